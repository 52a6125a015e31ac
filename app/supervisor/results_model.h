#pragma once

#include "app/store/store.h"

#include <QAbstractTableModel>
#include <QDateTime>

#include <list>
#include <optional>

namespace cutcard::supervisor {

/// Attempts as the store has them, in the store's order. Only a few pages around what is looked at are kept: the list
/// takes as much memory for a hundred thousand attempts as for a hundred.
class ResultsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        TraineeColumn,
        ExamColumn,
        StartedColumn,
        DurationColumn,
        ScoreColumn,
        ResultColumn,
        ErrorsColumn,
        CriticalColumn,
        InterruptionsColumn,
        CodeColumn,
        MarksColumn,
        ColumnCount
    };
    static constexpr int kPage = 50;
    static constexpr std::size_t kPagesKept = 4;

    ResultsModel(store::Store& store, store::StoreSession session, QObject* parent = nullptr);

    /// Order, offset and limit are the model's own.
    void setQuery(const store::AttemptQuery& query);
    const store::AttemptQuery& query() const { return m_query; }
    void refresh();
    int count() const { return m_count; }
    /// Nothing beyond the end, or where the store refuses.
    std::optional<store::AttemptRow> row(int row) const;
    std::size_t pagesKept() const { return m_pages.size(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    static std::optional<store::AttemptOrder> orderOf(int column);

signals:
    void refused(const store::StoreRefusal& refusal) const;

private:
    struct Page {
        int number = 0;
        std::vector<store::AttemptRow> rows;
    };

    const Page* page(int number) const;
    QVariant display(const store::AttemptRow& row, int column) const;
    QString marks(const store::AttemptRow& row) const;

    store::Store& m_store;
    store::StoreSession m_session;
    store::AttemptQuery m_query;
    int m_count = 0;
    mutable std::list<Page> m_pages;  ///< The one that was looked at last comes first.
};

/// A score as it is printed: "83.40 %".
QString percent(int hundredths);
/// Passed, failed or still running, with a sign: nothing here is told by a colour alone.
QString resultWords(const store::AttemptRow& row);
/// A time of the store as a person here reads it.
QString timeWords(store::Milliseconds at);

}  // namespace cutcard::supervisor
