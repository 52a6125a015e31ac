#pragma once

#include <cstdint>

namespace cutcard {

class RandomSource;

/// How a simulated player is made.
enum class Temperament : std::uint8_t { Careful, ByTheBook, Bold, Superstitious };

Temperament anyTemperament(RandomSource& random);

/// Whether a player does the opposite of what the book says this time.
bool deviates(Temperament temperament, RandomSource& random);

}  // namespace cutcard
