#pragma once

#include "app/supervisor/replay_row.h"

#include <QTreeWidget>

namespace cutcard::supervisor {

/// Who gets what in a round, and by which paragraph.
class SettlementList : public QTreeWidget {
    Q_OBJECT

public:
    explicit SettlementList(QWidget* parent);

    void showRound(const ReplayTable& round);

private:
    void addSeat(const ReplayTable& round, const SeatSettlement& seat);
    void addLine(QTreeWidgetItem* seat, const RuleSet& rules, const WagerLine& line);
};

}  // namespace cutcard::supervisor
