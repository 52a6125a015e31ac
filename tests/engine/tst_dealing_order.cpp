#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Where the cards of Crazy 4 Poker go and what the dealer does until the last player has decided, from 657a.8, 657a.9
// and 657a.10.
class TestDealingOrder : public QObject {
    Q_OBJECT

private slots:
    void cardsGoWhereTheParagraphSays_data();
    void cardsGoWhereTheParagraphSays();
    void everyCardComesFromTheDeckInOrder_data();
    void everyCardComesFromTheDeckInOrder();
    void theStubIsCountedEveryFifthRoundWithTheCardsLeft_data();
    void theStubIsCountedEveryFifthRoundWithTheCardsLeft();
    void everyStepNamesEarlierStepsOnly_data();
    void everyStepNamesEarlierStepsOnly();
    void theOpeningIsOneStepAfterTheOther();
    void wagersAreLockedWhereElectronicOnesAreOffered_data();
    void wagersAreLockedWhereElectronicOnesAreOffered();
    void progressiveChipsAreCollectedAndCountedWhereSomebodyWagered();
    void playersAreAskedClockwiseAfterTheLastCard();
    void everyStepOfTheDealIsCitedByItsMethod_data();
    void everyStepOfTheDealIsCitedByItsMethod();
};

namespace {

constexpr auto kCrazyFour = "pa-657a-crazy4";

/// Seats 2 and 5 play; the deck lies as it comes out of the box: two of clubs, diamonds, hearts, spades, three of clubs
/// …
Round roundFromANewDeck(const Game& game, DealingMethod method, bool sixCardBonus) {
    Round round;
    round.deal = Deal{kGenerator, 1, 1, method, orderedDeck()};
    for (const int number : {2, 5}) {
        Seat seat;
        seat.number = number;
        seat.wagers[Wager::Ante] = seat.wagers[Wager::SuperBonus] = Money::dollars(10);
        seat.decision = Decision::Fold;
        round.seats.push_back(seat);
    }
    if (sixCardBonus) round.seats[1].wagers[Wager::SixCardBonus] = Money::dollars(5);
    dealCards(game, round);
    return round;
}

std::string placeName(const CardPlace& place) {
    if (const int* seat = std::get_if<int>(&place)) return std::to_string(*seat);
    return std::string(spotName(std::get<Spot>(place)));
}

/// "2c 5, 2d dealer, …": every card dealt and where it went.
QString dealtCards(const Procedure& procedure) {
    QStringList cards;
    for (const Step& step : procedure.steps()) {
        if (step.action != Action::Deal) continue;
        const auto& dealt = std::get<CardDealt>(step.detail);
        cards << QString::fromStdString(std::string(dealt.card.name()) + ' ' + placeName(dealt.slot.to));
    }
    return cards.join(", ");
}

QString names(const std::vector<Card>& cards) {
    QStringList list;
    for (Card card : cards) list << QString::fromStdString(std::string(card.name()));
    return list.join(' ');
}

/// The steps of an action, in house order.
std::vector<Json> stepsOf(const Json& round, const std::string& action) {
    std::vector<Json> steps;
    for (const Json& step : round["settlement"]["steps"]) {
        if (step["action"] == action) steps.push_back(step);
    }
    return steps;
}

bool isOfTheOpening(const Json& step) {
    static const std::vector<std::string> actions = {"announce",           "lock_wagers", "collect_progressive",
                                                     "verify_progressive", "deal",        "count_stub",
                                                     "discard_stub",       "ask"};
    return std::find(actions.begin(), actions.end(), step["action"]) != actions.end();
}

int seatsWith(const Json& round, const std::string& wager) {
    return static_cast<int>(std::count_if(round["seats"].begin(), round["seats"].end(),
                                          [&](const Json& seat) { return seat["wagers"].contains(wager); }));
}

void addMethods() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("section");
    QTest::newRow("from a manual shoe") << "manual_shoe"
                                        << "657a.8";
    QTest::newRow("from the hand") << "hand"
                                   << "657a.9";
    QTest::newRow("from an automated shoe") << "automated_shoe"
                                            << "657a.10";
}

}  // namespace

void TestDealingOrder::cardsGoWhereTheParagraphSays_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("sixCardBonus");
    QTest::addColumn<QString>("dealt");
    const QString oneByOne =
        "2c 2, 2d 5, 2h dealer, 2s 2, 3c 5, 3d dealer, 3h 2, 3s 5, 4c dealer, "
        "4d 2, 4h 5, 4s dealer, 5c 2, 5d 5, 5h dealer";
    const QString bonusCardFirst =
        "2c six_card_bonus, 2d 2, 2h 5, 2s dealer, 3c 2, 3d 5, 3h dealer, 3s 2, 4c 5, "
        "4d dealer, 4h 2, 4s 5, 5c dealer, 5d 2, 5h 5, 5s dealer";
    const QString stacks =
        "2c 2, 2d 2, 2h 2, 2s 2, 3c 2, 3d 5, 3h 5, 3s 5, 4c 5, 4d 5, "
        "4h dealer, 4s dealer, 5c dealer, 5d dealer, 5h dealer";
    QTest::newRow("manual shoe: one card at a time, the dealer last") << "manual_shoe" << false << oneByOne;
    QTest::newRow("manual shoe: the Six Card Bonus card first") << "manual_shoe" << true << bonusCardFirst;
    QTest::newRow("hand: one card at a time, the dealer last") << "hand" << false << oneByOne;
    QTest::newRow("hand: the Six Card Bonus card first") << "hand" << true << bonusCardFirst;
    QTest::newRow("automated shoe: stacks of five, the dealer's last") << "automated_shoe" << false << stacks;
    QTest::newRow("automated shoe: the top of one more stack, the rest discarded")
        << "automated_shoe" << true << stacks + ", 5s six_card_bonus, 6c discard, 6d discard, 6h discard, 6s discard";
}

void TestDealingOrder::cardsGoWhereTheParagraphSays() {
    QFETCH(QString, method);
    QFETCH(bool, sixCardBonus);
    QFETCH(QString, dealt);
    const auto table = tableWithEverything(kCrazyFour);
    const Round round = roundFromANewDeck(*table, *methodNamed(method.toStdString()), sixCardBonus);
    const Settlement settlement = table->adjudicate(round);
    QCOMPARE(dealtCards(settlement.procedure), dealt);
    // What lies in front of people is what was dealt there.
    QStringList bySpot[4];
    for (const QString& card : dealt.split(", ")) {
        const QString place = card.section(' ', 1);
        bySpot[place == "2" ? 0 : place == "5" ? 1 : place == "dealer" ? 2 : 3] << card.section(' ', 0, 0);
    }
    QCOMPARE(names(round.seats[0].cards), bySpot[0].join(' '));
    QCOMPARE(names(round.seats[1].cards), bySpot[1].join(' '));
    QCOMPARE(names(round.dealer), bySpot[2].join(' '));
    QCOMPARE(names(round.sixCardBonus), bySpot[3].value(0));
    for (const Step& step : settlement.procedure.steps()) {
        if (step.action == Action::Deal) QVERIFY(!std::get<CardDealt>(step.detail).slot.faceUp);
    }
}

void TestDealingOrder::everyCardComesFromTheDeckInOrder_data() {
    addRuleSetRows();
}

void TestDealingOrder::everyCardComesFromTheDeckInOrder() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed);
        const Json round = dealt(*table, anyRequest(*table, seed));
        Json cards = Json::array();
        for (const Json& step : stepsOf(round, "deal")) cards.push_back(step["card"]);
        QVERIFY(std::equal(cards.begin(), cards.end(), round["deck"].begin()));
        std::vector<std::string> deck = round["deck"];
        std::sort(deck.begin(), deck.end());
        QCOMPARE(deck.size(), std::size_t{52});
        QVERIFY(std::adjacent_find(deck.begin(), deck.end()) == deck.end());
    }
}

void TestDealingOrder::theStubIsCountedEveryFifthRoundWithTheCardsLeft_data() {
    addMethods();
}

void TestDealingOrder::theStubIsCountedEveryFifthRoundWithTheCardsLeft() {
    QFETCH(QString, method);
    const auto table = tableWithEverything(kCrazyFour);
    for (std::int64_t number = 1; number <= 60; ++number) {
        DealRequest request;
        request.seed = static_cast<std::uint64_t>(number) * 7;
        request.number = number;
        request.method = *methodNamed(method.toStdString());
        const Json round = dealt(*table, request);
        const auto counts = stepsOf(round, "count_stub");
        QCOMPARE(counts.size(), std::size_t{number % 5 == 0 ? 1U : 0U});
        if (counts.empty()) continue;
        // Five cards a player and for the dealer; for the Six Card Bonus one card, or a whole stack.
        const int stack = method == "automated_shoe" ? 5 : 1;
        const int used =
            5 * static_cast<int>(round["seats"].size() + 1) + (seatsWith(round, "six_card_bonus") > 0 ? stack : 0);
        QCOMPARE(counts[0]["count"].get<int>(), 52 - used);
    }
}

void TestDealingOrder::everyStepNamesEarlierStepsOnly_data() {
    addRuleSetRows();
}

void TestDealingOrder::everyStepNamesEarlierStepsOnly() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed);
        const Json round = dealt(*table, anyRequest(*table, seed));
        std::set<std::string> earlier;
        for (const Json& step : round["settlement"]["steps"]) {
            for (const Json& before : step["after"]) QVERIFY2(earlier.contains(before), step.dump().c_str());
            QVERIFY2(earlier.insert(step["id"]).second, step.dump().c_str());
            QVERIFY2(!step["cite"].get<std::string>().empty(), step.dump().c_str());
        }
        QCOMPARE(round["settlement"]["steps"].back()["action"].get<std::string>(), std::string("clear_table"));
    }
}

void TestDealingOrder::theOpeningIsOneStepAfterTheOther() {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto table = anyTable(kCrazyFour, seed);
        const Json round = dealt(*table, anyRequest(*table, seed));
        const Json first = round["settlement"]["steps"].front();
        QCOMPARE(first["action"].get<std::string>(), std::string("announce"));
        QCOMPARE(first["text"].get<std::string>(), std::string("no_more_bets"));
        Json before = Json::array();
        bool open = true;
        for (const Json& step : round["settlement"]["steps"]) {
            open = open && isOfTheOpening(step);
            // Nothing of the opening comes back later, and nothing of the settlement comes before its end.
            QCOMPARE(isOfTheOpening(step), open);
            if (!open) continue;
            QCOMPARE(step["after"].dump(), before.dump());
            before = Json::array({step["id"]});
        }
    }
}

void TestDealingOrder::wagersAreLockedWhereElectronicOnesAreOffered_data() {
    QTest::addColumn<QByteArray>("selections");
    QTest::addColumn<int>("locked");
    QTest::newRow("neither progressive nor Five Card Hand Bonus") << QByteArray(R"({"six_card_bonus":"A"})") << 0;
    QTest::newRow("a progressive") << QByteArray(R"({"progressive":{"kind":"five_card","paytable":"B","wager":"5"}})")
                                   << 1;
    QTest::newRow("a Five Card Hand Bonus") << QByteArray(R"({"five_card_hand_bonus":{}})") << 1;
}

void TestDealingOrder::wagersAreLockedWhereElectronicOnesAreOffered() {
    QFETCH(QByteArray, selections);
    QFETCH(int, locked);
    const auto table = tableWith(kCrazyFour, Json::parse(selections.toStdString()));
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        // Offered is enough; nobody need have made the wager.
        const Json round = dealt(*table, anyRequest(*table, seed));
        QCOMPARE(static_cast<int>(stepsOf(round, "lock_wagers").size()), locked);
    }
}

void TestDealingOrder::progressiveChipsAreCollectedAndCountedWhereSomebodyWagered() {
    const auto table = tableWithEverything(kCrazyFour);
    std::set<int> seen;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Json round = dealt(*table, anyRequest(*table, seed));
        const int wagers = seatsWith(round, "progressive");
        const auto collected = stepsOf(round, "collect_progressive");
        const auto verified = stepsOf(round, "verify_progressive");
        QCOMPARE(collected.size(), std::size_t{wagers > 0 ? 1U : 0U});
        QCOMPARE(verified.size(), collected.size());
        if (wagers > 0) QCOMPARE(verified[0]["count"].get<int>(), wagers);
        seen.insert(wagers);
    }
    for (int wagers = 0; wagers <= 4; ++wagers) QVERIFY(seen.contains(wagers));
}

void TestDealingOrder::playersAreAskedClockwiseAfterTheLastCard() {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto table = anyTable(kCrazyFour, seed);
        const Json round = dealt(*table, anyRequest(*table, seed));
        std::vector<int> asked;
        for (const Json& step : round["settlement"]["steps"]) {
            if (step["action"] == "ask") {
                QCOMPARE(step["what"].get<std::string>(), std::string("play"));
                asked.push_back(step["seat"]);
            }
            if (step["action"] == "deal") QVERIFY(asked.empty());
        }
        std::vector<int> seats;
        for (const Json& seat : round["seats"]) seats.push_back(seat["seat"]);
        std::sort(seats.begin(), seats.end());
        QVERIFY(asked == seats);
    }
}

void TestDealingOrder::everyStepOfTheDealIsCitedByItsMethod_data() {
    addMethods();
}

void TestDealingOrder::everyStepOfTheDealIsCitedByItsMethod() {
    QFETCH(QString, method);
    QFETCH(QString, section);
    const auto table = tableWithEverything(kCrazyFour);
    DealRequest request;
    request.method = *methodNamed(method.toStdString());
    for (request.number = 1; request.number <= 5; ++request.number, ++request.seed) {
        const Json round = dealt(*table, request);
        for (const Json& step : round["settlement"]["steps"]) {
            if (!isOfTheOpening(step) || step["action"] == "ask") continue;
            QVERIFY2(step["cite"].get<std::string>().starts_with(section.toStdString() + "("), step.dump().c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestDealingOrder)
#include "tst_dealing_order.moc"
