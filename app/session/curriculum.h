#pragma once

#include "engine/training/practice_event.h"

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace cutcard {

/// What belongs together in the picture of a trainee's skills, in the order in which it is best learnt.
enum class SkillGroup : std::uint8_t {
    Hands,
    MainWagers,
    Dealing,
    Decisions,
    Cards,
    BonusWagers,
    Progressive,
    FiveCardHandBonus,
    Irregularities,
    Theory
};
inline constexpr int kSkillGroupCount = 10;

SkillGroup groupOf(std::string_view skill);
QString groupTitle(SkillGroup group);

/// Every skill of a rule set and every topic of its theory, group by group.
std::vector<SkillId> curriculumOf(std::string_view rules);

/// Those of all rule sets.
const std::vector<SkillId>& wholeCurriculum();

/// The title of a skill, or the question of a theory topic.
QString skillName(std::string_view skill);

/// "Crazy 4 Poker · Massachusetts"
QString rulesName(std::string_view rules);

}  // namespace cutcard
