#pragma once

#include "app/supervisor/console_dialogs.h"

#include <QDir>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace cutcard::supervisor {

/// The folders of the sticks that are plugged in: what is mounted in /media or /run/media.
QStringList sticks();
/// Whether a path, or the folder of a file that is not there yet, is below a folder, whatever links lead to it.
bool liesWithin(const QString& path, const QString& folder);

/// Files in the kiosk: on a stick, and nowhere else.
class StickDialog : public QDialog {
    Q_OBJECT

public:
    enum class Purpose { Open, Save };
    using Sticks = std::function<QStringList()>;

    /// Made with new and shown with open(); deletes itself when it is closed.
    StickDialog(const FileWish& wish, Purpose purpose, QWidget* parent, Sticks find = sticks);

signals:
    void chosen(const QString& path);

private:
    void build(const QString& title);
    void lookForSticks();
    void enter(const QString& folder);
    void activate();
    void refresh();
    QString stick() const;
    QString path() const;

    FileWish m_wish;
    Purpose m_purpose;
    Sticks m_find;
    QDir m_folder;
    QComboBox* m_sticks = nullptr;
    QPushButton* m_up = nullptr;
    QLabel* m_where = nullptr;
    QLabel* m_none = nullptr;
    QListWidget* m_entries = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_yes = nullptr;
};

}  // namespace cutcard::supervisor
