#pragma once

#include "app/reports/figure_charts.h"
#include "app/supervisor/console_page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
QT_BEGIN_NAMESPACE
class QChartView;
QT_END_NAMESPACE

namespace cutcard::supervisor {

class FigureFilters;
class TrendModel;

/// How the results of a trainee, a group or everybody change from day to day, week to week or month to month.
class TrendsPage : public ConsolePage {
    Q_OBJECT

public:
    explicit TrendsPage(ConsoleContext& context, QWidget* parent = nullptr);

    QString title() const override;
    void refresh() override;

    /// The charts as a picture on white. False where it cannot be written.
    bool savePicture(const QString& path) const;

private:
    void addFilters();
    QWidget* charts();
    QWidget* table();
    void read();
    void showTrend();
    void wishPicture();
    QString pictureTitle() const;

    FigureFilters* m_filters = nullptr;
    QComboBox* m_step = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_summary = nullptr;
    QSplitter* m_split = nullptr;
    QChartView* m_scores = nullptr;
    QChartView* m_attempts = nullptr;
    QTableView* m_table = nullptr;
    TrendModel* m_model = nullptr;
    reports::Trend m_trend;
};

}  // namespace cutcard::supervisor
