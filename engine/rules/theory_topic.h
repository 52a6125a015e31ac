#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cutcard {

/// A sentence by its code, or a number and the rule that gives it.
struct TheoryAnswer {
    std::string code;
    std::optional<int> number;

    bool operator==(const TheoryAnswer&) const = default;
};

/// Something that the chapter says and no step of a round shows: it is asked (assets/theory.json), and is no skill.
struct TheoryTopic {
    std::string id;
    std::string cite;
    std::string ruling;
    TheoryAnswer right;
    std::vector<TheoryAnswer> wrong;  ///< Each follows from one wrong rule.
};

}  // namespace cutcard
