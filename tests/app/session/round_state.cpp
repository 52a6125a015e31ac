#include "tests/app/session/round_state.h"

#include "engine/record/act_record.h"

namespace cutcard::test {

std::string stateOf(const PracticeRound& round) {
    std::string text(wayName(round.way()));
    text += round.from() == GradedFrom::Opening ? " from the opening\n" : " from the last decision\n";
    JsonWriter json(text);
    writeRound(json, round.game(), round.round());
    for (const Try& one : round.tries()) {
        text += '\n';
        JsonWriter(text).beginObject();
        JsonWriter act(text);
        writeActMembers(act, one.act);
        text += ' ' + std::string(reasonName(one.verdict.reason)) + (one.verdict.accepted ? " accepted" : " refused");
        text += one.verdict.step ? ' ' + stepIdText(*one.verdict.step) : " no step";
        text += ' ' + std::to_string(one.verdict.points) + ' ' + std::to_string(one.milliseconds);
        if (one.family) text += ' ' + std::string(errorFamilyName(*one.family));
        if (one.hinted) text += " hinted";
        if (one.undone) text += " undone";
    }
    text += "\ndone";
    for (StepId step : round.done()) text += ' ' + stepIdText(step);
    text += "\nby the grader";
    for (std::size_t id = 0; id < round.grader().procedure().size(); ++id) {
        if (round.grader().isDone(static_cast<StepId>(id))) text += ' ' + stepIdText(static_cast<StepId>(id));
    }
    text += "\nnext " + (round.next() ? stepIdText(*round.next()) : "nothing");
    text += "\nhint " + std::to_string(static_cast<int>(round.hintLevel()));
    const Score score = round.score();
    text += "\nscore " + std::to_string(score.points) + " of " + std::to_string(score.of);
    for (const auto& [skill, own] : score.bySkill)
        text += ' ' + skill + ' ' + std::to_string(own.points) + '/' + std::to_string(own.of);
    return text;
}

Act wrongAct(const PracticeRound& round) {
    const GradedProcedure& procedure = round.grader().procedure();
    Act act = procedure[*round.next()].act;
    if (act.amount) {
        act.amount = *act.amount + Money::dollars(1);
    } else if (act.category) {
        act.category = "five_of_a_kind";
    } else if (act.count) {
        ++*act.count;
    } else {
        act = procedure.back().act;
        if (*round.next() == procedure.size() - 1) act.action = "sing";
    }
    return act;
}

Move anyMove(const PracticeRound& round, std::mt19937& chance) {
    const auto draw = chance() % 100;
    if (draw < 12) return Move::Wrong;
    if (draw < 20) return Move::Hint;
    return draw < 25 && round.canUndo() ? Move::Undo : Move::Right;
}

void doTry(PracticeRound& round, Move move, std::int64_t milliseconds) {
    round.act(move == Move::Wrong ? wrongAct(round) : round.grader().procedure()[*round.next()].act, milliseconds);
}

}  // namespace cutcard::test
