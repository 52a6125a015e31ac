#include "app/supervisor/passphrase_fields.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/passphrase_strength.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace cutcard::supervisor {

QLineEdit* passphraseField(const char* objectName, QWidget* parent) {
    auto* field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(objectName));
    field->setEchoMode(QLineEdit::Password);
    field->setContextMenuPolicy(Qt::NoContextMenu);
    return field;
}

PassphraseFields::PassphraseFields(QWidget* parent)
    : QWidget(parent), m_first(passphraseField("passphrase", this)), m_again(passphraseField("passphraseAgain", this)),
      m_hint(remark({}, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::gap() / 2);
    m_firstError = addField(*layout, tr("&Passphrase"), m_first);
    m_hint->setObjectName(QStringLiteral("strength"));
    layout->addWidget(m_hint);
    m_againError = addField(*layout, tr("Passphrase &once more"), m_again);
    connect(m_first, &QLineEdit::textChanged, this, &PassphraseFields::hint);
    connect(m_again, &QLineEdit::textChanged, m_againError, &FieldError::clear);
    connect(m_first, &QLineEdit::returnPressed, m_again, [this] { m_again->setFocus(); });
    connect(m_again, &QLineEdit::returnPressed, this, &PassphraseFields::entered);
    setFocusProxy(m_first);
    hint();
}

void PassphraseFields::hint() {
    m_firstError->clear();
    m_hint->setText(strengthSentence(strengthOf(m_first->text())));
}

bool PassphraseFields::check() {
    const bool isShort = strengthOf(m_first->text()) == PassphraseStrength::TooShort;
    const bool isSame = m_first->text() == m_again->text();
    m_firstError->say(isShort ? tr("This is too short.") : QString());
    m_againError->say(isSame || isShort ? QString() : tr("The two are not the same. Write it once more."));
    if (isShort) m_first->setFocus();
    if (!isShort && !isSame) m_again->setFocus();
    return !isShort && isSame;
}

std::string PassphraseFields::passphrase() const {
    return m_first->text().toStdString();
}

void PassphraseFields::complain(const QString& sentence) {
    m_firstError->say(sentence);
}

void PassphraseFields::forget() {
    // Unlike clear(), this empties the history of the field as well.
    m_first->setText({});
    m_again->setText({});
}

}  // namespace cutcard::supervisor
