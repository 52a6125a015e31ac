#include "app/reports/csv.h"
#include "app/supervisor/action_button.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/group_list.h"
#include "app/supervisor/import_dialog.h"
#include "app/supervisor/people_dialogs.h"
#include "app/supervisor/people_page.h"
#include "app/text/catalogue.h"

#include <QFile>
#include <QSaveFile>
#include <QTableView>
#include <QUndoStack>

namespace cutcard::supervisor {
namespace {

QString csvFilter() {
    return PeoplePage::tr("Comma-separated (*.csv *.txt)");
}

}  // namespace

void PeoplePage::makeActions() {
    const auto act = [this](const char* name, const QString& text, const QKeySequence& key, auto slot) {
        QAction* action = pageAction(name, text, key, this);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_addTrainee = act("addTrainee", tr("Add &trainee…"), QKeySequence::New, [this] { addTrainee(); });
    m_addSupervisor =
        act("addSupervisor", tr("Add &supervisor…"), QKeySequence(tr("Ctrl+Shift+N")), [this] { addSupervisor(); });
    m_rename = act("rename", tr("Re&name"), QKeySequence(Qt::Key_F2), [this] { renameChosen(); });
    m_setGroups = act("setGroups", tr("Gro&ups…"), QKeySequence(tr("Ctrl+G")), [this] { setGroups(); });
    m_archive = act("archive", tr("&Archive"), QKeySequence(Qt::Key_Delete), [this] { archiveOrRestore(); });
    m_erase = act("erase", tr("Erase f&or ever…"), QKeySequence(tr("Shift+Del")), [this] { eraseChosen(); });
    m_reset = act("reset", tr("Reset &passphrase…"), QKeySequence(tr("Ctrl+P")), [this] { resetPassphrase(); });
    m_addGroup = act("addGroup", tr("A&dd"), QKeySequence(tr("Ctrl+Shift+G")), [this] { addGroup(); });
    m_renameGroup = act("renameGroup", tr("Rena&me"), QKeySequence(tr("Shift+F2")), [this] { renameGroup(); });
    m_removeGroup = act("removeGroup", tr("Remo&ve"), QKeySequence(tr("Ctrl+Shift+Del")), [this] { removeGroup(); });
    m_import = act("importPeople", tr("&Import CSV…"), QKeySequence(tr("Ctrl+I")), [this] {
        openFile(this, {tr("Import people"), {csvFilter()}, {}, {}}, [this](const QString& path) { importCsv(path); });
    });
    m_export = act("exportPeople", tr("E&xport CSV…"), QKeySequence(tr("Ctrl+E")), [this] {
        saveFile(this, {tr("Export people"), {csvFilter()}, QStringLiteral("csv"), tr("people.csv")},
                 [this](const QString& path) { exportCsv(path); });
    });
}

void PeoplePage::addTrainee() {
    askName(this, "addTraineeDialog", tr("Add a trainee"), tr("&Add"), {}, [this](const QString& name) {
        const auto added = store().addTrainee(session(), name.toStdString());
        MaybeRefusal refusal = refusalOf(added);
        const store::Group* group = m_groups->chosen();
        if (added && group) {
            std::vector<store::Id> members = group->members;
            members.push_back(*added);
            refusal = refusalOf(store().setMembers(session(), group->id, members));
        }
        if (added) say(tr("%1 can train now.").arg(name));
        return after(refusal);
    });
}

void PeoplePage::addSupervisor() {
    askNewSupervisor(this, [this](const QString& name, const std::string& passphrase) {
        const auto access = store().addSupervisor(session(), name.toStdString(), passphrase);
        if (access) showRecoveryCode(this, name, QString::fromStdString(access->recoveryCode));
        return after(refusalOf(access));
    });
}

void PeoplePage::renameChosen() {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.size() == 1) m_table->edit(rows.front());
}

void PeoplePage::archiveOrRestore() {
    const std::vector<store::Person> people = chosen();
    if (people.empty()) return;
    if (people.front().standing == store::Standing::Archived) {
        m_desk->restore(chosenIds());
        return;
    }
    m_desk->archive(chosenIds());
}

void PeoplePage::eraseChosen() {
    const std::vector<store::Person> people = chosen();
    QStringList names;
    for (const store::Person& person : people) {
        names.append(nameOf(person));
        if (person.id != session().person()) continue;
        emit said(tr("You cannot erase yourself. Another supervisor can."), true);
        return;
    }
    askErasure(this, names, [this, people] {
        MaybeRefusal refusal;
        for (const store::Person& person : people) {
            refusal = refusalOf(store().erase(session(), person.id));
            if (refusal) break;
        }
        // The names must not stay in what could be taken back.
        context().undo.clear();
        refresh();
        if (refusal) return text::storeFault(*refusal);
        say(tr("Erased."));
        return QString();
    });
}

void PeoplePage::resetPassphrase() {
    const std::vector<store::Person> people = chosen();
    if (people.size() != 1) return;
    const store::Id id = people.front().id;
    askNewPassphrase(this, nameOf(people.front()), [this, id](const QString& name, const std::string& passphrase) {
        const auto access = store().resetPassphrase(session(), id, passphrase);
        if (access) showRecoveryCode(this, name, QString::fromStdString(access->recoveryCode));
        return after(refusalOf(access));
    });
}

void PeoplePage::setGroups() {
    const std::vector<store::Id> people = chosenIds();
    askGroups(this, m_model->groups(), people, [this, people](const std::vector<GroupWish>& wishes) {
        if (wishes.empty()) return;
        context().undo.beginMacro(tr("set groups"));
        for (const GroupWish& wish : wishes) {
            if (wish.in) {
                m_desk->putInto(wish.group, people);
            } else {
                m_desk->takeOut(wish.group, people);
            }
        }
        context().undo.endMacro();
    });
}

void PeoplePage::addGroup() {
    askName(this, "addGroupDialog", tr("Add a group"), tr("&Add"), {}, [this](const QString& name) {
        m_desk->addGroup(name);
        return QString();
    });
}

void PeoplePage::renameGroup() {
    if (!m_groups->chosen()) return;
    const store::Group group = *m_groups->chosen();
    askName(this, "renameGroupDialog", tr("Rename the group"), tr("&Rename"), QString::fromStdString(group.name),
            [this, group](const QString& name) {
                m_desk->renameGroup(group, name);
                return QString();
            });
}

void PeoplePage::removeGroup() {
    if (m_groups->chosen()) m_desk->removeGroup(*m_groups->chosen());
}

void PeoplePage::importCsv(const QString& path) {
    QFile file(path);
    const auto people = store().people(session());
    const auto groups = store().groups(session());
    const QString title = tr("Nothing was imported");
    if (!people || !groups) {
        tell(this, "importRefused", title, text::storeFault(people ? groups.refusal() : people.refusal()));
        return;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        tell(this, "importRefused", title, tr("The file cannot be read (%1). Choose another.").arg(file.errorString()));
        return;
    }
    // One byte more than may be is enough to know.
    auto plan = planImport(file.read(reports::kLargestCsv + 1), *people, *groups);
    if (const auto* why = std::get_if<QString>(&plan)) {
        tell(this, "importRefused", title, *why);
        return;
    }
    auto* dialog = new ImportDialog(context(), std::move(std::get<ImportPlan>(plan)), this);
    connect(dialog, &ImportDialog::imported, this, [this](const QString& sentence) {
        refresh();
        say(sentence);
    });
    dialog->open();
}

void PeoplePage::exportCsv(const QString& path) {
    const auto people = store().people(session());
    const auto groups = store().groups(session());
    if (!people || !groups) {
        emit said(text::storeFault(people ? groups.refusal() : people.refusal()), true);
        return;
    }
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) && file.write(exportPeople(*people, *groups)) >= 0 && file.commit();
    emit said(isWritten ? tr("Exported to %1.").arg(path)
                        : tr("The file cannot be written (%1). Choose another place.").arg(file.errorString()),
              !isWritten);
}

}  // namespace cutcard::supervisor
