#pragma once

#include "app/session/practice_round.h"
#include "app/store/store_types.h"
#include "engine/record/round_record.h"

#include <string>
#include <string_view>

namespace cutcard {

// The bodies of the events of practice. Each names its round in "session", first.

/// {"session","way","from","cram","round"}
struct RoundBegun {
    store::Id session;
    Way way = Way::Guided;
    GradedFrom from = GradedFrom::LastDecision;
    bool cram = false;
    RoundRecord record;
};

/// {"session","n","act","reason","step","milliseconds","hinted"}: the n-th try, from 1.
struct TryKept {
    store::Id session;
    std::size_t number = 1;
    Act act;
    std::string reason;
    std::string step;  ///< Empty where none was meant.
    std::int64_t milliseconds = 0;
    bool hinted = false;
};

/// {"session","level"}
struct HintKept {
    store::Id session;
    HintLevel level = HintLevel::Where;
};

/// The round as a list shows it, without opening its table.
struct RoundSummary {
    std::string rules;
    Way way = Way::Guided;
};

std::string roundBegunBody(const store::Id& session, const PracticeRound& round, bool cram);
/// The newest try of the round.
std::string tryBody(const store::Id& session, const PracticeRound& round);
std::string undoBody(const store::Id& session);
std::string hintBody(const store::Id& session, HintLevel level);
std::string finishedBody(const store::Id& session, const Score& score);

Result<RoundBegun> readRoundBegun(std::string_view body, OpenTables& tables);
Result<RoundSummary> readRoundSummary(std::string_view body);
Result<TryKept> readTry(std::string_view body);
Result<HintKept> readHint(std::string_view body);
/// Of any of them.
Result<store::Id> readSession(std::string_view body);

}  // namespace cutcard
