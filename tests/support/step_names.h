#pragma once

#include "engine/procedure/procedure.h"

#include <optional>
#include <string>
#include <vector>

namespace cutcard::test {

/// "settle 6 ante", "pay_envy 2 5", "hold_cards dealer": how the hand-written order lists name a step.
std::string stepName(const Step& step);
std::vector<std::string> stepNames(const Procedure& procedure);
std::optional<StepId> stepNamed(const Procedure& procedure, const std::string& name);

}  // namespace cutcard::test
