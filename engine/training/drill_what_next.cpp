#include "engine/record/act_record.h"
#include "engine/record/round_record.h"
#include "engine/training/drill_draft.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/drill_round.h"
#include "engine/training/grader.h"
#include "engine/training/shuffle.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace cutcard {
namespace {

/// A step as an answer: the action, the seat, and what it is about. Amounts and cards stay unsaid.
DrillOption optionOf(const Act& act) {
    DrillOption option{act.action};
    const std::string seat = !act.seat ? "" : *act.seat == kDealerPosition ? "dealer" : std::to_string(*act.seat);
    std::string about;
    for (const auto& word : {act.wager, act.text, act.what, act.which, act.key, act.to}) {
        if (word) about = *word;
    }
    if (act.fromSeat) about = std::to_string(*act.fromSeat);
    option.params = {seat, about};
    return option;
}

/// A round on its way: some steps are done, and one of those that may be done now is the answer.
class Halfway {
public:
    Halfway(const DrillRound& drill, StepId next, RandomSource& random)
        : m_procedure(drill.settlement.procedure),
          m_grader(gradedProcedure(m_procedure), factsOf(drill.round), GradingMode::Practice), m_next(next) {
        // House order is one of the permitted ones; leaving out what the answer does not need gives the others.
        for (StepId id = 0; id < next; ++id) {
            const bool needed = m_procedure.mustPrecede(id, next);
            if (needed || (isAllowed(id) && random.percent(70))) doStep(id);
        }
    }

    const GradedStep& right() const { return m_grader.procedure()[m_next]; }
    const std::vector<Act>& done() const { return m_done; }

    bool isRight() const { return !m_grader.isDone(m_next) && isAllowed(m_next); }

    /// Steps that may not be done now, each with the rule that somebody who does them has wrong: different rules first.
    void addWrong(DrillDraft& draft, RandomSource& random) {
        std::vector<StepId> ids(m_grader.procedure().size());
        std::iota(ids.begin(), ids.end(), StepId{0});
        shuffle(ids, random);
        std::erase_if(ids, [this](StepId id) { return isLikeAnAllowedOne(m_grader.procedure()[id].act); });
        std::vector<std::string> used;
        for (const bool again : {false, true}) {
            for (StepId id : ids) {
                if (draft.wrongCount() == kEnough) return;
                if (!again && !isNear(id)) continue;
                const std::string rule = wrongRule(id);
                if (!again && std::find(used.begin(), used.end(), rule) != used.end()) continue;
                DrillOption option = optionOf(m_grader.procedure()[id].act);
                draft.addWrong(rule, std::move(option.code), std::move(option.params));
                used.push_back(rule);
            }
        }
    }

private:
    static constexpr std::size_t kEnough = 3;

    /// A step of the same moment is a better temptation than the end of the round.
    bool isNear(StepId id) const {
        constexpr int kNear = 12;
        return std::abs(int{id} - int{m_next}) <= kNear;
    }

    /// The grader's reason, and within "out of order" what exactly was passed over.
    std::string wrongRule(StepId id) {
        const Verdict verdict = m_grader.judge(m_grader.procedure()[id].act);
        if (verdict.reason != Reason::OutOfOrder) return std::string(reasonName(verdict.reason));
        const Step& step = m_procedure.steps()[id];
        const auto waitsFor = [&](const std::function<bool(const Step&)>& matches) {
            for (StepId earlier = 0; earlier < id; ++earlier) {
                if (!m_grader.isDone(earlier) && matches(m_procedure.steps()[earlier]) &&
                    m_procedure.mustPrecede(earlier, id)) {
                    return true;
                }
            }
            return false;
        };
        const auto action = [](Action wanted) {
            return [wanted](const Step& other) { return other.action == wanted; };
        };
        if (step.action == Action::ClearTable) return "cleared_too_early";
        if (step.action == Action::CollectCards && waitsFor(action(Action::PayEnvy))) return "collected_before_envy";
        if (step.action == Action::RevealDealer && waitsFor(action(Action::CollectForfeit))) {
            return "revealed_before_forfeits";
        }
        if (step.action != Action::Settle) return "out_of_order";
        const Wager wager = std::get<Settled>(step.detail).wager;
        if (waitsFor(action(Action::SetHand))) return "settled_before_hand_set";
        if (waitsFor(action(Action::CallFloor))) return "settled_before_floor";
        if (wager > Wager::Bet && waitsFor([](const Step& other) {
                return other.action == Action::Settle && std::get<Settled>(other.detail).wager <= Wager::Bet;
            })) {
            return "side_wager_before_main";
        }
        if (waitsFor(action(Action::RevealSixCard))) return "settled_before_six_card";
        return "out_of_order";
    }

    bool isAllowed(StepId id) const {
        const auto& after = m_grader.procedure()[id].after;
        return std::all_of(after.begin(), after.end(), [this](StepId step) { return m_grader.isDone(step); });
    }

    void doStep(StepId id) {
        const Act act = m_grader.procedure()[id].act;
        if (m_grader.judge(act).accepted) m_done.push_back(act);
    }

    /// A step can look like another one: the next card to the same seat.
    bool isLikeAnAllowedOne(const Act& act) const {
        const std::vector<StepId> allowed = m_grader.allowed();
        const DrillOption option = optionOf(act);
        return std::any_of(allowed.begin(), allowed.end(),
                           [&](StepId id) { return optionOf(m_grader.procedure()[id].act) == option; });
    }

    const Procedure& m_procedure;
    Grader m_grader;
    StepId m_next;
    std::vector<Act> m_done;
};

std::optional<StepId> anyStep(const Procedure& procedure, std::string_view skill, RandomSource& random) {
    std::vector<StepId> steps;
    for (std::size_t id = 0; id < procedure.steps().size(); ++id) {
        if (skill.empty() || procedure.steps()[id].branch->skill == skill) steps.push_back(static_cast<StepId>(id));
    }
    if (steps.empty()) return std::nullopt;
    return anyOf(steps, random);
}

}  // namespace

std::optional<DrillQuestion> askWhatNext(const Game& game, const DrillRound& drill, StepId next, RandomSource& random) {
    Halfway halfway(drill, next, random);
    if (!halfway.isRight()) return std::nullopt;
    DrillDraft draft(DrillKind::WhatNext, game.rules(), *drill.settlement.procedure.steps()[next].branch,
                     optionOf(halfway.right().act));
    halfway.addWrong(draft, random);
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.key("round");
    writeRound(out, game, drill.round);
    out.key("done");
    out.beginArray();
    for (const Act& act : halfway.done()) writeAct(out, act);
    out.endArray();
    out.endObject();
    return std::move(draft).finish(text, random);
}

std::optional<DrillQuestion> tryWhatNext(const Game& game, std::string_view skill, RandomSource& random) {
    std::optional<DrillRound> drill;
    if (!skill.empty()) {
        drill = drillRoundWith(game, skill, random);
    } else {
        drill = random.percent(25) ? drillRoundFromOpening(game, random) : drillRound(game, random);
    }
    if (!drill) return std::nullopt;
    const auto next = anyStep(drill->settlement.procedure, skill, random);
    if (!next) return std::nullopt;
    return askWhatNext(game, *drill, *next, random);
}

}  // namespace cutcard
