#pragma once

#include "app/store/attempt_archive.h"
#include "engine/training/exam_score.h"

#include <functional>
#include <map>
#include <optional>

namespace cutcard::store {

/// The names under "attempt." and "exam." that only the store itself appends.
bool isOfAttempts(std::string_view kind);

/// What the store notes of its derived tables: how they were made, and of how many attempts.
std::string attemptsFact(std::int64_t attempts);

/// Keeps the derived tables of attempts: what follows from the events, so that a list or a figure asks no event.
class AttemptProjection {
public:
    explicit AttemptProjection(Database& database) : m_database(database), m_archive(database) {}

    AttemptArchive& archive() { return m_archive; }

    /// Within a transaction. Events of one attempt in a row are written down once, by finish().
    StoreResult<Done> take(const Event& event);
    StoreResult<Done> finish();
    /// After a failure, what was taken and not finished is to be forgotten.
    void forget() {
        m_current.reset();
        m_homes.clear();
    }

    /// Within a transaction. A form is noted, so that an attempt from elsewhere with the same items finds it.
    StoreResult<Done> addDefinition(const Definition& definition);
    /// One that nobody defined: it is here for the attempts that were sat on it.
    StoreResult<Done> addFormOfEvent(const Definition& form);
    StoreResult<Done> noteForm(const Id& id, int version, std::string_view body);

    /// At opening: what does not fit is made anew, what is missing is added.
    StoreResult<Done> bringUpToDate();
    /// Within a transaction, as the next two: whether the tables are those that this program makes, and whole.
    StoreResult<bool> isFitting();
    /// Nothing but the forms.
    StoreResult<Done> clear();
    /// Everything once more, into empty tables.
    StoreResult<Done> makeAnew();
    /// Within a transaction: the next few thousand events after a position. Returns that of the last one.
    StoreResult<std::int64_t> takeSomeAfter(std::int64_t position);

    /// Says of a whole file whether its seal holds, and whether it is the one that the event speaks of: of the event's
    /// subject too. For attempts that were not checked when they came.
    using SealCheck = std::function<StoreResult<bool>(const Event& event, const std::string& transcript)>;
    void setSealCheck(SealCheck check) { m_sealCheck = std::move(check); }

private:
    StoreResult<bool> areDetailsRight();
    StoreResult<Done> takeAllAfter(std::int64_t position);
    StoreResult<AttemptRecord*> current(const Id& attempt);
    /// Nothing where there is no such attempt, where it does not run, or began in another chain than the event's.
    StoreResult<AttemptRecord*> runningHere(const Event& event);
    StoreResult<bool> isOfHome(const AttemptRecord& record, const Event& event);
    const Id& rememberHome(const Id& attempt, Id home);
    StoreResult<bool> isOfOwnChain(const Event& event);

    StoreResult<int> versionHere(const AttemptOrigin& origin);
    StoreResult<Done> takeForm(const Event& event);
    StoreResult<Done> takeStart(const Event& event);
    StoreResult<Done> takeLine(const Event& event);
    StoreResult<Done> takeSeal(const Event& event);
    StoreResult<Done> takeRegrading(const Event& event);
    StoreResult<Done> takeImport(const Event& event);
    StoreResult<bool> isWhole(const Event& import, const AttemptRecord& record, const AttemptRecord* known);

    StoreResult<Done> addScore(AttemptRecord& record);
    StoreResult<Done> readImport(AttemptRecord& record, const Attempt& attempt);
    StoreResult<Done> replaceDetails(AttemptRecord& record, const ExamForm& form, const ExamScore& score);
    StoreResult<Done> noteDefinition(const Definition& definition);
    StoreResult<Done> sumDefinition(const Definition& definition);
    StoreResult<std::int64_t> formNumber(const Id& id, int version);

    Database& m_database;
    AttemptArchive m_archive;
    std::optional<AttemptRecord> m_current;
    std::map<Id, Id> m_homes;  ///< Of the last attempts: those of several kiosks come mixed.
    Id m_ownOrigin;            ///< Empty: not looked up yet.
    SealCheck m_sealCheck;
};

}  // namespace cutcard::store
