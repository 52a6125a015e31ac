#pragma once

#include "app/supervisor/definition_page.h"
#include "app/supervisor/rules_draft.h"
#include "app/supervisor/rules_edges.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace cutcard::supervisor {

/// House rules, which can be changed, and the chapters they stand on, which cannot.
class RulesPage : public DefinitionPage {
    Q_OBJECT

public:
    explicit RulesPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Rules"); }

    /// Begins new house rules and puts them on the desk.
    void newFromChapter(const std::string& chapter);

protected:
    QWidget* editorOf(Draft& draft, DefinitionBar* bar) override;
    void fillList() override;
    void showFirst() override;

private:
    void buildSide();
    void chosen(QTreeWidgetItem* item);
    void showChapter(const RuleSet& chapter);
    std::string freeName(const std::string& base);
    static bool isNameTaken(const DefinitionShelf& shelf, const std::string& name, const store::Id& except);

    RulesEdges m_chosenEdges;
    RulesEdges m_everyEdge;
    QTreeWidget* m_list = nullptr;
    QPushButton* m_duplicate = nullptr;
};

}  // namespace cutcard::supervisor
