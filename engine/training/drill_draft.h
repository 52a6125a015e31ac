#pragma once

#include "engine/rules/rule_set.h"
#include "engine/training/drill.h"

#include <optional>
#include <string>
#include <vector>

namespace cutcard {

class RandomSource;

/// A question on its way: the right answer, and wrong ones that are really different from it and from each other.
class DrillDraft {
public:
    DrillDraft(DrillKind kind, const RuleSet& rules, const Branch& branch, DrillOption right);

    /// Where another paragraph than the branch's own prints the answer.
    void setCite(std::string_view cite) { m_question.cite = cite; }

    /// An answer to which one wrong rule leads. Kept only where it is none that is there already: two wrong rules with
    /// one result are one wrong answer, and a wrong rule with the right result is none.
    void addWrong(std::string rule, std::string code, std::vector<std::string> params = {});

    std::size_t wrongCount() const { return m_wrong.size(); }

    /// `prompt` is a JSON object. Keeps at most three of the wrong answers; nothing where there are fewer than
    /// `fewest`.
    std::optional<DrillQuestion> finish(const std::string& prompt, RandomSource& random, std::size_t fewest = 2) &&;

private:
    DrillQuestion m_question;
    DrillOption m_right;
    std::vector<DrillOption> m_wrong;
};

}  // namespace cutcard
