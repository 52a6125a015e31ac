#include "engine/rules/rule_book.h"
#include "tests/e2e/every_screen.h"
#include "tests/e2e/screen_faults.h"
#include "tests/e2e/table_player.h"
#include "tests/support/at_rest.h"

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
    void namesOfSpotsKeepClearOfEachOther_data();
    void namesOfSpotsKeepClearOfEachOther();
    void theInscriptionsLieOverNothing_data();
    void theInscriptionsLieOverNothing();
    void largeTextIsNotSmallerOnTheTable();
    void whatMayComeNowIsSeenWhole();
    void theStartFitsTheSmallestWindow_data();
    void theStartFitsTheSmallestWindow();
    void wordsStayInsideTheirPlaces_data();
    void wordsStayInsideTheirPlaces();
};

namespace {

const QString kCrazyFour = QStringLiteral("pa-657a-crazy4");

void beginRound(WindowDriver& driver, const char* with) {
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), kCrazyFour, QStringLiteral("basic"), 1, false,
                                        QLatin1String(with)));
    driver.settle();
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

/// A round with every wager that is offered, up to its third settlement.
void settleTwice(WindowDriver& driver, const std::string& rules) {
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), QString::fromStdString(rules), QStringLiteral("all"),
                                        4, false, QStringLiteral("bets")));
    RoundController& play = driver.play();
    int settlements = 0;
    while (const auto next = play.round()->next()) {
        const Act act = play.round()->grader().procedure()[*next].act;
        if (act.action == "settle" && ++settlements == 3) return;
        play.submit(act);
    }
}

/// How large it is written on the table, by the words; of words that are there more than once, the largest.
QMap<QString, qreal> lettersOnTheTable(WindowDriver& driver) {
    QMap<QString, qreal> sizes;
    const QQuickItem* table = driver.findItem(
        [](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith("TableView"); });
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        if (!item->inherits("QQuickText") || !table->isAncestorOf(item)) continue;
        const QString words = item->property("text").toString();
        if (words.isEmpty()) continue;
        // Where the place decides, the letters say how large they are.
        const bool isFitted = item->property("fontSizeMode").toInt() != 0;
        const qreal line = item->property("contentHeight").toReal() / item->property("lineCount").toInt();
        const qreal size = isFitted ? line : item->property("font").value<QFont>().pixelSize();
        sizes[words] = std::max(sizes.value(words), size);
    }
    return sizes;
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
        const QStringList found = controlFaults(driver.window());
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
    });
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eWindow::namesOfSpotsKeepClearOfEachOther_data() {
    QTest::addColumn<QString>("rules");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const QString id = QString::fromStdString(rules->id);
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestE2eWindow::namesOfSpotsKeepClearOfEachOther() {
    QFETCH(const QString, rules);
    WindowDriver driver(66);
    driver.enterAs(QStringLiteral("Mia Test"));
    settleTwice(driver, rules.toStdString());
    QStringList faults;
    for (int seat = 1; seat <= 4; ++seat) {
        driver.play().selectSeat(seat);
        for (const QString& fault : test::faultsAtRest([&] { return layoutFaults(driver.window(), Felt::LookedAt); })) {
            faults << QStringLiteral("seat %1: %2").arg(seat).arg(fault);
        }
    }
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eWindow::theInscriptionsLieOverNothing_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        for (const char* language : {"en", "vi"}) {
            for (const int percent : {100, 200}) {
                QTest::addRow("%s, %s, %d %%", rules->id.c_str(), language, percent)
                    << QString::fromStdString(rules->id) << QString::fromLatin1(language) << percent;
            }
        }
    }
}

void TestE2eWindow::theInscriptionsLieOverNothing() {
    QFETCH(const QString, rules);
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    WindowDriver driver(66, {1280, 720}, 0, language);
    driver.program().set().setTextSize(percent);
    driver.enterAs(QStringLiteral("Mia Test"));
    settleTwice(driver, rules.toStdString());
    driver.settle();
    const QQuickItem* words = driver.findItem(
        [](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith("FeltWords"); });
    QVERIFY(words);
    const auto letters = [](QQuickItem& item) {
        const QSizeF size(item.property("contentWidth").toReal(), item.property("contentHeight").toReal());
        const QRectF place = item.mapRectToScene(item.boundingRect());
        return QRectF(place.center() - QPointF(size.width() / 2, size.height() / 2), size);
    };
    QList<QRectF> lines;
    QList<QRectF> others;
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) continue;
        if (words->isAncestorOf(item)) {
            lines << letters(*item);
        } else if (item->property("text") == driver.program().table().dealerHand()) {
            others << item->parentItem()->mapRectToScene(item->parentItem()->boundingRect());
        }
    }
    QVERIFY(lines.size() >= 2);
    QCOMPARE(others.size(), 1);
    for (int i = 0; i < lines.size(); ++i) {
        QVERIFY2(!lines[i].intersects(others[0]), qPrintable(QStringLiteral("line %1").arg(i + 1)));
        // Between the letters of two lines there may be less than a line: one of them ends where the next begins.
        if (i > 0)
            QVERIFY2(lines[i].top() >= lines[i - 1].bottom() - 1, qPrintable(QStringLiteral("line %1").arg(i + 1)));
    }
}

void TestE2eWindow::largeTextIsNotSmallerOnTheTable() {
    WindowDriver driver(66);
    driver.enterAs(QStringLiteral("Mia Test"));
    settleTwice(driver, "ma-crazy4");
    driver.play().selectSeat(1);
    driver.settle();
    const QMap<QString, qreal> usual = lettersOnTheTable(driver);
    driver.program().set().setTextSize(200);
    driver.settle();
    const QMap<QString, qreal> large = lettersOnTheTable(driver);
    QVERIFY(usual.size() > 20);
    for (auto words = usual.begin(); words != usual.end(); ++words) {
        QVERIFY2(large.contains(words.key()), qPrintable(words.key()));
        const QString sizes = QStringLiteral("%1: %2, large %3").arg(words.key()).arg(*words).arg(large[words.key()]);
        QVERIFY2(large[words.key()] >= *words, qPrintable(sizes));
    }
}

void TestE2eWindow::whatMayComeNowIsSeenWhole() {
    WindowDriver driver(66);
    driver.enterAs(QStringLiteral("Mia Test"));
    settleTwice(driver, "pa-657a-crazy4");
    RoundController& play = driver.play();
    const auto isOpen = [](QQuickItem& item) {
        return QByteArray(item.metaObject()->className()).startsWith("StepLine") && item.property("open").toBool();
    };
    const auto isVerdict = [](QQuickItem& item) {
        return QByteArray(item.metaObject()->className()).startsWith("VerdictCard");
    };
    const auto place = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
    int looks = 0;
    while (const auto next = play.round()->next()) {
        const Act right = play.round()->grader().procedure()[*next].act;
        if (right.action == "settle") {
            // What is said of an error, and a hint, push the list down.
            Act wrong = right;
            wrong.outcome = right.outcome == "take" ? "pay" : "take";
            play.submit(wrong);
            play.takeHint();
            driver.settle();
            const QQuickItem* step = driver.findItem(isOpen);
            const QQuickItem* list = step;
            while (!list->inherits("QQuickFlickable")) list = list->parentItem();
            // Where there is no room for both, what was said comes first.
            const bool hasRoom = place(step).bottom() - place(driver.findItem(isVerdict)).top() < list->height();
            looks += hasRoom ? 1 : 0;
            if (hasRoom) QTRY_VERIFY2(place(step).bottom() <= place(list).bottom() + 1, qPrintable(text::act(right)));
        }
        play.submit(right);
    }
    QVERIFY(looks > 0);
}

void TestE2eWindow::theStartFitsTheSmallestWindow_data() {
    QTest::addColumn<QString>("language");
    for (const Language& language : Languages::all()) QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

void TestE2eWindow::theStartFitsTheSmallestWindow() {
    QFETCH(const QString, language);
    WindowDriver driver(68, {1280, 720}, 0, language);
    driver.enterAs(QStringLiteral("Mia Test"));
    driver.settle();
    const QQuickItem* screen = driver.findItem(
        [](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith("ScrollArea"); });
    QVERIFY(screen->property("contentHeight").toReal() <= screen->height());
}

void TestE2eWindow::wordsStayInsideTheirPlaces_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    const QSize small(1280, 720);
    const auto row = [](const char* language, int percent, const QSize& size) {
        QTest::addRow("%s, %d %%, %dx%d", language, percent, size.width(), size.height())
            << QString::fromLatin1(language) << percent << size;
    };
    row("longer", 100, small);
    if (qEnvironmentVariableIsEmpty("CUTCARD_EVERY_LANGUAGE")) {
        row("fr", 200, small);
        return;
    }
    for (const Language& language : Languages::all()) {
        row(language.id, 100, small);
        row(language.id, 150, small);
        row(language.id, 200, small);
        row(language.id, 100, {1920, 1080});
    }
}

void TestE2eWindow::wordsStayInsideTheirPlaces() {
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    QFETCH(const QSize, size);
    const bool isPseudo = language == QLatin1String("longer");
    PseudoLanguage pseudo;
    if (isPseudo) QCoreApplication::installTranslator(&pseudo);
    QStringList faults;
    {
        WindowDriver driver(65, size, 0, isPseudo ? QStringLiteral("en") : language);
        driver.program().set().setTextSize(percent);
        onEveryScreen(driver, [&](const QString& screen) {
            if (const QString folder = qEnvironmentVariable("CUTCARD_SCREENS"); !folder.isEmpty()) {
                driver.picture().save(QStringLiteral("%1/%2-%3-%4-%5.png")
                                          .arg(folder, language)
                                          .arg(percent)
                                          .arg(size.width())
                                          .arg(QString(screen).replace(QLatin1String(": "), QLatin1String("-"))));
            }
            const Felt felt = isPseudo ? Felt::LeftOut : Felt::LookedAt;
            const QStringList found = test::faultsAtRest([&] { return layoutFaults(driver.window(), felt); });
            for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
        });
    }
    QCoreApplication::removeTranslator(&pseudo);
    tell(faults);
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestE2eWindow)
#include "tst_e2e_window.moc"
