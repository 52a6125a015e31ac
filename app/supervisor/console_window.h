#pragma once

#include "app/supervisor/console_page.h"

#include <QMainWindow>
#include <QTimer>
#include <QUndoStack>

#include <chrono>
#include <memory>

class QLabel;
class QMenu;
class QStackedWidget;

namespace cutcard::supervisor {

class ConsoleBody;
class EntryView;
class IdleWatch;
class RecoveryCodeView;
struct Entrance;

/// The supervisor's window: set-up, signing in, then the pages. Whoever leaves it, or leaves it alone, is signed out.
class ConsoleWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit ConsoleWindow(store::Store& store, QWidget* parent = nullptr);
    ~ConsoleWindow() override;

    /// Nobody's until somebody has signed in.
    const store::StoreSession& session() const { return m_context ? m_context->session : m_nobody; }
    /// Ten minutes unless told otherwise.
    void setIdleLimit(std::chrono::milliseconds limit);
    /// By its place in the side bar, from 0. Nothing happens before somebody has signed in.
    void showPage(int index);

public slots:
    void signOut(const QString& why = {});

signals:
    void examStarted(const QString& attempt);
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeMenus();
    void makePageMenu(QMenu& menu);
    void enter(const Entrance& entrance);
    void openConsole();
    /// False: the session has ended in the store, and so it has here.
    bool stillIn();
    void closePages();
    void say(const QString& sentence, bool isFault);
    void showShortcuts();

    store::Store& m_store;
    store::StoreSession m_nobody;
    std::shared_ptr<ConsoleContext> m_context;  ///< Lives as long as the pages.
    QUndoStack m_undo;
    IdleWatch* m_idle;
    QStackedWidget* m_states;
    EntryView* m_entry;
    RecoveryCodeView* m_code;
    QWidget* m_codePage;
    ConsoleBody* m_body = nullptr;
    QLabel* m_said;
    QLabel* m_who;
    QTimer m_fading;
    QAction* m_signOut = nullptr;
    QMenu* m_edit = nullptr;
    QMenu* m_go = nullptr;
};

}  // namespace cutcard::supervisor
