#pragma once

#include "engine/rules/rules_submission.h"

#include <memory>
#include <string_view>
#include <vector>

namespace cutcard {

/// The chapters the program knows. They are compiled in from assets/rules, so that no file on a kiosk can change them.
class RuleBook {
public:
    static const RuleBook& instance();

    const std::vector<std::shared_ptr<const RuleSet>>& ruleSets() const { return m_ruleSets; }
    std::shared_ptr<const RuleSet> find(std::string_view id) const;

private:
    RuleBook();

    std::vector<std::shared_ptr<const RuleSet>> m_ruleSets;
};

/// Reads a house's Rules Submission (`cutcard-submission/1`).
Result<RulesSubmission> readSubmission(std::string_view text, const RuleBook& book);

/// The submission of a house that files nothing beyond its selections.
RulesSubmission plainSubmission(const std::shared_ptr<const RuleSet>& rules, Selections selections);

}  // namespace cutcard
