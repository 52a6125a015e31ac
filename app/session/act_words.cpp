#include "app/session/act_words.h"

#include <algorithm>

namespace cutcard::acts {
namespace {

// More cannot be written down in a record, and is as wrong as this.
const Money kMostMoney = Money::dollars(1'000'000'000);
constexpr int kHighestCount = 1'000'000;

Act about(Action action, int seat) {
    Act act = plain(action);
    act.seat = seat;
    return act;
}

Act counted(Action action, int count) {
    Act act = plain(action);
    act.count = std::clamp(count, 0, kHighestCount);
    return act;
}

Act settle(int seat, Wager wager, Outcome outcome, Money amount) {
    Act act = about(Action::Settle, seat);
    act.wager = wagerName(wager);
    act.outcome = outcomeName(outcome);
    act.amount = std::clamp(amount, Money(), kMostMoney);
    return act;
}

/// Where it is paid: what is paid on top has the spot of what it is paid for.
Wager spotOf(Wager wager) {
    switch (wager) {
    case Wager::AnteBonus: return Wager::Ante;
    case Wager::MagicCardPlayer:
    case Wager::LuckyBonusPlayer: return Wager::FiveCardHandBonusPlayer;
    case Wager::MagicCardDealer:
    case Wager::LuckyBonusDealer: return Wager::FiveCardHandBonusDealer;
    default: return wager;
    }
}

Money stakeOf(const Round& round, int seat, Wager wager) {
    const auto found =
        std::find_if(round.seats.begin(), round.seats.end(), [seat](const Seat& one) { return one.number == seat; });
    return found == round.seats.end() ? Money() : found->wagers[wager];
}

/// The gesture in the one word, where the procedure has it, or else as a settlement by the stake.
Act stakeMoved(Action word, Outcome outcome, const Grader& grader, const Round& round, int seat, Wager wager) {
    Act act = about(word, seat);
    act.wager = wagerName(wager);
    const GradedProcedure& steps = grader.procedure();
    const bool isAStep =
        std::any_of(steps.begin(), steps.end(), [&act](const GradedStep& step) { return sameThing(step.act, act); });
    return isAStep ? act : settle(seat, wager, outcome, stakeOf(round, seat, wager));
}

/// The first step of an action that is not done, of one seat where one is named.
const Act* nextOf(const Grader& grader, Action action, std::optional<int> seat = {}) {
    const GradedProcedure& steps = grader.procedure();
    for (std::size_t id = 0; id < steps.size(); ++id) {
        const Act& act = steps[id].act;
        if (act.action != actionName(action) || grader.isDone(static_cast<StepId>(id))) continue;
        if (!seat || act.seat == seat) return &act;
    }
    return nullptr;
}

}  // namespace

Act plain(Action action) {
    Act act;
    act.action = actionName(action);
    return act;
}

Act announce(std::string_view text) {
    Act act = plain(Action::Announce);
    act.text = text;
    return act;
}

Act deal(const Grader& grader) {
    const Act* next = nextOf(grader, Action::Deal);
    return next != nullptr ? *next : plain(Action::Deal);
}

Act ask(const Grader& grader, const Game& game, int seat) {
    if (const Act* next = nextOf(grader, Action::Ask, seat)) return *next;
    Act act = about(Action::Ask, seat);
    act.what = wagerName(game.rules().decisionWagers.front());
    return act;
}

Act revealCommunity(const Grader& grader) {
    const Act* next = nextOf(grader, Action::RevealCommunity);
    return next != nullptr ? *next : plain(Action::RevealCommunity);
}

Act turnCards(int seat) {
    return about(Action::TurnCards, seat);
}

Act setHand(int seat, std::vector<Card> cards, std::string_view category) {
    Act act = about(Action::SetHand, seat);
    act.cards = std::move(cards);
    act.category = category;
    return act;
}

Act setDealerHand(std::vector<Card> cards, std::string_view category) {
    Act act = plain(Action::SetDealerHand);
    act.cards = std::move(cards);
    act.category = category;
    return act;
}

Act collectCards(int seat) {
    return about(Action::CollectCards, seat);
}

Act holdCards(int seat) {
    return about(Action::HoldCards, seat);
}

Act take(const Grader& grader, const Round& round, int seat, Wager wager) {
    return stakeMoved(Action::CollectForfeit, Outcome::Take, grader, round, seat, wager);
}

Act giveBack(const Grader& grader, const Round& round, int seat, Wager wager) {
    return stakeMoved(Action::ReturnWager, Outcome::Return, grader, round, seat, wager);
}

Act pay(int seat, Wager wager, Money amount) {
    return settle(seat, wager, Outcome::Pay, amount);
}

Act payAtSpot(const Grader& grader, int seat, Wager wager, Money amount) {
    const GradedProcedure& steps = grader.procedure();
    bool ownIsOpen = false;
    std::optional<Wager> onTop;
    for (std::size_t id = 0; id < steps.size(); ++id) {
        const Act& step = steps[id].act;
        if (step.action != actionName(Action::Settle) || step.seat != seat || !step.wager) continue;
        const auto own = wagerNamed(*step.wager);
        if (!own || spotOf(*own) != wager || grader.isDone(static_cast<StepId>(id))) continue;
        if (step.outcome == outcomeName(Outcome::Pay) && step.amount == amount) return pay(seat, *own, amount);
        ownIsOpen = ownIsOpen || *own == wager;
        if (*own != wager && !onTop) onTop = own;
    }
    return pay(seat, ownIsOpen ? wager : onTop.value_or(wager), amount);
}

Act payEnvy(int seat, int fromSeat, Money amount) {
    Act act = about(Action::PayEnvy, seat);
    act.fromSeat = fromSeat;
    act.amount = std::clamp(amount, Money(), kMostMoney);
    return act;
}

Act callFloor(int seat, Wager wager) {
    Act act = about(Action::CallFloor, seat);
    act.wager = wagerName(wager);
    return act;
}

Act callFloor() {
    return plain(Action::CallFloor);
}

Act keypad(std::string_view key, std::optional<int> seat) {
    Act act = plain(Action::Keypad);
    act.key = key;
    act.seat = seat;
    return act;
}

Act verifyProgressive(int count) {
    return counted(Action::VerifyProgressive, count);
}

Act countStub(int count) {
    return counted(Action::CountStub, count);
}

Act cut(int depth) {
    return counted(Action::Cut, depth);
}

Act stop(IrregularityKind kind) {
    Act act = plain(Action::Stop);
    act.kind = irregularityName(kind);
    return act;
}

Act rule(std::string_view ruling) {
    Act act = plain(Action::Rule);
    act.ruling = ruling;
    return act;
}

}  // namespace cutcard::acts
