#pragma once

#include "app/supervisor/draft_fields.h"
#include "app/supervisor/exam_draft.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cutcard::supervisor {

/// The sections of an exam, a line each.
class ExamSections : public QWidget {
    Q_OBJECT

public:
    explicit ExamSections(ExamDraft& draft, QWidget* parent = nullptr);

private:
    void refresh();
    void build(std::size_t count);
    void addSection(QGridLayout& grid, std::size_t index, std::size_t count);
    /// A field without room for a sentence: what is wrong stands below the whole line.
    DraftField* narrow(DraftField* field, int width);
    QWidget* countField(std::size_t index);
    QPushButton* skillsButton(std::size_t index);
    void addButtons(QGridLayout& grid, int line, std::size_t index, std::size_t count);
    void append();
    void move(std::size_t from, std::size_t to);
    void chooseSkills(std::size_t index);
    Draft::Path path(std::size_t index) const;

    ExamDraft& m_draft;
    QVBoxLayout* m_place;
    QWidget* m_lines = nullptr;
    QVBoxLayout* m_errors = nullptr;  ///< Of the line that is being built.
    std::size_t m_built = 0;
    std::vector<QLabel*> m_shares;
    std::vector<QPushButton*> m_skills;
    QLabel* m_total;
};

}  // namespace cutcard::supervisor
