#include "app/session/key_table.h"
#include "app/session/round_source.h"
#include "app/text/catalogue.h"
#include "engine/irregularities/events.h"
#include "tests/app/session/by_hand.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Whole rounds through the hands of somebody who knows everything: each step can be done on the screen, and nothing on
// the screen tells him what he has to know himself.
class TestRoundByHand : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyStepOfADealtRoundCanBeDone_data() { addRuleSetRows(); }
    void everyStepOfADealtRoundCanBeDone();
    void theCardsCanBePrepared_data() { addRuleSetRows(); }
    void theCardsCanBePrepared();
    void everyIrregularityCanBeStoppedAndRuledOn_data() { addRuleSetRows(); }
    void everyIrregularityCanBeStoppedAndRuledOn();
    void aStopThatIsDueIsNotGivenAway_data() { addRuleSetRows(); }
    void aStopThatIsDueIsNotGivenAway();
    void aFreeRoundByTheBookIsFlawless_data() { addRuleSetRows(); }
    void aFreeRoundByTheBookIsFlawless();

private:
    bool begin(const RoundWish& wish, Way way = Way::Guided) { return m_play->begin(wish, way); }
    /// To the end of the round, each step judged right at once; nothing is told before it is seen.
    void playOn();
    void checkNothingIsTold(std::set<Card>& seen);

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    std::unique_ptr<PracticeHistory> m_history;
    KeyTable m_keys;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<RoundController> m_play;
    QStringList m_said;
};

void TestRoundByHand::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->filePath("store").toStdString())));
    m_history = std::make_unique<PracticeHistory>(*m_settled.store, m_settled.traineeSession);
    m_table = std::make_unique<TableModel>();
    m_play = std::make_unique<RoundController>(*m_table, m_keys);
    m_play->setHistory(m_history.get());
    m_said.clear();
    connect(m_play.get(), &RoundController::judged, this,
            [this](bool, const QString& sentence) { m_said = {sentence}; });
}

void TestRoundByHand::cleanup() {
    m_play.reset();
    m_table.reset();
    m_history.reset();
    m_settled = {};
}

void TestRoundByHand::checkNothingIsTold(std::set<Card>& seen) {
    seen.merge(facesShown(*m_play));
    std::set<Card> hidden;
    for (Card card : m_play->round()->round().deal->deck) {
        if (!seen.contains(card)) hidden.insert(card);
    }
    const QString told = namingOneOf(hidden, wordsShown(*m_play) + m_said);
    QVERIFY2(told.isEmpty(), qPrintable("a face that nobody has seen: " + told));
}

void TestRoundByHand::playOn() {
    std::set<Card> seen;
    while (const Step* step = dueStep(*m_play)) {
        checkNothingIsTold(seen);
        if (QTest::currentTestFailed()) return;
        const std::size_t before = m_play->round()->tries().size();
        const QString what = text::step(*step);
        doByHand(*m_play, *step);
        const auto& tries = m_play->round()->tries();
        QVERIFY2(tries.size() == before + 1, qPrintable(what + ": cannot be done; " + m_play->message()));
        QVERIFY2(tries.back().verdict.reason == Reason::Ok,
                 qPrintable(what + ": " + QString::fromStdString(std::string(reasonName(tries.back().verdict.reason)))));
    }
    QCOMPARE(m_play->state(), QString("finished"));
    QCOMPARE(m_play->round()->score().points, m_play->round()->score().of);
    QVERIFY(m_play->result().value("text").toString().startsWith("Flawless"));
}

void TestRoundByHand::everyStepOfADealtRoundCanBeDone() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RoundWish wish{.rules = rules.toStdString(), .seed = seed};
        wish.offer = seed % 2 == 0 ? TableOffer::Basic : TableOffer::Everything;
        wish.method = chapter->methods[seed % chapter->methods.size()];
        wish.from = seed == 3 ? GradedFrom::LastDecision : GradedFrom::Opening;
        QVERIFY(begin(wish));
        playOn();
        if (QTest::currentTestFailed()) return;
    }
}

void TestRoundByHand::theCardsCanBePrepared() {
    QFETCH(QString, rules);
    for (DealingMethod method : RuleBook::instance().find(rules.toStdString())->methods) {
        for (TableProcedure preparation : {TableProcedure::OpenTable, TableProcedure::ShuffleAndCut}) {
            RoundWish wish{.rules = rules.toStdString(), .players = 1, .method = method};
            wish.preparation = preparation;
            QVERIFY(begin(wish));
            playOn();
            if (QTest::currentTestFailed()) return;
        }
    }
}

void TestRoundByHand::everyIrregularityCanBeStoppedAndRuledOn() {
    QFETCH(QString, rules);
    int stops = 0;
    for (const Irregularity& event : everyEvent(*RuleBook::instance().find(rules.toStdString()))) {
        RoundWish wish{.rules = rules.toStdString(), .offer = TableOffer::Everything, .players = 2};
        wish.irregularity = event;
        wish.seed = 3;
        if (!begin(wish)) continue;
        playOn();
        if (QTest::currentTestFailed()) return;
        for (const Try& made : m_play->round()->tries()) stops += made.act.action == "stop" ? 1 : 0;
    }
    QVERIFY(stops >= 5);
}

// Before the stop, everything that is said follows from what was done last, so that what comes next shows in nothing.
void TestRoundByHand::aStopThatIsDueIsNotGivenAway() {
    QFETCH(QString, rules);
    int due = 0;
    for (const Irregularity& event : everyEvent(*RuleBook::instance().find(rules.toStdString()))) {
        RoundWish wish{.rules = rules.toStdString(), .offer = TableOffer::Everything, .players = 2};
        wish.irregularity = event;
        wish.seed = 5;
        if (!begin(wish)) continue;
        const auto& steps = m_play->round()->settlement().procedure.steps();
        while (const Step* step = dueStep(*m_play)) {
            QCOMPARE(m_play->steps()->rowCount(), 0);
            QCOMPARE(m_play->hint(), QString());
            const QString now = wordsShown(*m_play).join('\n');
            if (const auto done = m_play->round()->done(); !done.empty()) {
                QCOMPARE(m_play->prompt().value("title").toString(), text::phase(steps[done.back()]));
            }
            QVERIFY(m_play->prompt().value("text").toString().contains("may go wrong"));
            QVERIFY2(!now.contains("omething is wrong"), qPrintable(now));
            QVERIFY(m_play->prompt().value("page") != "stop");
            QVERIFY(m_play->entry().value("mode") == "none");
            if (step->action == Action::Stop) {
                ++due;
                break;
            }
            const std::size_t before = m_play->round()->tries().size();
            doByHand(*m_play, *step);
            QCOMPARE(m_play->round()->tries().size(), before + 1);
        }
    }
    QVERIFY(due >= 5);
}

void TestRoundByHand::aFreeRoundByTheBookIsFlawless() {
    QFETCH(QString, rules);
    QVERIFY(begin({.rules = rules.toStdString(), .offer = TableOffer::Everything, .players = 3, .seed = 8}, Way::Free));
    while (const Step* step = dueStep(*m_play)) {
        QCOMPARE(m_play->steps()->rowCount(), 0);
        QVERIFY(m_play->scores().isEmpty());
        const std::size_t before = m_play->round()->tries().size();
        doByHand(*m_play, *step);
        QCOMPARE(m_play->round()->tries().size(), before + 1);
    }
    QCOMPARE(m_play->state(), QString("finished"));
    QCOMPARE(m_play->result().value("points").toInt(), m_play->result().value("of").toInt());
    QVERIFY(m_said.isEmpty());
}

QTEST_MAIN(TestRoundByHand)
#include "tst_round_by_hand.moc"
