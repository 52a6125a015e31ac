#include "app/supervisor/kiosk_model.h"

#include "app/supervisor/console_look.h"
#include "app/supervisor/console_words.h"
#include "app/text/amounts.h"

#include <QColor>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace cutcard::supervisor {
namespace {

constexpr store::Milliseconds kSecond = 1000;
constexpr store::Milliseconds kMinute = 60 * kSecond;
constexpr store::Milliseconds kHour = 60 * kMinute;
constexpr store::Milliseconds kDay = 24 * kHour;

/// One that is there speaks every few seconds; after the server was away it may take a minute until it tries again.
constexpr store::Milliseconds kSilentAfter = 90 * kSecond;

}  // namespace

KioskState stateOf(const school::Kiosk& kiosk, store::Milliseconds now) {
    if (kiosk.retired) return KioskState::Retired;
    if (kiosk.seenAt == 0) return KioskState::NeverSeen;
    return now - kiosk.seenAt < kSilentAfter ? KioskState::Online : KioskState::Silent;
}

QString stateWords(KioskState state) {
    switch (state) {
    case KioskState::NeverSeen: return KioskModel::tr("○ Never seen");
    case KioskState::Online: return KioskModel::tr("✓ Online");
    case KioskState::Silent: return KioskModel::tr("⚠ Silent");
    case KioskState::Retired: return KioskModel::tr("✗ Retired");
    }
    return {};
}

QString agoWords(store::Milliseconds before) {
    if (before < kMinute) return KioskModel::tr("just now");
    if (before < kHour) return KioskModel::tr("%n minute(s) ago", nullptr, static_cast<int>(before / kMinute));
    if (before < kDay) return KioskModel::tr("%n hour(s) ago", nullptr, static_cast<int>(before / kHour));
    return KioskModel::tr("%n day(s) ago", nullptr, static_cast<int>(before / kDay));
}

void KioskModel::show(std::vector<school::Kiosk> kiosks, store::Milliseconds now) {
    const auto isSame = [](const school::Kiosk& one, const school::Kiosk& other) { return one.name == other.name; };
    const bool hasSameRows = std::equal(kiosks.begin(), kiosks.end(), m_kiosks.begin(), m_kiosks.end(), isSame);
    if (!hasSameRows) beginResetModel();
    m_kiosks = std::move(kiosks);
    m_now = now;
    if (!hasSameRows) {
        endResetModel();
    } else if (!m_kiosks.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int KioskModel::count(KioskState state) const {
    return static_cast<int>(std::count_if(m_kiosks.begin(), m_kiosks.end(),
                                          [&](const school::Kiosk& kiosk) { return stateOf(kiosk, m_now) == state; }));
}

int KioskModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_kiosks.size());
}

int KioskModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString KioskModel::words(const school::Kiosk& kiosk, int column) const {
    switch (column) {
    case Name: return QString::fromStdString(kiosk.name);
    case State: return stateWords(stateOf(kiosk, m_now));
    case Seen: return kiosk.seenAt == 0 ? tr("never") : agoWords(m_now - kiosk.seenAt);
    case Running: return kiosk.running.empty() ? tr("none") : QString::fromStdString(kiosk.running);
    case Waiting: return text::locale().toString(static_cast<qlonglong>(kiosk.waiting));
    case Held: return text::locale().toString(static_cast<qlonglong>(kiosk.held));
    case Program: return kiosk.program.empty() ? tr("not known") : QString::fromStdString(kiosk.program);
    default: return {};
    }
}

QVariant KioskModel::sortedBy(const school::Kiosk& kiosk, int column) const {
    switch (column) {
    case State: return static_cast<int>(stateOf(kiosk, m_now));
    case Seen: return static_cast<qlonglong>(kiosk.seenAt);
    case Waiting: return static_cast<qlonglong>(kiosk.waiting);
    case Held: return static_cast<qlonglong>(kiosk.held);
    default: return words(kiosk, column);
    }
}

QVariant KioskModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const school::Kiosk& kiosk = m_kiosks[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return words(kiosk, column);
    case Qt::ToolTipRole: return column == Seen && kiosk.seenAt > 0 ? timeOf(kiosk.seenAt) : words(kiosk, column);
    case Qt::ForegroundRole:
        return column == State && stateOf(kiosk, m_now) == KioskState::Silent ? QVariant(QColor(look::colours().wrong))
                                                                              : QVariant();
    case kSortRole: return sortedBy(kiosk, column);
    default: return {};
    }
}

QVariant KioskModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Kiosk");
    case State: return tr("State");
    case Seen: return tr("Last seen");
    case Running: return tr("Running exam");
    case Waiting: return tr("Events waiting");
    case Held: return tr("Last event here");
    case Program: return tr("Program");
    default: return {};
    }
}

QString ConflictModel::kindWord(const std::string& kind) {
    if (kind == "rules") return tr("House rules");
    if (kind == "exam") return tr("Exam");
    return kind == "form" ? tr("Form") : tr("Scenario");
}

void ConflictModel::show(std::vector<Row> rows) {
    if (rows == m_rows) return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ConflictModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ConflictModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConflictModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString id = QString::fromStdString(row.conflict.id);
    switch (index.column()) {
    case Kind: return kindWord(row.conflict.kind);
    case Title: return role == Qt::ToolTipRole || row.title.isEmpty() ? id : row.title;
    case Version: return row.conflict.version;
    case Where: return QString::fromStdString(row.conflict.kiosk);
    case When: return timeOf(row.conflict.at);
    default: return {};
    }
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Kind: return tr("Kind");
    case Title: return tr("Title");
    case Version: return tr("The kiosk's version");
    case Where: return tr("Kiosk");
    case When: return tr("Changed there");
    default: return {};
    }
}

}  // namespace cutcard::supervisor
