#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// The families into which the trade sorts a dealer's errors.
enum class ErrorFamily : std::uint8_t {
    WrongOrder,
    MisreadHand,
    WrongRow,
    MissedSideWager,
    WrongQualifier,
    Arithmetic,
    ToTakenForFor,
    ExposedCardMissed,
    Other
};
inline constexpr int kErrorFamilyCount = 9;

std::string_view errorFamilyName(ErrorFamily family);
std::optional<ErrorFamily> errorFamilyNamed(std::string_view name);

}  // namespace cutcard
