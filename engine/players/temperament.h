#pragma once

#include <cstdint>

namespace cutcard {

class RandomSource;

/// How a simulated player is made.
enum class Temperament : std::uint8_t { Careful, ByTheBook, Bold, Superstitious };

Temperament anyTemperament(RandomSource& random);

}  // namespace cutcard
