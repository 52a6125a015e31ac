#pragma once

#include <span>
#include <string_view>

namespace cutcard {

/// The texts of assets/rules/*.json, of the tables they share and of the theory questions, made into code when the
/// program is built.
std::span<const std::string_view> embeddedRuleSets();
std::string_view embeddedCommonTables();
std::string_view embeddedTheory();

}  // namespace cutcard
