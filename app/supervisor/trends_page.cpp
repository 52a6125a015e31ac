#include "app/supervisor/trends_page.h"

#include "app/reports/chart_picture.h"
#include "app/supervisor/analysis_figures.h"
#include "app/supervisor/chart_look.h"
#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/figure_filters.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/trend_model.h"
#include "app/text/amounts.h"
#include "app/text/catalogue.h"

#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

constexpr QSize kPicture(1600, 1000);
// Of the width, in parts.
constexpr int kChartsShare = 570;
constexpr int kTableShare = 480;

QChartView* chartView(const char* objectName, const QString& name, QWidget* parent) {
    auto* view = named(new QChartView(parent), objectName, name);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    // The table beside it says the same, and can be walked through.
    view->setFocusPolicy(Qt::NoFocus);
    view->setMinimumSize(look::px(320), look::px(120));
    return view;
}

void replaceChart(QChartView& view, std::unique_ptr<QChart> chart) {
    const std::unique_ptr<QChart> before(view.chart());
    view.setChart(chart.release());
}

}  // namespace

TrendsPage::TrendsPage(ConsoleContext& context, QWidget* parent) : ConsolePage(context, parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(look::gap());
    addFilters();
    m_empty = emptyState("trendsEmpty", {}, this);
    m_split = named(new FittingSplitter(Qt::Horizontal, this), "trendsSplit", tr("Charts and table"));
    m_split->addWidget(charts());
    m_split->addWidget(table());
    m_split->setSizes({kChartsShare, kTableShare});
    layout->addWidget(m_filters);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_split, 1);
    connect(m_filters, &FigureFilters::changed, this, &TrendsPage::read);
    connect(m_step, &QComboBox::currentIndexChanged, this, &TrendsPage::read);
    connect(m_save, &QPushButton::clicked, this, &TrendsPage::wishPicture);
}

void TrendsPage::addFilters() {
    m_filters = new FigureFilters(FigureFilters::Whose::Everyone, this);
    m_step = named(new QComboBox(this), "trendsStep", tr("By day, week or month"));
    m_step->addItem(tr("Day"), static_cast<int>(store::TrendStep::Day));
    m_step->addItem(tr("Week"), static_cast<int>(store::TrendStep::Week));
    m_step->addItem(tr("Month"), static_cast<int>(store::TrendStep::Month));
    m_step->setCurrentIndex(1);
    m_step->setToolTip(tr("Days begin at midnight UTC, weeks on Monday."));
    m_filters->addChoice(tr("&By"), m_step);
}

QWidget* TrendsPage::charts() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, look::gap(), 0);
    layout->setSpacing(look::gap());
    m_scores = chartView("trendsScores", tr("Mean score over time"), side);
    m_attempts = chartView("trendsAttempts", tr("Attempts over time, passed and not passed"), side);
    layout->addWidget(m_scores, 3);
    layout->addWidget(m_attempts, 2);
    return side;
}

QWidget* TrendsPage::table() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(look::gap(), 0, 0, 0);
    layout->setSpacing(look::gap());
    m_model = new TrendModel(this);
    auto* sorter = new QSortFilterProxyModel(this);
    sorter->setSourceModel(m_model);
    sorter->setSortRole(TrendModel::SortRole);
    m_table = new QTableView(side);
    m_table->setModel(sorter);
    dressTable(*m_table, "trendsTable", tr("The figures of the charts"), {0, 84, 74, 74, 104});
    m_table->sortByColumn(TrendModel::When, Qt::DescendingOrder);
    m_summary = named(remark({}, side), "trendsSummary", tr("All together"));
    m_save = button("trendsSave", tr("&Save the charts as a picture…"), side);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_save, 0, Qt::AlignRight);
    return side;
}

QString TrendsPage::title() const {
    return tr("Trends");
}

void TrendsPage::refresh() {
    const QString fault = m_filters->reload(store(), session());
    if (!fault.isEmpty()) emit said(fault, true);
    read();
}

void TrendsPage::read() {
    const auto step = static_cast<store::TrendStep>(m_step->currentData().toInt());
    const auto points = store().trend(session(), m_filters->query(), step);
    if (!points) {
        emit said(text::storeFault(points.refusal()), true);
        return;
    }
    m_trend = {reports::withoutGaps(*points, step), step, m_filters->passMark()};
    showTrend();
}

void TrendsPage::showTrend() {
    const bool isEmpty = m_trend.buckets.empty();
    m_empty->setText(m_filters->isEverything()
                         ? tr("No exam has been finished yet. Start one on the page of exams; its result appears here.")
                         : tr("No finished exam fits this choice. Choose a longer time, another exam or everybody."));
    m_empty->setVisible(isEmpty);
    m_split->setVisible(!isEmpty);
    m_model->show(m_trend.buckets, m_trend.step);
    if (isEmpty) return;
    int attempts = 0;
    int passed = 0;
    double sum = 0;
    for (const reports::TrendBucket& bucket : m_trend.buckets) {
        attempts += bucket.attempts;
        passed += bucket.passed;
        sum += bucket.mean.value_or(0) * bucket.attempts;
    }
    m_summary->setText(
        tr("%1. Attempts: %2, passed: %3, mean score: %4")
            .arg(m_filters->whose(), text::number(attempts), text::number(passed), percentWords(sum / attempts / 100)));
    m_scores->setAccessibleDescription(m_summary->text());
    replaceChart(*m_scores, reports::scoreChart(m_trend, chartLook()));
    replaceChart(*m_attempts, reports::attemptsChart(m_trend, chartLook()));
}

void TrendsPage::wishPicture() {
    saveFile(this, {tr("Save the charts"), {tr("Picture (*.png)")}, QStringLiteral("png"), tr("trend.png")},
             [this](const QString& path) {
                 const bool isSaved = savePicture(path);
                 const QString file = QDir::toNativeSeparators(path);
                 emit said(isSaved ? tr("The charts are in %1.").arg(file)
                                   : tr("%1 cannot be written. Choose another folder.").arg(file),
                           !isSaved);
             });
}

QString TrendsPage::pictureTitle() const {
    return tr("%1. %2", "an exam and a sentence").arg(m_filters->examTitle(), m_summary->text());
}

bool TrendsPage::savePicture(const QString& path) const {
    const auto scores = reports::scoreChart(m_trend, reports::paperLook());
    const auto attempts = reports::attemptsChart(m_trend, reports::paperLook());
    return reports::chartPicture(pictureTitle(), {scores.get(), attempts.get()}, kPicture).save(path, "PNG");
}

}  // namespace cutcard::supervisor
