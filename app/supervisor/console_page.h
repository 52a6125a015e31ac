#pragma once

#include "app/school/kiosk_book.h"
#include "app/store/store.h"

#include <QString>
#include <QWidget>

class QUndoStack;

namespace cutcard::supervisor {

/// What every page of the console works with. The session is a supervisor's.
struct ConsoleContext {
    store::Store& store;
    store::StoreSession session;
    QUndoStack& undo;
    school::KioskBook* kiosks = nullptr;  ///< Null: these are the records of this computer, not a school's.
};

/// One page of the console: a title, a view of the store, and what can be done with it.
class ConsolePage : public QWidget {
    Q_OBJECT

public:
    explicit ConsolePage(ConsoleContext& context, QWidget* parent = nullptr) : QWidget(parent), m_context(context) {}

    virtual QString title() const = 0;
    /// Reads again what it shows; called whenever the page comes to the front.
    virtual void refresh() = 0;
    /// Made anew in another language or size: what was not saved on the page before goes on here.
    virtual void takeOver(ConsolePage& before) { Q_UNUSED(before) }
    /// Somebody wants to see this attempt. The page of results shows it.
    virtual void openAttempt(const QString& attempt) { Q_UNUSED(attempt) }

signals:
    /// A sentence for the bar at the bottom of the console; a fault stays until something else is done.
    void said(const QString& sentence, bool isFault);
    /// The exam was started in the store: the console gives the screen to it.
    void examStarted(const QString& attempt);
    /// To be opened on the page of results.
    void attemptWanted(const QString& attempt);

protected:
    ConsoleContext& context() { return m_context; }
    store::Store& store() { return m_context.store; }
    const store::StoreSession& session() const { return m_context.session; }

private:
    ConsoleContext& m_context;
};

}  // namespace cutcard::supervisor
