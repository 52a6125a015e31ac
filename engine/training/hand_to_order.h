#pragma once

#include "engine/hands/five_card.h"
#include "engine/rules/rule_set.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace cutcard {

class RandomSource;

/// How many cards make a hand of the game's main wagers: four or five.
std::size_t playingCards(const RuleSet& rules);

/// The best hand of so many cards among the given ones, as a number that compares like the hand, and by name.
std::uint32_t bestRank(std::span<const Card> cards, std::size_t playing);
std::string_view bestCategory(std::span<const Card> cards, std::size_t playing);

/// Whether the order of hands of so many cards knows the category.
bool knowsCategory(FiveCardCategory category, std::size_t playing);

/// `count` cards whose best hand of `playing` cards is of this category, otherwise random, in any order. The category
/// has to be known.
std::vector<Card> handToOrder(FiveCardCategory category, std::size_t count, std::size_t playing, RandomSource& random);

/// Cards that look like more than they are: around the corner of the ace, or two suits of one colour.
std::vector<Card> temptingHand(std::size_t count, RandomSource& random);

}  // namespace cutcard
