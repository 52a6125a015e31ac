#include "engine/training/act.h"

#include <algorithm>

namespace cutcard {
namespace {

/// Puts what is particular to one kind of step into an act.
struct DetailToAct {
    Act& act;

    void operator()(std::monostate) const {}
    void operator()(const Announcement& announcement) const { act.text = announcement.text; }
    void operator()(const Count& count) const { act.count = count.count; }
    void operator()(const CardDealt& dealt) const {
        act.card = dealt.card;
        const int* seat = std::get_if<int>(&dealt.slot.to);
        act.to = seat != nullptr ? std::to_string(*seat) : std::string(spotName(std::get<Spot>(dealt.slot.to)));
        act.face = dealt.slot.faceUp ? "up" : "down";
    }
    void operator()(const AboutWager& about) const { act.wager = wagerName(about.wager); }
    void operator()(const Asked& asked) const { act.what = wagerName(asked.wager); }
    void operator()(const HandSet& hand) const {
        act.cards.assign(hand.cards.begin(), hand.cards.begin() + hand.size);
        act.category = hand.category;
    }
    void operator()(const Settled& settled) const {
        act.wager = wagerName(settled.wager);
        act.outcome = outcomeName(settled.outcome);
        act.amount = settled.amount;
    }
    void operator()(const Stopped& stopped) const { act.kind = irregularityName(stopped.kind); }
    void operator()(const Ruled& ruled) const { act.ruling = ruled.ruling; }
    void operator()(const CommunityShown& shown) const { act.which = shown.which; }
    void operator()(const KeyPressed& pressed) const { act.key = pressed.key; }
    void operator()(const EnvyPaid& paid) const {
        act.fromSeat = paid.fromSeat;
        act.amount = paid.amount;
    }
};

}  // namespace

Act actOf(const Step& step) {
    Act act;
    act.action = actionName(step.action);
    if (step.seat != kNoSeat) act.seat = step.seat;
    std::visit(DetailToAct{act}, step.detail);
    return act;
}

GradedProcedure gradedProcedure(const Procedure& procedure) {
    GradedProcedure steps;
    steps.reserve(procedure.steps().size());
    for (std::size_t id = 0; id < procedure.steps().size(); ++id) {
        const Step& step = procedure.steps()[id];
        const auto before = procedure.before(static_cast<StepId>(id));
        steps.push_back({actOf(step),
                         {before.begin(), before.end()},
                         step.branch->cite,
                         std::holds_alternative<Ruled>(step.detail) ? "" : step.branch->ruling,
                         step.branch->skill});
    }
    return steps;
}

bool isAction(std::string_view word) {
    for (int action = 0; action < kActionCount; ++action) {
        if (actionName(static_cast<Action>(action)) == word) return true;
    }
    return false;
}

bool sameThing(const Act& step, const Act& act) {
    if (step.action != act.action) return false;
    // Where a card goes that was found face up is not the dealer's choice.
    if (step.action == "discard_card") return true;
    const auto same = [](const auto& wanted, const auto& done) { return !wanted || wanted == done; };
    // A key of the progressive system may be named without the seat it is pressed for (MA 13).
    const bool anySeat = step.action == "keypad" && !act.seat;
    return (anySeat || same(step.seat, act.seat)) && same(step.wager, act.wager) && same(step.text, act.text) &&
           same(step.to, act.to) && same(step.what, act.what) && same(step.which, act.which) &&
           same(step.key, act.key) && same(step.fromSeat, act.fromSeat);
}

std::optional<int> seatOf(const Act& act) {
    if (act.seat && *act.seat != kDealerPosition) return act.seat;
    const bool toSeat = act.to && !act.to->empty() &&
                        std::all_of(act.to->begin(), act.to->end(), [](char c) { return c >= '0' && c <= '9'; });
    return toSeat && act.to->size() <= 2 ? std::optional(std::stoi(*act.to)) : std::nullopt;
}

}  // namespace cutcard
