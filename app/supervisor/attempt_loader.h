#pragma once

#include "app/reports/attempt_facts.h"
#include "app/store/machine_key.h"
#include "app/supervisor/attempt_story.h"
#include "app/supervisor/console_page.h"

namespace cutcard::supervisor {

/// Why an attempt cannot be shown, as a sentence.
template <typename T>
using Told = Result<T, QString>;

/// The name of a person, also after it was erased.
QString nameOf(store::Store& store, const store::StoreSession& session, const store::Id& person);

/// An attempt with the names and regradings that its file does not have.
Told<reports::AttemptFacts> loadFacts(store::Store& store, const store::StoreSession& session,
                                      const store::Id& attempt);

/// The jumps of the machine's clock that were noted beside an attempt.
Told<std::vector<ClockJump>> clockJumps(store::Store& store, const store::StoreSession& session,
                                        const store::AttemptRow& row);

/// Whether the seal of an attempt holds, by the keys that the store believes now.
Told<store::SealVerdict> sealOf(store::Store& store, const Transcript& transcript);

}  // namespace cutcard::supervisor
