#pragma once

#include "app/table/table_scene.h"

#include <QString>
#include <QStringList>

#include <cstdint>

namespace cutcard::words {

/// "Ace of spades".
QString card(Card card);

/// "2500x3,500x1": chips by their cents, the largest first.
QString picture(Money amount, std::span<const Money> denominations);

/// The first name of a simulated player. Nobody sits at a table twice.
QString player(std::uint64_t seed, int seat);

/// What can be seen of an irregularity, without its name and what comes of it. Empty where it has to be counted.
QString event(const Scene& scene);

/// The same, but nothing where the table itself shows it: whoever looks will see.
QString caption(const Scene& scene);

/// What is printed on the felt besides the wagers (657a.2(b)(7), 647a.2(b)(10) and what such tables say elsewhere).
QStringList inscriptions(const RulesSubmission& submission);

}  // namespace cutcard::words
