#pragma once

#include "app/supervisor/entry_forms.h"

class QStackedWidget;

namespace cutcard::supervisor {

class RecordsSwitch;

/// The door of the console: set-up where nobody supervises yet, else signing in, by passphrase or recovery code.
class EntryView : public QWidget {
    Q_OBJECT

public:
    /// `records`: the choice of whose records one enters; null where there is none.
    EntryView(store::Store& store, RecordsSwitch* records, QWidget* parent);

    /// `why`: what to say to somebody who was signed out.
    void begin(const QString& why = {});
    void forget();
    /// Nobody signs in while something else is going to take the window.
    void setWaiting(bool isWaiting);

signals:
    void entered(const cutcard::supervisor::Entrance& entrance);

private:
    void show(EntryForm& form);

    store::Store& m_store;
    QStackedWidget* m_forms;
    FirstRunForm* m_firstRun;
    SignInForm* m_signIn;
    RecoverForm* m_recover;
};

/// In the middle of a page, no wider than can be read.
QWidget* centred(QWidget* card, QWidget* parent);

}  // namespace cutcard::supervisor
