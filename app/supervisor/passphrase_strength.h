#pragma once

#include <QString>

namespace cutcard::supervisor {

enum class PassphraseStrength { TooShort, Weak, Fair, Strong };

/// A rough guess for a hint while somebody writes; the store decides what it takes. Repeated and neighbouring
/// characters count for little.
PassphraseStrength strengthOf(const QString& passphrase);

/// The hint, with what to do.
QString strengthSentence(PassphraseStrength strength);

}  // namespace cutcard::supervisor
