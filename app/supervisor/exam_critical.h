#pragma once

#include "app/supervisor/draft_fields.h"
#include "app/supervisor/exam_draft.h"

class QVBoxLayout;

namespace cutcard::supervisor {

/// The errors that fail an exam by themselves, a line each.
class ExamCritical : public QWidget {
    Q_OBJECT

public:
    explicit ExamCritical(ExamDraft& draft, QWidget* parent = nullptr);

private:
    void refresh();
    void addLine(const Json& list, std::size_t index);
    /// The object that a kind of critical error begins with.
    static Json beginningOf(CriticalKind kind);

    ExamDraft& m_draft;
    QVBoxLayout* m_place;
    QWidget* m_lines = nullptr;
    std::string m_built;  ///< The kinds that the lines were built for.
};

}  // namespace cutcard::supervisor
