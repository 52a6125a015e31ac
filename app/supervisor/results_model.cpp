#include "app/supervisor/results_model.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/replay_timeline.h"
#include "app/text/amounts.h"
#include "app/text/dates.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ResultsModel)
};

bool isNumber(int column) {
    return column == ResultsModel::DurationColumn || column == ResultsModel::ScoreColumn ||
           (column >= ResultsModel::ErrorsColumn && column <= ResultsModel::InterruptionsColumn);
}

/// What counts today: the newest regrade, else as it was first scored.
bool hasPassed(const store::AttemptRow& row) {
    return row.regraded ? row.regraded->passed : row.passed;
}

}  // namespace

QString percent(int hundredths) {
    return Say::tr("%1 %", "a score").arg(text::decimal(hundredths / 100.0, 2));
}

QString resultWords(const store::AttemptRow& row) {
    if (row.state == store::AttemptState::Running) return Say::tr("… running");
    return hasPassed(row) ? Say::tr("✓ passed") : Say::tr("✗ failed");
}

QString timeWords(store::Milliseconds at) {
    return text::dayAndTime(QDateTime::fromMSecsSinceEpoch(at));
}

ResultsModel::ResultsModel(store::Store& store, store::StoreSession session, QObject* parent)
    : QAbstractTableModel(parent), m_store(store), m_session(std::move(session)) {}

void ResultsModel::setQuery(const store::AttemptQuery& query) {
    const auto order = m_query.order;
    const bool descending = m_query.descending;
    m_query = query;
    m_query.order = order;
    m_query.descending = descending;
    refresh();
}

void ResultsModel::refresh() {
    beginResetModel();
    m_pages.clear();
    const auto count = m_store.countAttempts(m_session, m_query);
    m_count = count ? *count : 0;
    endResetModel();
    if (!count) emit refused(count.refusal());
}

const ResultsModel::Page* ResultsModel::page(int number) const {
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [number](const Page& own) { return own.number == number; });
    if (found != m_pages.end()) {
        m_pages.splice(m_pages.begin(), m_pages, found);
        return &m_pages.front();
    }
    store::AttemptQuery query = m_query;
    query.offset = number * kPage;
    query.limit = kPage;
    auto rows = m_store.attempts(m_session, query);
    if (!rows) {
        emit refused(rows.refusal());
        // Asked for once: a store that refuses would refuse every cell of the page.
        m_pages.push_front({number, {}});
    } else {
        m_pages.push_front({number, std::move(*rows)});
    }
    if (m_pages.size() > kPagesKept) m_pages.pop_back();
    return &m_pages.front();
}

std::optional<store::AttemptRow> ResultsModel::row(int row) const {
    if (row < 0 || row >= m_count) return std::nullopt;
    const std::vector<store::AttemptRow>& rows = page(row / kPage)->rows;
    const auto place = static_cast<std::size_t>(row % kPage);
    return place < rows.size() ? std::optional(rows[place]) : std::nullopt;
}

int ResultsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

int ResultsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ResultsModel::marks(const store::AttemptRow& row) const {
    QStringList marks;
    if (row.broken) marks << tr("⚠ seal broken");
    if (row.regraded) marks << tr("regraded");
    if (row.imported) marks << tr("imported");
    return marks.join(tr(", ", "between marks"));
}

QVariant ResultsModel::display(const store::AttemptRow& row, int column) const {
    const bool isRunning = row.state == store::AttemptState::Running;
    switch (column) {
    case TraineeColumn: return row.traineeName.empty() ? tr("(name erased)") : QString::fromStdString(row.traineeName);
    case ExamColumn: return QString::fromStdString(row.title);
    case StartedColumn: return timeWords(row.startedAt);
    case DurationColumn: return examTime(row.examTime);
    case ScoreColumn: return isRunning ? QString() : percent(row.regraded ? row.regraded->hundredths : row.hundredths);
    case ResultColumn: return resultWords(row);
    case ErrorsColumn: return isRunning ? QVariant() : QVariant(row.errors);
    case CriticalColumn: return isRunning ? QVariant() : QVariant(row.criticals);
    case InterruptionsColumn: return row.interruptions;
    case CodeColumn: return QString::fromStdString(row.shortCode);
    case MarksColumn: return marks(row);
    default: return {};
    }
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) {
        return isNumber(index.column()) ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::ForegroundRole) return {};
    const auto found = row(index.row());
    if (!found) return {};
    if (role != Qt::ForegroundRole) return display(*found, index.column());
    if (index.column() == ResultColumn && found->state == store::AttemptState::Sealed) {
        return QColor(hasPassed(*found) ? look::colours().right : look::colours().wrong);
    }
    return index.column() == MarksColumn && found->broken ? QVariant(QColor(look::colours().wrong)) : QVariant();
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        return isNumber(section) ? int(Qt::AlignRight | Qt::AlignVCenter) : int(Qt::AlignLeft | Qt::AlignVCenter);
    }
    const std::array<QString, ColumnCount> names = {tr("Trainee"),     tr("Exam"),       tr("Started"), tr("Duration"),
                                                    tr("Score"),       tr("Result"),     tr("Errors"),  tr("Critical"),
                                                    tr("Interrupted"), tr("Short code"), tr("Marks")};
    if (role != Qt::DisplayRole || section < 0 || section >= ColumnCount) return {};
    return names[static_cast<std::size_t>(section)];
}

std::optional<store::AttemptOrder> ResultsModel::orderOf(int column) {
    using store::AttemptOrder;
    switch (column) {
    case TraineeColumn: return AttemptOrder::Name;
    case ExamColumn: return AttemptOrder::Title;
    case StartedColumn: return AttemptOrder::Started;
    case DurationColumn: return AttemptOrder::Duration;
    case ScoreColumn: return AttemptOrder::Percent;
    case ResultColumn: return AttemptOrder::Passed;
    case ErrorsColumn: return AttemptOrder::Errors;
    default: return std::nullopt;
    }
}

void ResultsModel::sort(int column, Qt::SortOrder order) {
    const auto wanted = orderOf(column);
    if (!wanted) return;
    m_query.order = *wanted;
    m_query.descending = order == Qt::DescendingOrder;
    refresh();
}

}  // namespace cutcard::supervisor
