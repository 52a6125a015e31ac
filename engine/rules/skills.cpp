#include "engine/rules/skills.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

namespace cutcard {
namespace {

/// Skills of wagers and rows that a house has not chosen.
class NotOffered {
public:
    explicit NotOffered(const RulesSubmission& submission) {
        const RuleSet& rules = *submission.rules;
        for (const auto& [wager, terms] : rules.lettered) {
            const auto letter = submission.selections.letters.find(wager);
            const bool offered = letter != submission.selections.letters.end();
            for (const Paytable& table : terms.group.tables) add(table, offered && table.letter == letter->second);
            if (terms.otherHand) {
                for (const Paytable& table : terms.otherHand->tables) {
                    add(table, offered && table.letter == letter->second);
                }
            }
            add(terms.group.loses, offered);
        }
        for (const ProgressiveKind& kind : rules.progressives) addKind(kind, submission.selections.progressive);
        addSideWagers(submission);
    }

    bool contains(const Branch& branch) const {
        if (m_offered.contains(&branch)) return false;
        if (m_notOffered.contains(&branch)) return true;
        const std::string_view skill = branch.skill;
        return std::any_of(m_prefixes.begin(), m_prefixes.end(),
                           [skill](const std::string& prefix) { return skill.starts_with(prefix); }) ||
               std::any_of(m_endings.begin(), m_endings.end(),
                           [skill](const std::string& ending) { return skill.ends_with(ending); });
    }

private:
    void without(bool offered, std::initializer_list<const char*> prefixes,
                 std::initializer_list<const char*> endings) {
        if (offered) return;
        m_prefixes.insert(m_prefixes.end(), prefixes.begin(), prefixes.end());
        m_endings.insert(m_endings.end(), endings.begin(), endings.end());
    }

    /// What is only done because somebody may have made the wager: collecting, locking, keeping cards at a fold.
    void addSideWagers(const RulesSubmission& submission) {
        const Selections& selections = submission.selections;
        const bool progressive = selections.progressive.has_value();
        const bool bonus = selections.fiveCardHandBonus.has_value();
        const bool six = submission.offers(Wager::SixCardBonus);
        const bool ofTheGame = submission.offers(Wager::AcesUp) || submission.offers(Wager::HoldemBonus) ||
                               (submission.offers(Wager::Trips) && selections.stands("trips_on_fold"));
        const bool bonusStands = bonus && (submission.rules->option("five_card_hand_bonus_on_fold") == nullptr ||
                                           selections.stands("five_card_hand_bonus_on_fold"));
        without(progressive, {"progressive.", "irregular.progressive_count_mismatch", "keypad."},
                {".collect_progressive", ".verify_progressive", ".coin_in", ".fold.progressive", ".turned_for_envy"});
        without(bonus, {"fchb."}, {".fold.five_card_hand_bonus"});
        without(bonus && selections.fiveCardHandBonus->magicCard, {"fchb.magic_card."}, {});
        without(bonus && selections.fiveCardHandBonus->luckyBonus, {"fchb.lucky_bonus."}, {});
        without(progressive || bonus, {}, {".lock_wagers"});
        without(six, {"six_card."}, {".six_card"});
        // Of a Four Card stack there is always something left (641a.10(b)); elsewhere only of a Six Card one.
        without(six || submission.rules->cards.dealer > submission.rules->cards.seat, {}, {".discard"});
        without(selections.coverAll, {"cover_all."}, {".fold.cover_all"});
        without(submission.offers(Wager::QueensUp), {}, {".fold.queens_up"});
        without(submission.offers(Wager::BadBeat), {}, {".fold.bad_beat"});
        without(submission.offers(Wager::CaribbeanBonus), {}, {".fold.bonus"});
        without(submission.offers(Wager::Trips), {}, {".fold.trips"});
        without(submission.offers(Wager::CaribbeanBonus) || progressive, {},
                {".turn_for_side_wagers", ".collect_cards_no_hand"});
        without(six || bonusStands || ofTheGame, {}, {".fold.cards_stay"});
    }

    void add(const Branch* branch, bool offered) {
        if (branch != nullptr) (offered ? m_offered : m_notOffered).insert(branch);
    }

    void add(const Paytable& table, bool offered) {
        for (const PaytableRow& row : table.rows) add(row.branch, offered);
    }

    void addKind(const ProgressiveKind& kind, const std::optional<ProgressiveChoice>& choice) {
        const bool offered = choice && choice->kind == kind.name;
        if (!offered) m_prefixes.push_back("progressive." + kind.name + ".");
        for (const MeteredTable& metered : kind.tables) {
            add(metered.table, offered && metered.table.letter == choice->paytable);
        }
        for (const EnvySchedule& schedule : kind.envy) {
            const bool used = offered && (schedule.letter.empty() || schedule.letter == choice->paytable);
            for (const EnvyRow& row : schedule.rows) add(row.branch, used);
        }
        add(kind.loses, offered);
    }

    std::set<const Branch*> m_offered;
    std::set<const Branch*> m_notOffered;
    std::vector<std::string> m_prefixes;
    std::vector<std::string> m_endings;
};

}  // namespace

std::vector<const Branch*> skillsOf(const RuleSet& rules) {
    std::vector<const Branch*> skills;
    for (const auto& [id, branch] : *rules.branches) skills.push_back(&branch);
    return skills;
}

std::vector<const Branch*> skillsOf(const RulesSubmission& submission) {
    const NotOffered notOffered(submission);
    std::vector<const Branch*> skills = skillsOf(*submission.rules);
    std::erase_if(skills, [&](const Branch* branch) { return notOffered.contains(*branch); });
    return skills;
}

}  // namespace cutcard
