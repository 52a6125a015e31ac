#include "engine/odds/frequencies.h"
#include "engine/rules/row.h"

#include <QTest>

using namespace cutcard;

// The published counts of every kind of hand, over all hands.
class TestHandCounts : public QObject {
    Q_OBJECT

private slots:
    void bestFourOfAllFiveCardHands();
    void bestFourOfAllSixCardHands();
    void allFiveCardHands();
    void bestFiveOfAllSixCardHands();
    void bestFiveOfAllSevenCardHands();
    void sixCardRoyals();
};

namespace {

using FourCounts = std::array<std::uint64_t, 11>;

/// In the order of the published table: four aces, other quads, A-K-Q-J suited, other straight flushes, trips, flush,
/// straight, two pair, pair, ace- or king-high, lower.
FourCounts sorted(const Frequencies<FourCardRank>& frequencies) {
    FourCounts counts{};
    for (const auto& [hand, count] : frequencies.classes) {
        const bool ace = hand.made() == rank_mask::kAce;
        switch (hand.category()) {
        case FourCardCategory::FourOfAKind: counts[ace ? 0 : 1] += count; break;
        case FourCardCategory::StraightFlush: counts[ace ? 2 : 3] += count; break;
        case FourCardCategory::ThreeOfAKind: counts[4] += count; break;
        case FourCardCategory::Flush: counts[5] += count; break;
        case FourCardCategory::Straight: counts[6] += count; break;
        case FourCardCategory::TwoPair: counts[7] += count; break;
        case FourCardCategory::Pair: counts[8] += count; break;
        case FourCardCategory::HighCard: counts[9] += count; break;
        }
    }
    return counts;
}

/// Visits every set of cards one by one, apart from the program's own counting.
template <int Cards, typename Predicate>
std::uint64_t countSets(Predicate holds) {
    std::uint64_t count = 0;
    std::array<int, Cards> at;
    for (int i = 0; i < Cards; ++i) at[std::size_t(i)] = i;
    for (;;) {
        CardSet set;
        for (int index : at) set.add(Card::fromIndex(index));
        if (holds(set)) ++count;
        int moving = Cards - 1;
        while (moving >= 0 && at[std::size_t(moving)] == kDeckSize - Cards + moving) --moving;
        if (moving < 0) return count;
        ++at[std::size_t(moving)];
        for (int i = moving + 1; i < Cards; ++i) at[std::size_t(i)] = at[std::size_t(i - 1)] + 1;
    }
}

template <int Cards>
std::uint64_t queenHighOrLower() {
    return countSets<Cards>([](CardSet set) { return !kingHighOrBetter(bestFour<Cards>(set)); });
}

template <typename Frequencies>
std::array<std::uint64_t, 10> fiveCounts(const Frequencies& frequencies) {
    std::array<std::uint64_t, 10> counts{};
    for (const auto& [hand, count] : frequencies.classes) {
        if constexpr (std::is_same_v<std::decay_t<decltype(hand)>, SixCardHand>) {
            counts[9 - static_cast<std::size_t>(hand.best.category())] += count;
        } else {
            counts[9 - static_cast<std::size_t>(hand.category())] += count;
        }
    }
    return counts;
}

}  // namespace

void TestHandCounts::bestFourOfAllFiveCardHands() {
    QCOMPARE(bestFourOfFive().hands, std::uint64_t{2'598'960});
    const FourCounts expected = {48, 576, 192, 1'880, 58'656, 114'616, 101'808, 123'552, 1'047'552, 753'600 + 396'480,
                                 0};
    QVERIFY(sorted(bestFourOfFive()) == expected);
    QCOMPARE(queenHighOrLower<5>(), std::uint64_t{396'480});
}

void TestHandCounts::bestFourOfAllSixCardHands() {
    QCOMPARE(bestFourOfSix().hands, std::uint64_t{20'358'520});
    const FourCounts expected = {
        1'128, 13'536, 4'512, 43'240, 897'616, 2'245'352, 1'744'080, 2'342'736, 8'194'320, 3'702'720 + 1'169'280, 0};
    QVERIFY(sorted(bestFourOfSix()) == expected);
    QCOMPARE(queenHighOrLower<6>(), std::uint64_t{1'169'280});
}

void TestHandCounts::allFiveCardHands() {
    const std::array<std::uint64_t, 10> expected = {4,      36,     624,     3'744,     5'108,
                                                    10'200, 54'912, 123'552, 1'098'240, 1'302'540};
    QVERIFY(fiveCounts(fiveCardHands()) == expected);
}

void TestHandCounts::bestFiveOfAllSixCardHands() {
    const std::array<std::uint64_t, 10> expected = {188,     1'656,   14'664,    165'984,   205'792,
                                                    361'620, 732'160, 2'532'816, 9'730'740, 6'612'900};
    QVERIFY(fiveCounts(bestFiveOfSix()) == expected);
}

void TestHandCounts::bestFiveOfAllSevenCardHands() {
    QCOMPARE(bestFiveOfSeven().hands, std::uint64_t{133'784'560});
    const std::array<std::uint64_t, 10> expected = {4'324,     37'260,    224'848,    3'473'184,  4'047'644,
                                                    6'180'020, 6'461'620, 31'433'400, 58'627'800, 23'294'460};
    QVERIFY(fiveCounts(bestFiveOfSeven()) == expected);
}

void TestHandCounts::sixCardRoyals() {
    QCOMPARE(countSets<6>([](CardSet six) { return readSixCards(six).royalSuit.has_value(); }), std::uint64_t{4});
}

QTEST_APPLESS_MAIN(TestHandCounts)
#include "tst_hand_counts.moc"
