#include "app/session/key_table.h"
#include "app/session/round_source.h"
#include "app/text/catalogue.h"
#include "tests/app/session/by_hand.h"
#include "tests/app/session/round_state.h"
#include "tests/app/store/store_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// A round on the screen: what hands and keys do, and what comes back.
class TestRoundController : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void digitsChooseASeatUntilPayIsPressed();
    void escForgetsWhatWasBegun();
    void whatNeedsASpotAsksForItAndCostsNothing();
    void arrowsGoOnToTheNextSeat();
    void aHeldKeyGoesOnDealingAndDoesNothingElseTwice();
    void aHeldKeyDoesNotRuleOnWhatItStopped();
    void aTryThatCannotBeKeptChangesNothing();
    void aWrongActionLeavesTheTableAsItWas();
    void anUndoTakesBackTheLastStep();
    void aHintSaysMoreEachTimeAndNamesNoCard();
    void aFreeRoundSaysNothingBeforeTheEnd();
    void aFreeRoundThatWasEndedStaysEnded();
    void aRoundThatWasLeftComesBackAsItWas();
    void afterTheRoundEveryPositionCanBeSeen();
    void theNextMistakeGoesRound();
    void nothingButWatchingIsForNobody();
    void aWatchedRoundGoesByItself();
    void afterTheRoundAndWhenWatchingTheChangedKeysHold();

private:
    /// Two players at the plain table, after their decisions.
    void begin(Way way = Way::Guided, GradedFrom from = GradedFrom::LastDecision) {
        RoundWish wish{.rules = "pa-657a-crazy4", .players = 2, .seed = 7};
        wish.from = from;
        QVERIFY(m_play->begin(wish, way));
    }
    void playUntil(Action action) {
        while (dueStep(*m_play) && dueStep(*m_play)->action != action) doByHand(*m_play, *dueStep(*m_play));
        QVERIFY(dueStep(*m_play));
    }
    void playToTheEnd() {
        while (m_play->state() == "acting") doByHand(*m_play, *dueStep(*m_play));
    }
    std::size_t tries() const { return m_play->round()->tries().size(); }
    QString mode() const { return m_play->entry().value("mode").toString(); }
    QString selection() const { return m_play->entry().value("selection").toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    std::unique_ptr<PracticeHistory> m_history;
    KeyTable m_keys;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<RoundController> m_play;
};

void TestRoundController::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->filePath("store").toStdString())));
    m_history = std::make_unique<PracticeHistory>(*m_settled.store, m_settled.traineeSession);
    m_table = std::make_unique<TableModel>();
    m_play = std::make_unique<RoundController>(*m_table, m_keys);
    m_play->setHistory(m_history.get());
}

void TestRoundController::cleanup() {
    m_play.reset();
    m_table.reset();
    m_history.reset();
    m_settled = {};
}

void TestRoundController::digitsChooseASeatUntilPayIsPressed() {
    begin();
    pressKey(*m_play, '2');
    QCOMPARE(selection(), QString("Seat 2"));
    pressKey(*m_play, '1');
    QCOMPARE(selection(), QString("Seat 1"));
    m_play->selectSpot(1, "ante");
    pressKeys(*m_play, "P2");
    QCOMPARE(mode(), QString("amount"));
    QCOMPARE(m_play->entry().value("amount").toString(), QString("$2"));
    pressKeys(*m_play, "2.5");
    QCOMPARE(m_play->entry().value("amount").toString(), QString("$22.5"));
    QCOMPARE(tries(), std::size_t{0});
    m_play->press(Qt::Key_Return, 0, "\r", false);
    QCOMPARE(tries(), std::size_t{1});
    const Act& act = m_play->round()->tries().back().act;
    QCOMPARE(act.seat, std::optional(1));
    QCOMPARE(act.amount, std::optional(Money::cents(2250)));
    pressKey(*m_play, '2');
    QCOMPARE(selection(), QString("Seat 2"));
}

void TestRoundController::escForgetsWhatWasBegun() {
    begin();
    m_play->selectSpot(1, "ante");
    pressKeys(*m_play, "P25");
    QVERIFY(m_play->press(Qt::Key_Escape, 0, {}, false));
    QCOMPARE(mode(), QString("none"));
    QCOMPARE(tries(), std::size_t{0});
    pressKey(*m_play, 'P');
    QVERIFY(!m_play->entry().value("ready").toBool());
    m_play->press(Qt::Key_Return, 0, "\r", false);
    pressKey(*m_play, '0');
    m_play->confirm();
    QCOMPARE(tries(), std::size_t{0});
    m_play->cancel();
    QVERIFY(!m_play->press(Qt::Key_Escape, 0, {}, false));
}

void TestRoundController::whatNeedsASpotAsksForItAndCostsNothing() {
    begin();
    for (char key : {'T', 'P', 'R', 'A', 'U', 'S', 'C', 'V', 'F'}) {
        pressKey(*m_play, key);
        QVERIFY2(m_play->message().startsWith("Choose a "), &key);
        QCOMPARE(mode(), QString("none"));
    }
    m_play->addChip("500");
    QCOMPARE(mode(), QString("none"));
    pressKeys(*m_play, "2S");
    QVERIFY(m_play->message().contains("face down"));
    QCOMPARE(tries(), std::size_t{0});
}

void TestRoundController::arrowsGoOnToTheNextSeat() {
    begin();
    pressKey(*m_play, '1');
    QSet<int> seats;
    for (int i = 0; i < 12; ++i) {
        QVERIFY(m_play->press(Qt::Key_Right, 0, {}, false));
        seats.insert(m_table->activeSeat());
        QVERIFY(!m_table->activeWager().isEmpty());
    }
    QVERIFY(seats.size() >= 2);
}

void TestRoundController::aHeldKeyGoesOnDealingAndDoesNothingElseTwice() {
    begin(Way::Guided, GradedFrom::Opening);
    playUntil(Action::Deal);
    const std::size_t before = tries();
    pressKey(*m_play, 'D');
    QVERIFY(pressKey(*m_play, 'D', true));
    QVERIFY(pressKey(*m_play, 'D', true));
    QCOMPARE(tries(), before + 3);
    QVERIFY(pressKey(*m_play, 'N', true));
    QVERIFY(pressKey(*m_play, 'Z', true));
    QCOMPARE(tries(), before + 3);
}

void TestRoundController::aHeldKeyDoesNotRuleOnWhatItStopped() {
    RoundWish wish{.rules = "pa-657a-crazy4", .players = 2};
    wish.irregularity = Irregularity{.kind = IrregularityKind::FaceUpCard, .when = Moment::Dealing};
    QVERIFY(m_play->begin(wish, Way::Guided));
    playUntil(Action::Stop);
    pressKey(*m_play, 'X');
    const QVariantList kinds = m_play->entry().value("choices").toList();
    QCOMPARE(kinds.front().toMap().value("code").toString(), QString("face_up_card"));
    pressKey(*m_play, 'A');
    QCOMPARE(mode(), QString("ruling"));
    const std::size_t stopped = tries();
    pressKey(*m_play, 'A', true);
    QCOMPARE(tries(), stopped);
    QCOMPARE(mode(), QString("ruling"));
}

void TestRoundController::aTryThatCannotBeKeptChangesNothing() {
    begin();
    playUntil(Action::RevealDealer);
    const std::string before = stateOf(*m_play->round());
    const auto comment = m_play->comment();
    QSignalSpy judged(m_play.get(), &RoundController::judged);
    m_settled.store->leave(m_settled.traineeSession);
    pressKey(*m_play, 'W');
    m_play->takeHint();
    m_play->undo();
    QCOMPARE(stateOf(*m_play->round()), before);
    QCOMPARE(m_play->comment(), comment);
    QVERIFY(!m_play->message().isEmpty());
    QVERIFY(judged.isEmpty());
}

void TestRoundController::aWrongActionLeavesTheTableAsItWas() {
    begin();
    playUntil(Action::Settle);
    const auto done = m_play->round()->done();
    const Step step = *dueStep(*m_play);
    m_play->selectSpot(step.seat, QString::fromStdString(*actOf(step).wager));
    pressKeys(*m_play, "P7777");
    m_play->confirm();
    QCOMPARE(m_play->comment().value("tone").toString(), QString("wrong"));
    QVERIFY(m_play->round()->done() == done);
    doByHand(*m_play, step);
    QCOMPARE(m_play->comment().value("tone").toString(), QString("right"));
    QCOMPARE(m_play->round()->done().size(), done.size() + 1);
}

void TestRoundController::anUndoTakesBackTheLastStep() {
    begin();
    QVERIFY(!m_play->canUndo());
    playUntil(Action::Settle);
    const auto done = m_play->round()->done();
    doByHand(*m_play, *dueStep(*m_play));
    QVERIFY(m_play->press(Qt::Key_Z, Qt::ControlModifier, {}, false));
    QVERIFY(m_play->round()->done() == done);
    QVERIFY(m_play->round()->tries().back().undone);
    QVERIFY(!m_play->message().isEmpty());
}

void TestRoundController::aHintSaysMoreEachTimeAndNamesNoCard() {
    begin(Way::Guided, GradedFrom::Opening);
    playUntil(Action::Deal);
    const Card card = std::get<CardDealt>(dueStep(*m_play)->detail).card;
    QSet<QString> hints;
    while (m_play->canHint()) {
        m_play->perform("hint");
        hints.insert(m_play->hint());
        QCOMPARE(namingOneOf({card}, {m_play->hint()}), QString());
    }
    QCOMPARE(hints.size(), 3);
    pressKey(*m_play, 'D');
    QCOMPARE(m_play->hint(), QString());
    QVERIFY(m_play->round()->tries().back().hinted);
    QVERIFY(m_play->canHint());
}

void TestRoundController::aFreeRoundSaysNothingBeforeTheEnd() {
    QSignalSpy judged(m_play.get(), &RoundController::judged);
    begin(Way::Free);
    playUntil(Action::Settle);
    const Step step = *dueStep(*m_play);
    m_play->selectSpot(step.seat, QString::fromStdString(*actOf(step).wager));
    pressKeys(*m_play, "P7777");
    m_play->confirm();
    const auto said = m_play->comment();
    QCOMPARE(said.value("tone").toString(), QString("info"));
    QVERIFY(said.value("headline").toString().contains("$7,777"));
    QVERIFY(said.value("headline").toString().startsWith("Done: "));
    for (const char* part : {"why", "expected", "arithmetic", "chips", "cite", "ruling"}) {
        QCOMPARE(said.value(part).toString(), QString());
    }
    QVERIFY(m_play->scores().isEmpty());
    QVERIFY(!m_play->canUndo() && !m_play->canHint());
    QCOMPARE(m_play->steps()->rowCount(), 0);
    playToTheEnd();
    QVERIFY(judged.isEmpty());
    QCOMPARE(m_play->result().value("mistakes").toInt(), 1);
    QVERIFY(!m_play->result().value("text").toString().startsWith("Flawless"));
    QVERIFY(!m_play->scores().isEmpty());
}

void TestRoundController::aFreeRoundThatWasEndedStaysEnded() {
    begin(Way::Free);
    playUntil(Action::Settle);
    m_play->endRound();
    QCOMPARE(m_play->state(), QString("finished"));
    // Nothing was wrong, but much was left out.
    QVERIFY(!m_play->result().value("text").toString().startsWith("Flawless"));
    const auto id = m_history->rounds(1)->front().id;
    QVERIFY(m_history->rounds(1)->front().finished);
    m_play->leave();
    QVERIFY(m_play->resume(id));
    QCOMPARE(m_play->state(), QString("finished"));
}

void TestRoundController::aRoundThatWasLeftComesBackAsItWas() {
    begin();
    playUntil(Action::Settle);
    m_play->takeHint();
    pressKey(*m_play, 'Z');
    doByHand(*m_play, *dueStep(*m_play));
    m_play->undo();
    const std::string state = stateOf(*m_play->round());
    const auto comment = m_play->comment();
    const auto prompt = m_play->prompt();
    const int rows = m_play->steps()->rowCount();
    m_play->leave();
    QCOMPARE(m_play->state(), QString("idle"));
    QVERIFY(m_play->resume(**m_history->unfinished()));
    QCOMPARE(stateOf(*m_play->round()), state);
    QCOMPARE(m_play->comment(), comment);
    QCOMPARE(m_play->prompt(), prompt);
    QCOMPARE(m_play->steps()->rowCount(), rows);
    QVERIFY(rows > 0);
    playToTheEnd();
    QVERIFY(!*m_history->unfinished());
}

void TestRoundController::afterTheRoundEveryPositionCanBeSeen() {
    begin();
    playUntil(Action::Settle);
    pressKey(*m_play, 'Z');
    playToTheEnd();
    QCOMPARE(m_play->position(), m_play->length());
    QCOMPARE(m_play->timeLine()->rowCount(), m_play->length());
    for (int position : {m_play->length(), 0, 3, m_play->length() / 2, 1}) {
        m_play->goTo(position);
        QCOMPARE(m_play->position(), position);
        TableModel other;
        other.setRound(m_play->round()->table(), m_play->round()->round(), m_play->round()->settlement());
        other.setDone(m_play->round()->doneAfter(static_cast<std::size_t>(position)));
        QVERIFY(m_table->scene().cards == other.scene().cards);
        QVERIFY(m_table->scene().spots == other.scene().spots);
        QVERIFY(m_table->scene().chips == other.scene().chips);
    }
    m_play->goTo(0);
    QCOMPARE(m_table->activeSeat(), 0);
    QVERIFY(m_play->comment().isEmpty());
    m_play->goTo(-5);
    QCOMPARE(m_play->position(), 0);
    m_play->press(Qt::Key_Right, 0, {}, false);
    QCOMPARE(m_play->position(), 1);
    m_play->goTo(100'000);
    QCOMPARE(m_play->position(), m_play->length());
}

void TestRoundController::theNextMistakeGoesRound() {
    begin();
    pressKey(*m_play, 'Z');
    playUntil(Action::Settle);
    const int second = static_cast<int>(tries()) + 1;
    pressKey(*m_play, 'Z');
    playToTheEnd();
    for (int expected : {1, second, 1}) {
        m_play->nextMistake();
        QCOMPARE(m_play->position(), expected);
        QCOMPARE(m_play->comment().value("tone").toString(), QString("wrong"));
    }
}

void TestRoundController::nothingButWatchingIsForNobody() {
    m_play->setHistory(nullptr);
    QVERIFY(!m_play->begin({.rules = "pa-657a-crazy4"}, Way::Guided));
    QVERIFY(!m_play->message().isEmpty());
    QCOMPARE(m_play->state(), QString("idle"));
    QVERIFY(m_play->begin({.rules = "pa-657a-crazy4"}, Way::Watch));
    QCOMPARE(m_play->state(), QString("watching"));
}

void TestRoundController::aWatchedRoundGoesByItself() {
    begin(Way::Watch);
    QVERIFY(m_play->playing());
    m_play->press(Qt::Key_Space, 0, " ", false);
    QVERIFY(!m_play->playing());
    m_play->stepOn();
    QCOMPARE(m_play->comment().value("tone").toString(), QString("info"));
    m_play->press(Qt::Key_Left, 0, {}, false);
    while (m_play->state() == "watching") m_play->stepOn();
    QCOMPARE(m_play->state(), QString("finished"));
    QVERIFY(m_play->scores().isEmpty());
    QVERIFY(m_history->rounds(10)->empty());
}

void TestRoundController::afterTheRoundAndWhenWatchingTheChangedKeysHold() {
    const auto keysShown = [this] { return m_play->heading().value("keys").toMap(); };
    QCOMPARE(m_keys.change("next", Qt::Key_F6, Qt::NoModifier), QString());
    QCOMPARE(m_keys.change("help", Qt::Key_F7, Qt::NoModifier), QString());
    begin(Way::Watch);
    QCOMPARE(keysShown().value("next").toString(), QString("F6"));
    QCOMPARE(keysShown().value("help").toString(), QString("F7"));
    QVERIFY(!m_play->press(Qt::Key_Space, 0, " ", false));
    QVERIFY(m_play->playing());
    QVERIFY(m_play->press(Qt::Key_F6, 0, {}, false));
    QVERIFY(!m_play->playing());
    QSignalSpy help(m_play.get(), &RoundController::helpWanted);
    QVERIFY(!m_play->press(Qt::Key_F1, 0, {}, false));
    QVERIFY(m_play->press(Qt::Key_F7, 0, {}, false));
    QCOMPARE(help.size(), 1);

    begin(Way::Free);
    m_play->perform("clear_table");
    m_play->endRound();
    QCOMPARE(m_play->state(), QString("finished"));
    QVERIFY(m_play->press(Qt::Key_Left, 0, {}, false));
    QCOMPARE(m_play->position(), 0);
    QVERIFY(m_play->press(Qt::Key_F6, 0, {}, false));
    QCOMPARE(m_play->comment().value("tone").toString(), QString("wrong"));
}

QTEST_MAIN(TestRoundController)
#include "tst_round_controller.moc"
