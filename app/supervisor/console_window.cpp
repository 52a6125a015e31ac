#include "app/supervisor/console_window.h"

#include "app/supervisor/console_body.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/entry_view.h"
#include "app/supervisor/idle_watch.h"
#include "app/supervisor/records_switch.h"
#include "app/supervisor/recovery_code_view.h"
#include "app/supervisor/self_test_dialog.h"
#include "app/supervisor/shortcut_list.h"
#include "app/text/catalogue.h"

#include <QAccessible>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>

#include <utility>

namespace cutcard::supervisor {
namespace {

constexpr QSize kUsual(1440, 900);
constexpr QSize kLeast(1200, 640);

}  // namespace

ConsoleWindow::ConsoleWindow(store::Store& store, const ConsoleLook& look, const ConsoleRecords& records,
                             QWidget* parent)
    : QMainWindow(parent), m_store(store), m_records(records), m_idle(new IdleWatch(*this)) {
    using namespace std::chrono_literals;
    look::wear(look);
    setMinimumSize(kLeast);
    resize(kUsual.boundedTo(screen()->availableSize()));
    m_fading.setSingleShot(true);
    m_fading.setInterval(8s);
    connect(&m_fading, &QTimer::timeout, this, [this] { say({}, false); });
    connect(m_idle, &IdleWatch::idle, this, [this] { signOut(tr("You were signed out because nobody was here.")); });
    build();
    signOut();
}

void ConsoleWindow::build() {
    dressWidgets();
    dressWindow(*this);
    named(this, "console", tr("Supervisor's console"));
    nameRecords();
    auto* all = new QWidget(this);
    m_states = new QStackedWidget(all);
    m_switch = m_records.hasOthers ? new RecordsSwitch(isSchools(), m_states) : nullptr;
    m_entry = new EntryView(m_store, m_switch, m_states);
    m_code = new RecoveryCodeView(m_states);
    m_codePage = centred(m_code, m_states);
    m_states->addWidget(m_entry);
    m_states->addWidget(m_codePage);
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_states, 1);
    column->addWidget(bottomBar(all));
    setCentralWidget(all);
    // At once: its keys must not be there twice.
    QMenuBar* old = menuBar();
    setMenuBar(new QMenuBar(this));
    delete old;
    makeMenus();
    connect(m_entry, &EntryView::entered, this, &ConsoleWindow::enter);
    if (m_switch != nullptr) {
        connect(m_switch, &RecordsSwitch::othersWanted, this, &ConsoleWindow::otherRecordsWanted);
        setOpeningOthers(m_isOpening);
        m_switch->refuse(m_othersFault);
    }
    connect(m_code, &RecoveryCodeView::noted, this, [this] { openConsole(); });
}

QWidget* ConsoleWindow::bottomBar(QWidget* parent) {
    auto* bar = new QFrame(parent);
    bar->setObjectName(QStringLiteral("bottomBar"));
    m_said = new QLabel(bar);
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_who = new QLabel(bar);
    m_who->setObjectName(QStringLiteral("signedInAs"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_said, 1);
    if (isSchools() || m_records.hasOthers)
        row->addWidget(named(new QLabel(whoseRecords(isSchools()), bar), "whoseRecords", whoseRecords(isSchools())));
    row->addWidget(m_who);
    return bar;
}

void ConsoleWindow::setLook(const ConsoleLook& look) {
    if (look == look::worn()) return;
    look::wear(look);
    rebuildSoon();
}

void ConsoleWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuildSoon();
    QMainWindow::changeEvent(event);
}

/// A language comes with several events, and whoever sends one is still at work.
void ConsoleWindow::rebuildSoon() {
    if (std::exchange(m_isOutOfDate, true)) return;
    QMetaObject::invokeMethod(this, &ConsoleWindow::rebuild, Qt::QueuedConnection);
}

void ConsoleWindow::rebuild() {
    // What is being written in a dialog stays: the rest waits until it is closed.
    for (QDialog* dialog : findChildren<QDialog*>()) {
        if (!dialog->isVisible()) continue;
        connect(dialog, &QObject::destroyed, this, &ConsoleWindow::rebuild, Qt::QueuedConnection);
        return;
    }
    if (!std::exchange(m_isOutOfDate, false)) return;
    const QString said = m_said->accessibleName();
    const bool isFault = m_said->property("role") == QStringLiteral("error");
    const bool showsCode = m_states->currentWidget() == m_codePage;
    const std::unique_ptr<QWidget> before(takeCentralWidget());
    before->hide();
    ConsoleBody* body = std::exchange(m_body, nullptr);
    const RecoveryCodeView* code = m_code;
    build();
    // The window is shown already.
    centralWidget()->show();
    menuBar()->show();
    setMenusOn(body != nullptr);
    m_who->setText(m_context ? whoWords() : QString());
    for (QAction* action : {m_signOut, m_check}) action->setEnabled(m_context != nullptr);
    if (body != nullptr) {
        openConsole(body);
    } else if (showsCode) {
        m_states->setCurrentWidget(m_codePage);
        m_code->takeOver(*code);
    } else {
        m_entry->begin(m_why);
    }
    say(said, isFault);
}

ConsoleWindow::~ConsoleWindow() {
    // The pages still hold on to the context and the undo stack.
    delete m_body;
    m_store.leave(session());
}

void ConsoleWindow::makeMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_signOut = file->addAction(tr("&Sign out"), QKeySequence(tr("Ctrl+Shift+O")), this, [this] { signOut(); });
    m_check = file->addAction(tr("Check this &machine…"), this, [this] {
        if (stillIn()) (new SelfTestDialog(*m_context, {}, this))->open();
    });
    m_check->setObjectName(QStringLiteral("checkMachine"));
    // What is checked is what an exam on this machine needs; none is sat in a school's records.
    m_check->setVisible(!isSchools());
    if (m_records.hasOthers) offerOthers(*file);
    file->addSeparator();
    file->addAction(tr("&Close console"), QKeySequence(tr("Ctrl+W")), this, &QWidget::close)
        ->setObjectName(QStringLiteral("closeConsole"));
    m_signOut->setObjectName(QStringLiteral("signOut"));
    m_edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_undo.createUndoAction(m_edit, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setObjectName(QStringLiteral("undo"));
    QAction* redo = m_undo.createRedoAction(m_edit, tr("&Redo"));
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    redo->setObjectName(QStringLiteral("redo"));
    m_edit->addActions({undo, redo});
    m_go = menuBar()->addMenu(tr("&Go"));
    makePageMenu(*m_go);
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keyboard shortcuts"), QKeySequence(Qt::Key_F1), this, &ConsoleWindow::showShortcuts)
        ->setObjectName(QStringLiteral("shortcuts"));
}

void ConsoleWindow::offerOthers(QMenu& menu) {
    menu.addSeparator();
    m_others = menu.addAction(isSchools() ? tr("Open the &records of this computer") : tr("Open the school's &records"),
                              this, &ConsoleWindow::otherRecordsWanted);
    m_others->setObjectName(QStringLiteral("openOthers"));
}

void ConsoleWindow::nameRecords() {
    if (!isSchools() && !m_records.hasOthers) {
        setWindowTitle(tr("Cutcard: supervisor's console"));
    } else {
        setWindowTitle(isSchools() ? tr("Cutcard: supervisor's console, the school's records")
                                   : tr("Cutcard: supervisor's console, the records of this computer"));
    }
}

void ConsoleWindow::setOpeningOthers(bool isOpening) {
    if (m_switch == nullptr) return;
    m_isOpening = isOpening;
    if (isOpening) m_othersFault.clear();
    m_switch->setOpening(isOpening);
    m_others->setEnabled(!isOpening);
    m_entry->setWaiting(isOpening);
    if (isOpening && m_body != nullptr) say(tr("Opening the other records…"), false);
}

void ConsoleWindow::refuseOthers(const QString& why) {
    setOpeningOthers(false);
    m_othersFault = why;
    if (m_switch != nullptr) m_switch->refuse(why);
    if (m_body != nullptr) say(why, true);
}

void ConsoleWindow::makePageMenu(QMenu& menu) {
    int index = 0;
    for (const PageEntry& entry : consolePages(isSchools())) {
        QAction* go =
            menu.addAction(entry.title, QKeySequence(pageKeys(index)), this, [this, index] { showPage(index); });
        go->setObjectName(QStringLiteral("go.") + entry.key);
        ++index;
    }
    menu.addSeparator();
    menu.addAction(tr("&Read again"), QKeySequence(Qt::Key_F5), this,
                   [this] {
                       if (m_body && stillIn()) m_body->refresh();
                   })
        ->setObjectName(QStringLiteral("readAgain"));
}

void ConsoleWindow::setIdleLimit(std::chrono::milliseconds limit) {
    m_idle->setLimit(limit);
}

void ConsoleWindow::enter(const Entrance& entrance) {
    m_context = std::make_shared<ConsoleContext>(ConsoleContext{m_store, entrance.session, m_undo, m_records.kiosks});
    m_name = entrance.name;
    m_who->setText(whoWords());
    for (QAction* action : {m_signOut, m_check}) action->setEnabled(true);
    m_idle->start();
    if (entrance.newCode.isEmpty()) {
        openConsole();
        return;
    }
    m_states->setCurrentWidget(m_codePage);
    m_code->show(entrance.name, entrance.newCode);
}

QString ConsoleWindow::whoWords() const {
    return tr("Signed in: %1").arg(m_name);
}

void ConsoleWindow::setMenusOn(bool on) {
    for (QMenu* menu : {m_edit, m_go}) menu->setEnabled(on);
    for (QAction* action : m_go->actions()) action->setEnabled(on);
}

void ConsoleWindow::openConsole(const ConsoleBody* before) {
    m_body = new ConsoleBody(*m_context, m_states);
    m_states->addWidget(m_body);
    m_states->setCurrentWidget(m_body);
    connect(m_body, &ConsoleBody::said, this, &ConsoleWindow::say);
    if (!isSchools()) connect(m_body, &ConsoleBody::examStarted, this, &ConsoleWindow::examStarted);
    connect(m_body, &ConsoleBody::pageChanged, this, [this] { say({}, false); });
    setMenusOn(true);
    before == nullptr ? m_body->show(0) : m_body->takeOver(*before);
}

void ConsoleWindow::showPage(int index) {
    if (m_body && stillIn()) m_body->show(index);
}

bool ConsoleWindow::stillIn() {
    const auto self = m_store.person(session(), session().person());
    // A server that is away has ended nobody's session: the page says that it is, and what was not saved stays.
    if (self || self.refusal().fault == store::StoreFault::ServerAway) return true;
    signOut(text::storeFault(self.refusal()));
    return false;
}

void ConsoleWindow::signOut(const QString& why) {
    m_idle->stop();
    m_store.leave(session());
    closePages();
    m_undo.clear();
    m_context.reset();
    m_code->forget();
    m_who->clear();
    say({}, false);
    for (QAction* action : {m_signOut, m_check}) action->setEnabled(false);
    setMenusOn(false);
    m_why = why;
    m_states->setCurrentWidget(m_entry);
    m_entry->begin(why);
}

/// A dialog of a file dialog may wait in a loop of its own: all are closed, and the pages go when that loop has ended.
void ConsoleWindow::closePages() {
    while (QWidget* popup = QApplication::activePopupWidget()) {
        if (!popup->close()) break;
    }
    for (QDialog* dialog : findChildren<QDialog*>()) {
        dialog->close();
        dialog->hide();
    }
    if (!m_body) return;
    disconnect(m_body, nullptr, this, nullptr);
    m_states->removeWidget(m_body);
    m_body->hide();
    connect(m_body, &QObject::destroyed, [context = m_context] { Q_UNUSED(context) });
    m_body->deleteLater();
    m_body = nullptr;
}

void ConsoleWindow::say(const QString& sentence, bool isFault) {
    const bool isSign = isFault && !sentence.isEmpty();
    m_said->setText(isSign ? QStringLiteral("⚠ ") + sentence : sentence);
    m_said->setAccessibleName(sentence);
    m_said->setProperty("role", isFault ? QStringLiteral("error") : QString());
    m_said->style()->unpolish(m_said);
    m_said->style()->polish(m_said);
    if (isSign) {
        QAccessibleEvent event(m_said, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    if (isFault || sentence.isEmpty()) {
        m_fading.stop();
    } else {
        m_fading.start();
    }
}

void ConsoleWindow::showShortcuts() {
    auto* list = new ShortcutList(this);
    list->fill(*this, m_body ? m_body->current() : nullptr);
    list->open();
}

void ConsoleWindow::closeEvent(QCloseEvent* event) {
    signOut();
    QMainWindow::closeEvent(event);
    emit closed();
}

}  // namespace cutcard::supervisor
