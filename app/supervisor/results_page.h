#pragma once

#include "app/supervisor/console_page.h"

class QLabel;
class QTableView;

namespace cutcard::supervisor {

class AttemptView;
class PageStack;
class ResultsFiles;
class ResultsFilter;
class ResultsModel;

/// Every attempt, found by filters and sorted; one of them gone through on the table.
class ResultsPage : public ConsolePage {
    Q_OBJECT

public:
    explicit ResultsPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Results"); }
    void refresh() override;
    void takeOver(ConsolePage& before) override;
    /// Opens one attempt; back leads to the list.
    void openAttempt(const QString& attempt) override;

    ResultsModel& model() { return *m_model; }
    /// Made when the first attempt is opened: a table takes its time.
    AttemptView& view();

private:
    QWidget* makeList();
    void makeTable(QWidget* parent);
    QWidget* makeButtons(QWidget* parent);
    void ask();
    store::Id chosen() const;

    PageStack* m_pages = nullptr;
    QWidget* m_list = nullptr;
    ResultsFilter* m_filter = nullptr;
    ResultsModel* m_model = nullptr;
    ResultsFiles* m_files = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_empty = nullptr;
    AttemptView* m_view = nullptr;
};

}  // namespace cutcard::supervisor
