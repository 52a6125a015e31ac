#pragma once

#include "app/exchange/exchange_types.h"

#include <optional>

namespace cutcard::exchange {

/// Which sealed attempts go into a file.
struct AttemptsWanted {
    bool onlyNew = true;         ///< Those that were never written before.
    store::AttemptQuery within;  ///< Order, offset and limit mean nothing here.
};

struct WrittenFile {
    Cargo cargo = Cargo::Attempts;
    int attempts = 0;
    int people = 0;
    int groups = 0;
    int definitions = 0;
    std::string sha256;
    std::string key;
};

/// Writes results for the office. The file appears whole or not at all, and only then counts as written.
ExchangeResult<WrittenFile> writeAttempts(store::Store& store, const store::StoreSession& session,
                                          const std::string& path, const AttemptsWanted& wanted,
                                          const ExchangeProgress& progress = {});

/// Writes people, groups, house rules, exams and forms for the rooms.
ExchangeResult<WrittenFile> writeSchool(store::Store& store, const store::StoreSession& session,
                                        const std::string& path, const ExchangeProgress& progress = {});

/// How many sealed attempts were never written.
store::StoreResult<int> countNewAttempts(store::Store& store, const store::StoreSession& session);

}  // namespace cutcard::exchange
