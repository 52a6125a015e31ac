#include "app/supervisor/self_test_dialog.h"

#include "app/kiosk/self_test_facts.h"
#include "app/store/sqlite_store.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QThread>

namespace cutcard::supervisor {
namespace {

using kiosk::CheckResult;

constexpr QSize kCheckSize(640, 440);

std::int64_t driftNow() {
    return store::systemClock().now() - systemSteadyClock().now();
}

QRgb colourOf(CheckResult result) {
    switch (result) {
    case CheckResult::Right: return look::colours().right;
    case CheckResult::Failed: return look::colours().wrong;
    case CheckResult::Waiting:
    case CheckResult::Warning: break;
    }
    return look::colours().gold;
}

}  // namespace

SelfTestDialog::SelfTestDialog(ConsoleContext& context, const QString& next, QWidget* parent)
    : QDialog(parent), m_context(context), m_drift(driftNow()) {
    using namespace std::chrono_literals;
    setAttribute(Qt::WA_DeleteOnClose);
    named(this, "selfTest", tr("Check of this machine"));
    setWindowTitle(tr("Check of this machine"));
    setMinimumWidth(look::px(600));
    build(next);
    // The lines come when the records have been read.
    sizeDialog(*this, kCheckSize);
    connect(&m_watching, &QTimer::timeout, this, &SelfTestDialog::look);
    m_watching.start(1s);
    check();
}

SelfTestDialog::~SelfTestDialog() {
    if (m_worker) m_worker->wait();
}

void SelfTestDialog::build(const QString& next) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    layout->setSpacing(look::gap());
    layout->addWidget(heading(tr("Check of this machine"), this));
    auto* inside = new QWidget;
    m_lines = new QGridLayout(inside);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setHorizontalSpacing(2 * look::gap());
    m_lines->setVerticalSpacing(look::gap());
    m_lines->setColumnStretch(3, 1);
    m_area = new FittingArea(inside, this);
    layout->addWidget(m_area, 1);
    m_busy = remark(tr("The records are being checked…"), this);
    layout->addWidget(m_busy);
    m_target = button("inputTarget", tr("Touch here, or press a key"), this);
    m_target->setStyleSheet(QStringLiteral("min-height: %1px;").arg(look::px(56)));
    layout->addWidget(m_target);
    auto* row = new QHBoxLayout;
    QPushButton* again = button("checkAgain", tr("Check &again"), this);
    QPushButton* close = button("closeSelfTest", tr("&Close"), this);
    row->addWidget(again);
    row->addStretch();
    row->addWidget(close);
    if (!next.isEmpty()) {
        m_next = button("selfTestNext", next, this, ButtonKind::Primary);
        m_next->setEnabled(false);
        row->addWidget(m_next);
        connect(m_next, &QPushButton::clicked, this, [this] {
            accept();
            emit passed();
        });
    }
    layout->addLayout(row);
    connect(again, &QPushButton::clicked, this, &SelfTestDialog::check);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_target, &QPushButton::pressed, this, &SelfTestDialog::inputCame);
}

/// Every record is read; beside the window, which stays alive.
void SelfTestDialog::check() {
    const auto* here = dynamic_cast<store::SqliteStore*>(&m_context.store);
    m_facts.newestEvent = kiosk::newestEventOf(m_context.store, m_context.session);
    m_drift = driftNow();
    if (!here) {
        m_busy->hide();
        look();
        return;
    }
    const std::string folder = here->folder();
    m_facts.freeBytes = kiosk::freeBytesOf(folder);
    m_facts.canBeWritten = kiosk::canBeWritten(folder);
    if (m_worker && m_worker->isRunning()) return;
    m_busy->show();
    if (m_next) m_next->setEnabled(false);
    m_worker.reset(QThread::create([this, folder] {
        const auto found = kiosk::checkRecords(folder, store::systemClock().now());
        QMetaObject::invokeMethod(this, [this, found] {
            m_facts.damage = found.damage;
            m_facts.backupAge = found.backupAge;
            m_facts.backupIsRight = found.backupIsRight;
            m_busy->hide();
            look();
        });
    }));
    m_worker->start();
}

void SelfTestDialog::look() {
    if (m_busy->isVisibleTo(this)) return;
    m_facts.now = store::systemClock().now();
    m_facts.clockMoved = driftNow() - m_drift;
    m_facts.screen = screen()->size();
    m_facts.uncovered = kiosk::uncoveredOutputs();
    m_facts.outputs = kiosk::outputsOfThePicture();
    show(m_facts);
}

void SelfTestDialog::show(const kiosk::SelfTestFacts& facts) {
    const auto lines = kiosk::selfTest(facts);
    for (int row = 0; row < static_cast<int>(lines.size()); ++row) {
        const kiosk::CheckLine& line = lines[static_cast<std::size_t>(row)];
        const QString about = line.advice.isEmpty() ? line.finding : line.finding + u'\n' + line.advice;
        const QStringList texts = {kiosk::signOf(line.result), line.title, kiosk::wordOf(line.result), about};
        for (int column = 0; column < texts.size(); ++column) {
            QLayoutItem* there = m_lines->itemAtPosition(row, column);
            auto* label = there ? qobject_cast<QLabel*>(there->widget()) : nullptr;
            if (!label) {
                label = new QLabel(this);
                label->setWordWrap(column == 3);
                label->setObjectName(column == 3 ? QStringLiteral("check.") + line.key : QString());
                m_lines->addWidget(label, row, column, Qt::AlignTop);
            }
            label->setText(texts[column]);
            label->setAccessibleName(column == 3 ? line.title + u' ' + texts[2] + u' ' + about : texts[column]);
            const bool isResult = column == 0 || column == 2;
            label->setStyleSheet(
                isResult ? QStringLiteral("color: %1; font-weight: 600;").arg(QColor(colourOf(line.result)).name())
                         : QString());
        }
    }
    m_target->setVisible(!facts.inputSeen);
    if (m_next) m_next->setEnabled(kiosk::examMayBegin(lines));
}

void SelfTestDialog::inputCame() {
    m_facts.inputSeen = true;
    look();
}

bool SelfTestDialog::event(QEvent* event) {
    const bool isTaken = QDialog::event(event);
    growWithWords(*this, *event);
    return isTaken;
}

void SelfTestDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) inputCame();
    // Nothing in the list takes the focus.
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        QCoreApplication::sendEvent(m_area->verticalScrollBar(), event);
    QDialog::keyPressEvent(event);
}

}  // namespace cutcard::supervisor
