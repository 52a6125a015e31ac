#include "engine/cards/random_source.h"
#include "engine/procedure/procedure.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/sample_rounds.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Order is a graph (ALL-3).
class TestProcedure : public QObject {
    Q_OBJECT

private slots:
    void whatMustPrecedeIsWhatCanBeReached_data();
    void whatMustPrecedeIsWhatCanBeReached();
    void aStepDoesNotPrecedeItself();
    void aBoundOrderNamesThePredecessorAlone();
    void aBoundOrderLeavesWhatIsOutsideAlone();
    void anEmptyProcedureCanBeBound();
    void strictHouseOrderBindsEveryStepOfARound_data();
    void strictHouseOrderBindsEveryStepOfARound();
    void strictHouseOrderChangesNothingButTheOrder();
    void withoutItTheTextLeavesOrdersOpen();
};

namespace {

const Branch& anyBranch() {
    static const Branch branch{"any", "657a.11", ""};
    return branch;
}

/// Steps that each name some of the earlier ones, in a hundred the given chance for each.
Procedure randomProcedure(int steps, int chance, RandomSource& random) {
    Procedure procedure;
    for (int step = 0; step < steps; ++step) {
        std::vector<StepId> before;
        for (int earlier = 0; earlier < step; ++earlier) {
            if (random.percent(chance)) before.push_back(static_cast<StepId>(earlier));
        }
        procedure.add(Action::Settle, 1, anyBranch(), {}, before);
    }
    return procedure;
}

/// Which steps lead to which, by Warshall's rule over the direct predecessors.
std::vector<std::vector<bool>> reachable(const Procedure& procedure) {
    const std::size_t size = procedure.steps().size();
    std::vector<std::vector<bool>> leads(size, std::vector<bool>(size, false));
    for (std::size_t step = 0; step < size; ++step) {
        for (StepId before : procedure.before(static_cast<StepId>(step))) leads[before][step] = true;
    }
    for (std::size_t via = 0; via < size; ++via) {
        for (std::size_t from = 0; from < size; ++from) {
            for (std::size_t to = 0; to < size; ++to) {
                if (leads[from][via] && leads[via][to]) leads[from][to] = true;
            }
        }
    }
    return leads;
}

std::vector<StepId> beforeOf(const Procedure& procedure, std::size_t step) {
    const auto before = procedure.before(static_cast<StepId>(step));
    return {before.begin(), before.end()};
}

}  // namespace

void TestProcedure::whatMustPrecedeIsWhatCanBeReached_data() {
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("chance");
    QTest::newRow("one step") << 1 << 50;
    QTest::newRow("no constraint at all") << 20 << 0;
    QTest::newRow("few constraints") << 40 << 3;
    QTest::newRow("some constraints") << 40 << 10;
    QTest::newRow("many constraints") << 30 << 50;
    QTest::newRow("everything after everything") << 15 << 100;
}

void TestProcedure::whatMustPrecedeIsWhatCanBeReached() {
    QFETCH(int, steps);
    QFETCH(int, chance);
    RandomSource random(static_cast<std::uint64_t>(steps * 100 + chance));
    for (int time = 0; time < 25; ++time) {
        const Procedure procedure = randomProcedure(steps, chance, random);
        const auto leads = reachable(procedure);
        for (std::size_t first = 0; first < leads.size(); ++first) {
            for (std::size_t second = 0; second < leads.size(); ++second) {
                QCOMPARE(procedure.mustPrecede(static_cast<StepId>(first), static_cast<StepId>(second)),
                         bool(leads[first][second]));
            }
        }
    }
}

void TestProcedure::aStepDoesNotPrecedeItself() {
    Procedure procedure;
    const StepId first = procedure.add(Action::TurnCards, 1, anyBranch());
    const StepId second = procedure.add(Action::SetHand, 1, anyBranch(), {}, {first});
    QVERIFY(!procedure.mustPrecede(first, first));
    QVERIFY(procedure.mustPrecede(first, second));
    QVERIFY(!procedure.mustPrecede(second, first));
}

void TestProcedure::aBoundOrderNamesThePredecessorAlone() {
    RandomSource random(3);
    for (int time = 0; time < 20; ++time) {
        Procedure procedure = randomProcedure(30, 20, random);
        procedure.bindHouseOrder({});
        QVERIFY(beforeOf(procedure, 0).empty());
        for (std::size_t step = 1; step < procedure.steps().size(); ++step) {
            QVERIFY(beforeOf(procedure, step) == std::vector<StepId>{static_cast<StepId>(step - 1)});
            QVERIFY(procedure.mustPrecede(0, static_cast<StepId>(step)));
        }
    }
}

// ALL-16: what is done at a fold stays outside the chain.
void TestProcedure::aBoundOrderLeavesWhatIsOutsideAlone() {
    RandomSource random(4);
    Procedure procedure = randomProcedure(30, 20, random);
    const Procedure unbound = procedure;
    const std::vector<StepId> outside = {0, 7, 8};
    procedure.bindHouseOrder(outside);
    for (StepId step : outside) QVERIFY(beforeOf(procedure, step) == beforeOf(unbound, step));
    QVERIFY(beforeOf(procedure, 1).empty());
    QVERIFY(beforeOf(procedure, 9) == std::vector<StepId>{6});
    for (std::size_t step = 10; step < 30; ++step) {
        QVERIFY(beforeOf(procedure, step) == std::vector<StepId>{static_cast<StepId>(step - 1)});
    }
}

void TestProcedure::anEmptyProcedureCanBeBound() {
    Procedure procedure;
    procedure.bindHouseOrder({});
    QVERIFY(procedure.steps().empty());
}

void TestProcedure::strictHouseOrderBindsEveryStepOfARound_data() {
    QTest::addColumn<bool>("dealt");
    QTest::newRow("a round from the opening of the bets") << true;
    QTest::newRow("a round from the last decision on") << false;
}

void TestProcedure::strictHouseOrderBindsEveryStepOfARound() {
    QFETCH(bool, dealt);
    const auto table =
        tableWith("pa-657a-crazy4", {{"strict_house_order", true},
                                     {"six_card_bonus", "A"},
                                     {"five_card_hand_bonus", Json::object()},
                                     {"progressive", {{"kind", "four_card"}, {"paytable", "A"}, {"wager", "1"}}}});
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Round round = dealRound(*table, anyRequest(*table, seed));
        if (!dealt) round.deal.reset();
        const Procedure procedure = table->adjudicate(round).procedure;
        QVERIFY(beforeOf(procedure, 0).empty());
        for (std::size_t step = 1; step < procedure.steps().size(); ++step) {
            QVERIFY(beforeOf(procedure, step) == std::vector<StepId>{static_cast<StepId>(step - 1)});
        }
    }
}

void TestProcedure::strictHouseOrderChangesNothingButTheOrder() {
    Json round = sampleRound();
    const Json free = settled(round);
    round["selections"] = {{"strict_house_order", true}};
    Json strict = settled(round);
    QCOMPARE(strict["steps"].size(), free["steps"].size());
    for (std::size_t i = 0; i < free["steps"].size(); ++i) strict["steps"][i]["after"] = free["steps"][i]["after"];
    QVERIFY(strict == free);
}

// C4-6: Ante, Play and Super Bonus of a seat are settled in any order.
void TestProcedure::withoutItTheTextLeavesOrdersOpen() {
    const RoundRecord record = recordOf(sampleRound());
    const Procedure procedure = record.game->adjudicate(record.round).procedure;
    int settled = 0;
    for (std::size_t i = 0; i < procedure.steps().size(); ++i) {
        if (procedure.steps()[i].action != Action::Settle) continue;
        ++settled;
        for (std::size_t j = 0; j < i; ++j) {
            if (procedure.steps()[j].action != Action::Settle) continue;
            QVERIFY(!procedure.mustPrecede(static_cast<StepId>(j), static_cast<StepId>(i)));
        }
    }
    QCOMPARE(settled, 3);
}

QTEST_APPLESS_MAIN(TestProcedure)
#include "tst_procedure.moc"
