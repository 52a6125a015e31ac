#pragma once

#include "app/exchange/exchange_types.h"

#include <span>

namespace cutcard::exchange {

/// Whether a signer nobody has registered is a refusal, or something to look at.
enum class UnknownSigner : bool { Refused, Shown };

/// Reads and checks everything in a file. Nothing is changed.
ExchangeResult<ExchangeFile> readExchange(const std::string& path, std::span<const store::RegisteredKey> believed,
                                          UnknownSigner unknown = UnknownSigner::Refused,
                                          const ExchangeProgress& progress = {});

/// What taking a file in would do, or did.
struct TakenIn {
    int attemptsAdded = 0;
    int attemptsKnown = 0;
    int attemptsBroken = 0;  ///< Their seal does not hold: kept and marked.
    int peopleAdded = 0;
    int peopleRenamed = 0;
    int peopleErased = 0;  ///< Erased here: they do not come back.
    int groupsAdded = 0;
    int groupsChanged = 0;
    int definitionsAdded = 0;

    bool operator==(const TakenIn&) const = default;
    bool isNothing() const;
};

/// What would be done; the store is only asked. Refused where a trainee of an attempt is not here, or where somebody
/// unknown has sealed it.
ExchangeResult<TakenIn> preview(store::Store& store, const store::StoreSession& session, const ExchangeFile& file);

/// Refused before anything is changed where anything can be refused. A store that fails on the way has kept what came
/// before; once more does the rest, and twice changes nothing.
ExchangeResult<TakenIn> takeIn(store::Store& store, const store::StoreSession& session, const ExchangeFile& file,
                               const ExchangeProgress& progress = {});

}  // namespace cutcard::exchange
