#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"
#include "engine/training/drills.h"
#include "tests/e2e/table_player.h"

#include <QDateTime>

using namespace cutcard;

/// Everything round the dealing: drills, review, hints and undo, what comes after a round, settings and help.
class TestE2eTraining : public QObject {
    Q_OBJECT

private slots:
    void everyDrillIsAnsweredRightAndWrong_data();
    void everyDrillIsAnsweredRightAndWrong();
    void whatIsDueIsReviewed();
    void wrongActionLeavesTheTableAndIsExplained();
    void hintsSayMoreEachTime();
    void undoTakesTheLastStepBack();
    void finishedRoundIsLookedAtAgain();
    void historyShowsARoundOnTheTable();
    void changedKeyDoesWhatItIsSetTo();
    void helpDoesNotLoseTheRound();
};

namespace {

const QString kCrazyFour = QStringLiteral("pa-657a-crazy4");

void beginRound(WindowDriver& driver) {
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), kCrazyFour, QStringLiteral("basic"), 1, false,
                                        QStringLiteral("settlement")));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("play"));
    driver.settle();
}

bool looksTheSame(const Scene& one, const Scene& other) {
    return one.cards == other.cards && one.chips == other.chips && one.spots == other.spots &&
           one.announced == other.announced && one.tableIsClear == other.tableIsClear;
}

std::size_t tries(WindowDriver& driver) {
    return driver.play().round()->tries().size();
}

}  // namespace

void TestE2eTraining::everyDrillIsAnsweredRightAndWrong_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("byMouse");
    for (int kind = 0; kind < kDrillKindCount; ++kind) {
        QTest::newRow(qPrintable(text::drillTitle(static_cast<DrillKind>(kind)))) << kind << (kind % 2 == 1);
    }
}

void TestE2eTraining::everyDrillIsAnsweredRightAndWrong() {
    QFETCH(const int, kind);
    QFETCH(const bool, byMouse);
    const auto one = static_cast<DrillKind>(kind);
    const std::uint64_t seed = 40;
    WindowDriver driver;
    driver.enterAs(QStringLiteral("Mia Test"));
    driver.program().drill()->setSeed(seed);
    driver.clickOn(QStringLiteral("Drills"));
    driver.clickOn(text::drillTitle(one));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("drill"));
    driver.settle();
    const auto rules = RuleBook::instance().find(driver.program().set().rules().toStdString());
    const auto game = openGame(plainSubmission(rules, everySelection(*rules)));
    QuestionDesk& desk = *driver.program().drill()->desk();
    for (int asked = 0; asked < DrillSession::kQuestions; ++asked) {
        QTRY_VERIFY(desk.isAsking());
        const DrillQuestion question = makeDrill(*game, one, seed + static_cast<std::uint64_t>(asked));
        const bool rightly = asked % 2 == 0;
        const std::size_t answer = rightly ? question.right : (question.right + 1) % question.options.size();
        if (byMouse) {
            driver.clickOn(
                QStringLiteral("Answer %1: %2").arg(answer + 1).arg(desk.options()[static_cast<int>(answer)]));
        } else {
            driver.key(QString::number(answer + 1));
        }
        QTRY_VERIFY(desk.isAnswered());
        QCOMPARE(desk.wasRight(), rightly);
        QVERIFY2(driver.find(desk.verdict()), "the verdict is not on the screen");
        QVERIFY(rightly || driver.find(QStringLiteral("Right answer")));
        if (byMouse) {
            driver.clickOn(asked + 1 < DrillSession::kQuestions ? QStringLiteral("Next question")
                                                                : QStringLiteral("How did I do?"));
        } else {
            driver.key(QStringLiteral("space"));
        }
    }
    QTRY_VERIFY(driver.program().drill()->isFinished());
    QCOMPARE(driver.program().drill()->rightCount(), DrillSession::kQuestions / 2);
    QVERIFY2(driver.findControl(QStringLiteral("Ten more")), "there is no summary");
    const auto answers = driver.program().people().history()->answers();
    QVERIFY(answers);
    QCOMPARE(answers->size(), static_cast<std::size_t>(DrillSession::kQuestions));
    driver.key(QStringLiteral("Escape"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
}

void TestE2eTraining::whatIsDueIsReviewed() {
    WindowDriver driver;
    driver.enterAs(QStringLiteral("Mia Test"));
    PracticeEvent answer;
    answer.rules = kCrazyFour.toStdString();
    answer.skill = "c4.hand.flush";
    answer.right = true;
    answer.milliseconds = 2000;
    answer.at = QDateTime::currentSecsSinceEpoch();
    QVERIFY(driver.program().people().history()->keepAnswer(answer));
    driver.letDaysPass(40);
    driver.program().review()->setSeed(5);
    driver.clickOn(QStringLiteral("Review"));
    // The card says what, the button below begins.
    const auto isTheButton = [](QQuickItem& item) {
        return accessibleName(item) == QLatin1String("Review") && item.property("filled").toBool();
    };
    QTRY_VERIFY(driver.findItem(isTheButton));
    driver.click(*driver.findItem(isTheButton));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("review"));
    ReviewSession& review = *driver.program().review();
    QCOMPARE(review.count(), 1);
    QTRY_COMPARE(review.state(), QStringLiteral("question"));
    if (review.desk()->isWorked()) driver.key(QStringLiteral("space"));
    QTRY_VERIFY(review.desk()->isAsking());
    driver.key(QStringLiteral("1"));
    QTRY_VERIFY(review.desk()->isAnswered());
    driver.key(QStringLiteral("space"));
    QTRY_COMPARE(review.state(), QStringLiteral("finished"));
}

void TestE2eTraining::wrongActionLeavesTheTableAndIsExplained() {
    WindowDriver driver(51);
    beginRound(driver);
    const Scene before = driver.program().table().scene();
    // The table is not cleared before it is settled.
    driver.key(QStringLiteral("z"));
    QTRY_COMPARE(tries(driver), std::size_t{1});
    const Try& made = driver.play().round()->tries().back();
    QVERIFY(made.isWrong());
    QVERIFY(looksTheSame(driver.program().table().scene(), before));
    const QVariantMap comment = driver.play().comment();
    QCOMPARE(comment.value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));
    QVERIFY(!comment.value(QStringLiteral("why")).toString().isEmpty());
    QVERIFY2(driver.find(comment.value(QStringLiteral("headline")).toString()), "the comment is not on the screen");
    // An amount that is wrong is judged when it is confirmed, and Esc forgets it before.
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil([](const Act& act) { return act.outcome == "pay" || act.action == "clear_table"; }),
             qPrintable(player.fault()));
}

void TestE2eTraining::hintsSayMoreEachTime() {
    WindowDriver driver(52);
    beginRound(driver);
    QStringList said;
    for (int level = 0; level < 3; ++level) {
        driver.key(QStringLiteral("i"));
        QTRY_VERIFY(!driver.play().hint().isEmpty() && !said.contains(driver.play().hint()));
        said << driver.play().hint();
    }
    QVERIFY(!driver.play().canHint());
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    const Score score = driver.play().round()->score();
    QCOMPARE(score.points, score.of - 1);
}

void TestE2eTraining::undoTakesTheLastStepBack() {
    WindowDriver driver(53);
    beginRound(driver);
    const Scene before = driver.program().table().scene();
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    QVERIFY(!looksTheSame(driver.program().table().scene(), before));
    driver.key(QStringLiteral("ctrl+z"));
    QTRY_VERIFY(looksTheSame(driver.program().table().scene(), before));
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    driver.clickOn(QStringLiteral("Undo"));
    QTRY_VERIFY(looksTheSame(driver.program().table().scene(), before));
}

void TestE2eTraining::finishedRoundIsLookedAtAgain() {
    WindowDriver driver(54);
    beginRound(driver);
    const Scene atFirst = driver.program().table().scene();
    driver.key(QStringLiteral("z"));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
    driver.settle();
    QVERIFY2(driver.find(QStringLiteral("Mistake")), "the time line does not show the mistake");
    driver.clickOn(QStringLiteral("Walk me through my mistakes (1)"));
    QTRY_COMPARE(driver.play().position(), 1);
    QCOMPARE(driver.play().comment().value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));
    QVERIFY(looksTheSame(driver.program().table().scene(), atFirst));
    driver.key(QStringLiteral("Right"));
    QTRY_COMPARE(driver.play().position(), 2);
    QVERIFY(!looksTheSame(driver.program().table().scene(), atFirst));
    driver.key(QStringLiteral("Left"));
    QTRY_COMPARE(driver.play().position(), 1);
    QQuickItem* slider = driver.find(QStringLiteral("Position in the round"));
    QVERIFY(slider);
    driver.clickAt(slider->mapToScene(QPointF(slider->width() - 4, slider->height() / 2)));
    QTRY_COMPARE(driver.play().position(), driver.play().length());
    driver.clickAt(slider->mapToScene(QPointF(4, slider->height() / 2)));
    QTRY_COMPARE(driver.play().position(), 0);
    driver.clickOn(QStringLiteral("Another round"));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("acting"));
    QCOMPARE(tries(driver), std::size_t{0});
}

void TestE2eTraining::historyShowsARoundOnTheTable() {
    WindowDriver driver(55);
    beginRound(driver);
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    const std::size_t made = tries(driver);
    driver.clickOn(QStringLiteral("Start screen"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
    driver.clickOn(QStringLiteral("History"));
    driver.clickOn(QStringLiteral("Open"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("history"));
    driver.clickOn(QStringLiteral("Look at it"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("play"));
    QCOMPARE(driver.play().state(), QStringLiteral("finished"));
    QCOMPARE(tries(driver), made);
    driver.key(QStringLiteral("Left"));
    QTRY_COMPARE(driver.play().position(), static_cast<int>(made) - 1);
}

void TestE2eTraining::changedKeyDoesWhatItIsSetTo() {
    WindowDriver driver(56);
    driver.enterAs(QStringLiteral("Mia Test"));
    driver.clickOn(QStringLiteral("Settings"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("settings"));
    driver.settle();
    const KeyTable& keys = *driver.program().set().keys();
    const QString row =
        QStringLiteral("%1: %2").arg(keys.nameOf(QStringLiteral("take")), keys.keyOf(QStringLiteral("take")));
    driver.clickOn(row);
    driver.key(QStringLiteral("F7"));
    QTRY_COMPARE(keys.keyOf(QStringLiteral("take")), QStringLiteral("F7"));
    driver.key(QStringLiteral("Escape"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), kCrazyFour, QStringLiteral("basic"), 2, false,
                                        QStringLiteral("settlement")));
    driver.settle();
    const int seat = driver.play().round()->round().seats.front().number;
    driver.keys({QString::number(seat), QStringLiteral("Down"), QStringLiteral("F7")});
    QTRY_COMPARE(tries(driver), std::size_t{1});
    const Act& act = driver.play().round()->tries().back().act;
    QVERIFY(act.outcome == "take" || act.action == "collect_forfeit");
    // The old key does nothing any more.
    driver.key(QStringLiteral("t"));
    driver.settle();
    QCOMPARE(tries(driver), std::size_t{1});
}

void TestE2eTraining::helpDoesNotLoseTheRound() {
    WindowDriver driver(57);
    beginRound(driver);
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    driver.key(QStringLiteral("F1"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("help"));
    driver.settle();
    driver.key(QStringLiteral("Escape"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("play"));
    driver.settle();
    QCOMPARE(tries(driver), std::size_t{1});
    // The settings are reached through the help only, and are left the same way.
    driver.key(QStringLiteral("F1"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("help"));
    driver.program().go(QStringLiteral("settings"));
    for (const QString& screen : {QStringLiteral("help"), QStringLiteral("play")}) {
        driver.settle();
        driver.key(QStringLiteral("Escape"));
        QTRY_COMPARE(driver.program().screen(), screen);
    }
    driver.settle();
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
}

QTEST_MAIN(TestE2eTraining)
#include "tst_e2e_training.moc"
