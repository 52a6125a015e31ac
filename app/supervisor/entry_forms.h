#pragma once

#include "app/store/store.h"

#include <QString>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace cutcard::supervisor {

class FieldError;
class PassphraseFields;

/// Somebody who got in, and the recovery code to be shown first, where there is a new one.
struct Entrance {
    store::StoreSession session;
    QString name;
    QString newCode;
};

/// One way into the console. Passphrases leave it only for the store.
class EntryForm : public QWidget {
    Q_OBJECT

public:
    EntryForm(store::Store& store, QWidget* parent) : QWidget(parent), m_store(store) {}

    /// Empty, with who may enter now, and the focus where one begins.
    virtual void begin() = 0;
    /// Whatever was written is gone.
    virtual void forget() = 0;

signals:
    void entered(const cutcard::supervisor::Entrance& entrance);
    void otherWay();  ///< From signing in to the recovery code, and back.

protected:
    store::Store& store() { return m_store; }
    /// The store works for up to a second at a passphrase: the button says so before.
    void submit(QPushButton& button, const std::function<void()>& work);
    void enter(const store::Id& supervisor, const QString& name, const std::string& passphrase, const QString& newCode,
               FieldError& complaint);

private:
    store::Store& m_store;
};

class FirstRunForm : public EntryForm {
    Q_OBJECT

public:
    FirstRunForm(store::Store& store, QWidget* parent);
    void begin() override;
    void forget() override;

private:
    void setUp();

    QLineEdit* m_name;
    FieldError* m_nameError;
    PassphraseFields* m_passphrase;
    FieldError* m_error;
    QPushButton* m_button;
};

class SignInForm : public EntryForm {
    Q_OBJECT

public:
    SignInForm(store::Store& store, QWidget* parent);
    void begin() override;
    void forget() override;
    /// Why one has to sign in again.
    void explain(const QString& sentence);
    /// The store did not answer: a button asks it once more.
    void offerAgain(bool isOffered);

signals:
    void againWanted();

private:
    void signIn();

    QLabel* m_why;
    QComboBox* m_person;
    QLineEdit* m_passphrase;
    FieldError* m_error;
    QPushButton* m_again;
    QPushButton* m_button;
};

class RecoverForm : public EntryForm {
    Q_OBJECT

public:
    RecoverForm(store::Store& store, QWidget* parent);
    void begin() override;
    void forget() override;

private:
    void recover();

    QComboBox* m_person;
    QLineEdit* m_code;
    FieldError* m_codeError;
    PassphraseFields* m_passphrase;
    QPushButton* m_button;
};

}  // namespace cutcard::supervisor
