#include "app/supervisor/analysis_details.h"

#include "app/reports/figure_charts.h"
#include "app/supervisor/analysis_figures.h"
#include "app/supervisor/chart_look.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/figures_scatter.h"
#include "app/supervisor/fitting.h"
#include "app/text/amounts.h"
#include "app/text/catalogue.h"

#include <QChart>
#include <QChartView>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr int kBarHeight = 30;
constexpr int kAxisHeight = 90;
constexpr int kLowestChart = 160;  // Below that the axis has no room for its words.

QVBoxLayout* column(QWidget* page) {
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, look::gap(), 0, 0);
    layout->setSpacing(look::gap());
    return layout;
}

QString times(int count, int of) {
    return AnalysisDetails::tr("%1 (%2)").arg(text::number(count), percentWords(double(count) / of));
}

}  // namespace

AnalysisDetails::AnalysisDetails(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::gap(), 0, 0, 0);
    setMinimumWidth(look::px(340));
    m_title = named(heading({}, this), "analysisTitle", tr("The chosen row"));
    m_about = named(remark({}, this), "analysisAbout", tr("About the chosen row"));
    m_tabs = named(new QTabWidget(this), "analysisTabs", tr("Details of the chosen row"));
    m_tabs->addTab(errorsTab(), tr("E&rrors"));
    m_tabs->addTab(whomTab(), tr("For who&m"));
    m_tabs->addTab(scatterTab(), tr("Among &all"));
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_tabs, 1);
    showNothing();
}

AnalysisDetails::~AnalysisDetails() = default;

QWidget* AnalysisDetails::errorsTab() {
    auto* page = new QWidget;
    auto* layout = column(page);
    m_noErrors = emptyState("analysisNoErrors", tr("Nobody made an error here."), page);
    m_bars = named(new QChartView(page), "analysisBars", tr("Errors by family"));
    m_bars->setRenderHint(QPainter::Antialiasing);
    m_bars->setFrameShape(QFrame::NoFrame);
    m_bars->setFocusPolicy(Qt::NoFocus);
    m_errors = named(new QTreeWidget(page), "analysisErrors", tr("Errors by family and reason"));
    m_errors->setHeaderLabels({tr("What went wrong"), tr("How often")});
    m_errors->setRootIsDecorated(true);
    m_errors->header()->setStretchLastSection(false);
    m_errors->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_errors->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    fitColumns(*m_errors->header());
    letShrink(*m_errors);
    layout->addWidget(m_noErrors, 1);
    layout->addWidget(m_bars);
    layout->addWidget(m_errors, 1);
    return page;
}

QWidget* AnalysisDetails::whomTab() {
    auto* page = new QWidget;
    auto* layout = column(page);
    m_whom = new QTableWidget(0, 3, page);
    m_whom->setHorizontalHeaderLabels({tr("Who"), tr("Attempts"), tr("Share of points")});
    dressTable(*m_whom, "analysisWhom", tr("Shares of the points, the lowest first"), {0, 100, 140});
    m_whom->setSortingEnabled(false);
    m_whom->setEditTriggers(QAbstractItemView::NoEditTriggers);
    layout->addWidget(remark(tr("Groups first, then trainees; the lowest share of the points first."), page));
    layout->addWidget(m_whom, 1);
    return page;
}

QWidget* AnalysisDetails::scatterTab() {
    auto* page = new QWidget;
    auto* layout = column(page);
    m_scatter = named(new FiguresScatter(page), "analysisScatter", tr("Facility and discrimination of all rows"));
    m_scatter->setFrameShape(QFrame::NoFrame);
    m_scatter->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_scatter, 1);
    return page;
}

void AnalysisDetails::showNothing() {
    m_title->setText(tr("Choose a row"));
    m_about->setText(tr("Its errors, and for whom it fails, are shown here."));
    m_about->show();
    m_tabs->hide();
}

void AnalysisDetails::show(const store::ItemFigures& figures, store::AnalysisBy by, const QString& title,
                           const QString& about) {
    m_title->setText(title);
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_tabs->show();
    showErrors(figures, by);
}

void AnalysisDetails::showErrors(const store::ItemFigures& figures, store::AnalysisBy by) {
    const auto families = familiesOf(figures, by);
    int all = 0;
    std::vector<reports::CountedName> bars;
    for (const FamilyErrors& family : families) {
        all += family.count;
        bars.push_back({text::errorFamily(family.family), family.count});
    }
    m_noErrors->setVisible(families.empty());
    m_bars->setVisible(!families.empty());
    m_errors->setVisible(!families.empty());
    m_errors->clear();
    if (families.empty()) return;
    const std::unique_ptr<QChart> before(m_bars->chart());
    m_bars->setChart(reports::countChart(bars, tr("Errors"), chartLook()).release());
    m_bars->setFixedHeight(look::px(std::max(kLowestChart, static_cast<int>(bars.size()) * kBarHeight + kAxisHeight)));
    for (const FamilyErrors& family : families) {
        auto* item = new QTreeWidgetItem({text::errorFamily(family.family), times(family.count, all)});
        for (const auto& [reason, count] : family.reasons) {
            auto* child = new QTreeWidgetItem({text::errorReason(reason), times(count, all)});
            child->setToolTip(0, child->text(0));
            item->addChild(child);
        }
        m_errors->addTopLevelItem(item);
    }
    m_errors->expandAll();
}

void AnalysisDetails::showShares(const std::vector<ShownShare>& shares) {
    m_whom->setRowCount(static_cast<int>(shares.size()));
    int row = 0;
    for (const ShownShare& share : shares) {
        const QString who = share.isGroup ? tr("Group: %1").arg(share.name) : share.name;
        int place = 0;
        for (const QString& text : {who, text::number(share.attempts), percentWords(share.share)}) {
            auto* item = new QTableWidgetItem(text);
            if (place > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_whom->setItem(row, place++, item);
        }
        ++row;
    }
}

}  // namespace cutcard::supervisor
