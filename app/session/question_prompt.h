#pragma once

#include "engine/training/drill.h"
#include "engine/training/error_family.h"

#include <QStringList>
#include <QVariantList>

#include <optional>

namespace cutcard {

/// What lies on the table of a question: [{"title","detail","cards":["As",…],"names":["Ace of spades",…],"isSeat"}, …],
/// the dealer first.
QVariantList cardGroups(const DrillQuestion& question);

/// What was done before the question, the newest last; at most `most`.
QStringList stepsBefore(const DrillQuestion& question, int most);

/// What else has to be known: [{"name","value"}, …], as a meter or a posted paytable.
QVariantList promptFacts(const DrillQuestion& question);

/// The family of the error behind a wrong answer, where the trade has a name for it.
std::optional<ErrorFamily> familyOf(const DrillQuestion& question, const DrillOption& option);

}  // namespace cutcard
