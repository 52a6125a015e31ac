#include "engine/record/sha256.h"

#include <sodium.h>

namespace cutcard {
namespace {

static_assert(std::tuple_size_v<Digest> == crypto_hash_sha256_BYTES);

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kBase32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

void update(crypto_hash_sha256_state& state, std::string_view bytes) {
    // The library takes bytes as unsigned ones; a char may be looked at as such.
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
}

Digest finished(crypto_hash_sha256_state& state) {
    Digest digest{};
    crypto_hash_sha256_final(&state, digest.data());
    return digest;
}

}  // namespace

Digest sha256(std::string_view bytes) {
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    update(state, bytes);
    return finished(state);
}

Digest chained(const Digest& before, std::string_view bytes) {
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, before.data(), before.size());
    update(state, bytes);
    return finished(state);
}

std::string hexOf(const Digest& digest) {
    std::string hex;
    for (const std::uint8_t byte : digest) {
        hex += kHexDigits[byte >> 4];
        hex += kHexDigits[byte & 15];
    }
    return hex;
}

std::optional<Digest> digestOf(std::string_view hex) {
    Digest digest{};
    if (hex.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const std::size_t value = kHexDigits.find(hex[i]);
        if (value == std::string_view::npos) return std::nullopt;
        digest[i / 2] = static_cast<std::uint8_t>(digest[i / 2] << 4 | value);
    }
    return digest;
}

std::string shortCode(const Digest& head) {
    constexpr std::size_t kBytes = 10;
    constexpr std::size_t kGroup = 4;
    std::string code;
    unsigned bits = 0;
    int held = 0;
    std::size_t written = 0;
    for (std::size_t i = 0; i < kBytes; ++i) {
        bits = bits << 8 | head[i];
        for (held += 8; held >= 5; held -= 5) {
            if (written != 0 && written % kGroup == 0) code += '-';
            code += kBase32[bits >> (held - 5) & 31];
            ++written;
        }
    }
    return code;
}

}  // namespace cutcard
