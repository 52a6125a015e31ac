#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/scenario_draft.h"
#include "app/supervisor/scenario_fields.h"
#include "app/supervisor/scenario_tables.h"
#include "app/supervisor/scenario_verdict.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace cutcard::supervisor {

class CardGrid;
class ReplayBoard;
class SettlementList;

/// Builds one round by hand. What is wrong is said at its place at once; what is right is settled beside it.
class ScenarioEditor : public QWidget {
    Q_OBJECT

public:
    ScenarioEditor(ConsoleContext& context, QWidget* parent);

    /// A scenario of the store, or a new one where the id is empty; begins a new history of changes.
    void open(const store::Id& id, const ScenarioDraft& draft);
    /// Goes on with what was written in another one.
    void takeOver(const ScenarioEditor& before);
    const ScenarioDraft& draft() const { return m_draft; }
    const ScenarioVerdict& verdict() const { return m_verdict; }
    const store::Id& id() const { return m_id; }
    bool isChanged() const { return m_draft.text() != m_saved; }
    ScenarioFields& fields() { return *m_fields; }

    /// A change that can be undone. `field` joins what is typed in one field to one change.
    void change(const ScenarioDraft& after, const QString& what, const std::string& field = {});
    bool save();

signals:
    void closed();
    void showWanted();
    void said(const QString& sentence, bool isFault);

private:
    class Change;

    QWidget* makeHeader();
    QWidget* makeForm();
    QWidget* makePicture();
    void fillTables();
    void edit(const std::string& field, const Json& value);
    void pick(const QString& card);
    void fillRest();
    void chooseTable(int index);
    void setDraft(const ScenarioDraft& draft);
    void showDraft();
    void showTable();
    void showVerdict();

    ConsoleContext& m_context;
    ScenarioDraft m_draft;
    ScenarioVerdict m_verdict;
    store::Id m_id;
    std::string m_saved;
    std::string m_formsOf;  ///< What the forms were made for.
    std::vector<ScenarioTable> m_tables;
    ScenarioFields* m_fields = nullptr;
    QLineEdit* m_title = nullptr;
    FieldError* m_titleError = nullptr;
    QComboBox* m_table = nullptr;
    QLineEdit* m_seed = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_fault = nullptr;
    QPushButton* m_goThere = nullptr;
    QPushButton* m_show = nullptr;
    CardGrid* m_grid = nullptr;
    ReplayBoard* m_board = nullptr;
    SettlementList* m_settlement = nullptr;
};

}  // namespace cutcard::supervisor
