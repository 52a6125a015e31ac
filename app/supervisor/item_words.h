#pragma once

#include <QString>

#include <string_view>

namespace cutcard::supervisor {

/// What an item of a stored form asks, and its right answer; the items count from 1. Empty where it cannot be read.
QString itemWords(std::string_view form, int number);

}  // namespace cutcard::supervisor
