#include "app/supervisor/recovery_code_view.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/lock_down.h"
#include "app/text/dates.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextDocument>

namespace cutcard::supervisor {

RecoveryCodeView::RecoveryCodeView(QWidget* parent)
    : QWidget(parent), m_about(remark({}, this)), m_code(new QLabel(this)), m_copied(remark({}, this)),
      m_written(new QCheckBox(tr("I have &written it down"), this)),
      m_continue(button("codeContinue", tr("&Continue"), this, ButtonKind::Primary)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::gap());
    layout->addWidget(heading(tr("Recovery code"), this));
    layout->addWidget(m_about);
    m_code->setObjectName(QStringLiteral("newCode"));
    m_code->setProperty("role", QStringLiteral("code"));
    m_code->setAlignment(Qt::AlignCenter);
    // What is copied in a kiosk, whoever comes next could paste.
    m_code->setTextInteractionFlags(isLockedDown() ? Qt::NoTextInteraction
                                                   : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_code);
    auto* row = new QHBoxLayout;
    QPushButton* copy = button("copyCode", tr("Co&py"), this);
    QPushButton* print = button("printCode", tr("P&rint…"), this);
    row->addWidget(copy);
    row->addWidget(print);
    // The dialog of a printer leads to every folder of the disk.
    for (QPushButton* one : {copy, print}) one->setVisible(!isLockedDown());
    row->addWidget(m_copied, 1);
    layout->addLayout(row);
    named(m_written, "codeWritten", tr("I have written it down"));
    layout->addSpacing(look::gap());
    layout->addWidget(m_written, 0, Qt::AlignLeft);
    layout->addWidget(m_continue, 0, Qt::AlignRight);
    connect(copy, &QPushButton::clicked, this, &RecoveryCodeView::copy);
    connect(print, &QPushButton::clicked, this, &RecoveryCodeView::print);
    connect(m_written, &QCheckBox::toggled, m_continue, &QPushButton::setEnabled);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        forget();
        emit noted();
    });
    forget();
}

void RecoveryCodeView::show(const QString& name, const QString& code) {
    m_name = name;
    m_about->setText(tr("With this code %1 gets in again when the passphrase is forgotten. It is shown only now and "
                        "replaces any older one. Keep it on paper, where no trainee finds it.")
                         .arg(name));
    m_code->setText(code);
    m_code->setAccessibleName(tr("Recovery code %1").arg(code));
    m_written->setFocus();
    QWidget::show();
}

void RecoveryCodeView::takeOver(const RecoveryCodeView& before) {
    show(before.m_name, before.m_code->text());
    m_written->setChecked(before.m_written->isChecked());
}

void RecoveryCodeView::copy() {
    QGuiApplication::clipboard()->setText(m_code->text());
    m_copied->setText(tr("Copied. Paste it only where it stays secret."));
}

void RecoveryCodeView::print() {
    auto* dialog = named(new QPrintDialog(this), "printDialog", tr("Print the recovery code"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        const QString date = text::longDay(QDate::currentDate());
        QTextDocument sheet;
        sheet.setHtml(QStringLiteral("<h2>%1</h2><p>%2<br>%3</p><h1>%4</h1><p>%5</p>")
                          .arg(tr("Cutcard: recovery code"), m_name.toHtmlEscaped(), date, m_code->text(),
                               tr("It replaces any older one. Keep it where no trainee finds it.")));
        sheet.print(printer);
    });
    dialog->open();
}

void RecoveryCodeView::forget() {
    m_code->setText({});
    m_code->setAccessibleName({});
    m_copied->setText({});
    m_written->setChecked(false);
    m_continue->setEnabled(false);
}

}  // namespace cutcard::supervisor
