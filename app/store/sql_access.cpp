#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

namespace cutcard::store {
namespace {

struct Credentials {
    std::string passphrase;
    std::string recovery;
    std::int64_t failures = 0;
    Milliseconds lastFailure = 0;
};

StoreResult<Credentials> credentialsOf(Database& database, const Id& person) {
    Statement row = database.use(sql::credentials);
    row.bind(person);
    if (row.step()) return Credentials{row.text(0), row.text(1), row.number(2), row.number(3)};
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::UnknownPerson, {}};
}

StoreRefusal tooSoon(Milliseconds wait) {
    return {StoreFault::TooSoon, {std::to_string((wait + 999) / 1000)}};
}

}  // namespace

std::optional<StoreRefusal> SqlStore::refused(const StoreSession& session, Need need) const {
    const StoreFault missing = need == Need::Supervisor ? StoreFault::NeedsSupervisor : StoreFault::NeedsTrainee;
    if (session.isNobody()) return StoreRefusal{missing, {}};
    if (!m_sessions.isOpen(session)) return StoreRefusal{StoreFault::SessionEnded, {}};
    if (need == Need::Supervisor && session.role() != Role::Supervisor) return StoreRefusal{missing, {}};
    return std::nullopt;
}

std::optional<StoreRefusal> SqlStore::refusedChange(const StoreSession& session, Need need) const {
    if (auto no = refused(session, need)) return no;
    if (m_options.access == Access::ReadOnly) return StoreRefusal{StoreFault::OpenedReadOnly, {}};
    return std::nullopt;
}

StoreResult<bool> SqlStore::isSetUp() {
    const auto supervisors = m_database->number(sql::supervisors_ever);
    if (!supervisors) return supervisors.refusal();
    return *supervisors > 0;
}

StoreResult<SupervisorAccess> SqlStore::giveAccess(const Id& person, const std::string& passphrase) {
    if (passphrase.size() < static_cast<std::size_t>(kShortestPassphrase))
        return StoreRefusal{StoreFault::PassphraseTooShort, {std::to_string(kShortestPassphrase)}};
    SupervisorAccess access{person, newRecoveryCode()};
    const auto hashed = hashedPassphrase(passphrase, m_options.cost);
    const auto recovery = hashedPassphrase(plainRecoveryCode(access.recoveryCode), m_options.cost);
    if (!hashed || !recovery) return StoreRefusal{StoreFault::Unexpected, {"out of memory"}};
    const auto set = m_database->use(sql::set_credentials).bind(person).bind(*hashed).bind(*recovery).run();
    if (!set) return set.refusal();
    return access;
}

StoreResult<SupervisorAccess> SqlStore::setUp(const std::string& name, const std::string& passphrase) {
    if (m_options.access == Access::ReadOnly) return StoreRefusal{StoreFault::OpenedReadOnly, {}};
    if (name.empty() || name.size() > kLongestName)
        return StoreRefusal{StoreFault::BadName, {std::to_string(kLongestName)}};
    return change<SupervisorAccess>({Summed::People, Summed::Names, Summed::Credentials},
                                    [&]() -> StoreResult<SupervisorAccess> {
                                        const auto before = isSetUp();
                                        if (!before) return before.refusal();
                                        if (*before) return StoreRefusal{StoreFault::AlreadySetUp, {}};
                                        const Id id = newId();
                                        const auto added = insertPerson(id, Role::Supervisor, name);
                                        if (!added) return added.refusal();
                                        const auto noted = audit(StoreSession(), "set_up", id);
                                        if (!noted) return noted.refusal();
                                        return giveAccess(id, passphrase);
                                    });
}

/// A failure is stored and on the disk before it is told: ending the program does not shorten the wait.
StoreResult<Done> SqlStore::checkSecret(const Id& person, const std::string& secret, bool isRecovery) {
    if (m_options.access == Access::ReadOnly) return StoreRefusal{StoreFault::OpenedReadOnly, {}};
    const auto found = findPerson(person);
    if (!found) return found.refusal();
    if (found->standing != Standing::Active) return StoreRefusal{StoreFault::NotActive, {}};
    const auto known = credentialsOf(*m_database, person);
    if (!known) return known.refusal();
    const Milliseconds now = m_options.clock->now();
    const Milliseconds wait = waitLeft(known->failures, known->lastFailure, now);
    if (wait > 0) {
        // After a jump of the clock the wait counts from now; it does not begin anew at each attempt.
        if (known->lastFailure > now) {
            auto noted = change<Done>({Summed::Credentials}, [&] {
                return m_database->use(sql::set_failures).bind(person).bind(known->failures).bind(now).run();
            });
            if (!noted) return noted;
        }
        return tooSoon(wait);
    }
    const bool isRight = isPassphrase(isRecovery ? known->recovery : known->passphrase, secret);
    auto noted = change<Done>({Summed::Credentials}, [&]() -> StoreResult<Done> {
        auto counted = m_database->use(sql::set_failures)
                           .bind(person)
                           .bind(isRight ? 0 : known->failures + 1)
                           .bind(isRight ? 0 : now)
                           .run();
        if (!counted) return counted;
        const std::string act = isRecovery ? "recovery" : "sign_in";
        return audit(StoreSession(), isRight ? act : act + "_failed", person);
    });
    if (!noted) return noted;
    if (isRight) return Done{};
    return StoreRefusal{isRecovery ? StoreFault::WrongRecoveryCode : StoreFault::WrongPassphrase, {}};
}

StoreResult<StoreSession> SqlStore::signIn(const Id& supervisor, const std::string& passphrase) {
    const auto checked = checkSecret(supervisor, passphrase, false);
    if (!checked) return checked.refusal();
    return m_sessions.open(Role::Supervisor, supervisor);
}

StoreResult<StoreSession> SqlStore::enter(const Id& trainee) {
    const auto found = findPerson(trainee);
    if (!found) return found.refusal();
    if (found->role != Role::Trainee) return StoreRefusal{StoreFault::NeedsTrainee, {}};
    if (found->standing != Standing::Active) return StoreRefusal{StoreFault::NotActive, {}};
    return m_sessions.open(Role::Trainee, trainee);
}

void SqlStore::leave(const StoreSession& session) {
    m_sessions.close(session);
}

StoreResult<SupervisorAccess> SqlStore::recover(const Id& supervisor, const std::string& recoveryCode,
                                                const std::string& passphrase) {
    if (passphrase.size() < static_cast<std::size_t>(kShortestPassphrase))
        return StoreRefusal{StoreFault::PassphraseTooShort, {std::to_string(kShortestPassphrase)}};
    const auto checked = checkSecret(supervisor, plainRecoveryCode(recoveryCode), true);
    if (!checked) return checked.refusal();
    m_sessions.closeAllOf(supervisor);
    return change<SupervisorAccess>({Summed::Credentials}, [&] { return giveAccess(supervisor, passphrase); });
}

StoreResult<SupervisorAccess> SqlStore::resetPassphrase(const StoreSession& session, const Id& supervisor,
                                                        const std::string& passphrase) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    auto access = change<SupervisorAccess>({Summed::Credentials}, [&]() -> StoreResult<SupervisorAccess> {
        const auto found = findPerson(supervisor);
        if (!found) return found.refusal();
        if (found->role != Role::Supervisor) return StoreRefusal{StoreFault::UnknownPerson, {}};
        if (found->standing != Standing::Active) return StoreRefusal{StoreFault::NotActive, {}};
        const auto noted = audit(session, "passphrase_reset", supervisor);
        if (!noted) return noted.refusal();
        return giveAccess(supervisor, passphrase);
    });
    if (access && supervisor != session.person()) m_sessions.closeAllOf(supervisor);
    return access;
}

}  // namespace cutcard::store
