#pragma once

#include <QString>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace cutcard::supervisor {

/// A recovery code, the only time that it can be seen: copied, printed, and confirmed before it goes.
class RecoveryCodeView : public QWidget {
    Q_OBJECT

public:
    explicit RecoveryCodeView(QWidget* parent);

    void show(const QString& name, const QString& code);
    /// The code that another one shows, ticked or not.
    void takeOver(const RecoveryCodeView& before);
    void forget();

signals:
    /// It has been written down; the code is gone from the view.
    void noted();

private:
    void copy();
    void print();

    QString m_name;
    QLabel* m_about;
    QLabel* m_code;
    QLabel* m_copied;
    QCheckBox* m_written;
    QPushButton* m_continue;
};

}  // namespace cutcard::supervisor
