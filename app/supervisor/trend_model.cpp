#include "app/supervisor/trend_model.h"

#include "app/supervisor/analysis_figures.h"

#include <algorithm>

namespace cutcard::supervisor {
namespace {

double passedShare(const reports::TrendBucket& bucket) {
    return static_cast<double>(bucket.passed) / bucket.attempts;
}

}  // namespace

void TrendModel::show(const std::vector<reports::TrendBucket>& buckets, store::TrendStep step) {
    beginResetModel();
    m_step = step;
    m_buckets.clear();
    std::copy_if(buckets.begin(), buckets.end(), std::back_inserter(m_buckets),
                 [](const reports::TrendBucket& bucket) { return bucket.attempts > 0; });
    endResetModel();
}

int TrendModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_buckets.size());
}

int TrendModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant TrendModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case When:
        if (m_step == store::TrendStep::Day) return tr("Day");
        return m_step == store::TrendStep::Week ? tr("Week of") : tr("Month");
    case Attempts: return tr("Attempts");
    case Passed: return tr("Passed");
    case PassedShare: return tr("Of all");
    case Mean: return tr("Mean score");
    default: return {};
    }
}

QVariant TrendModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const reports::TrendBucket& bucket = m_buckets[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return shown(bucket, index.column());
    case SortRole: return sortedBy(bucket, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == When ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default: return {};
    }
}

QVariant TrendModel::shown(const reports::TrendBucket& bucket, int column) const {
    switch (column) {
    case When: {
        // The head of the column says that it is a week.
        const bool isMonth = m_step == store::TrendStep::Month;
        return reports::bucketTitle(bucket.from, isMonth ? m_step : store::TrendStep::Day);
    }
    case Attempts: return bucket.attempts;
    case Passed: return bucket.passed;
    case PassedShare: return percentWords(passedShare(bucket));
    case Mean: return percentWords(bucket.mean.value_or(0) / 100);
    default: return {};
    }
}

QVariant TrendModel::sortedBy(const reports::TrendBucket& bucket, int column) {
    switch (column) {
    case When: return bucket.from;
    case Attempts: return bucket.attempts;
    case Passed: return bucket.passed;
    case PassedShare: return passedShare(bucket);
    case Mean: return bucket.mean.value_or(0);
    default: return {};
    }
}

}  // namespace cutcard::supervisor
