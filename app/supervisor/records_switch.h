#pragma once

#include <QString>
#include <QWidget>

class QPushButton;

namespace cutcard::supervisor {

class FieldError;

/// "The school's records" or "The records of this computer".
QString whoseRecords(bool isSchools);

/// At the door of the console: whose records one signs in to, and the way to the others.
class RecordsSwitch : public QWidget {
    Q_OBJECT

public:
    RecordsSwitch(bool isSchools, QWidget* parent);

    /// The others are being opened: until that has ended there is nothing to press.
    void setOpening(bool isOpening);
    /// Why the others could not be opened; empty: nothing is wrong.
    void refuse(const QString& why);

signals:
    void othersWanted();

private:
    QPushButton* choice(const char* objectName, const QString& text, bool isShown);

    QPushButton* m_others = nullptr;
    QString m_othersText;
    FieldError* m_fault;
};

}  // namespace cutcard::supervisor
