#include "engine/record/grading_record.h"

#include "engine/record/act_record.h"

#include <algorithm>

namespace cutcard {
namespace {

// Every step of the longest round, some dozen times over.
constexpr std::size_t kMostActions = 10'000;

template <typename Word>
void readWord(ObjectReader& object, std::string_view key, Reading& reading, std::string_view first,
              std::string_view second, Word& value) {
    const Json* found = object.find(key);
    if (found == nullptr) return;
    const std::string word = reading.text(*found, object.at(key));
    if (word != first && word != second) reading.refuse(RefusalCode::BadFormat, object.at(key), "unknown_word", {word});
    value = static_cast<Word>(word == second ? 1 : 0);
}

void readActions(const Json& value, const JsonPath& at, Reading& reading, std::vector<Act>& actions) {
    if (!value.is_array() || value.size() > kMostActions) {
        reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
        return;
    }
    for (std::size_t i = 0; i < value.size(); ++i) actions.push_back(readAct(value[i], JsonPath(at, i), reading));
}

/// The opening, except what is collected at a fold: up to the dealer's cards, or to the stop that ends the round.
std::vector<bool> beforeTheLastDecision(const GradedProcedure& procedure) {
    const auto find = [&procedure](std::string_view action) {
        return std::find_if(procedure.begin(), procedure.end(),
                            [action](const GradedStep& step) { return step.act.action == action; });
    };
    auto end = find("reveal_dealer");
    if (end == procedure.end()) end = find("stop");
    std::vector<bool> given(procedure.size());
    for (auto step = procedure.begin(); step != end; ++step) {
        const bool atAFold = step->act.action == "collect_forfeit" || step->act.action == "collect_cards";
        given[static_cast<std::size_t>(step - procedure.begin())] = !atAFold;
    }
    return given;
}

}  // namespace

Result<GradingRequest> readGradingRequest(std::string_view line, OpenTables& tables) {
    const auto document = parseStrictJson(line);
    if (!document) return document.refusal();
    Reading reading;
    GradingRequest request;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    const Json& round = object.required("round");
    readActions(object.required("actions"), object.at("actions"), reading, request.actions);
    readWord(object, "mode", reading, "practice", "exam", request.mode);
    readWord(object, "from", reading, "last_decision", "opening", request.from);
    object.refuseUnknown();
    if (reading.refused()) return reading.refusal();
    auto record = readRound(round, tables);
    if (!record) {
        Refusal refusal = record.refusal();
        refusal.at = refusal.at.empty() ? "round" : "round." + refusal.at;
        return refusal;
    }
    request.record = std::move(*record);
    if (request.from == GradedFrom::Opening && !request.record.round.deal) {
        reading.refuse(RefusalCode::BadFormat, object.at("from"), "not_dealt");
    }
    return reading.result(std::move(request));
}

GradedProcedure procedureFrom(const Game& game, const Round& round, GradedFrom from) {
    if (from == GradedFrom::Opening) return gradedProcedure(game.adjudicate(round).procedure);
    // Without its deck a round begins with the last decision.
    Round decided = round;
    decided.deal.reset();
    return gradedProcedure(game.adjudicate(decided).procedure);
}

Grader graderOf(const Game& game, const Round& round, GradedFrom from, GradingMode mode) {
    GradedProcedure procedure = procedureFrom(game, round, GradedFrom::Opening);
    std::vector<bool> given;
    if (from == GradedFrom::LastDecision && round.deal) given = beforeTheLastDecision(procedure);
    return {std::move(procedure), factsOf(round), mode, std::move(given)};
}

void writeVerdict(JsonWriter& out, std::size_t number, const Verdict& verdict, const Grader& grader) {
    out.beginObject();
    out.number("n", static_cast<std::int64_t>(number));
    out.boolean("accepted", verdict.accepted);
    out.text("reason", reasonName(verdict.reason));
    out.textOrNull("step", verdict.step ? stepIdText(*verdict.step) : "");
    out.key("expected");
    out.beginArray();
    for (StepId step : grader.allowed()) writeGradedStep(out, grader.procedure(), step);
    out.endArray();
    out.textOrNull("cite", verdict.step ? grader.procedure()[*verdict.step].cite : "");
    out.number("points", verdict.points);
    out.endObject();
}

void writeScore(JsonWriter& out, const Grader& grader) {
    const Score score = grader.score();
    const auto writePoints = [&out](int points, int of) {
        out.number("points", points);
        out.number("of", of);
    };
    out.beginObject();
    out.key("score");
    out.beginObject();
    writePoints(score.points, score.of);
    out.key("by_skill");
    out.beginObject();
    for (const auto& [skill, own] : score.bySkill) {
        out.key(skill);
        out.beginObject();
        writePoints(own.points, own.of);
        out.endObject();
    }
    out.endObject();
    out.endObject();
    out.key("missing");
    out.beginArray();
    for (StepId step : grader.missing()) out.text(stepIdText(step));
    out.endArray();
    out.endObject();
}

}  // namespace cutcard
