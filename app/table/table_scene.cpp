#include "app/table/table_scene.h"

#include "app/table/card_places.h"
#include "app/table/chip_places.h"
#include "app/table/scene_event.h"
#include "app/table/scene_meters.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The hand whose cards are marked on the board.
constexpr int kNobody = -1;

class Fold {
public:
    Fold(const Game& game, const Round& round, const Settlement& settlement);

    void apply(StepId id);
    Scene finish(std::span<const StepId> done);

private:
    void seatPlayers();
    void layOut();
    void deal(const CardDealt& dealt);
    void ask(const Step& step);
    void announce(std::string_view text);
    void revealCommunity(std::string_view which);
    void setHand(int holder, const HandSet& hand);
    void settle(int seat, const Settled& settled);
    void collectCards(int seat);
    void clearTable();
    void changeDeck();
    void applyToCards(const Step& step);
    void applyToChips(const Step& step);
    void applyToTable(const Step& step);
    SceneSeat* seat(int number);
    const Seat* player(int number) const;
    bool isByKeypad() const { return m_game.rules().hasTrait("keypad"); }

    const Game& m_game;
    const Round& m_round;
    const Settlement& m_settlement;
    Scene m_scene;
    CardPlaces m_cards;
    ChipPlaces m_chips;
    SceneMeters m_meters;
    std::vector<int> m_asked;         ///< By seat number.
    std::vector<AboutWager> m_calls;  ///< What the floor is here for.
    bool m_dealerHeld = false;
    int m_onBoard = kNobody;
};

Fold::Fold(const Game& game, const Round& round, const Settlement& settlement)
    : m_game(game), m_round(round), m_settlement(settlement), m_cards(round.deal ? round.deal->deck : orderedDeck()),
      m_chips(game, round, settlement), m_meters(game, round, settlement),
      m_asked(static_cast<std::size_t>(game.rules().seats) + 1) {
    seatPlayers();
    if (!round.deal) layOut();
}

void Fold::seatPlayers() {
    for (int number = 1; number <= m_game.rules().seats; ++number) {
        SceneSeat seat;
        seat.number = number;
        seat.occupied = player(number) != nullptr;
        m_scene.seats.push_back(seat);
    }
    if (m_round.deal) return;
    m_scene.betsClosed = m_scene.locked = true;
    for (const SeatSettlement& settled : m_settlement.seats) {
        seat(settled.seat)->decided = true;
        seat(settled.seat)->folded = settled.folded;
    }
}

/// A round that was written down without its deck: everything is dealt, the stub is in the rack.
void Fold::layOut() {
    m_cards.move(Zone::Shoe, 0, Zone::Rack);
    std::vector<bool> faceUp;
    for (const CardSlot& slot : m_game.dealPlan(m_round, m_game.rules().methods.front())) {
        if (slot.to == CardPlace(Spot::Dealer)) faceUp.push_back(slot.faceUp);
    }
    for (const Seat& seat : m_round.seats) {
        for (Card card : seat.cards) m_cards.put(card, Zone::Seat, seat.number, false);
    }
    for (std::size_t i = 0; i < m_round.dealer.size(); ++i) {
        m_cards.put(m_round.dealer[i], Zone::Dealer, 0, i < faceUp.size() && faceUp[i]);
    }
    for (Card card : m_round.community) m_cards.put(card, Zone::Community, 0, true);
    for (Card card : m_round.sixCardBonus) m_cards.put(card, Zone::SixCard, 0, false);
}

SceneSeat* Fold::seat(int number) {
    const bool isSeat = number >= 1 && number <= static_cast<int>(m_scene.seats.size());
    return isSeat ? &m_scene.seats[static_cast<std::size_t>(number) - 1] : nullptr;
}

const Seat* Fold::player(int number) const {
    const auto seat = std::find_if(m_round.seats.begin(), m_round.seats.end(),
                                   [number](const Seat& s) { return s.number == number; });
    return seat == m_round.seats.end() ? nullptr : &*seat;
}

void Fold::deal(const CardDealt& dealt) {
    if (m_scene.announced == "no_more_bets") m_scene.announced = {};
    const CardSlot& slot = dealt.slot;
    if (const int* number = std::get_if<int>(&slot.to)) {
        m_cards.put(dealt.card, Zone::Seat, *number, slot.faceUp);
        return;
    }
    switch (std::get<Spot>(slot.to)) {
    case Spot::Dealer: m_cards.put(dealt.card, Zone::Dealer, 0, slot.faceUp); break;
    case Spot::Community: m_cards.put(dealt.card, Zone::Community, 0, slot.faceUp); break;
    case Spot::SixCardBonus: m_cards.put(dealt.card, Zone::SixCard, 0, slot.faceUp); break;
    case Spot::Burn: m_cards.put(dealt.card, Zone::Burn, 0, false); break;
    case Spot::Discard: m_cards.put(dealt.card, Zone::Rack, 0, false); break;
    }
}

void Fold::ask(const Step& step) {
    const Seat* asked = player(step.seat);
    SceneSeat* shown = seat(step.seat);
    if (asked == nullptr || shown == nullptr) return;
    const Wager wager = std::get<Asked>(step.detail).wager;
    const int time = ++m_asked[static_cast<std::size_t>(step.seat)];
    const auto settled = std::find_if(m_settlement.seats.begin(), m_settlement.seats.end(),
                                      [&step](const SeatSettlement& s) { return s.seat == step.seat; });
    const bool folds = settled != m_settlement.seats.end() && settled->folded;
    // 569: asked up to three times, the last time to play or to fold.
    const bool byStreet = m_game.rules().hasTrait("play_by_street");
    const auto playedAt = static_cast<int>(asked->playedOn == Street::None ? Street::River : asked->playedOn);
    if (byStreet && time < playedAt) return;
    if (asked->decision == Decision::None && !folds) return;
    m_chips.wager(step.seat, wager);
    shown->decided = true;
    shown->folded = folds;
}

void Fold::announce(std::string_view text) {
    m_scene.announced = text;
    if (text == "no_more_bets") m_scene.betsClosed = true;
}

void Fold::revealCommunity(std::string_view which) {
    const std::vector<Card> board = m_cards.at(Zone::Community);
    const std::size_t from = which == "flop" ? 0 : which == "turn" ? 3 : 4;
    const std::size_t to = which == "flop" ? 3 : which == "turn" ? 4 : board.size();
    for (std::size_t i = from; i < std::min(to, board.size()); ++i) m_cards[board[i]].faceUp = true;
}

void Fold::setHand(int holder, const HandSet& hand) {
    const Zone zone = holder == kDealerPosition ? Zone::Dealer : Zone::Seat;
    if (m_game.rules().cards.community == 0) {
        m_cards.setHand(zone, holder, hand);
        return;
    }
    m_cards.mark(zone, holder, hand, false);
    m_cards.mark(Zone::Community, 0, hand, false);
    m_onBoard = holder;
}

void Fold::settle(int seat, const Settled& settled) {
    std::erase_if(m_calls, [&settled](const AboutWager& call) { return call.wager == settled.wager; });
    m_scene.floorIsHere = !m_calls.empty();
    switch (settled.outcome) {
    case Outcome::Take: m_chips.take(seat, settled.wager); break;
    case Outcome::Pay: m_chips.pay(seat, settled.wager, settled.amount); break;
    case Outcome::Return: m_chips.giveBack(seat, settled.wager); break;
    }
}

void Fold::collectCards(int number) {
    m_cards.move(Zone::Seat, number, Zone::Rack);
    if (m_onBoard == number) m_cards.unmark(Zone::Community);
    m_chips.playerTakes(number);
    SceneSeat* shown = seat(number);
    if (shown == nullptr) return;
    shown->cleared = true;
    shown->held = false;
}

void Fold::clearTable() {
    for (SceneSeat& shown : m_scene.seats) {
        if (!shown.held) m_cards.move(Zone::Seat, shown.number, Zone::Rack);
        if (shown.occupied) shown.cleared = !shown.held;
    }
    // ALL-11: a part of the meter won on the dealer's hand; the documents want to see it.
    if (!m_dealerHeld) m_cards.move(Zone::Dealer, 0, Zone::Rack);
    for (Zone zone : {Zone::Community, Zone::SixCard, Zone::Burn}) m_cards.move(zone, 0, Zone::Rack);
    m_chips.clear();
    m_scene.announced = {};
    m_scene.floorIsHere = false;
    m_scene.tableIsClear = true;
}

/// Before the cards are dealt the deck stays where it is; in a void round it is collected from the table.
void Fold::changeDeck() {
    if (!m_settlement.isVoid) return;
    m_cards.move(Zone::Shoe, 0, Zone::Rack);
    clearTable();
}

void Fold::applyToCards(const Step& step) {
    switch (step.action) {
    case Action::Deal: deal(std::get<CardDealt>(step.detail)); break;
    case Action::DiscardCard:
        if (const auto* card = std::get_if<CardDealt>(&step.detail)) deal(*card);
        break;
    case Action::DiscardStub: m_cards.move(Zone::Shoe, 0, Zone::Rack); break;
    case Action::TurnCards: m_cards.turnUp(Zone::Seat, step.seat); break;
    case Action::RevealDealer: m_cards.turnUp(Zone::Dealer); break;
    case Action::RevealSixCard: m_cards.turnUp(Zone::SixCard); break;
    case Action::RevealCommunity: revealCommunity(std::get<CommunityShown>(step.detail).which); break;
    case Action::CollectCards: collectCards(step.seat); break;
    case Action::Reshuffle:
    case Action::RemoveDeck: changeDeck(); break;
    case Action::ClearTable: clearTable(); break;
    case Action::SetDealerHand:
        m_scene.dealerHand = std::get<HandSet>(step.detail);
        m_scene.dealerQualifies = m_settlement.dealerQualifies;
        setHand(kDealerPosition, *m_scene.dealerHand);
        break;
    case Action::SetHand:
        setHand(step.seat, std::get<HandSet>(step.detail));
        if (SceneSeat* shown = seat(step.seat)) shown->hand = std::get<HandSet>(step.detail);
        break;
    default: break;
    }
}

void Fold::applyToChips(const Step& step) {
    switch (step.action) {
    case Action::CollectProgressive: m_chips.collectProgressive(); break;
    case Action::Ask: ask(step); break;
    case Action::CollectForfeit: m_chips.take(step.seat, std::get<AboutWager>(step.detail).wager); break;
    case Action::ReturnWager: m_chips.giveBack(step.seat, std::get<AboutWager>(step.detail).wager); break;
    case Action::Settle: settle(step.seat, std::get<Settled>(step.detail)); break;
    case Action::PayEnvy: m_chips.payEnvy(step.seat, std::get<EnvyPaid>(step.detail).fromSeat); break;
    default: break;
    }
}

void Fold::applyToTable(const Step& step) {
    switch (step.action) {
    case Action::Announce: announce(std::get<Announcement>(step.detail).text); break;
    case Action::LockWagers:
        m_scene.locked = true;
        m_chips.light(Wager::FiveCardHandBonusPlayer);
        m_chips.light(Wager::FiveCardHandBonusDealer);
        if (!isByKeypad()) m_chips.light(Wager::Progressive);
        break;
    case Action::Keypad:
        // MA 13(b): the key lights the sensors.
        if (std::get<KeyPressed>(step.detail).key == "coin_in") m_chips.light(Wager::Progressive);
        break;
    case Action::VerifyProgressive: m_scene.progressiveCount = std::get<Count>(step.detail).count; break;
    case Action::CallFloor:
        m_scene.floorIsHere = true;
        if (const auto* about = std::get_if<AboutWager>(&step.detail)) m_calls.push_back(*about);
        break;
    case Action::HoldCards:
        if (step.seat == kDealerPosition) m_dealerHeld = true;
        if (SceneSeat* shown = seat(step.seat)) shown->held = true;
        break;
    default:
        // Called for the table, the floor goes when the game goes on.
        if (m_calls.empty()) m_scene.floorIsHere = false;
        break;
    }
}

void Fold::apply(StepId id) {
    const Step& step = m_settlement.procedure.steps()[id];
    applyToTable(step);
    applyToCards(step);
    applyToChips(step);
    m_meters.apply(step);
}

Scene Fold::finish(std::span<const StepId> done) {
    m_scene.progressive = m_meters.progressive();
    m_scene.fiveCardHandBonus = m_meters.fiveCardHandBonus();
    SceneEvent(m_game.rules(), m_round, m_settlement, done).show(m_scene, m_cards);
    m_scene.cards = m_cards.counted();
    m_scene.chips = m_chips.chips();
    m_scene.spots = m_chips.spots();
    return std::move(m_scene);
}

}  // namespace

Scene sceneAt(const Game& game, const Round& round, const Settlement& settlement, std::span<const StepId> done) {
    Fold fold(game, round, settlement);
    for (StepId id : done) fold.apply(id);
    return fold.finish(done);
}

}  // namespace cutcard
