#pragma once

#include "app/supervisor/exam_draft.h"
#include "app/supervisor/exam_form_maker.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace cutcard::supervisor {

/// A form as it would be put to a trainee: its items with their keys, and the skills that it covers or leaves out.
class ExamPreview : public QWidget {
    Q_OBJECT

public:
    explicit ExamPreview(ExamDraft& draft, QWidget* parent = nullptr);

    ExamFormMaker& maker() { return m_maker; }

private:
    QWidget* results();
    void refresh();
    void begin();
    void show(const Result<ExamForm>& form);
    void showItems(const ExamForm& form);
    void showSkills(const ExamForm& form);

    ExamDraft& m_draft;
    QPushButton* m_make;
    QPushButton* m_cancel;
    QSpinBox* m_seed;
    QProgressBar* m_progress;
    QLabel* m_state;
    QTreeWidget* m_items = nullptr;
    QLabel* m_detail = nullptr;
    QTreeWidget* m_skills = nullptr;
    QLabel* m_summary = nullptr;
    std::string m_shownFor;  ///< The text of the exam that the form was made from.
    ExamFormMaker m_maker;
};

/// What an item is about, and its key where it is a question.
QString itemText(const ExamItem& item);
QString itemKey(const ExamItem& item);

}  // namespace cutcard::supervisor
