#pragma once

#include "engine/training/error_family.h"

#include <string_view>

namespace cutcard {

/// Whether a skill is a branch that asks for the dealer's qualifier.
bool asksForTheQualifier(std::string_view skill);

/// The family of a wrong answer, from the wrong rule that leads to it.
ErrorFamily familyOfWrongRule(std::string_view rule);

/// The family of an exam's error from what a list of results keeps of it: its reason and, where it is known, its skill.
/// Who has the round and the act as well asks `errorFamilyOf`, which tells a wrong row from wrong arithmetic.
ErrorFamily familyOfReason(std::string_view reason, std::string_view skill = {});

}  // namespace cutcard
