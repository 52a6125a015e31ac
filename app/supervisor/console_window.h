#pragma once

#include "app/supervisor/console_look.h"
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
class RecordsSwitch;
class RecoveryCodeView;
struct Entrance;

/// Whose records a console shows. Where no school is set there is nothing to choose, and nothing is said about it.
struct ConsoleRecords {
    school::KioskBook* kiosks = nullptr;  ///< There where they are a school's; else they are this computer's.
    bool hasOthers = false;               ///< Whether those of the other can be opened instead.
};

/// The supervisor's window: set-up, signing in, then the pages. Whoever leaves it, or leaves it alone, is signed out.
class ConsoleWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit ConsoleWindow(store::Store& store, const ConsoleLook& look = {}, const ConsoleRecords& records = {},
                           QWidget* parent = nullptr);
    ~ConsoleWindow() override;

    /// Nobody's until somebody has signed in.
    const store::StoreSession& session() const { return m_context ? m_context->session : m_nobody; }
    /// Everything is made anew, as in another language too; what was not saved stays.
    void setLook(const ConsoleLook& look);
    /// Ten minutes unless told otherwise.
    void setIdleLimit(std::chrono::milliseconds limit);
    bool isSchools() const { return m_records.kiosks != nullptr; }
    /// While the other records are being opened nobody signs in to these.
    void setOpeningOthers(bool isOpening);
    /// Why they could not be opened. These here stay as they are.
    void refuseOthers(const QString& why);
    /// By its place in the side bar, from 0. Nothing happens before somebody has signed in.
    void showPage(int index);

public slots:
    void signOut(const QString& why = {});

signals:
    /// Never of a school's console: the screen of an exam is that of a kiosk.
    void examStarted(const QString& attempt);
    void otherRecordsWanted();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    QWidget* bottomBar(QWidget* parent);
    void rebuildSoon();
    void rebuild();
    void makeMenus();
    void makePageMenu(QMenu& menu);
    void offerOthers(QMenu& menu);
    void nameRecords();
    void enter(const Entrance& entrance);
    void openConsole(const ConsoleBody* before = nullptr);
    void setMenusOn(bool on);
    QString whoWords() const;
    /// False: the session has ended in the store, and so it has here.
    bool stillIn();
    void closePages();
    void say(const QString& sentence, bool isFault);
    void showShortcuts();

    store::Store& m_store;
    ConsoleRecords m_records;
    store::StoreSession m_nobody;
    std::shared_ptr<ConsoleContext> m_context;  ///< Lives as long as the pages.
    QUndoStack m_undo;
    IdleWatch* m_idle;
    QStackedWidget* m_states = nullptr;
    EntryView* m_entry = nullptr;
    RecoveryCodeView* m_code = nullptr;
    QWidget* m_codePage = nullptr;
    ConsoleBody* m_body = nullptr;
    RecordsSwitch* m_switch = nullptr;  ///< Null: there is no choice.
    QAction* m_others = nullptr;
    bool m_isOpening = false;
    QString m_othersFault;
    QLabel* m_said = nullptr;
    QLabel* m_who = nullptr;
    QString m_name;
    QString m_why;  ///< Somebody was signed out.
    bool m_isOutOfDate = false;
    QTimer m_fading;
    QAction* m_signOut = nullptr;
    QAction* m_check = nullptr;
    QMenu* m_edit = nullptr;
    QMenu* m_go = nullptr;
};

}  // namespace cutcard::supervisor
