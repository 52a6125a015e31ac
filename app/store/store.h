#pragma once

#include "app/store/exam_store.h"
#include "app/store/store_refusal.h"
#include "app/store/store_session.h"
#include "app/store/store_types.h"

#include <functional>
#include <span>
#include <vector>

namespace cutcard::store {

/// Who may append an event of a kind: "practice." and "attempt." trainees, about themselves, and supervisors;
/// "exam." supervisors; "audit." and what the calls of ExamStore append (exam.form, exam.started, attempt.event,
/// attempt.sealed, attempt.clock, exam.regraded, exam.imported) the store alone; anything else nobody.
enum class KindNeeds : std::uint8_t { Trainee, Supervisor, Store, Nobody };
KindNeeds kindNeeds(std::string_view kind);

bool isDefinitionKind(std::string_view kind);

/// What was acknowledged of an exam survives the loss of the database file.
bool isExamKind(std::string_view kind);

inline constexpr int kShortestPassphrase = 8;
inline constexpr std::size_t kLongestBody = 4U << 20;
inline constexpr std::size_t kLongestTranscript = 16U << 20;  ///< Of an attempt from elsewhere.
inline constexpr std::size_t kLongestName = 200;

/// People and events, whatever keeps them. Every call says who asks, and is refused here, not in a window. A call that
/// changes something returns after it is on the disk; each act of a supervisor leaves an "audit." event.
class Store : public ExamStore {
public:
    ~Store() override = default;

    // Anybody.
    virtual StoreResult<bool> isSetUp() = 0;
    /// Active people with their names, to choose oneself from.
    virtual StoreResult<std::vector<Person>> whoMayEnter() = 0;
    /// A trainee adds himself, as long as there is no supervisor who could: whoever practises at home.
    virtual StoreResult<Id> introduce(const std::string& name) = 0;
    /// Once, in a store without supervisors.
    virtual StoreResult<SupervisorAccess> setUp(const std::string& name, const std::string& passphrase) = 0;
    /// After a failure the next attempt has to wait, longer each time.
    virtual StoreResult<StoreSession> signIn(const Id& supervisor, const std::string& passphrase) = 0;
    virtual StoreResult<StoreSession> enter(const Id& trainee) = 0;
    virtual void leave(const StoreSession& session) = 0;
    /// A new passphrase by the recovery code, which is then replaced by a new one.
    virtual StoreResult<SupervisorAccess> recover(const Id& supervisor, const std::string& recoveryCode,
                                                  const std::string& passphrase) = 0;
    virtual StoreResult<std::vector<RegisteredKey>> keys() = 0;

    // A trainee for himself, or a supervisor.
    virtual StoreResult<Person> person(const StoreSession& session, const Id& id) = 0;
    /// All or none, in their order.
    virtual StoreResult<std::vector<Event>> append(const StoreSession& session, std::span<const NewEvent> events) = 0;
    /// In the order of arrival, or the reverse. A trainee sees what is about himself, without "audit." and "exam.".
    virtual StoreResult<std::vector<Event>> events(const StoreSession& session, const EventQuery& query) = 0;
    /// Version 0: the newest. A trainee may read rules only.
    virtual StoreResult<Definition> definition(const StoreSession& session, const Id& id, int version) = 0;

    // A supervisor.
    virtual StoreResult<std::vector<Person>> people(const StoreSession& session) = 0;
    virtual StoreResult<Id> addTrainee(const StoreSession& session, const std::string& name) = 0;
    virtual StoreResult<SupervisorAccess> addSupervisor(const StoreSession& session, const std::string& name,
                                                        const std::string& passphrase) = 0;
    virtual StoreResult<Done> rename(const StoreSession& session, const Id& person, const std::string& name) = 0;
    /// Archived people stay in results and can no longer enter.
    virtual StoreResult<Done> archive(const StoreSession& session, const Id& person) = 0;
    virtual StoreResult<Done> restore(const StoreSession& session, const Id& person) = 0;
    /// The name, the passphrase and the groups go for ever, from the backups too; events and seals stay.
    virtual StoreResult<Done> erase(const StoreSession& session, const Id& person) = 0;
    /// Erases archived people about whom nothing happened since. Returns whom.
    virtual StoreResult<std::vector<Id>> eraseUnseenSince(const StoreSession& session, Milliseconds since) = 0;
    virtual StoreResult<SupervisorAccess> resetPassphrase(const StoreSession& session, const Id& supervisor,
                                                          const std::string& passphrase) = 0;

    virtual StoreResult<std::vector<Group>> groups(const StoreSession& session) = 0;
    virtual StoreResult<Id> addGroup(const StoreSession& session, const std::string& name) = 0;
    virtual StoreResult<Done> renameGroup(const StoreSession& session, const Id& group, const std::string& name) = 0;
    virtual StoreResult<Done> removeGroup(const StoreSession& session, const Id& group) = 0;
    virtual StoreResult<Done> setMembers(const StoreSession& session, const Id& group, std::span<const Id> members) = 0;

    /// All lines or none: adds trainees and puts people into groups, beside the groups and members that there are.
    /// `progress` is told how many lines are done.
    virtual StoreResult<Done> addRoster(const StoreSession& session, std::span<const RosterLine> lines,
                                        const std::function<void(int)>& progress) = 0;

    /// The newest version of each of this kind; of every kind where none is named. Forms are many and large.
    virtual StoreResult<std::vector<Definition>> definitions(const StoreSession& session,
                                                             const std::string& kind = {}) = 0;
    /// One version more; the first where the id is new.
    virtual StoreResult<int> define(const StoreSession& session, const Id& id, const std::string& kind,
                                    const std::string& body) = 0;

    virtual StoreResult<Done> registerKey(const StoreSession& session, const std::string& key,
                                          const std::string& label) = 0;
    virtual StoreResult<Done> revokeKey(const StoreSession& session, const std::string& key) = 0;

    /// Events that were not forwarded yet, the oldest first, and the word that they were, up to a position.
    virtual StoreResult<std::vector<Event>> outbox(const StoreSession& session, int limit) = 0;
    virtual StoreResult<Done> forwarded(const StoreSession& session, std::int64_t upTo) = 0;

    virtual StoreResult<Done> backUp(const StoreSession& session) = 0;
};

}  // namespace cutcard::store
