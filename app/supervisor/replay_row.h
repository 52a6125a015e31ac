#pragma once

#include "app/text/comment.h"
#include "engine/games/game.h"
#include "engine/training/drill.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cutcard::supervisor {

/// How a line of a replay went. A remark is about the exam, not about the dealer.
enum class ReplayMark : std::uint8_t { None, Right, Wrong, Remark };

/// One line of a replay: what happened, what is to be said of it, and which steps are done after it.
struct ReplayRow {
    std::int64_t at = -1;  ///< Milliseconds of exam time; below zero: none.
    ReplayMark mark = ReplayMark::None;
    bool critical = false;
    QString what;           ///< What was done, or what happened.
    text::Comment comment;  ///< Headline, what would have been right, why, by which paragraph.
    QString note;           ///< What else has to be known.
    std::vector<StepId> done;
    int seat = 0;  ///< That is marked on the table; 0: none.
    QString wager;
};

/// A round with the verdict on it: what a table is drawn from.
struct ReplayTable {
    std::shared_ptr<const Game> game;
    Round round;
    Settlement settlement;
};

/// What is gone through line by line: a round on its table, or a question.
struct Replay {
    std::optional<ReplayTable> table;
    std::optional<DrillQuestion> question;
    std::optional<std::size_t> answered;  ///< Of the question; seen from its line on.
    std::vector<ReplayRow> rows;
};

}  // namespace cutcard::supervisor
