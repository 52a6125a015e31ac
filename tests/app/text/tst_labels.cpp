#include "app/session/practice_round.h"
#include "app/text/catalogue.h"
#include "app/text/hand_names.h"
#include "engine/rules/rule_book.h"
#include "engine/training/what_next.h"

#include <QTest>

#include <functional>
#include <set>

using namespace cutcard;

// Every value of an enumeration has a name of its own.
class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void everyEnumerationIsNamedThroughout();
    void everyRuleSetHasATitleOfItsOwn();
    void announcementsDiffer();
    void handsAreNamedByTheirRanks_data();
    void handsAreNamedByTheirRanks();
    void aCardIsMarkedAsItIsPrinted();
    void amountsAreGrouped();
    void chipsAreCutFromTheLargest();
};

namespace {

template <typename Enum>
int namesOf(int count, QString (*name)(Enum)) {
    std::set<QString> names;
    for (int value = 0; value < count; ++value) names.insert(name(static_cast<Enum>(value)));
    names.erase(QString());
    return static_cast<int>(names.size());
}

std::vector<Card> cards(const QString& names) {
    std::vector<Card> all;
    for (const QString& name : names.split(' ')) all.push_back(*Card::parse(name.toStdString()));
    return all;
}

}  // namespace

void TestLabels::everyEnumerationIsNamedThroughout() {
    QCOMPARE(namesOf(kActionCount, &text::actionLabel), kActionCount);
    QCOMPARE(namesOf(3, &text::way), 3);
    QCOMPARE(namesOf(3, &text::wayAbout), 3);
    QCOMPARE(namesOf(kDrillKindCount, &text::drillTitle), kDrillKindCount);
    QCOMPARE(namesOf(kDrillKindCount, &text::drillAbout), kDrillKindCount);
    QCOMPARE(namesOf(kErrorFamilyCount, &text::errorFamily), kErrorFamilyCount);
    QCOMPARE(namesOf(kLevelCount, &text::level), kLevelCount);
    QCOMPARE(namesOf(4, &text::dealingMethod), 4);
    QCOMPARE(namesOf(static_cast<int>(kTableProcedures.size()), &text::tableProcedure),
             static_cast<int>(kTableProcedures.size()));
    QCOMPARE(namesOf(5, &text::moment), 5);
    QCOMPARE(namesOf(kPracticeReasonCount, &text::practiceReason), kPracticeReasonCount);
    QCOMPARE(namesOf(kRowCount, &text::aRow), kRowCount);
}

void TestLabels::everyRuleSetHasATitleOfItsOwn() {
    std::set<QString> titles;
    const auto& ruleSets = RuleBook::instance().ruleSets();
    for (const auto& rules : ruleSets) {
        QVERIFY2(!text::gameTitle(rules->id).isEmpty(), rules->id.c_str());
        titles.insert(text::gameTitle(rules->id) + ", " + text::chapterTitle(rules->id));
    }
    QCOMPARE(titles.size(), ruleSets.size());
    QCOMPARE(text::gameTitle("pa-657a-crazy4"), QString("Crazy 4 Poker"));
    QCOMPARE(text::chapterTitle("pa-657a-crazy4"), QString("Pennsylvania 657a"));
    QCOMPARE(text::gameTitle("nowhere"), QString());
}

void TestLabels::announcementsDiffer() {
    QCOMPARE(text::announcement("no_more_bets"), QString("No more bets"));
    QCOMPARE(text::announcement("no_hand"), QString("No hand"));
}

void TestLabels::handsAreNamedByTheirRanks_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("name");
    QTest::newRow("four cards, nothing") << "Kd Qd 9c 5s"
                                         << "king-high";
    QTest::newRow("four cards, pair") << "9d 9c Ah 2s"
                                      << "pair of 9s";
    QTest::newRow("four cards, two pair") << "7d Ac 7h As"
                                          << "two pair, aces and 7s";
    QTest::newRow("four cards, three") << "6d 6c 6h As"
                                       << "three 6s";
    QTest::newRow("four cards, low straight") << "Ad 2c 3h 4s"
                                              << "straight, 4-high";
    QTest::newRow("four cards, high straight") << "Ad Kc Qh Js"
                                               << "straight, ace-high";
    QTest::newRow("four cards, round the corner") << "Kd Ac 2h 3s"
                                                  << "ace-high";
    QTest::newRow("four cards, flush") << "Ah Th 3h 2h"
                                       << "flush, ace-high";
    QTest::newRow("four cards, straight flush") << "Th 9h 8h 7h"
                                                << "straight flush, 10-high";
    QTest::newRow("four cards, ace-high straight flush") << "Ah Kh Qh Jh"
                                                         << "straight flush, ace-high";
    QTest::newRow("four cards, four") << "Jd Jc Jh Js"
                                      << "four jacks";
    QTest::newRow("five cards, nothing") << "Ad Qd 9c 5s 3h"
                                         << "ace-high";
    QTest::newRow("five cards, full house") << "4d 4c Kh Ks Kd"
                                            << "full house, kings over 4s";
    QTest::newRow("five cards, two pair") << "Td Tc 2h 2s Kd"
                                          << "two pair, 10s and 2s";
    QTest::newRow("five cards, low straight") << "Ad 2c 3h 4s 5d"
                                              << "straight, 5-high";
    QTest::newRow("five cards, four") << "Qd Qc Qh Qs 2d"
                                      << "four queens";
    QTest::newRow("five cards, royal") << "Ad Kd Qd Jd Td"
                                       << "royal flush";
}

void TestLabels::handsAreNamedByTheirRanks() {
    QFETCH(QString, hand);
    QFETCH(QString, name);
    const std::vector<Card> held = cards(hand);
    HandSet set;
    std::copy(held.begin(), held.end(), set.cards.begin());
    set.size = static_cast<int>(held.size());
    QCOMPARE(text::handName(set), name);
}

void TestLabels::aCardIsMarkedAsItIsPrinted() {
    QCOMPARE(text::cardMark(*Card::parse("Td")), QString("10♦"));
    QCOMPARE(text::cardMarks(std::vector{*Card::parse("As"), *Card::parse("2c"), *Card::parse("Qh")}),
             QString("A♠ 2♣ Q♥"));
}

void TestLabels::amountsAreGrouped() {
    QCOMPARE(text::money(Money::cents(123'450)), QString("$1,234.50"));
    QCOMPARE(text::money(Money::cents(5)), QString("$0.05"));
    QCOMPARE(text::money(Money::dollars(1'000'000)), QString("$1,000,000.00"));
    QCOMPARE(text::shortMoney(Money::dollars(15)), QString("$15"));
    QCOMPARE(text::shortMoney(Money::cents(750)), QString("$7.50"));
}

void TestLabels::chipsAreCutFromTheLargest() {
    const std::vector<Money> tray = {Money::dollars(1), Money::dollars(5), Money::dollars(25)};
    QCOMPARE(text::chips(Money::dollars(30), tray), QString("1 × $25, 1 × $5"));
    QCOMPARE(text::chips(Money::cents(150), tray), QString("1 × $1, $0.50 that no chip makes"));
}

QTEST_APPLESS_MAIN(TestLabels)
#include "tst_labels.moc"
