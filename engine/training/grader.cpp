#include "engine/training/grader.h"

#include "engine/cards/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::string_view kStop = "stop";

/// A hand of four or five cards as one number; other sizes are no hand.
std::uint32_t rankOf(std::span<const Card> cards) {
    if (cards.size() == 4) return bestFour<4>(CardSet(cards)).value();
    return cards.size() == 5 ? bestFive<5>(CardSet(cards)).value() : 0;
}

}  // namespace

std::string_view reasonName(Reason reason) {
    static constexpr std::array<std::string_view, kReasonCount> kNames = {"unknown_action",      "no_such_wager",
                                                                          "false_alarm",         "already_done",
                                                                          "missed_irregularity", "wrong_seat_order",
                                                                          "out_of_order",        "wrong_kind",
                                                                          "wrong_ruling",        "wrong_hand",
                                                                          "wrong_name",          "wrong_outcome",
                                                                          "wrong_amount",        "ok"};
    return kNames[static_cast<std::size_t>(reason)];
}

TableFacts factsOf(const Round& round) {
    TableFacts facts;
    const auto withCommunity = [&round](std::vector<Card> cards) {
        cards.insert(cards.end(), round.community.begin(), round.community.end());
        return cards;
    };
    facts.cards[kDealerPosition] = withCommunity(round.dealer);
    for (const Seat& seat : round.seats) {
        facts.cards[seat.number] = withCommunity(seat.cards);
        for (int wager = 0; wager < kWagerCount; ++wager) {
            if (seat.wagers.has(static_cast<Wager>(wager))) {
                facts.wagers[seat.number].emplace(wagerName(static_cast<Wager>(wager)));
            }
        }
    }
    return facts;
}

Grader::Grader(GradedProcedure procedure, TableFacts facts, GradingMode mode, std::vector<bool> given)
    : m_procedure(std::move(procedure)), m_facts(std::move(facts)), m_mode(mode), m_given(std::move(given)),
      m_tried(m_procedure.size()), m_points(m_procedure.size()) {
    m_given.resize(m_procedure.size());
    m_done = m_given;
}

Verdict Grader::judge(const Act& act) {
    if (!isAction(act.action)) return penalty(Reason::UnknownAction);
    if (act.action == kStop) return judgeStop(act);
    // Of several steps about the same thing (five cards to one seat) the one that is due is meant, else the first.
    std::optional<StepId> step;
    bool done = false;
    for (std::size_t i = 0; i < m_procedure.size(); ++i) {
        if (!sameThing(m_procedure[i].act, act)) continue;
        const auto id = static_cast<StepId>(i);
        if (m_done[id]) {
            done = true;
        } else if (isAllowed(id)) {
            step = id;
            break;
        } else if (!step) {
            step = id;
        }
    }
    if (step) return judgeStep(act, *step);
    // One more card is not a card that was dealt already, when the game has to stop.
    const bool anotherCard = act.action == "deal" && stopDue();
    if (done && !anotherCard) return {Reason::AlreadyDone, m_mode == GradingMode::Exam, std::nullopt, 0};
    return noStep(act);
}

/// A stop is right only at the moment at which the irregularity is there to be seen.
Verdict Grader::judgeStop(const Act& act) {
    if (const auto due = stopDue()) return judgeStep(act, *due);
    // Until it is ruled on, the game stands still whatever the stop was called.
    bool ruled = true;
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (m_procedure[id].act.action == actionName(Action::Rule) && !m_done[id]) ruled = false;
    }
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (!m_done[id] || m_procedure[id].act.action != kStop) continue;
        if (ruled && m_procedure[id].act.kind != act.kind) continue;
        return {Reason::AlreadyDone, m_mode == GradingMode::Exam, static_cast<StepId>(id), 0};
    }
    return penalty(Reason::FalseAlarm);
}

Verdict Grader::judgeStep(const Act& act, StepId step) {
    const std::vector<StepId> missing = missingBefore(step);
    if (!missing.empty()) return wrongAt(step, orderReason(step, missing));
    const Reason reason = valueReason(m_procedure[step].act, act);
    if (reason != Reason::Ok) return wrongAt(step, reason);
    m_done[step] = true;
    m_points[step] = m_tried[step] ? 0 : 1;
    return {Reason::Ok, true, step, m_points[step]};
}

/// Nothing of the kind is to be done in this round.
Verdict Grader::noStep(const Act& act) {
    if (act.wager && !hasWager(act)) return penalty(Reason::NoSuchWager);
    if (const auto due = stopDue()) return penalty(Reason::MissedIrregularity, due);
    // What would come later if the round were not going to be stopped; that must not be given away.
    if (stopToCome() && act.action != actionName(Action::Rule)) return penalty(Reason::OutOfOrder);
    if (act.wager) return penalty(Reason::NoSuchWager);
    return penalty(act.action == actionName(Action::Rule) ? Reason::FalseAlarm : Reason::UnknownAction);
}

Reason Grader::orderReason(StepId step, const std::vector<StepId>& missing) const {
    const auto due = stopDue();
    if (due && std::find(missing.begin(), missing.end(), *due) != missing.end()) return Reason::MissedIrregularity;
    const auto own = seatOf(m_procedure[step].act);
    const bool ofAnotherSeat = own && std::any_of(missing.begin(), missing.end(), [&](StepId earlier) {
                                   const auto other = seatOf(m_procedure[earlier].act);
                                   return other && *other != *own;
                               });
    return ofAnotherSeat ? Reason::WrongSeatOrder : Reason::OutOfOrder;
}

Reason Grader::valueReason(const Act& expected, const Act& act) const {
    if (expected.kind && expected.kind != act.kind) return Reason::WrongKind;
    if (expected.ruling && expected.ruling != act.ruling) return Reason::WrongRuling;
    if (!expected.cards.empty() && !isEquallyGood(expected, act)) return Reason::WrongHand;
    // Which card comes next is not the dealer's choice; it is never compared.
    if (expected.category && expected.category != act.category) return Reason::WrongName;
    if (expected.outcome && expected.outcome != act.outcome) return Reason::WrongOutcome;
    if (act.face && expected.face && act.face != expected.face) return Reason::WrongOutcome;
    if (expected.amount && expected.amount != act.amount) return Reason::WrongAmount;
    if (expected.count && expected.count != act.count) return Reason::WrongAmount;
    return Reason::Ok;
}

bool Grader::isEquallyGood(const Act& expected, const Act& act) const {
    if (act.cards.size() != expected.cards.size()) return false;
    const auto held = m_facts.cards.find(expected.seat.value_or(kDealerPosition));
    if (held == m_facts.cards.end() || CardSet(act.cards).size() != static_cast<int>(act.cards.size())) return false;
    const CardSet own(held->second);
    const bool allHeld =
        std::all_of(act.cards.begin(), act.cards.end(), [&own](Card card) { return own.contains(card); });
    return allHeld && rankOf(act.cards) == rankOf(expected.cards);
}

Verdict Grader::wrongAt(StepId step, Reason reason) {
    m_tried[step] = true;
    if (m_mode == GradingMode::Exam) m_done[step] = true;
    return {reason, m_mode == GradingMode::Exam, step, 0};
}

Verdict Grader::penalty(Reason reason, std::optional<StepId> step) {
    ++m_penalties;
    return {reason, m_mode == GradingMode::Exam, step, -1};
}

std::vector<StepId> Grader::missingBefore(StepId step) const {
    std::vector<StepId> missing;
    std::vector<bool> seen(m_procedure.size());
    std::vector<StepId> open = {step};
    while (!open.empty()) {
        const StepId next = open.back();
        open.pop_back();
        for (StepId earlier : m_procedure[next].after) {
            if (m_done[earlier] || seen[earlier]) continue;
            seen[earlier] = true;
            missing.push_back(earlier);
            open.push_back(earlier);
        }
    }
    return missing;
}

bool Grader::isAllowed(StepId step) const {
    const std::vector<StepId>& after = m_procedure[step].after;
    return !m_done[step] && std::all_of(after.begin(), after.end(), [this](StepId earlier) { return m_done[earlier]; });
}

std::optional<StepId> Grader::stopDue() const {
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (m_procedure[id].act.action == kStop && isAllowed(static_cast<StepId>(id))) return static_cast<StepId>(id);
    }
    return std::nullopt;
}

std::optional<StepId> Grader::stopToCome() const {
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (m_procedure[id].act.action == kStop && !m_done[id]) return static_cast<StepId>(id);
    }
    return std::nullopt;
}

bool Grader::hasWager(const Act& act) const {
    const auto seat = m_facts.wagers.find(act.seat.value_or(kNoSeat));
    return seat != m_facts.wagers.end() && seat->second.contains(*act.wager);
}

std::vector<StepId> Grader::allowed() const {
    std::vector<StepId> steps;
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (isAllowed(static_cast<StepId>(id))) steps.push_back(static_cast<StepId>(id));
    }
    return steps;
}

std::vector<StepId> Grader::missing() const {
    std::vector<StepId> steps;
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (!m_done[id]) steps.push_back(static_cast<StepId>(id));
    }
    return steps;
}

Score Grader::score() const {
    Score score;
    for (std::size_t id = 0; id < m_procedure.size(); ++id) {
        if (m_given[id]) continue;
        ++score.of;
        SkillScore& skill = score.bySkill[m_procedure[id].skill];
        ++skill.of;
        skill.points += m_points[id];
        score.points += m_points[id];
    }
    score.points = std::max(0, score.points - m_penalties);
    return score;
}

}  // namespace cutcard
