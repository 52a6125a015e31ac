#include "engine/training/fsrs.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cutcard {
namespace {

// The bounds of the reference implementation.
constexpr double kLeastStability = 0.001;
constexpr double kGreatestStability = 36500.0;
constexpr double kLeastDifficulty = 1.0;
constexpr double kGreatestDifficulty = 10.0;

double number(Grade grade) {
    return static_cast<double>(grade);
}

double boundedStability(double stability) {
    return std::clamp(stability, kLeastStability, kGreatestStability);
}

/// Chosen such that the chance of recall is 90 % when as many days have passed as the stability says.
double curveFactor(const FsrsWeights& w) {
    return std::pow(0.9, -1.0 / w[20]) - 1.0;
}

/// Not bounded: the reference reverts to this value even where it is below the least difficulty.
double firstDifficulty(const FsrsWeights& w, Grade grade) {
    return w[4] - std::exp(w[5] * (number(grade) - 1.0)) + 1.0;
}

double nextDifficulty(const FsrsWeights& w, double difficulty, Grade grade) {
    const double change = -w[6] * (number(grade) - 3.0);
    const double damped = difficulty + change * (10.0 - difficulty) / 9.0;
    const double reverted = w[7] * firstDifficulty(w, Grade::Easy) + (1.0 - w[7]) * damped;
    return std::clamp(reverted, kLeastDifficulty, kGreatestDifficulty);
}

double afterSuccess(const FsrsWeights& w, const MemoryState& state, double recall, Grade grade) {
    const double hard = grade == Grade::Hard ? w[15] : 1.0;
    const double easy = grade == Grade::Easy ? w[16] : 1.0;
    const double growth = std::exp(w[8]) * (11.0 - state.difficulty) * std::pow(state.stability, -w[9]) *
                          (std::exp((1.0 - recall) * w[10]) - 1.0) * hard * easy;
    return state.stability * (1.0 + growth);
}

double afterLapse(const FsrsWeights& w, const MemoryState& state, double recall) {
    const double forgotten = w[11] * std::pow(state.difficulty, -w[12]) *
                             (std::pow(state.stability + 1.0, w[13]) - 1.0) * std::exp((1.0 - recall) * w[14]);
    // The reference's cap: to forget never leaves a memory as strong as it was.
    return std::min(forgotten, state.stability / std::exp(w[17] * w[18]));
}

/// Whoever was right on the same day does not lose by it: the reference lets only Again shrink the stability.
double afterSameDay(const FsrsWeights& w, const MemoryState& state, Grade grade) {
    const double growth = std::exp(w[17] * (number(grade) - 3.0 + w[18])) * std::pow(state.stability, -w[19]);
    return state.stability * (grade == Grade::Again ? growth : std::max(growth, 1.0));
}

}  // namespace

MemoryState firstState(const FsrsParameters& parameters, Grade grade) {
    const FsrsWeights& w = parameters.weights;
    const double stability = w[static_cast<std::size_t>(grade) - 1];
    return {boundedStability(stability), std::clamp(firstDifficulty(w, grade), kLeastDifficulty, kGreatestDifficulty)};
}

MemoryState nextState(const FsrsParameters& parameters, const MemoryState& state, Grade grade, std::int64_t days) {
    const FsrsWeights& w = parameters.weights;
    const double difficulty = nextDifficulty(w, state.difficulty, grade);
    if (days <= 0) return {boundedStability(afterSameDay(w, state, grade)), difficulty};
    const double recall = retrievability(parameters, state, static_cast<double>(days));
    const double stability =
        grade == Grade::Again ? afterLapse(w, state, recall) : afterSuccess(w, state, recall, grade);
    return {boundedStability(stability), difficulty};
}

double retrievability(const FsrsParameters& parameters, const MemoryState& state, double days) {
    const FsrsWeights& w = parameters.weights;
    return std::pow(1.0 + curveFactor(w) * std::max(days, 0.0) / boundedStability(state.stability), -w[20]);
}

int intervalDays(const FsrsParameters& parameters, const MemoryState& state) {
    const FsrsWeights& w = parameters.weights;
    const double wanted = std::pow(parameters.retention, -1.0 / w[20]) - 1.0;
    const double days = std::round(state.stability / curveFactor(w) * wanted);
    return static_cast<int>(std::clamp(days, 1.0, std::max(1.0, static_cast<double>(parameters.maximumInterval))));
}

}  // namespace cutcard
