#pragma once

#include "app/store/exam_types.h"
#include "app/store/store_refusal.h"
#include "app/store/store_session.h"

#include <span>
#include <string>
#include <vector>

namespace cutcard::store {

/// Attempts at exams and what follows from them. Roles are checked here as everywhere in a store.
class ExamStore {
public:
    virtual ~ExamStore() = default;

    // Anybody.
    /// Exams that began on this machine and did not end, the oldest first.
    virtual StoreResult<std::vector<RunningAttempt>> runningAttempts() = 0;

    // A supervisor.
    /// Refused where the trainee sits another one already, or header, form and definition do not belong together.
    virtual StoreResult<Done> startAttempt(const StoreSession& session, const AttemptStart& start) = 0;

    // The trainee whose attempt it is, or a supervisor.
    /// The next lines of the transcript (TranscriptWriter::append), stored before this returns, all or none. Refused
    /// where they do not continue its chain, or it is sealed. A line once more is harmless. A "resumed" line is a
    /// supervisor's; after an "interrupted" one, and after the store was opened anew, a trainee has to wait for it.
    virtual StoreResult<Done> keepLines(const StoreSession& session, const Id& attempt,
                                        std::span<const std::string> lines) = 0;
    /// Outside the chain; never goes back.
    virtual StoreResult<Done> beat(const StoreSession& session, const Id& attempt, std::int64_t examTime) = 0;
    /// The clock of the machine was set while an exam ran: kept beside the attempt.
    virtual StoreResult<Done> noteClockJump(const StoreSession& session, const Id& attempt, std::int64_t examTime,
                                            std::int64_t jumpedBy) = 0;
    /// Signs the head with the machine's key (made, and registered, at the first seal), scores the attempt and gives
    /// its short code. Refused unless the last event is "finished". Once more is harmless.
    virtual StoreResult<std::string> seal(const StoreSession& session, const Id& attempt) = 0;

    // A supervisor.
    /// The attempt's file as it stands: every line with its end, the last one where it is sealed.
    virtual StoreResult<std::string> transcript(const StoreSession& session, const Id& attempt) = 0;
    virtual StoreResult<AttemptRow> attempt(const StoreSession& session, const Id& attempt) = 0;
    virtual StoreResult<std::vector<AttemptRow>> attempts(const StoreSession& session, const AttemptQuery& query) = 0;
    virtual StoreResult<int> countAttempts(const StoreSession& session, const AttemptQuery& query) = 0;
    /// The stored rounds adjudicated by the engine of today; the old score stays beside the new one.
    virtual StoreResult<Regrading> regrade(const StoreSession& session, const Id& attempt,
                                           const std::string& reason) = 0;
    /// All of them, the oldest first.
    virtual StoreResult<std::vector<Regrading>> regradings(const StoreSession& session, const Id& attempt) = 0;
    /// Order, offset and limit of the query mean nothing here and in a trend; both count sealed attempts that are not
    /// broken. By item: the places of forms that at least two of them had.
    virtual StoreResult<std::vector<ItemFigures>> itemAnalysis(const StoreSession& session, const AttemptQuery& query,
                                                               AnalysisBy by) = 0;
    /// Who did how well in one row of that analysis, the lowest share first. The chapter of a skill is the query's.
    virtual StoreResult<std::vector<SubjectShare>> shareBySubject(const StoreSession& session,
                                                                  const AttemptQuery& query, AnalysisBy by,
                                                                  const std::string& key) = 0;
    /// By the day of the start (UTC), weeks from Monday, with the score that is valid now.
    virtual StoreResult<std::vector<TrendPoint>> trend(const StoreSession& session, const AttemptQuery& query,
                                                       TrendStep step) = 0;
    /// A broken or revoked seal is kept, marked and shown, until a whole copy comes. Taken in twice it changes nothing.
    /// Refused where the signer or the trainee is not known here.
    virtual StoreResult<ImportVerdict> importAttempt(const StoreSession& session, const ImportedAttempt& attempt) = 0;
    /// People and definitions of another store, under the ids they have there. A trainee who is here already gets the
    /// name that comes; who was erased stays so. A definition that is here already with another text keeps both, as
    /// versions.
    virtual StoreResult<Done> importPerson(const StoreSession& session, const Id& id, const std::string& name) = 0;
    virtual StoreResult<Done> importDefinition(const StoreSession& session, const Definition& definition) = 0;
    /// Signs a file for another store with the machine's key (made, and registered, at its first use).
    virtual StoreResult<Signature> signExchange(const StoreSession& session, const Digest& digest) = 0;
};

}  // namespace cutcard::store
