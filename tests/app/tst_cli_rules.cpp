#include "tests/support/cli_runner.h"
#include "tests/support/sample_rounds.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace cutcard::test;

// What cutcard-cli says about the rules: list, show and check; and a house's own tables.
class TestCliRules : public QObject {
    Q_OBJECT

private slots:
    void listHasOneLineARuleSet();
    void showHasEveryPaytableOfTheChapterWithItsCitation();
    void showHasTheOptionsWithTheDefaultsOfTheRulings();
    void everyBranchShownIsCited();
    void everyTheoryTopicShownIsCited();
    void aSubmissionInOrderIsOk();
    void aFaultInASubmissionIsNamedWithItsPlace_data();
    void aFaultInASubmissionIsNamedWithItsPlace();
    void aSubmissionCanBeDealtBy();
    void aHouseTablePaysAndIsMarked();
    void aChapterTableIsNotMarkedAsTheHouses();

private:
    QString submissionFile(const Json& submission, const QString& name = "house.json");

    QTemporaryDir m_folder;
};

namespace {

const QString kCrazyFour = "pa-657a-crazy4";

// Queens Up by a table that 657a.12(c) does not have: two pair pays 5 to 1, queens or better 3 to 2.
Json houseTables() {
    return {{"queens_up",
             {{"X", Json::array({{{"row", "four_of_a_kind"}, {"odds", "60 to 1"}},
                                 {{"row", "two_pair"}, {"odds", "5 to 1"}},
                                 {{"row", "queens_or_better"}, {"odds", "3 to 2"}}})}}}};
}

Json houseSubmission() {
    return {{"format", "cutcard-submission/1"},   {"id", "two-rivers"},
            {"base", "pa-657a-crazy4"},           {"title", "Two Rivers, Crazy 4 Poker"},
            {"selections", {{"queens_up", "X"}}}, {"paytables", houseTables()}};
}

Json withMember(const char* pointer, const Json& value) {
    Json submission = houseSubmission();
    submission[Json::json_pointer(pointer)] = value;
    return submission;
}

Json without(const char* key) {
    Json submission = houseSubmission();
    submission.erase(key);
    return submission;
}

Json tableX(const Json& rows) {
    return withMember("/paytables/queens_up/X", rows);
}

Json ruleSetShown() {
    return runCli({"rules", "show", kCrazyFour}).lines().at(0);
}

}  // namespace

QString TestCliRules::submissionFile(const Json& submission, const QString& name) {
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QByteArray::fromStdString(submission.is_string() ? submission.get<std::string>() : submission.dump(1)));
    return path;
}

void TestCliRules::listHasOneLineARuleSet() {
    const CliAnswer answer = runCli({"rules", "list"});
    QCOMPARE(answer.status, 0);
    std::set<std::string> ids;
    for (const Json& line : answer.lines()) {
        QCOMPARE(line.size(), std::size_t{5});
        for (const char* key : {"game", "title", "jurisdiction"}) QVERIFY(!line[key].get<std::string>().empty());
        QVERIFY(line["seats"].is_number_integer());
        QVERIFY(ids.insert(line["id"]).second);
        if (line["id"] != kCrazyFour.toStdString()) continue;
        QCOMPARE(line["seats"].get<int>(), 6);
        QCOMPARE(line["jurisdiction"].get<std::string>(), std::string("Pennsylvania"));
    }
    QVERIFY(ids.contains(kCrazyFour.toStdString()));
}

void TestCliRules::showHasEveryPaytableOfTheChapterWithItsCitation() {
    std::map<std::string, std::string> cites;
    const Json tables = ruleSetShown()["paytables"];
    for (const Json& table : tables) cites[tableName(table)] = table["cite"];
    const std::map<std::string, std::string> chapter = {
        {"super_bonus", "657a.12(b)"},
        {"queens_up A", "657a.12(c)"},
        {"queens_up B", "657a.12(c)"},
        {"queens_up C", "657a.12(c)"},
        {"queens_up D", "657a.12(c)"},
        {"four_card progressive A", "657a.12(d)(1)"},
        {"four_card progressive B", "657a.12(d)(1)"},
        {"five_card progressive A", "657a.12(e)(1)"},
        {"five_card progressive B", "657a.12(e)(1)"},
        {"five_card progressive C", "657a.12(e)(1)"},
        {"five_card progressive D", "657a.12(e)(1)"},
        {"five_card_hand_bonus", "657a.12(f)(1)"},
        {"six_card_bonus A", "657a.12(g)"},
        {"six_card_bonus B", "657a.12(g)"},
        {"six_card_bonus C", "657a.12(g)"},
        {"six_card_bonus D", "657a.12(g)"},
        {"six_card_bonus E", "657a.12(g)"},
    };
    QVERIFY2(cites == chapter, Json(cites).dump().c_str());
}

void TestCliRules::showHasTheOptionsWithTheDefaultsOfTheRulings() {
    std::map<std::string, std::vector<std::string>> shown;
    const Json options = ruleSetShown()["options"];
    for (const Json& option : options) shown[option["name"]] = {option["default"], option["ruling"]};
    const std::map<std::string, std::vector<std::string>> wanted = {
        {"five_card_hand_bonus_on_fold", {"stands", "ALL-10"}},
        {"breakage", {"exact", "ALL-2"}},
        {"strict_house_order", {"false", "ALL-3"}},
    };
    QVERIFY2(shown == wanted, Json(shown).dump().c_str());
}

void TestCliRules::everyBranchShownIsCited() {
    const Json branches = ruleSetShown()["branches"];
    QVERIFY(branches.size() > 50);
    for (const Json& branch : branches) {
        QVERIFY2(branch["cite"].get<std::string>().starts_with("657a."), branch.dump().c_str());
    }
}

void TestCliRules::everyTheoryTopicShownIsCited() {
    const Json shown = ruleSetShown();
    std::map<std::string, std::string> cites;
    for (const Json& topic : shown["theory"]) cites[topic["topic"]] = topic["cite"];
    QCOMPARE(cites["card_from_shoe"], std::string("657a.8(c)"));
    QCOMPARE(cites["seats"], std::string("657a.2(a)"));
    QVERIFY(!cites.contains("credit_verbal"));
    for (const auto& [topic, cite] : cites) QVERIFY2(!cite.empty(), topic.c_str());
    for (const Json& branch : shown["branches"]) QVERIFY(!cites.contains(branch["skill"]));
}

void TestCliRules::aSubmissionInOrderIsOk() {
    Json chapterOnly = withMember("/selections/queens_up", "D");
    chapterOnly.erase("paytables");
    for (const Json& submission : {houseSubmission(), without("selections"), chapterOnly}) {
        const CliAnswer answer = runCli({"rules", "check", submissionFile(submission)});
        QCOMPARE(answer.out, QByteArray("{\"ok\":true}\n"));
        QCOMPARE(answer.status, 0);
    }
}

void TestCliRules::aFaultInASubmissionIsNamedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const Json& submission, const char* code, const char* at) {
        const std::string text = submission.is_string() ? submission.get<std::string>() : submission.dump();
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(code) << QString(at);
    };
    const Json flush = {{"row", "flush"}, {"odds", "5 to 1"}};
    row("an empty file", "", "bad_json", "");
    row("a file that breaks off", "{\"format\":", "bad_json", "");
    row("a title twice", R"({"title":"a","title":"b"})", "bad_json", "");
    row("a list", Json::array(), "bad_format", "");
    row("the format of a round", withMember("/format", "cutcard-round/1"), "bad_format", "format");
    row("no id", without("id"), "bad_format", "");
    row("no title", without("title"), "bad_format", "");
    row("the title is a number", withMember("/title", 4), "bad_format", "title");
    row("no base", without("base"), "bad_format", "");
    row("another state's chapter", withMember("/base", "nv-crazy4"), "unknown_rules", "base");
    row("a key with a typing error", withMember("/selction", 1), "bad_format", "selction");
    row("a selection of another game", withMember("/selections/aces_up", "A"), "unknown_selection",
        "selections.aces_up");
    row("a letter nobody has", withMember("/selections/queens_up", "Y"), "unknown_selection", "selections.queens_up");
    row("a progressive without its kind", withMember("/selections/progressive", {{"paytable", "A"}, {"wager", "1"}}),
        "bad_format", "selections.progressive");
    row("a progressive of $2",
        withMember("/selections/progressive", {{"kind", "four_card"}, {"paytable", "A"}, {"wager", "2"}}),
        "bad_progressive_wager", "selections.progressive.wager");
    row("a minimum of nothing", withMember("/selections/table_minimum", "0"), "bad_amount", "selections.table_minimum");
    row("a maximum below the minimum", withMember("/selections/table_maximum", "4"), "bad_amount",
        "selections.table_maximum");
    row("a chip of no value", withMember("/selections/chips", {"5", "0"}), "bad_amount", "selections.chips[1]");
    row("the paytables are a text", withMember("/paytables", "none"), "bad_format", "paytables");
    row("a table for a wager of another game", withMember("/paytables/trips", {{"X", {flush}}}), "bad_format",
        "paytables.trips");
    row("a table for the Super Bonus", withMember("/paytables/super_bonus", {{"X", {flush}}}), "bad_format",
        "paytables.super_bonus");
    row("a table under a letter of the chapter", withMember("/paytables/queens_up/A", {flush}), "bad_format",
        "paytables.queens_up.A");
    row("a table without rows", tableX(Json::array()), "bad_format", "paytables.queens_up.X");
    row("a table that is a text", tableX("50 to 1"), "bad_format", "paytables.queens_up.X");
    row("a row nobody knows", tableX({{{"row", "four_queens"}, {"odds", "5 to 1"}}}), "bad_format",
        "paytables.queens_up.X[0].row");
    row("a row of another wager", tableX({flush, {{"row", "royal_flush"}, {"odds", "5 to 1"}}}), "bad_format",
        "paytables.queens_up.X[1]");
    row("a row twice", tableX({flush, flush}), "bad_format", "paytables.queens_up.X[1]");
    row("a row without odds", tableX({flush, {{"row", "straight"}}}), "bad_format", "paytables.queens_up.X[1]");
    row("odds with a colon", tableX({{{"row", "flush"}, {"odds", "5:1"}}}), "bad_format",
        "paytables.queens_up.X[0].odds");
    row("odds of nothing", tableX({{{"row", "flush"}, {"odds", "0 to 1"}}}), "bad_format",
        "paytables.queens_up.X[0].odds");
    row("\"for\" odds where the stake stays on the table", tableX({{{"row", "flush"}, {"odds", "5 for 1"}}}),
        "bad_format", "paytables.queens_up.X[0]");
    row("a row with one key too many", tableX({{{"row", "flush"}, {"odds", "5 to 1"}, {"paid", "5"}}}), "bad_format",
        "paytables.queens_up.X[0].paid");
}

void TestCliRules::aFaultInASubmissionIsNamedWithItsPlace() {
    QFETCH(QByteArray, file);
    QFETCH(QString, code);
    QFETCH(QString, at);
    const CliAnswer answer = runCli({"rules", "check", submissionFile(file.toStdString())});
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.err, QByteArray());
    const Json line = answer.lines().at(0);
    QCOMPARE(line["ok"].get<bool>(), false);
    QCOMPARE(line["errors"].size(), std::size_t{1});
    const Json& error = line["errors"][0];
    QCOMPARE(QString::fromStdString(error["code"]), code);
    QCOMPARE(QString::fromStdString(error["at"]), at);
    QVERIFY(!error["message"].get<std::string>().empty());
    // What does not pass the check cannot be dealt by either.
    const CliAnswer dealt = runCli({"deal", "--rules", m_folder.filePath("house.json")});
    QCOMPARE(dealt.status, 2);
    QVERIFY(QString::fromUtf8(dealt.err).contains(code));
}

void TestCliRules::aSubmissionCanBeDealtBy() {
    const QString file = submissionFile(houseSubmission());
    const CliAnswer dealt = runCli({"deal", "--rules", file, "--rounds", "40"});
    QCOMPARE(dealt.status, 0);
    int paidByTheHouse = 0;
    for (const Json& round : dealt.lines()) {
        QCOMPARE(round["rules"].get<std::string>(), kCrazyFour.toStdString());
        QCOMPARE(round["selections"]["queens_up"].get<std::string>(), std::string("X"));
        for (const Json& seat : round["settlement"]["seats"]) {
            for (const Json& line : seat["wagers"]) {
                const bool expected = line["wager"] == "queens_up" && line["outcome"] == "pay";
                QCOMPARE(line.value("house_table", false), expected);
                paidByTheHouse += expected ? 1 : 0;
            }
        }
    }
    QVERIFY(paidByTheHouse > 0);
    QCOMPARE(runCli({"settle"}, dealt.out).status, 0);
    QCOMPARE(runCli({"deal", "--rules", file, "--selections", "all"}).status, 2);
}

void TestCliRules::aHouseTablePaysAndIsMarked() {
    Json round = sampleRound();
    round["selections"] = {{"queens_up", "X"}};
    round["paytables"] = houseTables();
    round["seats"][0]["wagers"]["queens_up"] = "10";
    const CliAnswer answer = runCli({"settle"}, QByteArray::fromStdString(round.dump()) + '\n');
    QCOMPARE(answer.status, 0);
    const Json lines = answer.lines().at(0)["seats"][0]["wagers"];
    for (const Json& line : lines) {
        QCOMPARE(line.contains("house_table"), line["wager"] == "queens_up");
        if (line["wager"] != "queens_up") continue;
        // Aces and sevens, $10 at 5 to 1.
        QCOMPARE(line["house_table"].get<bool>(), true);
        QCOMPARE(line["row"].get<std::string>(), std::string("two_pair"));
        QCOMPARE(line["odds"].get<std::string>(), std::string("5 to 1"));
        QCOMPARE(line["amount"].get<std::string>(), std::string("50.00"));
    }
}

void TestCliRules::aChapterTableIsNotMarkedAsTheHouses() {
    Json round = sampleRound();
    round["paytables"] = houseTables();
    round["seats"][0]["wagers"]["queens_up"] = "10";
    const CliAnswer answer = runCli({"settle"}, QByteArray::fromStdString(round.dump()) + '\n');
    QCOMPARE(answer.status, 0);
    QVERIFY(!answer.out.contains("house_table"));
}

QTEST_GUILESS_MAIN(TestCliRules)
#include "tst_cli_rules.moc"
