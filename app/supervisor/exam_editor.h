#pragma once

#include "app/supervisor/definition_bar.h"
#include "app/supervisor/draft_fields.h"
#include "app/supervisor/exam_draft.h"

#include <vector>

class QFormLayout;
class QVBoxLayout;

namespace cutcard::supervisor {

/// A house's rules that an exam can be held by.
struct HouseChoice {
    QString title;
    std::string submission;
};

/// One exam on the desk: what is asked, at which table, and a preview of a form.
class ExamEditor : public QWidget {
    Q_OBJECT

public:
    ExamEditor(ExamDraft& draft, DefinitionBar* bar, std::vector<HouseChoice> houses, QWidget* parent = nullptr);

private:
    QWidget* examPage();
    QWidget* tablePage();
    void addRules(QFormLayout& form, QWidget* page);
    void addMark(QFormLayout& form, QWidget* page);
    void addSeed(QFormLayout& form, QWidget* page);
    void addTimes(QFormLayout& form, QWidget* page);
    void refreshTable();
    void row(QFormLayout& form, const QString& label, QWidget* field);

    ExamDraft& m_draft;
    std::vector<HouseChoice> m_houses;
    QWidget* m_choices = nullptr;
    QVBoxLayout* m_choicesPlace = nullptr;
    std::string m_choicesFor;
};

}  // namespace cutcard::supervisor
