#pragma once

#include "app/store/exam_types.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <map>
#include <vector>

namespace cutcard::supervisor {

/// The figures of items or skills, a row each.
class AnalysisModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Chapter, Section, Attempts, Facility, Discriminates, MostFrequent, ColumnCount };
    enum Role { SortRole = Qt::UserRole };  ///< What a column is sorted by; nothing where there is no figure.

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<store::ItemFigures> figures, store::AnalysisBy by);
    const std::vector<store::ItemFigures>& figures() const { return m_figures; }
    store::AnalysisBy by() const { return m_by; }
    /// The row of a key in a chapter, or -1.
    int rowOf(const std::string& rules, const std::string& key) const;
    const QString& title(int row) const { return m_words[static_cast<std::size_t>(row)].title; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    /// Worked out once, not at every look.
    struct Words {
        QString title;
        QString chapter;
        QString section;
        QString error;  ///< Empty: none.
    };

    Words wordsOf(const store::ItemFigures& figures) const;
    QVariant shown(int row, int column) const;
    QVariant sortedBy(int row, int column) const;

    std::vector<store::ItemFigures> m_figures;
    std::vector<Words> m_words;
    store::AnalysisBy m_by = store::AnalysisBy::Skill;
    std::map<store::Id, int> m_forms;  ///< Of items: their forms, numbered from 1.
};

/// Rows without a figure stay at the end, whichever way it is sorted.
class AnalysisSorter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

}  // namespace cutcard::supervisor
