#include "app/supervisor/attempt_loader.h"

#include "app/text/catalogue.h"
#include "engine/json/strict_json.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(AttemptLoader)
};

constexpr int kMostJumps = 1000;

}  // namespace

QString nameOf(store::Store& store, const store::StoreSession& session, const store::Id& person) {
    if (person.empty()) return Say::tr("nobody");
    const auto found = store.person(session, person);
    if (!found) return Say::tr("somebody of another store (%1)").arg(QString::fromStdString(person).left(8));
    return found->name.empty() ? Say::tr("(name erased)") : QString::fromStdString(found->name);
}

Told<reports::AttemptFacts> loadFacts(store::Store& store, const store::StoreSession& session,
                                      const store::Id& attempt) {
    const auto row = store.attempt(session, attempt);
    if (!row) return text::storeFault(row.refusal());
    const auto file = store.transcript(session, attempt);
    if (!file) return text::storeFault(file.refusal());
    auto facts = reports::attemptFacts(*row, *file);
    if (!facts) {
        return Say::tr("This attempt cannot be read (%1): %2")
            .arg(QString::fromStdString(facts.refusal().at), text::refusal(facts.refusal()));
    }
    auto regradings = store.regradings(session, attempt);
    if (!regradings) return text::storeFault(regradings.refusal());
    facts->regradings = std::move(*regradings);
    facts->supervisor = nameOf(store, session, row->supervisor);
    return std::move(*facts);
}

Told<std::vector<ClockJump>> clockJumps(store::Store& store, const store::StoreSession& session,
                                        const store::AttemptRow& row) {
    store::EventQuery query;
    query.kindBeginsWith = "attempt.clock";
    query.subject = row.trainee;
    query.limit = kMostJumps;
    const auto events = store.events(session, query);
    if (!events) return text::storeFault(events.refusal());
    std::vector<ClockJump> jumps;
    for (const store::Event& event : *events) {
        const auto body = parseStrictJson(event.body);
        if (!body || !body->is_object() || body->value("attempt", "") != row.attempt) continue;
        jumps.push_back({body->value("exam_time", std::int64_t{0}), body->value("jumped_by", std::int64_t{0})});
    }
    return jumps;
}

Told<store::SealVerdict> sealOf(store::Store& store, const Transcript& transcript) {
    const auto keys = store.keys();
    if (!keys) return text::storeFault(keys.refusal());
    return store::checkSeal(transcript.head, transcript.signature, transcript.key, *keys);
}

}  // namespace cutcard::supervisor
