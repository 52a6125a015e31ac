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
    void showNothing(const QString& why);

private:
    void addSeat(const ReplayTable& round, const SeatSettlement& seat);
    void add(QTreeWidgetItem* seat, const RuleSet& rules, const QStringList& words, const Branch& branch,
             std::string_view oddsCite);
};

}  // namespace cutcard::supervisor
