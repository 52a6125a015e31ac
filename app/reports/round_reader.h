#pragma once

#include "app/text/comment.h"
#include "engine/record/round_record.h"
#include "engine/training/exam_form.h"

#include <memory>
#include <optional>
#include <string_view>

namespace cutcard::reports {

/// A stored round with its settlement by the rules of today.
struct SettledRound {
    std::shared_ptr<const Game> game;
    Round round;
    Settlement settlement;
};

/// Nothing where today's rules refuse the round, or see another procedure than the one it was judged by.
std::optional<SettledRound> settledAsJudged(const RoundItem& item, OpenTables& tables);

/// Why the wager that a question is about is settled as it is; nothing where it is about none.
std::optional<text::Comment> explanationOf(const DrillQuestion& question, OpenTables& tables);

/// The cards and wagers that a question was asked about, in a line.
QString tableOf(const DrillQuestion& question);

/// A paragraph as the chapter's readers write it.
QString citationBy(std::string_view rules, std::string_view cite);

}  // namespace cutcard::reports
