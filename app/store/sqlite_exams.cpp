#include "app/store/sqlite_change.h"

namespace cutcard::store {

StoreResult<std::vector<RunningAttempt>> SqliteStore::runningAttempts() {
    return StoreRefusal{StoreFault::Unexpected, {"runningAttempts"}};
}

StoreResult<Done> SqliteStore::startAttempt(const StoreSession&, const AttemptStart&) {
    return StoreRefusal{StoreFault::Unexpected, {"startAttempt"}};
}

StoreResult<Done> SqliteStore::keepLines(const StoreSession&, const Id&, std::span<const std::string>) {
    return StoreRefusal{StoreFault::Unexpected, {"keepLines"}};
}

StoreResult<Done> SqliteStore::beat(const StoreSession&, const Id&, std::int64_t) {
    return StoreRefusal{StoreFault::Unexpected, {"beat"}};
}

StoreResult<Done> SqliteStore::noteClockJump(const StoreSession&, const Id&, std::int64_t, std::int64_t) {
    return StoreRefusal{StoreFault::Unexpected, {"noteClockJump"}};
}

StoreResult<std::string> SqliteStore::seal(const StoreSession&, const Id&) {
    return StoreRefusal{StoreFault::Unexpected, {"seal"}};
}

StoreResult<std::string> SqliteStore::transcript(const StoreSession&, const Id&) {
    return StoreRefusal{StoreFault::Unexpected, {"transcript"}};
}

StoreResult<AttemptRow> SqliteStore::attempt(const StoreSession&, const Id&) {
    return StoreRefusal{StoreFault::Unexpected, {"attempt"}};
}

StoreResult<std::vector<AttemptRow>> SqliteStore::attempts(const StoreSession&, const AttemptQuery&) {
    return StoreRefusal{StoreFault::Unexpected, {"attempts"}};
}

StoreResult<int> SqliteStore::countAttempts(const StoreSession&, const AttemptQuery&) {
    return StoreRefusal{StoreFault::Unexpected, {"countAttempts"}};
}

StoreResult<Regrading> SqliteStore::regrade(const StoreSession&, const Id&, const std::string&) {
    return StoreRefusal{StoreFault::Unexpected, {"regrade"}};
}

StoreResult<std::vector<Regrading>> SqliteStore::regradings(const StoreSession&, const Id&) {
    return StoreRefusal{StoreFault::Unexpected, {"regradings"}};
}

StoreResult<std::vector<ItemFigures>> SqliteStore::itemAnalysis(const StoreSession&, const AttemptQuery&, AnalysisBy) {
    return StoreRefusal{StoreFault::Unexpected, {"itemAnalysis"}};
}

StoreResult<std::vector<TrendPoint>> SqliteStore::trend(const StoreSession&, const AttemptQuery&, TrendStep) {
    return StoreRefusal{StoreFault::Unexpected, {"trend"}};
}

StoreResult<ImportVerdict> SqliteStore::importAttempt(const StoreSession&, const ImportedAttempt&) {
    return StoreRefusal{StoreFault::Unexpected, {"importAttempt"}};
}

StoreResult<Done> SqliteStore::importPerson(const StoreSession&, const Id&, const std::string&) {
    return StoreRefusal{StoreFault::Unexpected, {"importPerson"}};
}

StoreResult<Done> SqliteStore::importDefinition(const StoreSession&, const Definition&) {
    return StoreRefusal{StoreFault::Unexpected, {"importDefinition"}};
}

}  // namespace cutcard::store
