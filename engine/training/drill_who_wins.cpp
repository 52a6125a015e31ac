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

/// What the comparison of hands decides: the dealer's hand, or another one.
constexpr bool isMainWager(Wager wager) {
    return wager <= Wager::Bet;
}

Outcome byComparison(std::strong_ordering order) {
    if (order == std::strong_ordering::equal) return Outcome::Return;
    return order == std::strong_ordering::less ? Outcome::Take : Outcome::Pay;
}

std::strong_ordering reversed(std::strong_ordering order) {
    return 0 <=> order;
}

/// One seat against the dealer, and the wager that is asked about.
class Duel {
public:
    Duel(const Game& game, const DrillRound& drill, const WagerLine& line)
        : m_game(game), m_round(drill.round), m_settlement(drill.settlement), m_line(line),
          m_order(compare(playingCards(game.rules()))) {}

    /// Every wrong rule with the outcome it leads to, the most telling first.
    void addWrong(DrillDraft& draft, RandomSource& random) const {
        addTie(draft);
        addQualifier(draft, random);
        addOtherCards(draft);
        add(draft, "hands_confused", byComparison(reversed(m_order)));
        for (const WagerLine& other : m_settlement.seats.front().lines) {
            if (isMainWager(other.wager)) add(draft, "like_another_wager", other.outcome);
        }
        addWhatIsLeft(draft);
    }

private:
    std::strong_ordering compare(std::size_t playing) const {
        const auto withBoard = [this](std::vector<Card> cards) {
            cards.insert(cards.end(), m_round.community.begin(), m_round.community.end());
            return cards;
        };
        const std::vector<Card> own = withBoard(m_round.seats.front().cards);
        return bestRank(own, playing) <=> bestRank(withBoard(m_round.dealer), playing);
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

    static void add(DrillDraft& draft, std::string rule, Outcome outcome) {
        draft.addWrong(std::move(rule), std::string(outcomeName(outcome)));
    }

    /// C4-3, FC-1: Crazy 4 gives back at a tie, Four Card pays.
    void addTie(DrillDraft& draft) const {
        if (m_order != std::strong_ordering::equal) return;
        add(draft, "tie_as_in_another_game", m_line.outcome == Outcome::Pay ? Outcome::Return : Outcome::Pay);
    }

    void addQualifier(DrillDraft& draft, RandomSource& random) const {
        if (m_settlement.dealerQualifies == false) {
            add(draft, "qualifier_forgotten", byComparison(m_order));
        } else if (const auto outcome = whenNotQualified(random)) {
            add(draft, "qualifier_misjudged", *outcome);
        } else if (m_line.wager == Wager::Ante) {
            // FC-1: this game has no qualifier; elsewhere the Ante comes back.
            add(draft, "qualifier_of_another_game", Outcome::Return);
        }
    }

    /// What would become of the wager if the dealer had too little.
    std::optional<Outcome> whenNotQualified(RandomSource& random) const {
        if (!m_settlement.dealerQualifies) return std::nullopt;
        constexpr int kTries = 60;
        Round other = m_round;
        for (int i = 0; i < kTries; ++i) {
            std::vector<Card> free;
            for (Card card : shuffledDeck(random)) {
                const CardSet held = CardSet(m_round.seats.front().cards) | CardSet(m_round.community);
                if (!held.contains(card)) free.push_back(card);
            }
            other.dealer.assign(free.begin(), free.begin() + static_cast<std::ptrdiff_t>(m_round.dealer.size()));
            const Settlement settlement = m_game.adjudicate(other);
            if (settlement.dealerQualifies != false) continue;
            for (const WagerLine& line : settlement.seats.front().lines) {
                if (line.wager == m_line.wager) return line.outcome;
            }
        }
        return std::nullopt;
    }

    /// ALL-6: cards that do not play, compared all the same.
    void addOtherCards(DrillDraft& draft) const {
        if (m_settlement.dealerQualifies == false) return;
        if (playingCards(m_game.rules()) == 4) {
            add(draft, "five_card_order", byComparison(byFiveCardOrder()));
            add(draft, "fifth_card_compared", byComparison(compare(5)));
        }
        if (m_round.community.empty() || m_order != std::strong_ordering::equal) return;
        const auto highest = [](std::span<const Card> cards) {
            return std::max_element(cards.begin(), cards.end())->rank();
        };
        add(draft, "hole_cards_compared",
            byComparison(highest(m_round.seats.front().cards) <=> highest(m_round.dealer)));
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

std::optional<DrillQuestion> tryWhoWins(const Game& game, std::string_view skill, RandomSource& random) {
    const DrillRound table = drillRound(game, random);
    if (table.round.seats[table.seat].folded()) return std::nullopt;
    const DrillRound drill = aloneAtTheTable(game, table.round, table.seat);
    std::vector<const WagerLine*> lines;
    for (const WagerLine& line : drill.settlement.seats.front().lines) {
        if (isMainWager(line.wager) && (skill.empty() || line.branch->skill == skill)) lines.push_back(&line);
    }
    if (lines.empty()) return std::nullopt;
    const WagerLine& line = *anyOf(lines, random);
    DrillDraft draft(DrillKind::WhoWins, game.rules(), *line.branch, {std::string(outcomeName(line.outcome))});
    Duel(game, drill, line).addWrong(draft, random);
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    writeWagerPrompt(out, game, drill.round, line);
    out.endObject();
    return std::move(draft).finish(text, random);
}

}  // namespace cutcard
