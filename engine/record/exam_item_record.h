#pragma once

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/training/exam_form.h"

#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// {"section","mode","from","round","steps"}, or {"section","question"}. Sections count from 1.
void writeExamItem(JsonWriter& out, const ExamItem& item);

/// Rounds and steps are taken as they were stored; no rule of today is asked.
ExamItem readExamItem(const Json& value, const JsonPath& at, std::size_t sections, Reading& reading);

/// All of them, each by the rules of the exam.
std::vector<ExamItem> readExamItems(const Json& value, const JsonPath& at, const ExamDefinition& definition,
                                    Reading& reading);

/// The members "seed" and "generator" of a form or of a header.
std::uint64_t readSeed(ObjectReader& object, Reading& reading);
int readGenerator(ObjectReader& object);

/// `cutcard-form/1`: {"format","exam","seed","generator","items"}
void writeForm(JsonWriter& out, const ExamForm& form);
std::string formText(const ExamForm& form);
Result<ExamForm> readForm(std::string_view text);

}  // namespace cutcard
