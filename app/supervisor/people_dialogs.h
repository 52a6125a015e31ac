#pragma once

#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/people_model.h"

#include <functional>
#include <vector>

namespace cutcard::supervisor {

/// Each opens itself, and calls `taken` with what was entered; a sentence from there is shown and the dialog stays.
using NameTaken = std::function<QString(const QString& name)>;
void askName(QWidget* parent, const char* objectName, const QString& title, const QString& yes, const QString& name,
             NameTaken taken);

using AccessTaken = std::function<QString(const QString& name, const std::string& passphrase)>;
void askNewSupervisor(QWidget* parent, AccessTaken taken);
void askNewPassphrase(QWidget* parent, const QString& name, AccessTaken taken);

/// A recovery code that cannot be closed before it has been written down.
void showRecoveryCode(QWidget* parent, const QString& name, const QString& code);

/// Says what goes and what stays; the word has to be written.
void askErasure(QWidget* parent, const QStringList& names, std::function<QString()> erase);

/// In which groups these people are to be: all, none, or as each of them is now.
struct GroupWish {
    store::Group group;
    bool in = false;
};
void askGroups(QWidget* parent, const std::vector<store::Group>& groups, const std::vector<store::Id>& people,
               std::function<void(const std::vector<GroupWish>&)> taken);

}  // namespace cutcard::supervisor
