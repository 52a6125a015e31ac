#include "app/session/round_story.h"

#include "app/text/catalogue.h"
#include "engine/players/deal_round.h"
#include "engine/rules/rule_book.h"

namespace cutcard {

RoundStory::RoundStory(QObject* parent) : QAbstractListModel(parent) {
    const auto rules = RuleBook::instance().ruleSets().front();
    m_game = openGame(plainSubmission(rules, everySelection(*rules)));
    dealRound(1);
}

QString RoundStory::title() const {
    const RuleSet& rules = m_game->rules();
    return tr("%1 · %2").arg(QString::fromStdString(rules.title), QString::fromStdString(rules.source));
}

QString RoundStory::deal() const {
    const QString players = tr("%n player(s)", nullptr, static_cast<int>(m_round.seats.size()));
    return tr("Deal %L1 · %2").arg(m_seed).arg(players);
}

void RoundStory::dealRound(quint64 seed) {
    beginResetModel();
    m_seed = seed;
    DealRequest request;
    request.seed = seed;
    m_round = cutcard::dealRound(*m_game, request);
    m_settlement = m_game->adjudicate(m_round);
    endResetModel();
    emit dealt();
}

int RoundStory::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : stepCount();
}

QVariant RoundStory::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Step& step = m_settlement.procedure.steps()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return text::step(step);
    case CiteRole: return QString::fromStdString(step.branch->cite);
    case SkillRole: return text::skillTitle(step.branch->skill);
    case PhaseRole: return text::phase(step);
    default: return {};
    }
}

QHash<int, QByteArray> RoundStory::roleNames() const {
    return {{TextRole, "text"}, {CiteRole, "cite"}, {SkillRole, "skill"}, {PhaseRole, "phase"}};
}

QStringList RoundStory::lines() const {
    QStringList lines = {title(), deal()};
    QString lastPhase;
    for (int row = 0; row < stepCount(); ++row) {
        const QModelIndex at = index(row);
        if (const QString now = data(at, PhaseRole).toString(); now != lastPhase) {
            lines << QString() << now;
            lastPhase = now;
        }
        lines << QStringLiteral("  %1  [%2: %3]")
                     .arg(data(at, TextRole).toString(), data(at, CiteRole).toString(), data(at, SkillRole).toString());
    }
    return lines;
}

}  // namespace cutcard
