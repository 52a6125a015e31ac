#pragma once

#include "engine/cards/random_source.h"
#include "engine/rules/rule_set.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace cutcard {

/// One topic as it is put to a dealer, its answers in an order that gives nothing away.
struct TheoryQuestion {
    std::string topic;
    std::string cite;
    std::string ruling;
    std::vector<TheoryAnswer> answers;
    std::size_t right = 0;  ///< The place of the right one among the answers.
};

/// What the chapter can be asked about, by id.
std::span<const TheoryTopic> theoryTopics(const RuleSet& rules);

/// `topic` is one of the topics of `rules`.
TheoryQuestion theoryQuestion(const RuleSet& rules, const TheoryTopic& topic, RandomSource& random);

}  // namespace cutcard
