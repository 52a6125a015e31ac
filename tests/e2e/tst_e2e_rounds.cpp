#include "tests/e2e/table_player.h"

using namespace cutcard;

/// Whole rounds in the real window, with real keys and clicks: nothing here calls what a button calls.
class TestE2eRounds : public QObject {
    Q_OBJECT

private slots:
    void newcomerDealsAGuidedRoundWithinThreeClicks();
    void everyShapeOfSettlementIsDealtFromTheOpening_data();
    void everyShapeOfSettlementIsDealtFromTheOpening();
    void everyOtherRuleSetIsSettledFromTheLastDecision_data();
    void everyOtherRuleSetIsSettledFromTheLastDecision();
};

namespace {

void dealFlawlessly(WindowDriver& driver, TablePlayer::Hands hands) {
    TablePlayer player(driver, hands);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
    const PracticeRound& round = *driver.play().round();
    QVERIFY(driver.program().table().scene().tableIsClear);
    QCOMPARE(round.score().points, round.score().of);
    QVERIFY(round.score().of > 0);
    for (const Try& made : round.tries()) QVERIFY(!made.isWrong());
    QVERIFY2(driver.find(QStringLiteral("Another round")), "the screen does not offer another round");
    // What was done is in the store, step by step.
    const auto kept = driver.program().people().history()->rounds(1);
    QVERIFY(kept);
    QCOMPARE(kept->size(), std::size_t{1});
    QVERIFY(kept->front().finished);
    QCOMPARE(static_cast<std::size_t>(kept->front().tries), round.tries().size());
}

}  // namespace

void TestE2eRounds::newcomerDealsAGuidedRoundWithinThreeClicks() {
    // The program as it starts for the first time: nobody is known, nothing is set, cards and chips move.
    WindowDriver driver(11, {1280, 720}, 1);
    int clicks = 0;
    const auto click = [&](const QString& name) {
        driver.clickOn(name);
        ++clicks;
    };
    click(QStringLiteral("Start"));
    QTRY_VERIFY(!driver.program().people().person().isEmpty());
    click(QStringLiteral("Guided round"));
    click(QStringLiteral("Deal"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("play"));
    QVERIFY(clicks <= 3);
    QCOMPARE(driver.play().state(), QStringLiteral("acting"));
    QCOMPARE(driver.play().way(), QStringLiteral("guided"));
    QCOMPARE(driver.play().round()->game().rules().game, std::string("crazy_four"));
    dealFlawlessly(driver, TablePlayer::Hands::Mouse);
}

void TestE2eRounds::everyShapeOfSettlementIsDealtFromTheOpening_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("byMouse");
    // Seat by seat, all wagers of a hand together.
    QTest::newRow("Crazy 4, mouse") << "pa-657a-crazy4"
                                    << "all" << 3 << true;
    QTest::newRow("Crazy 4, keyboard") << "pa-657a-crazy4"
                                       << "all" << 5 << false;
    QTest::newRow("Four Card, keyboard") << "pa-641a-fourcard"
                                         << "basic" << 4 << false;
    // Three times round the table: losers, ties, winners.
    QTest::newRow("Caribbean Stud, keyboard") << "pa-555-caribbean-stud"
                                              << "all" << 8 << false;
    // Street by street.
    QTest::newRow("Hold 'Em Bonus, keyboard") << "pa-647a-holdem-bonus"
                                              << "all" << 6 << false;
}

void TestE2eRounds::everyShapeOfSettlementIsDealtFromTheOpening() {
    QFETCH(const QString, rules);
    QFETCH(const QString, offer);
    QFETCH(const int, seed);
    QFETCH(const bool, byMouse);
    WindowDriver driver(static_cast<std::uint64_t>(seed));
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), rules, offer, 2, false, QStringLiteral("bets")));
    dealFlawlessly(driver, byMouse ? TablePlayer::Hands::Mouse : TablePlayer::Hands::Keyboard);
}

void TestE2eRounds::everyOtherRuleSetIsSettledFromTheLastDecision_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("offer");
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("Crazy 4 of 2011, keyboard") << "pa-573-crazy4"
                                               << "basic" << false;
    QTest::newRow("Crazy 4 in Massachusetts, mouse") << "ma-crazy4"
                                                     << "all" << true;
    QTest::newRow("Crazy 4 in Massachusetts, keyboard") << "ma-crazy4"
                                                        << "all" << false;
    QTest::newRow("Ultimate, mouse") << "pa-569-ultimate-holdem"
                                     << "all" << true;
    QTest::newRow("Ultimate, keyboard") << "pa-569-ultimate-holdem"
                                        << "basic" << false;
}

void TestE2eRounds::everyOtherRuleSetIsSettledFromTheLastDecision() {
    QFETCH(const QString, rules);
    QFETCH(const QString, offer);
    QFETCH(const bool, byMouse);
    WindowDriver driver(21);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(
        driver.program().startRound(QStringLiteral("guided"), rules, offer, 2, false, QStringLiteral("settlement")));
    dealFlawlessly(driver, byMouse ? TablePlayer::Hands::Mouse : TablePlayer::Hands::Keyboard);
}

QTEST_MAIN(TestE2eRounds)
#include "tst_e2e_rounds.moc"
