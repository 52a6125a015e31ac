#include "app/supervisor/event_model.h"

#include "app/supervisor/console_words.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace cutcard::supervisor {

void EventModel::show(store::Store& store, const store::StoreSession& session, const store::EventQuery& query,
                      std::map<store::Id, QString> names) {
    beginResetModel();
    m_store = &store;
    m_session = session;
    m_query = query;
    m_query.newestFirst = true;
    m_query.limit = kPage;
    m_names = std::move(names);
    m_begins.clear();
    m_pages.clear();
    m_used.clear();
    m_refusal.reset();
    m_next = 0;
    m_rows = 0;
    m_isComplete = false;
    endResetModel();
    fetchMore({});
}

void EventModel::clear() {
    beginResetModel();
    m_store = nullptr;
    m_begins.clear();
    m_pages.clear();
    m_used.clear();
    m_rows = 0;
    m_isComplete = true;
    endResetModel();
}

int EventModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int EventModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

bool EventModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && !m_isComplete;
}

void EventModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    Read next = read(m_next);
    m_isComplete = next.rows.size() < static_cast<std::size_t>(kPage);
    if (next.rows.empty()) return;
    const int count = static_cast<int>(next.rows.size());
    beginInsertRows({}, m_rows, m_rows + count - 1);
    m_begins.push_back(m_next);
    keep(static_cast<int>(m_begins.size()) - 1, std::move(next.rows));
    m_next = next.last;
    m_rows += count;
    endInsertRows();
}

EventModel::Read EventModel::read(std::int64_t after) const {
    store::EventQuery query = m_query;
    query.after = after;
    const auto events = m_store->events(m_session, query);
    m_refusal.reset();
    if (!events) {
        m_refusal = events.refusal();
        return {};
    }
    Read result;
    for (const store::Event& event : *events) result.rows.push_back(rowOf(event));
    if (!events->empty()) result.last = events->back().position;
    return result;
}

QString EventModel::nameOf(const store::Id& id) const {
    if (const auto found = m_names.find(id); found != m_names.end()) return found->second;
    const auto attempt = m_store->attempt(m_session, id);
    if (!attempt) return QString::fromStdString(id);
    const QString title = QString::fromStdString(attempt->title);
    const QString name = QString::fromStdString(attempt->traineeName);
    return name.isEmpty() ? title : tr("%1: %2", "a trainee and an exam").arg(name, title);
}

EventModel::Row EventModel::rowOf(const store::Event& event) const {
    Row row{event.at, event.kind, event.subject.empty() ? QString() : nameOf(event.subject), {}};
    if (!event.kind.starts_with("audit.")) return row;
    const QJsonObject body = QJsonDocument::fromJson(QByteArray::fromStdString(event.body)).object();
    const QString by = body.value(QLatin1String("by")).toString();
    if (!by.isEmpty()) row.by = nameOf(by.toStdString());
    const QString about = body.value(QLatin1String("about")).toString();
    if (row.about.isEmpty()) row.about = about;
    return row;
}

void EventModel::keep(int number, Page page) const {
    m_pages[number] = std::move(page);
    m_used.push_back(number);
    while (m_used.size() > kKeptPages) {
        m_pages.erase(m_used.front());
        m_used.pop_front();
    }
}

const EventModel::Page& EventModel::page(int number) const {
    const auto found = m_pages.find(number);
    if (found == m_pages.end()) {
        keep(number, read(m_begins[static_cast<std::size_t>(number)]).rows);
    } else if (m_used.back() != number) {
        m_used.erase(std::find(m_used.begin(), m_used.end(), number));
        m_used.push_back(number);
    }
    return m_pages[number];
}

QVariant EventModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    const Page& rows = page(index.row() / kPage);
    const auto at = static_cast<std::size_t>(index.row() % kPage);
    if (at >= rows.size()) return {};
    switch (index.column()) {
    case When: return timeOf(rows[at].at);
    case What: return kindWords(rows[at].kind);
    case About: return rows[at].about;
    case By: return rows[at].by;
    default: return {};
    }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case When: return tr("When");
    case What: return tr("What");
    case About: return tr("About");
    case By: return tr("By");
    default: return {};
    }
}

}  // namespace cutcard::supervisor
