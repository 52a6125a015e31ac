#pragma once

#include "app/exchange/exchange_types.h"

#include <QString>

namespace cutcard::exchange {

/// What is wrong, where, and what to do about it.
QString faultSentence(const ExchangeRefusal& refusal);

/// "12 attempts", "30 people, 2 groups, 3 exams": what a file carries.
QString contentSentence(const ExchangeFile& file);

}  // namespace cutcard::exchange
