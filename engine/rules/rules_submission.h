#pragma once

#include "engine/rules/selections.h"

#include <memory>
#include <string>

namespace cutcard {

/// A house's choice on top of a chapter. The chapter may carry tables of the house's own, marked as such.
struct RulesSubmission {
    std::shared_ptr<const RuleSet> rules;
    Selections selections;
    std::string id;  ///< Of the submission; the chapter's where there is none.
    std::string title;
    std::string houseTables;  ///< The house's own tables as JSON, or empty.

    bool offers(Wager wager) const;

    /// The meters of the progressive and of the Five Card Hand Bonus; null where they are not offered.
    const MeteredTable* progressiveTerms() const;
    const MeteredTable* fiveCardHandBonusTerms() const;
};

/// A chapter with a house's own tables added to those of its wagers: {"queens_up":{"X":[{"row","odds"},…]}}. A row has
/// to be one that the chapter's tables for that wager know.
std::shared_ptr<const RuleSet> withHouseTables(const RuleSet& chapter, const Json& tables, const JsonPath& at,
                                               Reading& reading);

}  // namespace cutcard
