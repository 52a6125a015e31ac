#pragma once

#include "app/store/store_types.h"

#include <cstddef>
#include <optional>
#include <string>

namespace cutcard::store {

/// What guessing one passphrase costs, in Argon2id's terms.
struct PassphraseCost {
    unsigned long long operations = 0;
    std::size_t memory = 0;

    static PassphraseCost moderate();
    /// As little as the algorithm allows; for tests.
    static PassphraseCost least();
};

/// Argon2id with its salt and cost, as text. Nothing: there is not memory enough.
std::optional<std::string> hashedPassphrase(const std::string& passphrase, const PassphraseCost& cost);
bool isPassphrase(const std::string& hashed, const std::string& passphrase);

/// 100 random bits, in groups that can be read out: "ABCD-EFGH-…".
std::string newRecoveryCode();
/// As it was shown, whatever a person made of case, spaces and dashes.
std::string plainRecoveryCode(const std::string& written);

/// How long the next attempt has to wait after so many failures in a row: nothing for the first two, then 2, 4, 8 …
/// seconds, at most a minute.
Milliseconds delayAfter(std::int64_t failures);

/// What is left of it. A clock that was set back must neither lock a person out for years nor let anybody in at once.
Milliseconds waitLeft(std::int64_t failures, Milliseconds lastFailure, Milliseconds now);

}  // namespace cutcard::store
