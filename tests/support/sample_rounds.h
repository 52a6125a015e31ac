#pragma once

#include "tests/support/data_files.h"

#include <string>

namespace cutcard::test {

/// One player with aces and sevens against a king-high dealer, by 657a as a house plays it that says nothing. Ante and
/// Play are paid, the Super Bonus is returned.
Json sampleRound(const std::string& ante = "10");

/// The same round as one line of a file, without the end of the line.
std::string sampleLine(const std::string& ante = "10");

}  // namespace cutcard::test
