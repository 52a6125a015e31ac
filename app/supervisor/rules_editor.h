#pragma once

#include "app/supervisor/definition_bar.h"
#include "app/supervisor/rules_draft.h"
#include "app/supervisor/rules_edges.h"

class QTabWidget;

namespace cutcard::supervisor {

/// One house's rules on the desk: its choices, its own tables, and what they mean.
class RulesEditor : public QWidget {
    Q_OBJECT

public:
    /// The edges of what is chosen and of every table are worked out apart.
    RulesEditor(RulesDraft& draft, DefinitionBar* bar, RulesEdges& chosen, RulesEdges& every,
                QWidget* parent = nullptr);

private:
    QWidget* choicesPage();

    RulesDraft& m_draft;
};

}  // namespace cutcard::supervisor
