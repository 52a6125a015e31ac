#include "app/table/chip_places.h"

#include "app/table/table_layout.h"

#include <algorithm>

namespace cutcard {
namespace {

bool isElectronic(Wager wager) {
    return wager == Wager::FiveCardHandBonusPlayer || wager == Wager::FiveCardHandBonusDealer ||
           (isPaidOnTop(wager) && wager != Wager::AnteBonus);
}

/// The wager on whose spot it shows what is paid on top of it.
Wager paidOn(Wager wager) {
    switch (wager) {
    case Wager::MagicCardPlayer:
    case Wager::LuckyBonusPlayer: return Wager::FiveCardHandBonusPlayer;
    case Wager::MagicCardDealer:
    case Wager::LuckyBonusDealer: return Wager::FiveCardHandBonusDealer;
    default: return wager;
    }
}

const Seat* seatOf(const Round& round, int number) {
    const auto seat =
        std::find_if(round.seats.begin(), round.seats.end(), [number](const Seat& s) { return s.number == number; });
    return seat == round.seats.end() ? nullptr : &*seat;
}

}  // namespace

ChipPlaces::ChipPlaces(const Game& game, const Round& round, const Settlement& settlement) : m_round(round) {
    // A round that was not dealt begins after the last decision.
    const bool decided = !round.deal;
    for (const Seat& seat : round.seats) {
        for (int i = 0; i < kWagerCount; ++i) {
            const auto wager = static_cast<Wager>(i);
            if (!seat.wagers.has(wager) || isElectronic(wager)) continue;
            ChipZone zone = isDecisionWager(wager) && !decided ? ChipZone::Player : ChipZone::Spot;
            if (decided && isTakenBeforeTheDeal(wager)) zone = ChipZone::Tray;
            m_chips.push_back({seat.number, wager, false, 0, zone, seat.wagers[wager]});
        }
    }
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            if (line.outcome != Outcome::Pay || line.amount.isZero() || isElectronic(line.wager)) continue;
            m_chips.push_back({seat.seat, line.wager, true, 0, ChipZone::Tray, line.amount});
        }
        for (const EnvyLine& line : seat.envy) {
            m_chips.push_back({seat.seat, Wager::Progressive, true, line.fromSeat, ChipZone::Tray, line.amount});
        }
    }
    const std::vector<PrintedSpot> printed = printedSpots(game.submission());
    for (int number = 1; number <= game.rules().seats; ++number) {
        const Seat* seat = seatOf(round, number);
        for (const PrintedSpot& place : printed) {
            SceneSpot spot;
            spot.seat = number;
            spot.wager = place.wager;
            if (seat != nullptr && (decided || !isDecisionWager(place.wager))) spot.stake = seat->wagers[place.wager];
            spot.lit = decided && isTakenBeforeTheDeal(place.wager) && !spot.stake.isZero();
            m_spots.push_back(spot);
        }
    }
}

SceneChips* ChipPlaces::find(int seat, Wager wager, bool payment, int envyFrom) {
    const auto chips = std::find_if(m_chips.begin(), m_chips.end(), [&](const SceneChips& c) {
        return c.seat == seat && c.wager == wager && c.payment == payment && c.envyFrom == envyFrom;
    });
    return chips == m_chips.end() ? nullptr : &*chips;
}

SceneSpot* ChipPlaces::spot(int seat, Wager wager) {
    const auto spot = std::find_if(m_spots.begin(), m_spots.end(),
                                   [&](const SceneSpot& s) { return s.seat == seat && s.wager == wager; });
    return spot == m_spots.end() ? nullptr : &*spot;
}

void ChipPlaces::wager(int seat, Wager wager) {
    SceneChips* chips = find(seat, wager, false);
    if (chips == nullptr) return;
    chips->zone = ChipZone::Spot;
    if (SceneSpot* place = spot(seat, wager)) place->stake = chips->amount;
}

void ChipPlaces::light(Wager wager) {
    for (SceneSpot& place : m_spots) {
        if (place.wager == wager && !place.stake.isZero()) place.lit = true;
    }
}

void ChipPlaces::collectProgressive() {
    for (SceneChips& chips : m_chips) {
        if (chips.wager == Wager::Progressive && !chips.payment) chips.zone = ChipZone::Tray;
    }
}

void ChipPlaces::moveStake(int seat, Wager wager, ChipZone to, SpotMark mark) {
    if (SceneChips* chips = find(seat, wager, false)) chips->zone = to;
    SceneSpot* place = spot(seat, wager);
    if (place == nullptr) return;
    place->amount = place->stake;
    place->stake = Money();
    place->lit = false;
    place->mark = mark;
}

void ChipPlaces::take(int seat, Wager wager) {
    moveStake(seat, wager, ChipZone::Tray, SpotMark::Taken);
}

void ChipPlaces::giveBack(int seat, Wager wager) {
    moveStake(seat, wager, ChipZone::Player, SpotMark::Returned);
}

void ChipPlaces::pay(int seat, Wager wager, Money amount) {
    if (SceneChips* chips = find(seat, wager, true)) chips->zone = ChipZone::Beside;
    SceneSpot* place = spot(seat, paidOn(wager));
    if (place == nullptr) return;
    place->mark = SpotMark::Paid;
    place->amount += amount;
}

void ChipPlaces::payEnvy(int seat, int fromSeat) {
    if (SceneChips* chips = find(seat, Wager::Progressive, true, fromSeat)) chips->zone = ChipZone::Beside;
}

void ChipPlaces::playerTakes(int seat) {
    for (SceneChips& chips : m_chips) {
        if (chips.seat != seat) continue;
        SceneSpot* place = spot(seat, chips.wager);
        const bool wasPaid = place != nullptr && place->mark == SpotMark::Paid;
        if (chips.zone == ChipZone::Beside || (chips.zone == ChipZone::Spot && wasPaid)) {
            chips.zone = ChipZone::Player;
            if (place != nullptr) place->stake = Money();
        }
    }
}

void ChipPlaces::clear() {
    for (const Seat& seat : m_round.seats) playerTakes(seat.number);
    for (SceneSpot& place : m_spots) {
        place.lit = false;
        place.stake = Money();
    }
}

}  // namespace cutcard
