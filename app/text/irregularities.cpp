#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// In the order of `IrregularityKind`.
constexpr std::array<const char*, kIrregularityKindCount> kKinds = {
    QT_TRANSLATE_NOOP("Irregularity", "a card lies face up in the shoe or the deck"),
    QT_TRANSLATE_NOOP("Irregularity", "a card was drawn in error"),
    QT_TRANSLATE_NOOP("Irregularity", "somebody has the wrong number of cards"),
    QT_TRANSLATE_NOOP("Irregularity", "a card of the dealer was exposed"),
    QT_TRANSLATE_NOOP("Irregularity", "the shuffler has jammed"),
    QT_TRANSLATE_NOOP("Irregularity", "the dealing shoe has jammed"),
    QT_TRANSLATE_NOOP("Irregularity", "a device is out of order"),
    QT_TRANSLATE_NOOP("Irregularity", "the shuffler counts a wrong number of cards"),
    QT_TRANSLATE_NOOP("Irregularity", "the stub has a wrong number of cards"),
    QT_TRANSLATE_NOOP("Irregularity", "the cover card was put in too near the top"),
    QT_TRANSLATE_NOOP("Irregularity", "a wager came after \"no more bets\""),
    QT_TRANSLATE_NOOP("Irregularity", "a spoken wager with cash"),
    QT_TRANSLATE_NOOP("Irregularity", "a player has left during the round"),
    QT_TRANSLATE_NOOP("Irregularity", "a player wagers at a second position"),
    QT_TRANSLATE_NOOP("Irregularity", "the progressive chips do not match the system's count")};

struct RulingText {
    std::string_view name;
    const char* text;
};

constexpr std::array kRulings = {
    RulingText{"void", QT_TRANSLATE_NOOP("Ruling", "the round is void")},
    RulingText{"void_remove_deck", QT_TRANSLATE_NOOP("Ruling", "void, and the deck leaves the table")},
    RulingText{"discard_card_and_continue",
               QT_TRANSLATE_NOOP("Ruling", "the card goes to the rack, the round goes on")},
    RulingText{"use_as_next_card", QT_TRANSLATE_NOOP("Ruling", "the card is used as the next one")},
    RulingText{"reshuffle", QT_TRANSLATE_NOOP("Ruling", "the cards are shuffled again")},
    RulingText{"recut", QT_TRANSLATE_NOOP("Ruling", "the cards are cut again")},
    RulingText{"refuse_wager", QT_TRANSLATE_NOOP("Ruling", "the wager is refused")},
    RulingText{"cover_device", QT_TRANSLATE_NOOP("Ruling", "the device is covered before another method is used")},
    RulingText{"wagers_abandoned", QT_TRANSLATE_NOOP("Ruling", "the wagers are treated as lost")},
    RulingText{"no_effect", QT_TRANSLATE_NOOP("Ruling", "nothing is wrong, the round goes on")},
    RulingText{"call_floor", QT_TRANSLATE_NOOP("Ruling", "the floor is called")},
};

}  // namespace

QString irregularity(IrregularityKind kind) {
    return QCoreApplication::translate("Irregularity", kKinds[static_cast<std::size_t>(kind)]);
}

QString ruling(std::string_view ruling) {
    for (const RulingText& entry : kRulings) {
        if (entry.name == ruling) return QCoreApplication::translate("Ruling", entry.text);
    }
    return {};
}

}  // namespace cutcard::text
