#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// In the order of `Wager`.
constexpr std::array<const char*, kWagerCount> kWagers = {
    QT_TRANSLATE_NOOP("Wager", "Ante"),
    QT_TRANSLATE_NOOP("Wager", "Super Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Blind"),
    QT_TRANSLATE_NOOP("Wager", "Play"),
    QT_TRANSLATE_NOOP("Wager", "Flop"),
    QT_TRANSLATE_NOOP("Wager", "Turn"),
    QT_TRANSLATE_NOOP("Wager", "River"),
    QT_TRANSLATE_NOOP("Wager", "Bet"),
    QT_TRANSLATE_NOOP("Wager", "Queens Up"),
    QT_TRANSLATE_NOOP("Wager", "Aces Up"),
    QT_TRANSLATE_NOOP("Wager", "Bad Beat Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Texas Hold 'Em Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Trips"),
    QT_TRANSLATE_NOOP("Wager", "Caribbean Stud Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Progressive"),
    QT_TRANSLATE_NOOP("Wager", "Five Card Hand Bonus on the player's hand"),
    QT_TRANSLATE_NOOP("Wager", "Five Card Hand Bonus on the dealer's hand"),
    QT_TRANSLATE_NOOP("Wager", "Six Card Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Cover All"),
    QT_TRANSLATE_NOOP("Wager", "Ante Bonus"),
    QT_TRANSLATE_NOOP("Wager", "Magic Card on the player's hand"),
    QT_TRANSLATE_NOOP("Wager", "Magic Card on the dealer's hand"),
    QT_TRANSLATE_NOOP("Wager", "Lucky Bonus on the player's hand"),
    QT_TRANSLATE_NOOP("Wager", "Lucky Bonus on the dealer's hand")};

// In the order of `Wager`: what is printed on the felt, as short as there.
constexpr std::array<const char*, kWagerCount> kFeltLabels = {
    QT_TRANSLATE_NOOP("Felt", "ANTE"),          QT_TRANSLATE_NOOP("Felt", "SUPER BONUS"),
    QT_TRANSLATE_NOOP("Felt", "BLIND"),         QT_TRANSLATE_NOOP("Felt", "PLAY"),
    QT_TRANSLATE_NOOP("Felt", "FLOP"),          QT_TRANSLATE_NOOP("Felt", "TURN"),
    QT_TRANSLATE_NOOP("Felt", "RIVER"),         QT_TRANSLATE_NOOP("Felt", "BET"),
    QT_TRANSLATE_NOOP("Felt", "QUEENS UP"),     QT_TRANSLATE_NOOP("Felt", "ACES UP"),
    QT_TRANSLATE_NOOP("Felt", "BAD BEAT"),      QT_TRANSLATE_NOOP("Felt", "BONUS"),
    QT_TRANSLATE_NOOP("Felt", "TRIPS"),         QT_TRANSLATE_NOOP("Felt", "BONUS"),
    QT_TRANSLATE_NOOP("Felt", "PROG"),          QT_TRANSLATE_NOOP("Felt", "5 CARD PLAYER"),
    QT_TRANSLATE_NOOP("Felt", "5 CARD DEALER"), QT_TRANSLATE_NOOP("Felt", "SIX CARD"),
    QT_TRANSLATE_NOOP("Felt", "COVER ALL"),     QT_TRANSLATE_NOOP("Felt", "ANTE BONUS"),
    QT_TRANSLATE_NOOP("Felt", "MAGIC CARD"),    QT_TRANSLATE_NOOP("Felt", "MAGIC CARD"),
    QT_TRANSLATE_NOOP("Felt", "LUCKY BONUS"),   QT_TRANSLATE_NOOP("Felt", "LUCKY BONUS")};

// In the order of `Row`.
constexpr std::array<const char*, kRowCount> kRows = {QT_TRANSLATE_NOOP("Row", "four aces"),
                                                      QT_TRANSLATE_NOOP("Row", "four of a kind"),
                                                      QT_TRANSLATE_NOOP("Row", "straight flush"),
                                                      QT_TRANSLATE_NOOP("Row", "three of a kind"),
                                                      QT_TRANSLATE_NOOP("Row", "flush"),
                                                      QT_TRANSLATE_NOOP("Row", "straight"),
                                                      QT_TRANSLATE_NOOP("Row", "two pair"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of queens or better"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of aces"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of tens or better"),
                                                      QT_TRANSLATE_NOOP("Row", "royal flush"),
                                                      QT_TRANSLATE_NOOP("Row", "full house"),
                                                      QT_TRANSLATE_NOOP("Row", "six-card royal flush in diamonds"),
                                                      QT_TRANSLATE_NOOP("Row", "six-card royal flush"),
                                                      QT_TRANSLATE_NOOP("Row", "aces with player and dealer"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of aces in the hand"),
                                                      QT_TRANSLATE_NOOP("Row", "ace-king suited"),
                                                      QT_TRANSLATE_NOOP("Row", "ace-queen or ace-jack suited"),
                                                      QT_TRANSLATE_NOOP("Row", "ace-king of two suits"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of kings, queens or jacks"),
                                                      QT_TRANSLATE_NOOP("Row", "ace-queen or ace-jack of two suits"),
                                                      QT_TRANSLATE_NOOP("Row", "pair of tens down to twos"),
                                                      QT_TRANSLATE_NOOP("Row", "less than two pair"),
                                                      QT_TRANSLATE_NOOP("Row", "pair"),
                                                      QT_TRANSLATE_NOOP("Row", "high card")};

}  // namespace

QString wager(Wager wager) {
    return QCoreApplication::translate("Wager", kWagers[static_cast<std::size_t>(wager)]);
}

QString feltLabel(Wager wager) {
    return QCoreApplication::translate("Felt", kFeltLabels[static_cast<std::size_t>(wager)]);
}

QString row(Row row) {
    return QCoreApplication::translate("Row", kRows[static_cast<std::size_t>(row)]);
}

QString category(std::string_view category) {
    const auto named = rowNamed(category);
    return named ? row(*named) : QString::fromUtf8(category.data(), static_cast<qsizetype>(category.size()));
}

QString handTitle(std::string_view category) {
    const QString name = text::category(category);
    return name.left(1).toUpper() + name.mid(1);
}

}  // namespace cutcard::text
