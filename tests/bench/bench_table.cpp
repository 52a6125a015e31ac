// The frames of a seven-seat table while all its cards and chips move, beside those of a bare scene: as many images of
// the same size and rotation on the same ways, and nothing else.
#include "app/session/round_source.h"
#include "app/table/table_model.h"
#include "app/window/program.h"
#include "engine/games/game.h"
#include "tests/bench/frames.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQmlExtensionPlugin>
#include <QQuickItem>

#include <cstdio>
#include <numeric>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;
using namespace cutcard::bench;

namespace {

constexpr qreal kSpeed = 0.5;
constexpr int kMovement = 840;  ///< The chips', at half the speed; cards are there a little earlier.
constexpr int kRepetitions = 6;

constexpr char kTable[] = R"(
import QtQuick
import Cutcard
Window {
    id: root
    required property var table
    required property real speed
    width: 1920; height: 1080; visible: false
    Binding { target: Theme; property: "speed"; value: root.speed }
    TableView { anchors.fill: parent; table: root.table }
})";

constexpr char kBare[] = R"(
import QtQuick
Window {
    id: root
    required property var pictures
    required property real chipTime
    required property real cardTime
    property bool there: false
    width: 1920; height: 1080; visible: false
    Image { anchors.fill: parent; source: "image://felt/table"; sourceSize: Qt.size(1920, 1080); cache: false }
    Repeater {
        model: root.pictures
        Image {
            required property var modelData
            readonly property var pose: root.there ? modelData.there : modelData.here
            readonly property real time: modelData.card ? root.cardTime : root.chipTime
            x: pose.x; y: pose.y; rotation: pose.rotation; scale: pose.scale
            width: modelData.width; height: modelData.height
            source: modelData.source; sourceSize: modelData.sourceSize
            Behavior on x { NumberAnimation { duration: time; easing.type: Easing.InOutQuad } }
            Behavior on y { NumberAnimation { duration: time; easing.type: Easing.InOutQuad } }
            Behavior on rotation { NumberAnimation { duration: time } }
            Behavior on scale { NumberAnimation { duration: time } }
        }
    }
})";

struct SevenSeats {
    WishedRound wished;
    Settlement settlement;
    std::vector<StepId> dealt;  ///< Every wager and card lies on the table.
    std::vector<StepId> over;   ///< All of it is gone.
};

SevenSeats sevenSeats() {
    RoundWish wish;
    wish.rules = "pa-641a-fourcard";
    wish.offer = TableOffer::Everything;
    wish.players = 7;
    wish.seed = 7;
    const auto wished = roundFor(wish);
    if (!wished) qFatal("there is no such round");
    SevenSeats seats{*wished, wished->game->adjudicate(wished->round), {}, {}};
    const auto& steps = seats.settlement.procedure.steps();
    const auto isSettling = [](const Step& step) { return step.action == Action::Settle; };
    const auto first = std::find_if(steps.begin(), steps.end(), isSettling);
    seats.dealt.resize(static_cast<std::size_t>(first - steps.begin()));
    std::iota(seats.dealt.begin(), seats.dealt.end(), StepId(0));
    seats.over.resize(steps.size());
    std::iota(seats.over.begin(), seats.over.end(), StepId(0));
    return seats;
}

/// The pictures of cards and chips, that are items of the table with an image in them.
std::vector<std::pair<QQuickItem*, QQuickItem*>> movingPictures(QQuickItem& root) {
    std::vector<std::pair<QQuickItem*, QQuickItem*>> found;
    for (QQuickItem* child : root.childItems()) {
        if (child->inherits("QQuickImage") && root.property("cx").isValid() && root.property("shown").isValid()) {
            found.emplace_back(&root, child);
        }
        const auto below = movingPictures(*child);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

QVariantMap poseOf(const QQuickItem& item) {
    return {{"x", item.x()}, {"y", item.y()}, {"rotation", item.rotation()}, {"scale", item.scale()}};
}

QQuickWindow* windowOf(QQmlApplicationEngine& engine, const char* qml, const QVariantMap& properties) {
    engine.addImportPath(QStringLiteral("qrc:/"));
    Program::addPictures(engine);
    engine.setInitialProperties(properties);
    engine.loadData(qml);
    if (engine.rootObjects().isEmpty()) qFatal("the scene does not load");
    return qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}

void print(const char* name, const std::vector<double>& intervals) {
    std::printf("%-8s %5zu frames  p50 %6.1f ms  p99 %6.1f ms  max %6.1f ms\n", name, intervals.size(),
                quantile(intervals, 0.5), quantile(intervals, 0.99), quantile(intervals, 1));
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    Program::dress();
    const SevenSeats seats = sevenSeats();
    TableModel table;
    table.setRound(seats.wished.game, seats.wished.round, seats.settlement);
    table.setDone(seats.dealt);

    QQmlApplicationEngine tableEngine;
    QQuickWindow* real =
        windowOf(tableEngine, kTable, {{"table", QVariant::fromValue<QObject*>(&table)}, {"speed", 0}});
    real->show();
    QTest::qWait(1500);
    QVariantList pictures;
    const auto moving = movingPictures(*real->contentItem());
    std::vector<QVariantMap> here;
    std::vector<bool> seen;
    for (const auto& [item, image] : moving) {
        here.push_back(poseOf(*item));
        seen.push_back(item->isVisible());
    }
    table.setDone(seats.over);
    QTest::qWait(300);
    for (std::size_t i = 0; i < moving.size(); ++i) {
        const auto& [item, image] = moving[i];
        const QVariantMap there = poseOf(*item);
        if (!seen[i] && !item->isVisible()) continue;
        pictures << QVariantMap{{"here", here[i]},
                                {"there", there},
                                {"width", item->width()},
                                {"height", item->height()},
                                {"card", item->property("faceUp").isValid()},
                                {"source", image->property("source")},
                                {"sourceSize", image->property("sourceSize")}};
    }
    table.setDone(seats.dealt);
    QTest::qWait(300);
    real->setProperty("speed", kSpeed);
    QQmlApplicationEngine bareEngine;
    QQuickWindow* bare =
        windowOf(bareEngine, kBare, {{"pictures", pictures}, {"chipTime", kMovement}, {"cardTime", 760}});
    std::printf("%d pictures of cards and chips\n", static_cast<int>(pictures.size()));

    FrameClock realClock(*real);
    FrameClock bareClock(*bare);
    for (int i = 0; i < kRepetitions; ++i) {
        for (QQuickWindow* shown : {real, bare}) {
            (shown == real ? bare : real)->hide();
            shown->show();
            if (!QTest::qWaitForWindowExposed(shown)) qFatal("the window does not come up");
            QTest::qWait(700);
            for (const bool there : {true, false}) {
                const auto move = [&] {
                    if (shown == real) {
                        table.setDone(there ? seats.over : seats.dealt);
                    } else {
                        bare->setProperty("there", there);
                    }
                };
                (shown == real ? realClock : bareClock).record(kMovement, move);
                QTest::qWait(400);
            }
        }
    }
    print("table", realClock.intervals());
    print("bare", bareClock.intervals());
    std::printf("p99 of the table is %.2f times that of the bare scene\n",
                quantile(realClock.intervals(), 0.99) / quantile(bareClock.intervals(), 0.99));
    return 0;
}
