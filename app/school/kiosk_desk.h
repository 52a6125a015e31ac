#pragma once

#include "app/school/kiosk_link.h"
#include "app/store/sqlite_store.h"

#include <optional>

namespace cutcard::school {

/// What the server is to get next: events without a gap, after those of which nothing is left but a hash.
struct KioskBatch {
    struct Loss {
        std::int64_t upTo = 0;
        Digest hash{};
    };
    std::optional<Loss> loss;
    std::vector<store::Event> events;
};

/// A definition that was made here, and the school's version that it goes on from.
struct KioskOffer {
    store::Definition definition;
    int knownVersion = 0;
    bool isNewest = true;  ///< Nothing newer of it is here.
};

/// A kiosk's own store as the program itself uses it, for nobody: what waits for the school, and what came from there.
/// Only where the store may be used; every call is short, and changes nothing when it is repeated.
class KioskDesk {
public:
    explicit KioskDesk(store::SqliteStore& store) : m_store(store) {}

    const store::Id& origin() const { return m_store.origin(); }
    /// The number of the last event.
    std::int64_t head() const { return m_store.m_log->sequence(); }
    /// Before anything else of it is believed. Another database than the last time knows nothing of what this one told:
    /// everything that came down is asked for once more, and every definition offered. That changes nothing but what
    /// is missing.
    StoreResult<Done> meet(const std::string& database);
    StoreResult<KnownOfSchool> known();
    StoreResult<Done> forgetSchool(const std::string& database);
    /// The public one; empty as long as nothing was sealed.
    StoreResult<std::string> key() const;
    /// Some of this store's own events from a number on.
    StoreResult<KioskBatch> eventsFrom(std::int64_t number);
    /// The server has everything up to this number: it need not wait any longer.
    StoreResult<Done> forwarded(std::int64_t number);
    StoreResult<std::int64_t> waiting();
    /// The title; empty: none.
    StoreResult<std::string> runningExam();

    /// Forms are not offered: they go up with the attempts that are sat on them.
    StoreResult<std::vector<KioskOffer>> offers(int limit);
    StoreResult<Done> offered(const store::Definition& definition, int schoolVersion);

    /// 0 also as soon as somebody can leave who sat an exam the last time.
    StoreResult<std::int64_t> knownStamp();
    /// Trainees, their groups, and keys. Supervisors stay those of this machine, as nobody's passphrase comes down.
    /// Returns how many of them were new or changed.
    /// Who sits an exam here is archived or erased after it.
    StoreResult<int> takeRoster(const SchoolRoster& roster, std::int64_t stamp);
    /// A name that was erased is in backups still: whose are to be removed by SqliteStore::replaceCopies, which takes
    /// long and may be done in any thread. Nothing while an exam runs.
    StoreResult<std::optional<store::StoreOptions>> oldCopies();
    StoreResult<Done> oldCopiesRemoved();

    StoreResult<std::int64_t> knownArrival() { return number(kArrival); }
    /// What is the newest at the school becomes the newest here; what was made here stays. Returns how many were added.
    StoreResult<int> takeDefinitions(std::span<const ArrivedDefinition> arrived);

    StoreResult<std::int64_t> knownHistory(const store::Id& trainee) { return number("school.history " + trainee); }
    /// What somebody practised elsewhere, in a chain of its own, which is never forwarded. Returns how much was added.
    StoreResult<int> takeHistory(const store::Id& trainee, std::span<const store::Event> events);

private:
    static constexpr auto kArrival = "school.arrival";
    static constexpr auto kStamp = "school.stamp";

    StoreResult<std::string> text(const std::string& fact);
    StoreResult<std::int64_t> number(const std::string& fact);
    StoreResult<Done> note(const std::string& fact, std::int64_t number);
    struct TakenPeople {
        int changed = 0;
        bool areAll = true;
        bool isOneErased = false;
        std::vector<store::Id> left;  ///< They may enter no longer.
    };
    StoreResult<int> takeRosterInside(const SchoolRoster& roster, std::int64_t stamp, std::vector<store::Id>& left);
    StoreResult<TakenPeople> takePeople(std::span<const store::Person> people);
    StoreResult<bool> takePerson(const store::Person& person);
    StoreResult<int> takeGroups(const SchoolRoster& roster);
    StoreResult<bool> takeGroup(const store::Group& group);
    StoreResult<bool> takeKey(const store::RegisteredKey& key, std::span<const store::RegisteredKey> known);
    StoreResult<bool> takeDefinition(const store::Definition& definition);
    StoreResult<bool> takeForm(const store::Definition& form, int newest, int same);
    StoreResult<std::int64_t> schoolVersion(const store::Id& id, int version);

    store::SqliteStore& m_store;
};

}  // namespace cutcard::school
