#pragma once

#include "app/store/attempt_projection.h"
#include "app/store/event_log.h"
#include "app/store/row_sums.h"
#include "app/store/store.h"
#include "app/store/store_options.h"

#include <map>
#include <optional>
#include <set>

namespace cutcard::school {
class KioskDesk;
}

namespace cutcard::store {

class ItemSums;

/// What a store does with a database that speaks SQL, whichever that is.
class SqlStore : public Store {
public:
    const Id& origin() const { return m_log->origin(); }
    Database& database() { return *m_database; }

    StoreResult<bool> isSetUp() override;
    StoreResult<std::vector<Person>> whoMayEnter() override;
    StoreResult<Id> introduce(const std::string& name) override;
    StoreResult<SupervisorAccess> setUp(const std::string& name, const std::string& passphrase) override;
    StoreResult<StoreSession> signIn(const Id& supervisor, const std::string& passphrase) override;
    StoreResult<StoreSession> enter(const Id& trainee) override;
    void leave(const StoreSession& session) override;
    StoreResult<SupervisorAccess> recover(const Id& supervisor, const std::string& recoveryCode,
                                          const std::string& passphrase) override;
    StoreResult<std::vector<RegisteredKey>> keys() override;
    StoreResult<Person> person(const StoreSession& session, const Id& id) override;
    StoreResult<std::vector<Event>> append(const StoreSession& session, std::span<const NewEvent> events) override;
    StoreResult<std::vector<Event>> events(const StoreSession& session, const EventQuery& query) override;
    StoreResult<Definition> definition(const StoreSession& session, const Id& id, int version) override;
    StoreResult<std::vector<Person>> people(const StoreSession& session) override;
    StoreResult<Id> addTrainee(const StoreSession& session, const std::string& name) override;
    StoreResult<SupervisorAccess> addSupervisor(const StoreSession& session, const std::string& name,
                                                const std::string& passphrase) override;
    StoreResult<Done> rename(const StoreSession& session, const Id& person, const std::string& name) override;
    StoreResult<Done> archive(const StoreSession& session, const Id& person) override;
    StoreResult<Done> restore(const StoreSession& session, const Id& person) override;
    StoreResult<Done> erase(const StoreSession& session, const Id& person) override;
    StoreResult<std::vector<Id>> eraseUnseenSince(const StoreSession& session, Milliseconds since) override;
    StoreResult<SupervisorAccess> resetPassphrase(const StoreSession& session, const Id& supervisor,
                                                  const std::string& passphrase) override;
    StoreResult<std::vector<Group>> groups(const StoreSession& session) override;
    StoreResult<Id> addGroup(const StoreSession& session, const std::string& name) override;
    StoreResult<Done> renameGroup(const StoreSession& session, const Id& group, const std::string& name) override;
    StoreResult<Done> removeGroup(const StoreSession& session, const Id& group) override;
    StoreResult<Done> setMembers(const StoreSession& session, const Id& group, std::span<const Id> members) override;
    StoreResult<Done> addRoster(const StoreSession& session, std::span<const RosterLine> lines,
                                const std::function<void(int)>& progress) override;
    StoreResult<std::vector<Definition>> definitions(const StoreSession& session, const std::string& kind) override;
    StoreResult<int> define(const StoreSession& session, const Id& id, const std::string& kind,
                            const std::string& body) override;
    StoreResult<Done> registerKey(const StoreSession& session, const std::string& key,
                                  const std::string& label) override;
    StoreResult<Done> revokeKey(const StoreSession& session, const std::string& key) override;
    StoreResult<std::vector<Event>> outbox(const StoreSession& session, int limit) override;
    StoreResult<Done> forwarded(const StoreSession& session, std::int64_t upTo) override;

    StoreResult<std::vector<RunningAttempt>> runningAttempts() override;
    StoreResult<Done> startAttempt(const StoreSession& session, const AttemptStart& start) override;
    StoreResult<Done> keepLines(const StoreSession& session, const Id& attempt,
                                std::span<const std::string> lines) override;
    StoreResult<Done> beat(const StoreSession& session, const Id& attempt, std::int64_t examTime) override;
    StoreResult<Done> noteClockJump(const StoreSession& session, const Id& attempt, std::int64_t examTime,
                                    std::int64_t jumpedBy) override;
    StoreResult<std::string> seal(const StoreSession& session, const Id& attempt) override;
    StoreResult<std::string> transcript(const StoreSession& session, const Id& attempt) override;
    StoreResult<AttemptRow> attempt(const StoreSession& session, const Id& attempt) override;
    StoreResult<std::vector<AttemptRow>> attempts(const StoreSession& session, const AttemptQuery& query) override;
    StoreResult<int> countAttempts(const StoreSession& session, const AttemptQuery& query) override;
    StoreResult<Regrading> regrade(const StoreSession& session, const Id& attempt, const std::string& reason) override;
    StoreResult<std::vector<Regrading>> regradings(const StoreSession& session, const Id& attempt) override;
    StoreResult<std::vector<ItemFigures>> itemAnalysis(const StoreSession& session, const AttemptQuery& query,
                                                       AnalysisBy by) override;
    StoreResult<std::vector<SubjectShare>> shareBySubject(const StoreSession& session, const AttemptQuery& query,
                                                          AnalysisBy by, const std::string& key) override;
    StoreResult<std::vector<TrendPoint>> trend(const StoreSession& session, const AttemptQuery& query,
                                               TrendStep step) override;
    StoreResult<ImportVerdict> importAttempt(const StoreSession& session, const ImportedAttempt& attempt) override;
    StoreResult<Done> importPerson(const StoreSession& session, const Id& id, const std::string& name) override;
    StoreResult<Done> importDefinition(const StoreSession& session, const Definition& definition) override;
    StoreResult<Signature> signExchange(const StoreSession& session, const Digest& digest) override;

protected:
    /// What a kiosk's program does by itself, for nobody: exactly the calls of that class.
    friend class school::KioskDesk;

    enum class Need : std::uint8_t { Trainee, Supervisor };

    explicit SqlStore(StoreOptions options) : m_options(std::move(options)) {}

    /// Before a change: what others have written, in pieces, so that nobody waits for it.
    virtual StoreResult<Done> catchUp() { return Done{}; }
    /// Within a change, before anything else: others may have written since.
    virtual StoreResult<Done> joinOthers() { return Done{}; }
    /// Before results are read.
    virtual StoreResult<Done> takeNews() { return Done{}; }
    /// What the attempts of a query earned, and what went wrong in them.
    virtual StoreResult<Done> addFigures(ItemSums& sums, const AttemptQuery& query, AnalysisBy by);
    /// After an erasure: copies in which the name can still be read.
    virtual StoreResult<Done> removeOldCopies() = 0;

    /// Nothing: the session may. Changes need a store that was opened for writing.
    std::optional<StoreRefusal> refused(const StoreSession& session, Need need) const;
    std::optional<StoreRefusal> refusedChange(const StoreSession& session, Need need) const;
    std::optional<StoreRefusal> refusedEvent(const StoreSession& session, const NewEvent& event) const;

    StoreResult<Person> findPerson(const Id& id);
    StoreResult<Done> insertPerson(const Id& id, Role role, const std::string& name);
    StoreResult<Id> insertTrainee(const StoreSession& session, const std::string& name);
    /// The names of groups with their ids; made where they are missing.
    StoreResult<Id> groupCalled(const StoreSession& session, const std::string& name, std::map<std::string, Id>& known);
    StoreResult<Done> addRosterLine(const StoreSession& session, const RosterLine& line,
                                    std::map<std::string, Id>& groups, std::set<Id>& changed);
    StoreResult<Done> eraseInside(const StoreSession& session, const Id& person);
    StoreResult<Event> appendOne(const NewEvent& event);
    StoreResult<Done> audit(const StoreSession& session, const std::string& act, const Id& about);
    StoreResult<Done> takeFromOutbox(std::int64_t upTo);
    StoreResult<SupervisorAccess> giveAccess(const Id& person, const std::string& passphrase);
    StoreResult<Done> checkSecret(const Id& person, const std::string& secret, bool isRecovery);

    /// An attempt that the session may see.
    StoreResult<AttemptRecord> attemptFor(const StoreSession& session, const Id& attempt);
    StoreResult<AttemptOrigin> checkedOrigin(const StoreSession& session, const AttemptStart& start,
                                             const Definition& form);
    StoreResult<bool> isKnownLine(const AttemptRecord& record, const std::string& line);
    StoreResult<Event> addExamEvent(const NewEvent& event);
    StoreResult<Done> keepFormEvent(const Definition& form);
    StoreResult<Done> registerOwnKey(const StoreSession& session, const std::string& key);
    StoreResult<Definition> formOf(const Transcript& whole, std::string_view items);
    StoreResult<Done> keepImport(const StoreSession& session, const Id& trainee, AttemptOrigin origin,
                                 const Transcript* whole, std::int64_t time);

    /// Runs a change and commits it with the sums of the tables that it touched. Defined in sql_change.h.
    template <typename T, typename Change>
    StoreResult<T> change(std::initializer_list<Summed> tables, const Change& change);

    StoreOptions m_options;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<EventLog> m_log;
    std::unique_ptr<AttemptProjection> m_attempts;
    std::set<Id> m_goingOn;  ///< Started or resumed since the store was opened: these need no supervisor's word.
    SessionBook m_sessions;
};

}  // namespace cutcard::store
