#pragma once

#include "engine/games/game.h"
#include "engine/side_wagers/meter_bank.h"

namespace cutcard {

/// What the displays show while wins are paid from them.
class SceneMeters {
public:
    SceneMeters(const Game& game, const Round& round, const Settlement& settlement);

    void apply(const Step& step);

    Meters progressive() const { return shown(m_progressive, m_settlement.progressive); }
    Meters fiveCardHandBonus() const { return shown(m_bonus, m_settlement.fiveCardHandBonus); }

private:
    /// One system of meters.
    struct Display {
        Meters begin{};
        std::optional<MeterBank> bank;
        int wins = 0;  ///< Still to be paid from it.
        bool sharedIsDrawn = false;
    };

    Display& displayOf(Wager wager) { return wager == Wager::Progressive ? m_progressive : m_bonus; }
    Meters shown(const Display& display, const Meters& atTheEnd) const;
    const WagerLine* lineFromMeter(int seat, Wager wager) const;

    const Settlement& m_settlement;
    Display m_progressive;
    Display m_bonus;
    bool m_voided = false;
};

}  // namespace cutcard
