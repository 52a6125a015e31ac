#pragma once

#include <boost/random/mersenne_twister.hpp>

#include <cstdint>

namespace cutcard {

/// The only source of chance. Boost's engine gives the same numbers on every platform; how a number becomes a
/// choice is written here, over the raw output, so that no library version can change what a seed deals.
class RandomSource {
public:
    explicit RandomSource(std::uint64_t seed) : m_engine(seed) {}

    /// A number from 0 to bound − 1, each equally likely. bound must be at least 1.
    std::uint64_t below(std::uint64_t bound);

    /// A number from low to high, both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::uint64_t>(high - low) + 1)); }

    /// True with the given chance in a hundred.
    bool percent(int chance) { return below(100) < static_cast<std::uint64_t>(chance); }

private:
    boost::random::mt19937_64 m_engine;
};

}  // namespace cutcard
