#pragma once

#include "engine/games/game.h"

#include <QString>

#include <span>
#include <string_view>

namespace cutcard::text {

/// A sentence for a branch of the rules, or for all whose id begins with it where it ends with a dot. What stands in
/// braces is a fact of the round.
struct Sentence {
    std::string_view of;
    const char* text;
};

std::span<const Sentence> mainWagerSentences();
std::span<const Sentence> sideWagerSentences();
std::span<const Sentence> tableSentences();      ///< From the cut to the cleared table.
std::span<const Sentence> irregularSentences();  ///< Why the game stops and what is ruled.

/// What a sentence about one step can speak of.
class StepFacts {
public:
    StepFacts(const Game& game, const Round& round, const Settlement& settlement, StepId step);

    /// A sentence with its facts put in.
    QString fill(const QString& sentence) const;

private:
    QString fact(QStringView name) const;
    QString handFact(QStringView name) const;
    QString lineFact(QStringView name) const;

    const Seat* seat(int number) const;
    std::vector<Card> playerHand() const;
    std::vector<Card> cardsRead() const;
    const Paytable* table() const;
    QString tableName() const;

    /// A hand in words, and who has it.
    struct Held {
        QString holder;
        QString hand;
    };
    Held highestHand() const;

    const Game& m_game;
    const Round& m_round;
    const Settlement& m_settlement;
    const Step& m_step;
    const WagerLine* m_line;
};

/// Odds in words: "3 to 2", "10 % of the meter".
QString oddsWords(const Odds& odds);

/// One sentence: why a step is right.
QString why(const Game& game, const Round& round, const Settlement& settlement, StepId step);

}  // namespace cutcard::text
