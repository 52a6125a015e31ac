#pragma once

#include <array>
#include <cstdint>

namespace cutcard {

/// How well something was remembered. The numbers are those of the published formulas.
enum class Grade : std::uint8_t { Again = 1, Hard = 2, Good = 3, Easy = 4 };

inline constexpr int kFsrsWeightCount = 21;
using FsrsWeights = std::array<double, kFsrsWeightCount>;

/// The published default weights of FSRS-6, w0 to w20
/// (open-spaced-repetition/fsrs-rs, src/inference_v6.rs, FSRS6_DEFAULT_PARAMETERS).
inline constexpr FsrsWeights kFsrs6Weights = {0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                              0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                              1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

struct FsrsParameters {
    FsrsWeights weights = kFsrs6Weights;
    double retention = 0.9;       ///< The chance of recall at which a review is wanted.
    int maximumInterval = 36500;  ///< Days.

    bool operator==(const FsrsParameters&) const = default;
};

/// What is known of a memory: after `stability` days the chance of recall is 90 %; `difficulty` is from 1 to 10.
struct MemoryState {
    double stability = 0;
    double difficulty = 0;

    bool operator==(const MemoryState&) const = default;
};

/// After the first answer ever.
MemoryState firstState(const FsrsParameters& parameters, Grade grade);

/// After one more answer, whole days later. Zero days, or less, is the same day, for which FSRS-6 has its own formula.
MemoryState nextState(const FsrsParameters& parameters, const MemoryState& state, Grade grade, std::int64_t days);

/// The chance of recall after so many days; 1 where no time has passed.
double retrievability(const FsrsParameters& parameters, const MemoryState& state, double days);

/// Whole days until the chance of recall has fallen to the wanted one: at least 1, at most the maximum. Without the
/// random spread that other programs add: the same events give the same day for ever.
int intervalDays(const FsrsParameters& parameters, const MemoryState& state);

}  // namespace cutcard
