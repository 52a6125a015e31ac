#include "engine/cards/random_source.h"
#include "engine/record/round_record.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/worked_cases.h"

#include <QDir>
#include <QTest>

#include <limits>
#include <map>
#include <random>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// A deal is a number: the same for ever, and everything `deal` writes can be read again.
class TestDeal : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedDealsTheSameBytes_data();
    void theSameSeedDealsTheSameBytes();
    void theNumberOfTheRoundDoesNotChangeTheCards();
    void anotherSeedDealsAnotherDeck();
    void aSeedIsTheSameDeckWithTheStandardLibrarysEngine();
    void everyCardComesToTheTopAboutAsOften();
    void theGoldenRoundsAreDealtAgainByteForByte_data();
    void theGoldenRoundsAreDealtAgainByteForByte();
    void whatDealWritesIsReadBackAsTheSameRound_data();
    void whatDealWritesIsReadBackAsTheSameRound();
    void aDeckThatWouldNotDealTheseCardsIsRefused();
};

namespace {

constexpr auto kCrazyFour = "pa-657a-crazy4";

std::string settlementText(const Game& game, const Round& round) {
    std::string text;
    JsonWriter out(text);
    writeSettlement(out, game, game.adjudicate(round));
    return text;
}

/// Fisher and Yates from the last card down, over raw 64-bit numbers; those that would favour small remainders are
/// drawn again.
Deck deckByTheStandardLibrary(std::uint64_t seed) {
    std::mt19937_64 engine(seed);
    Deck deck;
    for (int i = 0; i < kDeckSize; ++i) deck[static_cast<std::size_t>(i)] = Card::fromIndex(i);
    for (std::size_t left = deck.size(); left > 1; --left) {
        const std::uint64_t unfair = (std::numeric_limits<std::uint64_t>::max() % left + 1) % left;
        std::uint64_t number = engine();
        while (number < unfair) number = engine();
        std::swap(deck[left - 1], deck[number % left]);
    }
    return deck;
}

}  // namespace

void TestDeal::theSameSeedDealsTheSameBytes_data() {
    addRuleSetRows();
}

void TestDeal::theSameSeedDealsTheSameBytes() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        // Two tables, opened one after the other: nothing may depend on what was dealt before.
        const auto first = anyTable(rules.toStdString(), seed);
        const auto second = anyTable(rules.toStdString(), seed);
        const std::string once = dealtLine(*first, anyRequest(*first, seed));
        dealtLine(*second, anyRequest(*second, seed + 1));
        QCOMPARE(dealtLine(*second, anyRequest(*second, seed)), once);
    }
}

void TestDeal::theNumberOfTheRoundDoesNotChangeTheCards() {
    const auto table = tableWithEverything(kCrazyFour);
    DealRequest request;
    request.seed = 11;
    Round first = dealRound(*table, request);
    request.number = 5;
    const Round fifth = dealRound(*table, request);
    first.deal->number = 5;
    QVERIFY(first == fifth);
}

void TestDeal::anotherSeedDealsAnotherDeck() {
    const auto table = tableWithEverything(kCrazyFour);
    std::set<Deck> decks;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        DealRequest request;
        request.seed = seed;
        decks.insert(dealRound(*table, request).deal->deck);
    }
    QCOMPARE(decks.size(), std::size_t{2000});
}

void TestDeal::aSeedIsTheSameDeckWithTheStandardLibrarysEngine() {
    const auto table = tableWithEverything(kCrazyFour);
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{657}, std::uint64_t{1} << 40,
                                     std::numeric_limits<std::uint64_t>::max()}) {
        DealRequest request;
        request.seed = seed;
        QVERIFY(dealRound(*table, request).deal->deck == deckByTheStandardLibrary(seed));
    }
}

void TestDeal::everyCardComesToTheTopAboutAsOften() {
    constexpr int kTimes = 100;
    std::map<Card, int> onTop;
    for (std::uint64_t seed = 0; seed < kTimes * kDeckSize; ++seed) {
        RandomSource random(seed);
        ++onTop[shuffledDeck(random)[0]];
    }
    QCOMPARE(onTop.size(), std::size_t{kDeckSize});
    // Five standard deviations of a count whose mean is a hundred.
    for (const auto& [card, count] : onTop) QVERIFY2(count > 50 && count < 150, std::string(card.name()).c_str());
}

void TestDeal::theGoldenRoundsAreDealtAgainByteForByte_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QByteArray>("line");
    // Each file is what `cutcard-cli deal --rules … --method … --selections …` wrote; the names say how.
    const QDir folder(QStringLiteral(CUTCARD_TEST_DATA "/golden"));
    for (const QString& name : folder.entryList({"deal_*.jsonl"})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) return;
        for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
            const quint64 seed = Json::parse(line.toStdString())["seed"].get<quint64>();
            QTest::addRow("%s seed %llu", qUtf8Printable(name), seed)
                << name.section('_', 1).section('_', 0, -2) << line;
        }
    }
}

void TestDeal::theGoldenRoundsAreDealtAgainByteForByte() {
    QFETCH(QString, method);
    QFETCH(QByteArray, line);
    OpenTables tables;
    const auto golden = readRoundLine(line.toStdString(), tables);
    QVERIFY2(golden, golden ? "" : std::string(golden.refusal().reason).c_str());
    const Deal& deal = *golden->round.deal;
    QCOMPARE(QString::fromStdString(std::string(methodName(deal.method))), method);
    QCOMPARE(deal.generator, kGenerator);
    const std::string again = dealtLine(*golden->game, {deal.seed, deal.number, {}, deal.method});
    QCOMPARE(QByteArray::fromStdString(again), line);
}

void TestDeal::whatDealWritesIsReadBackAsTheSameRound_data() {
    addRuleSetRows();
}

void TestDeal::whatDealWritesIsReadBackAsTheSameRound() {
    QFETCH(QString, rules);
    OpenTables tables;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed / 4);
        const DealRequest request = anyRequest(*table, seed);
        const Round round = dealRound(*table, request);
        const std::string line = dealtLine(*table, request);
        const auto read = readRoundLine(line, tables);
        QVERIFY2(read, read ? "" : (read.refusal().at + ": " + std::string(read.refusal().reason)).c_str());
        QVERIFY(read->round == round);
        QVERIFY(read->game->selections() == table->selections());
        const std::string settlement = settlementText(*read->game, read->round);
        QVERIFY(line.ends_with("\"settlement\":" + settlement + "}"));
    }
}

void TestDeal::aDeckThatWouldNotDealTheseCardsIsRefused() {
    const auto table = tableWithEverything(kCrazyFour);
    DealRequest request;
    request.players = 2;
    const Json round = dealt(*table, request);
    Json cut = round;
    std::rotate(cut["deck"].begin(), cut["deck"].begin() + 1, cut["deck"].end());
    Json otherMethod = round;
    otherMethod["method"] = "automated_shoe";
    Json stubMixed = round;
    std::swap(stubMixed["deck"][50], stubMixed["deck"][51]);
    OpenTables tables;
    QVERIFY(readRound(round, tables));
    QVERIFY(!readRound(cut, tables));
    QVERIFY(!readRound(otherMethod, tables));
    // Nobody sees the stub.
    QVERIFY(readRound(stubMixed, tables));
}

QTEST_APPLESS_MAIN(TestDeal)
#include "tst_deal.moc"
