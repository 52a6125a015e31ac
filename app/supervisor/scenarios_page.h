#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/scenario_draft.h"

class QLabel;
class QStandardItemModel;
class QTableView;

namespace cutcard::supervisor {

class PageStack;
class ReplayPane;
class ScenarioEditor;

/// Rounds that were built by hand: to be kept, changed, shown on the table, and taken to another machine.
class ScenariosPage : public ConsolePage {
    Q_OBJECT

public:
    explicit ScenariosPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Scenarios"); }
    void refresh() override;
    void takeOver(ConsolePage& before) override;

    void makeNew();
    void openChosen();
    void duplicateChosen();
    void showChosen();
    void importFrom(const QString& path);
    void exportTo(const QString& path);

    /// Made when the first scenario is opened: a table takes its time.
    ScenarioEditor& editor();
    ReplayPane& pane();

private:
    QWidget* makeList();
    QWidget* makeButtons(QWidget* parent);
    void showRound(const ScenarioDraft& draft, QWidget* backTo);
    void leaveEditor();
    void toList();
    /// False where none is chosen, or it cannot be read; which is said.
    bool chosen(store::Id& id, ScenarioDraft& draft);

    std::vector<store::Definition> m_scenarios;
    PageStack* m_pages = nullptr;
    QWidget* m_list = nullptr;
    QTableView* m_table = nullptr;
    QStandardItemModel* m_model = nullptr;
    QLabel* m_empty = nullptr;
    ScenarioEditor* m_editor = nullptr;
    ReplayPane* m_pane = nullptr;
    QWidget* m_shown = nullptr;
    QLabel* m_shownTitle = nullptr;
    QWidget* m_backTo = nullptr;
};

}  // namespace cutcard::supervisor
