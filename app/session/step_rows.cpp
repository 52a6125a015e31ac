#include "app/session/step_rows.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {
namespace {

const Step& stepOf(const PracticeRound& round, StepId id) {
    return round.settlement().procedure.steps()[id];
}

}  // namespace

void StepRows::show(const PracticeRound& round) {
    std::vector<Row> rows;
    QString title;
    if (const auto next = round.next()) {
        title = text::phase(stepOf(round, *next));
        const auto allowed = round.grader().allowed();
        const auto& steps = round.settlement().procedure.steps();
        for (std::size_t id = 0; id < steps.size(); ++id) {
            if (text::phase(steps[id]) != title) continue;
            const auto step = static_cast<StepId>(id);
            if (round.grader().isDone(step)) {
                rows.push_back({text::toldUnseen(steps[id]), QStringLiteral("done")});
                continue;
            }
            const bool open = std::find(allowed.begin(), allowed.end(), step) != allowed.end();
            rows.push_back({text::stepTopic(steps[id]), open ? QStringLiteral("open") : QStringLiteral("locked")});
        }
    }
    if (rows.size() == m_rows.size() && title == m_title) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] == m_rows[i]) continue;
            m_rows[i] = rows[i];
            const QModelIndex at = index(static_cast<int>(i));
            emit dataChanged(at, at);
        }
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        m_title = title;
        endResetModel();
    }
    emit changed();
}

void StepRows::clear() {
    beginResetModel();
    m_rows.clear();
    m_title.clear();
    endResetModel();
    emit changed();
}

QString StepRows::progress() const {
    const auto done =
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.state == QLatin1String("done"); });
    return m_rows.empty() ? QString() : tr("%1 of %2").arg(done).arg(m_rows.size());
}

int StepRows::lastDone() const {
    int row = count() - 1;
    while (row >= 0 && m_rows[static_cast<std::size_t>(row)].state != QLatin1String("done")) --row;
    return row;
}

int StepRows::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StepRows::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == TextRole) return row.text;
    return role == StateRole ? QVariant(row.state) : QVariant();
}

QHash<int, QByteArray> StepRows::roleNames() const {
    return {{TextRole, "text"}, {StateRole, "state"}};
}

void TimeLine::show(const PracticeRound& round, std::span<const text::Comment> comments) {
    beginResetModel();
    m_rows.clear();
    const auto& tries = round.tries();
    QString phase;
    for (std::size_t i = 0; i < tries.size(); ++i) {
        const Try& made = tries[i];
        if (made.verdict.step) phase = text::phase(stepOf(round, *made.verdict.step));
        const QString told = text::act(made.act);
        const QString what = made.undone ? tr("%1 (taken back)").arg(told) : told;
        m_rows.push_back({what, i < comments.size() ? comments[i].headline : QString(), phase, made.isWrong()});
    }
    endResetModel();
    emit changed();
}

int TimeLine::mistakes() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.wrong; }));
}

int TimeLine::mistakeAfter(int position) const {
    const int count = static_cast<int>(m_rows.size());
    for (int i = 0; i < count; ++i) {
        const int at = (position + i) % count;
        if (m_rows[static_cast<std::size_t>(at)].wrong) return at;
    }
    return -1;
}

int TimeLine::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TimeLine::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return row.text;
    case WrongRole: return row.wrong;
    case HeadlineRole: return row.headline;
    case PhaseRole: return row.phase;
    default: return {};
    }
}

QHash<int, QByteArray> TimeLine::roleNames() const {
    return {{TextRole, "text"}, {WrongRole, "wrong"}, {HeadlineRole, "headline"}, {PhaseRole, "phase"}};
}

}  // namespace cutcard
