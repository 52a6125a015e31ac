#include "tests/app/store/store_bench.h"

#include "tests/app/store/or_end.h"

namespace cutcard::test {

using namespace store;

namespace {

std::string line(const Person& person) {
    return person.id + ' ' + std::to_string(static_cast<int>(person.role)) + ' ' +
           std::to_string(static_cast<int>(person.standing)) + ' ' + person.name + ' ' +
           std::to_string(person.createdAt) + '\n';
}

std::string line(const Event& event) {
    return std::to_string(event.position) + ' ' + event.id + ' ' + event.origin + ' ' + std::to_string(event.sequence) +
           ' ' + std::to_string(event.at) + ' ' + event.kind + ' ' + event.subject + ' ' + event.body + ' ' +
           hexOf(event.hash) + '\n';
}

}  // namespace

StoreOptions testOptions(const std::string& folder, const Clock& clock) {
    StoreOptions options;
    options.folder = folder;
    options.clock = &clock;
    options.cost = PassphraseCost::least();
    return options;
}

std::unique_ptr<SqliteStore> opened(const StoreOptions& options) {
    return orEnd(SqliteStore::open(options), "open");
}

SettledStore settled(std::unique_ptr<Store> store) {
    SettledStore settled;
    settled.store = std::move(store);
    settled.access = orEnd(settled.store->setUp("Sam Supervisor", kPassphrase), "setUp");
    settled.supervisor = orEnd(settled.store->signIn(settled.access.id, kPassphrase), "signIn");
    settled.trainee = orEnd(settled.store->addTrainee(settled.supervisor, "Tina Trainee"), "addTrainee");
    settled.traineeSession = orEnd(settled.store->enter(settled.trainee), "enter");
    return settled;
}

NewEvent practiceEvent(const Id& trainee, const std::string& body) {
    return {newId(), "practice.answered", trainee, body};
}

NewEvent attemptEvent(const Id& trainee, const std::string& body) {
    return {newId(), "attempt.acted", trainee, body};
}

std::string everyAnswer(Store& store, const StoreSession& supervisor) {
    std::string text;
    for (const Person& person : orEnd(store.people(supervisor), "people")) text += line(person);
    for (const Group& group : orEnd(store.groups(supervisor), "groups")) {
        text += group.id + ' ' + group.name;
        for (const Id& member : group.members) text += ' ' + member;
        text += '\n';
    }
    for (const Definition& one : orEnd(store.definitions(supervisor), "definitions")) {
        for (int version = 1; version <= one.version; ++version) {
            const Definition each = orEnd(store.definition(supervisor, one.id, version), "definition");
            text += each.id + ' ' + std::to_string(each.version) + ' ' + each.kind + ' ' + each.body + ' ' +
                    std::to_string(each.at) + '\n';
        }
    }
    for (const RegisteredKey& key : orEnd(store.keys(), "keys"))
        text += key.key + ' ' + key.label + ' ' + std::to_string(key.at) + (key.revoked ? " revoked\n" : "\n");
    for (const Event& event : orEnd(store.events(supervisor, {}), "events")) text += line(event);
    AttemptQuery all;
    all.limit = 100'000;
    const auto attempts = orEnd(store.attempts(supervisor, all), "attempts");
    for (const AttemptRow& row : attempts)
        text += row.attempt + ' ' + row.trainee + ' ' + std::to_string(row.examTime) + ' ' +
                std::to_string(row.hundredths) + ' ' + row.shortCode + '\n' +
                orEnd(store.transcript(supervisor, row.attempt), "transcript");
    const auto running = orEnd(store.runningAttempts(), "runningAttempts");
    for (const RunningAttempt& one : running)
        text += one.attempt + ' ' + std::to_string(one.beat.examTime) + ' ' + std::to_string(one.beat.at) + '\n';
    text += "outbox\n";
    for (const Event& event : orEnd(store.outbox(supervisor, 100'000), "outbox")) text += line(event);
    return text;
}

}  // namespace cutcard::test
