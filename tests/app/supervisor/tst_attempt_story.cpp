#include "app/session/practice_round.h"
#include "app/supervisor/attempt_story.h"
#include "app/table/table_scene.h"
#include "tests/app/supervisor/attempt_bench.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <algorithm>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// An attempt gone through afterwards, without a window.
class TestAttemptStory : public QObject {
    Q_OBJECT

private slots:
    void theTableIsThatOfTheStepsDone_data() { addRuleSetRows(); }
    void theTableIsThatOfTheStepsDone();
    void theMistakesAreThoseOfTheScore_data() { addRuleSetRows(); }
    void theMistakesAreThoseOfTheScore();
    void itemsHaveThePointsOfTheirSections();
    void interruptionsAndJumpsOfTheClockAreTold();
    void whatIsDoneAfterTheTimeIsUpIsToldAndDoesNotCount();
    void theStoredStepDecidesWhereTodaysRulesDiffer();
    void aRunningAttemptMissesNothingInItsLastItem();
};

namespace {

AttemptStory storyOf(const ExamForm& form, const Attempt& attempt, std::vector<ClockJump> jumps = {},
                     store::AttemptState state = store::AttemptState::Sealed) {
    reports::AttemptFacts facts;
    facts.transcript.header = sampleHeader(form);
    facts.transcript.attempt = attempt;
    facts.row.state = state;
    facts.score = scoreOf(form, attempt);
    return {std::move(facts), std::move(jumps), [](const store::Id&) { return QString("Sam Supervisor"); }};
}

/// What can be seen on a table, as one text to compare.
QString seen(const Scene& scene) {
    QString text;
    for (const SceneCard& card : scene.cards) {
        text += QString("%1/%2/%3/%4%5%6 ")
                    .arg(int(card.zone))
                    .arg(card.seat)
                    .arg(card.slot)
                    .arg(card.faceUp)
                    .arg(card.plays)
                    .arg(card.drawn);
    }
    for (const SceneChips& chips : scene.chips) {
        text += QString("%1 %2 %3 %4; ")
                    .arg(chips.seat)
                    .arg(int(chips.wager))
                    .arg(int(chips.zone))
                    .arg(chips.amount.inCents());
    }
    for (const SceneSpot& spot : scene.spots) text += QString("%1%2 ").arg(int(spot.mark)).arg(spot.amount.inCents());
    for (const SceneSeat& seat : scene.seats)
        text += QString("%1%2%3 ").arg(seat.decided).arg(seat.folded).arg(seat.cleared);
    return text + QString("%1%2%3").arg(scene.stopped).arg(scene.floorIsHere).arg(scene.tableIsClear);
}

/// The acts of an item, in their order.
std::vector<Act> actsOf(const Attempt& attempt, std::size_t item) {
    std::vector<Act> acts;
    for (const AttemptEvent& event : attempt.events) {
        if (event.kind == AttemptEventKind::Action && event.item == item) acts.push_back(event.act);
    }
    return acts;
}

std::vector<ReplayRow> wrongRows(const Replay& replay) {
    std::vector<ReplayRow> wrong;
    std::copy_if(replay.rows.begin(), replay.rows.end(), std::back_inserter(wrong),
                 [](const ReplayRow& row) { return row.mark == ReplayMark::Wrong; });
    return wrong;
}

}  // namespace

/// A free practice round goes on as an exam does, and knows nothing of stored procedures.
void TestAttemptStory::theTableIsThatOfTheStepsDone() {
    QFETCH(QString, rules);
    const ExamForm form = wholeForm(rules.toStdString());
    const Attempt attempt = erring(form);
    const AttemptStory story = storyOf(form, attempt);
    int compared = 0;
    for (std::size_t item = 0; item < form.items.size(); ++item) {
        const RoundItem* round = form.items[item].round();
        if (round == nullptr) continue;
        const Replay replay = story.replay(item);
        QVERIFY(replay.table);
        OpenTables tables;
        const auto record = readRoundLine(round->round, tables);
        PracticeRound free(record->game, record->round, Way::Free, round->from);
        QVERIFY(replay.rows.size() > 1);
        std::size_t line = 1;
        for (const Act& act : actsOf(attempt, item)) {
            free.act(act, 0);
            const Scene expected = sceneAt(*record->game, record->round, free.settlement(), free.done());
            const ReplayTable& table = *replay.table;
            const Scene actual = sceneAt(*table.game, table.round, table.settlement, replay.rows[line].done);
            QVERIFY2(seen(actual) == seen(expected), qPrintable(replay.rows[line].what));
            ++line;
            ++compared;
        }
    }
    QVERIFY(compared > 50);
}

void TestAttemptStory::theMistakesAreThoseOfTheScore() {
    QFETCH(QString, rules);
    const ExamForm form = wholeForm(rules.toStdString(), 9);
    const Attempt attempt = erring(form);
    const ExamScore score = scoreOf(form, attempt);
    QVERIFY(score.errors.size() > 8);
    const AttemptStory story = storyOf(form, attempt);
    for (std::size_t item = 0; item < form.items.size(); ++item) {
        std::vector<const ExamError*> expected;
        for (const ExamError& error : score.errors) {
            if (error.item == item) expected.push_back(&error);
        }
        const std::vector<ReplayRow> rows = wrongRows(story.replay(item));
        QCOMPARE(rows.size(), expected.size());
        QCOMPARE(static_cast<std::size_t>(story.items()[item].mistakes), expected.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (expected[i]->done) QCOMPARE(rows[i].what, text::act(*expected[i]->done));
            QVERIFY(!rows[i].comment.headline.isEmpty());
            QCOMPARE(rows[i].at < 0, !expected[i]->action.has_value());
        }
    }
}

void TestAttemptStory::itemsHaveThePointsOfTheirSections() {
    const ExamForm form = wholeForm();
    const Attempt attempt = erring(form);
    const AttemptStory story = storyOf(form, attempt);
    const ExamScore score = scoreOf(form, attempt);
    std::vector<SectionScore> sections(score.sections.size());
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        sections[form.items[i].section].points += story.items()[i].points;
        sections[form.items[i].section].of += story.items()[i].of;
    }
    QVERIFY(sections == score.sections);
}

void TestAttemptStory::interruptionsAndJumpsOfTheClockAreTold() {
    const ExamForm form = sampleForm();
    const auto& procedure = form.items[0].round()->procedure;
    Attempt attempt;
    attempt.events = {started(0, 0),
                      did(0, procedure[0].act, 4000),
                      interrupted(6000),
                      resumed(6000, "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee", 200'000),
                      did(0, procedure[1].act, 9000),
                      started(1, 10'000),
                      answered(1, 1, 12'000),
                      finished(13'000)};
    const AttemptStory story = storyOf(form, attempt, {{7000, -3'600'000}, {11'000, 60'000}});
    const auto lines = [&story](std::size_t item) {
        QStringList lines;
        for (const ReplayRow& row : story.replay(item).rows) lines << row.what;
        return lines;
    };
    const QStringList first = lines(0);
    QCOMPARE(first[2], QString("The exam was interrupted"));
    QCOMPARE(first[3], QString("Resumed after 3:20 by Sam Supervisor"));
    QCOMPARE(first[4], QString("The clock of the machine was set back by 1:00:00"));
    QVERIFY(first[5].startsWith("Set the hand"));
    QCOMPARE(lines(1)[1], QString("The clock of the machine was set forward by 1:00"));
    QCOMPARE(lines(1).last(), QString("The exam was finished"));
}

void TestAttemptStory::whatIsDoneAfterTheTimeIsUpIsToldAndDoesNotCount() {
    const ExamForm form = sampleForm();
    const auto& procedure = form.items[0].round()->procedure;
    Attempt attempt;
    attempt.events = {started(0, 0), did(0, procedure[0].act, 4000), timeIsUp(TimeoutScope::Section, 5000),
                      did(0, procedure[1].act, 6000), finished(7000)};
    const AttemptStory story = storyOf(form, attempt);
    const Replay replay = story.replay(0);
    QCOMPARE(replay.rows[2].what, QString("The time of the section is up"));
    QCOMPARE(replay.rows[3].mark, ReplayMark::None);
    QVERIFY(!replay.rows[3].note.isEmpty());
    QVERIFY(replay.rows[3].done == replay.rows[1].done);
    QCOMPARE(wrongRows(replay).size(), scoreOf(form, attempt).errors.size() - 1);  // The other one is the question.
    QCOMPARE(story.items()[0].points, 1);
}

/// The sample's procedure was written by hand: the rules pay the Ante of this round as it says, and do more.
void TestAttemptStory::theStoredStepDecidesWhereTodaysRulesDiffer() {
    ExamForm form = sampleForm();
    auto& procedure = std::get<RoundItem>(form.items[0].what).procedure;
    procedure[2].act.amount = Money::dollars(20);
    Attempt attempt = faultless(form);
    const AttemptStory story = storyOf(form, attempt);
    const Replay replay = story.replay(0);
    QVERIFY(wrongRows(replay).empty());
    QVERIFY(replay.rows.front().note.contains("stored"));
    const auto ante = std::find_if(replay.rows.begin(), replay.rows.end(),
                                   [](const ReplayRow& row) { return row.what.startsWith("Pay the Ante"); });
    QVERIFY(ante != replay.rows.end());
    QVERIFY(ante->mark == ReplayMark::Right);
    QVERIFY(ante->note.contains("stored step decides"));
}

void TestAttemptStory::aRunningAttemptMissesNothingInItsLastItem() {
    const ExamForm form = sampleForm();
    Attempt attempt;
    attempt.events = {started(0, 0), did(0, form.items[0].round()->procedure[0].act, 4000)};
    const AttemptStory story = storyOf(form, attempt, {}, store::AttemptState::Running);
    QVERIFY(wrongRows(story.replay(0)).empty());
    QVERIFY(!story.items()[1].started);
}

QTEST_GUILESS_MAIN(TestAttemptStory)
#include "tst_attempt_story.moc"
