#include "app/reports/trend_series.h"

#include "app/text/amounts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Trend)
};

QDate dayOf(store::Milliseconds at) {
    return QDateTime::fromMSecsSinceEpoch(at, QTimeZone::utc()).date();
}

QString written(QDate day, const QString& pattern) {
    return text::locale().toString(day, pattern);
}

}  // namespace

QDate nextBucket(QDate from, store::TrendStep step) {
    switch (step) {
    case store::TrendStep::Day: return from.addDays(1);
    case store::TrendStep::Week: return from.addDays(7);
    case store::TrendStep::Month: break;
    }
    return from.addMonths(1);
}

std::vector<TrendBucket> withoutGaps(const std::vector<store::TrendPoint>& points, store::TrendStep step) {
    std::vector<TrendBucket> buckets;
    for (const store::TrendPoint& point : points) {
        const QDate from = dayOf(point.from);
        while (!buckets.empty() && nextBucket(buckets.back().from, step) < from) {
            buckets.push_back({nextBucket(buckets.back().from, step), 0, 0, {}});
        }
        const auto mean = point.attempts > 0 ? std::optional(point.meanHundredths / 100) : std::nullopt;
        buckets.push_back({from, point.attempts, point.passed, mean});
    }
    return buckets;
}

QString bucketTitle(QDate from, store::TrendStep step) {
    QString day = written(from, Say::tr("d MMM yyyy", "a day as QLocale writes it"));
    switch (step) {
    case store::TrendStep::Day: return day;
    case store::TrendStep::Week: return Say::tr("Week of %1").arg(day);
    case store::TrendStep::Month: break;
    }
    return written(from, Say::tr("MMMM yyyy", "a month as QLocale writes it"));
}

QString bucketLabel(QDate from, store::TrendStep step) {
    return written(from, step == store::TrendStep::Month
                             ? Say::tr("MMM yyyy", "a month, short, as QLocale writes it")
                             : Say::tr("d MMM", "a day without its year as QLocale writes it"));
}

}  // namespace cutcard::reports
