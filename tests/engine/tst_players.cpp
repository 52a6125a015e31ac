#include "tests/support/dealt_rounds.h"

#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// What simulated players of Crazy 4 Poker put down and decide, and what the systems at the table show.
class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void wagersKeepTheTableLimits_data();
    void wagersKeepTheTableLimits();
    void electronicWagersAreThoseOfTheTable();
    void nobodyWagersWhatIsNotOffered();
    void everySeatCouldHavePlayedLikeThat();
    void playersFoldRaiseAndMakeEverySideWager();
    void metersShowTheSeedAndWholeContributions_data();
    void metersShowTheSeedAndWholeContributions();
    void theSystemDrawsOnlyWhereTheBonusIsOffered();
};

namespace {

constexpr auto kCrazyFour = "pa-657a-crazy4";

constexpr Wager kInChips[] = {Wager::Ante, Wager::SuperBonus, Wager::QueensUp, Wager::SixCardBonus};

constexpr Wager kSideWagers[] = {Wager::QueensUp, Wager::Progressive, Wager::FiveCardHandBonusPlayer,
                                 Wager::FiveCardHandBonusDealer, Wager::SixCardBonus};

Round roundOf(const Game& game, std::uint64_t seed) {
    DealRequest request;
    request.seed = seed;
    return dealRound(game, request);
}

int countWagers(const Round& round, Wager wager) {
    int count = 0;
    for (const Seat& seat : round.seats) count += seat.wagers.has(wager) ? 1 : 0;
    return count;
}

}  // namespace

void TestPlayers::wagersKeepTheTableLimits_data() {
    QTest::addColumn<QString>("minimum");
    QTest::addColumn<QString>("maximum");
    QTest::newRow("$5 and up, by default") << ""
                                           << "";
    QTest::newRow("$15 to $20") << "15"
                                << "20";
    QTest::newRow("$25 and nothing else") << "25"
                                          << "25";
    QTest::newRow("half a dollar to $2") << "0.50"
                                         << "2";
    QTest::newRow("$100 to $10,000") << "100"
                                     << "10000";
    QTest::newRow("one cent") << "0.01"
                              << "0.01";
}

void TestPlayers::wagersKeepTheTableLimits() {
    QFETCH(QString, minimum);
    QFETCH(QString, maximum);
    Json selections = {{"six_card_bonus", "A"}};
    if (!minimum.isEmpty()) selections["table_minimum"] = minimum.toStdString();
    if (!maximum.isEmpty()) selections["table_maximum"] = maximum.toStdString();
    const auto table = tableWith(kCrazyFour, selections);
    const Money low = minimum.isEmpty() ? Money::dollars(5) : *Money::parse(minimum.toStdString());
    const Money high = maximum.isEmpty() ? kLargestWager : *Money::parse(maximum.toStdString());
    std::set<Money> antes;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Round round = roundOf(*table, seed);
        for (const Seat& seat : round.seats) {
            for (const Wager wager : kInChips) {
                if (seat.wagers.has(wager)) QVERIFY(seat.wagers[wager] >= low && seat.wagers[wager] <= high);
            }
            antes.insert(seat.wagers[Wager::Ante]);
        }
    }
    // Where the limits leave a choice, people make it.
    QCOMPARE(antes.size() > 1, low != high);
}

void TestPlayers::electronicWagersAreThoseOfTheTable() {
    const auto table =
        tableWith(kCrazyFour, {{"progressive", {{"kind", "four_card"}, {"paytable", "B"}, {"wager", "5"}}},
                               {"five_card_hand_bonus", {{"wager", "2"}}},
                               {"table_minimum", "25"},
                               {"table_maximum", "100"}});
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Round round = roundOf(*table, seed);
        for (const Seat& seat : round.seats) {
            for (const auto& [wager, amount] : std::map<Wager, int>{{Wager::Progressive, 5},
                                                                    {Wager::FiveCardHandBonusPlayer, 2},
                                                                    {Wager::FiveCardHandBonusDealer, 2}}) {
                if (seat.wagers.has(wager)) QCOMPARE(seat.wagers[wager].inCents(), std::int64_t{amount} * 100);
            }
        }
    }
}

void TestPlayers::nobodyWagersWhatIsNotOffered() {
    const auto bare = tableWith(kCrazyFour, {{"queens_up", nullptr}});
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Round round = roundOf(*bare, seed);
        for (const Wager wager : kSideWagers) QVERIFY(!round.anyone(wager));
        QVERIFY(round.sixCardBonus.empty());
    }
}

void TestPlayers::everySeatCouldHavePlayedLikeThat() {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        const auto table = anyTable(kCrazyFour, seed / 10);
        const Round round = roundOf(*table, seed);
        for (const Seat& seat : round.seats) {
            const Money ante = seat.wagers[Wager::Ante];
            QVERIFY(!ante.isZero());
            QVERIFY(seat.wagers[Wager::SuperBonus] == ante);
            QVERIFY(seat.decision != Decision::None);
            QCOMPARE(seat.wagers.has(Wager::Play), seat.decision == Decision::Bet);
            if (!seat.folded()) QVERIFY(seat.wagers[Wager::Play] >= ante && seat.wagers[Wager::Play] <= ante * 3);
            QVERIFY(!table->fault(seat));
        }
        QCOMPARE(round.sixCardBonus.size(), std::size_t{round.anyone(Wager::SixCardBonus) ? 1U : 0U});
    }
}

void TestPlayers::playersFoldRaiseAndMakeEverySideWager() {
    const auto table = tableWithEverything(kCrazyFour);
    int seats = 0;
    int folds = 0;
    int single = 0;
    int triple = 0;
    int oddAmounts = 0;
    std::map<Wager, int> made;
    std::map<std::size_t, int> players;
    std::map<int, int> taken;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        const Round round = roundOf(*table, seed);
        ++players[round.seats.size()];
        for (const Seat& seat : round.seats) {
            const Money ante = seat.wagers[Wager::Ante];
            ++seats;
            ++taken[seat.number];
            folds += seat.folded() ? 1 : 0;
            single += seat.wagers[Wager::Play] == ante ? 1 : 0;
            triple += seat.wagers[Wager::Play] == ante * 3 ? 1 : 0;
            oddAmounts += ante.inCents() % 500 != 0 ? 1 : 0;
            for (const Wager wager : kSideWagers) made[wager] += seat.wagers.has(wager) ? 1 : 0;
        }
    }
    // Wide bounds: people neither fold everything nor nothing, and every side wager has its friends and its enemies.
    QVERIFY(folds > seats / 20 && folds < seats / 2);
    QVERIFY(single > seats / 20);
    QVERIFY(triple > seats / 20 && triple < seats / 2);
    QVERIFY(oddAmounts > seats / 20);
    for (const Wager wager : kSideWagers) QVERIFY(made[wager] > seats / 10 && made[wager] < seats * 9 / 10);
    for (std::size_t count = 1; count <= 6; ++count) QVERIFY(players[count] > 200);
    for (int seat = 1; seat <= 6; ++seat) QVERIFY(taken[seat] > 600);
}

void TestPlayers::metersShowTheSeedAndWholeContributions_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("paytable");
    QTest::addColumn<QString>("wager");
    QTest::addColumn<QByteArray>("meters");
    // Seed and contribution of one wager in cents, by 657a.12(d)(3) and (e)(3), for the wager of the row.
    const auto row = [](const char* name, const char* kind, const char* paytable, const char* wager,
                        const char* meters) {
        QTest::newRow(name) << QString(kind) << QString(paytable) << QString(wager) << QByteArray(meters);
    };
    row("four-card A, $1", "four_card", "A", "1", R"({"main":[500000,29]})");
    row("four-card A, $5", "four_card", "A", "5", R"({"main":[2500000,145]})");
    row("four-card B, $1", "four_card", "B", "1", R"({"main":[100000,25],"reserve":[0,5]})");
    row("four-card B, $5", "four_card", "B", "5", R"({"main":[500000,125],"reserve":[0,25]})");
    row("five-card A, $1", "five_card", "A", "1", R"({"main":[1000000,21]})");
    row("five-card B, $5", "five_card", "B", "5", R"({"mega":[5000000,55],"major":[500000,50]})");
    row("five-card C, $1", "five_card", "C", "1", R"({"mega":[1000000,9],"major":[100000,7],"minor":[25000,3]})");
    row("five-card D, $1", "five_card", "D", "1", R"({"mega":[1000000,10],"major":[100000,8],"minor":[25000,3]})");
}

void TestPlayers::metersShowTheSeedAndWholeContributions() {
    QFETCH(QString, kind);
    QFETCH(QString, paytable);
    QFETCH(QString, wager);
    QFETCH(QByteArray, meters);
    const auto table = tableWith(
        kCrazyFour,
        {{"progressive",
          {{"kind", kind.toStdString()}, {"paytable", paytable.toStdString()}, {"wager", wager.toStdString()}}},
         {"five_card_hand_bonus", Json::object()}});
    const Json wanted = Json::parse(meters.toStdString());
    const Json bonus = Json::parse(R"({"main":[1000000,13],"reserve":[0,8]})");
    const auto wagersFed = [](const Meters& shown, const Json& terms) {
        std::set<std::int64_t> fed;
        for (int i = 0; i < kMeterCount; ++i) {
            const std::string name(meterName(static_cast<Meter>(i)));
            const std::int64_t cents = shown[static_cast<std::size_t>(i)].inCents();
            if (!terms.contains(name)) {
                if (cents != 0) fed.insert(-1);
                continue;
            }
            const auto seed = terms[name][0].get<std::int64_t>();
            const auto each = terms[name][1].get<std::int64_t>();
            fed.insert((cents - seed) % each == 0 ? (cents - seed) / each : -1);
        }
        // As many wagers went into one meter as into the other.
        return fed.size() == 1 ? *fed.begin() : -1;
    };
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Round round = roundOf(*table, seed);
        QVERIFY(wagersFed(round.progressive, wanted) >= countWagers(round, Wager::Progressive));
        QVERIFY(wagersFed(round.fiveCardHandBonus, bonus) >= countWagers(round, Wager::FiveCardHandBonusPlayer) +
                                                                 countWagers(round, Wager::FiveCardHandBonusDealer));
    }
}

void TestPlayers::theSystemDrawsOnlyWhereTheBonusIsOffered() {
    const auto draws = [](const Json& selections) {
        const auto table = tableWith(kCrazyFour, selections);
        std::set<std::pair<bool, bool>> kinds;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Round round = roundOf(*table, seed);
            const auto& position = round.system.luckyPosition;
            kinds.emplace(round.system.magicCard.has_value(), position.has_value());
            // A position that plays, or the dealer's.
            if (!position || *position == kDealerPosition) continue;
            if (std::none_of(round.seats.begin(), round.seats.end(),
                             [&](const Seat& seat) { return seat.number == *position; })) {
                return std::set<std::pair<bool, bool>>();
            }
        }
        return kinds;
    };
    using Kinds = std::set<std::pair<bool, bool>>;
    QVERIFY(draws(Json::object()) == Kinds({{false, false}}));
    QVERIFY(draws({{"five_card_hand_bonus", Json::object()}}) == Kinds({{true, true}}));
    QVERIFY(draws({{"five_card_hand_bonus", {{"magic_card", false}}}}) == Kinds({{false, true}}));
    QVERIFY(draws({{"five_card_hand_bonus", {{"lucky_bonus", false}}}}) == Kinds({{true, false}}));
}

QTEST_APPLESS_MAIN(TestPlayers)
#include "tst_players.moc"
