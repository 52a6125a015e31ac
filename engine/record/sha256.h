#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cutcard {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

/// The next link of a chain: SHA-256 of the 32 bytes before it followed by the new ones.
Digest chained(const Digest& before, std::string_view bytes);

/// 64 digits in lower case, and back; anything else is no digest.
std::string hexOf(const Digest& digest);
std::optional<Digest> digestOf(std::string_view hex);

/// The first 80 bits in base32 (RFC 4648, which has neither 0 nor 1), in groups of four: for comparing by eye.
std::string shortCode(const Digest& head);

}  // namespace cutcard
