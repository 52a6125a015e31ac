#pragma once

#include "app/store/database.h"
#include "app/store/journal.h"

#include <memory>
#include <optional>
#include <vector>

namespace cutcard::store {

/// The chain of this store's own events, in the database and in the journal; without a folder there is no journal.
class EventLog {
public:
    EventLog(Database& database, std::string journalFolder)
        : m_database(database), m_journalFolder(std::move(journalFolder)) {}

    /// Reads the head; a new store gets an origin first, its own or one that is known from elsewhere.
    StoreResult<Done> load(const Id& knownOrigin = {});
    /// Where others write to the same chain.
    StoreResult<Done> loadHead();
    /// A store that was opened for reading has no journal.
    StoreResult<Done> openJournal();
    /// What the journal has and the database has not is appended to it, and the other way round. Returns how many
    /// events the database had lost.
    StoreResult<std::vector<Event>> recover();

    /// Within a transaction. The second is for an event that was stored before.
    StoreResult<Event> add(const NewEvent& event, Milliseconds at);
    StoreResult<Done> restore(const Event& event);
    /// Goes on after events of which nothing but the last hash is left.
    StoreResult<Done> skip(std::int64_t upTo, const Digest& hash);

    /// The chain of what comes from other stores, made where there is none; then, within a transaction, one event more
    /// in it, with a number and a hash of this chain. It waits for nobody. False: it is here already.
    StoreResult<Done> loadOther(const Id& origin);
    StoreResult<bool> addOther(const Event& event);

    /// Before and after the commit. Events count as acknowledged after the second.
    StoreResult<Done> writeHead();
    StoreResult<Done> acknowledge();
    void forget();

    const Id& origin() const { return m_origin; }
    std::int64_t chain() const { return m_chain; }
    std::int64_t sequence() const { return m_head.sequence; }
    const Digest& head() const { return m_head.hash; }

private:
    struct Head {
        std::int64_t sequence = 0;
        Digest hash{};
    };

    StoreResult<Done> createChain(const Id& origin);
    StoreResult<Done> insert(Event& event);
    StoreResult<Done> insertWaitingForNobody(Event& event);
    StoreResult<std::vector<Event>> takeOver(const JournalContent& content);
    Digest hashBefore(std::int64_t sequence);
    StoreResult<Done> catchUp(std::int64_t after, Digest previous);

    Database& m_database;
    std::string m_journalFolder;
    std::unique_ptr<Journal> m_journal;
    Id m_origin;
    std::int64_t m_chain = 0;
    Head m_head;
    Head m_committed;
    std::vector<JournalEntry> m_pending;  ///< In the database, or about to be, and not in the journal.
    std::size_t m_pendingCommitted = 0;
};

}  // namespace cutcard::store
