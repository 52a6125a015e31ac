#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/people_desk.h"
#include "app/supervisor/people_model.h"

class QAction;
class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace cutcard::supervisor {

class GroupList;

/// Trainees, supervisors and groups.
class PeoplePage : public ConsolePage {
    Q_OBJECT

public:
    PeoplePage(ConsoleContext& context, QWidget* parent);

    QString title() const override { return tr("People"); }
    void refresh() override;
    void takeOver(ConsolePage& before) override;

private:
    void makeActions();
    QLayout* topRow();
    void wireDesk();
    QWidget* groupPanel();
    QWidget* tablePanel();
    void openMenu(const QPoint& place);
    /// Enabled as fits what is chosen, and the word where nobody is shown.
    void adapt();
    void say(const QString& sentence) { emit said(sentence, false); }

    std::vector<store::Person> chosen() const;
    std::vector<store::Id> chosenIds() const;
    /// The word of the store where it refused, empty where it did not; then everything is read again.
    QString after(const MaybeRefusal& refusal);

    void addTrainee();
    void addSupervisor();
    void renameChosen();
    void archiveOrRestore();
    void eraseChosen();
    void resetPassphrase();
    void setGroups();
    void addGroup();
    void renameGroup();
    void removeGroup();
    void importCsv(const QString& path);
    void exportCsv(const QString& path);

    PeopleDesk* m_desk;
    PeopleModel* m_model;
    PeopleFilter* m_filter;
    QLineEdit* m_search;
    QCheckBox* m_archived;
    GroupList* m_groups;
    QTableView* m_table;
    QLabel* m_empty;
    QAction* m_addTrainee;
    QAction* m_addSupervisor;
    QAction* m_rename;
    QAction* m_setGroups;
    QAction* m_archive;
    QAction* m_erase;
    QAction* m_reset;
    QAction* m_addGroup;
    QAction* m_renameGroup;
    QAction* m_removeGroup;
    QAction* m_import;
    QAction* m_export;
};

}  // namespace cutcard::supervisor
