#include "app/supervisor/console_window.h"

#include "app/supervisor/console_body.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/entry_view.h"
#include "app/supervisor/idle_watch.h"
#include "app/supervisor/recovery_code_view.h"
#include "app/supervisor/shortcut_list.h"
#include "app/text/catalogue.h"

#include <QCloseEvent>
#include <QDialog>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>

namespace cutcard::supervisor {
namespace {

constexpr QSize kUsual(1440, 900);
constexpr QSize kLeast(1200, 640);

}  // namespace

ConsoleWindow::ConsoleWindow(store::Store& store, QWidget* parent)
    : QMainWindow(parent), m_store(store), m_idle(new IdleWatch(*this)), m_states(new QStackedWidget(this)),
      m_entry(new EntryView(store, m_states)), m_code(new RecoveryCodeView(m_states)), m_said(new QLabel(this)),
      m_who(new QLabel(this)) {
    using namespace std::chrono_literals;
    named(this, "console", tr("Supervisor's console"));
    setWindowTitle(tr("Cutcard: supervisor's console"));
    dressWidgets();
    dressWindow(*this);
    setMinimumSize(kLeast);
    resize(kUsual.boundedTo(screen()->availableSize()));
    m_codePage = centred(m_code, m_states);
    m_states->addWidget(m_entry);
    m_states->addWidget(m_codePage);
    setCentralWidget(m_states);
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setTextFormat(Qt::PlainText);
    m_who->setObjectName(QStringLiteral("signedInAs"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_said, 1);
    statusBar()->addPermanentWidget(m_who);
    m_fading.setSingleShot(true);
    m_fading.setInterval(8s);
    connect(&m_fading, &QTimer::timeout, this, [this] { say({}, false); });
    makeMenus();
    connect(m_entry, &EntryView::entered, this, &ConsoleWindow::enter);
    connect(m_code, &RecoveryCodeView::noted, this, &ConsoleWindow::openConsole);
    connect(m_idle, &IdleWatch::idle, this, [this] { signOut(tr("You were signed out because nobody was here.")); });
    signOut();
}

ConsoleWindow::~ConsoleWindow() {
    // The pages still hold on to the context and the undo stack.
    delete m_body;
    m_store.leave(session());
}

void ConsoleWindow::makeMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_signOut = file->addAction(tr("&Sign out"), QKeySequence(tr("Ctrl+Shift+O")), this, [this] { signOut(); });
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

void ConsoleWindow::makePageMenu(QMenu& menu) {
    int index = 0;
    for (const PageEntry& entry : consolePages()) {
        QAction* go = menu.addAction(entry.title, QKeySequence(tr("Ctrl+%1").arg(index + 1)), this,
                                     [this, index] { showPage(index); });
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
    m_context = std::make_shared<ConsoleContext>(ConsoleContext{m_store, entrance.session, m_undo});
    m_who->setText(tr("Signed in: %1").arg(entrance.name));
    m_signOut->setEnabled(true);
    m_idle->start();
    if (entrance.newCode.isEmpty()) {
        openConsole();
        return;
    }
    m_states->setCurrentWidget(m_codePage);
    m_code->show(entrance.name, entrance.newCode);
}

void ConsoleWindow::openConsole() {
    m_body = new ConsoleBody(*m_context, m_states);
    m_states->addWidget(m_body);
    m_states->setCurrentWidget(m_body);
    connect(m_body, &ConsoleBody::said, this, &ConsoleWindow::say);
    connect(m_body, &ConsoleBody::examStarted, this, &ConsoleWindow::examStarted);
    connect(m_body, &ConsoleBody::pageChanged, this, [this] { say({}, false); });
    for (QMenu* menu : {m_edit, m_go}) menu->setEnabled(true);
    for (QAction* action : m_go->actions()) action->setEnabled(true);
    m_body->show(0);
}

void ConsoleWindow::showPage(int index) {
    if (m_body && stillIn()) m_body->show(index);
}

bool ConsoleWindow::stillIn() {
    const auto self = m_store.person(session(), session().person());
    if (self) return true;
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
    m_signOut->setEnabled(false);
    for (QMenu* menu : {m_edit, m_go}) menu->setEnabled(false);
    for (QAction* action : m_go->actions()) action->setEnabled(false);
    m_states->setCurrentWidget(m_entry);
    m_entry->begin(why);
}

/// A dialog of a file dialog may wait in a loop of its own: all are closed, and the pages go when that loop has ended.
void ConsoleWindow::closePages() {
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
    m_said->setText(sentence);
    m_said->setAccessibleName(sentence);
    m_said->setProperty("role", isFault ? QStringLiteral("error") : QString());
    m_said->style()->unpolish(m_said);
    m_said->style()->polish(m_said);
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
