#pragma once

#include "app/store/store.h"

#include <QAbstractTableModel>

#include <deque>
#include <map>
#include <vector>

namespace cutcard::supervisor {

/// The events of the store, the newest first. Of the pages that were looked at only the last few are kept, and of the
/// others where they begin: a million events take no more memory than a thousand.
class EventModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { When, What, About, By, ColumnCount };
    static constexpr int kPage = 200;
    static constexpr int kKeptPages = 16;

    using QAbstractTableModel::QAbstractTableModel;

    /// Begins anew. `names` are those of people and groups, by their id.
    void show(store::Store& store, const store::StoreSession& session, const store::EventQuery& query,
              std::map<store::Id, QString> names);
    void clear();
    /// Why the last page could not be read; nothing: it could.
    const std::optional<store::StoreRefusal>& refusal() const { return m_refusal; }
    int pagesInMemory() const { return static_cast<int>(m_pages.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

private:
    struct Row {
        store::Milliseconds at = 0;
        std::string kind;
        QString about;
        QString by;
    };
    using Page = std::vector<Row>;
    struct Read {
        Page rows;
        std::int64_t last = 0;  ///< Position of the last one: where the next page begins.
    };

    Read read(std::int64_t after) const;
    Row rowOf(const store::Event& event) const;
    /// Of a person or a group, or of whoever sat an attempt and which; the id itself where nobody knows it.
    QString nameOf(const store::Id& id) const;
    const Page& page(int number) const;
    void keep(int number, Page page) const;

    store::Store* m_store = nullptr;
    store::StoreSession m_session;
    store::EventQuery m_query;
    std::map<store::Id, QString> m_names;
    std::vector<std::int64_t> m_begins;  ///< `after` of each page.
    std::int64_t m_next = 0;
    int m_rows = 0;
    bool m_isComplete = true;
    mutable std::map<int, Page> m_pages;
    mutable std::deque<int> m_used;  ///< The one used last comes last.
    mutable std::optional<store::StoreRefusal> m_refusal;
};

}  // namespace cutcard::supervisor
