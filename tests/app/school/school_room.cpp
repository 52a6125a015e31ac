#include "tests/app/school/school_room.h"

#include "app/store/machine_key.h"
#include "app/store/row_hash.h"

#include <algorithm>

namespace cutcard::test {

using namespace school;
using namespace store;

KioskBench::KioskBench(Schools& schools, const std::string& database, const std::string& name)
    : own(settled(test::opened(testOptions(folder.path().toStdString())))), link(schools.kiosk(database, name)) {}

std::string KioskBench::key() {
    return MachineKey::openOrMake(folder.path().toStdString())->publicKey();
}

void KioskBench::practise(int times) {
    for (int i = 0; i < times; ++i) {
        const std::vector<NewEvent> one = {practiceEvent(own.trainee, std::to_string(i))};
        if (!own.store->append(own.traineeSession, one)) std::abort();
    }
}

Id KioskBench::sit() {
    const SampleExam exam = defined(*own.store, own.supervisor);
    return sat(*own.store, own.supervisor, own.trainee, exam, faultless(exam.items));
}

void KioskBench::forward() {
    orEnd(link->enter(origin(), key(), "1.0"), "enter");
    orEnd(link->append(events()), "append");
}

ImportedAttempt KioskBench::copied(const Id& attempt) {
    const AttemptRow row = *own.store->attempt(own.supervisor, attempt);
    return {*own.store->transcript(own.supervisor, attempt),
            row.exam,
            row.version,
            row.supervisor,
            row.startedAt,
            row.sealedAt};
}

ImportVerdict KioskBench::takeIn(KioskBench& from, const ImportedAttempt& attempt) {
    orEnd(own.store->registerKey(own.supervisor, from.key(), "another room"), "registerKey");
    orEnd(own.store->importPerson(own.supervisor, from.own.trainee, "Tina"), "importPerson");
    return orEnd(own.store->importAttempt(own.supervisor, attempt), "importAttempt");
}

void chainAnew(std::vector<Event>& events) {
    Digest before{};
    for (Event& event : events) {
        event.hash = chained(before, chainedBytes(event));
        before = event.hash;
    }
}

std::size_t placeOf(const std::vector<Event>& events, const std::string& kind) {
    const auto found =
        std::find_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; });
    return static_cast<std::size_t>(found - events.begin());
}

void say(std::vector<Event>& events, Event event) {
    event.origin = events.back().origin;
    event.sequence = events.back().sequence + 1;
    events.push_back(std::move(event));
    chainAnew(events);
}

void SchoolRoom::open() {
    m_database = m_schools.newSchool();
    m_folder = std::make_unique<QTemporaryDir>();
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->path().toStdString())));
    m_kiosk = std::make_unique<KioskBench>(m_schools, m_database, "room_1");
}

void SchoolRoom::close() {
    m_kiosk.reset();
    m_console = {};
}

std::vector<Event> SchoolRoom::held(const Id& origin) {
    std::vector<Event> found;
    const auto all = console().events(m_console.supervisor, {"", {}, 0, 100'000});
    for (Event event : *all) {
        event.position = static_cast<std::int64_t>(found.size()) + 1;
        if (event.origin == origin) found.push_back(event);
    }
    return found;
}

}  // namespace cutcard::test
