#pragma once

#include "engine/cards/card.h"

#include <string>
#include <vector>

namespace cutcard::test {

/// A hand as a list that compares like the rules say: category first, then ranks in the order in which they count.
/// Written from the definitions with counting and sorting only, to check the fast evaluators against.
struct NaiveHand {
    std::string category;
    std::vector<int> order;  ///< Strength of the category, then the deciding ranks (14: ace).
};

/// Of exactly four or five cards.
NaiveHand naiveHand(const std::vector<Card>& cards);

/// The best of all selections of `size` cards.
NaiveHand naiveBest(const std::vector<Card>& cards, std::size_t size);

}  // namespace cutcard::test
