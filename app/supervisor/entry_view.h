#pragma once

#include "app/supervisor/entry_forms.h"

class QStackedWidget;

namespace cutcard::supervisor {

/// The door of the console: set-up where nobody supervises yet, else signing in, by passphrase or recovery code.
class EntryView : public QWidget {
    Q_OBJECT

public:
    EntryView(store::Store& store, QWidget* parent);

    /// `why`: what to say to somebody who was signed out.
    void begin(const QString& why = {});
    void forget();

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
