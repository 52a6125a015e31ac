#include "engine/training/theory.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cutcard {

std::span<const TheoryTopic> theoryTopics(const RuleSet& rules) {
    return rules.theory;
}

TheoryQuestion theoryQuestion([[maybe_unused]] const RuleSet& rules, const TheoryTopic& topic, RandomSource& random) {
    assert(std::any_of(rules.theory.begin(), rules.theory.end(),
                       [&](const TheoryTopic& own) { return own.id == topic.id; }));
    TheoryQuestion question{topic.id, topic.cite, topic.ruling, topic.wrong, topic.wrong.size()};
    question.answers.push_back(topic.right);
    for (std::size_t left = question.answers.size(); left > 1; --left) {
        std::swap(question.answers[left - 1], question.answers[random.below(left)]);
    }
    const auto right = std::find(question.answers.begin(), question.answers.end(), topic.right);
    question.right = static_cast<std::size_t>(right - question.answers.begin());
    return question;
}

}  // namespace cutcard
