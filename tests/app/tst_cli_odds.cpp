#include "tests/support/cli_runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard::test;

// What cutcard-cli says about the worth of the side wagers, and about what there is to learn.
class TestCliOdds : public QObject {
    Q_OBJECT

private slots:
    void theEdgeOfEveryTableIsExact_data();
    void theEdgeOfEveryTableIsExact();
    void everyTableThatTheCardsAloneDecideIsListedOnce();
    void theRowsCountTheHandsOfTheEnumeration_data();
    void theRowsCountTheHandsOfTheEnumeration();
    void aMeterStandsAtItsSeed();
    void everyChapterHasItsFigures_data();
    void everyChapterHasItsFigures();
    void theHoldemBonusLooksAtTheDealerWhereItsTableDoes();
    void everyChapterListsWhatTheCardsDecide_data();
    void everyChapterListsWhatTheCardsDecide();
    void coverAllSaysThatItIsSimulated();
    void coverAllIsListedWhereAHouseOffersIt();
    void oneWagerListsItsTablesAlone();
    void aHousesChoiceListsTheTablesItChose();
    void aHouseTableIsListedAndMarked();
    void everySkillHasATitleACitationAndItsOwnId();
    void theSkillsOfATableLeaveOutWhatItDoesNotOffer();
};

namespace {

const QString kCrazyFour = "pa-657a-crazy4";

std::vector<Json> odds(const QStringList& options = {}) {
    return runCli(QStringList{"odds", "--rules", kCrazyFour} + options).lines();
}

/// Every table of the chapter; counted once, it takes a moment.
const std::vector<Json>& allOdds() {
    static const std::vector<Json> lines = odds();
    return lines;
}

std::vector<std::string> tableNames(const std::vector<Json>& lines) {
    std::vector<std::string> names;
    for (const Json& line : lines) names.push_back(tableName(line));
    std::sort(names.begin(), names.end());
    return names;
}

/// The line of a table; an empty object where there is none.
Json oddsOf(const std::string& table) {
    for (const Json& line : allOdds()) {
        if (tableName(line) == table) return line;
    }
    return Json::object();
}

std::set<std::string> skillIds(const QStringList& options) {
    std::set<std::string> ids;
    for (const Json& line : runCli(QStringList{"skills"} + options).lines()) ids.insert(line["id"]);
    return ids;
}

}  // namespace

void TestCliOdds::theEdgeOfEveryTableIsExact_data() {
    QTest::addColumn<QString>("edge");
    QTest::addColumn<QString>("breakEven");
    const auto row = [](const char* table, const char* edge, const char* breakEven = "") {
        QTest::newRow(table) << QString(edge) << QString(breakEven);
    };
    // Worked out apart from the program, as fractions, from the published counts of hands and the odds of 657a.12.
    row("queens_up A", "3.060609");
    row("queens_up B", "4.520270");
    row("queens_up C", "5.317512");
    row("queens_up D", "6.777172");
    row("six_card_bonus A", "10.224790");
    row("six_card_bonus B", "15.278989");
    row("six_card_bonus C", "6.741335");
    row("six_card_bonus D", "8.561408");
    row("six_card_bonus E", "18.098054");
    row("four_card progressive A", "55.832179", "35230.33");
    row("four_card progressive B", "49.678333", "27898.33");
    row("five_card progressive A", "44.018838", "160530.53");
    row("five_card progressive B", "44.018838");
    row("five_card progressive C", "43.106473");
    row("five_card progressive D", "45.219318");
    row("five_card_hand_bonus_player", "60.838181", "218047.37");
    row("five_card_hand_bonus_dealer", "60.838181", "218047.37");
}

void TestCliOdds::theEdgeOfEveryTableIsExact() {
    QFETCH(QString, edge);
    QFETCH(QString, breakEven);
    const Json line = oddsOf(QTest::currentDataTag());
    QCOMPARE(QString::fromStdString(line.value("edge", "")), edge);
    QCOMPARE(QString::fromStdString(line.value("break_even", "")), breakEven);
    QCOMPARE(line["rules"].get<std::string>(), kCrazyFour.toStdString());
}

// Super Bonus, Ante and Play depend on what the player does.
void TestCliOdds::everyTableThatTheCardsAloneDecideIsListedOnce() {
    std::vector<std::string> wanted = {"five_card_hand_bonus_dealer", "five_card_hand_bonus_player"};
    for (const char* letter : {"A", "B", "C", "D"}) {
        wanted.push_back(std::string("five_card progressive ") + letter);
        wanted.push_back(std::string("queens_up ") + letter);
        wanted.push_back(std::string("six_card_bonus ") + letter);
    }
    wanted.insert(wanted.end(), {"four_card progressive A", "four_card progressive B", "six_card_bonus E"});
    std::sort(wanted.begin(), wanted.end());
    QVERIFY2(tableNames(allOdds()) == wanted, Json(tableNames(allOdds())).dump().c_str());
}

void TestCliOdds::theRowsCountTheHandsOfTheEnumeration_data() {
    QTest::addColumn<qint64>("hands");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char* table, qint64 hands, const char* rows) {
        QTest::newRow(table) << hands << QString(rows);
    };
    // The published counts; pairs of queens, kings and aces by C(4,2) · 4³ less the four-card flushes, without
    // straights.
    row("queens_up A", 2598960,
        "four_of_a_kind 624 50 to 1, straight_flush 2072 30 to 1, three_of_a_kind 58656 9 to 1, flush 114616 4 to 1, "
        "straight 101808 3 to 1, two_pair 123552 2 to 1, queens_or_better 242916 1 to 1");
    row("four_card progressive B", 2598960,
        "four_aces 48 100% of main, four_of_a_kind 576 300 for 1, straight_flush 2072 100 for 1, "
        "three_of_a_kind 58656 15 for 1");
    row("five_card progressive D", 2598960,
        "royal_flush 4 100% of mega, straight_flush 36 100% of major, four_of_a_kind 624 100% of minor, "
        "full_house 3744 50 for 1, flush 5108 40 for 1, straight 10200 30 for 1, three_of_a_kind 54912 9 for 1");
    row("five_card_hand_bonus_dealer", 2598960,
        "royal_flush 4 100% of main, straight_flush 36 10% of main, four_of_a_kind 624 500 for 1, "
        "full_house 3744 100 for 1, flush 5108 50 for 1");
    row("six_card_bonus E", 20358520,
        "six_card_royal_diamonds 1 200000 to 1, six_card_royal 3 20000 to 1, royal_flush 184 1000 to 1, "
        "straight_flush 1656 200 to 1, four_of_a_kind 14664 50 to 1, full_house 165984 20 to 1, "
        "flush 205792 15 to 1, straight 361620 10 to 1, three_of_a_kind 732160 5 to 1");
}

void TestCliOdds::theRowsCountTheHandsOfTheEnumeration() {
    QFETCH(qint64, hands);
    QFETCH(QString, rows);
    const Json line = oddsOf(QTest::currentDataTag());
    QCOMPARE(line["hands"].get<qint64>(), hands);
    QStringList listed;
    for (const Json& row : line["rows"]) {
        listed << QStringLiteral("%1 %2 %3")
                      .arg(QString::fromStdString(row["row"]), QString::number(row["count"].get<qint64>()),
                           QString::fromStdString(row["odds"]));
    }
    QCOMPARE(listed.join(", "), rows);
}

void TestCliOdds::aMeterStandsAtItsSeed() {
    const std::map<std::string, Json> seeds = {
        {"four_card progressive A", {{"main", "5000.00"}}},
        {"four_card progressive B", {{"main", "1000.00"}}},
        {"five_card progressive A", {{"main", "10000.00"}}},
        {"five_card progressive B", {{"mega", "10000.00"}, {"major", "1000.00"}}},
        {"five_card progressive C", {{"mega", "10000.00"}, {"major", "1000.00"}, {"minor", "250.00"}}},
        {"five_card progressive D", {{"mega", "10000.00"}, {"major", "1000.00"}, {"minor", "250.00"}}},
        {"five_card_hand_bonus_player", {{"main", "10000.00"}}},
        {"five_card_hand_bonus_dealer", {{"main", "10000.00"}}},
    };
    for (const Json& line : allOdds()) {
        const auto seed = seeds.find(tableName(line));
        QCOMPARE(line.contains("meter"), seed != seeds.end());
        if (seed != seeds.end()) QCOMPARE(line["meter"].dump(), seed->second.dump());
    }
}

void TestCliOdds::everyChapterHasItsFigures_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("wager");
    QTest::addColumn<qint64>("hands");
    QTest::addColumn<qint64>("paid");
    QTest::addColumn<QStringList>("edges");
    const auto row = [](const char* rules, const char* wager, qint64 hands, qint64 paid, const QStringList& edges) {
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(rules, wager)))
            << QString(rules) << QString(wager) << hands << paid << edges;
    };
    // In the order of the letters: the published figures, and where there are none those worked out apart from the
    // program, as fractions, from the published counts of hands. "paid" are the hands that win. Bad Beat alone rests on
    // the counts that tst_odds checks.
    row("pa-573-crazy4", "queens_up", 2598960, 644244, {"3.060609", "2.263367", "5.317512", "6.777172"});
    row("ma-crazy4", "queens_up", 2598960, 644244, {"3.060609", "4.520270", "5.317512", "6.777172"});
    row("pa-641a-fourcard", "aces_up", 2598960, 482424,
        {"2.775880", "3.372426", "3.891711", "4.235540", "5.032782", "6.148613"});
    row("pa-641a-fourcard", "bad_beat", 27906522724080, 1556670752760, {"19.472194", "21.381956"});
    row("pa-641a-fourcard", "five_card_hand_bonus_dealer", 2598960, 9516, {"60.838181"});
    row("pa-647a-holdem-bonus", "six_card_bonus", 20358520, 1482064,
        {"10.224790", "15.278989", "6.741335", "8.561408", "18.098054"});
    row("pa-555-caribbean-stud", "caribbean_bonus", 2598960, 620580, {"3.109705", "5.222551", "7.184874"});
    row("pa-569-ultimate-holdem", "trips", 133784560, 20428900, {"0.901835", "1.904049", "3.497937", "6.180824"});
    row("pa-569-ultimate-holdem", "progressive", 2598960, 74628, {"44.018838", "44.018838", "43.106473", "45.219318"});
}

void TestCliOdds::everyChapterHasItsFigures() {
    QFETCH(QString, rules);
    QFETCH(QString, wager);
    QFETCH(qint64, hands);
    QFETCH(qint64, paid);
    QFETCH(QStringList, edges);
    QStringList listed;
    for (const Json& line : runCli({"odds", "--rules", rules, "--wager", wager}).lines()) {
        listed << QString::fromStdString(line["edge"]);
        QCOMPARE(line["exact"].get<bool>(), true);
        QCOMPARE(line["hands"].get<qint64>(), hands);
        qint64 counted = 0;
        for (const Json& row : line["rows"]) counted += row["count"].get<qint64>();
        QCOMPARE(counted, paid);
    }
    QCOMPARE(listed, edges);
}

// TH-3: only table A looks at the dealer's cards as well.
void TestCliOdds::theHoldemBonusLooksAtTheDealerWhereItsTableDoes() {
    const auto lines = runCli({"odds", "--rules", "pa-647a-holdem-bonus", "--wager", "holdem_bonus"}).lines();
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines[0]["hands"].get<qint64>(), qint64{1326 * 1225});
    QCOMPARE(lines[0]["rows"][0]["row"].get<std::string>(), std::string("aces_both"));
    QCOMPARE(lines[0]["rows"][0]["count"].get<qint64>(), qint64{6});
    QCOMPARE(lines[0]["edge"].get<std::string>(), std::string("8.540647"));
    QCOMPARE(lines[1]["hands"].get<qint64>(), qint64{1326});
    QCOMPARE(lines[1]["edge"].get<std::string>(), std::string("8.898944"));
}

void TestCliOdds::everyChapterListsWhatTheCardsDecide_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("wagers");
    const auto row = [](const char* rules, const QStringList& wagers) {
        QTest::newRow(rules) << QString(rules) << wagers;
    };
    const QStringList bonus = {"five_card_hand_bonus_player", "five_card_hand_bonus_dealer"};
    row("pa-573-crazy4", {"queens_up", "progressive"});
    row("ma-crazy4", QStringList{"queens_up", "progressive"} + bonus + QStringList{"cover_all"});
    row("pa-641a-fourcard", QStringList{"aces_up", "bad_beat", "six_card_bonus", "progressive"} + bonus);
    row("pa-647a-holdem-bonus", QStringList{"holdem_bonus", "six_card_bonus", "progressive"} + bonus);
    row("pa-555-caribbean-stud", {"caribbean_bonus", "progressive"});
    row("pa-569-ultimate-holdem", {"trips", "progressive"});
}

// Ante, Play, Super Bonus, Ante Bonus, Blind and Bet depend on what the player does.
void TestCliOdds::everyChapterListsWhatTheCardsDecide() {
    QFETCH(QString, rules);
    QFETCH(QStringList, wagers);
    QStringList listed;
    for (const Json& line : runCli({"odds", "--rules", rules, "--rounds", "100"}).lines()) {
        const QString wager = QString::fromStdString(line["wager"]);
        if (!listed.contains(wager)) listed << wager;
    }
    QCOMPARE(listed, wagers);
}

void TestCliOdds::coverAllSaysThatItIsSimulated() {
    const QStringList call = {"odds", "--rules", "ma-crazy4", "--wager", "cover_all"};
    const CliAnswer answer = runCli(call + QStringList{"--seed", "5", "--rounds", "4000"});
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{6});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i]["paytable"].get<std::string>(), std::to_string(i + 1));
        QCOMPARE(lines[i]["exact"].get<bool>(), false);
        QCOMPARE(lines[i]["seed"].get<int>(), 5);
        QCOMPARE(lines[i]["rounds"].get<int>(), 4000);
        QVERIFY(!lines[i].contains("hands"));
        QVERIFY(std::stod(lines[i]["standard_error"].get<std::string>()) > 0);
    }
    QCOMPARE(runCli(call + QStringList{"--seed", "5", "--rounds", "4000"}).out, answer.out);
    QVERIFY(runCli(call + QStringList{"--seed", "6", "--rounds", "4000"}).out != answer.out);
    QCOMPARE(runCli(call + QStringList{"--rounds", "1"}).status, 2);
}

void TestCliOdds::coverAllIsListedWhereAHouseOffersIt() {
    const auto count = [](const char* selections) {
        return runCli({"odds", "--rules", "ma-crazy4", "--rounds", "100", "--selections", selections}).lines().size();
    };
    QCOMPARE(count(R"({"queens_up":null})"), std::size_t{0});
    QCOMPARE(count(R"({"queens_up":null,"cover_all":true})"), std::size_t{6});
}

void TestCliOdds::oneWagerListsItsTablesAlone() {
    const std::vector<std::string> wanted = {"queens_up A", "queens_up B", "queens_up C", "queens_up D"};
    QVERIFY(tableNames(odds({"--wager", "queens_up"})) == wanted);
}

void TestCliOdds::aHousesChoiceListsTheTablesItChose() {
    const auto lines =
        odds({"--selections", R"({"queens_up":"C","progressive":{"kind":"four_card","paytable":"B","wager":"1"}})"});
    const std::vector<std::string> wanted = {"four_card progressive B", "queens_up C"};
    QVERIFY2(tableNames(lines) == wanted, Json(tableNames(lines)).dump().c_str());
}

void TestCliOdds::aHouseTableIsListedAndMarked() {
    QTemporaryDir folder;
    QFile file(folder.filePath("house.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"cutcard-submission/1","id":"h","base":"pa-657a-crazy4","title":"A house",
                   "paytables":{"queens_up":{"X":[{"row":"four_of_a_kind","odds":"60 to 1"},
                                                  {"row":"two_pair","odds":"5 to 1"},
                                                  {"row":"queens_or_better","odds":"3 to 2"}]}}})");
    file.close();
    const auto lines = runCli({"odds", "--rules", file.fileName(), "--wager", "queens_up"}).lines();
    QCOMPARE(lines.size(), std::size_t{5});
    for (const Json& line : lines) {
        QCOMPARE(line.contains("house_table"), line["paytable"] == "X");
        // 1 − (624 · 61 + 123,552 · 6 + 242,916 · 5/2) / 2,598,960
        if (line["paytable"] == "X") QCOMPARE(line["edge"].get<std::string>(), std::string("46.645350"));
    }
}

void TestCliOdds::everySkillHasATitleACitationAndItsOwnId() {
    const CliAnswer answer = runCli({"skills"});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QByteArray());
    std::set<std::pair<std::string, std::string>> ids;
    for (const Json& line : answer.lines()) {
        QVERIFY2(ids.emplace(line["rules"], line["id"]).second, line.dump().c_str());
        QVERIFY2(!line["title"].get<std::string>().empty(), line.dump().c_str());
        QVERIFY2(!line["cite"].get<std::string>().empty(), line.dump().c_str());
    }
    QVERIFY(ids.contains({kCrazyFour.toStdString(), "c4.play.paid_dealer_below_king"}));
    const auto ofChapter = runCli({"skills", "--rules", kCrazyFour}).lines();
    QCOMPARE(static_cast<std::ptrdiff_t>(ofChapter.size()), std::count_if(ids.begin(), ids.end(), [](const auto& id) {
                 return id.first == kCrazyFour.toStdString();
             }));
}

void TestCliOdds::theSkillsOfATableLeaveOutWhatItDoesNotOffer() {
    const auto all = skillIds({"--rules", kCrazyFour});
    const auto few = skillIds({"--rules", kCrazyFour, "--selections", R"({"queens_up":null})"});
    for (const char* skill : {"six_card.reveal", "six_card.lost", "progressive.call_floor", "fchb.magic_card.player",
                              "envy.four_card.four_aces", "c4.queens_up.flush"}) {
        QVERIFY2(all.contains(skill), skill);
        QVERIFY2(!few.contains(skill), skill);
    }
    for (const char* skill : {"c4.ante.paid", "c4.super_bonus.flush", "c4.ask"}) QVERIFY2(few.contains(skill), skill);
}

QTEST_GUILESS_MAIN(TestCliOdds)
#include "tst_cli_odds.moc"
