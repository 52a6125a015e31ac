#include "app/school/kiosk_desk.h"

#include "app/store/machine_key.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace cutcard::school {

using namespace store;

namespace {

constexpr int kMostEvents = 500;
constexpr std::size_t kMostBytes = 1U << 20;
constexpr std::int64_t kOwnChain = 1;
constexpr auto kDatabase = "school.database";

std::string versionFact(const Id& id, int version) {
    return "school.version " + id + ' ' + std::to_string(version);
}

}  // namespace

StoreResult<std::string> KioskDesk::key() const {
    const auto key = MachineKey::open(m_store.m_options.folder);
    if (key) return key->publicKey();
    const StoreFault fault = key.refusal().fault;
    if (fault == StoreFault::KeyFileOpen || fault == StoreFault::Damaged) return key.refusal();
    return std::string();
}

StoreResult<Done> KioskDesk::meet(const std::string& database) {
    const auto known = text(kDatabase);
    if (!known) return known.refusal();
    if (*known == database) return Done{};
    return forgetSchool(database);
}

StoreResult<KnownOfSchool> KioskDesk::known() {
    KnownOfSchool known;
    const auto arrived = text(kArrival);
    if (!arrived) return arrived.refusal();
    known.arrival = std::strtoll(arrived->c_str(), nullptr, 10);
    if (const std::size_t blank = arrived->find(' '); blank != std::string::npos)
        known.definition = arrived->substr(blank + 1);
    const auto stamp = number(kStamp);
    if (!stamp) return stamp.refusal();
    known.stamp = *stamp;
    const auto history = m_store.m_database->number(store::sql::newest_history);
    if (!history) return history.refusal();
    known.history = *history;
    return known;
}

StoreResult<Done> KioskDesk::forgetSchool(const std::string& database) {
    return m_store.change<Done>({Summed::Facts}, [&]() -> StoreResult<Done> {
        auto forgotten = m_store.m_database->use(store::sql::forget_school).run();
        if (!forgotten) return forgotten;
        return m_store.m_database->use(store::sql::set_fact).bind(kDatabase).bind(database).run();
    });
}

StoreResult<KioskBatch> KioskDesk::eventsFrom(std::int64_t number) {
    KioskBatch batch;
    std::size_t bytes = 0;
    {
        Statement row = m_store.m_database->use(store::sql::events_of_chain_from);
        row.bind(kOwnChain).bind(number).bind(std::int64_t{kMostEvents});
        while (bytes < kMostBytes && row.step()) {
            Event event = eventOf(row);
            // Behind a gap is another batch.
            if (!batch.events.empty() && event.sequence != batch.events.back().sequence + 1) break;
            bytes += event.body.size();
            batch.events.push_back(std::move(event));
        }
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    const std::int64_t first = batch.events.empty() ? head() + 1 : batch.events.front().sequence;
    if (first <= number) return batch;
    Statement loss = m_store.m_database->use(store::sql::loss_up_to);
    loss.bind(kOwnChain).bind(first - 1);
    if (loss.step()) batch.loss = KioskBatch::Loss{first - 1, loss.digest(0)};
    return batch;
}

StoreResult<Done> KioskDesk::forwarded(std::int64_t number) {
    std::int64_t position = 0;
    {
        Statement row = m_store.m_database->use(store::sql::position_in_chain);
        row.bind(kOwnChain).bind(number);
        if (row.step()) position = row.number(0);
        auto outcome = row.outcome();
        if (position == 0) return outcome;
    }
    return m_store.takeFromOutbox(position);
}

StoreResult<std::int64_t> KioskDesk::waiting() {
    return m_store.m_database->number(store::sql::waiting);
}

StoreResult<std::string> KioskDesk::runningExam() {
    const auto running = m_store.runningAttempts();
    if (!running) return running.refusal();
    return running->empty() ? std::string() : running->front().title;
}

StoreResult<std::string> KioskDesk::text(const std::string& fact) {
    Statement row = m_store.m_database->use(store::sql::fact);
    row.bind(fact);
    if (row.step()) return row.text(0);
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return std::string();
}

StoreResult<std::int64_t> KioskDesk::number(const std::string& fact) {
    const auto found = text(fact);
    if (!found) return found.refusal();
    return std::strtoll(found->c_str(), nullptr, 10);
}

StoreResult<Done> KioskDesk::note(const std::string& fact, std::int64_t number) {
    return m_store.m_database->use(store::sql::set_fact).bind(fact).bind(std::to_string(number)).run();
}

StoreResult<std::int64_t> KioskDesk::schoolVersion(const Id& id, int version) {
    return number(versionFact(id, version));
}

StoreResult<std::vector<KioskOffer>> KioskDesk::offers(int limit) {
    std::vector<KioskOffer> offers;
    {
        Statement row = m_store.m_database->use(store::sql::definitions_not_offered);
        row.bind(limit);
        while (row.step())
            offers.push_back({{row.text(0), static_cast<int>(row.number(1)), row.text(2), row.text(3), row.number(4)},
                              0,
                              row.number(5) != 0});
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    for (KioskOffer& offer : offers) {
        Statement known = m_store.m_database->use(store::sql::newest_school_version);
        known.bind(offer.definition.id).bind(offer.definition.version);
        if (known.step()) offer.knownVersion = static_cast<int>(known.number(0));
    }
    return offers;
}

StoreResult<Done> KioskDesk::offered(const Definition& definition, int schoolVersion) {
    return m_store.change<Done>({Summed::Facts},
                                [&] { return note(versionFact(definition.id, definition.version), schoolVersion); });
}

StoreResult<bool> KioskDesk::takeDefinition(const Definition& definition) {
    std::optional<Definition> newest;
    int same = 0;
    {
        Statement row = m_store.m_database->use(store::sql::definition_versions);
        row.bind(definition.id);
        while (row.step()) {
            newest = Definition{row.text(0), static_cast<int>(row.number(1)), row.text(2), row.text(3), row.number(4)};
            if (newest->body == definition.body) same = newest->version;
        }
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    // Another thing that has the same id by chance: it stays at the school.
    if (newest && newest->kind != definition.kind) return false;
    if (definition.kind == "form") return takeForm(definition, newest ? newest->version : 0, same);
    std::int64_t known = 0;
    {
        Statement row = m_store.m_database->use(store::sql::newest_school_version);
        row.bind(definition.id).bind(std::numeric_limits<int>::max());
        if (row.step()) known = row.number(0);
    }
    const auto ofNewest = schoolVersion(definition.id, newest ? newest->version : 0);
    if (!ofNewest) return ofNewest.refusal();
    const bool isSame = newest && newest->version == same;
    const bool isNewest = definition.version >= known && *ofNewest != 0 && *ofNewest < definition.version;
    if (isSame || (same != 0 && !isNewest)) {
        const auto noted = note(versionFact(definition.id, same), definition.version);
        if (!noted) return noted.refusal();
        return false;
    }
    Definition wanted = definition;
    if (newest) wanted.version = std::max(newest->version + 1, definition.version);
    const auto added = m_store.m_attempts->addDefinition(wanted);
    if (!added) return added.refusal();
    const auto noted = note(versionFact(wanted.id, wanted.version), definition.version);
    if (!noted) return noted.refusal();
    return true;
}

/// Forms are never offered: nothing is noted of their versions.
StoreResult<bool> KioskDesk::takeForm(const Definition& form, int newest, int same) {
    if (same != 0 && (same == newest || form.version <= newest)) return false;
    Definition wanted = form;
    wanted.version = std::max(newest + 1, form.version);
    const auto added = m_store.m_attempts->addDefinition(wanted);
    if (!added) return added.refusal();
    return true;
}

StoreResult<int> KioskDesk::takeDefinitions(std::span<const ArrivedDefinition> arrived) {
    if (arrived.empty()) return 0;
    return m_store.change<int>({Summed::Facts}, [&]() -> StoreResult<int> {
        int added = 0;
        for (const ArrivedDefinition& one : arrived) {
            const auto taken = takeDefinition(one.definition);
            if (!taken) return taken.refusal();
            added += *taken ? 1 : 0;
        }
        const ArrivedDefinition& last = arrived.back();
        const std::string which = last.definition.id + ' ' + std::to_string(last.definition.version);
        const auto noted = m_store.m_database->use(store::sql::set_fact)
                               .bind(kArrival)
                               .bind(std::to_string(last.arrival) + ' ' + which)
                               .run();
        if (!noted) return noted.refusal();
        return added;
    });
}

StoreResult<int> KioskDesk::takeHistory(const Id& trainee, std::span<const Event> events) {
    // One chain for everything from elsewhere: of the others' chains only pieces come, in no order.
    static const Id kElsewhere = derivedId("practised elsewhere");
    if (events.empty()) return 0;
    return m_store.change<int>({Summed::Facts}, [&]() -> StoreResult<int> {
        EventLog log(*m_store.m_database, std::string());
        auto chain = log.loadOther(kElsewhere);
        if (!chain) return chain.refusal();
        int added = 0;
        for (const Event& event : events) {
            const auto kept = log.addOther(event);
            if (!kept) return kept.refusal();
            added += *kept ? 1 : 0;
        }
        const auto head = log.writeHead();
        if (!head) return head.refusal();
        const auto noted = note("school.history " + trainee, events.back().position);
        if (!noted) return noted.refusal();
        return added;
    });
}

}  // namespace cutcard::school
