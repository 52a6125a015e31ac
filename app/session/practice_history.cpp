#include "app/session/practice_history.h"

#include "app/session/history_record.h"
#include "engine/record/act_record.h"
#include "engine/record/practice_record.h"

#include <algorithm>
#include <map>

namespace cutcard {
namespace {

using namespace store;

constexpr auto kRound = "practice.round";
constexpr auto kAct = "practice.act";
constexpr auto kUndo = "practice.undo";
constexpr auto kHint = "practice.hint";
constexpr auto kFinished = "practice.finished";
constexpr auto kAnswered = "practice.answered";
constexpr auto kEverything = "practice.";

/// The same try has the same id, so that it is stored once however often it is sent.
Id idOfTry(const Id& round, std::size_t number, const char* kind) {
    return derivedId(round + ' ' + std::to_string(number) + ' ' + kind);
}

StoreRefusal unreadable(const Event& event, const std::string& where = {}) {
    return {StoreFault::RoundUnreadable, {where.empty() ? event.kind : event.kind + ": " + where}};
}

StoreRefusal unreadable(const Event& event, const Refusal& refusal) {
    return unreadable(event, refusal.at.empty() ? std::string(refusal.reason) : refusal.at);
}

/// Does once more what an event says was done; false where the program of today does not come to the same.
bool doTry(const TryKept& kept, PracticeRound& round) {
    if (kept.number != round.tries().size() + 1) return false;
    const Try& one = round.act(kept.act, kept.milliseconds);
    const std::string step = one.verdict.step ? stepIdText(*one.verdict.step) : std::string();
    return kept.reason == reasonName(one.verdict.reason) && kept.step == step && kept.hinted == one.hinted;
}

bool doUndo(PracticeRound& round) {
    if (!round.canUndo()) return false;
    round.undo();
    return true;
}

StoreResult<Done> repeat(const Event& event, PracticeRound& round) {
    bool same = true;
    if (event.kind == kAct) {
        const auto kept = readTry(event.body);
        if (!kept) return unreadable(event, kept.refusal());
        same = doTry(*kept, round);
    } else if (event.kind == kHint) {
        const auto kept = readHint(event.body);
        if (!kept) return unreadable(event, kept.refusal());
        same = round.hint() == kept->level;
    } else if (event.kind == kUndo) {
        same = doUndo(round);
    }
    if (!same) return unreadable(event, "n " + std::to_string(round.tries().size()));
    return Done{};
}

bool isError(const std::string& reason) {
    return reason != reasonName(Reason::Ok) && reason != reasonName(Reason::AlreadyDone);
}

}  // namespace

PracticeHistory::PracticeHistory(Store& store, StoreSession who) : m_store(store), m_who(std::move(who)) {}

StoreResult<Done> PracticeHistory::keep(const Id& id, const std::string& kind, const std::string& body) {
    if (id.empty()) return Done{};
    const std::vector<NewEvent> events = {{kind == kRound ? id : newId(), kind, m_who.person(), body}};
    const auto stored = m_store.append(m_who, events);
    if (!stored) return stored.refusal();
    return Done{};
}

StoreResult<Id> PracticeHistory::begin(const PracticeRound& round, bool cram) {
    if (round.way() == Way::Watch) return Id();
    const Id id = newId();
    const auto kept = keep(id, kRound, roundBegunBody(id, round, cram));
    if (!kept) return kept.refusal();
    if (cram) m_crammed.insert(id);
    return id;
}

PracticeEvent PracticeHistory::answerOf(const Id& id, const PracticeRound& round) const {
    const Try& one = round.tries().back();
    PracticeEvent answer;
    answer.rules = round.game().rules().id;
    answer.skill = round.grader().procedure()[*one.verdict.step].skill;
    answer.right = !one.isWrong();
    answer.hinted = one.hinted;
    answer.milliseconds = one.milliseconds;
    answer.error = one.family;
    answer.cram = m_crammed.contains(id);
    return answer;
}

StoreResult<Done> PracticeHistory::keepTry(const Id& id, const PracticeRound& round) {
    if (id.empty() || round.tries().empty()) return Done{};
    const std::size_t number = round.tries().size();
    std::vector<NewEvent> events = {{idOfTry(id, number, kAct), kAct, m_who.person(), tryBody(id, round)}};
    if (round.isFirstAtItsStep(number - 1)) {
        events.push_back(
            {idOfTry(id, number, kAnswered), kAnswered, m_who.person(), writePracticeEvent(answerOf(id, round))});
    }
    const auto stored = m_store.append(m_who, events);
    if (!stored) return stored.refusal();
    return Done{};
}

StoreResult<Done> PracticeHistory::keepUndo(const Id& id) {
    return keep(id, kUndo, undoBody(id));
}

StoreResult<Done> PracticeHistory::keepHint(const Id& id, HintLevel level) {
    return keep(id, kHint, hintBody(id, level));
}

StoreResult<Done> PracticeHistory::finish(const Id& id, const PracticeRound& round) {
    return keep(id, kFinished, finishedBody(id, round.score()));
}

StoreResult<Done> PracticeHistory::keepAnswer(const PracticeEvent& answer) {
    PracticeEvent kept = answer;
    kept.milliseconds = std::clamp<std::int64_t>(answer.milliseconds, 0, kLongestTry);
    return keep(newId(), kAnswered, writePracticeEvent(kept));
}

StoreResult<Done> PracticeHistory::read(EventQuery query, const Reader& reader) const {
    query.subject = m_who.person();
    for (;;) {
        const auto page = m_store.events(m_who, query);
        if (!page) return page.refusal();
        for (const Event& event : *page) {
            const auto more = reader(event);
            if (!more) return more.refusal();
            if (!*more) return Done{};
        }
        if (page->size() < static_cast<std::size_t>(query.limit)) return Done{};
        query.after = page->back().position;
    }
}

StoreResult<std::vector<PractisedRound>> PracticeHistory::rounds(int limit) const {
    std::vector<PractisedRound> list;
    std::map<Id, std::size_t> places;
    std::int64_t oldest = 0;
    EventQuery newest{kRound, {}, 0, 100, true};
    const auto begun = read(newest, [&](const Event& event) -> StoreResult<bool> {
        if (list.size() >= static_cast<std::size_t>(std::max(limit, 0))) return false;
        const auto summary = readRoundSummary(event.body);
        if (!summary) return true;  // Of another version of the program: not to be shown, and no harm.
        places[event.id] = list.size();
        list.push_back({event.id, event.at, summary->rules, summary->way, 0, 0, false});
        oldest = event.position;
        return true;
    });
    if (!begun) return begun.refusal();
    if (list.empty()) return list;

    const auto tried = read({kAct, {}, oldest}, [&](const Event& event) -> StoreResult<bool> {
        const auto kept = readTry(event.body);
        const auto place = kept ? places.find(kept->session) : places.end();
        if (place == places.end()) return true;
        PractisedRound& round = list[place->second];
        ++round.tries;
        if (isError(kept->reason)) ++round.errors;
        return true;
    });
    if (!tried) return tried.refusal();
    const auto ended = read({kFinished, {}, oldest}, [&](const Event& event) -> StoreResult<bool> {
        const auto session = readSession(event.body);
        const auto place = session ? places.find(*session) : places.end();
        if (place != places.end()) list[place->second].finished = true;
        return true;
    });
    if (!ended) return ended.refusal();
    return list;
}

StoreResult<Event> PracticeHistory::begunAs(const Id& id) const {
    std::optional<Event> found;
    EventQuery newest{kRound, {}, 0, 100, true};
    const auto looked = read(newest, [&](const Event& event) -> StoreResult<bool> {
        if (event.id == id) found = event;
        return !found;
    });
    if (!looked) return looked.refusal();
    if (!found) return StoreRefusal{StoreFault::UnknownRound, {}};
    return *found;
}

StoreResult<PracticeRound> PracticeHistory::load(const Id& id) {
    const auto event = begunAs(id);
    if (!event) return event.refusal();
    OpenTables tables;
    auto begun = readRoundBegun(event->body, tables);
    if (!begun) return unreadable(*event, begun.refusal());
    PracticeRound round(begun->record.game, std::move(begun->record.round), begun->way, begun->from);
    const auto repeated = read({kEverything, {}, event->position}, [&](const Event& next) -> StoreResult<bool> {
        if (next.kind == kAnswered || next.kind == kRound) return true;
        const auto session = readSession(next.body);
        if (!session || *session != id) return true;
        if (next.kind == kFinished) return false;
        const auto same = repeat(next, round);
        if (!same) return same.refusal();
        return true;
    });
    if (!repeated) return repeated.refusal();
    if (begun->cram) m_crammed.insert(id);
    return round;
}

StoreResult<std::optional<Id>> PracticeHistory::unfinished() const {
    std::optional<Event> newest;
    EventQuery query{kRound, {}, 0, 1, true};
    const auto looked = read(query, [&](const Event& event) -> StoreResult<bool> {
        newest = event;
        return false;
    });
    if (!looked) return looked.refusal();
    if (!newest) return std::optional<Id>();
    const auto finished = isFinished(newest->id);
    if (!finished) return finished.refusal();
    return *finished ? std::optional<Id>() : std::optional<Id>(newest->id);
}

StoreResult<bool> PracticeHistory::isFinished(const Id& id) const {
    const auto begun = begunAs(id);
    if (!begun) return begun.refusal();
    bool finished = false;
    const auto ended = read({kFinished, {}, begun->position}, [&](const Event& event) -> StoreResult<bool> {
        const auto session = readSession(event.body);
        finished = session && *session == id;
        return !finished;
    });
    if (!ended) return ended.refusal();
    return finished;
}

StoreResult<std::vector<PracticeEvent>> PracticeHistory::answers() const {
    std::vector<PracticeEvent> answers;
    std::set<Id> origins;
    const auto done = read({kAnswered, {}, 0, 10'000}, [&](const Event& event) -> StoreResult<bool> {
        // What another version of the program wrote counts for nothing here, as in a rebuild.
        if (auto answer = readPracticeEvent(event.body, event.at / 1000)) answers.push_back(std::move(*answer));
        origins.insert(event.origin);
        return true;
    });
    if (!done) return done.refusal();
    // What was practised at another kiosk arrives when it is asked for; between two machines only time tells.
    const auto isBefore = [](const PracticeEvent& one, const PracticeEvent& other) { return one.at < other.at; };
    if (origins.size() > 1) std::stable_sort(answers.begin(), answers.end(), isBefore);
    return answers;
}

}  // namespace cutcard
