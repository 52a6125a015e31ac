#pragma once

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/rules/rule_book.h"
#include "engine/training/exam.h"

#include <optional>
#include <string_view>

namespace cutcard {

/// In place of a section's count: as many rounds as it takes.
inline constexpr const char* kEverySkill = "every_skill";

/// Reads a `cutcard-exam/1` and checks it against the rules it names.
Result<ExamDefinition> readExam(std::string_view text, const RuleBook& book);

/// Reads the members alone. Whether today's rules know what they name is not asked, so that an old attempt stays
/// readable.
ExamDefinition readExamMembers(const Json& value, const JsonPath& at, Reading& reading);

/// What the rules do not allow: an unknown rule set, selections or a skill it does not have.
std::optional<Refusal> faultOf(const ExamDefinition& exam, const RuleBook& book);

/// The house whose table the exam is held at, its order binding where the exam says so.
Result<RulesSubmission> submissionOf(const ExamDefinition& exam, const RuleBook& book);

void writeExam(JsonWriter& out, const ExamDefinition& exam);
std::string examText(const ExamDefinition& exam);

}  // namespace cutcard
