#include "app/table/table_layout.h"
#include "engine/rules/rule_book.h"
#include "tests/support/rule_set_rows.h"

#include <QPolygonF>
#include <QTest>
#include <QTransform>

#include <cmath>

using namespace cutcard;
using namespace cutcard::test;

// Nothing on the table covers anything else, whatever seat is worked on.
class TestTableLayout : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlaps_data() { addRuleSetRows(); }
    void nothingOverlaps();
    void everythingIsOnTheCanvas_data() { addRuleSetRows(); }
    void everythingIsOnTheCanvas();
    void anActiveSpotIsLargeEnoughForAFinger_data() { addRuleSetRows(); }
    void anActiveSpotIsLargeEnoughForAFinger();
    void everyWagerThatIsOfferedHasOneSpot_data() { addRuleSetRows(); }
    void everyWagerThatIsOfferedHasOneSpot();
    void aHouseThatSaysNothingHasFewerSpots();
    void theSuperBonusIsOnTheDealersLeftOfTheAnte();
    void seatOneIsFarthestToTheDealersLeft();
    void anExtraCardStaysInTheRoomOfTheHand();
    void aBurnedCardIsInTheRack();
    void aWholeDeckStaysInsideTheRack();
};

namespace {

RulesSubmission everything(const QString& id) {
    const auto rules = RuleBook::instance().find(id.toStdString());
    return plainSubmission(rules, everySelection(*rules));
}

/// A thing on the table as a convex outline; circles as polygons of many corners.
struct Thing {
    QString name;
    QPolygonF outline;
};

Thing rectangle(const QString& name, const Pose& pose, QSizeF size) {
    QTransform turned;
    turned.translate(pose.at.x(), pose.at.y()).rotate(pose.angle).scale(pose.scale, pose.scale);
    const QRectF around(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    return {name,
            turned.map(QPolygonF({around.topLeft(), around.topRight(), around.bottomRight(), around.bottomLeft()}))};
}

Thing circle(const QString& name, const Pose& pose, qreal radius) {
    Thing thing{name, {}};
    for (int i = 0; i < 48; ++i) {
        const qreal angle = i * 2 * M_PI / 48;
        thing.outline << pose.at + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return thing;
}

/// How far two convex outlines lie in each other, by the axis on which they do least; negative where they are apart.
qreal overlap(const QPolygonF& a, const QPolygonF& b) {
    qreal least = 1e9;
    for (const QPolygonF* polygon : {&a, &b}) {
        for (qsizetype i = 0; i < polygon->size(); ++i) {
            const QPointF edge = (*polygon)[(i + 1) % polygon->size()] - (*polygon)[i];
            const qreal length = std::hypot(edge.x(), edge.y());
            const QPointF axis(-edge.y() / length, edge.x() / length);
            const auto span = [&axis](const QPolygonF& shape) {
                qreal low = 1e9;
                qreal high = -1e9;
                for (const QPointF& corner : shape) {
                    low = std::min(low, QPointF::dotProduct(corner, axis));
                    high = std::max(high, QPointF::dotProduct(corner, axis));
                }
                return std::pair(low, high);
            };
            const auto [lowA, highA] = span(a);
            const auto [lowB, highB] = span(b);
            least = std::min(least, std::min(highA, highB) - std::max(lowA, lowB));
        }
    }
    return least;
}

/// The outline of a row of cards.
Thing hull(const QString& name, const std::vector<Thing>& cards) {
    // Cards of one row are turned alike: the corners farthest apart are those of the first and the last.
    const QPolygonF& first = cards.front().outline;
    const QPolygonF& last = cards.back().outline;
    return {name, QPolygonF({first[0], last[1], last[2], first[3]})};
}

Thing hand(const TableLayout& layout, const QString& name, Zone zone, int seat, int count, bool aside) {
    std::vector<Thing> cards;
    for (int slot = 0; slot < count; ++slot) {
        SceneCard card;
        card.zone = zone;
        card.seat = seat;
        card.slot = slot;
        card.of = count;
        card.aside = aside;
        cards.push_back(rectangle({}, layout.card(card), TableLayout::kCard));
    }
    return hull(name, cards);
}

/// Everything that is there at the fullest table, hands pushed towards the dealer included.
std::vector<Thing> thingsOn(const TableLayout& layout, const RuleSet& rules) {
    std::vector<Thing> things;
    for (int seat = 1; seat <= layout.seats(); ++seat) {
        const QString at = QStringLiteral("seat %1 ").arg(seat);
        things.push_back(rectangle(at + "name", layout.namePlate(seat), TableLayout::kPlate));
        // Hole cards are not pushed aside: all of them belong to the player.
        const bool aside = rules.cards.community == 0;
        things.push_back(hand(layout, at + "cards", Zone::Seat, seat, rules.cards.seat, aside));
        for (const PrintedSpot& spot : layout.printed()) {
            const QString wager = QString::fromStdString(std::string(wagerName(spot.wager)));
            things.push_back(circle(at + wager, layout.spot(seat, spot.wager), layout.spotRadius(seat, spot.wager)));
        }
    }
    things.push_back(hand(layout, "dealer", Zone::Dealer, 0, rules.cards.dealer, true));
    if (rules.cards.community > 0) things.push_back(hand(layout, "board", Zone::Community, 0, 5, false));
    if (rules.cards.sixCardBonus > 0) {
        things.push_back(hand(layout, "six card", Zone::SixCard, 0, rules.cards.sixCardBonus, false));
    }
    // Four displays side by side.
    things.push_back(rectangle("meters", layout.meter(), {700, 44}));
    things.push_back(rectangle("shoe", layout.shoe(), {150, 110}));
    things.push_back(rectangle("shuffler", layout.shuffler(), {130, 80}));
    things.push_back(rectangle("rack", layout.rack(), {130, 120}));
    things.push_back(rectangle("drop box", layout.dropBox(), {80, 50}));
    things.push_back(rectangle("tip box", layout.tipBox(), {80, 50}));
    return things;
}

}  // namespace

void TestTableLayout::nothingOverlaps() {
    QFETCH(QString, rules);
    const RulesSubmission submission = everything(rules);
    TableLayout layout(submission);
    for (int active = 0; active <= layout.seats(); ++active) {
        layout.setActiveSeat(active);
        const std::vector<Thing> things = thingsOn(layout, *submission.rules);
        for (std::size_t i = 0; i < things.size(); ++i) {
            for (std::size_t other = i + 1; other < things.size(); ++other) {
                const qreal depth = overlap(things[i].outline, things[other].outline);
                const QString what =
                    QStringLiteral("active %1: %2 and %3 by %4").arg(active).arg(things[i].name, things[other].name);
                QVERIFY2(depth < 0.5, qPrintable(what.arg(depth)));
            }
        }
    }
}

void TestTableLayout::everythingIsOnTheCanvas() {
    QFETCH(QString, rules);
    const RulesSubmission submission = everything(rules);
    TableLayout layout(submission);
    const QRectF canvas({0, 0}, TableLayout::kCanvas);
    for (int active = 0; active <= layout.seats(); ++active) {
        layout.setActiveSeat(active);
        for (const Thing& thing : thingsOn(layout, *submission.rules)) {
            const QString what = QStringLiteral("active %1: %2").arg(active).arg(thing.name);
            QVERIFY2(canvas.contains(thing.outline.boundingRect()), qPrintable(what));
        }
        for (int seat = 1; seat <= layout.seats(); ++seat) QVERIFY(canvas.intersects(layout.seatArea(seat)));
    }
}

void TestTableLayout::anActiveSpotIsLargeEnoughForAFinger() {
    QFETCH(QString, rules);
    TableLayout layout(everything(rules));
    // The smallest window shows the canvas at 0.62 of its size.
    constexpr qreal kSmallest = 0.62;
    for (int seat = 1; seat <= layout.seats(); ++seat) {
        layout.setActiveSeat(seat);
        for (const PrintedSpot& spot : layout.printed()) {
            QVERIFY(2 * layout.spotRadius(seat, spot.wager) * kSmallest >= 44);
        }
    }
}

void TestTableLayout::everyWagerThatIsOfferedHasOneSpot() {
    QFETCH(QString, rules);
    const RulesSubmission submission = everything(rules);
    for (int i = 0; i < kWagerCount; ++i) {
        const auto wager = static_cast<Wager>(i);
        const auto& decisions = submission.rules->decisionWagers;
        const bool decided = std::find(decisions.begin(), decisions.end(), wager) != decisions.end();
        const std::vector<PrintedSpot> printed = printedSpots(submission);
        const auto spots = std::count_if(printed.begin(), printed.end(),
                                         [wager](const PrintedSpot& spot) { return spot.wager == wager; });
        QCOMPARE(spots, submission.offers(wager) || decided ? 1 : 0);
    }
}

void TestTableLayout::aHouseThatSaysNothingHasFewerSpots() {
    const auto rules = RuleBook::instance().find("pa-657a-crazy4");
    const std::vector<PrintedSpot> printed = printedSpots(plainSubmission(rules, standardSelections(*rules)));
    std::vector<Wager> wagers;
    for (const PrintedSpot& spot : printed) wagers.push_back(spot.wager);
    const std::vector<Wager> expected = {Wager::Play, Wager::SuperBonus, Wager::Ante, Wager::QueensUp};
    QVERIFY(wagers == expected);
}

// 657a.2(b)(2): to the right of the Ante, for the player.
void TestTableLayout::theSuperBonusIsOnTheDealersLeftOfTheAnte() {
    for (const char* id : {"pa-657a-crazy4", "pa-573-crazy4", "ma-crazy4"}) {
        TableLayout layout(everything(id));
        // The third seat hangs almost straight down.
        QVERIFY(layout.spot(3, Wager::SuperBonus).at.x() < layout.spot(3, Wager::Ante).at.x());
        QVERIFY(layout.equalsSign(3)->at.x() > layout.spot(3, Wager::SuperBonus).at.x());
        QVERIFY(layout.equalsSign(3)->at.x() < layout.spot(3, Wager::Ante).at.x());
    }
}

void TestTableLayout::seatOneIsFarthestToTheDealersLeft() {
    TableLayout layout(everything("pa-641a-fourcard"));
    QCOMPARE(layout.seats(), 7);
    for (int active = 0; active <= 7; ++active) {
        layout.setActiveSeat(active);
        for (int seat = 2; seat <= 7; ++seat) {
            QVERIFY(layout.namePlate(seat - 1).at.x() < layout.namePlate(seat).at.x());
        }
    }
}

void TestTableLayout::anExtraCardStaysInTheRoomOfTheHand() {
    TableLayout layout(everything("pa-641a-fourcard"));
    for (int seat = 1; seat <= 7; ++seat) {
        const QRectF room = hand(layout, {}, Zone::Seat, seat, 5, false).outline.boundingRect();
        const QRectF full = hand(layout, {}, Zone::Seat, seat, 6, false).outline.boundingRect();
        QVERIFY(room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(full));
    }
    const QRectF dealer = hand(layout, {}, Zone::Dealer, 0, 7, false).outline.boundingRect();
    QVERIFY(dealer.width() < hand(layout, {}, Zone::Dealer, 0, 6, false).outline.boundingRect().width() + 10);
}

// 647a.1: burned is put face down into the discard rack.
void TestTableLayout::aBurnedCardIsInTheRack() {
    TableLayout layout(everything("pa-647a-holdem-bonus"));
    SceneCard burned;
    burned.zone = Zone::Burn;
    const QPointF way = layout.card(burned).at - layout.rack().at;
    QVERIFY(std::hypot(way.x(), way.y()) < 20);
}

void TestTableLayout::aWholeDeckStaysInsideTheRack() {
    TableLayout layout(everything("pa-657a-crazy4"));
    const QRectF rack = rectangle({}, layout.rack(), {122, 106}).outline.boundingRect();
    for (Zone zone : {Zone::Rack, Zone::Burn}) {
        for (int slot = 0; slot < kDeckSize; ++slot) {
            SceneCard card;
            card.zone = zone;
            card.slot = slot;
            const QRectF lies = rectangle({}, layout.card(card), TableLayout::kCard).outline.boundingRect();
            QVERIFY2(rack.contains(lies), qPrintable(QString::number(slot)));
        }
    }
}

QTEST_APPLESS_MAIN(TestTableLayout)
#include "tst_table_layout.moc"
