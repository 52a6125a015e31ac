#include "app/session/history_list.h"

#include "app/session/curriculum.h"
#include "app/text/catalogue.h"
#include "app/text/dates.h"

#include <QDateTime>

#include <algorithm>

namespace cutcard {

HistoryList::HistoryList(LoadRounds load, QObject* parent) : QAbstractListModel(parent), m_load(std::move(load)) {}

void HistoryList::refresh() {
    auto rounds = m_load(kMost);
    beginResetModel();
    m_fault = rounds ? text::KeptSentence() : text::faultSentence(rounds.refusal());
    if (rounds) m_rounds = std::move(*rounds);
    endResetModel();
    emit changed();
}

void HistoryList::forget() {
    beginResetModel();
    m_rounds.clear();
    m_fault = {};
    endResetModel();
    emit changed();
}

void HistoryList::retranslate() {
    if (!m_rounds.empty()) emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

void HistoryList::open(const QString& round) {
    const std::string id = round.toStdString();
    const bool isListed =
        std::any_of(m_rounds.begin(), m_rounds.end(), [&](const PractisedRound& each) { return each.id == id; });
    if (isListed) emit roundWanted(round);
}

int HistoryList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PractisedRound& round = m_rounds[static_cast<std::size_t>(index.row())];
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(round.at);
    switch (role) {
    case RoundRole: return QString::fromStdString(round.id);
    case DateRole: return text::longDay(at.date());
    case TimeRole: return text::timeOfDay(at.time());
    case GameRole: return rulesName(round.rules);
    case WayRole: return text::way(round.way);
    case TriesRole: return round.tries;
    case ErrorsRole: return round.errors;
    case FinishedRole: return round.finished;
    case SentenceRole:
        return tr("%1, %2, %3, actions: %4, errors: %5")
            .arg(text::dayAndTime(at), rulesName(round.rules), text::way(round.way))
            .arg(round.tries)
            .arg(round.errors);
    default: return {};
    }
}

QHash<int, QByteArray> HistoryList::roleNames() const {
    return {{RoundRole, "round"},   {DateRole, "date"},         {TimeRole, "time"},
            {GameRole, "game"},     {WayRole, "way"},           {TriesRole, "tries"},
            {ErrorsRole, "errors"}, {FinishedRole, "finished"}, {SentenceRole, "sentence"}};
}

}  // namespace cutcard
