#include "engine/cards/random_source.h"
#include "tests/app/table/scene_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// What holds for any round and any part of it.
class TestTableScene : public QObject {
    Q_OBJECT

private slots:
    void everyCardIsInOnePlaceAtAnyTime_data() { addRuleSetRows(); }
    void everyCardIsInOnePlaceAtAnyTime();
    void atTheEndTheTableIsClear_data() { addRuleSetRows(); }
    void atTheEndTheTableIsClear();
    void everyStakeAndPaymentEndsWhereTheSettlementSays_data() { addRuleSetRows(); }
    void everyStakeAndPaymentEndsWhereTheSettlementSays();
    void anyPermittedOrderEndsInTheSameScene_data() { addRuleSetRows(); }
    void anyPermittedOrderEndsInTheSameScene();
    void aMeterFallsOnlyWhenAWinFromItIsPaid_data() { addRuleSetRows(); }
    void aMeterFallsOnlyWhenAWinFromItIsPaid();
    void everyIrregularityIsSeenWhenItHappensAndIsOverWhenRuledOn_data() { addRuleSetRows(); }
    void everyIrregularityIsSeenWhenItHappensAndIsOverWhenRuledOn();
};

namespace {

std::vector<Played> allRoundsOf(const QString& rules) {
    std::vector<Played> rounds = roundsOf(rules, 12);
    for (Played& round : disturbedRoundsOf(rules)) rounds.push_back(std::move(round));
    for (Played& round : wonFromMetersOf(rules)) rounds.push_back(std::move(round));
    return rounds;
}

/// Slots of every place are 0, 1, 2 … without a gap.
bool slotsAreCounted(const Scene& scene) {
    std::map<std::pair<Zone, int>, std::set<int>> numbers;
    std::map<std::pair<Zone, int>, int> cards;
    for (const SceneCard& card : scene.cards) {
        numbers[{card.zone, card.seat}].insert(card.slot);
        ++cards[{card.zone, card.seat}];
    }
    for (const SceneCard& card : scene.cards) {
        const auto& here = numbers[{card.zone, card.seat}];
        const int count = cards[{card.zone, card.seat}];
        if (card.of != count || static_cast<int>(here.size()) != count || *here.rbegin() != count - 1) return false;
        if ((card.seat > 0) != (card.zone == Zone::Seat)) return false;
    }
    return true;
}

/// The cards that the steps have dealt, counted apart from the program.
std::map<std::string, int> dealtBy(const Played& played, std::size_t steps) {
    std::map<std::string, int> cards;
    for (std::size_t i = 0; i < steps; ++i) {
        const Step& step = played.settlement.procedure.steps()[i];
        if (step.action != Action::Deal) continue;
        const CardPlace& to = std::get<CardDealt>(step.detail).slot.to;
        ++cards[std::holds_alternative<int>(to) ? std::to_string(std::get<int>(to))
                                                : std::string(spotName(std::get<Spot>(to)))];
    }
    return cards;
}

std::vector<StepId> anyOrder(const Procedure& procedure, RandomSource& random) {
    std::vector<StepId> done;
    std::vector<bool> isDone(procedure.steps().size(), false);
    while (done.size() < procedure.steps().size()) {
        std::vector<StepId> allowed;
        for (std::size_t i = 0; i < isDone.size(); ++i) {
            const auto id = static_cast<StepId>(i);
            const auto before = procedure.before(id);
            const bool ready = std::all_of(before.begin(), before.end(), [&](StepId s) { return isDone[s]; });
            if (!isDone[i] && ready) allowed.push_back(id);
        }
        done.push_back(allowed[random.below(allowed.size())]);
        isDone[done.back()] = true;
    }
    return done;
}

QByteArray where(const Played& played, std::size_t step) {
    QString text = QStringLiteral("seed %1 method %2 step %3")
                       .arg(played.round.deal->seed)
                       .arg(static_cast<int>(played.round.deal->method))
                       .arg(step);
    if (played.round.irregularity) {
        const std::string_view kind = irregularityName(played.round.irregularity->kind);
        text += ' ' + QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
    }
    return text.toUtf8();
}

}  // namespace

void TestTableScene::everyCardIsInOnePlaceAtAnyTime() {
    QFETCH(QString, rules);
    for (const Played& round : allRoundsOf(rules)) {
        for (std::size_t steps = 0; steps <= round.size(); ++steps) {
            const Scene scene = round.afterFirst(steps);
            QVERIFY2(slotsAreCounted(scene), where(round, steps).constData());
            // Until somebody's cards are collected, what was dealt lies where it was dealt to.
            const auto& all = round.settlement.procedure.steps();
            const bool collected =
                std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(steps), [](const Step& step) {
                    return step.action == Action::CollectCards || step.action == Action::ClearTable ||
                           step.action == Action::Reshuffle || step.action == Action::RemoveDeck;
                });
            if (collected) continue;
            std::map<std::string, int> dealt = dealtBy(round, steps);
            QCOMPARE(static_cast<int>(cardsAt(scene, Zone::Dealer).size()), dealt["dealer"]);
            QCOMPARE(static_cast<int>(cardsAt(scene, Zone::Community).size()), dealt["community"]);
            QCOMPARE(static_cast<int>(cardsAt(scene, Zone::SixCard).size()), dealt["six_card_bonus"]);
            QCOMPARE(static_cast<int>(cardsAt(scene, Zone::Burn).size()), dealt["burn"]);
            for (const SceneSeat& seat : scene.seats) {
                QCOMPARE(static_cast<int>(cardsAt(scene, Zone::Seat, seat.number).size()),
                         dealt[std::to_string(seat.number)]);
            }
        }
    }
}

void TestTableScene::atTheEndTheTableIsClear() {
    QFETCH(QString, rules);
    for (const Played& round : allRoundsOf(rules)) {
        const Scene scene = round.atTheEnd();
        const auto& steps = round.settlement.procedure.steps();
        const bool dealerHeld = std::any_of(steps.begin(), steps.end(), [](const Step& step) {
            return step.action == Action::HoldCards && step.seat == kDealerPosition;
        });
        for (const SceneCard& card : scene.cards) {
            const bool held = dealerHeld && card.zone == Zone::Dealer;
            QVERIFY2(held || card.zone == Zone::Rack || card.zone == Zone::Shoe, where(round, 0).constData());
            QVERIFY(held || !card.plays);
        }
        QVERIFY(scene.tableIsClear);
        QVERIFY(!scene.floorIsHere);
        QVERIFY(!scene.event);
        QVERIFY(!scene.stopped);
        for (const SceneSpot& spot : scene.spots) QVERIFY(spot.stake.isZero() && !spot.lit);
        QVERIFY(scene.progressive == round.settlement.progressive);
        QVERIFY(scene.fiveCardHandBonus == round.settlement.fiveCardHandBonus);
    }
}

void TestTableScene::everyStakeAndPaymentEndsWhereTheSettlementSays() {
    QFETCH(QString, rules);
    for (const Played& round : allRoundsOf(rules)) {
        const Scene begin = round.afterFirst(0);
        const Scene end = round.atTheEnd();
        QCOMPARE(begin.chips.size(), end.chips.size());
        std::size_t expected = 0;
        for (const SeatSettlement& seat : round.settlement.seats) {
            for (const WagerLine& line : seat.lines) {
                const bool electronic = line.wager == Wager::FiveCardHandBonusPlayer ||
                                        line.wager == Wager::FiveCardHandBonusDealer ||
                                        line.wager >= Wager::MagicCardPlayer;
                if (electronic) continue;
                const bool inTray =
                    line.outcome == Outcome::Take || (line.wager == Wager::Progressive && line.outcome == Outcome::Pay);
                if (line.wager != Wager::AnteBonus) {
                    const SceneChips* stake = chipsOf(end, seat.seat, line.wager, false);
                    QVERIFY2(stake != nullptr, where(round, 0).constData());
                    QCOMPARE(stake->amount.inCents(), line.stake.inCents());
                    QVERIFY2(stake->zone == (inTray ? ChipZone::Tray : ChipZone::Player),
                             (where(round, 0) + ' ' + wagerName(line.wager).data()).constData());
                    ++expected;
                }
                if (line.outcome != Outcome::Pay) continue;
                const SceneChips* payment = chipsOf(end, seat.seat, line.wager, true);
                QVERIFY(payment != nullptr);
                QCOMPARE(payment->amount.inCents(), line.amount.inCents());
                QVERIFY(payment->zone == ChipZone::Player);
                QVERIFY(chipsOf(begin, seat.seat, line.wager, true)->zone == ChipZone::Tray);
                ++expected;
            }
            for (const EnvyLine& line : seat.envy) {
                const SceneChips* payment = chipsOf(end, seat.seat, Wager::Progressive, true, line.fromSeat);
                QCOMPARE(payment->amount.inCents(), line.amount.inCents());
                QVERIFY(payment->zone == ChipZone::Player);
                ++expected;
            }
        }
        QCOMPARE(end.chips.size(), expected);
    }
}

void TestTableScene::anyPermittedOrderEndsInTheSameScene() {
    QFETCH(QString, rules);
    RandomSource random(5);
    const auto cleanRack = [](Scene scene) {
        // The rack keeps the order in which cards came.
        for (SceneCard& card : scene.cards) {
            if (card.zone == Zone::Rack) card.slot = 0;
        }
        return scene;
    };
    for (const Played& round : allRoundsOf(rules)) {
        const Scene house = cleanRack(round.atTheEnd());
        const Scene other = cleanRack(round.after(anyOrder(round.settlement.procedure, random)));
        QVERIFY2(house.cards == other.cards, where(round, 0).constData());
        QVERIFY(house.chips == other.chips);
        QVERIFY(house.spots == other.spots);
        QVERIFY(house.progressive == other.progressive && house.fiveCardHandBonus == other.fiveCardHandBonus);
        QVERIFY(house.floorIsHere == other.floorIsHere && house.announced == other.announced);
        for (std::size_t i = 0; i < house.seats.size(); ++i) {
            QCOMPARE(house.seats[i].cleared, other.seats[i].cleared);
            QCOMPARE(house.seats[i].folded, other.seats[i].folded);
            QCOMPARE(house.seats[i].decided, other.seats[i].decided);
        }
    }
}

void TestTableScene::aMeterFallsOnlyWhenAWinFromItIsPaid() {
    QFETCH(QString, rules);
    int wins = 0;
    for (const Played& round : wonFromMetersOf(rules)) {
        const auto& steps = round.settlement.procedure.steps();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Scene before = round.afterFirst(i);
            const Scene after = round.afterFirst(i + 1);
            if (before.progressive == after.progressive && before.fiveCardHandBonus == after.fiveCardHandBonus)
                continue;
            QVERIFY2(steps[i].action == Action::Settle, where(round, i).constData());
            const auto& settled = std::get<Settled>(steps[i].detail);
            QVERIFY(isTakenBeforeTheDeal(settled.wager) && settled.outcome == Outcome::Pay);
            ++wins;
        }
    }
    QVERIFY(wins > 0);
}

void TestTableScene::everyIrregularityIsSeenWhenItHappensAndIsOverWhenRuledOn() {
    QFETCH(QString, rules);
    std::set<IrregularityKind> kinds;
    for (const Played& round : disturbedRoundsOf(rules)) {
        const Irregularity& event = *round.round.irregularity;
        kinds.insert(event.kind);
        const auto at = static_cast<std::size_t>(*event.atStep - 1);
        const QByteArray place = where(round, at);
        if (at > 0) QVERIFY2(!round.afterFirst(at - 1).event, place.constData());
        const Scene now = round.afterFirst(at);
        QVERIFY2(now.event && *now.event == event, place.constData());
        switch (event.kind) {
        case IrregularityKind::FaceUpCard: {
            const auto up = std::count_if(now.cards.begin(), now.cards.end(),
                                          [](const SceneCard& c) { return c.zone == Zone::Shoe && c.faceUp; });
            QCOMPARE(static_cast<int>(up), event.count);
            QVERIFY(now.shown && now.cards[static_cast<std::size_t>(now.shown->index())].slot == 0);
            break;
        }
        case IrregularityKind::CardDrawnInError: {
            const auto drawn = std::count_if(now.cards.begin(), now.cards.end(), [](const SceneCard& c) {
                return c.zone == Zone::Shoe && c.drawn && c.slot == 0;
            });
            QCOMPARE(static_cast<int>(drawn), 1);
            QCOMPARE(now.shown.has_value(), event.exposed);
            break;
        }
        case IrregularityKind::DealerCardExposed: {
            const Card exposed = round.round.dealer[static_cast<std::size_t>(event.card - 1)];
            QVERIFY(now.cards[static_cast<std::size_t>(exposed.index())].faceUp);
            break;
        }
        case IrregularityKind::ShufflerJam:
        case IrregularityKind::ShufflerCountWrong:
        case IrregularityKind::DeviceOutOfOrder: QVERIFY(now.shuffler == DeviceLight::Red); break;
        case IrregularityKind::ShoeJam: QVERIFY(now.shoe == DeviceLight::Red); break;
        case IrregularityKind::PlayerLeft: QVERIFY(now.seats[static_cast<std::size_t>(*event.seat - 1)].left); break;
        case IrregularityKind::ProgressiveCountMismatch: {
            const auto chips = std::count_if(round.round.seats.begin(), round.round.seats.end(),
                                             [](const Seat& s) { return s.wagers.has(Wager::Progressive); });
            QVERIFY(now.progressiveCount && *now.progressiveCount != static_cast<int>(chips));
            break;
        }
        default: break;
        }
        const auto& steps = round.settlement.procedure.steps();
        if (at < steps.size() && steps[at].action == Action::Stop) {
            QVERIFY(!now.stopped);
            QVERIFY(round.afterFirst(at + 1).stopped);
            QVERIFY(!round.afterFirst(at + 2).stopped);
            QVERIFY(!round.afterFirst(at + 2).event);
        }
        const DeviceLight device = round.atTheEnd().shuffler;
        QVERIFY(device ==
                (event.kind == IrregularityKind::DeviceOutOfOrder ? DeviceLight::Covered : DeviceLight::Green));
        QVERIFY(round.atTheEnd().shoe == DeviceLight::Green);
    }
    QVERIFY(kinds.size() >= 12);
}

QTEST_APPLESS_MAIN(TestTableScene)
#include "tst_table_scene.moc"
