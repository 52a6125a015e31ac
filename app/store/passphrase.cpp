#include "app/store/passphrase.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace cutcard::store {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::size_t kCodeLetters = 20;
constexpr std::size_t kGroup = 4;
/// Nobody guesses much at one a minute, and whoever tries wrong ones on purpose keeps no supervisor out for long.
constexpr Milliseconds kLongestDelay = 60 * 1000;

}  // namespace

PassphraseCost PassphraseCost::moderate() {
    return {crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_MODERATE};
}

PassphraseCost PassphraseCost::least() {
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

std::optional<std::string> hashedPassphrase(const std::string& passphrase, const PassphraseCost& cost) {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str_alg(text.data(), passphrase.data(), passphrase.size(), cost.operations, cost.memory,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt;
    return std::string(text.data());
}

bool isPassphrase(const std::string& hashed, const std::string& passphrase) {
    return crypto_pwhash_str_verify(hashed.c_str(), passphrase.data(), passphrase.size()) == 0;
}

std::string newRecoveryCode() {
    std::string code;
    for (std::size_t i = 0; i < kCodeLetters; ++i) {
        if (i != 0 && i % kGroup == 0) code += '-';
        code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
    }
    return code;
}

std::string plainRecoveryCode(const std::string& written) {
    std::string plain;
    for (char c : written) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (kLetters.find(c) != std::string_view::npos) plain += c;
    }
    return plain;
}

Milliseconds delayAfter(std::int64_t failures) {
    if (failures < 3) return 0;
    const std::int64_t doublings = std::min<std::int64_t>(failures - 2, 20);
    return std::min(kLongestDelay, Milliseconds{1000} << doublings);
}

Milliseconds waitLeft(std::int64_t failures, Milliseconds lastFailure, Milliseconds now) {
    const Milliseconds delay = delayAfter(failures);
    return std::clamp<Milliseconds>(lastFailure + delay - now, 0, delay);
}

}  // namespace cutcard::store
