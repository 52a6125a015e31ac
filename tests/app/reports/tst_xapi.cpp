#include "app/reports/xapi.h"
#include "tests/app/reports/statement_rules.h"
#include "tests/support/example_attempts.h"

#include <QTest>

#include <functional>

using namespace cutcard;
using namespace cutcard::reports;
using namespace cutcard::test;

namespace {

using Change = std::function<void(Json& statements)>;

std::string joined(const std::vector<std::string>& rules) {
    std::string all;
    for (const std::string& rule : rules) all += rule + '\n';
    return all;
}

Json statementsOf(const std::vector<AttemptFacts>& attempts, const QString& home = "https://school.example/") {
    return Json::parse(xapiStatements(attempts, {home}));
}

AttemptFacts regraded(const ExampleWish& wish) {
    AttemptFacts facts = exampleFacts(wish);
    facts.regradings = {
        {kExampleStart + 86'400'000, "77777777-0000-4000-8000-000000000001", "Ask Alex Example", 7600, false},
        {kExampleStart + 96'400'123, kExampleSupervisor, "again", 8125, true}};
    facts.row.regraded = facts.regradings.back();
    return facts;
}

std::string verbOf(const Json& statement) {
    const std::string id = statement["verb"]["id"];
    return id.substr(id.rfind('/') + 1);
}

}  // namespace

// Statements against the rules of the specification, which the test has written down once more.
class TestXapi : public QObject {
    Q_OBJECT

private slots:
    void everyRuleOfTheSpecificationHolds();
    void theRulesFindWhatIsWrong_data();
    void theRulesFindWhatIsWrong();
    void anAttemptIsToldInItsOrder();
    void theScoreIsExact();
    void durationsAreExact_data();
    void durationsAreExact();
    void aRegradeVoidsWhatItReplaces();
    void sendingTwiceIsHarmless();
    void noNameOfAPersonIsSaid();
    void whatIsNoResultIsNotSaid();
    void aHomePageIsAnAddress();
};

void TestXapi::everyRuleOfTheSpecificationHolds() {
    const Json statements =
        statementsOf({exampleFacts({.errorEvery = 5}),
                      regraded({.attempt = "22222222-2222-4333-8444-555555555555", .errorEvery = 0})});
    QCOMPARE(statements.size(), std::size_t(4 + 4 + 2 * 2));
    const auto broken = brokenRules(statements);
    QVERIFY2(broken.empty(), joined(broken).c_str());
}

void TestXapi::theRulesFindWhatIsWrong_data() {
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    // The second statement is "completed", the third "failed", the last "passed" after a voiding one.
    row("no actor", [](Json& all) { all[0].erase("actor"); });
    row("no verb", [](Json& all) { all[0].erase("verb"); });
    row("no object", [](Json& all) { all[0].erase("object"); });
    row("null", [](Json& all) { all[1]["result"]["response"] = nullptr; });
    row("an id that is no UUID", [](Json& all) { all[0]["id"] = "1234"; });
    row("an id twice", [](Json& all) { all[0]["id"] = all[1]["id"]; });
    row("something extra", [](Json& all) { all[0]["comment"] = "x"; });
    row("a named actor", [](Json& all) { all[0]["actor"]["name"] = "Alex"; });
    row("two identifiers", [](Json& all) { all[0]["actor"]["mbox"] = "mailto:a@b.example"; });
    row("an account without a home", [](Json& all) { all[0]["actor"]["account"].erase("homePage"); });
    row("a home that is no IRL", [](Json& all) { all[0]["actor"]["account"]["homePage"] = "school"; });
    row("a verb that is no IRI", [](Json& all) { all[0]["verb"]["id"] = "initialized"; });
    row("a verb of another vocabulary",
        [](Json& all) { all[0]["verb"]["id"] = "http://adlnet.gov/expapi/verbs/attempted"; });
    row("a display that is a text", [](Json& all) { all[0]["verb"]["display"] = "initialized"; });
    row("a language that is none", [](Json& all) { all[0]["verb"]["display"] = {{"e", "x"}}; });
    row("an activity that is no IRI", [](Json& all) { all[0]["object"]["id"] = "exam 1"; });
    row("a type that is no IRI", [](Json& all) { all[0]["object"]["definition"]["type"] = "assessment"; });
    row("scaled above 1", [](Json& all) { all[2]["result"]["score"]["scaled"] = 1.01; });
    row("raw above max", [](Json& all) { all[2]["result"]["score"]["raw"] = 101; });
    row("min above max", [](Json& all) { all[2]["result"]["score"]["min"] = 100; });
    row("a score as text", [](Json& all) { all[2]["result"]["score"]["raw"] = "80"; });
    row("failed with success", [](Json& all) { all[2]["result"]["success"] = true; });
    row("a duration in minutes", [](Json& all) { all[1]["result"]["duration"] = "45:00"; });
    row("an empty duration", [](Json& all) { all[1]["result"]["duration"] = "PT"; });
    row("a time without milliseconds", [](Json& all) { all[0]["timestamp"] = "2026-11-16T12:00:00Z"; });
    row("a time without a zone", [](Json& all) { all[0]["timestamp"] = "2026-11-16T12:00:00.000"; });
    row("a registration that is no UUID", [](Json& all) { all[0]["context"]["registration"] = "7"; });
    row("no category", [](Json& all) { all[0]["context"]["contextActivities"].erase("category"); });
    row("moveOn where nothing moves",
        [](Json& all) { all[0]["context"]["contextActivities"] = all[1]["context"]["contextActivities"]; });
    row("a category that is an object", [](Json& all) {
        all[0]["context"]["contextActivities"]["category"] = all[0]["context"]["contextActivities"]["category"][0];
    });
    row("an extension that is no IRI", [](Json& all) { all[0]["context"]["extensions"]["code"] = "x"; });
    row("a completed one without completion", [](Json& all) { all[1]["result"].erase("completion"); });
    row("a voiding one of an activity", [](Json& all) { all[4]["object"] = all[0]["object"]; });
    row("a voiding one of nothing", [](Json& all) { all[4]["object"]["id"] = "77777777-0000-4000-8000-000000000009"; });
    row("a voiding one of a voiding one", [](Json& all) { all[6]["object"]["id"] = all[4]["id"]; });
    row("a voiding one with more in its reference", [](Json& all) { all[4]["object"]["name"] = "x"; });
}

void TestXapi::theRulesFindWhatIsWrong() {
    QFETCH(Change, change);
    Json statements = statementsOf({regraded({.errorEvery = 3})});
    QVERIFY(brokenRules(statements).empty());
    change(statements);
    QVERIFY(!brokenRules(statements).empty());
}

void TestXapi::anAttemptIsToldInItsOrder() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 0});
    const Json statements = statementsOf({facts});
    const std::vector<std::string> verbs = {"initialized", "completed", "passed", "terminated"};
    QCOMPARE(statements.size(), verbs.size());
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        const Json& one = statements[i];
        QCOMPARE(verbOf(one), verbs[i]);
        QCOMPARE(one["actor"]["account"]["name"].get<std::string>(), std::string(kExampleTrainee));
        QCOMPARE(one["actor"]["account"]["homePage"].get<std::string>(), std::string("https://school.example"));
        QCOMPARE(one["context"]["registration"].get<std::string>(), facts.row.attempt);
        QCOMPARE(one["object"]["id"].get<std::string>(),
                 "https://school.example/exams/" + std::string(kExampleExam) + "/2");
        QVERIFY(one["context"]["extensions"].dump().find(facts.row.shortCode) != std::string::npos);
    }
    QCOMPARE(statements[0]["timestamp"].get<std::string>(), std::string("2026-11-16T12:00:00.000Z"));
    QCOMPARE(statements[3]["timestamp"].get<std::string>(), std::string("2026-11-16T12:45:00.000Z"));
}

void TestXapi::theScoreIsExact() {
    AttemptFacts facts = exampleFacts({.errorEvery = 0});
    for (const auto& [hundredths, scaled, raw] :
         {std::tuple(8125, "0.8125", "81.25"), std::tuple(10'000, "1", "100"), std::tuple(0, "0", "0"),
          std::tuple(7, "0.0007", "0.07"), std::tuple(7990, "0.799", "79.9")}) {
        facts.row.hundredths = hundredths;
        const std::string text = xapiStatements({&facts, 1}, {"https://school.example"});
        const std::string wanted = std::string(R"("scaled":)") + scaled + R"(,"raw":)" + raw + R"(,"min":0,"max":100)";
        QVERIFY2(text.find(wanted) != std::string::npos, wanted.c_str());
    }
}

void TestXapi::durationsAreExact_data() {
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << "PT0S";
    QTest::newRow("less than a hundredth") << qint64(9) << "PT0S";
    QTest::newRow("a hundredth") << qint64(10) << "PT0.01S";
    QTest::newRow("a minute") << qint64(60'000) << "PT1M0S";
    QTest::newRow("an hour and a second") << qint64(3'601'000) << "PT1H0M1S";
    QTest::newRow("everything") << qint64(45'296'780) << "PT12H34M56.78S";
}

void TestXapi::durationsAreExact() {
    QFETCH(qint64, milliseconds);
    QFETCH(QString, text);
    AttemptFacts facts = exampleFacts({.errorEvery = 0});
    facts.row.examTime = milliseconds;
    QCOMPARE(QString::fromStdString(statementsOf({facts})[1]["result"]["duration"]), text);
}

void TestXapi::aRegradeVoidsWhatItReplaces() {
    const Json all = statementsOf({regraded({.errorEvery = 0})});
    std::vector<std::string> verbs;
    for (const Json& one : all) verbs.push_back(verbOf(one));
    const std::vector<std::string> wanted = {"initialized", "completed", "passed", "terminated",
                                             "voided",      "failed",    "voided", "passed"};
    QVERIFY(verbs == wanted);
    QVERIFY(all[4]["object"]["id"] == all[2]["id"]);
    QVERIFY(all[6]["object"]["id"] == all[5]["id"]);
    QVERIFY(all[7]["id"] != all[2]["id"]);
    QCOMPARE(all[4]["actor"]["account"]["name"].get<std::string>(),
             std::string("77777777-0000-4000-8000-000000000001"));
    QVERIFY(all[4]["timestamp"] == all[5]["timestamp"]);
    QCOMPARE(all[7]["timestamp"].get<std::string>(), std::string("2026-11-17T14:46:40.123Z"));
    QCOMPARE(all[7]["result"]["score"]["scaled"].get<double>(), 0.8125);
}

void TestXapi::sendingTwiceIsHarmless() {
    const AttemptFacts before = exampleFacts({.errorEvery = 0});
    AttemptFacts after = regraded({.errorEvery = 0});
    const Json first = statementsOf({before});
    const Json second = statementsOf({after});
    // What was said before is said again word by word; only what is new is added.
    for (std::size_t i = 0; i < first.size(); ++i) QVERIFY(first[i] == second[i]);
    // Another school's statements are others.
    const Json elsewhere = statementsOf({before}, "https://other.example");
    for (std::size_t i = 0; i < first.size(); ++i) QVERIFY(first[i]["id"] != elsewhere[i]["id"]);
}

void TestXapi::noNameOfAPersonIsSaid() {
    const AttemptFacts facts = regraded({.errorEvery = 4});
    const QString text = QString::fromStdString(xapiStatements({&facts, 1}, {"https://school.example"}));
    for (const char* name : {"Alex", "Example", "Robin", "Vale"}) QVERIFY(!text.contains(QLatin1String(name)));
}

void TestXapi::whatIsNoResultIsNotSaid() {
    AttemptFacts running = exampleFacts({});
    running.row.state = store::AttemptState::Running;
    AttemptFacts broken = exampleFacts({});
    broken.row.broken = true;
    QCOMPARE(statementsOf({running, broken}).size(), std::size_t(0));
}

void TestXapi::aHomePageIsAnAddress() {
    QVERIFY(isHomePage("https://school.example"));
    QVERIFY(isHomePage("http://school.example/dealers"));
    for (const char* text : {"", "school.example", "ftp://school.example", "https://", "https://a b",
                             "https://a.example/?x=1", "https://a.example/#x", "javascript:alert(1)"}) {
        QVERIFY2(!isHomePage(text), text);
    }
}

QTEST_GUILESS_MAIN(TestXapi)
#include "tst_xapi.moc"
