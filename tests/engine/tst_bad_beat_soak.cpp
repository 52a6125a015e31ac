#include "engine/cards/deck.h"
#include "engine/cards/random_source.h"
#include "engine/odds/bad_beat.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace cutcard;

// Millions of dealt pairs of hands against the counted ones.
class TestBadBeatSoak : public QObject {
    Q_OBJECT

private slots:
    void dealtHandsAreBeatenAsOftenAsCounted();
};

namespace {

constexpr int kDeals = 20'000'000;
constexpr std::size_t kCategories = 8;

std::size_t indexOf(FourCardRank rank) {
    return static_cast<std::size_t>(rank.category());
}

/// Eleven cards from the top: five for the player, six for the dealer.
std::array<std::int64_t, kCategories> dealtBeatenHands(std::uint64_t seed) {
    RandomSource random(seed);
    Deck deck = orderedDeck();
    std::array<std::int64_t, kCategories> beaten{};
    for (int i = 0; i < kDeals; ++i) {
        for (std::size_t card = 0; card < 11; ++card)
            std::swap(deck[card], deck[card + random.below(kDeckSize - card)]);
        const std::span<const Card> cards(deck);
        const FourCardRank player = bestFour<5>(CardSet(cards.first(5)));
        const FourCardRank dealer = bestFour<6>(CardSet(cards.subspan(5, 6)));
        if (player != dealer) ++beaten[indexOf(std::min(player, dealer))];
    }
    return beaten;
}

}  // namespace

void TestBadBeatSoak::dealtHandsAreBeatenAsOftenAsCounted() {
    const auto dealt = dealtBeatenHands(20'240'601);
    std::array<double, kCategories> chances{};
    for (const auto& [hand, count] : beatenHands().classes) {
        chances[indexOf(hand)] += static_cast<double>(count) / static_cast<double>(beatenHands().hands);
    }
    for (auto i = static_cast<std::size_t>(FourCardCategory::TwoPair); i < kCategories; ++i) {
        const double expected = chances[i] * kDeals;
        const double standardError = std::sqrt(expected * (1 - chances[i]));
        const double off = (static_cast<double>(dealt[i]) - expected) / standardError;
        qInfo("category %zu: dealt %lld, expected %.1f, off by %.2f standard errors", i,
              static_cast<long long>(dealt[i]), expected, off);
        // So few fours of a kind are beaten that their number is no bell curve: four or five in twenty million deals.
        QVERIFY(std::abs(off) < 4);
    }
}

QTEST_GUILESS_MAIN(TestBadBeatSoak)
#include "tst_bad_beat_soak.moc"
