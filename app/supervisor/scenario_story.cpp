#include "app/supervisor/scenario_story.h"

#include "app/session/practice_round.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ScenarioStory)
};

}  // namespace

Replay byTheBook(const ReplayTable& round) {
    Replay replay;
    replay.table = round;
    const GradedFrom from = round.round.deal ? GradedFrom::Opening : GradedFrom::LastDecision;
    PracticeRound watched(round.game, round.round, Way::Watch, from);
    ReplayRow begin;
    begin.what = round.round.deal ? Say::tr("The bets are open") : Say::tr("Everybody has decided");
    begin.done = watched.done();
    replay.rows.push_back(std::move(begin));
    while (const auto next = watched.next()) {
        const Step& step = watched.settlement().procedure.steps()[*next];
        ReplayRow row;
        row.mark = ReplayMark::Right;
        row.what = text::step(step);
        row.comment = text::explainStep(*round.game, round.round, watched.settlement(), *next);
        row.seat = std::max(0, step.seat);
        const Act act = actOf(step);
        row.wager = QString::fromStdString(act.wager.value_or(std::string()));
        watched.watchOn();
        row.done = watched.done();
        replay.rows.push_back(std::move(row));
    }
    return replay;
}

}  // namespace cutcard::supervisor
