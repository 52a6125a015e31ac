#include "app/supervisor/replay_timeline.h"

#include "app/supervisor/console_style.h"

namespace cutcard::supervisor {
namespace {

QString signOf(const ReplayRow& row) {
    if (row.critical) return QStringLiteral("✗✗");
    switch (row.mark) {
    case ReplayMark::Right: return QStringLiteral("✓");
    case ReplayMark::Wrong: return QStringLiteral("✗");
    case ReplayMark::Remark: return QStringLiteral("•");
    case ReplayMark::None: break;
    }
    return {};
}

}  // namespace

QString examTime(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000;
    const auto two = [](std::int64_t number) { return QString::number(number).rightJustified(2, QLatin1Char('0')); };
    const QString minutes = seconds >= 3600
                                ? QString::number(seconds / 3600) + QLatin1Char(':') + two(seconds / 60 % 60)
                                : QString::number(seconds / 60);
    return minutes + QLatin1Char(':') + two(seconds % 60);
}

void ReplayTimeline::show(std::vector<ReplayRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ReplayTimeline::mistakeAfter(int row) const {
    for (int i = row + 1; i < static_cast<int>(m_rows.size()); ++i) {
        if (m_rows[static_cast<std::size_t>(i)].mark == ReplayMark::Wrong) return i;
    }
    return -1;
}

int ReplayTimeline::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReplayTimeline::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReplayTimeline::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ReplayRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isWrong = row.mark == ReplayMark::Wrong;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == TimeColumn) return row.at < 0 ? QString() : examTime(row.at);
        return row.mark == ReplayMark::None ? row.what : signOf(row) + QLatin1Char(' ') + row.what;
    case Qt::ToolTipRole: return row.what;
    case Qt::AccessibleTextRole:
        if (index.column() == TimeColumn) return {};
        if (row.critical) return tr("Critical error: %1").arg(row.what);
        return isWrong ? tr("Wrong: %1").arg(row.what) : row.what;
    case Qt::ForegroundRole:
        if (isWrong) return QColor(look::colours().wrong);
        if (row.mark == ReplayMark::Remark || index.column() == TimeColumn) return QColor(look::colours().quiet);
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == TimeColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    default: return {};
    }
}

QVariant ReplayTimeline::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == TimeColumn ? tr("Time") : tr("What happened");
}

}  // namespace cutcard::supervisor
