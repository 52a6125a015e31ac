#include "app/supervisor/console_style.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/kiosks_page.h"
#include "app/text/catalogue.h"
#include "tests/app/supervisor/console_bench.h"
#include "tests/app/supervisor/fake_kiosks.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QThreadPool>
#include <QUndoStack>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// A school's kiosks, by a book that says what it is told to say.
class TestKiosksPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyKioskIsARowInWords();
    void aStateHasASignAndWords_data();
    void aStateHasASignAndWords();
    void timeThatHasPassedIsSaidInWords_data();
    void timeThatHasPassedIsSaidInWords();
    void theListGoesOnByItselfAndTheSelectionStays();
    void aPageThatIsNotSeenAsksNobody();
    void aLineThatIsCutIsSaidAndTheListStays();
    void aSessionThatHasEndedIsSaid();
    void aSchoolWithoutKiosksSaysHowToAddOne();
    void aDefinitionChangedOnBothSidesIsNamed();
    void withoutASchoolThereIsNeitherPageNorChoice();
    void aSchoolsConsoleHasThePageAndStartsNoExam();
    void theOtherRecordsAreOfferedInTheMenuAndAtTheDoor();

private:
    const QAbstractItemModel& rows() { return *widgetIn<QTableView>(*m_page, "kiosks").model(); }
    QString cell(int row, int column) { return rows().index(row, column).data().toString(); }
    bool shows() { return isThere<QTableView>(*m_page, "kiosks"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    QUndoStack m_undo;
    FakeKiosks m_book;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<KiosksPage> m_page;
};

void TestKiosksPage::init() {
    using namespace std::chrono_literals;
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->path().toStdString())));
    m_context.reset(new ConsoleContext{*m_settled.store, m_settled.supervisor, m_undo, &m_book});
    m_book.say(sampleNews());
    dressWidgets();
    m_page = std::make_unique<KiosksPage>(*m_context, nullptr);
    dressWindow(*m_page);
    m_page->setPace(20ms);
    m_page->resize(1100, 600);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->refresh();
    QTRY_VERIFY(shows());
}

void TestKiosksPage::cleanup() {
    m_page.reset();
    QThreadPool::globalInstance()->waitForDone();
    m_settled = {};
}

void TestKiosksPage::everyKioskIsARowInWords() {
    QCOMPARE(rows().rowCount(), 4);
    const QStringList room = {"room_1", "✓ Online", "just now", "Crazy 4 Poker, first level", "3", "1,204", "1.0.0"};
    for (int column = 0; column < room.size(); ++column) QCOMPARE(cell(2, column), room[column]);
    const QStringList never = {"floor_2", "○ Never seen", "never", "none", "0", "0", "not known"};
    for (int column = 0; column < never.size(); ++column) QCOMPARE(cell(0, column), never[column]);
    QCOMPARE(rows().index(3, KioskModel::Seen).data(Qt::ToolTipRole).toString(), timeOf(sampleNews().kiosks[3].seenAt));
    QVERIFY(widgetIn<QLabel>(*m_page, "kioskFigures").text().startsWith("Online: 1, silent: 1, never seen: 1"));
    // Numbers are sorted as numbers.
    auto& table = widgetIn<QTableView>(*m_page, "kiosks");
    table.sortByColumn(KioskModel::Waiting, Qt::DescendingOrder);
    QCOMPARE(cell(0, KioskModel::Waiting), QStringLiteral("118"));
    table.sortByColumn(KioskModel::Name, Qt::AscendingOrder);
}

void TestKiosksPage::aStateHasASignAndWords_data() {
    QTest::addColumn<bool>("isRetired");
    QTest::addColumn<int>("secondsAgo");
    QTest::addColumn<QString>("words");
    QTest::newRow("it was never there") << false << -1 << QStringLiteral("○ Never seen");
    QTest::newRow("it spoke just now") << false << 0 << QStringLiteral("✓ Online");
    QTest::newRow("it spoke a minute ago") << false << 60 << QStringLiteral("✓ Online");
    QTest::newRow("it spoke two minutes ago") << false << 120 << QStringLiteral("⚠ Silent");
    QTest::newRow("it was sent away") << true << 0 << QStringLiteral("✗ Retired");
    QTest::newRow("it was sent away unseen") << true << -1 << QStringLiteral("✗ Retired");
}

void TestKiosksPage::aStateHasASignAndWords() {
    QFETCH(const bool, isRetired);
    QFETCH(const int, secondsAgo);
    QFETCH(const QString, words);
    constexpr Milliseconds kNow = 1'794'999'900'000;
    school::Kiosk kiosk;
    kiosk.retired = isRetired;
    kiosk.seenAt = secondsAgo < 0 ? 0 : kNow - Milliseconds{1000} * secondsAgo;
    QCOMPARE(stateWords(stateOf(kiosk, kNow)), words);
}

void TestKiosksPage::timeThatHasPassedIsSaidInWords_data() {
    QTest::addColumn<qlonglong>("seconds");
    QTest::addColumn<QString>("number");
    QTest::newRow("a moment") << 59LL << QStringLiteral("just");
    QTest::newRow("a minute") << 60LL << QStringLiteral("1 minute");
    QTest::newRow("an hour less a second") << 3599LL << QStringLiteral("59 minute");
    QTest::newRow("three hours") << 3 * 3600LL << QStringLiteral("3 hour");
    QTest::newRow("two days") << 50 * 3600LL << QStringLiteral("2 day");
    // The clocks of two machines.
    QTest::newRow("in the future") << -5LL << QStringLiteral("just");
}

void TestKiosksPage::timeThatHasPassedIsSaidInWords() {
    QFETCH(const qlonglong, seconds);
    QFETCH(const QString, number);
    QVERIFY2(agoWords(seconds * 1000).startsWith(number), qPrintable(agoWords(seconds * 1000)));
}

void TestKiosksPage::theListGoesOnByItselfAndTheSelectionStays() {
    widgetIn<QTableView>(*m_page, "kiosks").selectRow(3);
    school::KioskNews news = sampleNews();
    news.kiosks[3].waiting = 0;
    news.kiosks[3].seenAt = news.now;
    m_book.say(news);
    QTRY_COMPARE(cell(3, KioskModel::State), QStringLiteral("✓ Online"));
    QCOMPARE(cell(3, KioskModel::Waiting), QStringLiteral("0"));
    QCOMPARE(widgetIn<QTableView>(*m_page, "kiosks").selectionModel()->selectedRows().front().row(), 3);
    news.kiosks.push_back(news.kiosks.back());
    news.kiosks.back().name = "room_3";
    m_book.say(news);
    QTRY_COMPARE(rows().rowCount(), 5);
}

void TestKiosksPage::aPageThatIsNotSeenAsksNobody() {
    m_page->hide();
    QTest::qWait(100);
    const int before = m_book.asked;
    QTest::qWait(200);
    QCOMPARE(m_book.asked.load(), before);
    m_page->show();
    QTRY_VERIFY(m_book.asked > before);
}

void TestKiosksPage::aLineThatIsCutIsSaidAndTheListStays() {
    QVERIFY(!isThere<QLabel>(*m_page, "kiosksFault"));
    m_book.refuse({StoreFault::ServerAway, {"connection refused"}});
    QTRY_VERIFY(isThere<QLabel>(*m_page, "kiosksFault"));
    const QString said = widgetIn<QLabel>(*m_page, "kiosksFault").text();
    QVERIFY(said.contains("Check the network"));
    QVERIFY(said.contains(timeOf(sampleNews().now)));
    QVERIFY(said.contains("asked again"));
    QCOMPARE(rows().rowCount(), 4);
    m_book.say(sampleNews());
    QTRY_VERIFY(!isThere<QLabel>(*m_page, "kiosksFault"));
}

void TestKiosksPage::aSessionThatHasEndedIsSaid() {
    m_context->session = StoreSession();
    QTRY_VERIFY(isThere<QLabel>(*m_page, "kiosksFault"));
    QVERIFY(widgetIn<QLabel>(*m_page, "kiosksFault")
                .text()
                .startsWith(text::storeFault({StoreFault::NeedsSupervisor, {}})));
}

void TestKiosksPage::aSchoolWithoutKiosksSaysHowToAddOne() {
    m_book.say({sampleNews().now, {}, {}});
    QTRY_VERIFY(isThere<QLabel>(*m_page, "noKiosks"));
    QVERIFY(widgetIn<QLabel>(*m_page, "noKiosks").text().contains("cutcard-cli school kiosks add"));
    QVERIFY(!shows());
    QVERIFY(isThere<QLabel>(*m_page, "noConflicts"));
    QVERIFY(!isThere<QTableView>(*m_page, "conflicts"));
}

void TestKiosksPage::aDefinitionChangedOnBothSidesIsNamed() {
    school::KioskNews news = sampleNews(newId());
    news.conflicts[0].kind = "scenario";
    news.conflicts[0].body = R"({"title":"Theirs"})";
    news.conflicts.push_back({newId(), 2, "exam", "room_1", news.now});
    m_book.say(news);
    const auto model = [this]() -> const QAbstractItemModel& {
        return *widgetIn<QTableView>(*m_page, "conflicts").model();
    };
    QTRY_COMPARE(model().rowCount(), 2);
    const QStringList first = {"Scenario", "Theirs", "3", "room_2", timeOf(news.conflicts[0].at)};
    for (int column = 0; column < first.size(); ++column)
        QCOMPARE(model().index(0, column).data().toString(), first[column]);
    // One that has no title has its id at least.
    QCOMPARE(model().index(1, ConflictModel::Title).data().toString(), QString::fromStdString(news.conflicts[1].id));
    QCOMPARE(model().index(1, ConflictModel::Kind).data().toString(), QStringLiteral("Exam"));
}

void TestKiosksPage::withoutASchoolThereIsNeitherPageNorChoice() {
    ConsoleWindow console(*m_settled.store);
    console.show();
    QVERIFY(!console.windowTitle().contains("records"));
    for (const char* name : {"go.kiosks", "openOthers"})
        QVERIFY(console.findChild<QObject*>(QLatin1String(name)) == nullptr);
    for (const char* name : {"recordsSwitch", "whoseRecords"})
        QVERIFY(console.findChild<QWidget*>(QLatin1String(name)) == nullptr);
    write(console, "signInPassphrase", QLatin1String(kPassphrase));
    click(console, "signIn");
    QCOMPARE(widgetIn<QListWidget>(console, "consolePages").count(), 9);
    QVERIFY(console.findChild<QAction*>("checkMachine")->isVisible());
}

void TestKiosksPage::aSchoolsConsoleHasThePageAndStartsNoExam() {
    ConsoleWindow console(*m_settled.store, {}, {&m_book, true});
    console.show();
    QVERIFY(QTest::qWaitForWindowActive(&console));
    QVERIFY(console.windowTitle().contains("the school's records"));
    QCOMPARE(widgetIn<QLabel>(console, "whoseRecords").text(), QStringLiteral("The school's records"));
    write(console, "signInPassphrase", QLatin1String(kPassphrase));
    click(console, "signIn");
    QTest::keyClick(&console, Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(widgetIn<QLabel>(console, "pageTitle").text(), QStringLiteral("Kiosks"));
    QTRY_VERIFY(isThere<QTableView>(console, "kiosks"));
    console.findChild<QAction*>("go.exams")->trigger();
    QVERIFY(isThere<QPushButton>(console, "newExam"));
    QVERIFY(!isThere<QPushButton>(console, "startExam"));
    console.findChild<QAction*>("go.records")->trigger();
    QVERIFY(!isThere<QPushButton>(console, "backUpButton"));
    QVERIFY(!console.findChild<QAction*>("checkMachine")->isVisible());
}

void TestKiosksPage::theOtherRecordsAreOfferedInTheMenuAndAtTheDoor() {
    ConsoleWindow console(*m_settled.store, {}, {nullptr, true});
    console.show();
    QVERIFY(console.windowTitle().contains("this computer"));
    int wanted = 0;
    connect(&console, &ConsoleWindow::otherRecordsWanted, this, [&] { ++wanted; });
    click(console, "computersRecords");
    QCOMPARE(wanted, 0);
    QVERIFY(widgetIn<QPushButton>(console, "computersRecords").isChecked());
    click(console, "schoolsRecords");
    console.findChild<QAction*>("openOthers")->trigger();
    QCOMPARE(wanted, 2);
    console.setOpeningOthers(true);
    QVERIFY(!widgetIn<QPushButton>(console, "schoolsRecords").isEnabled());
    QVERIFY(!widgetIn<QLineEdit>(console, "signInPassphrase").isEnabled());
    console.refuseOthers("It is away.");
    QCOMPARE(widgetIn<QLabel>(console, "othersFault").text(), QStringLiteral("It is away."));
    QVERIFY(widgetIn<QPushButton>(console, "schoolsRecords").isEnabled());
    write(console, "signInPassphrase", QLatin1String(kPassphrase));
    click(console, "signIn");
    QVERIFY(!console.session().isNobody());
    console.refuseOthers("It is away again.");
    QVERIFY(widgetIn<QLabel>(console, "said").text().contains("away again"));
}

QTEST_MAIN(TestKiosksPage)
#include "tst_kiosks_page.moc"
