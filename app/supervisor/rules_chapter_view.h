#pragma once

#include "app/supervisor/rules_edges.h"

#include <QWidget>

class QProgressBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace cutcard::supervisor {

/// Everything a rule set says that can be looked up: wagers, paytables, options, numbers, each with where it stands and
/// what it is worth to the house. Nothing here can be changed.
class RulesChapterView : public QWidget {
    Q_OBJECT

public:
    explicit RulesChapterView(RulesEdges& edges, QWidget* parent = nullptr);

    void show(const RulesSubmission& rules);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QTreeWidgetItem* addGroup(const QString& title, const QString& said = {});
    void addTable(QTreeWidgetItem& under, const TableEdge& name, const Paytable& table,
                  const std::vector<MeterTerms>& meters = {});
    void addWagers(const RuleSet& rules);
    void addOptions(const RuleSet& rules);
    void showEdges();

    RulesEdges& m_edges;
    QTreeWidget* m_tree;
    QProgressBar* m_progress;
};

}  // namespace cutcard::supervisor
