#include "engine/training/drill_draft.h"

#include "engine/json/strict_json.h"
#include "engine/training/shuffle.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr std::size_t kMostWrong = 3;

bool sameAnswer(const DrillOption& a, const DrillOption& b) {
    return a.code == b.code && a.params == b.params;
}

}  // namespace

DrillDraft::DrillDraft(DrillKind kind, const RuleSet& rules, const Branch& branch, DrillOption right)
    : m_right(std::move(right)) {
    m_question.kind = kind;
    m_question.rules = rules.id;
    m_question.skill = branch.skill;
    m_question.cite = branch.cite;
    m_question.ruling = branch.ruling;
}

void DrillDraft::addWrong(std::string rule, std::string code, std::vector<std::string> params) {
    DrillOption option{std::move(code), std::move(params), std::move(rule)};
    if (sameAnswer(option, m_right)) return;
    for (const DrillOption& other : m_wrong) {
        if (sameAnswer(option, other)) return;
    }
    m_wrong.push_back(std::move(option));
}

std::optional<DrillQuestion> DrillDraft::finish(const std::string& prompt, RandomSource& random,
                                                std::size_t fewest) && {
    if (m_wrong.size() < fewest) return std::nullopt;
    shuffle(m_wrong, random);
    if (m_wrong.size() > kMostWrong) m_wrong.resize(kMostWrong);
    // One spelling only, so that a question that was written and read again is the same.
    m_question.prompt = Json::parse(prompt).dump();
    m_question.options = std::move(m_wrong);
    m_question.right = random.below(m_question.options.size() + 1);
    m_question.options.insert(m_question.options.begin() + static_cast<std::ptrdiff_t>(m_question.right),
                              std::move(m_right));
    return std::move(m_question);
}

}  // namespace cutcard
