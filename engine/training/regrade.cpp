#include "engine/training/regrade.h"

#include <algorithm>

namespace cutcard {
namespace {

using Partners = std::vector<std::optional<StepId>>;

/// Whether both have the same steps before them, in the numbers of the stored procedure.
bool sameBefore(const GradedStep& stored, const GradedStep& today, const Partners& storedOf) {
    std::vector<std::optional<StepId>> before(stored.after.begin(), stored.after.end());
    std::vector<std::optional<StepId>> beforeToday;
    for (StepId id : today.after) beforeToday.push_back(storedOf[id]);
    std::sort(before.begin(), before.end());
    std::sort(beforeToday.begin(), beforeToday.end());
    return before == beforeToday;
}

}  // namespace

std::vector<std::optional<StepId>> partnersOf(const GradedProcedure& steps, const GradedProcedure& others) {
    std::vector<std::optional<StepId>> partners(steps.size());
    std::vector<bool> taken(others.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t k = 0; k < others.size(); ++k) {
            if (taken[k] || !sameThing(steps[i].act, others[k].act)) continue;
            taken[k] = true;
            partners[i] = static_cast<StepId>(k);
            break;
        }
    }
    return partners;
}

std::vector<StepDifference> differencesBetween(const GradedProcedure& stored, const GradedProcedure& today,
                                               std::size_t item) {
    std::vector<StepDifference> differences;
    const Partners todayOf = partnersOf(stored, today);
    Partners storedOf(today.size());
    for (std::size_t i = 0; i < stored.size(); ++i) {
        if (todayOf[i]) storedOf[*todayOf[i]] = static_cast<StepId>(i);
    }
    for (std::size_t i = 0; i < stored.size(); ++i) {
        const auto partner = todayOf[i];
        const bool same = partner && stored[i].act == today[*partner].act && stored[i].cite == today[*partner].cite &&
                          stored[i].rulingId == today[*partner].rulingId && stored[i].skill == today[*partner].skill &&
                          sameBefore(stored[i], today[*partner], storedOf);
        if (!same) differences.push_back({item, static_cast<StepId>(i), partner});
    }
    for (std::size_t k = 0; k < today.size(); ++k) {
        if (!storedOf[k]) differences.push_back({item, std::nullopt, static_cast<StepId>(k)});
    }
    return differences;
}

Regrade regraded(const ExamForm& form) {
    Regrade result;
    result.today = form;
    OpenTables tables;
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        const RoundItem* stored = form.items[i].round();
        if (stored == nullptr) continue;
        const auto record = readRoundLine(stored->round, tables);
        if (!record) {
            result.refused.push_back({i, record.refusal()});
            continue;
        }
        auto& today = std::get<RoundItem>(result.today.items[i].what);
        today.procedure = procedureFrom(*record->game, record->round, stored->from);
        const auto differences = differencesBetween(stored->procedure, today.procedure, i);
        result.differences.insert(result.differences.end(), differences.begin(), differences.end());
    }
    return result;
}

}  // namespace cutcard
