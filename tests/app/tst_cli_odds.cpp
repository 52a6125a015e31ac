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
