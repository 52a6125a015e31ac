#pragma once

#include "app/store/exam_types.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace cutcard::reports {

/// A day, week or month of a trend. Days are those of UTC, as in the store.
struct TrendBucket {
    QDate from;
    int attempts = 0;
    int passed = 0;
    std::optional<double> mean;  ///< Percent; nothing where there was no attempt.

    bool operator==(const TrendBucket&) const = default;
};

/// From the first to the last point without a gap, so that equal distances are equal times.
std::vector<TrendBucket> withoutGaps(const std::vector<store::TrendPoint>& points, store::TrendStep step);

QDate nextBucket(QDate from, store::TrendStep step);

/// "16 Nov 2026", "Week of 16 Nov 2026", "November 2026".
QString bucketTitle(QDate from, store::TrendStep step);
/// As short as an axis needs it: "16 Nov", "Nov 2026".
QString bucketLabel(QDate from, store::TrendStep step);

}  // namespace cutcard::reports
