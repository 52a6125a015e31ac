#pragma once

#include "app/reports/trend_series.h"

#include <QAbstractTableModel>

#include <vector>

namespace cutcard::supervisor {

/// The figures of a trend's charts, a row for each day, week or month that has any.
class TrendModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { When, Attempts, Passed, PassedShare, Mean, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const std::vector<reports::TrendBucket>& buckets, store::TrendStep step);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QVariant shown(const reports::TrendBucket& bucket, int column) const;
    static QVariant sortedBy(const reports::TrendBucket& bucket, int column);

    std::vector<reports::TrendBucket> m_buckets;
    store::TrendStep m_step = store::TrendStep::Week;
};

}  // namespace cutcard::supervisor
