#include "tests/e2e/exam_hall.h"
#include "tests/e2e/table_player.h"

using namespace cutcard;

/// Who has the keys, and what is scrolled by them.
class TestE2eKeys : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotFitIsScrolledByKeys();
    void anExamOpensAtItsTop();
    void anAnswerOfAnExamIsReachedByTab();
    void aClickOnAButtonLeavesTheKeysToTheTable();
    void fromTheHeaderTheKeysComeBackToTheTable();
    void theNextRoundBeginsWithTheKeysAtTheTable();
};

namespace {

void beginRound(WindowDriver& driver) {
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), QStringLiteral("pa-657a-crazy4"),
                                        QStringLiteral("basic"), 1, false, QStringLiteral("settlement")));
    driver.settle();
}

QString stateOf(ExamHall& hall) {
    return hall.state();
}

/// What is scrolled on the screen.
QQuickItem* areaIn(WindowDriver& driver, const char* beside = "") {
    const QQuickItem* screen = driver.findItem(
        [&](QQuickItem& item) { return QByteArray(item.metaObject()->className()).startsWith(beside); });
    return driver.findItem([&](QQuickItem& item) {
        return item.inherits("QQuickFlickable") && screen && (screen == &item || screen->isAncestorOf(&item)) &&
               item.property("contentHeight").toReal() > item.height() + 1;
    });
}

/// Whether the keys belong to this.
bool isAt(WindowDriver& driver, const char* type, const char* words = "") {
    QQuickItem* item = driver.window().activeFocusItem();
    return item && QByteArray(item->metaObject()->className()).startsWith(type) &&
           accessibleName(*item).startsWith(QLatin1String(words));
}

bool tabTo(WindowDriver& driver, const char* type, const char* words = "") {
    for (int presses = 0; presses < 12 && !isAt(driver, type, words); ++presses) {
        driver.key(QStringLiteral("Tab"));
        driver.settle();
    }
    return isAt(driver, type, words);
}

}  // namespace

void TestE2eKeys::whatDoesNotFitIsScrolledByKeys() {
    WindowDriver driver(63);
    driver.program().set().setTextSize(200);
    beginRound(driver);
    const auto goesThrough = [&driver](QQuickItem* area) {
        QVERIFY(area);
        const auto at = [area] { return area->property("contentY").toReal(); };
        const qreal end = area->property("contentHeight").toReal() - area->height();
        driver.key(QStringLiteral("ctrl+Home"));
        QTRY_COMPARE(at(), 0.0);
        driver.key(QStringLiteral("Next"));
        QTRY_VERIFY(at() > 0);
        driver.key(QStringLiteral("Prior"));
        QTRY_COMPARE(at(), 0.0);
        driver.key(QStringLiteral("ctrl+End"));
        QTRY_COMPARE(at(), end);
    };
    goesThrough(areaIn(driver, "SidePanel"));
    if (QTest::currentTestFailed()) return;
    // What lies over the table comes first.
    driver.play().perform(QStringLiteral("stop"));
    driver.settle();
    goesThrough(areaIn(driver, "EntrySheet"));
    if (QTest::currentTestFailed()) return;
    driver.play().cancel();
    for (const char* screen : {"help", "mastery", "settings"}) {
        driver.program().go(QLatin1String(screen));
        driver.settle();
        goesThrough(areaIn(driver));
        if (QTest::currentTestFailed()) return;
    }
}

void TestE2eKeys::anExamOpensAtItsTop() {
    WindowDriver driver;
    driver.program().set().setTextSize(200);
    ExamHall hall(driver);
    hall.begin(hallExam());
    hall.showAt({1280, 720});
    driver.settle();
    const QQuickItem* area = areaIn(driver, "ExamIntroduction");
    QVERIFY(area);
    QCOMPARE(area->property("contentY").toReal(), 0.0);
    driver.key(QStringLiteral("Next"));
    QTRY_VERIFY(area->property("contentY").toReal() > 0);
    // Whoever goes through it by keys sees where he is.
    driver.keys({QStringLiteral("ctrl+Home"), QStringLiteral("shift+Tab")});
    QTRY_VERIFY(area->property("contentY").toReal() > 0);
    driver.key(QStringLiteral("Tab"));
    driver.settle();
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
}

void TestE2eKeys::anAnswerOfAnExamIsReachedByTab() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    driver.settle();
    QVERIFY(tabTo(driver, "AnswerButton"));
    const int reached = driver.window().activeFocusItem()->property("number").toInt();
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(hall.exam().selected(), reached - 1);
    // A digit chooses another, and Enter gives that one.
    const int other = reached == 1 ? 2 : 1;
    driver.key(QString::number(other));
    QTRY_COMPARE(hall.exam().selected(), other - 1);
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(hall.exam().progress().value(QStringLiteral("item")).toInt(), 2);
}

void TestE2eKeys::aClickOnAButtonLeavesTheKeysToTheTable() {
    WindowDriver driver(63);
    beginRound(driver);
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    const auto isPayment = [](const Act& act) { return act.action == "settle" && act.outcome == "pay"; };
    QVERIFY2(player.playUntil(isPayment), qPrintable(player.fault()));
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    const std::size_t before = driver.play().round()->done().size();
    driver.clickOn(QStringLiteral("Undo"));
    QTRY_COMPARE(driver.play().round()->done().size(), before - 1);
    // The amount is typed, and Enter confirms it.
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    QCOMPARE(driver.play().round()->done().size(), before);
}

void TestE2eKeys::fromTheHeaderTheKeysComeBackToTheTable() {
    WindowDriver driver(63);
    beginRound(driver);
    QVERIFY(isAt(driver, "TableView"));
    QVERIFY(tabTo(driver, "Tool", "Hint"));
    // Nothing was done there: the way goes on to the table.
    QVERIFY(tabTo(driver, "TableView"));
    QVERIFY(tabTo(driver, "Tool", "Hint"));
    driver.key(QStringLiteral("Return"));
    QTRY_VERIFY(!driver.play().hint().isEmpty());
    QTRY_VERIFY(isAt(driver, "TableView"));
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
}

void TestE2eKeys::theNextRoundBeginsWithTheKeysAtTheTable() {
    WindowDriver driver(63);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("free"), QStringLiteral("pa-657a-crazy4"),
                                        QStringLiteral("basic"), 1, false, QStringLiteral("settlement")));
    driver.settle();
    driver.play().perform(QStringLiteral("clear_table"));
    driver.settle();
    QCOMPARE(driver.play().state(), QStringLiteral("finished"));
    QVERIFY(tabTo(driver, "Tool", "Another round"));
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(driver.play().state(), QStringLiteral("acting"));
    QTRY_VERIFY(isAt(driver, "TableView"));
}

QTEST_MAIN(TestE2eKeys)
#include "tst_e2e_keys.moc"
