#include "tests/support/step_names.h"

namespace cutcard::test {

std::string stepName(const Step& step) {
    std::string name(actionName(step.action));
    if (step.seat == kDealerPosition) name += " dealer";
    // The key of a hand belongs to a seat, but the public format names the key alone.
    if (step.seat > 0 && step.action != Action::Keypad) name += ' ' + std::to_string(step.seat);
    if (const auto* settled = std::get_if<Settled>(&step.detail)) {
        name += ' ' + std::string(wagerName(settled->wager));
    } else if (const auto* about = std::get_if<AboutWager>(&step.detail)) {
        name += ' ' + std::string(wagerName(about->wager));
    } else if (const auto* envy = std::get_if<EnvyPaid>(&step.detail)) {
        name += ' ' + std::to_string(envy->fromSeat);
    } else if (const auto* pressed = std::get_if<KeyPressed>(&step.detail)) {
        name += ' ' + std::string(pressed->key);
    } else if (const auto* announcement = std::get_if<Announcement>(&step.detail)) {
        name += ' ' + std::string(announcement->text);
    }
    return name;
}

std::vector<std::string> stepNames(const Procedure& procedure) {
    std::vector<std::string> names;
    for (const Step& step : procedure.steps()) names.push_back(stepName(step));
    return names;
}

std::optional<StepId> stepNamed(const Procedure& procedure, const std::string& name) {
    for (std::size_t i = 0; i < procedure.steps().size(); ++i) {
        if (stepName(procedure.steps()[i]) == name) return static_cast<StepId>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard::test
