#include "engine/record/irregularity_record.h"
#include "engine/rules/rule_book.h"
#include "tests/support/step_names.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

class TestIrregularities : public QObject {
    Q_OBJECT

private slots:
    void everyEventIsRuledOnAsWorkedByHand_data();
    void everyEventIsRuledOnAsWorkedByHand();
    void everyKindHasACaseInEveryRuleSet_data();
    void everyKindHasACaseInEveryRuleSet();
    void aVoidRoundStopsRulesReturnsEverythingAndReshuffles();
};

namespace {

void addRules() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < workedRules().size(); ++i) QTest::newRow(workedRules()[i].id) << static_cast<int>(i);
}

Json answer(const RulingAnswer& ruling) {
    Json settle = Json::array();
    for (Wager wager : ruling.settle) settle.push_back(wagerName(wager));
    Json then = Json::array();
    for (Consequence consequence : ruling.then) then.push_back(consequenceName(consequence));
    return {{"ruling", rulingName(ruling.ruling)},
            {"return", returnedName(ruling.returned)},
            {"settle", settle},
            {"then", then},
            {"cite", ruling.branch->cite}};
}

}  // namespace

void TestIrregularities::everyEventIsRuledOnAsWorkedByHand_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<QByteArray>("expected");
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("irregularities", ".jsonl"))) {
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            QTest::newRow(name.c_str()) << rules.id << QByteArray::fromStdString(item["event"].dump())
                                        << QByteArray::fromStdString(item["expect"].dump());
        }
    }
}

void TestIrregularities::everyEventIsRuledOnAsWorkedByHand() {
    QFETCH(QString, rules);
    QFETCH(QByteArray, event);
    QFETCH(QByteArray, expected);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    Reading reading;
    const Irregularity irregularity = readIrregularity(Json::parse(event.toStdString()), JsonPath(), *chapter, reading);
    QVERIFY(!reading.refused());
    const Json actual = answer(ruleOn(*chapter, irregularity));
    const Json wanted = Json::parse(expected.toStdString());
    for (const auto& [key, value] : wanted.items()) {
        QVERIFY2(actual[key] == value, (key + ": " + actual[key].dump() + " instead of " + value.dump()).c_str());
    }
}

void TestIrregularities::everyKindHasACaseInEveryRuleSet_data() {
    addRules();
}

void TestIrregularities::everyKindHasACaseInEveryRuleSet() {
    QFETCH(int, index);
    const auto items = jsonLines(workedRules()[static_cast<std::size_t>(index)].file("irregularities", ".jsonl"));
    for (int kind = 0; kind < kIrregularityKindCount; ++kind) {
        const std::string name(irregularityName(static_cast<IrregularityKind>(kind)));
        const bool found = std::any_of(items.begin(), items.end(),
                                       [&name](const Json& item) { return item["event"]["kind"] == name; });
        QVERIFY2(found, name.c_str());
    }
}

void TestIrregularities::aVoidRoundStopsRulesReturnsEverythingAndReshuffles() {
    const Json round = Json::parse(R"({"format":"cutcard-round/1","rules":"pa-657a-crazy4",
        "irregularity":{"kind":"face_up_card","count":2,"when":"dealing"},
        "selections":{"progressive":{"kind":"four_card","paytable":"A","wager":"1"}},
        "seats":[{"seat":2,"cards":["As","Ad"],"wagers":{"ante":"10","super_bonus":"10","progressive":"1"}}],
        "dealer":{"cards":["Kd"]}})");
    const RoundRecord record = recordOf(round);
    const Procedure procedure = record.game->adjudicate(record.round).procedure;
    const std::vector<std::string> expected = {
        "stop", "rule", "return_wager 2 ante", "return_wager 2 super_bonus", "return_wager 2 progressive", "reshuffle"};
    QVERIFY2(stepNames(procedure) == expected, Json(stepNames(procedure)).dump().c_str());
    QVERIFY(procedure.mustPrecede(0, 1));
    for (StepId returned = 2; returned < 5; ++returned) {
        QVERIFY(procedure.mustPrecede(1, returned));
        QVERIFY(procedure.mustPrecede(returned, 5));
    }
    QVERIFY(!procedure.mustPrecede(2, 3));
}

QTEST_APPLESS_MAIN(TestIrregularities)
#include "tst_irregularities.moc"
