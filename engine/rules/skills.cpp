#include "engine/rules/skills.h"

#include <set>

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
            add(terms.group.loses, offered);
        }
        for (const ProgressiveKind& kind : rules.progressives) addKind(kind, submission.selections.progressive);
        if (!submission.selections.progressive) m_prefixes.push_back("progressive.");
        if (!submission.selections.fiveCardHandBonus) m_prefixes.push_back("fchb.");
        if (!submission.offers(Wager::SixCardBonus)) m_prefixes.push_back("six_card.");
    }

    bool contains(const Branch& branch) const {
        if (m_offered.contains(&branch)) return false;
        if (m_notOffered.contains(&branch)) return true;
        for (const std::string& prefix : m_prefixes) {
            if (branch.skill.starts_with(prefix)) return true;
        }
        return false;
    }

private:
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
