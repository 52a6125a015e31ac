#pragma once

#include "app/supervisor/rules_draft.h"
#include "app/supervisor/rules_edges.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QTimer;
class QTreeWidget;

namespace cutcard::supervisor {

/// Beside the choices: what differs from the chapter, and what each chosen paytable is worth to the house.
class RulesPanel : public QWidget {
    Q_OBJECT

public:
    RulesPanel(RulesDraft& draft, RulesEdges& edges, QWidget* parent = nullptr);

private:
    void refresh();
    void showEdges();

    RulesDraft& m_draft;
    RulesEdges& m_edges;
    QLabel* m_differences;
    QTreeWidget* m_table;
    QProgressBar* m_progress;
    QLabel* m_note;
    QTimer* m_patience;
};

/// "3.060609 %", with its error where it was simulated.
QString edgeText(const TableEdge& edge);
/// "Queens Up, paytable B".
QString edgeTitle(const TableEdge& edge);
/// What has to be known beside the figure; empty where it is exact and by the chapter.
QString edgeRemark(const TableEdge& edge);

}  // namespace cutcard::supervisor
