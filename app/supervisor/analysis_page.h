#pragma once

#include "app/supervisor/console_page.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QSplitter;
class QTableView;

namespace cutcard::supervisor {

class AnalysisDetails;
class AnalysisModel;
class AnalysisSorter;
class FigureFilters;

/// Which items and skills are too easy, too hard or say nothing, what goes wrong in them, and for whom.
class AnalysisPage : public ConsolePage {
    Q_OBJECT

public:
    explicit AnalysisPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override;
    void refresh() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addFilters();
    QWidget* list();
    void connectAll();
    void read();
    void showFigures(std::vector<store::ItemFigures> figures, store::AnalysisBy by);
    void showAdvice();
    void showChosen();
    void showShares(const store::ItemFigures& figures);
    void choose(int row);
    /// The row of the model, or -1.
    int chosen() const;
    QString emptySentence(store::AnalysisBy by);
    /// The question behind an item, in words; read once for each form.
    QString question(const store::ItemFigures& figures);
    void fitColumns();
    store::AnalysisBy by() const;

    FigureFilters* m_filters = nullptr;
    QComboBox* m_by = nullptr;
    QSplitter* m_split = nullptr;
    AnalysisModel* m_model = nullptr;
    AnalysisSorter* m_sorter = nullptr;
    QTableView* m_table = nullptr;
    QListWidget* m_advice = nullptr;
    QLabel* m_adviceTitle = nullptr;
    QLabel* m_empty = nullptr;
    AnalysisDetails* m_details = nullptr;
    std::vector<store::Group> m_groups;
    std::map<std::string, std::string> m_forms;
    std::string m_chosenRules;  ///< Stays chosen when the figures are read again.
    std::string m_chosenKey;
};

}  // namespace cutcard::supervisor
