#include "app/session/step_rows.h"
#include "app/text/catalogue.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/staging.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// The lists of steps: what is open now, and what was done.
class TestStepRows : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotDoneHasNoAmount_data() { addRuleSetRows(); }
    void whatIsNotDoneHasNoAmount();
    void theFloorForTheWholeTableHasWords();
    void whatIsGivenBackNamesItsSeat();
    void theTimeLineNamesWhatWasDone();
};

void TestStepRows::whatIsNotDoneHasNoAmount() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    PracticeRound round(game, dealRound(*game, anyRequest(*game, 2)), Way::Guided, GradedFrom::Opening);
    StepRows rows;
    while (round.next()) {
        rows.show(round);
        int open = 0;
        int done = -1;
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QString state = rows.index(row).data(StepRows::StateRole).toString();
            if (state == "done") done = row;
            if (state == "done") continue;
            open += state == "open" ? 1 : 0;
            const QString told = rows.index(row).data(StepRows::TextRole).toString();
            QVERIFY2(!told.contains('$') && !told.contains("pay") && !told.contains("take"), qPrintable(told));
        }
        QVERIFY(open > 0);
        QCOMPARE(rows.lastDone(), done);
        QCOMPARE(rows.count(), rows.rowCount());
        QVERIFY(rows.progress().endsWith(QString(" of %1").arg(rows.rowCount())));
        round.watchOn();
    }
    rows.clear();
    QCOMPARE(rows.rowCount(), 0);
    QCOMPARE(rows.progress(), QString());
}

void TestStepRows::theFloorForTheWholeTableHasWords() {
    Step step;
    step.action = Action::CallFloor;
    QVERIFY(!text::stepTopic(step).isEmpty());
    QCOMPARE(text::phase(step), QString("Something is wrong"));
}

void TestStepRows::whatIsGivenBackNamesItsSeat() {
    Step step;
    step.action = Action::ReturnWager;
    step.seat = 4;
    step.detail = AboutWager{Wager::Ante};
    QCOMPARE(text::stepTopic(step), QString("Seat 4: give back the Ante"));
    step.action = Action::CollectForfeit;
    QCOMPARE(text::stepTopic(step), QString("Seat 4 has folded: collect the Ante"));
}

void TestStepRows::theTimeLineNamesWhatWasDone() {
    const auto game = tableWith("pa-657a-crazy4");
    RandomSource random(1);
    const auto staged = stage(*game, dealRound(*game, {}), {.kind = IrregularityKind::CardDrawnInError}, random);
    QVERIFY(staged);
    PracticeRound round(game, *staged, Way::Guided, GradedFrom::Opening);
    while (round.grader().procedure()[*round.next()].act.action != "stop") round.watchOn();
    Act deal;
    deal.action = "deal";
    round.act(deal, 0);
    QVERIFY(round.tries().back().isWrong());
    TimeLine line;
    line.show(round, {});
    const QModelIndex last = line.index(line.rowCount() - 1);
    QCOMPARE(last.data(TimeLine::TextRole).toString(), QString("Deal a card"));
    QVERIFY(last.data(TimeLine::WrongRole).toBool());
    QCOMPARE(line.mistakes(), 1);
    QCOMPARE(line.mistakeAfter(0), line.rowCount() - 1);
    QCOMPARE(line.mistakeAfter(line.rowCount() - 1), line.rowCount() - 1);
}

QTEST_MAIN(TestStepRows)
#include "tst_step_rows.moc"
