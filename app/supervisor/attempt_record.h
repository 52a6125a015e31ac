#pragma once

#include "app/reports/attempt_facts.h"
#include "app/store/machine_key.h"

#include <QString>

#include <functional>

namespace cutcard::supervisor {

/// "Sealed by a key that is believed here", and what it means where it is not.
QString sealWords(store::SealVerdict verdict, bool isSealed);

/// The score by sections and skills, and the critical errors.
QString scoreHtml(const reports::AttemptFacts& facts);

/// What the attempt stands on: seal, code, rules, program, who started it, what it was given, every regrading.
QString recordHtml(const reports::AttemptFacts& facts, store::SealVerdict verdict,
                   const std::function<QString(const store::Id&)>& nameOf);

}  // namespace cutcard::supervisor
