#pragma once

#include "engine/record/transcript.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cutcard::test {

/// An exam by 657a with these sections.
ExamDefinition sampleExam(std::vector<ExamSection> sections);

ExamSection section(SectionKind kind, int count, int weight);

/// A question with three answers, the second of which is right. Its skill is "sample.question".
DrillQuestion sampleQuestion();

/// Five steps, written by hand: reveal the dealer's cards, set the hand of seat 1, pay its Ante of 10, return its Super
/// Bonus of 10 in any order, clear the table. Their skills are "sample.1" to "sample.5".
RoundItem sampleRoundItem();

/// Four steps: announce, stop because of an exposed card of the dealer, rule that the round is void, return the Ante.
RoundItem stoppedRoundItem();

AttemptEvent started(std::size_t item, std::int64_t at = 0);
AttemptEvent did(std::size_t item, const Act& act, std::int64_t at = 0);
AttemptEvent answered(std::size_t item, std::size_t option, std::int64_t at = 0);
AttemptEvent timeIsUp(TimeoutScope scope, std::int64_t at = 0);
AttemptEvent finished(std::int64_t at = 0);

/// Works on every item in turn and does everything right, an action a second.
Attempt faultless(const ExamForm& form);

/// A header for a form, with made-up people.
TranscriptHeader sampleHeader(const ExamForm& form);

/// The whole file of an attempt, sealed.
std::string transcriptText(const TranscriptHeader& header, const Attempt& attempt);

}  // namespace cutcard::test
