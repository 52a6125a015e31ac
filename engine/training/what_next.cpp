#include "engine/training/what_next.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kPracticeReasonCount> kReasons = {"due", "weak", "not_seen", "leech",
                                                                         "error_family_frequent"};

std::optional<PracticeReason> reasonFor(const SkillMastery& skill, const MasteryOptions& options) {
    if (skill.form != Form::Normal) return PracticeReason::Leech;
    if (skill.due) return PracticeReason::Due;
    if (skill.level == Level::NotSeen) return PracticeReason::NotSeen;
    if (skill.tally.rightRate.value_or(1.0) < options.practisedRate) return PracticeReason::Weak;
    return std::nullopt;
}

Suggestion suggestionOf(const SkillMastery& skill, PracticeReason reason) {
    Suggestion suggestion;
    suggestion.reason = reason;
    suggestion.skill = skill.id;
    suggestion.recall = skill.recall;
    suggestion.rightRate = skill.tally.rightRate;
    suggestion.count = reason == PracticeReason::Leech ? skill.lapses : 0;
    suggestion.form = skill.form;
    return suggestion;
}

/// All suggestions of one reason, in the order of the curriculum; equals keep it when sorted.
std::vector<Suggestion> bySkill(const Mastery& mastery, PracticeReason reason, const MasteryOptions& options) {
    std::vector<Suggestion> found;
    for (const SkillMastery& skill : mastery.skills) {
        if (reasonFor(skill, options) == reason) found.push_back(suggestionOf(skill, reason));
    }
    return found;
}

std::vector<Suggestion> byFamily(const Mastery& mastery, const MasteryOptions& options) {
    std::vector<const ErrorFamilyMastery*> frequent;
    for (const ErrorFamilyMastery& family : mastery.families) {
        // What nobody could name gives nobody anything to practise.
        if (family.family == ErrorFamily::Other || !family.mostlyIn) continue;
        if (family.recent >= options.frequentErrors && family.share >= options.frequentShare) {
            frequent.push_back(&family);
        }
    }
    std::stable_sort(frequent.begin(), frequent.end(),
                     [](const auto* a, const auto* b) { return a->share > b->share; });
    std::vector<Suggestion> found;
    for (const ErrorFamilyMastery* family : frequent) {
        Suggestion suggestion;
        suggestion.reason = PracticeReason::ErrorFamilyFrequent;
        suggestion.skill = *family->mostlyIn;
        suggestion.family = family->family;
        suggestion.count = family->recent;
        const auto skill = std::find_if(mastery.skills.begin(), mastery.skills.end(),
                                        [&](const SkillMastery& one) { return one.id == suggestion.skill; });
        if (skill != mastery.skills.end()) suggestion.form = skill->form;
        found.push_back(suggestion);
    }
    return found;
}

}  // namespace

std::string_view practiceReasonName(PracticeReason reason) {
    return kReasons[static_cast<std::size_t>(reason)];
}

std::vector<Suggestion> whatNext(const Mastery& mastery, std::size_t limit, const MasteryOptions& options) {
    std::vector<Suggestion> all;
    const auto append = [&](const std::vector<Suggestion>& more) { all.insert(all.end(), more.begin(), more.end()); };
    const auto sorted = [](std::vector<Suggestion> list, auto before) {
        std::stable_sort(list.begin(), list.end(), before);
        return list;
    };
    append(sorted(bySkill(mastery, PracticeReason::Leech, options),
                  [](const Suggestion& a, const Suggestion& b) { return a.count > b.count; }));
    append(sorted(bySkill(mastery, PracticeReason::Due, options),
                  [](const Suggestion& a, const Suggestion& b) { return a.recall < b.recall; }));
    append(byFamily(mastery, options));
    append(sorted(bySkill(mastery, PracticeReason::Weak, options),
                  [](const Suggestion& a, const Suggestion& b) { return a.rightRate < b.rightRate; }));
    append(bySkill(mastery, PracticeReason::NotSeen, options));
    if (all.size() > limit) all.resize(limit);
    return all;
}

}  // namespace cutcard
