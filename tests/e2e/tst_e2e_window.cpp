#include "tests/e2e/every_screen.h"
#include "tests/e2e/table_player.h"

using namespace cutcard;

/// What holds for the window as a whole: sizes, keys alone, speeds, names, longer words and larger ones.
class TestE2eWindow : public QObject {
    Q_OBJECT

private slots:
    void resizingLosesNothing();
    void everythingCanBeDoneWithoutAMouse();
    void atSpeedZeroNothingMoves();
    void atSpeedOneChipsMove();
    void everyControlHasANameARoleAndRoomForAFinger();
    void wordsStayInsideTheirPlaces_data();
    void wordsStayInsideTheirPlaces();
    void wordsDoNotLieOverEachOther_data();
    void wordsDoNotLieOverEachOther();
};

namespace {

const QString kCrazyFour = QStringLiteral("pa-657a-crazy4");

void beginRound(WindowDriver& driver, const char* with) {
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), kCrazyFour, QStringLiteral("basic"), 1, false,
                                        QLatin1String(with)));
    driver.settle();
}

/// The texts below the first item of a type, with the places of their words.
std::vector<std::pair<QString, QRectF>> textsIn(WindowDriver& driver, const char* type) {
    std::vector<std::pair<QString, QRectF>> texts;
    QQuickItem* panel = driver.findItem(
        [type](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith(type); });
    if (!panel) return texts;
    for (QQuickItem* item : visibleItems(*panel)) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) continue;
        const QSizeF words(item->property("contentWidth").toReal(), item->property("contentHeight").toReal());
        QRectF box =
            item->mapRectToScene(QRectF(QPointF(), QSizeF(item->width(), words.height()))).adjusted(2, 2, -2, -2);
        // What is scrolled away is not seen.
        for (const QQuickItem* around = item; around; around = around->parentItem()) {
            if (around->clip()) box = box.intersected(around->mapRectToScene(around->boundingRect()));
        }
        if (!box.isEmpty()) texts.emplace_back(item->property("text").toString(), box);
    }
    return texts;
}

void compareAll(const std::vector<std::pair<QString, QRectF>>& texts) {
    QVERIFY(texts.size() > 5);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            QVERIFY2(!texts[i].second.intersects(texts[k].second),
                     qPrintable(QStringLiteral("\"%1\" lies over \"%2\"").arg(texts[i].first, texts[k].first)));
        }
    }
}

/// Where everything on the table is now.
QList<QRectF> places(WindowDriver& driver) {
    QList<QRectF> rects;
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        const QString type = QString::fromLatin1(item->metaObject()->className());
        if (type.startsWith(QLatin1String("TableCard")) || type.startsWith(QLatin1String("ChipStack"))) {
            rects << item->mapRectToScene(item->boundingRect());
        }
    }
    return rects;
}

/// Counts what the mouse does.
class MouseWatch : public QObject {
public:
    int presses = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress) ++presses;
        return false;
    }
};

void tell(QStringList& faults) {
    faults.removeDuplicates();
    for (const QString& fault : std::as_const(faults)) qWarning().noquote() << fault;
}

bool movesChips(const Act& act) {
    return act.action == "settle" || act.action == "collect_forfeit";
}

}  // namespace

void TestE2eWindow::resizingLosesNothing() {
    WindowDriver driver(61);
    beginRound(driver, "bets");
    TablePlayer player(driver, TablePlayer::Hands::Mouse);
    for (int i = 0; i < 4; ++i) QVERIFY2(player.playOne(), qPrintable(player.fault()));
    driver.resize({1920, 1080});
    QCOMPARE(driver.play().round()->tries().size(), std::size_t{4});
    for (int i = 0; i < 4; ++i) QVERIFY2(player.playOne(), qPrintable(player.fault()));
    driver.resize({1280, 720});
    QCOMPARE(driver.play().round()->tries().size(), std::size_t{8});
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
}

void TestE2eWindow::everythingCanBeDoneWithoutAMouse() {
    WindowDriver driver(62);
    MouseWatch watch;
    qApp->installEventFilter(&watch);
    driver.settle();
    driver.key(QStringLiteral("Return"));
    QTRY_VERIFY(!driver.program().people().person().isEmpty());
    driver.settle();
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("play"));
    driver.settle();
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("finished"));
    driver.settle();
    // "Another round, key Enter"
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("acting"));
    driver.settle();
    driver.key(QStringLiteral("Escape"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
    QCOMPARE(watch.presses, 0);
}

void TestE2eWindow::atSpeedZeroNothingMoves() {
    WindowDriver driver(63);
    beginRound(driver, "settlement");
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(movesChips), qPrintable(player.fault()));
    const QList<QRectF> before = places(driver);
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    const QList<QRectF> after = places(driver);
    QVERIFY(before != after);
    QTest::qWait(100);
    const QRect table(0, 60, 900, 500);
    const QImage one = driver.picture().copy(table);
    QTest::qWait(400);
    QCOMPARE(places(driver), after);
    QCOMPARE(driver.picture().copy(table), one);
    QVERIFY2(player.playToTheEnd(), qPrintable(player.fault()));
}

void TestE2eWindow::atSpeedOneChipsMove() {
    WindowDriver driver(63, {1280, 720}, 1);
    beginRound(driver, "settlement");
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil(movesChips), qPrintable(player.fault()));
    driver.settle();
    driver.settle();
    const auto next = player.next();
    const std::size_t before = driver.play().round()->tries().size();
    QVERIFY2(player.perform(*next), qPrintable(player.fault()));
    QTRY_COMPARE(driver.play().round()->tries().size(), before + 1);
    const QList<QRectF> moving = places(driver);
    driver.settle();
    const QList<QRectF> still = places(driver);
    QVERIFY2(still != moving, "nothing moves");
    driver.settle();
    QCOMPARE(places(driver), still);
}

void TestE2eWindow::everyControlHasANameARoleAndRoomForAFinger() {
    WindowDriver driver(64);
    QStringList faults;
    onEveryScreen(driver, [&](const QString& screen) {
        const QStringList found = controlFaults(driver);
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
    });
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eWindow::wordsStayInsideTheirPlaces_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("longer");
    QTest::newRow("as it is") << 100 << false;
    QTest::newRow("words longer by two fifths") << 100 << true;
    QTest::newRow("text twice as large") << 200 << false;
}

void TestE2eWindow::wordsStayInsideTheirPlaces() {
    QFETCH(const int, percent);
    QFETCH(const bool, longer);
    PseudoLanguage pseudo;
    if (longer) QCoreApplication::installTranslator(&pseudo);
    QStringList faults;
    {
        WindowDriver driver(65);
        driver.program().set().setTextSize(percent);
        onEveryScreen(driver, [&](const QString& screen) {
            if (const QString folder = qEnvironmentVariable("CUTCARD_SCREENS"); !folder.isEmpty()) {
                driver.picture().save(
                    QStringLiteral("%1/%2%3-%4.png").arg(folder).arg(percent).arg(longer ? "l" : "").arg(screen));
            }
            const QStringList found = layoutFaults(driver);
            for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
        });
    }
    QCoreApplication::removeTranslator(&pseudo);
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eWindow::wordsDoNotLieOverEachOther_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("small window") << QSize(1280, 720) << 100;
    QTest::newRow("large window") << QSize(1920, 1080) << 100;
    QTest::newRow("large window, large text") << QSize(1920, 1080) << 150;
}

void TestE2eWindow::wordsDoNotLieOverEachOther() {
    QFETCH(QSize, size);
    QFETCH(int, percent);
    WindowDriver driver(3, size);
    driver.program().set().setTextSize(percent);
    driver.settle();
    compareAll(textsIn(driver, "ProgressPanel"));
    beginRound(driver, "settlement");
    for (int i = 0; i < 5 && driver.play().round()->next(); ++i) {
        driver.play().submit(driver.play().round()->grader().procedure()[*driver.play().round()->next()].act);
        driver.settle();
        compareAll(textsIn(driver, "SidePanel"));
    }
}

QTEST_MAIN(TestE2eWindow)
#include "tst_e2e_window.moc"
