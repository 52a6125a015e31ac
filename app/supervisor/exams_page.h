#pragma once

#include "app/supervisor/definition_page.h"
#include "app/supervisor/exam_draft.h"

class QTreeWidget;

namespace cutcard::supervisor {

struct HouseChoice;

/// Exam definitions: written here, previewed, and started for a trainee.
class ExamsPage : public DefinitionPage {
    Q_OBJECT

public:
    explicit ExamsPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Exams"); }

    /// Begins an exam by the default blueprint.
    void newByChapter(const std::string& chapter);
    /// Asks for the trainee and starts what is chosen there.
    void askToStart();
    void chooseWhoSits();

protected:
    QWidget* editorOf(Draft& draft, DefinitionBar* bar) override;
    void fillList() override;
    void showFirst() override;

private:
    void buildSide();
    std::vector<HouseChoice> houses();

    QTreeWidget* m_list = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_start = nullptr;
};

}  // namespace cutcard::supervisor
