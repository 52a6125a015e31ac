#pragma once

#include "app/supervisor/replay_row.h"

#include <QAbstractTableModel>

namespace cutcard::supervisor {

/// The lines of a replay: when, and what happened, with a sign and a word for how it went.
class ReplayTimeline : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { TimeColumn, WhatColumn, ColumnCount };

    explicit ReplayTimeline(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<ReplayRow> rows);
    const std::vector<ReplayRow>& rows() const { return m_rows; }
    /// The next line after this one that is wrong; -1: none.
    int mistakeAfter(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ReplayRow> m_rows;
};

/// Exam time as people read it: "12:07", "1:02:07".
QString examTime(std::int64_t milliseconds);

}  // namespace cutcard::supervisor
