#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// How cards come to the table (ALL-14).
enum class DealingMethod : std::uint8_t { ManualShoe, Hand, AutomatedShoe, AutomatedShoeReshuffling };

std::string_view methodName(DealingMethod method);
std::optional<DealingMethod> methodNamed(std::string_view name);

}  // namespace cutcard
