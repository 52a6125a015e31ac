#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace cutcard::supervisor {

class FieldError;

/// A new passphrase, written twice, with a hint how strong it is.
class PassphraseFields : public QWidget {
    Q_OBJECT

public:
    explicit PassphraseFields(QWidget* parent);

    /// False: what is wrong stands at the field, which has the focus.
    bool check();
    std::string passphrase() const;
    void complain(const QString& sentence);
    /// Also what the fields could take back.
    void forget();

signals:
    void entered();  ///< Return in the second field.

private:
    void hint();

    QLineEdit* m_first;
    QLineEdit* m_again;
    QLabel* m_hint;
    FieldError* m_firstError;
    FieldError* m_againError;
};

/// A field that shows dots, for a passphrase.
QLineEdit* passphraseField(const char* objectName, QWidget* parent);

}  // namespace cutcard::supervisor
