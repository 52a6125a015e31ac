#include "app/supervisor/console_dialogs.h"

#include "app/supervisor/fitting.h"
#include "app/supervisor/lock_down.h"
#include "app/supervisor/stick_dialog.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>

namespace cutcard::supervisor {
namespace {

constexpr QSize kFileDialog(860, 540);

QMessageBox* box(QWidget* parent, const char* objectName, const QString& title, const QString& text) {
    auto* box = named(new QMessageBox(parent), objectName, title);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(title);
    box->setText(text);
    box->setTextFormat(Qt::PlainText);
    return box;
}

QFileDialog* chooser(QWidget* parent, const FileWish& wish, std::function<void(const QString&)> onChosen) {
    auto* dialog = named(new QFileDialog(parent, wish.title), "fileDialog", wish.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    sizeDialog(*dialog, kFileDialog);
    dialog->setNameFilters(wish.filters);
    dialog->setDefaultSuffix(wish.suffix);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(onChosen));
    return dialog;
}

QDialog* onStick(QWidget* parent, const FileWish& wish, StickDialog::Purpose purpose,
                 std::function<void(const QString&)> onChosen) {
    auto* dialog = new StickDialog(wish, purpose, parent);
    QObject::connect(dialog, &StickDialog::chosen, parent, std::move(onChosen));
    dialog->open();
    return dialog;
}

}  // namespace

QMessageBox* ask(QWidget* parent, const char* objectName, const Question& question, std::function<void()> onYes) {
    QMessageBox* asked = box(parent, objectName, question.title, question.text);
    QPushButton* yes =
        button("yes", question.yes, asked, question.isDangerous ? ButtonKind::Danger : ButtonKind::Primary);
    QPushButton* no = button("no", QMessageBox::tr("&Cancel"), asked);
    asked->addButton(yes, QMessageBox::AcceptRole);
    asked->addButton(no, QMessageBox::RejectRole);
    asked->setEscapeButton(no);
    asked->setDefaultButton(question.isDangerous ? no : yes);
    QObject::connect(yes, &QPushButton::clicked, parent, std::move(onYes));
    asked->open();
    return asked;
}

QMessageBox* tell(QWidget* parent, const char* objectName, const QString& title, const QString& text) {
    QMessageBox* told = box(parent, objectName, title, text);
    QPushButton* seen = button("seen", QMessageBox::tr("&OK"), told, ButtonKind::Primary);
    told->addButton(seen, QMessageBox::AcceptRole);
    told->setDefaultButton(seen);
    told->setEscapeButton(seen);
    told->open();
    return told;
}

QDialog* openFile(QWidget* parent, const FileWish& wish, std::function<void(const QString&)> onChosen) {
    if (isLockedDown()) return onStick(parent, wish, StickDialog::Purpose::Open, std::move(onChosen));
    QFileDialog* dialog = chooser(parent, wish, std::move(onChosen));
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
    return dialog;
}

QDialog* saveFile(QWidget* parent, const FileWish& wish, std::function<void(const QString&)> onChosen) {
    const auto overwriting = [parent, onChosen = std::move(onChosen)](const QString& path) {
        if (!QFileInfo::exists(path)) {
            onChosen(path);
            return;
        }
        const QString name = QFileInfo(path).fileName();
        ask(parent, "overwriteDialog",
            {QFileDialog::tr("Replace the file"), QFileDialog::tr("\"%1\" is there already.").arg(name),
             QFileDialog::tr("&Replace"), true},
            [path, onChosen] { onChosen(path); });
    };
    if (isLockedDown()) return onStick(parent, wish, StickDialog::Purpose::Save, overwriting);
    QFileDialog* dialog = chooser(parent, wish, overwriting);
    // Its own question would wait for the answer.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(wish.name);
    dialog->open();
    return dialog;
}

FormDialog::FormDialog(const char* objectName, const QString& title, const QString& yes, QWidget* parent)
    : QDialog(parent) {
    named(this, objectName, title);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    setMinimumWidth(look::px(460));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    layout->setSpacing(look::gap());
    auto* inside = new QWidget;
    m_content = new QVBoxLayout(inside);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(look::gap() / 2);
    layout->addWidget(heading(title, this));
    layout->addWidget(new FittingArea(inside, this), 1);
    m_error = new FieldError("formError", nullptr, this);
    layout->addWidget(m_error);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    m_no = button("no", tr("&Cancel"), this);
    m_yes = button("yes", yes, this, ButtonKind::Primary);
    m_yes->setDefault(true);
    buttons->addWidget(m_no);
    buttons->addWidget(m_yes);
    layout->addSpacing(look::gap());
    layout->addLayout(buttons);
    connect(m_no, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_yes, &QPushButton::clicked, this, &FormDialog::accept);
}

void FormDialog::setReady(bool isReady) {
    m_yes->setEnabled(isReady);
}

void FormDialog::setDangerous() {
    m_yes->setProperty("kind", QStringLiteral("danger"));
    m_yes->setDefault(false);
    m_no->setDefault(true);
}

/// The buttons were made first, and come last for Tab too.
void FormDialog::showEvent(QShowEvent* event) {
    setTabOrder(previousInFocusChain(), m_no);
    setTabOrder(m_no, m_yes);
    QDialog::showEvent(event);
}

bool FormDialog::event(QEvent* event) {
    const bool isTaken = QDialog::event(event);
    growWithWords(*this, *event);
    return isTaken;
}

void FormDialog::accept() {
    const QString why = m_doing ? m_doing() : QString();
    m_error->say(why);
    if (why.isEmpty()) QDialog::accept();
}

}  // namespace cutcard::supervisor
