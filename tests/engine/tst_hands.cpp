#include "engine/cards/deck.h"
#include "engine/cards/random_source.h"
#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"
#include "engine/rules/row.h"
#include "tests/support/naive_poker.h"

#include <QTest>

#include <sstream>

using namespace cutcard;
using namespace cutcard::test;

namespace {

std::vector<Card> cards(const char* text) {
    std::vector<Card> result;
    std::istringstream stream(text);
    for (std::string name; stream >> name;) result.push_back(*Card::parse(name));
    return result;
}

std::vector<Card> anyCards(RandomSource& random, std::size_t count) {
    const Deck deck = shuffledDeck(random);
    return {deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(count)};
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

int sign(std::strong_ordering order) {
    return order < 0 ? -1 : order > 0 ? 1 : 0;
}

}  // namespace

class TestHands : public QObject {
    Q_OBJECT

private slots:
    void theHigherFourCardHandWins_data();
    void theHigherFourCardHandWins();
    void fourCardHandsAgreeWithTheDefinitions();
    void fiveCardHandsAgreeWithTheDefinitions();
    void theCardsShownAreTheCardsThatPlay();
    void sixCardRoyalsAreSeenInEachSuit();
    void aKingHighHandQualifiesAndAQueenHighHandDoesNot();
};

void TestHands::theHigherFourCardHandWins_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("order");
    QTest::newRow("ALL-5: nines beat fives whatever the kickers") << "9c 9d 3h 2s 4c"
                                                                  << "5c 5d Ah Ks Qc" << 1;
    QTest::newRow("ALL-5: two pair, the higher pair decides first") << "Kc Kd 2h 2s 3c"
                                                                    << "Qc Qd Jh Js Ac" << 1;
    QTest::newRow("ALL-5: the lower pair decides second") << "Kc Kd 3h 3s 2c"
                                                          << "Kh Ks 2h 2s Ac" << 1;
    QTest::newRow("ALL-6: the fifth card never breaks a tie") << "Kc Kd Ah Qs 2c"
                                                              << "Kh Ks Ac Qd 3c" << 0;
    QTest::newRow("ALL-7: A-2-3-4 is the lowest straight") << "Ac 2d 3h 4s 9c"
                                                           << "2c 3d 4h 5s 9d" << -1;
    QTest::newRow("ALL-7: K-A-2-3 is nothing") << "Kc Ad 2h 3s 8c"
                                               << "2c 2d 5h 6s 9d" << -1;
    QTest::newRow("657a.6(b): three of a kind beats a flush") << "2c 2d 2h 9s Kc"
                                                              << "Ac Kc Jc 9c 2s" << 1;
    QTest::newRow("657a.6(b): four of a kind beats a straight flush") << "2c 2d 2h 2s Kc"
                                                                      << "Ah Kh Qh Jh 2d" << 1;
    QTest::newRow("657a.6(b): a flush beats a straight") << "2c 3c 4c 9c Kd"
                                                         << "Ac Kd Qh Js 2h" << 1;
    QTest::newRow("flushes card by card") << "Ac Kc 9c 3c 2d"
                                          << "Ad Kd 9d 2d Qc" << 1;
}

void TestHands::theHigherFourCardHandWins() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(int, order);
    const auto first = cards(one.toUtf8().constData());
    const auto second = cards(other.toUtf8().constData());
    QCOMPARE(sign(bestFour(first) <=> bestFour(second)), order);
}

void TestHands::fourCardHandsAgreeWithTheDefinitions() {
    RandomSource random(657);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t count = 4 + random.below(3);
        const auto one = anyCards(random, count);
        const auto other = anyCards(random, count);
        const NaiveHand naiveOne = naiveBest(one, 4);
        const NaiveHand naiveOther = naiveBest(other, 4);
        QCOMPARE(text(categoryName(bestFour(one).category())), QString::fromStdString(naiveOne.category));
        QCOMPARE(sign(bestFour(one) <=> bestFour(other)), sign(naiveOne.order <=> naiveOther.order));
    }
}

void TestHands::fiveCardHandsAgreeWithTheDefinitions() {
    RandomSource random(647);
    for (int i = 0; i < 20'000; ++i) {
        const std::size_t count = 5 + random.below(3);
        const auto one = anyCards(random, count);
        const auto other = anyCards(random, count);
        const NaiveHand naiveOne = naiveBest(one, 5);
        const NaiveHand naiveOther = naiveBest(other, 5);
        QCOMPARE(text(categoryName(bestFive(one).category())), QString::fromStdString(naiveOne.category));
        QCOMPARE(sign(bestFive(one) <=> bestFive(other)), sign(naiveOne.order <=> naiveOther.order));
    }
}

void TestHands::theCardsShownAreTheCardsThatPlay() {
    RandomSource random(7);
    for (int i = 0; i < 5'000; ++i) {
        const auto six = anyCards(random, 6);
        const auto four = playingFour(six);
        QCOMPARE(bestFour(four).value(), bestFour(six).value());
        const auto five = playingFive(six);
        QCOMPARE(bestFive(five).value(), bestFive(six).value());
        for (Card card : five) QVERIFY(std::find(six.begin(), six.end(), card) != six.end());
    }
}

void TestHands::sixCardRoyalsAreSeenInEachSuit() {
    QVERIFY(readSixCards(CardSet(cards("Ad Kd Qd Jd Td 9d"))).royalSuit == Suit::Diamonds);
    QVERIFY(readSixCards(CardSet(cards("As Ks Qs Js Ts 9s"))).royalSuit == Suit::Spades);
    const SixCardHand plain = readSixCards(CardSet(cards("As Ks Qs Js Ts 9d")));
    QVERIFY(!plain.royalSuit.has_value());
    QVERIFY(plain.best.category() == FiveCardCategory::RoyalFlush);
    QVERIFY(!readSixCards(CardSet(cards("Ks Qs Js Ts 9s 8s"))).royalSuit.has_value());
}

void TestHands::aKingHighHandQualifiesAndAQueenHighHandDoesNot() {
    QVERIFY(kingHighOrBetter(bestFour(cards("Kc 7d 4h 3s 2d"))));
    QVERIFY(kingHighOrBetter(bestFour(cards("Ac 7d 4h 3s 8d"))));
    QVERIFY(!kingHighOrBetter(bestFour(cards("Qc Jd Th 8s 7d"))));
    QVERIFY(kingHighOrBetter(bestFour(cards("2c 2d 4h 8s 7d"))));
}

QTEST_APPLESS_MAIN(TestHands)
#include "tst_hands.moc"
