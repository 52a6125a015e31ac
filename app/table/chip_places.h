#pragma once

#include "app/table/table_scene.h"

namespace cutcard {

/// Stakes and payments of a round, and the printed spots they belong to.
class ChipPlaces {
public:
    ChipPlaces(const Game& game, const Round& round, const Settlement& settlement);

    /// A decision was made: the wager comes to its spot.
    void wager(int seat, Wager wager);
    void light(Wager wager);
    /// ALL-2: what is taken before the deal goes to the tray and stays a wager.
    void collectProgressive();
    void take(int seat, Wager wager);
    void giveBack(int seat, Wager wager);
    void pay(int seat, Wager wager, Money amount);
    void payEnvy(int seat, int fromSeat);
    /// The player takes what is his: payments, and stakes that were paid.
    void playerTakes(int seat);
    void clear();

    const std::vector<SceneChips>& chips() const { return m_chips; }
    const std::vector<SceneSpot>& spots() const { return m_spots; }

private:
    SceneChips* find(int seat, Wager wager, bool payment, int envyFrom = 0);
    SceneSpot* spot(int seat, Wager wager);
    void moveStake(int seat, Wager wager, ChipZone to, SpotMark mark);

    const Round& m_round;
    std::vector<SceneChips> m_chips;
    std::vector<SceneSpot> m_spots;
};

}  // namespace cutcard
