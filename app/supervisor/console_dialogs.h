#pragma once

#include "app/supervisor/console_style.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <functional>

class QBoxLayout;
class QMessageBox;

namespace cutcard::supervisor {

/// A confirmation. Nothing here waits: the answer comes by the function, and Escape is no.
struct Question {
    QString title;
    QString text;
    QString yes;  ///< What the button does, "&Archive" for example.
    bool isDangerous = false;
};
QMessageBox* ask(QWidget* parent, const char* objectName, const Question& question, std::function<void()> onYes);

/// A sentence with one button, for what must be read before it goes on.
QMessageBox* tell(QWidget* parent, const char* objectName, const QString& title, const QString& text);

struct FileWish {
    QString title;
    QStringList filters;  ///< "Comma-separated (*.csv)".
    QString suffix;       ///< Added to a name without one; without the dot.
    QString name;         ///< Proposed for a file to be written.
};
/// The program's own dialog, never the desktop's; in the kiosk sticks are all it shows. The path comes by the function.
QDialog* openFile(QWidget* parent, const FileWish& wish, std::function<void(const QString&)> onChosen);
QDialog* saveFile(QWidget* parent, const FileWish& wish, std::function<void(const QString&)> onChosen);

/// Fields one above the other and two buttons. It stays until what was entered has been taken.
class FormDialog : public QDialog {
    Q_OBJECT

public:
    /// Made with new and shown with open(); deletes itself when it is closed.
    FormDialog(const char* objectName, const QString& title, const QString& yes, QWidget* parent);

    QBoxLayout* content() { return m_content; }
    FieldError* addField(const QString& label, QWidget* field) {
        return supervisor::addField(*m_content, label, field);
    }
    /// Tries to do it. An empty answer: it is done and the dialog closes; else the sentence is shown above the buttons,
    /// or " " where the reason stands at a field already.
    void setDoing(std::function<QString()> doing) { m_doing = std::move(doing); }
    void setReady(bool isReady);
    /// What it does cannot be taken back; Return alone does not do it.
    void setDangerous();

    void accept() override;

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QBoxLayout* m_content = nullptr;
    FieldError* m_error = nullptr;
    QPushButton* m_no = nullptr;
    QPushButton* m_yes = nullptr;
    std::function<QString()> m_doing;
};

}  // namespace cutcard::supervisor
