#include "app/supervisor/entry_forms.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/passphrase_fields.h"
#include "app/text/catalogue.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace cutcard::supervisor {
namespace {

QVBoxLayout* columnOf(QWidget* form, const char* objectName, const QString& title, const QString& about) {
    named(form, objectName, title);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap() / 2);
    column->addWidget(heading(title, form));
    if (!about.isEmpty()) column->addWidget(remark(about, form));
    column->addSpacing(look::gap());
    return column;
}

QComboBox* personBox(const char* objectName, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(objectName));
    return box;
}

/// Whoever was chosen before stays chosen.
void fillSupervisors(QComboBox& box, store::Store& store) {
    const QString before = box.currentData().toString();
    box.clear();
    const auto people = store.whoMayEnter();
    if (!people) return;
    for (const store::Person& person : *people) {
        if (person.role == store::Role::Supervisor)
            box.addItem(QString::fromStdString(person.name), QString::fromStdString(person.id));
    }
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

store::Id chosen(const QComboBox& box) {
    return box.currentData().toString().toStdString();
}

QHBoxLayout* buttonRow(QWidget* left, QWidget* right) {
    auto* row = new QHBoxLayout;
    if (left) row->addWidget(left);
    row->addStretch();
    row->addWidget(right);
    return row;
}

}  // namespace

void EntryForm::submit(QPushButton& button, const std::function<void()>& work) {
    const QString text = button.text();
    button.setEnabled(false);
    button.setText(tr("Checking…"));
    button.repaint();
    work();
    button.setText(text);
    button.setEnabled(true);
}

void EntryForm::enter(const store::Id& supervisor, const QString& name, const std::string& passphrase,
                      const QString& newCode, FieldError& complaint) {
    const auto session = m_store.signIn(supervisor, passphrase);
    if (!session) {
        complaint.say(text::storeFault(session.refusal()));
        return;
    }
    forget();
    emit entered({*session, name, newCode});
}

FirstRunForm::FirstRunForm(store::Store& store, QWidget* parent)
    : EntryForm(store, parent), m_name(new QLineEdit(this)), m_passphrase(new PassphraseFields(this)),
      m_error(new FieldError("firstRunError", nullptr, this)),
      m_button(button("setUp", tr("&Set up"), this, ButtonKind::Primary)) {
    QVBoxLayout* column = columnOf(this, "firstRun", tr("Set up the supervisor's console"),
                                   tr("Nobody supervises here yet. The first supervisor adds trainees, other "
                                      "supervisors, rule sets and exams."));
    m_name->setObjectName(QStringLiteral("firstRunName"));
    m_nameError = addField(*column, tr("Your &name"), m_name);
    column->addWidget(m_passphrase);
    column->addWidget(m_error);
    column->addSpacing(look::gap());
    column->addLayout(buttonRow(nullptr, m_button));
    column->addStretch();
    connect(m_name, &QLineEdit::textChanged, m_nameError, &FieldError::clear);
    connect(m_name, &QLineEdit::returnPressed, m_passphrase, [this] { m_passphrase->setFocus(); });
    connect(m_passphrase, &PassphraseFields::entered, this, &FirstRunForm::setUp);
    connect(m_button, &QPushButton::clicked, this, &FirstRunForm::setUp);
}

void FirstRunForm::begin() {
    forget();
    m_name->setFocus();
}

void FirstRunForm::forget() {
    m_name->setText({});
    m_passphrase->forget();
    m_error->clear();
}

void FirstRunForm::setUp() {
    m_error->clear();
    const QString name = m_name->text().simplified();
    m_nameError->say(name.isEmpty() ? tr("Write your name.") : QString());
    if (name.isEmpty()) m_name->setFocus();
    if (name.isEmpty() || !m_passphrase->check()) return;
    submit(*m_button, [&] {
        const std::string passphrase = m_passphrase->passphrase();
        const auto access = store().setUp(name.toStdString(), passphrase);
        if (!access) {
            m_error->say(text::storeFault(access.refusal()));
            return;
        }
        enter(access->id, name, passphrase, QString::fromStdString(access->recoveryCode), *m_error);
    });
}

SignInForm::SignInForm(store::Store& store, QWidget* parent)
    : EntryForm(store, parent), m_why(remark({}, this)), m_person(personBox("signInPerson", this)),
      m_passphrase(passphraseField("signInPassphrase", this)), m_again(button("askAgain", tr("&Try again"), this)),
      m_button(button("signIn", tr("&Sign in"), this, ButtonKind::Primary)) {
    QVBoxLayout* column = columnOf(this, "signInForm", tr("Supervisor's console"), {});
    m_why->setObjectName(QStringLiteral("signInWhy"));
    m_why->hide();
    column->addWidget(m_why);
    column->addWidget(m_again, 0, Qt::AlignLeft);
    m_again->hide();
    addField(*column, tr("S&upervisor"), m_person);
    m_error = addField(*column, tr("&Passphrase"), m_passphrase);
    column->addSpacing(look::gap());
    QPushButton* forgot = button("forgot", tr("&Forgot it: recovery code"), this);
    column->addLayout(buttonRow(forgot, m_button));
    column->addStretch();
    connect(m_passphrase, &QLineEdit::textChanged, m_error, &FieldError::clear);
    connect(m_passphrase, &QLineEdit::returnPressed, this, &SignInForm::signIn);
    connect(m_button, &QPushButton::clicked, this, &SignInForm::signIn);
    connect(forgot, &QPushButton::clicked, this, &EntryForm::otherWay);
    connect(m_again, &QPushButton::clicked, this, &SignInForm::againWanted);
}

void SignInForm::begin() {
    forget();
    fillSupervisors(*m_person, store());
    m_passphrase->setFocus();
}

void SignInForm::forget() {
    m_passphrase->setText({});
    explain({});
}

void SignInForm::explain(const QString& sentence) {
    m_why->setText(sentence);
    m_why->setVisible(!sentence.isEmpty());
}

void SignInForm::offerAgain(bool isOffered) {
    m_again->setVisible(isOffered);
    if (isOffered) m_again->setFocus();
}

void SignInForm::signIn() {
    submit(*m_button, [this] {
        const std::string passphrase = m_passphrase->text().toStdString();
        m_passphrase->setText({});
        enter(chosen(*m_person), m_person->currentText(), passphrase, {}, *m_error);
    });
    m_passphrase->setFocus();
}

RecoverForm::RecoverForm(store::Store& store, QWidget* parent)
    : EntryForm(store, parent), m_person(personBox("recoverPerson", this)), m_code(new QLineEdit(this)),
      m_passphrase(new PassphraseFields(this)),
      m_button(button("recover", tr("&Set the new passphrase"), this, ButtonKind::Primary)) {
    QVBoxLayout* column = columnOf(this, "recoverForm", tr("A new passphrase"),
                                   tr("The recovery code was shown when you were added. It can be used once; you get "
                                      "a new one."));
    addField(*column, tr("S&upervisor"), m_person);
    m_code->setObjectName(QStringLiteral("recoveryCode"));
    m_codeError = addField(*column, tr("&Recovery code"), m_code);
    column->addWidget(m_passphrase);
    column->addSpacing(look::gap());
    QPushButton* back = button("backToSignIn", tr("&Back"), this);
    column->addLayout(buttonRow(back, m_button));
    column->addStretch();
    connect(m_code, &QLineEdit::textChanged, m_codeError, &FieldError::clear);
    connect(m_code, &QLineEdit::returnPressed, m_passphrase, [this] { m_passphrase->setFocus(); });
    connect(m_passphrase, &PassphraseFields::entered, this, &RecoverForm::recover);
    connect(m_button, &QPushButton::clicked, this, &RecoverForm::recover);
    connect(back, &QPushButton::clicked, this, &EntryForm::otherWay);
}

void RecoverForm::begin() {
    forget();
    fillSupervisors(*m_person, store());
    m_code->setFocus();
}

void RecoverForm::forget() {
    m_code->setText({});
    m_passphrase->forget();
}

void RecoverForm::recover() {
    m_codeError->say(m_code->text().trimmed().isEmpty() ? tr("Write the recovery code.") : QString());
    if (!m_codeError->text().isEmpty()) m_code->setFocus();
    if (!m_codeError->text().isEmpty() || !m_passphrase->check()) return;
    submit(*m_button, [this] {
        const store::Id person = chosen(*m_person);
        const std::string passphrase = m_passphrase->passphrase();
        const auto access = store().recover(person, m_code->text().toStdString(), passphrase);
        if (!access) {
            m_codeError->say(text::storeFault(access.refusal()));
            return;
        }
        enter(person, m_person->currentText(), passphrase, QString::fromStdString(access->recoveryCode), *m_codeError);
    });
}

}  // namespace cutcard::supervisor
