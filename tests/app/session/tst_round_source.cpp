#include "app/session/practice_round.h"
#include "app/session/round_source.h"
#include "engine/irregularities/events.h"
#include "engine/training/scenario.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// The round that somebody wants to practise.
class TestRoundSource : public QObject {
    Q_OBJECT

private slots:
    void theSameWishGivesTheSameRound_data() { addRuleSetRows(); }
    void theSameWishGivesTheSameRound();
    void aWishIsFollowed_data() { addRuleSetRows(); }
    void aWishIsFollowed();
    void theOfferDecidesWhatIsAtTheTable();
    void theSkillsComeUp();
    void anIrregularityHappens_data() { addRuleSetRows(); }
    void anIrregularityHappens();
    void aShoeJamsWhereThereIsOne();
    void aSurpriseComesInOneRoundOfThree_data() { addRuleSetRows(); }
    void aSurpriseComesInOneRoundOfThree();
    void aSurpriseAfterTheLastDecisionCanBeSeen();
    void whatCannotBeIsSaid();
};

void TestRoundSource::theSameWishGivesTheSameRound() {
    QFETCH(QString, rules);
    std::set<std::vector<Card>> dealers;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const RoundWish wish{.rules = rules.toStdString(), .surprise = true, .seed = seed};
        const auto one = roundFor(wish);
        const auto other = roundFor(wish);
        QVERIFY(one && other);
        QVERIFY(one->round == other->round);
        dealers.insert(one->round.dealer);
    }
    QVERIFY(dealers.size() >= 5);
}

void TestRoundSource::aWishIsFollowed() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    for (DealingMethod method : chapter->methods) {
        RoundWish wish{.rules = rules.toStdString(), .players = 3, .method = method, .number = 5};
        wish.preparation = TableProcedure::ShuffleAndCut;
        const auto made = roundFor(wish);
        QVERIFY(made);
        QCOMPARE(made->round.seats.size(), std::size_t{3});
        QCOMPARE(made->round.deal->method, method);
        QCOMPARE(made->round.deal->number, std::int64_t{5});
        QCOMPARE(made->round.deal->preparation, std::optional(TableProcedure::ShuffleAndCut));
        QVERIFY(!made->round.irregularity);
    }
    QCOMPARE(roundFor({.rules = rules.toStdString()})->round.deal->method, chapter->methods.front());
    QCOMPARE(roundFor({.rules = rules.toStdString(), .players = 99})->round.seats.size(),
             static_cast<std::size_t>(chapter->seats));
}

void TestRoundSource::theOfferDecidesWhatIsAtTheTable() {
    const auto basic = roundFor({.rules = "pa-657a-crazy4"});
    const auto all = roundFor({.rules = "pa-657a-crazy4", .offer = TableOffer::Everything});
    QVERIFY(!basic->game->selections().progressive);
    QVERIFY(all->game->selections().progressive);
}

void TestRoundSource::theSkillsComeUp() {
    RoundWish wish{.rules = "pa-657a-crazy4", .skills = {"c4.super_bonus.returned_while_winning"}};
    for (wish.seed = 1; wish.seed <= 5; ++wish.seed) {
        const auto made = roundFor(wish);
        QVERIFY(made);
        const auto skills = skillsIn(made->game->adjudicate(made->round));
        QVERIFY(std::find(skills.begin(), skills.end(), wish.skills.front()) != skills.end());
    }
    wish.preparation = TableProcedure::OpenTable;
    const auto prepared = roundFor(wish);
    QVERIFY(prepared);
    QCOMPARE(prepared->game->adjudicate(prepared->round).procedure.steps().front().action, Action::InspectCards);
}

void TestRoundSource::anIrregularityHappens() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    int happened = 0;
    for (const Irregularity& event : everyEvent(*chapter)) {
        const auto made =
            roundFor({.rules = rules.toStdString(), .offer = TableOffer::Everything, .irregularity = event, .seed = 3});
        if (!made) continue;
        QVERIFY(made->round.irregularity);
        QCOMPARE(made->round.irregularity->kind, event.kind);
        ++happened;
    }
    // A chapter without an automated shoe has no jam of it.
    QVERIFY(happened >= static_cast<int>(everyEvent(*chapter).size()) - 3);
}

void TestRoundSource::aShoeJamsWhereThereIsOne() {
    const Irregularity jam{.kind = IrregularityKind::ShoeJam};
    const auto made = roundFor({.rules = "pa-657a-crazy4", .irregularity = jam});
    QVERIFY(made);
    QVERIFY(made->round.deal->method != DealingMethod::ManualShoe);
    const auto none = roundFor({.rules = "pa-657a-crazy4", .method = DealingMethod::ManualShoe, .irregularity = jam});
    QVERIFY(!none);
    QVERIFY(none.refusal().said().endsWith('.'));
}

void TestRoundSource::aSurpriseComesInOneRoundOfThree() {
    QFETCH(QString, rules);
    int surprised = 0;
    std::set<IrregularityKind> kinds;
    constexpr int kRounds = 600;
    for (std::uint64_t seed = 1; seed <= kRounds; ++seed) {
        const auto made =
            roundFor({.rules = rules.toStdString(), .offer = TableOffer::Everything, .surprise = true, .seed = seed});
        QVERIFY(made);
        if (!made->round.irregularity) continue;
        ++surprised;
        kinds.insert(made->round.irregularity->kind);
    }
    // 200 expected, with a standard deviation of 11.5.
    QVERIFY2(surprised > 150 && surprised < 250, qPrintable(QString::number(surprised)));
    QVERIFY2(kinds.size() >= 12, qPrintable(QString::number(kinds.size())));
}

void TestRoundSource::aSurpriseAfterTheLastDecisionCanBeSeen() {
    int surprised = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto made =
            roundFor({.rules = "pa-641a-fourcard", .surprise = true, .seed = seed, .from = GradedFrom::LastDecision});
        QVERIFY(made);
        if (!made->round.irregularity) continue;
        ++surprised;
        const Irregularity& event = *made->round.irregularity;
        QVERIFY(event.kind == IrregularityKind::WrongCardCount || event.when == Moment::AfterLastDecision ||
                event.when == Moment::AfterReveal);
    }
    QVERIFY(surprised > 20);
}

void TestRoundSource::whatCannotBeIsSaid() {
    const std::vector<RoundWish> wishes = {
        {.rules = "pa-000-poker"},
        {.rules = "pa-657a-crazy4", .skills = {"c4.juggling"}},
        {.rules = "pa-657a-crazy4", .irregularity = Irregularity{.kind = IrregularityKind::ProgressiveCountMismatch}},
        {.rules = "ma-crazy4", .method = DealingMethod::AutomatedShoeReshuffling},
    };
    std::set<QString> sentences;
    for (const RoundWish& wish : wishes) {
        const auto made = roundFor(wish);
        QVERIFY2(!made, wish.rules.c_str());
        QVERIFY2(made.refusal().said().endsWith('.'), qPrintable(made.refusal().said()));
        sentences.insert(made.refusal().said());
    }
    QCOMPARE(sentences.size(), wishes.size());
}

QTEST_GUILESS_MAIN(TestRoundSource)
#include "tst_round_source.moc"
