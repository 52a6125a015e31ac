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

bool sameThing(const Act& a, const Act& b) {
    if (a.action != b.action) return false;
    // Where a card goes that was found face up is not the dealer's choice.
    if (a.action == "discard_card") return true;
    return a.seat == b.seat && a.wager == b.wager && a.text == b.text && a.to == b.to && a.what == b.what &&
           a.which == b.which && a.key == b.key && a.fromSeat == b.fromSeat;
}

std::optional<int> seatOf(const Act& act) {
    if (act.seat && *act.seat != kDealerPosition) return act.seat;
    const bool toSeat = act.to && !act.to->empty() &&
                        std::all_of(act.to->begin(), act.to->end(), [](char c) { return c >= '0' && c <= '9'; });
    return toSeat && act.to->size() <= 2 ? std::optional(std::stoi(*act.to)) : std::nullopt;
}

}  // namespace cutcard
