#pragma once

#include "app/supervisor/draft.h"
#include "engine/record/exam_record.h"

#include <memory>
#include <string>

namespace cutcard::supervisor {

/// An exam definition while it is written.
class ExamDraft : public Draft {
    Q_OBJECT

public:
    /// `document` is an exam that the engine has read once.
    explicit ExamDraft(Json document, QObject* parent = nullptr);

    /// Null while something is wrong.
    const ExamDefinition* exam() const { return m_exam ? &*m_exam : nullptr; }
    /// The house at whose table it is held, also while something else is wrong.
    const RulesSubmission* house() const { return m_house ? &*m_house : nullptr; }
    /// What is stored and exported; empty while something is wrong.
    std::string text() const;

    /// A chapter as a house plays it that says nothing.
    void holdByChapter(const std::string& chapter);
    /// A house's whole submission, as text.
    void holdByHouse(const std::string& submission);
    /// Begins to say what this table offers, from what it offers unsaid; or leaves it unsaid again.
    void saySelections(bool isSaid);

private:
    void read();

    std::optional<ExamDefinition> m_exam;
    std::optional<RulesSubmission> m_house;
};

/// An exam as a document in which what is selected is said in full; or why it is none.
Result<Json> examDocument(std::string_view text);

}  // namespace cutcard::supervisor
