#pragma once

#include "app/supervisor/scenario_draft.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace cutcard::supervisor {

/// All 52 cards to pick from; those on the table cannot be taken again, and say where they are.
class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(QWidget* parent);

    void showDraft(const ScenarioDraft& draft);

signals:
    void picked(const QString& card);

private:
    std::array<QToolButton*, 52> m_buttons{};
};

}  // namespace cutcard::supervisor
