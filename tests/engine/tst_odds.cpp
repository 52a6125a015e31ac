#include "engine/odds/bad_beat.h"
#include "engine/odds/card_sets.h"
#include "engine/odds/cover_all_odds.h"
#include "engine/players/deal_round.h"
#include "tests/support/dealt_rounds.h"

#include <QTest>

#include <map>

using namespace cutcard;
using namespace cutcard::test;

// The counts behind the odds that no published table gives.
class TestOdds : public QObject {
    Q_OBJECT

private slots:
    void beatenHandsOfASmallDeckAreThoseOfEveryPairOfHands_data();
    void beatenHandsOfASmallDeckAreThoseOfEveryPairOfHands();
    void beatenFoursOfAKindAreWorkedOutByHand();
    void beatenHandsOfTheWholeDeckByCategory();
    void holeCardsAreCountedWithAndWithoutTheDealer();
    void coverAllCountsWhatTheSettlementPays_data();
    void coverAllCountsWhatTheSettlementPays();
    void coverAllKnowsHowFarOffItMayBe();
};

namespace {

using Counts = std::map<FourCardRank, std::uint64_t>;

Counts countsOf(const Frequencies<FourCardRank>& frequencies) {
    Counts counts;
    for (const auto& [hand, count] : frequencies.classes) counts[hand] += count;
    return counts;
}

CardSet without(CardSet cards, CardSet taken) {
    for (int i = 0; i < kDeckSize; ++i) {
        if (taken.contains(Card::fromIndex(i))) cards.remove(Card::fromIndex(i));
    }
    return cards;
}

/// One pair of hands after the other.
Frequencies<FourCardRank> beatenOneByOne(CardSet deck) {
    Counts counts;
    Frequencies<FourCardRank> result;
    forEachSet<5>({}, singleCards(deck), [&](CardSet player) {
        const FourCardRank mine = bestFour<5>(player);
        forEachSet<6>({}, singleCards(without(deck, player)), [&](CardSet dealer) {
            const FourCardRank beaten = std::min(mine, bestFour<6>(dealer));
            ++result.hands;
            if (beaten.category() < FourCardCategory::TwoPair) return;
            if (mine != bestFour<6>(dealer)) ++counts[beaten];
        });
    });
    for (const auto& [hand, count] : counts) result.classes.push_back({hand, count});
    return result;
}

std::uint64_t countOf(const Frequencies<FourCardRank>& frequencies, FourCardCategory category) {
    std::uint64_t sum = 0;
    for (const auto& [hand, count] : frequencies.classes) sum += hand.category() == category ? count : 0;
    return sum;
}

/// What `adjudicate` says about the Cover All Wager of the first seat, round by round.
std::map<Row, std::uint64_t> settledCoverAll(const Game& game, int players, const SimulationLength& length) {
    std::map<Row, std::uint64_t> paid;
    for (std::uint64_t i = 0; i < length.rounds; ++i) {
        DealRequest request;
        request.seed = length.seed + i;
        request.players = players;
        request.method = game.rules().methods.front();
        Round round = dealRound(game, request);
        round.seats.front().wagers[Wager::CoverAll] = game.selections().tableMinimum;
        const Settlement settlement = game.adjudicate(round);
        for (const WagerLine& line : settlement.seats.front().lines) {
            if (line.wager == Wager::CoverAll && line.row) ++paid[*line.row];
        }
    }
    return paid;
}

}  // namespace

void TestOdds::beatenHandsOfASmallDeckAreThoseOfEveryPairOfHands_data() {
    QTest::addColumn<QString>("ranks");
    QTest::newRow("jack to ace: straights and fours of a kind everywhere") << "JQKA";
    QTest::newRow("ace to four: the ace plays low") << "A234";
    QTest::newRow("ranks apart: no straight") << "258K";
}

void TestOdds::beatenHandsOfASmallDeckAreThoseOfEveryPairOfHands() {
    QFETCH(QString, ranks);
    CardSet deck;
    for (const char rank : ranks.toStdString()) {
        for (const char suit : {'c', 'd', 'h', 's'}) deck.add(*Card::parse(std::string{rank, suit}));
    }
    const auto counted = beatenHands(deck);
    const auto oneByOne = beatenOneByOne(deck);
    QCOMPARE(counted.hands, oneByOne.hands);
    QVERIFY(!oneByOne.classes.empty());
    QVERIFY(countsOf(counted) == countsOf(oneByOne));
}

// Four of a kind and a fifth card for the player, for the dealer four of one of the eleven ranks that are untouched and
// two of the 43 other cards; one of the two is always beaten.
void TestOdds::beatenFoursOfAKindAreWorkedOutByHand() {
    QCOMPARE(countOf(beatenHands(), FourCardCategory::FourOfAKind), std::uint64_t{13 * 48 * 11 * 903});
}

// The soak test deals the same hands at random and finds them as often.
void TestOdds::beatenHandsOfTheWholeDeckByCategory() {
    using enum FourCardCategory;
    QCOMPARE(beatenHands().hands, std::uint64_t{2'598'960} * 10'737'573);
    QCOMPARE(countOf(beatenHands(), StraightFlush), std::uint64_t{87'995'040});
    QCOMPARE(countOf(beatenHands(), ThreeOfAKind), std::uint64_t{33'828'086'464});
    QCOMPARE(countOf(beatenHands(), Flush), std::uint64_t{274'446'442'424});
    QCOMPARE(countOf(beatenHands(), Straight), std::uint64_t{422'159'689'608});
    QCOMPARE(countOf(beatenHands(), TwoPair), std::uint64_t{826'142'341'032});
    QCOMPARE(countOf(beatenHands(), Pair), std::uint64_t{0});
}

void TestOdds::holeCardsAreCountedWithAndWithoutTheDealer() {
    QCOMPARE(holeCards().hands, std::uint64_t{1326});
    QCOMPARE(holeCardsOfPlayerAndDealer().hands, std::uint64_t{1326 * 1225});
    std::uint64_t both = 0;
    std::uint64_t aceKingSuited = 0;
    for (const auto& [cards, count] : holeCardsOfPlayerAndDealer().classes) {
        if (covers(Row::AcesBoth, cards)) both += count;
        if (covers(Row::AceKingSuited, cards)) aceKingSuited += count;
    }
    QCOMPARE(both, std::uint64_t{6});
    QCOMPARE(aceKingSuited, std::uint64_t{4 * 1225});
}

void TestOdds::coverAllCountsWhatTheSettlementPays_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("onFold");
    QTest::newRow("one player, a fold leaves it alone") << 1 << "stands";
    QTest::newRow("four players, a fold leaves it alone") << 4 << "stands";
    QTest::newRow("four players, a fold loses it") << 4 << "forfeited";
}

void TestOdds::coverAllCountsWhatTheSettlementPays() {
    QFETCH(int, players);
    QFETCH(QString, onFold);
    const Json selections = {{"cover_all", true}, {"cover_all_on_fold", onFold.toStdString()}};
    const auto game = tableWith("ma-crazy4", selections);
    const SimulationLength length{7, 3000};
    const Paytable& table = *game->rules().coverAll->find(std::to_string(players));
    const WagerOdds odds = simulatedCoverAll(game->submission(), table, length);
    auto settled = settledCoverAll(*game, players, length);
    QVERIFY(!settled.empty());
    for (const RowFrequency& row : odds.rows) QCOMPARE(row.count, settled[row.row]);
    QCOMPARE(odds.hands, length.rounds);
}

// Of four rounds one pays 3 to 1: returns of 4, 0, 0, 0 have the variance 4, so the mean is off by 1 as a rule.
void TestOdds::coverAllKnowsHowFarOffItMayBe() {
    WagerOdds odds;
    odds.hands = 4;
    odds.rows = {{Row::ThreeOfAKind, 1, ToOdds{3, 1}}};
    QCOMPARE(standardError(odds), std::string("100.000000"));
    odds.rows.front().count = 4;
    QCOMPARE(standardError(odds), std::string("0.000000"));
}

QTEST_GUILESS_MAIN(TestOdds)
#include "tst_odds.moc"
