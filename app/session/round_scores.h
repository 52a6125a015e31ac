#pragma once

#include "app/session/practice_round.h"

#include <QString>

#include <vector>

namespace cutcard {

/// How a round went in one respect.
struct RoundScore {
    QString name;
    int right = 0;
    int of = 0;
};

/// Never one number only: order, outcome, amount, hands, irregularities. What did not come up is left out.
std::vector<RoundScore> roundScores(const PracticeRound& round);

}  // namespace cutcard
