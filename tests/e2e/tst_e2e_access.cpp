#include "tests/e2e/exam_hall.h"
#include "tests/e2e/reader_hands.h"
#include "tests/e2e/table_player.h"

#include "app/text/amounts.h"

#include <QtGui/private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include <algorithm>

using namespace cutcard;

/// The program for people who do not use a mouse, or do not look at the screen.
class TestE2eAccess : public QObject {
    Q_OBJECT

private slots:
    void anExamIsPassedByKeysAlone();
    void anExamIsPassedThroughTheAccessibilityInterfaceAlone();
    void whatIsSaidOfAnActionIsAnnouncedOnce();
    void whatHappensAtTheTableIsAnnounced();
    void theItemsOfAnExamAreAnnounced();
    void theTableCanBeRead();
    void everyVerdictHasASign();
    void afterAFreeRoundWhatWasDoneIsSaid();
    void whatIsPulledOutOfAHandIsSaid();
    void whatComesUpOverAnExamIsSaid();
};

namespace {

/// Every kind of section, the knowledge first.
ExamDefinition wholeExam() {
    ExamDefinition exam = hallExam();
    const auto section = [](SectionKind kind, int count, int weight) {
        ExamSection made;
        made.kind = kind;
        made.count = count;
        made.weight = weight;
        return made;
    };
    exam.sections = {section(SectionKind::HandReading, 1, 10), section(SectionKind::Payouts, 2, 10),
                     section(SectionKind::Theory, 1, 10),      section(SectionKind::WholeRounds, 1, 30),
                     section(SectionKind::Settlement, 1, 20),  section(SectionKind::Irregularities, 1, 20)};
    return exam;
}

/// Counts what hands do.
class HandWatch : public QObject {
public:
    HandWatch() { qApp->installEventFilter(this); }
    int presses = 0;
    int keys = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::Wheel:
        case QEvent::TouchBegin: ++presses; break;
        case QEvent::KeyPress: ++keys; break;
        default: break;
        }
        return false;
    }
};

/// What a screen reader is told: the names that the alert of the window takes.
class Listener {
public:
    Listener() {
        // What the bus of a screen reader does when there is one.
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        s_heard.clear();
        s_before = QAccessible::installUpdateHandler(hear);
    }
    ~Listener() { QAccessible::installUpdateHandler(s_before); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    static QStringList& heard() { return s_heard; }

private:
    static void hear(QAccessibleEvent* event) {
        if (event->type() == QAccessible::NameChanged && event->accessibleInterface()) {
            const QAccessibleInterface* face = event->accessibleInterface();
            const QString name = face->text(QAccessible::Name);
            if (face->role() == QAccessible::AlertMessage && !name.isEmpty()) s_heard << name;
        }
        if (s_before) s_before(event);
    }

    static inline QStringList s_heard;
    static inline QAccessible::UpdateHandler s_before = nullptr;
};

bool waitForState(ExamHall& hall, const char* state) {
    return QTest::qWaitFor([&] { return hall.state() == QLatin1String(state); }, 8000);
}

QString saidOf(WindowDriver& driver) {
    const QVariantMap comment = driver.play().comment();
    return QStringLiteral("%1. %2").arg(comment.value(QStringLiteral("headline")).toString(),
                                        comment.value(QStringLiteral("why")).toString());
}

void beginGuided(WindowDriver& driver, const char* with) {
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("guided"), QStringLiteral("pa-657a-crazy4"),
                                        QStringLiteral("basic"), 3, false, QLatin1String(with)));
    driver.settle();
}

/// One item by keys: an answer, or a round to its end.
void doItemByKeys(ExamHall& hall) {
    const ExamItem item = hall.exam().run()->item();
    const std::size_t at = hall.exam().run()->place().item();
    const auto isLeft = [&] {
        return hall.state() == QLatin1String("over") || hall.state() == QLatin1String("break") ||
               hall.exam().run()->place().item() != at;
    };
    if (const DrillQuestion* question = item.question()) {
        hall.driver.keys({QString::number(question->right + 1), QStringLiteral("Return")});
        QTRY_VERIFY(isLeft());
        return;
    }
    TablePlayer player(hall.driver, TablePlayer::Hands::Keyboard, *hall.exam().play(), hall.exam().table());
    while (!isLeft()) {
        if (player.next()) {
            QVERIFY2(player.playOne(), qPrintable(player.fault()));
            hall.driver.settle();
            continue;
        }
        // Nothing tells that this was all where the table is not cleared.
        hall.driver.key(QStringLiteral("ctrl+Return"));
        QTRY_VERIFY(hall.driver.findControl(QStringLiteral("End the round")) != nullptr);
        hall.driver.settle();
        hall.driver.keys({QStringLiteral("Tab"), QStringLiteral("Return")});
        QTRY_VERIFY(isLeft());
    }
}

}  // namespace

void TestE2eAccess::anExamIsPassedByKeysAlone() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(wholeExam());
    const HandWatch watch;
    while (hall.state() != QLatin1String("over")) {
        driver.settle();
        const QString state = hall.state();
        if (state == QLatin1String("introduction") || state == QLatin1String("break")) {
            driver.key(QStringLiteral("Return"));
            QTRY_VERIFY(hall.state() != state);
            continue;
        }
        doItemByKeys(hall);
        if (QTest::currentTestFailed()) return;
        QTest::qWait(50);
    }
    driver.settle();
    QTRY_VERIFY(driver.find(QStringLiteral("Passed")) != nullptr);
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
    QCOMPARE(watch.presses, 0);
    QVERIFY(watch.keys > 0);
}

void TestE2eAccess::anExamIsPassedThroughTheAccessibilityInterfaceAlone() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(wholeExam());
    driver.settle();
    const ExamForm form = hall.exam().run()->form();
    const HandWatch watch;
    ReaderHands reader(driver.window());
    QVERIFY2(reader.sit(form), qPrintable(reader.fault()));
    QTRY_VERIFY(reader.find(QAccessible::Heading, QStringLiteral("The exam is over")) != nullptr);
    QVERIFY(reader.find(QAccessible::Heading, QStringLiteral("Passed")) != nullptr);
    QVERIFY2(reader.press(QStringLiteral("Back to the start")), qPrintable(reader.fault()));
    QTRY_VERIFY(reader.find(QAccessible::Heading, QStringLiteral("Who is dealing?")) != nullptr);
    QCOMPARE(watch.presses, 0);
    QCOMPARE(watch.keys, 0);
}

void TestE2eAccess::whatIsSaidOfAnActionIsAnnouncedOnce() {
    WindowDriver driver(63);
    beginGuided(driver, "settlement");
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    const Listener listener;
    QVERIFY2(player.playOne(), qPrintable(player.fault()));
    driver.settle();
    QCOMPARE(Listener::heard().count(saidOf(driver)), 1);

    // The same words once more are announced once more.
    Listener::heard().clear();
    driver.play().perform(QStringLiteral("clear_table"));
    driver.settle();
    const QString wrong = saidOf(driver);
    QCOMPARE(driver.play().comment().value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));
    QCOMPARE(Listener::heard().count(wrong), 1);
    driver.play().perform(QStringLiteral("clear_table"));
    driver.settle();
    QCOMPARE(saidOf(driver), wrong);
    QCOMPARE(Listener::heard().count(wrong), 2);

    Listener::heard().clear();
    driver.play().takeHint();
    driver.settle();
    QVERIFY(!driver.play().hint().isEmpty());
    QCOMPARE(Listener::heard().count(driver.play().hint()), 1);

    Listener::heard().clear();
    driver.program().startDrill(QStringLiteral("what_pays"), QStringLiteral("pa-657a-crazy4"));
    driver.settle();
    QuestionDesk& desk = *driver.program().drill()->desk();
    const QString question = Listener::heard().join(QLatin1Char('|'));
    QCOMPARE(question.count(desk.text()), 1);
    for (const QString& option : desk.options()) QVERIFY2(question.contains(option), qPrintable(question));
    desk.answer(0);
    driver.settle();
    QCOMPARE(Listener::heard().count(QStringLiteral("%1. %2").arg(desk.verdict(), desk.explanation())), 1);
}

void TestE2eAccess::whatHappensAtTheTableIsAnnounced() {
    WindowDriver driver(63);
    driver.enterAs(QStringLiteral("Mia Test"));
    RoundWish wish;
    wish.rules = "pa-657a-crazy4";
    wish.irregularity = Irregularity{.kind = IrregularityKind::ShufflerJam};
    wish.players = 3;
    const Listener listener;
    QVERIFY(driver.program().startWish(wish, Way::Guided));
    driver.settle();
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    QVERIFY2(player.playUntil([](const Act& act) { return act.action == "stop"; }), qPrintable(player.fault()));
    driver.settle();
    QCOMPARE(Listener::heard().count(QStringLiteral("The shuffler's light is red and it has stopped")), 1);
    // Something is missing for what was wanted, and it is said.
    Listener::heard().clear();
    driver.play().cancel();
    driver.play().selectSeat(1);
    driver.settle();
    QCOMPARE(Listener::heard().size(), 1);
    QVERIFY2(Listener::heard().constFirst().startsWith(QLatin1String("Seat 1, ")),
             qPrintable(Listener::heard().constFirst()));
}

void TestE2eAccess::theItemsOfAnExamAreAnnounced() {
    WindowDriver driver;
    ExamHall hall(driver);
    const Listener listener;
    hall.begin(hallExam());
    hall.exam().start();
    QVERIFY(waitForState(hall, "question"));
    driver.settle();
    const auto count = [](const QString& beginning) {
        const QStringList& heard = Listener::heard();
        return std::count_if(heard.begin(), heard.end(),
                             [&](const QString& words) { return words.startsWith(beginning); });
    };
    QCOMPARE(count(QStringLiteral("Item 1 of 4. %1").arg(hall.exam().desk()->text())), 1);
    hall.exam().confirm();
    driver.settle();
    QCOMPARE(count(QStringLiteral("Choose an answer first.")), 1);
    const QString item = Listener::heard().filter(QStringLiteral("Item 1 of 4. ")).join(QLatin1Char('|'));
    for (const QString& option : hall.exam().desk()->options()) QVERIFY2(item.contains(option), qPrintable(item));
    hall.exam().choose(0);
    driver.settle();
    QCOMPARE(count(QStringLiteral("Chosen: %1").arg(hall.exam().desk()->options().constFirst())), 1);
    hall.exam().confirm();
    driver.settle();
    QCOMPARE(count(QStringLiteral("Item 2 of 4. ")), 1);
    hall.exam().choose(0);
    hall.exam().confirm();
    QVERIFY(waitForState(hall, "break"));
    driver.settle();
    QCOMPARE(count(QStringLiteral("Section 2: ")), 1);
    QVERIFY(hall.exam().endNow(QString::fromStdString(hall.supervisor), ExamHall::kPassphrase));
    driver.settle();
    QCOMPARE(count(QStringLiteral("The exam is over. Not passed")), 1);
}

void TestE2eAccess::theTableCanBeRead() {
    WindowDriver driver(63);
    beginGuided(driver, "settlement");
    const ReaderHands reader(driver.window());
    const QStringList graphics = reader.names(QAccessible::Graphic);
    const QStringList buttons = reader.names(QAccessible::Button);
    for (const Seat& seat : driver.play().round()->round().seats) {
        const QString end = QStringLiteral(", seat %1").arg(seat.number);
        const auto held =
            std::count_if(graphics.begin(), graphics.end(), [&](const QString& name) { return name.endsWith(end); });
        QVERIFY2(held >= 5, qPrintable(end));
        const QString spot =
            QStringLiteral("Seat %1, Ante, %2").arg(seat.number).arg(text::shortMoney(seat.wagers[Wager::Ante]));
        QVERIFY2(buttons.contains(spot), qPrintable(spot));
    }
    const auto own = std::count_if(graphics.begin(), graphics.end(),
                                   [](const QString& name) { return name.endsWith(QLatin1String(", your own hand")); });
    QCOMPARE(own, 5);
}

void TestE2eAccess::everyVerdictHasASign() {
    WindowDriver driver(63);
    beginGuided(driver, "settlement");
    const auto sign = [&driver] {
        QQuickItem* shown = driver.findItem([](QQuickItem& item) {
            return QByteArray(item.metaObject()->className()).startsWith("VerdictSign") && item.width() > 0;
        });
        if (!shown) return QString();
        for (QQuickItem* item : visibleItems(*shown)) {
            if (item->inherits("QQuickText")) return item->property("text").toString();
        }
        return QString();
    };
    const auto next = driver.play().round()->next();
    driver.play().submit(driver.play().round()->grader().procedure()[*next].act);
    driver.settle();
    QCOMPARE(sign(), QStringLiteral("✓"));
    driver.play().perform(QStringLiteral("clear_table"));
    driver.settle();
    QCOMPARE(sign(), QStringLiteral("✗"));
    driver.program().startDrill(QStringLiteral("what_pays"), QStringLiteral("pa-657a-crazy4"));
    driver.settle();
    QuestionDesk& desk = *driver.program().drill()->desk();
    desk.answer(0);
    driver.settle();
    QCOMPARE(sign(), desk.wasRight() ? QStringLiteral("✓") : QStringLiteral("✗"));
}

void TestE2eAccess::afterAFreeRoundWhatWasDoneIsSaid() {
    WindowDriver driver(63);
    driver.enterAs(QStringLiteral("Mia Test"));
    QVERIFY(driver.program().startRound(QStringLiteral("free"), QStringLiteral("pa-657a-crazy4"),
                                        QStringLiteral("basic"), 3, false, QStringLiteral("settlement")));
    driver.settle();
    RoundController& play = driver.play();
    play.submit(play.round()->grader().procedure()[*play.round()->next()].act);
    play.submit(play.round()->grader().procedure()[*play.round()->next()].act);
    const Listener listener;
    play.perform(QStringLiteral("clear_table"));
    driver.settle();
    QCOMPARE(play.state(), QStringLiteral("finished"));
    const QString result = play.result().value(QStringLiteral("text")).toString();
    QVERIFY(!result.isEmpty());
    QCOMPARE(Listener::heard().filter(result).size(), 1);
    QVERIFY2(Listener::heard().filter(result).constFirst().endsWith(QLatin1String("Mistakes: 1")),
             qPrintable(Listener::heard().join(QLatin1Char('|'))));
    for (const char* key : {"Left", "Left", "Right", "space"}) {
        Listener::heard().clear();
        const int before = play.position();
        driver.key(QLatin1String(key));
        QTRY_VERIFY(play.position() != before);
        driver.settle();
        QCOMPARE(Listener::heard(), QStringList(saidOf(driver)));
    }
    QCOMPARE(play.comment().value(QStringLiteral("tone")).toString(), QStringLiteral("wrong"));

    // So it is with a round of the history.
    const auto rounds = driver.program().people().history()->rounds(1);
    QVERIFY(rounds);
    driver.program().leaveRound();
    driver.settle();
    QVERIFY(driver.program().resumeRound(QString::fromStdString(rounds->front().id)));
    driver.settle();
    Listener::heard().clear();
    driver.key(QStringLiteral("Left"));
    QTRY_COMPARE(Listener::heard(), QStringList(saidOf(driver)));
}

void TestE2eAccess::whatIsPulledOutOfAHandIsSaid() {
    WindowDriver driver(63);
    beginGuided(driver, "settlement");
    RoundController& play = driver.play();
    while (play.round()->next() && play.round()->grader().procedure()[*play.round()->next()].act.action != "set_hand") {
        play.submit(play.round()->grader().procedure()[*play.round()->next()].act);
    }
    QVERIFY(play.round()->next());
    play.selectSeat(play.round()->grader().procedure()[*play.round()->next()].act.seat.value_or(0));
    play.perform(QStringLiteral("set_hand"));
    driver.settle();
    const auto bench = [&play](int at) {
        return play.entry()
            .value(QStringLiteral("cards"))
            .toList()[at]
            .toMap()
            .value(QStringLiteral("name"))
            .toString();
    };
    const Listener listener;
    driver.key(QStringLiteral("1"));
    QTRY_COMPARE(Listener::heard(), QStringList(bench(0)));
    driver.key(QStringLiteral("2"));
    QTRY_COMPARE(Listener::heard().constLast(), QStringLiteral("%1, %2").arg(bench(0), bench(1)));
    driver.keys({QStringLiteral("1"), QStringLiteral("2")});
    QTRY_COMPARE(Listener::heard().constLast(), QStringLiteral("No card is pulled out"));
    driver.key(QStringLiteral("a"));
    QTRY_COMPARE(Listener::heard().constLast(), QStringLiteral("Four of a kind"));
}

void TestE2eAccess::whatComesUpOverAnExamIsSaid() {
    WindowDriver driver;
    ExamHall hall(driver);
    ExamDefinition exam = hallExam();
    exam.sections.erase(exam.sections.begin());
    hall.begin(exam);
    driver.key(QStringLiteral("Return"));
    QVERIFY(waitForState(hall, "round"));
    driver.settle();
    const Listener listener;
    driver.key(QStringLiteral("ctrl+Return"));
    QTRY_COMPARE(Listener::heard(),
                 QStringList(QStringLiteral("End this round? What was left out cannot be done any more.")));
    driver.key(QStringLiteral("Escape"));
    driver.settle();
    Listener::heard().clear();
    driver.key(QStringLiteral("ctrl+alt+s"));
    QTRY_COMPARE(Listener::heard(), QStringList(QStringLiteral("For the supervisor")));
}

QTEST_MAIN(TestE2eAccess)
#include "tst_e2e_access.moc"
