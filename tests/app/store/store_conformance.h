#pragma once

#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"

#include <QObject>

#include <functional>

namespace cutcard::test {

/// Opens a store that keeps what it has in a folder; twice in the same folder: once more what was there.
using StoreFactory = std::function<std::unique_ptr<store::Store>(const std::string& folder, const store::Clock& clock)>;

/// Who makes a store's backups.
enum class Copies { OfTheStore, OfTheServer };

/// What any store has to do, whatever it is made of.
class StoreConformance : public QObject {
    Q_OBJECT

public:
    explicit StoreConformance(StoreFactory factory, Copies copies = Copies::OfTheStore)
        : m_factory(std::move(factory)), m_copies(copies) {}

private slots:
    void init();
    void cleanup();

    void theFirstSupervisorIsSetUpOnce();
    void aTraineeIntroducesHimselfWhereThereIsNoSupervisor();
    void aTraineeWhoIntroducedHimselfStaysWhenASupervisorComes();
    void aShortPassphraseIsRefused();
    void theWrongPassphraseOpensNothing();
    void theWaitGrowsWithEachFailure();
    void theWaitIsStoredAndAClockSetBackDoesNotEndIt();
    void theRecoveryCodeGivesANewPassphraseOnce();
    void aSupervisorResetsAnothers();
    void theLastSupervisorStays();
    void anArchivedPersonCannotEnter();
    void aRestoredPersonEntersAgain();
    void aSessionEndsWhenItsPersonIsArchived();
    void aSessionOfAnotherStoreIsNone();

    void eventsAreNumberedWithoutGaps();
    void anEventIsChainedToTheOneBefore();
    void theSameEventTwiceIsStoredOnce();
    void anIdIsNotTakenTwice();
    void eventsAreAllStoredOrNone();
    void bytesComeBackAsTheyWere();
    void eventsAreFoundByKindAndSubject();
    void eventsAreFoundFromTheNewestBack();
    void pagesFromTheNewestBackAreTheOrderOfArrivalReversed();
    void aClockSetBackDoesNotChangeTheOrder();
    void everythingIsThereAfterReopening();

    void namesGoAndEventsStay();
    void onlyArchivedPeopleUnseenForLongAreErased();
    void groupsHaveMembers();
    void aGroupIsRenamed();
    void aRosterIsTakenWholeOrNotAtAll();
    void definitionsAreVersioned();
    void whatWasForwardedLeavesTheOutbox();
    void keysAreRegisteredAndRevoked();
    void everyActOfASupervisorIsInTheAuditLog();
    void aBackupIsInTheAuditLogOrLeftToTheServer();

    void everyCallOfASupervisorIsRefusedToOthers_data();
    void everyCallOfASupervisorIsRefusedToOthers();
    void aTraineeSeesAndWritesOnlyWhatIsHis();

    void anAttemptIsStoredLineByLineSealedAndScored();
    void whatIsStoredGoesOnAfterReopening();
    void anAttemptIsStartedWhereEverythingBelongsTogether();
    void aLineHasToContinueTheChain();
    void aLineTwiceIsStoredOnce();
    void onlyASupervisorLetsAnInterruptedExamGoOn();
    void theBeatNeverGoesBack();
    void aJumpOfTheClockIsKept();
    void onlyAFinishedAttemptIsSealedAndOnlyOnce();
    void aRegradeKeepsTheOldScore();
    void attemptsAreFilteredAndOrdered_data();
    void attemptsAreFilteredAndOrdered();
    void theAnalysisIsThatOfTheScores();
    void theTrendIsThatOfTheAttempts();
    void anAttemptFromElsewhereIsVerified();
    void aBrokenAttemptIsKeptAndMarked();
    void peopleComeUnderTheirOwnIds();
    void definitionsComeUnderTheirOwnIds();
    void aTraineeReadsNoExam();

    void theLowestShareOfARowComesFirst();
    void definitionsAreListedByTheirKind();

private:
    store::Store& store() { return *m_settled.store; }
    const store::StoreSession& supervisor() const { return m_settled.supervisor; }
    store::Event appended(const store::NewEvent& event);
    void reopen();
    /// The session of the trainee after the store was opened anew.
    Sitting begun(const SampleExam& exam);
    /// Three trainees, two exams, attempts over a year, one of them running, one regraded.
    void sitMany();

    StoreFactory m_factory;
    Copies m_copies;
    std::unique_ptr<QTemporaryDir> m_folder;
    SetClock m_clock;
    SettledStore m_settled;
};

}  // namespace cutcard::test
