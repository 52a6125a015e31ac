#pragma once

#include "engine/games/game.h"
#include "engine/training/grader.h"

#include <QString>
#include <QStringList>

namespace cutcard::text {

/// What is said beside a spot about something a dealer did or is to do.
struct Comment {
    QString headline;     ///< "Right. Seat 5: pay the Ante", "Not yet", "Wrong amount".
    QString why;          ///< One sentence.
    QString expected;     ///< What would be right now; empty where it was right.
    QString arithmetic;   ///< "$15 × 3/2 = $22.50"; empty where nothing is worked out.
    QString chips;        ///< "4 × $5, 1 × $2.50": as a dealer cuts it; empty where no chips move.
    QString cite;         ///< "58 Pa. Code § 657a.11(c)(3)(ii)(B), 657a.12(a)"
    QString ruling;       ///< "Ruling C4-3", or empty.
    QStringList missing;  ///< Steps that had to come first, as instructions; at most three.
};

/// About a step by itself: what Watch says, and what is shown after a right action.
Comment explainStep(const Game& game, const Round& round, const Settlement& settlement, StepId step);

/// About a try. `grader` stands after the verdict. What a step comes to is not told to somebody who is too early for
/// it.
Comment commentOn(const Game& game, const Round& round, const Settlement& settlement, const Grader& grader,
                  const Act& act, const Verdict& verdict);

/// What somebody did, as words: "Pay the Ante of seat 5, $30.00".
QString act(const Act& act);

/// A hint: where to look, what to do, the whole answer.
QString hintWhere(const Step& step);
QString hintWhat(const Step& step);

}  // namespace cutcard::text
