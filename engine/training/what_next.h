#pragma once

#include "engine/training/mastery.h"

#include <cstddef>

namespace cutcard {

/// Why something should be practised.
enum class PracticeReason : std::uint8_t { Due, Weak, NotSeen, Leech, ErrorFamilyFrequent };
inline constexpr int kPracticeReasonCount = 5;

std::string_view practiceReasonName(PracticeReason reason);

struct Suggestion {
    PracticeReason reason = PracticeReason::Due;
    SkillId skill;                      ///< Of a frequent error family: where it occurs most.
    std::optional<ErrorFamily> family;  ///< ErrorFamilyFrequent
    std::optional<double> recall;       ///< Due, Leech, Weak
    std::optional<double> rightRate;    ///< Due, Leech, Weak
    int count = 0;                      ///< Leech: lapses. ErrorFamilyFrequent: recent errors.
    Form form = Form::Normal;           ///< In which to practise it.
};

/// The most pressing first: leeches by their lapses, what is due by what is most forgotten, frequent error families by
/// their share, weak skills by their rate, then skills not seen in the order of the curriculum. A skill appears once as
/// itself, for the first of these reasons; an error family may name one that appears already.
std::vector<Suggestion> whatNext(const Mastery& mastery, std::size_t limit, const MasteryOptions& options);

}  // namespace cutcard
