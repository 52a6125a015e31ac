#include "app/session/round_source.h"
#include "tests/e2e/table_player.h"

using namespace cutcard;

/// Something goes wrong at the table, and the trainee sees it, does not see it, or sees something that is in order.
class TestE2eIrregularities : public QObject {
    Q_OBJECT

private slots:
    void calledIrregularityIsRuledOnAndDealtWith_data();
    void calledIrregularityIsRuledOnAndDealtWith();
    void wrongKindAndWrongRulingAreExplained();
    void guidedRoundDoesNotGoOnPastAnIrregularity();
    void missedIrregularityIsInTheTimeLineOfAFreeRound();
    void whatIsInOrderIsAFalseAlarm();
};

namespace {

bool isStop(const Act& act) {
    return act.action == "stop";
}

RoundWish wishFor(const std::string& rules, const Irregularity& irregularity) {
    RoundWish wish;
    wish.rules = rules;
    wish.players = 2;
    wish.irregularity = irregularity;
    return wish;
}

const Irregularity kTwoFaceUp = {.kind = IrregularityKind::FaceUpCard, .count = 2, .when = Moment::Dealing};

QString headline(WindowDriver& driver) {
    return driver.play().comment().value(QStringLiteral("headline")).toString();
}

const Try& lastTry(WindowDriver& driver) {
    return driver.play().round()->tries().back();
}

Act stopBecauseOf(std::string_view kind) {
    Act act;
    act.action = "stop";
    act.kind = kind;
    return act;
}

}  // namespace

void TestE2eIrregularities::calledIrregularityIsRuledOnAndDealtWith_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<QString>("ruling");
    // 657a.13: two cards face up void the round; a card drawn in error and seen goes to the rack.
    QTest::newRow("two cards face up, keyboard") << int(IrregularityKind::FaceUpCard) << false << "void";
    QTest::newRow("two cards face up, mouse") << int(IrregularityKind::FaceUpCard) << true << "void";
    QTest::newRow("late wager, keyboard") << int(IrregularityKind::LateWager) << false << "refuse_wager";
}

void TestE2eIrregularities::calledIrregularityIsRuledOnAndDealtWith() {
    QFETCH(const int, kind);
    QFETCH(const bool, byMouse);
    QFETCH(const QString, ruling);
    const auto one = static_cast<IrregularityKind>(kind);
    WindowDriver driver(31);
    driver.enterAs(QStringLiteral("Mia Test"));
    const Irregularity event = one == IrregularityKind::FaceUpCard ? kTwoFaceUp : Irregularity{.kind = one};
    QVERIFY(driver.program().startWish(wishFor("pa-657a-crazy4", event), Way::Guided));
    TablePlayer player(driver, byMouse ? TablePlayer::Hands::Mouse : TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(isStop), qPrintable(player.fault()));
    QVERIFY2(!driver.program().table().eventText().isEmpty(), "nothing can be seen of it");
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    QCOMPARE(driver.play().entry().value(QStringLiteral("mode")).toString(), QStringLiteral("ruling"));
    QCOMPARE(QString::fromStdString(player.next()->ruling.value_or("")), ruling);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
    const Score score = driver.play().round()->score();
    QCOMPARE(score.points, score.of);
}

void TestE2eIrregularities::wrongKindAndWrongRulingAreExplained() {
    WindowDriver driver(32);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startWish(wishFor("pa-657a-crazy4", kTwoFaceUp), Way::Guided));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(isStop), qPrintable(player.fault()));
    QVERIFY2(player.perform(stopBecauseOf("late_wager")), qPrintable(player.fault()));
    QTRY_COMPARE(lastTry(driver).verdict.reason, Reason::WrongKind);
    QVERIFY2(driver.find(headline(driver)), "the comment is not on the screen");
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    Act noEffect;
    noEffect.action = "rule";
    noEffect.ruling = "no_effect";
    QVERIFY2(player.perform(noEffect), qPrintable(player.fault()));
    QTRY_COMPARE(lastTry(driver).verdict.reason, Reason::WrongRuling);
    // The question is put aside by the refusal; it can be asked for again, by key.
    driver.key(driver.program().set().keys()->keyOf(QStringLiteral("rule")).toLower());
    QTRY_COMPARE(driver.play().entry().value(QStringLiteral("mode")).toString(), QStringLiteral("ruling"));
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QCOMPARE(driver.play().result().value(QStringLiteral("mistakes")).toInt(), 2);
}

void TestE2eIrregularities::guidedRoundDoesNotGoOnPastAnIrregularity() {
    WindowDriver driver(33);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startWish(wishFor("pa-657a-crazy4", kTwoFaceUp), Way::Guided));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(isStop), qPrintable(player.fault()));
    const auto before = driver.program().table().scene().cards;
    driver.key(QStringLiteral("d"));
    QTRY_COMPARE(lastTry(driver).verdict.reason, Reason::MissedIrregularity);
    QVERIFY(!lastTry(driver).verdict.accepted);
    QVERIFY(driver.program().table().scene().cards == before);
    QCOMPARE(driver.play().comment().value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));
    QVERIFY2(driver.find(headline(driver)), "the comment is not on the screen");
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
}

void TestE2eIrregularities::missedIrregularityIsInTheTimeLineOfAFreeRound() {
    WindowDriver driver(34);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startWish(wishFor("pa-657a-crazy4", kTwoFaceUp), Way::Free));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(isStop), qPrintable(player.fault()));
    driver.key(QStringLiteral("d"));
    QTRY_COMPARE(lastTry(driver).verdict.reason, Reason::MissedIrregularity);
    QVERIFY2(driver.play().comment().value(QStringLiteral("tone")) != QLatin1String("wrong"), "a free round has told");
    QVERIFY(!driver.find(QStringLiteral("Mistake")));
    driver.clickOn(QStringLiteral("End the round"));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
    QTRY_VERIFY2(driver.find(QStringLiteral("Mistake")), "the time line does not show it");
    driver.key(QStringLiteral("space"));
    QTRY_COMPARE(driver.play().comment().value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));
}

void TestE2eIrregularities::whatIsInOrderIsAFalseAlarm() {
    // The sixth card of the dealer lies face up in Four Card Poker: that is how it is dealt.
    WindowDriver driver(35);
    driver.enterAs(QStringLiteral("Mia Test"));
    const Irregularity sixth = {
        .kind = IrregularityKind::DealerCardExposed, .when = Moment::BeforeLastDecision, .card = 6};
    QVERIFY(driver.program().startWish(wishFor("pa-641a-fourcard", sixth), Way::Guided));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    const auto isAsk = [](const Act& act) { return act.action == "ask"; };
    QVERIFY2(player.playUntil(isAsk), qPrintable(player.fault()));
    QVERIFY2(player.perform(stopBecauseOf("dealer_card_exposed")), qPrintable(player.fault()));
    QTRY_COMPARE(lastTry(driver).verdict.reason, Reason::FalseAlarm);
    QVERIFY2(driver.find(headline(driver)), "the comment is not on the screen");
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    const Score score = driver.play().round()->score();
    QCOMPARE(score.points, score.of - 1);
}

QTEST_MAIN(TestE2eIrregularities)
#include "tst_e2e_irregularities.moc"
