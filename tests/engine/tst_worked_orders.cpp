#include "tests/support/step_names.h"
#include "tests/support/worked_cases.h"

#include <QTest>

#include <algorithm>

using namespace cutcard;
using namespace cutcard::test;

// What may come before what, written down by hand from the regulation and the rulings.
class TestWorkedOrders : public QObject {
    Q_OBJECT

private slots:
    void theGraphPermitsAndForbidsWhatTheRulesDo_data();
    void theGraphPermitsAndForbidsWhatTheRulesDo();
    void everyPermutationOfASmallProcedureIsJudged_data();
    void everyPermutationOfASmallProcedureIsJudged();
};

namespace {

void addItems(const std::string& kind) {
    QTest::addColumn<QByteArray>("item");
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file(kind, ".jsonl"))) {
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(item.dump());
        }
    }
}

Procedure procedureOf(const Json& round) {
    const RoundRecord record = recordOf(round);
    // Branches live as long as the rule book; a procedure may outlive the table it was made at.
    return record.game->adjudicate(record.round).procedure;
}

/// How many orders respect the constraints: counted over sets of steps done, which judges every permutation.
std::uint64_t countOrders(const std::vector<std::uint32_t>& needs) {
    std::vector<std::uint64_t> ways(std::size_t{1} << needs.size(), 0);
    ways[0] = 1;
    for (std::uint32_t done = 0; done < ways.size(); ++done) {
        if (ways[done] == 0) continue;
        for (std::size_t next = 0; next < needs.size(); ++next) {
            const std::uint32_t bit = 1U << next;
            if ((done & bit) == 0 && (needs[next] & ~done) == 0) ways[done | bit] += ways[done];
        }
    }
    return ways.back();
}

}  // namespace

void TestWorkedOrders::theGraphPermitsAndForbidsWhatTheRulesDo_data() {
    addItems("order");
}

void TestWorkedOrders::theGraphPermitsAndForbidsWhatTheRulesDo() {
    QFETCH(QByteArray, item);
    const Json worked = Json::parse(item.toStdString());
    const Procedure procedure = procedureOf(worked["round"]);
    for (const Json& name : worked["present"]) {
        QVERIFY2(stepNamed(procedure, name), ("missing: " + name.get<std::string>()).c_str());
    }
    for (const Json& name : worked["absent"]) {
        QVERIFY2(!stepNamed(procedure, name), ("there: " + name.get<std::string>()).c_str());
    }
    for (const Json& pair : worked["pairs"]) {
        const auto first = stepNamed(procedure, pair[0]);
        const auto second = stepNamed(procedure, pair[1]);
        QVERIFY2(first && second, ("no such step: " + pair.dump()).c_str());
        const bool forbidden = procedure.mustPrecede(*second, *first);
        QVERIFY2(forbidden == (pair[2] == "forbidden"), pair.dump().c_str());
    }
}

void TestWorkedOrders::everyPermutationOfASmallProcedureIsJudged_data() {
    QTest::addColumn<QByteArray>("item");
    for (const Json& item : jsonLines("crazy_four/small_orders_pa-657a-crazy4.jsonl")) {
        QTest::newRow(item["name"].get<std::string>().c_str()) << QByteArray::fromStdString(item.dump());
    }
}

void TestWorkedOrders::everyPermutationOfASmallProcedureIsJudged() {
    QFETCH(QByteArray, item);
    const Json worked = Json::parse(item.toStdString());
    const Procedure procedure = procedureOf(worked["round"]);
    std::vector<std::string> names = stepNames(procedure);
    std::vector<std::string> wanted = worked["steps"];
    std::sort(wanted.begin(), wanted.end());
    std::vector<std::string> sorted = names;
    std::sort(sorted.begin(), sorted.end());
    QVERIFY2(sorted == wanted, Json(names).dump().c_str());

    // The program's graph and the hand-written constraints, each as "what must be done before".
    std::vector<std::uint32_t> ours(names.size(), 0);
    std::vector<std::uint32_t> theirs(names.size(), 0);
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (StepId before : procedure.before(static_cast<StepId>(i))) ours[i] |= 1U << before;
    }
    for (const Json& pair : worked["before"]) {
        const auto first = *stepNamed(procedure, pair[0]);
        theirs[*stepNamed(procedure, pair[1])] |= 1U << first;
    }
    std::vector<std::uint32_t> both(names.size());
    for (std::size_t i = 0; i < both.size(); ++i) both[i] = ours[i] | theirs[i];
    const auto permitted = worked["permitted"].get<std::uint64_t>();
    QCOMPARE(countOrders(ours), permitted);
    QCOMPARE(countOrders(theirs), permitted);
    // As many orders satisfy both at once: the two judge every single permutation alike.
    QCOMPARE(countOrders(both), permitted);
}

QTEST_APPLESS_MAIN(TestWorkedOrders)
#include "tst_worked_orders.moc"
