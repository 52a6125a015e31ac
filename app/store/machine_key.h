#pragma once

#include "app/store/store_refusal.h"
#include "app/store/store_types.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace cutcard::store {

/// What a signature is for: one given for the one is worth nothing for the other.
enum class SignedAs : std::uint8_t { Seal, Exchange };

/// The Ed25519 key pair of this machine, in the store's folder, for its owner alone.
class MachineKey {
public:
    /// Makes one where there is none. A file that others can read, or that is no key, is refused: a seal would mean
    /// nothing.
    static StoreResult<MachineKey> openOrMake(const std::string& folder);
    static StoreResult<MachineKey> open(const std::string& folder);

    std::string publicKey() const;
    /// 128 hexadecimal digits over "cutcard-seal/1" (or "cutcard-exchange/1") and the 32 bytes of the head.
    std::string sign(const Digest& head, SignedAs as = SignedAs::Seal) const;

private:
    using Seed = std::array<unsigned char, 32>;

    explicit MachineKey(const Seed& seed);

    std::array<unsigned char, 32> m_public{};
    std::array<unsigned char, 64> m_secret{};
};

enum class SealVerdict : std::uint8_t { Sealed, SignerUnknown, SignerRevoked, WrongSignature, Unsigned };
inline constexpr int kSealVerdictCount = 5;

std::string_view sealVerdictName(SealVerdict verdict);

/// Whether a head was signed by a key that is believed. A signature is checked before anybody is asked for the key.
SealVerdict checkSeal(const Digest& head, std::string_view signature, std::string_view key,
                      std::span<const RegisteredKey> believed, SignedAs as = SignedAs::Seal);

}  // namespace cutcard::store
