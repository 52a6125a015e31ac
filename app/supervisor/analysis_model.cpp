#include "app/supervisor/analysis_model.h"

#include "app/supervisor/analysis_figures.h"
#include "app/text/catalogue.h"
#include "engine/training/exam.h"

#include <algorithm>

namespace cutcard::supervisor {

void AnalysisModel::show(std::vector<store::ItemFigures> figures, store::AnalysisBy by) {
    beginResetModel();
    m_figures = std::move(figures);
    m_by = by;
    m_forms.clear();
    if (by == store::AnalysisBy::Item) {
        for (const store::ItemFigures& own : m_figures) {
            if (const auto item = itemOf(own.key))
                m_forms.try_emplace(item->first, static_cast<int>(m_forms.size()) + 1);
        }
    }
    m_words.clear();
    for (const store::ItemFigures& own : m_figures) m_words.push_back(wordsOf(own));
    endResetModel();
}

AnalysisModel::Words AnalysisModel::wordsOf(const store::ItemFigures& figures) const {
    Words words{
        figuresTitle(figures, m_by), text::chapterTitle(figures.rules), QString::fromStdString(figures.section), {}};
    const auto item = m_forms.size() > 1 ? itemOf(figures.key) : std::nullopt;
    if (item) words.title = tr("%1 (form %2)").arg(words.title).arg(m_forms.at(item->first));
    if (const auto kind = sectionKindNamed(figures.section)) words.section = text::sectionKind(*kind);
    const auto families = familiesOf(figures, m_by);
    if (!families.empty()) words.error = text::errorFamily(families.front().family);
    return words;
}

int AnalysisModel::rowOf(const std::string& rules, const std::string& key) const {
    const auto found = std::find_if(m_figures.begin(), m_figures.end(), [&](const store::ItemFigures& own) {
        return own.key == key && own.rules == rules;
    });
    return found == m_figures.end() ? -1 : static_cast<int>(found - m_figures.begin());
}

int AnalysisModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

int AnalysisModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant AnalysisModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole) {
        if (section == MostFrequent) return tr("The family of the most frequent errors.");
        if (section == Facility) return tr("The mean share of the points that was earned: 100 % is easy, 0 % is hard.");
        if (section == Discriminates) {
            return tr("How closely success here goes with success in the rest of the exam, from -1 to 1.");
        }
        return {};
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case What: return m_by == store::AnalysisBy::Item ? tr("Item") : tr("Skill");
    case Chapter: return tr("Chapter");
    case Section: return tr("Section");
    case Attempts: return tr("Attempts");
    case Facility: return tr("Facility");
    case Discriminates: return tr("Discrimination");
    case MostFrequent: return tr("Main error");
    default: return {};
    }
}

QVariant AnalysisModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return shown(index.row(), index.column());
    case SortRole: return sortedBy(index.row(), index.column());
    case Qt::TextAlignmentRole:
        if (index.column() == Attempts || index.column() == Facility) return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default: return {};
    }
}

QVariant AnalysisModel::shown(int row, int column) const {
    const store::ItemFigures& own = m_figures[static_cast<std::size_t>(row)];
    const Words& words = m_words[static_cast<std::size_t>(row)];
    switch (column) {
    case What: return words.title;
    case Chapter: return words.chapter;
    case Section: return words.section;
    case Attempts: return own.attempts;
    case Facility: return percentWords(own.facility);
    case Discriminates: return discriminationWords(own.discrimination);
    case MostFrequent: return words.error.isEmpty() ? tr("none") : words.error;
    default: return {};
    }
}

QVariant AnalysisModel::sortedBy(int row, int column) const {
    const store::ItemFigures& own = m_figures[static_cast<std::size_t>(row)];
    switch (column) {
    case What: {
        const auto item = m_by == store::AnalysisBy::Item ? itemOf(own.key) : std::nullopt;
        // Item 10 comes after item 9, form by form.
        return item ? QVariant(m_forms.at(item->first) * 100'000 + item->second) : QVariant(title(row));
    }
    case Attempts: return own.attempts;
    case Facility: return own.facility;
    case Discriminates: return own.discrimination ? QVariant(*own.discrimination) : QVariant();
    case MostFrequent: return own.reasons.empty() ? QVariant() : QVariant(shown(row, column));
    default: return shown(row, column);
    }
}

bool AnalysisSorter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const QVariant one = left.data(AnalysisModel::SortRole);
    const QVariant other = right.data(AnalysisModel::SortRole);
    if (one.isValid() != other.isValid()) return one.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (one.typeId() == QMetaType::QString) return one.toString().localeAwareCompare(other.toString()) < 0;
    return QVariant::compare(one, other) == QPartialOrdering::Less;
}

}  // namespace cutcard::supervisor
