#pragma once

#include <span>
#include <string_view>

namespace cutcard {

/// The texts of assets/rules/*.json and of the tables they share, made into code when the program is built.
std::span<const std::string_view> embeddedRuleSets();
std::string_view embeddedCommonTables();

}  // namespace cutcard
