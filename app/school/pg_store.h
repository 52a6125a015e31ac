#pragma once

#include "app/school/pg_database.h"
#include "app/school/school_office.h"
#include "app/store/sql_store.h"

namespace cutcard::school {

/// A school's server as a store: the same calls, for several consoles at a time. Its folder has the machine's key and
/// nothing else.
class PgStore final : public store::SqlStore, public KioskBook {
public:
    /// By a role that is a member of cutcard_supervisor. `isUnwanted`: becomes true in another thread when nobody waits
    /// for it any more; what was taken in until then stays.
    static StoreResult<std::unique_ptr<PgStore>> open(const store::StoreOptions& options, const std::string& conninfo,
                                                      const std::atomic<bool>* isUnwanted = nullptr);

    /// What kiosks have forwarded becomes results, seals verified; reading results takes in a few thousand events by
    /// itself. Where nothing is new, that is one question.
    StoreResult<Done> takeIn() { return takeInUnless(nullptr); }

    StoreResult<std::vector<Kiosk>> kiosks(const store::StoreSession& session);
    StoreResult<std::vector<DefinitionConflict>> conflicts(const store::StoreSession& session);

    StoreResult<Look> look(const store::StoreSession& session) override;

    /// Refused: a server's copies are made there.
    StoreResult<Done> backUp(const store::StoreSession& session) override;

private:
    struct LookLine;

    PgStore(store::StoreOptions options, std::string conninfo)
        : SqlStore(std::move(options)), m_conninfo(std::move(conninfo)) {}

    StoreResult<Done> start(const std::atomic<bool>* isUnwanted);
    StoreResult<Done> takeInUnless(const std::atomic<bool>* isUnwanted);
    StoreResult<Done> makeFit();
    StoreResult<bool> holdsSeal(const store::Event& event, const std::string& transcript);
    /// Whether there is something that did not become results yet.
    StoreResult<bool> hasNews();
    /// Within a transaction. Whether anything was there.
    StoreResult<bool> takeSome();
    /// A transaction of its own.
    StoreResult<Done> takePiece();
    /// Who was archived or erased at another console, or got another passphrase, does nothing more at this one: refused
    /// where there is somebody.
    StoreResult<Done> endSessions();

    StoreResult<Done> catchUp() override;
    StoreResult<Done> joinOthers() override;
    StoreResult<Done> takeNews() override;
    StoreResult<Done> addFigures(store::ItemSums& sums, const store::AttemptQuery& query,
                                 store::AnalysisBy by) override;
    /// What changed since is summed up anew; in pg_figures.cpp.
    StoreResult<Done> sumUp();
    StoreResult<Done> removeOldCopies() override { return Done{}; }

    std::string m_conninfo;
    std::shared_ptr<LookLine> m_lookLine;  ///< Null until somebody looks.
    PgConnection* m_connection = nullptr;  ///< Of the store's database.
    std::int64_t m_sessionsUpTo = 0;       ///< The event up to which sessions were ended.
};

}  // namespace cutcard::school
