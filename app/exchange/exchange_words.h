#pragma once

#include "app/exchange/exchange_in.h"

#include <QString>

namespace cutcard::exchange {

/// What is wrong, where, and what to do about it.
QString faultSentence(const ExchangeRefusal& refusal);

/// What a file carries: "Attempts: 12", "Trainees: 30, groups: 2, definitions: 3".
QString contentSentence(const ExchangeFile& file);

/// What taking a file in does: "Added: 12 attempts."
QString takenSentence(const TakenIn& taken);

}  // namespace cutcard::exchange
