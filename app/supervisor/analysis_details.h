#pragma once

#include "app/supervisor/analysis_figures.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTabWidget;
class QTableWidget;
class QTreeWidget;
QT_BEGIN_NAMESPACE
class QChart;
class QChartView;
QT_END_NAMESPACE

namespace cutcard::supervisor {

class FiguresScatter;

/// Beside the list: what goes wrong in the chosen row, for whom, and where it stands among the others.
class AnalysisDetails : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisDetails(QWidget* parent = nullptr);
    ~AnalysisDetails() override;

    void showNothing();
    /// `about` is a sentence below the title; may be empty.
    void show(const store::ItemFigures& figures, store::AnalysisBy by, const QString& title, const QString& about);
    /// The lowest first.
    void showShares(const std::vector<ShownShare>& shares);
    FiguresScatter* scatter() { return m_scatter; }

private:
    QWidget* errorsTab();
    QWidget* whomTab();
    QWidget* scatterTab();
    void showErrors(const store::ItemFigures& figures, store::AnalysisBy by);

    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QTabWidget* m_tabs = nullptr;
    QChartView* m_bars = nullptr;
    QTreeWidget* m_errors = nullptr;
    QLabel* m_noErrors = nullptr;
    QTableWidget* m_whom = nullptr;
    FiguresScatter* m_scatter = nullptr;
};

}  // namespace cutcard::supervisor
