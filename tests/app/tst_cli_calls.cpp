#include "tests/support/cli_runner.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace cutcard::test;

// How cutcard-cli is called: what is a wrong call, and what the options of `deal` do.
class TestCliCalls : public QObject {
    Q_OBJECT

private slots:
    void aWrongCallIsExplainedOnStandardErrorAlone_data();
    void aWrongCallIsExplainedOnStandardErrorAlone();
    void helpIsGivenOnRequest();
    void anOptionTakesItsValueAfterABlankOrAnEqualsSign();
    void dealWritesAsManyRoundsAsAskedNumberedFromOne();
    void dealSeatsAsManyPlayersAsAsked_data();
    void dealSeatsAsManyPlayersAsAsked();
    void dealUsesTheMethodAsked_data();
    void dealUsesTheMethodAsked();
    void aRoundCanBeDealtAloneByItsOwnSeedAndNumber();
    void theLargestSeedIsASeed();
    void dealOffersEverythingUnlessToldOtherwise();
    void dealKeepsTheSelectionsAsked();
    void randomSelectionsFollowTheSeed();
};

namespace {

const QStringList kDeal = {"deal", "--rules", "pa-657a-crazy4"};

std::vector<Json> deal(const QStringList& options) {
    return runCli(kDeal + options).lines();
}

Json selectionsOf(const QString& option) {
    return deal({"--selections", option}).at(0).at("selections");
}

}  // namespace

void TestCliCalls::aWrongCallIsExplainedOnStandardErrorAlone_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& arguments, const char* says) {
        QTest::newRow(name) << arguments << QString::fromLatin1(says);
    };
    row("no command", {}, "Usage");
    row("a command that does not exist", {"shuffle"}, "Usage");
    row("a command in capitals", {"SETTLE"}, "Usage");
    row("a word behind settle", {"settle", "rounds.jsonl"}, "settle");
    row("an option for settle", {"settle", "--fast"}, "--fast");
    row("rules without more", {"rules"}, "rules list");
    row("rules with a misspelt word", {"rules", "lst"}, "rules list");
    row("a word behind rules list", {"rules", "list", "all"}, "rules list");
    row("rules show without an id", {"rules", "show"}, "rules show");
    row("rules show of no rule set", {"rules", "show", "pa-999-war"}, "pa-999-war");
    row("rules check without a file", {"rules", "check"}, "rules check");
    row("rules check of a file that is not there", {"rules", "check", "no-such-submission.json"},
        "no-such-submission.json");
    row("rules check of a folder", {"rules", "check", QDir::tempPath()}, "cannot be read");
    row("deal without rules", {"deal"}, "--rules");
    row("deal by no rule set", {"deal", "--rules", "pa-999-war"}, "pa-999-war");
    row("a word behind deal", kDeal + QStringList{"now"}, "deal");
    row("an option deal does not have", kDeal + QStringList{"--colour", "red"}, "--colour");
    row("an option given twice", kDeal + QStringList{"--seed", "1", "--seed", "2"}, "--seed");
    row("the rules given twice", kDeal + QStringList{"--rules", "pa-657a-crazy4"}, "--rules");
    row("an option without its value", kDeal + QStringList{"--seed"}, "--seed");
    row("no round at all", kDeal + QStringList{"--rounds", "0"}, "--rounds");
    row("a negative number of rounds", kDeal + QStringList{"--rounds", "-1"}, "--rounds");
    row("half a round", kDeal + QStringList{"--rounds", "0.5"}, "--rounds");
    row("an empty number of rounds", kDeal + QStringList{"--rounds="}, "--rounds");
    row("rounds in words", kDeal + QStringList{"--rounds", "three"}, "--rounds");
    row("rounds with a letter behind", kDeal + QStringList{"--rounds", "3x"}, "--rounds");
    row("nobody at the table", kDeal + QStringList{"--players", "0"}, "--players");
    row("seven players at a table of six", kDeal + QStringList{"--players", "7"}, "--players");
    row("a negative seed", kDeal + QStringList{"--seed", "-1"}, "--seed");
    row("a seed above 64 bits", kDeal + QStringList{"--seed", "18446744073709551616"}, "--seed");
    row("a way of dealing that does not exist", kDeal + QStringList{"--method", "riffle"}, "riffle");
    row("round number 0", kDeal + QStringList{"--number", "0"}, "--number");
    row("a generator that was never there", kDeal + QStringList{"--generator", "1000000"}, "--generator");
    row("selections that are no JSON", kDeal + QStringList{"--selections", "some"}, "bad_json");
    row("selections that are a list", kDeal + QStringList{"--selections", "[]"}, "bad_format");
    row("a selection the rules do not have", kDeal + QStringList{"--selections", R"({"aces_up":"A"})"},
        "unknown_selection at aces_up");
    row("a letter the rules do not have", kDeal + QStringList{"--selections", R"({"queens_up":"Z"})"},
        "unknown_selection at queens_up");
    row("a progressive of $2",
        kDeal + QStringList{"--selections", R"({"progressive":{"kind":"four_card","paytable":"A","wager":"2"}})"},
        "bad_progressive_wager at progressive.wager");
    row("a table maximum below the minimum",
        kDeal + QStringList{"--selections", R"({"table_minimum":"15","table_maximum":"10"})"},
        "bad_amount at table_maximum");
    row("a table minimum of which four times is no amount",
        kDeal + QStringList{"--selections", R"({"table_minimum":"250000"})"}, "table minimum");
    row("a Five Card Hand Bonus whose meter is no amount",
        kDeal + QStringList{"--selections", R"({"five_card_hand_bonus":{"wager":"6000"}})"}, "Five Card Hand Bonus");
    row("odds without rules", {"odds"}, "--rules");
    row("odds of no rule set", {"odds", "--rules", "pa-999-war"}, "pa-999-war");
    row("odds of no wager", {"odds", "--rules", "pa-657a-crazy4", "--wager", "kings_up"}, "kings_up");
    row("skills of no rule set", {"skills", "--rules", "pa-999-war"}, "pa-999-war");
    row("a word behind skills", {"skills", "all"}, "skills");
}

void TestCliCalls::aWrongCallIsExplainedOnStandardErrorAlone() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const CliAnswer answer = runCli(arguments, "{}\n");
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY2(QString::fromUtf8(answer.err).contains(says), answer.err.constData());
    QVERIFY(answer.err.endsWith('\n'));
}

void TestCliCalls::helpIsGivenOnRequest() {
    const CliAnswer answer = runCli({"--help"});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QByteArray());
    for (const char* command : {"settle", "deal", "rules", "odds", "skills"}) QVERIFY(answer.out.contains(command));
}

void TestCliCalls::anOptionTakesItsValueAfterABlankOrAnEqualsSign() {
    const CliAnswer blank = runCli(kDeal + QStringList{"--seed", "12"});
    const CliAnswer equals = runCli({"deal", "--rules=pa-657a-crazy4", "--seed=12"});
    QCOMPARE(blank.status, 0);
    QCOMPARE(equals.out, blank.out);
}

void TestCliCalls::dealWritesAsManyRoundsAsAskedNumberedFromOne() {
    const auto rounds = deal({"--seed", "40", "--rounds", "6"});
    QCOMPARE(rounds.size(), std::size_t{6});
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        QCOMPARE(rounds[i]["number"].get<std::size_t>(), i + 1);
        QVERIFY(rounds[i]["irregularity"].is_null());
        QCOMPARE(rounds[i]["deck"].size(), std::size_t{52});
    }
    QCOMPARE(deal({}).size(), std::size_t{1});
}

void TestCliCalls::dealSeatsAsManyPlayersAsAsked_data() {
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 6; ++players) QTest::addRow("%d", players) << players;
}

void TestCliCalls::dealSeatsAsManyPlayersAsAsked() {
    QFETCH(int, players);
    for (const Json& round : deal({"--players", QString::number(players), "--rounds", "20"})) {
        QCOMPARE(static_cast<int>(round["seats"].size()), players);
    }
}

void TestCliCalls::dealUsesTheMethodAsked_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"manual_shoe", "hand", "automated_shoe"}) QTest::newRow(method) << QString(method);
}

void TestCliCalls::dealUsesTheMethodAsked() {
    QFETCH(QString, method);
    QCOMPARE(deal({"--method", method}).at(0).at("method").get<std::string>(), method.toStdString());
}

void TestCliCalls::aRoundCanBeDealtAloneByItsOwnSeedAndNumber() {
    const CliAnswer three = runCli(kDeal + QStringList{"--seed", "77", "--rounds", "3", "--method", "hand"});
    QByteArray oneByOne;
    for (const Json& round : three.lines()) {
        const QString seed = QString::number(round["seed"].get<quint64>());
        const QString number = QString::number(round["number"].get<int>());
        oneByOne += runCli(kDeal + QStringList{"--seed", seed, "--number", number, "--method", "hand"}).out;
    }
    QCOMPARE(three.lines().size(), std::size_t{3});
    QCOMPARE(oneByOne, three.out);
}

void TestCliCalls::theLargestSeedIsASeed() {
    const CliAnswer dealt = runCli(kDeal + QStringList{"--seed", "18446744073709551615"});
    QCOMPARE(dealt.lines().at(0)["seed"].get<quint64>(), Q_UINT64_C(18446744073709551615));
    QCOMPARE(runCli({"settle"}, dealt.out).status, 0);
}

void TestCliCalls::dealOffersEverythingUnlessToldOtherwise() {
    const CliAnswer plain = runCli(kDeal + QStringList{"--seed", "5"});
    QCOMPARE(plain.out, runCli(kDeal + QStringList{"--seed", "5", "--selections", "all"}).out);
    const Json selections = plain.lines().at(0).at("selections");
    QCOMPARE(selections["queens_up"].get<std::string>(), std::string("A"));
    QCOMPARE(selections["six_card_bonus"].get<std::string>(), std::string("A"));
    QCOMPARE(selections["progressive"].dump(), std::string(R"({"kind":"four_card","paytable":"A","wager":"1.00"})"));
    QCOMPARE(selections["five_card_hand_bonus"].dump(),
             std::string(R"({"lucky_bonus":true,"magic_card":true,"wager":"1.00"})"));
}

void TestCliCalls::dealKeepsTheSelectionsAsked() {
    const Json selections = selectionsOf(R"({"queens_up":null,"six_card_bonus":"E","table_minimum":"15"})");
    QVERIFY(selections["queens_up"].is_null());
    QVERIFY(selections["progressive"].is_null());
    QVERIFY(selections["five_card_hand_bonus"].is_null());
    QCOMPARE(selections["six_card_bonus"].get<std::string>(), std::string("E"));
    QCOMPARE(selections["table_minimum"].get<std::string>(), std::string("15.00"));
}

void TestCliCalls::randomSelectionsFollowTheSeed() {
    const QStringList random = {"--selections", "random", "--seed", "9", "--rounds", "30"};
    const CliAnswer once = runCli(kDeal + random);
    QCOMPARE(runCli(kDeal + random).out, once.out);
    std::set<std::string> different;
    for (const Json& round : once.lines()) different.insert(round["selections"].dump());
    QVERIFY(different.size() > 20);
}

QTEST_GUILESS_MAIN(TestCliCalls)
#include "tst_cli_calls.moc"
