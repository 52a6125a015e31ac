#include "app/reports/round_reader.h"

#include "app/session/question_prompt.h"
#include "app/text/citation.h"
#include "app/text/hand_names.h"
#include "engine/rules/rule_book.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

bool settles(const Step& step, int seat, Wager wager) {
    const auto* settled = std::get_if<Settled>(&step.detail);
    return step.action == Action::Settle && settled != nullptr && step.seat == seat && settled->wager == wager;
}

QString printed(const QStringList& codes) {
    QStringList marks;
    for (const QString& code : codes) {
        const auto card = Card::parse(code.toStdString());
        marks << (card ? text::cardMark(*card) : code);
    }
    return marks.join(QLatin1Char(' '));
}

}  // namespace

std::optional<SettledRound> settledAsJudged(const RoundItem& item, OpenTables& tables) {
    auto record = readRoundLine(item.round, tables);
    if (!record) return std::nullopt;
    // Without its deck a round begins with the last decision.
    if (item.from == GradedFrom::LastDecision) record->round.deal.reset();
    SettledRound settled{record->game, std::move(record->round), {}};
    settled.settlement = settled.game->adjudicate(settled.round);
    if (gradedProcedure(settled.settlement.procedure) != item.procedure) return std::nullopt;
    return settled;
}

std::optional<text::Comment> explanationOf(const DrillQuestion& question, OpenTables& tables) {
    if (question.kind != DrillKind::WhoWins && question.kind != DrillKind::WhatPays) return std::nullopt;
    const auto prompt = parseStrictJson(question.prompt);
    if (!prompt || !prompt->is_object() || !prompt->contains("round")) return std::nullopt;
    const auto wager = wagerNamed(prompt->value("wager", ""));
    const auto record = readRound((*prompt)["round"], tables);
    if (!record || !wager) return std::nullopt;
    const int seat = prompt->value("seat", 0);
    const Settlement settlement = record->game->adjudicate(record->round);
    const auto& steps = settlement.procedure.steps();
    const auto step =
        std::find_if(steps.begin(), steps.end(), [&](const Step& one) { return settles(one, seat, *wager); });
    if (step == steps.end()) return std::nullopt;
    return text::explainStep(*record->game, record->round, settlement, static_cast<StepId>(step - steps.begin()));
}

QString tableOf(const DrillQuestion& question) {
    QStringList parts;
    for (const QVariant& each : cardGroups(question)) {
        const QVariantMap group = each.toMap();
        QStringList about = {printed(group["cards"].toStringList()), group["detail"].toString()};
        about.removeAll(QString());
        parts << Say::tr("%1: %2", "whose cards").arg(group["title"].toString(), about.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral("; "));
}

QString citationBy(std::string_view rules, std::string_view cite) {
    if (const auto chapter = RuleBook::instance().find(rules)) return text::citation(*chapter, {cite});
    return QString::fromUtf8(cite.data(), static_cast<qsizetype>(cite.size()));
}

}  // namespace cutcard::reports
