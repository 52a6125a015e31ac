#pragma once

#include "app/reports/chart_style.h"
#include "app/reports/trend_series.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QChart;
QT_END_NAMESPACE

namespace cutcard::reports {

/// A bar with its name and how often that was.
struct CountedName {
    QString name;
    int count = 0;
};

/// Horizontal bars, the first on top.
std::unique_ptr<QChart> countChart(const std::vector<CountedName>& counts, const QString& axisTitle,
                                   const ChartLook& look);

struct Trend {
    std::vector<TrendBucket> buckets;
    store::TrendStep step = store::TrendStep::Week;
    std::optional<int> passMark;  ///< Percent.
};

/// A line of the mean scores, with the pass mark where there is one.
std::unique_ptr<QChart> scoreChart(const Trend& trend, const ChartLook& look);
/// Bars of the attempts, passed and not passed one above the other.
std::unique_ptr<QChart> attemptsChart(const Trend& trend, const ChartLook& look);

}  // namespace cutcard::reports
