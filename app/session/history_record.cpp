#include "app/session/history_record.h"

#include "engine/record/act_record.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, 2> kFrom = {"last_decision", "opening"};
constexpr std::array<std::string_view, 4> kLevels = {"none", "where", "what", "answer"};
constexpr std::int64_t kMostTries = 1'000'000;

/// One of some words, as its number.
template <typename Word, std::size_t Count>
Word readWord(ObjectReader& object, std::string_view key, const std::array<std::string_view, Count>& words,
              Reading& reading) {
    const std::string word = object.text(key);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<Word>(found - words.begin());
    reading.refuse(RefusalCode::BadFormat, object.at(key), "unknown_word", {word});
    return {};
}

Way readWay(ObjectReader& object, Reading& reading) {
    const std::string word = object.text("way");
    const auto way = wayNamed(word);
    if (!way) reading.refuse(RefusalCode::BadFormat, object.at("way"), "unknown_word", {word});
    return way.value_or(Way::Guided);
}

/// A body with its session first; `members` writes the others.
template <typename Members>
std::string body(const store::Id& session, const Members& members) {
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.text("session", session);
    members(out);
    out.endObject();
    return text;
}

}  // namespace

std::string roundBegunBody(const store::Id& session, const PracticeRound& round, bool cram) {
    return body(session, [&](JsonWriter& out) {
        out.text("way", wayName(round.way()));
        out.text("from", kFrom[static_cast<std::size_t>(round.from())]);
        out.boolean("cram", cram);
        out.key("round");
        writeRound(out, round.game(), round.round());
    });
}

std::string tryBody(const store::Id& session, const PracticeRound& round) {
    const Try& one = round.tries().back();
    return body(session, [&](JsonWriter& out) {
        out.number("n", static_cast<std::int64_t>(round.tries().size()));
        out.key("act");
        writeAct(out, one.act);
        out.text("reason", reasonName(one.verdict.reason));
        out.textOrNull("step", one.verdict.step ? stepIdText(*one.verdict.step) : "");
        out.number("milliseconds", one.milliseconds);
        out.boolean("hinted", one.hinted);
    });
}

std::string undoBody(const store::Id& session) {
    return body(session, [](JsonWriter&) {});
}

std::string hintBody(const store::Id& session, HintLevel level) {
    return body(session, [&](JsonWriter& out) { out.text("level", kLevels[static_cast<std::size_t>(level)]); });
}

std::string finishedBody(const store::Id& session, const Score& score) {
    return body(session, [&](JsonWriter& out) {
        out.number("points", score.points);
        out.number("of", score.of);
    });
}

Result<RoundBegun> readRoundBegun(std::string_view body, OpenTables& tables) {
    const auto document = parseStrictJson(body);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    RoundBegun begun;
    begun.session = object.text("session");
    begun.way = readWay(object, reading);
    begun.from = readWord<GradedFrom>(object, "from", kFrom, reading);
    begun.cram = reading.boolean(object.required("cram"), object.at("cram"));
    const Json& round = object.required("round");
    object.refuseUnknown();
    if (reading.refused()) return reading.refusal();
    auto record = readRound(round, tables);
    if (!record) return record.refusal();
    begun.record = std::move(*record);
    if (begun.from == GradedFrom::Opening && !begun.record.round.deal) {
        reading.refuse(RefusalCode::BadFormat, object.at("from"), "not_dealt");
    }
    return reading.result(std::move(begun));
}

Result<RoundSummary> readRoundSummary(std::string_view body) {
    const auto document = parseStrictJson(body);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    RoundSummary summary;
    summary.way = readWay(object, reading);
    const Json& round = object.required("round");
    const JsonPath at = object.at("round");
    if (!reading.refused()) summary.rules = ObjectReader(round, at, reading).text("rules");
    return reading.result(std::move(summary));
}

Result<TryKept> readTry(std::string_view body) {
    const auto document = parseStrictJson(body);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    TryKept kept;
    kept.session = object.text("session");
    kept.number = static_cast<std::size_t>(object.wholeNumber("n", 1, kMostTries));
    const Json& act = object.required("act");
    if (!reading.refused()) kept.act = readAct(act, object.at("act"), reading);
    kept.reason = object.text("reason");
    const Json& step = object.required("step");
    if (!reading.refused() && !step.is_null()) kept.step = reading.text(step, object.at("step"));
    kept.milliseconds = object.wholeNumber("milliseconds", 0, kLongestTry);
    kept.hinted = reading.boolean(object.required("hinted"), object.at("hinted"));
    object.refuseUnknown();
    return reading.result(std::move(kept));
}

Result<HintKept> readHint(std::string_view body) {
    const auto document = parseStrictJson(body);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    HintKept kept;
    kept.session = object.text("session");
    kept.level = readWord<HintLevel>(object, "level", kLevels, reading);
    object.refuseUnknown();
    return reading.result(std::move(kept));
}

Result<store::Id> readSession(std::string_view body) {
    const auto document = parseStrictJson(body);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    std::string session = object.text("session");
    return reading.result(std::move(session));
}

}  // namespace cutcard
