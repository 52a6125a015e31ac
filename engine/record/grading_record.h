#pragma once

#include "engine/record/round_record.h"
#include "engine/training/grader.h"

namespace cutcard {

/// From where a round is judged.
enum class GradedFrom : std::uint8_t { LastDecision, Opening };

/// One line of `cutcard-cli grade`.
struct GradingRequest {
    RoundRecord record;
    std::vector<Act> actions;
    GradingMode mode = GradingMode::Practice;
    GradedFrom from = GradedFrom::LastDecision;
};

Result<GradingRequest> readGradingRequest(std::string_view line, OpenTables& tables);

/// What is to be judged of a round, by itself; from the opening only where the round was dealt.
GradedProcedure procedureFrom(const Game& game, const Round& round, GradedFrom from);

/// The grader of a round. Steps have the ids that they have in the round's settlement: those before the last decision
/// are given where they are not judged.
Grader graderOf(const Game& game, const Round& round, GradedFrom from, GradingMode mode);

/// {"n","accepted","reason","step","expected","cite","points"}; `expected` is what may be done now.
void writeVerdict(JsonWriter& out, std::size_t number, const Verdict& verdict, const Grader& grader);

/// {"score":{"points","of","by_skill"},"missing"}
void writeScore(JsonWriter& out, const Grader& grader);

}  // namespace cutcard
