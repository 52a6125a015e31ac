#pragma once

#include "app/store/store_types.h"

#include <string>

namespace cutcard::test {

/// The same number makes the same event: what may not have been stored can be sent again.
inline store::NewEvent numberedEvent(const store::Id& trainee, int number, std::size_t padding) {
    const std::string hex = hexOf(sha256(std::to_string(number)));
    const store::Id id = hex.substr(0, 8) + '-' + hex.substr(8, 4) + "-4" + hex.substr(12, 3) + "-8" +
                         hex.substr(15, 3) + '-' + hex.substr(18, 12);
    // Two of three belong to an exam: the others are not synced in the journal.
    return {id, number % 3 == 0 ? "practice.answered" : "attempt.acted", trainee,
            "number " + std::to_string(number) + std::string(padding, ' ')};
}

}  // namespace cutcard::test
