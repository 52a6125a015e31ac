#include "app/session/act_words.h"
#include "app/session/history_record.h"
#include "app/session/practice_history.h"
#include "app/session/round_source.h"
#include "engine/record/practice_record.h"
#include "tests/app/session/round_state.h"
#include "tests/app/store/refused_with.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/sample_rounds.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// What a trainee did is in the store, once, and a round comes back from it as it was left.
class TestPracticeHistory : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_settled = {}; }

    void aRoundComesBackAsItWasLeft_data() { addRuleSetRows(); }
    void aRoundComesBackAsItWasLeft();
    void aRoundThatWasLoadedGoesOn();
    void theFirstTryAtAStepIsAnAnswer();
    void aTryAndItsAnswerAreStoredTogether();
    void aTryThatIsSentTwiceIsStoredOnce();
    void cramIsRememberedWithTheRound();
    void anAnswerOutsideARoundStandsAlone();
    void nothingIsKeptOfAWatchedRound();
    void theNewestRoundIsUnfinishedUntilItIsFinished();
    void roundsAreListedTheNewestFirst();
    void aHistoryOfManyPagesIsReadToItsEnd();
    void aRoundThatCannotBeReadIsRefused_data();
    void aRoundThatCannotBeReadIsRefused();
    void whatIsUnreadableDoesNotHideTheRest();
    void nothingIsKeptAfterTheSessionHasEnded();
    void anotherTraineesRoundIsUnknown();

private:
    PracticeHistory history() { return {*m_settled.store, m_settled.traineeSession}; }
    std::vector<Event> events(const std::string& kind) {
        return *m_settled.store->events(m_settled.traineeSession, {kind, {}, 0, 100'000});
    }
    void write(const std::string& kind, const std::string& body, const Id& id = newId()) {
        const std::vector<NewEvent> one = {{id, kind, m_settled.trainee, body}};
        QVERIFY(m_settled.store->append(m_settled.traineeSession, one));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SetClock m_clock;
    SettledStore m_settled;
};

namespace {

PracticeRound sample(Way way = Way::Guided) {
    OpenTables tables;
    auto record = readRound(sampleRound(), tables);
    return {record->game, record->round, way, GradedFrom::LastDecision};
}

/// The sample round to its end, with an error at the Ante: aces and sevens win $10, and $20 are paid.
void playSample(PracticeHistory& history, const Id& id, PracticeRound& round) {
    for (int i = 0; i < 4; ++i) {
        round.watchOn();
        QVERIFY(history.keepTry(id, round));
    }
    round.act(acts::pay(1, Wager::Ante, Money::dollars(20)), 4000);
    QVERIFY(history.keepTry(id, round));
    while (round.next()) {
        round.watchOn();
        QVERIFY(history.keepTry(id, round));
    }
}

/// Any moves, each kept; at most so many.
void playOn(PracticeHistory& history, const Id& id, PracticeRound& round, std::mt19937& chance, int moves) {
    for (int i = 0; i < moves && round.next(); ++i) {
        switch (const Move move = anyMove(round, chance)) {
        case Move::Hint: QVERIFY(history.keepHint(id, round.hint())); break;
        case Move::Undo:
            round.undo();
            QVERIFY(history.keepUndo(id));
            break;
        default: doTry(round, move, static_cast<std::int64_t>(chance() % 10'000)); QVERIFY(history.keepTry(id, round));
        }
    }
}

}  // namespace

void TestPracticeHistory::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = {};
    m_settled = settled(opened(testOptions(m_folder->path().toStdString(), m_clock)));
}

void TestPracticeHistory::aRoundComesBackAsItWasLeft() {
    QFETCH(QString, rules);
    std::mt19937 chance(7);
    PracticeHistory kept = history();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RoundWish wish{.rules = rules.toStdString(), .offer = TableOffer::Everything, .seed = seed};
        wish.surprise = seed > 1;
        if (seed == 2) wish.preparation = TableProcedure::OpenTable;
        const auto made = roundFor(wish);
        QVERIFY(made);
        const Way way = seed % 3 == 0 ? Way::Free : Way::Guided;
        const auto from = seed % 2 == 0 ? GradedFrom::Opening : GradedFrom::LastDecision;
        PracticeRound round(made->game, made->round, way, from);
        const auto id = kept.begin(round, false);
        QVERIFY(id);
        QCOMPARE(stateOf(*kept.load(*id)), stateOf(round));
        playOn(kept, *id, round, chance, 20);
        QCOMPARE(stateOf(*kept.load(*id)), stateOf(round));
        playOn(kept, *id, round, chance, 8);
        const auto loaded = history().load(*id);
        QVERIFY(loaded);
        QCOMPARE(stateOf(*loaded), stateOf(round));
        QVERIFY(loaded->round() == round.round());
    }
}

void TestPracticeHistory::aRoundThatWasLoadedGoesOn() {
    Id id;
    std::string before;
    {
        PracticeHistory first = history();
        PracticeRound round = sample();
        id = *first.begin(round, false);
        round.watchOn();
        QVERIFY(first.keepTry(id, round));
        before = stateOf(round);
    }
    PracticeHistory second = history();
    auto round = second.load(id);
    QVERIFY(round);
    QCOMPARE(stateOf(*round), before);
    while (round->next()) {
        round->watchOn();
        QVERIFY(second.keepTry(id, *round));
    }
    QVERIFY(second.finish(id, *round));
    QCOMPARE(stateOf(*history().load(id)), stateOf(*round));
    QCOMPARE(events("practice.act").size(), std::size_t{9});
}

void TestPracticeHistory::theFirstTryAtAStepIsAnAnswer() {
    m_clock.time = 1'750'000'000'000;
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    playSample(kept, id, round);
    round.undo();
    QVERIFY(kept.keepUndo(id));
    QVERIFY(kept.keepHint(id, round.hint()));
    round.watchOn();
    QVERIFY(kept.keepTry(id, round));

    const auto answers = kept.answers();
    QVERIFY(answers);
    // Nine steps; neither the second try at the Ante nor the table cleared once more is an answer.
    QCOMPARE(answers->size(), std::size_t{9});
    PracticeEvent ante;
    ante.at = 1'750'000'000;
    ante.rules = "pa-657a-crazy4";
    ante.skill = "c4.ante.paid";
    ante.milliseconds = 4000;
    ante.error = ErrorFamily::ToTakenForFor;
    QCOMPARE((*answers)[4], ante);
    for (std::size_t i = 0; i < 9; ++i) QCOMPARE((*answers)[i].right, i != 4);
    QCOMPARE((*answers)[8].skill, std::string("c4.clear_table"));
    QCOMPARE((*answers)[8].hinted, false);
}

void TestPracticeHistory::aTryAndItsAnswerAreStoredTogether() {
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    kept.keepHint(id, round.hint());
    round.watchOn();
    QVERIFY(kept.keepTry(id, round));
    const auto all = events("practice.");
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all[2].kind, std::string("practice.act"));
    QCOMPARE(
        all[2].body,
        R"({"session":")" + id +
            R"(","n":1,"act":{"action":"reveal_dealer"},"reason":"ok","step":"s1","milliseconds":0,"hinted":true})");
    QCOMPARE(all[3].kind, std::string("practice.answered"));
    QCOMPARE(all[3].sequence, all[2].sequence + 1);
    QVERIFY(readPracticeEvent(all[3].body, 0)->hinted);
}

void TestPracticeHistory::aTryThatIsSentTwiceIsStoredOnce() {
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    round.watchOn();
    QVERIFY(kept.keepTry(id, round));
    QVERIFY(kept.keepTry(id, round));
    QCOMPARE(events("practice.act").size(), std::size_t{1});
    QCOMPARE(kept.answers()->size(), std::size_t{1});
    QCOMPARE(stateOf(*kept.load(id)), stateOf(round));
}

void TestPracticeHistory::cramIsRememberedWithTheRound() {
    PracticeHistory first = history();
    PracticeRound round = sample();
    const Id crammed = *first.begin(round, true);
    const Id learnt = *first.begin(sample(), false);
    round.watchOn();
    QVERIFY(first.keepTry(crammed, round));
    QVERIFY(first.keepTry(learnt, round));
    PracticeHistory second = history();
    auto again = second.load(crammed);
    again->watchOn();
    QVERIFY(second.keepTry(crammed, *again));
    const auto answers = second.answers();
    QCOMPARE(answers->size(), std::size_t{3});
    QCOMPARE((*answers)[0].cram, true);
    QCOMPARE((*answers)[1].cram, false);
    QCOMPARE((*answers)[2].cram, true);
}

void TestPracticeHistory::anAnswerOutsideARoundStandsAlone() {
    PracticeHistory kept = history();
    PracticeEvent answer;
    answer.at = m_clock.time / 1000;
    answer.rules = "pa-657a-crazy4";
    answer.skill = "c4.hand.two_pair";
    answer.right = true;
    answer.milliseconds = 2500;
    QVERIFY(kept.keepAnswer(answer));
    QVERIFY(kept.keepAnswer(answer));
    QCOMPARE(*kept.answers(), (std::vector<PracticeEvent>{answer, answer}));
    QVERIFY(kept.rounds(10)->empty());
    QVERIFY(!*kept.unfinished());
}

void TestPracticeHistory::nothingIsKeptOfAWatchedRound() {
    PracticeHistory kept = history();
    PracticeRound round = sample(Way::Watch);
    const auto id = kept.begin(round, false);
    QVERIFY(id);
    QVERIFY(id->empty());
    round.watchOn();
    QVERIFY(kept.keepTry(*id, round));
    QVERIFY(kept.keepHint(*id, HintLevel::Where));
    QVERIFY(kept.keepUndo(*id));
    QVERIFY(kept.finish(*id, round));
    QVERIFY(events("").empty());
}

void TestPracticeHistory::theNewestRoundIsUnfinishedUntilItIsFinished() {
    PracticeHistory kept = history();
    QVERIFY(!*kept.unfinished());
    PracticeRound round = sample();
    const Id first = *kept.begin(round, false);
    QCOMPARE(*kept.unfinished(), std::optional(first));
    const Id second = *kept.begin(round, false);
    QCOMPARE(*kept.unfinished(), std::optional(second));
    QVERIFY(kept.finish(first, round));
    QCOMPARE(*history().unfinished(), std::optional(second));
    QVERIFY(kept.finish(second, round));
    QVERIFY(!*history().unfinished());
}

void TestPracticeHistory::roundsAreListedTheNewestFirst() {
    PracticeHistory kept = history();
    std::vector<Id> ids;
    for (int i = 0; i < 5; ++i) {
        m_clock.time += 1000;
        ids.push_back(*kept.begin(sample(i == 4 ? Way::Free : Way::Guided), false));
    }
    PracticeRound round = sample();
    playSample(kept, ids[1], round);
    QVERIFY(kept.finish(ids[1], round));
    const auto list = kept.rounds(4);
    QVERIFY(list);
    QCOMPARE(list->size(), std::size_t{4});
    for (std::size_t i = 0; i < 4; ++i) QCOMPARE((*list)[i].id, ids[4 - i]);
    QCOMPARE(list->front().way, Way::Free);
    QCOMPARE(list->front().at, m_clock.time);
    const PractisedRound& played = list->back();
    QCOMPARE(played.rules, std::string("pa-657a-crazy4"));
    QCOMPARE(played.tries, 10);
    QCOMPARE(played.errors, 1);
    QCOMPARE(played.finished, true);
    QCOMPARE(kept.rounds(99)->size(), std::size_t{5});
    QVERIFY(kept.rounds(0)->empty());
}

void TestPracticeHistory::aHistoryOfManyPagesIsReadToItsEnd() {
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    round.watchOn();
    std::vector<NewEvent> many = {{newId(), "practice.act", m_settled.trainee, tryBody(id, round)}};
    for (int i = 0; i < 2500; ++i) {
        round.act(acts::plain(Action::RevealDealer), i);
        many.push_back({newId(), "practice.act", m_settled.trainee, tryBody(id, round)});
    }
    for (int i = 0; i < 130; ++i) {
        const Id later = newId();
        many.push_back({later, "practice.round", m_settled.trainee, roundBegunBody(later, sample(), false)});
    }
    QVERIFY(m_settled.store->append(m_settled.traineeSession, many));
    QCOMPARE(stateOf(*kept.load(id)), stateOf(round));
    const auto list = kept.rounds(131);
    QCOMPARE(list->size(), std::size_t{131});
    QCOMPARE(list->back().id, id);
    QCOMPARE(list->back().tries, 2501);
}

void TestPracticeHistory::aRoundThatCannotBeReadIsRefused_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("body");
    const QString in = R"({"session":"%1",)";
    QTest::newRow("no way of that name") << "practice.round"
                                         << in + R"("way":"asleep","from":"opening","cram":false,"round":{}})";
    QTest::newRow("no round") << "practice.round" << in + R"("way":"free","from":"opening","cram":false,"round":{}})";
    QTest::newRow("an unknown member") << "practice.hint" << in + R"("level":"where","price":1})";
    QTest::newRow("no such level") << "practice.hint" << in + R"("level":"all"})";
    QTest::newRow("a hint that was not the next") << "practice.hint" << in + R"("level":"answer"})";
    QTest::newRow("nothing to undo") << "practice.undo" << in.chopped(1) + "}";
    const QString tried =
        R"("n":%2,"act":{"action":"reveal_dealer"},"reason":"%3","step":%4,"milliseconds":%5,"hinted":false})";
    const auto row = [&](const char* name, const char* n, const char* reason, const char* step, const char* time) {
        QTest::newRow(name)
            << "practice.act"
            << QString(in + tried).replace("%2", n).replace("%3", reason).replace("%4", step).replace("%5", time);
    };
    row("a try is missing", "2", "ok", "\"s1\"", "0");
    row("another reason", "1", "out_of_order", "\"s1\"", "0");
    row("another step", "1", "ok", "null", "0");
    row("a time below zero", "1", "ok", "\"s1\"", "-1");
    row("a time that is text", "1", "ok", "\"s1\"", "\"1\"");
}

void TestPracticeHistory::aRoundThatCannotBeReadIsRefused() {
    QFETCH(QString, kind);
    QFETCH(QString, body);
    PracticeHistory kept = history();
    Id id = newId();
    if (kind != "practice.round") id = *kept.begin(sample(), false);
    write(kind.toStdString(), body.arg(QString::fromStdString(id)).toStdString(),
          kind == "practice.round" ? id : newId());
    REFUSED_WITH(kept.load(id), StoreFault::RoundUnreadable);
    QCOMPARE(kept.load(id).refusal().params.size(), std::size_t{1});
}

void TestPracticeHistory::whatIsUnreadableDoesNotHideTheRest() {
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    write("practice.round", "{}");
    write("practice.act", "no JSON");
    write("practice.finished", "[]");
    write("practice.answered", "{}");
    round.watchOn();
    QVERIFY(kept.keepTry(id, round));
    QCOMPARE(kept.rounds(10)->size(), std::size_t{1});
    QCOMPARE(kept.rounds(10)->front().tries, 1);
    QCOMPARE(kept.answers()->size(), std::size_t{1});
    QCOMPARE(stateOf(*kept.load(id)), stateOf(round));
}

void TestPracticeHistory::nothingIsKeptAfterTheSessionHasEnded() {
    PracticeHistory kept = history();
    PracticeRound round = sample();
    const Id id = *kept.begin(round, false);
    m_settled.store->leave(m_settled.traineeSession);
    round.watchOn();
    REFUSED_WITH(kept.keepTry(id, round), StoreFault::SessionEnded);
    REFUSED_WITH(kept.begin(round, false), StoreFault::SessionEnded);
    REFUSED_WITH(kept.load(id), StoreFault::SessionEnded);
    m_settled.traineeSession = *m_settled.store->enter(m_settled.trainee);
    QVERIFY(events("practice.act").empty());
    QVERIFY(history().keepTry(id, round));
    QCOMPARE(stateOf(*history().load(id)), stateOf(round));
}

void TestPracticeHistory::anotherTraineesRoundIsUnknown() {
    const Id id = *history().begin(sample(), false);
    const Id other = *m_settled.store->addTrainee(m_settled.supervisor, "Otto");
    PracticeHistory others(*m_settled.store, *m_settled.store->enter(other));
    REFUSED_WITH(others.load(id), StoreFault::UnknownRound);
    REFUSED_WITH(others.load(newId()), StoreFault::UnknownRound);
    QVERIFY(others.rounds(10)->empty());
    QVERIFY(!*others.unfinished());
}

QTEST_GUILESS_MAIN(TestPracticeHistory)
#include "tst_practice_history.moc"
