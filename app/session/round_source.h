#pragma once

#include "app/text/kept_sentence.h"
#include "engine/games/game.h"
#include "engine/record/grading_record.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cutcard {

/// How much a house offers at the table: what it has when it says nothing, or all that the chapter knows.
enum class TableOffer : std::uint8_t { Basic, Everything };

/// A round that somebody wants to practise. What is left open comes by chance; the same wish gives the same round.
struct RoundWish {
    std::string rules;
    TableOffer offer = TableOffer::Basic;
    std::optional<int> players = {};
    std::optional<DealingMethod> method = {};       ///< Nothing: the chapter's first.
    std::vector<std::string> skills = {};           ///< That have to come up; the offer is widened for their sake.
    std::optional<Irregularity> irregularity = {};  ///< That has to happen.
    bool surprise = false;                          ///< In one round of three something happens, which may be in order.
    std::uint64_t seed = 1;
    std::int64_t number = 1;  ///< Of the round at this table: every so many the stub is counted.
    GradedFrom from = GradedFrom::Opening;
    std::optional<TableProcedure> preparation = {};
};

struct WishedRound {
    std::shared_ptr<const Game> game;
    Round round;
};

/// The round, or a sentence that says why there is none.
Result<WishedRound, text::KeptSentence> roundFor(const RoundWish& wish);

}  // namespace cutcard
