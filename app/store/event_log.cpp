#include "app/store/event_log.h"

#include "app/store/checks.h"
#include "app/store/row_hash.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"
#include "app/store/store.h"

#include <algorithm>

namespace cutcard::store {
namespace {

constexpr std::size_t kCatchUpPiece = 1000;

}  // namespace

StoreResult<Done> EventLog::load(const Id& knownOrigin) {
    {
        Statement fact = m_database.use(sql::fact);
        fact.bind("origin");
        if (fact.step()) m_origin = fact.text(0);
        auto outcome = fact.outcome();
        if (!outcome) return outcome;
    }
    if (m_origin.empty()) return createChain(knownOrigin.empty() ? newId() : knownOrigin);
    return loadHead();
}

StoreResult<Done> EventLog::loadHead() {
    Statement row = m_database.use(sql::chain);
    row.bind(m_origin);
    const bool isThere = row.step();
    auto outcome = row.outcome();
    if (!outcome) return outcome;
    if (!isThere) return StoreRefusal{StoreFault::Damaged, {"chains"}};
    m_chain = row.number(0);
    m_head = m_committed = {row.number(1), row.digest(2)};
    return Done{};
}

StoreResult<Done> EventLog::createChain(const Id& origin) {
    Transaction transaction(m_database);
    if (!transaction.begun()) return transaction.begun();
    m_origin = origin;
    m_chain = 1;
    auto fact = m_database.use(sql::set_fact).bind("origin").bind(m_origin).run();
    if (!fact) return fact;
    auto chain = m_database.use(sql::add_chain).bind(m_chain).bind(m_origin).bind(Digest{}).run();
    if (!chain) return chain;
    auto summed = refreshSums(m_database, {Summed::Facts});
    if (!summed) return summed;
    return transaction.commit();
}

StoreResult<Done> EventLog::openJournal() {
    auto journal = Journal::open(m_journalFolder);
    if (!journal) return journal.refusal();
    m_journal = std::move(*journal);
    return Done{};
}

StoreResult<Done> EventLog::insertWaitingForNobody(Event& event) {
    Statement stored = m_database.use(sql::append_event);
    stored.bind(event.id).bind(m_chain).bind(event.sequence).bind(event.at).bind(event.kind).bind(event.subject);
    stored.bindBytes(event.body).bind(event.hash);
    if (!stored.step()) return stored.outcome();
    event.position = stored.number(0);
    return Done{};
}

StoreResult<Done> EventLog::insert(Event& event) {
    auto inserted = insertWaitingForNobody(event);
    if (!inserted) return inserted;
    return m_database.use(sql::append_to_outbox).bind(event.position).run();
}

StoreResult<Done> EventLog::loadOther(const Id& origin) {
    m_origin = origin;
    bool isThere = false;
    {
        Statement row = m_database.use(sql::chain);
        row.bind(origin);
        isThere = row.step();
    }
    if (!isThere) {
        const auto last = m_database.number("SELECT max(number) FROM chains");
        if (!last) return last.refusal();
        auto made = m_database.use(sql::add_chain).bind(*last + 1).bind(origin).bind(Digest{}).run();
        if (!made) return made;
    }
    return loadHead();
}

StoreResult<bool> EventLog::addOther(const Event& event) {
    {
        Statement known = m_database.use(sql::event_by_id);
        known.bind(event.id);
        if (known.step()) return false;
        const auto outcome = known.outcome();
        if (!outcome) return outcome.refusal();
    }
    Event copy = event;
    copy.origin = m_origin;
    copy.sequence = m_head.sequence + 1;
    copy.hash = chained(m_head.hash, chainedBytes(copy));
    const auto inserted = insertWaitingForNobody(copy);
    if (!inserted) return inserted.refusal();
    m_head = {copy.sequence, copy.hash};
    return true;
}

StoreResult<Event> EventLog::add(const NewEvent& wanted, Milliseconds at) {
    Event event{0, wanted.id, m_origin, m_head.sequence + 1, at, wanted.kind, wanted.subject, wanted.body, {}};
    event.hash = chained(m_head.hash, chainedBytes(event));
    const auto inserted = insert(event);
    if (!inserted) return inserted.refusal();
    m_pending.push_back({event, m_head.hash});
    m_head = {event.sequence, event.hash};
    return event;
}

StoreResult<Done> EventLog::restore(const Event& event) {
    Event copy = event;
    auto inserted = insert(copy);
    if (inserted) m_head = {event.sequence, event.hash};
    return inserted;
}

StoreResult<Done> EventLog::skip(std::int64_t upTo, const Digest& hash) {
    auto noted = m_database.use(sql::add_loss).bind(m_chain).bind(m_head.sequence + 1).bind(upTo).bind(hash).run();
    if (noted) m_head = {upTo, hash};
    return noted;
}

StoreResult<Done> EventLog::writeHead() {
    if (m_head.sequence == m_committed.sequence) return Done{};
    return m_database.use(sql::set_chain_head).bind(m_chain).bind(m_head.sequence).bind(m_head.hash).run();
}

StoreResult<Done> EventLog::acknowledge() {
    m_committed = m_head;
    if (m_journalFolder.empty()) m_pending.clear();
    m_pendingCommitted = m_pending.size();
    if (m_journal == nullptr) return Done{};
    const bool synced = std::any_of(m_pending.begin(), m_pending.end(),
                                    [](const JournalEntry& entry) { return isExamKind(entry.event.kind); });
    // On failure they stay pending: the next acknowledgement, or the next start, writes them first.
    auto written = m_journal->append(m_pending, synced);
    if (!written) return written;
    m_pending.clear();
    m_pendingCommitted = 0;
    return Done{};
}

void EventLog::forget() {
    m_head = m_committed;
    m_pending.resize(m_pendingCommitted);
}

StoreResult<std::vector<Event>> EventLog::takeOver(const JournalContent& content) {
    std::vector<Event> restored;
    Transaction transaction(m_database);
    if (!transaction.begun()) return transaction.begun().refusal();
    for (const JournalEntry& entry : content.entries) {
        const Event& event = entry.event;
        if (event.origin != m_origin || event.sequence < m_head.sequence) continue;
        const bool isHead = event.sequence == m_head.sequence;
        const bool follows = event.sequence == m_head.sequence + 1 && entry.previous == m_head.hash;
        if (isHead ? event.hash != m_head.hash : !follows)
            return StoreRefusal{StoreFault::Damaged, {"journal, event " + std::to_string(event.sequence)}};
        if (isHead) continue;
        const auto done = restore(event);
        if (!done) return done.refusal();
        restored.push_back(event);
    }
    const auto head = writeHead();
    if (!head) return head.refusal();
    const auto committed = transaction.commit();
    if (!committed) return committed.refusal();
    m_committed = m_head;
    return restored;
}

/// Of an event that was lost: its hash is all that is left of it.
Digest EventLog::hashBefore(std::int64_t sequence) {
    Statement loss = m_database.use(sql::loss_up_to);
    loss.bind(m_chain).bind(sequence - 1);
    return loss.step() ? loss.digest(0) : Digest{};
}

StoreResult<Done> EventLog::catchUp(std::int64_t after, Digest previous) {
    std::vector<JournalEntry> piece;
    Statement row = m_database.use(sql::events_of_chain);
    row.bind(m_chain).bind(after);
    for (;;) {
        const bool isRow = row.step();
        if (isRow) {
            Event event = eventOf(row);
            if (event.sequence != after + 1) previous = hashBefore(event.sequence);
            after = event.sequence;
            piece.push_back({event, previous});
            previous = event.hash;
        }
        if (!isRow || piece.size() == kCatchUpPiece) {
            auto written = m_journal->append(piece, true);
            if (!written) return written;
            piece.clear();
        }
        if (!isRow) return row.outcome();
    }
}

StoreResult<std::vector<Event>> EventLog::recover() {
    JournalContent content = Journal::readNewest(m_journalFolder);
    // The newest file may have been begun after what the database lost.
    const auto isOwn = [&](const JournalEntry& entry) { return entry.event.origin == m_origin; };
    const auto first = std::find_if(content.entries.begin(), content.entries.end(), isOwn);
    const bool isEnough = first != content.entries.end() && first->event.sequence <= m_head.sequence + 1;
    if (!isEnough) content = Journal::read(m_journalFolder);
    auto restored = takeOver(content);
    if (!restored) return restored;

    const auto last = std::find_if(content.entries.rbegin(), content.entries.rend(), isOwn);
    const bool isWhole = content.damaged.empty() && (last != content.entries.rend() || m_head.sequence == 0);
    if (!isWhole) {
        const auto aside = Journal::putAside(m_journalFolder);
        if (!aside) return aside.refusal();
    }
    const auto opened = openJournal();
    if (!opened) return opened.refusal();
    const bool hasLast = isWhole && last != content.entries.rend();
    const auto caughtUp = hasLast ? catchUp(last->event.sequence, last->event.hash) : catchUp(0, Digest{});
    if (!caughtUp) return caughtUp.refusal();
    return restored;
}

}  // namespace cutcard::store
