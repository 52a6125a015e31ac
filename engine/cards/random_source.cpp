#include "engine/cards/random_source.h"

namespace cutcard {

std::uint64_t RandomSource::below(std::uint64_t bound) {
    // Outputs below 2^64 mod bound would make the small remainders likelier; they are drawn again.
    const std::uint64_t unfair = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t number = m_engine();
        if (number >= unfair) return number % bound;
    }
}

}  // namespace cutcard
