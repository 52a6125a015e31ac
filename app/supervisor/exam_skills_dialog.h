#pragma once

#include "engine/rules/rules_submission.h"
#include "engine/training/exam.h"

#include <QDialog>
#include <QString>

#include <string>
#include <utility>
#include <vector>

class QLabel;
class QStandardItemModel;

namespace cutcard::supervisor {

struct SkillChoice {
    std::string id;
    QString title;
};

/// What a section of this kind can be asked for at this table: skills, or topics of theory.
std::vector<SkillChoice> skillsToChoose(const RulesSubmission& house, SectionKind kind);

/// Chooses skills from a list that can be searched.
class ExamSkillsDialog : public QDialog {
    Q_OBJECT

public:
    /// What was chosen keeps its order; what is new comes after it.
    ExamSkillsDialog(const std::vector<SkillChoice>& choices, std::vector<std::string> chosenBefore, QWidget* parent);

signals:
    void chosen(const std::vector<std::string>& skills);

private:
    std::vector<std::string> picked() const;

    std::vector<std::string> m_before;
    QStandardItemModel* m_model;
    QLabel* m_count;
};

}  // namespace cutcard::supervisor
