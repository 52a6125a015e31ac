#include "engine/training/drill_kinds.h"
#include "engine/training/shuffle.h"
#include "engine/training/theory.h"

namespace cutcard {

std::optional<DrillQuestion> tryTheory(const Game& game, std::string_view skill, RandomSource& random) {
    const RuleSet& rules = game.rules();
    std::vector<const TheoryTopic*> topics;
    for (const TheoryTopic& topic : theoryTopics(rules)) {
        if (skill.empty() || topic.id == skill) topics.push_back(&topic);
    }
    if (topics.empty()) return std::nullopt;
    const TheoryQuestion asked = theoryQuestion(rules, *anyOf(topics, random), random);
    DrillQuestion question{DrillKind::Theory, rules.id, asked.topic, asked.cite, asked.ruling, "{}"};
    question.right = asked.right;
    for (const TheoryAnswer& answer : asked.answers) {
        DrillOption option{answer.code};
        if (answer.number) option.params.push_back(std::to_string(*answer.number));
        // The code of a wrong answer is the wrong rule it follows from.
        if (question.options.size() != asked.right) option.wrongRule = answer.code;
        question.options.push_back(std::move(option));
    }
    return question;
}

}  // namespace cutcard
