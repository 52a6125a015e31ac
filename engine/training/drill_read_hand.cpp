#include "engine/training/drill_draft.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/drill_prompt.h"
#include "engine/training/hand_to_order.h"
#include "engine/training/misreading.h"
#include "engine/training/shuffle.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr int kCategories = 10;

/// The branch under which a chapter teaches reading the category: "c4.hand.flush".
const Branch* handBranch(const RuleSet& rules, FiveCardCategory category) {
    const std::string ending = ".hand." + std::string(categoryName(category));
    for (const auto& [id, branch] : *rules.branches) {
        if (id.ends_with(ending)) return &branch;
    }
    return nullptr;
}

/// The categories that may be asked for: all of the game's, or the one of the skill.
std::vector<FiveCardCategory> askable(const RuleSet& rules, std::string_view skill) {
    std::vector<FiveCardCategory> categories;
    for (int i = 0; i < kCategories; ++i) {
        const auto category = static_cast<FiveCardCategory>(i);
        const Branch* branch = handBranch(rules, category);
        if (branch != nullptr && (skill.empty() || branch->skill == skill)) categories.push_back(category);
    }
    return categories;
}

FiveCardCategory categoryOf(std::span<const Card> cards, std::size_t playing) {
    for (int i = 0; i < kCategories; ++i) {
        if (categoryName(static_cast<FiveCardCategory>(i)) == bestCategory(cards, playing)) {
            return static_cast<FiveCardCategory>(i);
        }
    }
    return FiveCardCategory::HighCard;
}

std::string promptOf(const CardsToRead& cards, bool dealers) {
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.text("whose", dealers ? "dealer" : "player");
    writeCardList(out, "cards", cards.hand);
    if (!cards.community.empty()) writeCardList(out, "community", cards.community);
    out.endObject();
    return text;
}

}  // namespace

std::optional<DrillQuestion> askReadHand(const RuleSet& rules, const CardsToRead& cards, bool dealers,
                                         RandomSource& random) {
    std::vector<Card> all = cards.hand;
    all.insert(all.end(), cards.community.begin(), cards.community.end());
    const FiveCardCategory right = categoryOf(all, cards.playing);
    DrillDraft draft(DrillKind::ReadHand, rules, *handBranch(rules, right), {std::string(categoryName(right))});
    for (const Misreading& wrong : misreadings(cards, right)) {
        draft.addWrong(wrong.rule, std::string(categoryName(wrong.category)));
    }
    return std::move(draft).finish(promptOf(cards, dealers), random);
}

std::optional<DrillQuestion> tryReadHand(const Game& game, std::string_view skill, RandomSource& random) {
    const RuleSet& rules = game.rules();
    const std::vector<FiveCardCategory> categories = askable(rules, skill);
    if (categories.empty()) return std::nullopt;
    const std::size_t playing = playingCards(rules);
    // FC-4: the dealer of Four Card Poker has one card more to choose from.
    const bool dealers = rules.cards.dealer != rules.cards.seat && random.percent(25);
    const auto own = static_cast<std::size_t>(dealers ? rules.cards.dealer : rules.cards.seat);
    const std::size_t count = own + static_cast<std::size_t>(rules.cards.community);
    const bool tempting = skill.empty() && random.percent(25);
    const std::vector<Card> all =
        tempting ? temptingHand(count, random) : handToOrder(anyOf(categories, random), count, playing, random);

    const auto split = all.begin() + static_cast<std::ptrdiff_t>(own);
    return askReadHand(rules, {{all.begin(), split}, {split, all.end()}, playing}, dealers, random);
}

}  // namespace cutcard
