#include "engine/cards/deck.h"
#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"
#include "engine/training/drill_draft.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/drill_prompt.h"
#include "engine/training/drill_round.h"
#include "engine/training/hand_to_order.h"
#include "engine/training/shuffle.h"

#include <algorithm>
#include <compare>

namespace cutcard {
namespace {

/// Decided against the dealer's hand.
constexpr bool isAgainstTheDealer(Wager wager) {
    return wager <= Wager::Bet;
}

Outcome byComparison(std::strong_ordering order) {
    if (order == std::strong_ordering::equal) return Outcome::Return;
    return order == std::strong_ordering::less ? Outcome::Take : Outcome::Pay;
}

/// Not by a table, nor by more than the comparison.
constexpr bool isDecidedByComparison(Wager wager) {
    return wager != Wager::SuperBonus && wager != Wager::Blind;
}

std::strong_ordering reversed(std::strong_ordering order) {
    return 0 <=> order;
}

/// One seat against the dealer, and the wager that is asked about.
class Duel {
public:
    Duel(const Game& game, const DrillRound& drill, const WagerLine& line)
        : m_game(game), m_round(drill.round), m_settlement(drill.settlement), m_line(line),
          m_order(compare(m_round.dealer, playingCards(game.rules()))) {}

    /// Every wrong rule with the outcome it leads to, the most telling first.
    void addWrong(DrillDraft& draft, RandomSource& random) const {
        addTie(draft);
        addQualifier(draft, random);
        addOtherCards(draft, random);
        if (m_order != std::strong_ordering::equal && m_settlement.dealerQualifies != false) {
            addAsIf(draft, "hands_confused", reversed(m_order), random);
        }
        for (const WagerLine& other : m_settlement.seats.front().lines) {
            if (isAgainstTheDealer(other.wager)) add(draft, "like_another_wager", other.outcome);
        }
        addWhatIsLeft(draft);
    }

private:
    static void add(DrillDraft& draft, std::string rule, Outcome outcome) {
        draft.addWrong(std::move(rule), std::string(outcomeName(outcome)));
    }

    std::vector<Card> withBoard(std::vector<Card> cards) const {
        cards.insert(cards.end(), m_round.community.begin(), m_round.community.end());
        return cards;
    }

    std::strong_ordering compare(std::span<const Card> dealer, std::size_t playing) const {
        const std::vector<Card> own = withBoard(m_round.seats.front().cards);
        return bestRank(own, playing) <=> bestRank(withBoard({dealer.begin(), dealer.end()}), playing);
    }

    /// What would become of the wager against another dealer's hand: one that compares so, and qualifies or not.
    std::optional<Outcome> against(std::optional<std::strong_ordering> order, std::optional<bool> qualifies,
                                   RandomSource& random) const {
        constexpr int kTries = 60;
        const CardSet held = CardSet(m_round.seats.front().cards) | CardSet(m_round.community);
        Round other = m_round;
        for (int i = 0; i < kTries; ++i) {
            std::vector<Card> free;
            for (Card card : shuffledDeck(random)) {
                if (!held.contains(card)) free.push_back(card);
            }
            free.resize(m_round.dealer.size());
            if (order && compare(free, playingCards(m_game.rules())) != *order) continue;
            other.dealer = std::move(free);
            const Settlement settlement = m_game.adjudicate(other);
            if (settlement.dealerQualifies != qualifies) continue;
            for (const WagerLine& line : settlement.seats.front().lines) {
                if (line.wager == m_line.wager) return line.outcome;
            }
        }
        return std::nullopt;
    }

    /// A wrong rule that comes to another comparison and is right in everything else.
    void addAsIf(DrillDraft& draft, std::string rule, std::strong_ordering order, RandomSource& random) const {
        const std::optional<bool> qualifies =
            m_settlement.dealerQualifies ? std::optional(true) : m_settlement.dealerQualifies;
        if (const auto outcome = against(order, qualifies, random)) {
            add(draft, std::move(rule), *outcome);
        } else if (isDecidedByComparison(m_line.wager)) {
            add(draft, std::move(rule), byComparison(order));
        }
    }

    /// C4-3, FC-1: Crazy 4 gives back at a tie, Four Card pays.
    void addTie(DrillDraft& draft) const {
        if (m_order != std::strong_ordering::equal || m_settlement.dealerQualifies == false) return;
        add(draft, "tie_as_in_another_game", m_line.outcome == Outcome::Pay ? Outcome::Return : Outcome::Pay);
    }

    void addQualifier(DrillDraft& draft, RandomSource& random) const {
        if (m_settlement.dealerQualifies == false) {
            addAsIf(draft, "qualifier_forgotten", m_order, random);
        } else if (m_settlement.dealerQualifies) {
            if (const auto outcome = against(std::nullopt, false, random)) add(draft, "qualifier_misjudged", *outcome);
        } else if (m_line.wager == Wager::Ante) {
            // FC-1: this game has no qualifier; elsewhere the Ante comes back.
            add(draft, "qualifier_of_another_game", Outcome::Return);
        }
    }

    /// ALL-6: cards that do not play, compared all the same; and the order of the other kind of hands.
    void addOtherCards(DrillDraft& draft, RandomSource& random) const {
        if (m_settlement.dealerQualifies == false) return;
        const auto addIfOther = [&](const char* rule, std::strong_ordering order) {
            if (order != m_order) addAsIf(draft, rule, order, random);
        };
        if (playingCards(m_game.rules()) == 4) {
            addIfOther("five_card_order", byFiveCardOrder());
            addIfOther("fifth_card_compared", compare(m_round.dealer, 5));
        } else if (!m_round.community.empty() && m_order == std::strong_ordering::equal) {
            const auto highest = [](std::span<const Card> cards) {
                return std::max_element(cards.begin(), cards.end())->rank();
            };
            addIfOther("hole_cards_compared", highest(m_round.seats.front().cards) <=> highest(m_round.dealer));
        }
    }

    /// 657a.6(b) against 657a.6(d): flush and straight put above three of a kind, as with five cards.
    std::strong_ordering byFiveCardOrder() const {
        const auto strength = [](std::span<const Card> cards) {
            const std::string_view name = categoryName(bestFour(cards).category());
            int place = 0;
            while (categoryName(static_cast<FiveCardCategory>(place)) != name) ++place;
            return place;
        };
        const auto order = strength(m_round.seats.front().cards) <=> strength(m_round.dealer);
        return order == std::strong_ordering::equal ? m_order : order;
    }

    void addWhatIsLeft(DrillDraft& draft) const {
        switch (m_line.outcome) {
        case Outcome::Return:
            add(draft, "returned_wager_taken", Outcome::Take);
            add(draft, "returned_wager_paid", Outcome::Pay);
            break;
        case Outcome::Pay:
            add(draft, "paid_wager_returned", Outcome::Return);
            add(draft, "paid_wager_taken", Outcome::Take);
            break;
        case Outcome::Take:
            add(draft, "taken_wager_returned", Outcome::Return);
            add(draft, "taken_wager_paid", Outcome::Pay);
            break;
        }
    }

    const Game& m_game;
    const Round& m_round;
    const Settlement& m_settlement;
    const WagerLine& m_line;
    std::strong_ordering m_order;
};

}  // namespace

std::optional<DrillQuestion> askWhoWins(const Game& game, const DrillRound& drill, const WagerLine& line,
                                        RandomSource& random) {
    DrillDraft draft(DrillKind::WhoWins, game.rules(), *line.branch, {std::string(outcomeName(line.outcome))});
    Duel(game, drill, line).addWrong(draft, random);
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    writeWagerPrompt(out, game, drill.round, line);
    out.endObject();
    return std::move(draft).finish(text, random);
}

std::optional<DrillQuestion> tryWhoWins(const Game& game, std::string_view skill, RandomSource& random) {
    const std::optional<DrillRound> found =
        skill.empty() ? drillRound(game, random) : drillRoundWith(game, skill, random);
    if (!found) return std::nullopt;
    const DrillRound& table = *found;
    if (table.round.seats[table.seat].folded()) return std::nullopt;
    const DrillRound drill = aloneAtTheTable(game, table.round, table.seat);
    std::vector<const WagerLine*> lines;
    for (const WagerLine& line : drill.settlement.seats.front().lines) {
        if (isAgainstTheDealer(line.wager) && (skill.empty() || line.branch->skill == skill)) lines.push_back(&line);
    }
    if (lines.empty()) return std::nullopt;
    return askWhoWins(game, drill, *anyOf(lines, random), random);
}

}  // namespace cutcard
