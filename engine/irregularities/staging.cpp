#include "engine/irregularities/staging.h"

#include "engine/cards/random_source.h"
#include "engine/irregularities/ruling.h"
#include "engine/players/deal_round.h"

#include <algorithm>

namespace cutcard {
namespace {

std::size_t placeOfReveal(const std::vector<Step>& steps) {
    const auto reveal =
        std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.action == Action::RevealDealer; });
    return static_cast<std::size_t>(reveal - steps.begin());
}

/// Everything up to the last decision, as it goes without an irregularity.
std::vector<Step> openingOf(std::vector<Step> steps) {
    steps.resize(placeOfReveal(steps));
    // Forfeits that wait for the last decision come after it, not at a fold.
    while (!steps.empty() && steps.back().action != Action::Ask && steps.back().action != Action::DiscardStub) {
        if (steps.back().action != Action::CollectForfeit && steps.back().action != Action::CollectCards) break;
        steps.pop_back();
    }
    return steps;
}

/// The places (from 0) in the undisturbed opening before which the irregularity can happen.
class Moments {
public:
    /// `revealed` is the place of the first step with the dealer's cards turned.
    Moments(const std::vector<Step>& opening, DealingMethod method, std::size_t revealed)
        : m_steps(opening), m_method(method), m_revealed(revealed) {
        while (m_steps[m_noMoreBets].action != Action::Announce) ++m_noMoreBets;
        while (m_firstAsk < m_steps.size() && m_steps[m_firstAsk].action != Action::Ask) ++m_firstAsk;
    }

    std::vector<std::size_t> of(const Irregularity& irregularity) const {
        using enum IrregularityKind;
        switch (irregularity.kind) {
        case FaceUpCard:
            return irregularity.when == Moment::AfterInitialCards ? cards(m_firstAsk, m_steps.size())
                                                                  : cards(0, m_firstAsk);
        case CardDrawnInError: return cards(0, m_steps.size());
        case ShoeJam: return isAutomated() ? cards(0, m_steps.size()) : std::vector<std::size_t>();
        case DeviceOutOfOrder:
        case ShufflerJam:
        case ShufflerCountWrong:
        case CutTooShallow:
        case CashWager:
        case SecondPosition: return {m_noMoreBets};
        case LateWager: return {m_noMoreBets + 1};
        case WrongCardCount:
            return irregularity.who == Holder::Community ? std::vector<std::size_t>{m_steps.size()}
                                                         : std::vector<std::size_t>{m_firstAsk};
        case DealerCardExposed:
            if (irregularity.when == Moment::AfterReveal) return {m_revealed};
            if (irregularity.when == Moment::AfterLastDecision) return {m_steps.size()};
            return with(Action::Ask);
        case PlayerLeft: return with(Action::Ask);
        case StubCountWrong: return after(Action::CountStub);
        case ProgressiveCountMismatch: return after(Action::VerifyProgressive);
        }
        return {};
    }

private:
    bool isAutomated() const {
        return m_method == DealingMethod::AutomatedShoe || m_method == DealingMethod::AutomatedShoeReshuffling;
    }

    std::vector<std::size_t> cards(std::size_t from, std::size_t to) const {
        std::vector<std::size_t> places;
        for (std::size_t i = from; i < to; ++i) {
            if (m_steps[i].action == Action::Deal) places.push_back(i);
        }
        return places;
    }

    std::vector<std::size_t> with(Action action) const {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (m_steps[i].action == action) places.push_back(i);
        }
        return places;
    }

    std::vector<std::size_t> after(Action action) const {
        std::vector<std::size_t> places = with(action);
        for (std::size_t& place : places) ++place;
        return places;
    }

    const std::vector<Step>& m_steps;
    DealingMethod m_method;
    std::size_t m_revealed;
    std::size_t m_noMoreBets = 0;
    std::size_t m_firstAsk = 0;
};

/// A player has decided as far as he was asked; what was not reached is not in the round.
void forgetUnreached(const std::vector<Step>& steps, std::size_t reached, Round& round) {
    for (Seat& seat : round.seats) {
        int asked = 0;
        for (std::size_t i = 0; i < std::min(reached, steps.size()); ++i) {
            if (steps[i].action == Action::Ask && steps[i].seat == seat.number) ++asked;
        }
        if (seat.playedOn != Street::None) {
            if (asked < static_cast<int>(seat.playedOn)) {
                seat.playedOn = Street::None;
                seat.decision = Decision::None;
                seat.wagers[Wager::Play] = Money();
            }
            continue;
        }
        int number = 0;
        for (Wager wager : {Wager::Play, Wager::Flop, Wager::Turn, Wager::River, Wager::Bet}) {
            const bool one = wager == Wager::Play || wager == Wager::Flop || wager == Wager::Bet;
            number = one ? 1 : number + 1;
            if (asked < number) seat.wagers[wager] = Money();
        }
        if (asked == 0) seat.decision = Decision::None;
    }
}

std::optional<Round> stageAt(const Game& game, Round round, const std::vector<Step>& opening, std::size_t place,
                             Irregularity irregularity, RandomSource& random) {
    const RulingAnswer ruling = ruleOn(game.rules(), irregularity);
    if (irregularity.kind == IrregularityKind::PlayerLeft) irregularity.seat = opening[place].seat;
    // The extra card of a misdeal is one step more before it is noticed.
    const bool extraCard = irregularity.kind == IrregularityKind::WrongCardCount || irregularity.misdealt;
    const std::size_t at = extraCard ? place + 1 : place;
    irregularity.atStep = static_cast<int>(at) + 1;
    round.irregularity = irregularity;
    if (ruling.voidsTheRound()) forgetUnreached(opening, place, round);
    dealCards(game, round);
    const auto& then = ruling.then;
    if (std::find(then.begin(), then.end(), Consequence::DiscardCard) != then.end()) decideAll(game, round, random);
    // Players who decide anew may fold earlier or later, and then other cards are out when it happens.
    Round again = round;
    dealCards(game, again);
    if (!(again == round)) return std::nullopt;
    if (ruling.ruling == Ruling::NoEffect) return round;
    const std::vector<Step> steps = game.adjudicate(round).procedure.steps();
    if (at < steps.size() && steps[at].action == Action::Stop) return round;
    return std::nullopt;
}

int anySeat(const Round& round, RandomSource& random) {
    return round.seats[random.below(round.seats.size())].number;
}

}  // namespace

std::optional<Round> stage(const Game& game, const Round& round, Irregularity irregularity, RandomSource& random) {
    Round staged = round;
    staged.irregularity.reset();
    const bool countsStub = irregularity.kind == IrregularityKind::StubCountWrong;
    // The stub is counted in every fifth round only.
    const int every = game.rules().fact("stub_count_rounds");
    if (countsStub) staged.deal->number += (every - staged.deal->number % every) % every;
    if (irregularity.kind == IrregularityKind::CutTooShallow && irregularity.depth == 0) {
        irregularity.depth = random.between(1, game.rules().fact("cover_card_depth") - 1);
    }
    const bool concernsSeat = irregularity.kind == IrregularityKind::LateWager ||
                              irregularity.kind == IrregularityKind::CashWager ||
                              irregularity.kind == IrregularityKind::SecondPosition ||
                              ((irregularity.kind == IrregularityKind::WrongCardCount || irregularity.misdealt) &&
                               irregularity.who == Holder::Player);
    if (concernsSeat && !irregularity.seat) irregularity.seat = anySeat(round, random);

    const std::vector<Step> undisturbed = game.adjudicate(staged).procedure.steps();
    const std::vector<Step> opening = openingOf(undisturbed);
    const RulingAnswer ruling = ruleOn(game.rules(), irregularity);
    std::vector<std::size_t> places =
        Moments(opening, staged.deal->method, placeOfReveal(undisturbed) + 1).of(irregularity);
    if (ruling.voidsTheRound()) {
        // What a fold loses at once would have to be given back again: a round is voided before the first fold.
        const auto fold = std::find_if(opening.begin(), opening.end(),
                                       [](const Step& step) { return step.action == Action::CollectForfeit; });
        const auto first = static_cast<std::size_t>(fold - opening.begin());
        std::erase_if(places, [first](std::size_t place) { return place > first; });
    }
    while (!places.empty()) {
        const std::size_t chosen = random.below(places.size());
        if (auto done = stageAt(game, staged, opening, places[chosen], irregularity, random)) return done;
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return std::nullopt;
}

}  // namespace cutcard
