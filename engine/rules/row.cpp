#include "engine/rules/row.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kRowCount> kNames = {"four_aces",
                                                            "four_of_a_kind",
                                                            "straight_flush",
                                                            "three_of_a_kind",
                                                            "flush",
                                                            "straight",
                                                            "two_pair",
                                                            "queens_or_better",
                                                            "pair_of_aces",
                                                            "tens_or_better",
                                                            "royal_flush",
                                                            "full_house",
                                                            "six_card_royal_diamonds",
                                                            "six_card_royal",
                                                            "aces_both",
                                                            "aces",
                                                            "ace_king_suited",
                                                            "ace_queen_or_jack_suited",
                                                            "ace_king_offsuit",
                                                            "king_queen_or_jack_pair",
                                                            "ace_queen_or_jack_offsuit",
                                                            "pair_ten_to_two",
                                                            "less",
                                                            "pair",
                                                            "high_card"};

Row categoryRow(FourCardCategory category) {
    switch (category) {
    case FourCardCategory::FourOfAKind: return Row::FourOfAKind;
    case FourCardCategory::StraightFlush: return Row::StraightFlush;
    case FourCardCategory::ThreeOfAKind: return Row::ThreeOfAKind;
    case FourCardCategory::Flush: return Row::Flush;
    case FourCardCategory::Straight: return Row::Straight;
    case FourCardCategory::TwoPair: return Row::TwoPair;
    case FourCardCategory::Pair: return Row::Pair;
    case FourCardCategory::HighCard: break;
    }
    return Row::HighCard;
}

Row categoryRow(FiveCardCategory category) {
    switch (category) {
    case FiveCardCategory::RoyalFlush: return Row::RoyalFlush;
    case FiveCardCategory::StraightFlush: return Row::StraightFlush;
    case FiveCardCategory::FourOfAKind: return Row::FourOfAKind;
    case FiveCardCategory::FullHouse: return Row::FullHouse;
    case FiveCardCategory::Flush: return Row::Flush;
    case FiveCardCategory::Straight: return Row::Straight;
    case FiveCardCategory::ThreeOfAKind: return Row::ThreeOfAKind;
    case FiveCardCategory::TwoPair: return Row::TwoPair;
    case FiveCardCategory::Pair: return Row::Pair;
    case FiveCardCategory::HighCard: break;
    }
    return Row::HighCard;
}

}  // namespace

std::string_view rowName(Row row) {
    return kNames[static_cast<std::size_t>(row)];
}

std::optional<Row> rowNamed(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Row>(i);
    }
    return std::nullopt;
}

bool covers(Row row, FourCardRank hand) {
    using enum FourCardCategory;
    switch (row) {
    case Row::FourAces: return hand.category() == FourOfAKind && hand.made() == rank_mask::kAce;
    // What Cover All calls a royal flush: A-K-Q-J suited (C4-9).
    case Row::RoyalFlush: return hand.category() == StraightFlush && hand.made() == rank_mask::kAce;
    case Row::QueensOrBetter: return hand.category() == Pair && hand.made() >= rank_mask::kQueen;
    case Row::PairOfAces: return hand.category() == Pair && hand.made() == rank_mask::kAce;
    default: return categoryRow(hand.category()) == row;
    }
}

bool covers(Row row, FiveCardRank hand) {
    using enum FiveCardCategory;
    switch (row) {
    case Row::StraightFlush: return hand.category() >= StraightFlush;
    case Row::Less: return true;
    case Row::TensOrBetter: return hand.category() == Pair && hand.made() >= rank_mask::kTen;
    default: return categoryRow(hand.category()) == row;
    }
}

bool covers(Row row, const SixCardHand& hand) {
    switch (row) {
    case Row::SixCardRoyalDiamonds: return hand.royalSuit == Suit::Diamonds;
    case Row::SixCardRoyal: return hand.royalSuit.has_value();
    default: return covers(row, hand.best);
    }
}

bool covers(Row row, const HoleCards& hand) {
    const bool aceHigh = hand.high == Rank::Ace;
    const bool queenOrJackBelow = hand.low == Rank::Queen || hand.low == Rank::Jack;
    switch (row) {
    case Row::AcesBoth: return aceHigh && hand.isPair() && hand.dealerAces;
    case Row::Aces: return aceHigh && hand.isPair();
    case Row::AceKingSuited: return aceHigh && hand.low == Rank::King && hand.suited;
    case Row::AceKingOffsuit: return aceHigh && hand.low == Rank::King && !hand.suited;
    case Row::AceQueenOrJackSuited: return aceHigh && queenOrJackBelow && hand.suited;
    case Row::AceQueenOrJackOffsuit: return aceHigh && queenOrJackBelow && !hand.suited;
    case Row::KingQueenOrJackPair: return hand.isPair() && hand.high >= Rank::Jack && !aceHigh;
    case Row::PairTenToTwo: return hand.isPair() && hand.high <= Rank::Ten;
    default: return false;
    }
}

std::string_view categoryName(FourCardCategory category) {
    return rowName(categoryRow(category));
}

std::string_view categoryName(FiveCardCategory category) {
    return rowName(categoryRow(category));
}

}  // namespace cutcard
