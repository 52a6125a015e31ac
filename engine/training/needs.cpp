#include "engine/training/needs.h"

#include "engine/irregularities/events.h"
#include "engine/irregularities/ruling.h"
#include "engine/procedure/table_procedures.h"
#include "engine/rules/skills.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The core of a kind of hand; nothing where it is common enough to come by chance.
std::optional<CardCore> coreOf(Row row, bool fourCards, bool amongSeven) {
    switch (row) {
    case Row::FourAces: return CardCore::FourAces;
    case Row::FourOfAKind: return CardCore::Quads;
    case Row::StraightFlush: return fourCards ? CardCore::FourStraightFlush : CardCore::StraightFlush;
    case Row::RoyalFlush: return fourCards ? CardCore::FourRoyal : CardCore::Royal;
    case Row::SixCardRoyal: return CardCore::SixCardRoyal;
    case Row::SixCardRoyalDiamonds: return CardCore::SixCardRoyalDiamonds;
    case Row::FullHouse: return amongSeven ? std::nullopt : std::optional(CardCore::FullHouse);
    case Row::Flush: return fourCards || amongSeven ? std::nullopt : std::optional(CardCore::Flush);
    case Row::Straight: return fourCards || amongSeven ? std::nullopt : std::optional(CardCore::Straight);
    default: return std::nullopt;
    }
}

/// Finds out, family by family, what a skill needs.
class NeedsFinder {
public:
    NeedsFinder(const RuleSet& rules, std::string_view skill)
        : m_rules(rules), m_skill(skill), m_fourCards(playsFourCards(rules)) {}

    Needs find() {
        fromTheTable();
        if (m_skill.starts_with("irregular.")) return fromIrregularity();
        if (fromRows() || fromHands() || fromMeters()) return m_needs;
        if (isTie() && m_rules.cards.community == 0) m_needs.tie = true;
        m_needs.highStakes = m_skill == "payout_limit";
        // TH-5: cards go to the rack at a fold only where no wager and no envy keeps them.
        m_needs.plainSeat = m_rules.cards.community > 0 && m_skill.ends_with(".fold.cards_to_rack");
        // 641a.12(b): the Ante Bonus begins at three of a kind.
        if (m_skill.ends_with(".ante_bonus.paid_while_losing")) {
            wish(CardGroup::SeatHand, CardCore::TripsOrStraightFlush, Wager::Ante);
        }
        return m_needs;
    }

private:
    bool isTie() const { return m_skill.ends_with("_on_tie") || m_skill.ends_with("_tied_hand"); }

    void wish(CardGroup group, std::optional<CardCore> core, std::optional<Wager> wager = {}, bool another = false) {
        if (core) m_needs.wishes.push_back({group, *core, wager, another});
    }

    void fromTheTable() {
        for (DealingMethod method : m_rules.methods) {
            if (m_skill.starts_with(std::string(methodName(method)) + '.')) m_needs.method = method;
        }
        m_needs.countsStub = m_skill.ends_with(".count_stub");
        if (!m_skill.starts_with("table.")) return;
        for (TableProcedure procedure : tableProceduresOf(m_rules)) {
            const Procedure steps = tableProcedure(m_rules, procedure);
            const auto has = [this](const Step& step) { return step.branch->skill == m_skill; };
            if (std::any_of(steps.steps().begin(), steps.steps().end(), has)) m_needs.preparations.push_back(procedure);
        }
    }

    /// Every event that is decided by this branch.
    Needs fromIrregularity() {
        for (const Irregularity& event : everyEvent(m_rules)) {
            if (ruleOn(m_rules, event).branch->skill == m_skill) m_needs.irregularities.push_back(event);
        }
        // Only a shoe with a motor jams.
        const auto automated = std::find(m_rules.methods.begin(), m_rules.methods.end(), DealingMethod::AutomatedShoe);
        if (m_skill == "irregular.shoe_jam" && automated != m_rules.methods.end()) m_needs.method = *automated;
        return m_needs;
    }

    bool isRow(const Paytable& table, Row& found) const {
        for (const PaytableRow& row : table.rows) {
            if (row.branch->skill == m_skill) return found = row.row, true;
        }
        return false;
    }

    bool fromRows() {
        Row row{};
        for (const auto& [wager, terms] : m_rules.lettered) {
            for (const Paytable& table : terms.group.tables) {
                if (isRow(table, row)) return wager == Wager::BadBeat ? badBeat(row, true) : tableRow(wager, row);
            }
            for (const Paytable& table : terms.otherHand ? terms.otherHand->tables : std::vector<Paytable>()) {
                if (isRow(table, row)) return badBeat(row, false);
            }
        }
        for (const ProgressiveKind& kind : m_rules.progressives) {
            for (const MeteredTable& metered : kind.tables) {
                if (isRow(metered.table, row)) return meterRow(row, kind, Wager::Progressive);
            }
            for (const EnvySchedule& schedule : kind.envy) {
                for (const EnvyRow& envy : schedule.rows) {
                    if (envy.branch->skill == m_skill) return meterRow(envy.row, kind, std::nullopt);
                }
            }
        }
        if (m_rules.fiveCardHandBonus) {
            if (isRow(m_rules.fiveCardHandBonus->onPlayer.table, row)) {
                return wish(CardGroup::SeatFive, coreOf(row, false, false), Wager::FiveCardHandBonusPlayer), true;
            }
            if (isRow(m_rules.fiveCardHandBonus->onDealer.table, row)) {
                return wish(CardGroup::DealerFive, coreOf(row, false, false)), true;
            }
        }
        for (const Paytable& table : m_rules.coverAll ? m_rules.coverAll->tables : std::vector<Paytable>()) {
            if (isRow(table, row)) return wish(CardGroup::SeatHand, coreOf(row, true, false)), true;
        }
        return false;
    }

    bool tableRow(Wager wager, Row row) {
        if (wager == Wager::HoldemBonus) {
            // TH-3: aces with the player and the dealer.
            if (row == Row::AcesBoth) {
                wish(CardGroup::SeatHole, CardCore::PairOfAces, wager);
                wish(CardGroup::DealerHand, CardCore::PairOfAces);
            }
            if (row == Row::Aces) wish(CardGroup::SeatHole, CardCore::PairOfAces, wager);
            if (row == Row::AceKingSuited) wish(CardGroup::SeatHole, CardCore::AceKingSuited, wager);
            return true;
        }
        const bool six = wager == Wager::SixCardBonus;
        const bool seven = !six && m_rules.cards.community > 0;
        const bool common = six && (row == Row::FullHouse || row == Row::Flush || row == Row::Straight);
        // The Ante Bonus is paid on the Ante; the Bet of Caribbean Stud is made when the cards are there.
        const auto made = isPaidOnTop(wager) || isDecisionWager(wager) ? Wager::Ante : wager;
        if (!common) {
            wish(six ? CardGroup::SeatSix : CardGroup::SeatHand, coreOf(row, m_fourCards && !six, seven), made);
        }
        return true;
    }

    bool meterRow(Row row, const ProgressiveKind& kind, std::optional<Wager> wager) {
        wish(CardGroup::SeatFive, coreOf(row, kind.name == "four_card", false), wager);
        return true;
    }

    /// FC-6: the losing hand decides; the other one has to be better still.
    bool badBeat(Row row, bool playerBeaten) {
        const auto loser = row == Row::ThreeOfAKind ? std::optional(CardCore::Trips) : coreOf(row, true, false);
        const auto winner =
            row == Row::FourOfAKind || row == Row::StraightFlush ? std::optional(CardCore::Quads) : std::nullopt;
        wish(CardGroup::SeatHand, playerBeaten ? loser : winner, Wager::BadBeat);
        wish(CardGroup::DealerHand, playerBeaten ? winner : loser);
        return true;
    }

    bool fromHands() {
        const auto at = m_skill.find(".hand.");
        if (at == std::string_view::npos) return false;
        if (const auto row = rowNamed(m_skill.substr(at + 6))) {
            wish(CardGroup::SeatHand, coreOf(*row, m_fourCards, m_rules.cards.community > 0));
        }
        return true;
    }

    /// What follows from a win that is paid out of a meter.
    bool fromMeters() {
        const bool fchb = m_skill.starts_with("fchb.");
        const Wager wager = fchb ? Wager::FiveCardHandBonusPlayer : Wager::Progressive;
        if (m_skill.ends_with(".paid_after_reset")) {
            if (m_rules.cards.community > 0) return m_needs.resetOnTheFlop = true;
            wish(CardGroup::SeatFive, CardCore::Royal, wager);
            wish(CardGroup::SeatFive, CardCore::StraightFlush, wager, true);
            return true;
        }
        if (m_skill.ends_with(".hold_cards")) return wish(CardGroup::SeatFive, meterCore(fchb), wager), true;
        if (m_skill == "fchb.hold_dealer_cards" || m_skill == "fchb.dealer.shared_from_meter") {
            return wish(CardGroup::DealerFive, CardCore::StraightFlush), true;
        }
        if (m_skill == "fchb.call_floor") return wish(CardGroup::SeatFive, CardCore::Quads, wager), true;
        return false;
    }

    /// The usual hand that wins a part of a meter.
    CardCore meterCore(bool fchb) const {
        const bool four = !fchb && m_rules.progressives.front().name == "four_card";
        return four ? CardCore::Quads : CardCore::StraightFlush;
    }

    const RuleSet& m_rules;
    std::string_view m_skill;
    bool m_fourCards;
    Needs m_needs;
};

/// An option of the house that a fold's skill depends on, and the value it needs.
std::optional<std::pair<std::string, std::string>> optionFor(const RuleSet& rules, std::string_view skill) {
    const auto at = skill.find(".fold.");
    if (at == std::string_view::npos) return std::nullopt;
    const std::string option = std::string(skill.substr(at + 6)) + "_on_fold";
    if (rules.option(option) == nullptr) return std::nullopt;
    return std::pair(option, std::string("forfeited"));
}

bool hasRow(const Paytable& table, std::string_view skill) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [skill](const PaytableRow& row) { return row.branch->skill == skill; });
}

}  // namespace

bool playsFourCards(const RuleSet& rules) {
    return std::none_of(rules.branches->begin(), rules.branches->end(),
                        [](const auto& entry) { return entry.first.ends_with(".hand.full_house"); });
}

Needs needsOf(const RuleSet& rules, std::string_view skill) {
    return NeedsFinder(rules, skill).find();
}

bool Offers::choose(std::string_view what, std::string_view value) {
    for (const auto& [name, chosen] : m_chosen) {
        if (name == what) return chosen == value;
    }
    m_chosen.emplace_back(what, value);
    return true;
}

bool Offers::letter(Wager wager, const std::string& letter) {
    if (!choose(wagerName(wager), letter)) return false;
    m_selections.letters[wager] = letter;
    return true;
}

bool Offers::progressive(const ProgressiveKind& kind, const std::string& paytable, bool anyPaytable) {
    if (!choose("progressive kind", kind.name)) return false;
    if (!anyPaytable && !choose("progressive paytable", paytable)) return false;
    if (m_selections.progressive->kind != kind.name || !anyPaytable) {
        m_selections.progressive->kind = kind.name;
        m_selections.progressive->paytable = paytable;
    }
    return true;
}

bool Offers::make(const RuleSet& rules, std::string_view skill) {
    if (const auto option = optionFor(rules, skill)) {
        if (!choose(option->first, option->second)) return false;
        m_selections.options[option->first] = option->second;
    }
    for (const auto& [wager, terms] : rules.lettered) {
        // The letter that is chosen already serves, where it has the row.
        const auto chosen = m_selections.letters.find(wager);
        if (chosen == m_selections.letters.end()) continue;
        const Paytable* own = terms.group.find(chosen->second);
        if (own != nullptr && hasRow(*own, skill)) return choose(wagerName(wager), own->letter);
        for (const Paytable& table : terms.group.tables) {
            if (hasRow(table, skill)) return letter(wager, table.letter);
        }
    }
    for (const ProgressiveKind& kind : rules.progressives) {
        if (skill.starts_with("progressive." + kind.name + '.') || skill.starts_with("envy." + kind.name + '.')) {
            for (const MeteredTable& metered : kind.tables) {
                if (hasRow(metered.table, skill)) return progressive(kind, metered.table.letter, false);
            }
            for (const EnvySchedule& schedule : kind.envy) {
                const auto has = [skill](const EnvyRow& row) { return row.branch->skill == skill; };
                if (std::none_of(schedule.rows.begin(), schedule.rows.end(), has)) continue;
                const bool serves = schedule.letter.empty() || kind.table(schedule.letter) == nullptr;
                return progressive(kind, serves ? kind.tables.front().table.letter : schedule.letter, serves);
            }
            return progressive(kind, kind.tables.front().table.letter, true);
        }
    }
    return true;
}

std::vector<std::string> reachableSkills(const RulesSubmission& submission) {
    std::vector<std::string> skills;
    for (const Branch* branch : skillsOf(submission)) {
        const auto option = optionFor(*submission.rules, branch->skill);
        if (option && submission.selections.option(option->first) != option->second) continue;
        skills.push_back(branch->skill);
    }
    return skills;
}

}  // namespace cutcard
