#pragma once

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/training/exam_form.h"

namespace cutcard {

/// {"section","mode","from","round","steps"}, or {"section","question"}. Sections count from 1.
void writeExamItem(JsonWriter& out, const ExamItem& item);

/// Rounds and steps are taken as they were stored; no rule of today is asked.
ExamItem readExamItem(const Json& value, const JsonPath& at, std::size_t sections, Reading& reading);

/// `cutcard-form/1`: {"format","exam","seed","generator","items"}
void writeForm(JsonWriter& out, const ExamForm& form);

}  // namespace cutcard
