#include "tests/e2e/every_screen.h"
#include "tests/e2e/exam_hall.h"
#include "tests/e2e/screen_faults.h"
#include "tests/support/at_rest.h"

using namespace cutcard;

/// An exam in the real window, by real keys and clicks.
class TestE2eExam : public QObject {
    Q_OBJECT

private slots:
    void anExamIsSatByKeysAlone();
    void anExamIsSatByMouse();
    void theWindowIsNotClosedDuringAnExam();
    void aSupervisorInterruptsAndGoesOn();
    void aForgottenPassphraseIsReplacedAtThePause();
    void aRecoveryCodeCannotBeBroughtBack();
    void theSizeOfTheTextIsShownAsItIs_data();
    void theSizeOfTheTextIsShownAsItIs();
    void everyScreenOfAnExamIsInOrder_data();
    void everyScreenOfAnExamIsInOrder();
};

namespace {

QString stateOf(ExamHall& hall) {
    return hall.state();
}

}  // namespace

void TestE2eExam::anExamIsSatByKeysAlone() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    QCOMPARE(driver.window().visibility(), QWindow::FullScreen);
    QCOMPARE(hall.state(), QStringLiteral("introduction"));
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    driver.keys({QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("Return")});
    QTRY_COMPARE(hall.exam().progress().value(QStringLiteral("item")).toInt(), 2);
    driver.keys({QStringLiteral("1"), QStringLiteral("Return")});
    QTRY_COMPARE(stateOf(hall), QStringLiteral("break"));
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("round"));
    driver.settle();
    // Esc and F1 lead nowhere.
    driver.keys({QStringLiteral("Escape"), QStringLiteral("F1"), QStringLiteral("ctrl+shift+s")});
    QTest::qWait(200);
    QCOMPARE(hall.state(), QStringLiteral("round"));
    driver.key(QStringLiteral("ctrl+Return"));
    QTRY_VERIFY(driver.findControl(QStringLiteral("End the round")) != nullptr);
    driver.key(QStringLiteral("Escape"));
    QTRY_VERIFY(driver.findControl(QStringLiteral("End the round")) == nullptr);
    QCOMPARE(hall.state(), QStringLiteral("round"));
    for (const char* next : {"break", "over"}) {
        driver.key(QStringLiteral("ctrl+Return"));
        QTRY_VERIFY(driver.findControl(QStringLiteral("End the round")) != nullptr);
        driver.keys({QStringLiteral("Tab"), QStringLiteral("Return")});
        QTRY_COMPARE(stateOf(hall), QLatin1String(next));
        if (stateOf(hall) == QLatin1String("over")) break;
        driver.key(QStringLiteral("Return"));
        QTRY_COMPARE(stateOf(hall), QStringLiteral("round"));
        driver.settle();
    }
    QTRY_VERIFY(driver.findControl(QStringLiteral("Back to the start")) != nullptr);
    driver.settle();
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(driver.program().screen(), QStringLiteral("start"));
    QTRY_COMPARE(driver.window().visibility(), QWindow::Windowed);
}

void TestE2eExam::anExamIsSatByMouse() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.clickOn(QStringLiteral("Begin the exam"));
    for (int i = 0; i < 2; ++i) {
        QTRY_COMPARE(hall.exam().progress().value(QStringLiteral("item")).toInt(), i + 1);
        driver.settle();
        QQuickItem* answer = nullptr;
        QTRY_VERIFY((answer = driver.find(QStringLiteral("Answer 1:"))) != nullptr);
        driver.click(*answer);
        QTRY_COMPARE(hall.exam().selected(), 0);
        driver.clickOn(QStringLiteral("Confirm"));
    }
    driver.clickOn(QStringLiteral("Begin this section"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("round"));
    driver.clickOn(QStringLiteral("End this round"));
    driver.clickOn(QStringLiteral("Go on dealing"));
    QTRY_VERIFY(driver.findControl(QStringLiteral("Go on dealing")) == nullptr);
    QCOMPARE(hall.state(), QStringLiteral("round"));
    driver.clickOn(QStringLiteral("End this round"));
    driver.clickOn(QStringLiteral("End the round"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("break"));
}

void TestE2eExam::theWindowIsNotClosedDuringAnExam() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    driver.key(QStringLiteral("alt+F4"));
    QTRY_VERIFY_WITH_TIMEOUT(hall.exam().message().contains(QStringLiteral("supervisor")), 30'000);
    QVERIFY(driver.window().isVisible());
    QVERIFY(!driver.window().close());
    QCOMPARE(hall.state(), QStringLiteral("question"));
}

void TestE2eExam::aSupervisorInterruptsAndGoesOn() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    driver.settle();
    const QStringList word = hands::keysOf(QString::fromLatin1(ExamHall::kPassphrase)) << QStringLiteral("Return");
    driver.key(QStringLiteral("ctrl+alt+s"));
    QTRY_VERIFY(hall.exam().supervisorAsked());
    driver.settle();
    driver.keys(word);
    QTRY_COMPARE(stateOf(hall), QStringLiteral("needs_supervisor"));
    driver.settle();
    driver.keys(word);
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    driver.settle();
    driver.keys({QStringLiteral("1"), QStringLiteral("Return")});
    QTRY_COMPARE(hall.exam().progress().value(QStringLiteral("item")).toInt(), 2);
}

void TestE2eExam::aForgottenPassphraseIsReplacedAtThePause() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    QVERIFY(hall.exam().interrupt(QString::fromStdString(hall.supervisor), ExamHall::kPassphrase));
    driver.settle();
    driver.clickOn(QStringLiteral("The passphrase is forgotten"));
    driver.settle();
    QString code = QString::fromStdString(hall.recoveryCode);
    const auto write = [&driver](const QString& text) { driver.keys(hands::keysOf(text) << QStringLiteral("Return")); };
    write(code.remove(u'-').toLower());
    write(QStringLiteral("another horse"));
    write(QStringLiteral("another house"));
    const QQuickItem* recovery = driver.findItem([](QQuickItem& item) { return item.property("newCode").isValid(); });
    QVERIFY(recovery);
    QTRY_VERIFY(!recovery->property("isSame").toBool());
    QCOMPARE(recovery->property("newCode").toString(), QString());
    driver.keys({QStringLiteral("ctrl+a")});
    write(QStringLiteral("another horse"));
    driver.settle();
    driver.clickOn(QStringLiteral("I have written it down"));
    driver.settle();
    write(QStringLiteral("another horse"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
}

void TestE2eExam::aRecoveryCodeCannotBeBroughtBack() {
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(hallExam());
    driver.key(QStringLiteral("Return"));
    QTRY_COMPARE(stateOf(hall), QStringLiteral("question"));
    QVERIFY(hall.exam().interrupt(QString::fromStdString(hall.supervisor), ExamHall::kPassphrase));
    driver.settle();
    driver.clickOn(QStringLiteral("The passphrase is forgotten"));
    driver.settle();
    const auto code = [&driver] { return driver.findControl(QStringLiteral("Recovery code")); };
    // What was written before the cursor was moved is what comes back first.
    driver.keys({QStringLiteral("s"), QStringLiteral("e"), QStringLiteral("Left"), QStringLiteral("c")});
    QTRY_COMPARE(code()->property("text").toString(), QStringLiteral("sce"));
    driver.clickOn(QStringLiteral("Back"));
    driver.settle();
    driver.clickOn(QStringLiteral("The passphrase is forgotten"));
    driver.settle();
    QCOMPARE(code()->property("text").toString(), QString());
    driver.key(QStringLiteral("ctrl+z"));
    QTest::qWait(300);
    QCOMPARE(code()->property("text").toString(), QString());
}

void TestE2eExam::theSizeOfTheTextIsShownAsItIs_data() {
    QTest::addColumn<bool>("large");
    QTest::addColumn<int>("set");
    QTest::addColumn<QString>("shown");
    QTest::newRow("as the list has it") << false << 130 << QStringLiteral("130 %");
    QTest::newRow("as the command line said") << false << 120 << QStringLiteral("120 %");
    QTest::newRow("large text was granted") << true << 120 << QStringLiteral("150 %");
    QTest::newRow("even larger") << true << 175 << QStringLiteral("175 %");
}

void TestE2eExam::theSizeOfTheTextIsShownAsItIs() {
    QFETCH(const bool, large);
    QFETCH(const int, set);
    QFETCH(const QString, shown);
    WindowDriver driver;
    driver.program().set().setTextSize(set);
    ExamHall hall(driver);
    hall.begin(hallExam(), {100, 0, large});
    driver.settle();
    const QQuickItem* list = driver.findControl(QStringLiteral("Size of the text: %1").arg(shown));
    QVERIFY(list);
    for (const QVariant& choice : list->property("choices").toList()) {
        QVERIFY(!large || choice.toMap().value(QStringLiteral("id")).toInt() >= 150);
    }
}

void TestE2eExam::everyScreenOfAnExamIsInOrder_data() {
    QTest::addColumn<bool>("large");
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x720") << false << QSize(1280, 720);
    QTest::newRow("1920x1080") << false << QSize(1920, 1080);
    QTest::newRow("1280x720, large text") << true << QSize(1280, 720);
}

void TestE2eExam::everyScreenOfAnExamIsInOrder() {
    QFETCH(const bool, large);
    QFETCH(const QSize, size);
    WindowDriver driver(1, size);
    ExamHall hall(driver);
    hall.begin(hallExam(), {100, 0, large});
    hall.showAt(size);
    QStringList faults;
    onEveryExamScreen(hall, [&](const QString& state) {
        const QStringList found =
            test::faultsAtRest([&] { return controlFaults(driver.window()) + layoutFaults(driver.window()); });
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(state, fault);
    });
    for (const QString& fault : std::as_const(faults)) qWarning().noquote() << fault;
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestE2eExam)
#include "tst_e2e_exam.moc"
