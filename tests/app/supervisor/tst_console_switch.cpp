#include "app/supervisor/exams_page.h"
#include "app/supervisor/rules_page.h"
#include "app/supervisor/scenario_editor.h"
#include "app/supervisor/scenarios_page.h"
#include "app/text/languages.h"
#include "tests/app/supervisor/console_bench.h"
#include "tests/app/supervisor/console_tour.h"

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QTabWidget>
#include <QTableView>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// Another language or another look while the console is open.
class TestConsoleSwitch : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theConsoleOpensInTheLanguage();
    void aSwitchIsSeenEverywhere();
    void houseRulesThatAreNotSavedStay_data();
    void houseRulesThatAreNotSavedStay();
    void aScenarioThatIsNotSavedStays();
    void whatWasDoneToPeopleCanStillBeUndone();
    void aDialogIsNotTakenAway();
    void theRecoveryCodeIsStillShown();
    void theReasonForBeingSignedOutStays();

private:
    ConsoleWindow& console() { return m_tour->console(); }
    QString title() { return widgetIn<QLabel>(console(), "pageTitle").text(); }
    QString said(const char* label) { return widgetIn<QLabel>(console(), label).text(); }

    std::unique_ptr<ConsoleTour> m_tour;
    std::unique_ptr<Languages> m_languages;
};

void TestConsoleSwitch::init() {
    m_languages = std::make_unique<Languages>();
    m_languages->speak(QStringLiteral("en"));
    m_tour = std::make_unique<ConsoleTour>();
    m_tour->open();
}

void TestConsoleSwitch::cleanup() {
    m_tour.reset();
    m_languages.reset();
}

void TestConsoleSwitch::theConsoleOpensInTheLanguage() {
    m_languages->speak(QStringLiteral("fr"));
    m_tour->open();
    m_tour->signIn();
    QCOMPARE(title(), QCoreApplication::translate("ConsolePages", "People"));
    QVERIFY(title() != QStringLiteral("People"));
}

void TestConsoleSwitch::aSwitchIsSeenEverywhere() {
    m_tour->signIn();
    m_tour->go(QStringLiteral("trends"));
    QCOMPARE(title(), QStringLiteral("Trends"));
    m_languages->speak(QStringLiteral("es"));
    const QString trends = QCoreApplication::translate("ConsolePages", "Trends");
    QVERIFY(trends != QStringLiteral("Trends"));
    QTRY_COMPARE(title(), trends);
    const auto& bar = widgetIn<QListWidget>(console(), "consolePages");
    QCOMPARE(bar.item(0)->text(), QCoreApplication::translate("ConsolePages", "People"));
    QCOMPARE(bar.currentItem()->text(), trends);
    QVERIFY(!said("signedInAs").startsWith(QStringLiteral("Signed in")));
    QVERIFY(console().menuBar()->isVisible());
    QCOMPARE(console().menuBar()->actions().size(), 4);
    QVERIFY(!console().session().isNobody());
    // The keys are there once, and lead to the pages of now.
    QTest::keyClick(&console(), Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(title(), QCoreApplication::translate("ConsolePages", "People"));
}

void TestConsoleSwitch::houseRulesThatAreNotSavedStay_data() {
    QTest::addColumn<bool>("isLanguage");
    QTest::newRow("another language") << true;
    QTest::newRow("another size") << false;
}

void TestConsoleSwitch::houseRulesThatAreNotSavedStay() {
    QFETCH(const bool, isLanguage);
    m_tour->signIn();
    m_tour->go(QStringLiteral("rules"));
    console().findChild<RulesPage*>()->newFromChapter("pa-657a-crazy4");
    QTRY_VERIFY(isThere<QLineEdit>(console(), "title"));
    write(console(), "title", QStringLiteral("Our own"));
    m_tour->go(QStringLiteral("people"));
    const QPointer<RulesPage> before = console().findChild<RulesPage*>();
    if (isLanguage) {
        m_languages->speak(QStringLiteral("vi"));
    } else {
        console().setLook({150, true});
    }
    QTRY_VERIFY(before.isNull());
    m_tour->go(QStringLiteral("rules"));
    QTRY_VERIFY(isThere<QLineEdit>(console(), "title"));
    QCOMPARE(widgetIn<QLineEdit>(console(), "title").text(), QStringLiteral("Our own"));
    QVERIFY(widgetIn<QPushButton>(console(), "save").isEnabled());
    // Its history too.
    click(console(), "undo");
    QVERIFY(widgetIn<QLineEdit>(console(), "title").text() != QStringLiteral("Our own"));
    click(console(), "redo");
    click(console(), "save");
    const auto kept = m_tour->store().definitions(console().session(), "rules");
    QCOMPARE(kept->size(), std::size_t{1});
    QVERIFY(kept->front().body.find("Our own") != std::string::npos);
}

void TestConsoleSwitch::aScenarioThatIsNotSavedStays() {
    m_tour->signIn();
    m_tour->go(QStringLiteral("scenarios"));
    click(console(), "scenariosOpen");
    QTRY_VERIFY(isThere<QLineEdit>(console(), "scenarioTitle"));
    write(console(), "scenarioTitle", QStringLiteral("Half written"));
    widgetIn<QTabWidget>(console(), "scenarioTabs").setCurrentIndex(1);
    write(console(), "seat1.wagers.ante", QStringLiteral("35"));
    const std::string text = console().findChild<ScenarioEditor*>()->draft().text();
    const QPointer<ScenarioEditor> before = console().findChild<ScenarioEditor*>();
    m_languages->speak(QStringLiteral("zh_CN"));
    QTRY_VERIFY(before.isNull());
    QCOMPARE(widgetIn<QLineEdit>(console(), "scenarioTitle").text(), QStringLiteral("Half written"));
    auto* editor = console().findChild<ScenarioEditor*>();
    QCOMPARE(editor->draft().text(), text);
    QVERIFY(editor->isChanged());
}

void TestConsoleSwitch::whatWasDoneToPeopleCanStillBeUndone() {
    m_tour->signIn();
    const auto count = [this] {
        const auto people = m_tour->store().people(console().session());
        return std::count_if(people->begin(), people->end(),
                             [](const store::Person& person) { return person.standing == store::Standing::Archived; });
    };
    widgetIn<QTableView>(console(), "people").selectRow(0);
    click(console(), "archiveButton");
    QCOMPARE(count(), 1);
    m_languages->speak(QStringLiteral("fr"));
    QTRY_COMPARE(title(), QCoreApplication::translate("ConsolePages", "People"));
    console().findChild<QAction*>(QStringLiteral("undo"))->trigger();
    QCOMPARE(count(), 0);
}

void TestConsoleSwitch::aDialogIsNotTakenAway() {
    m_tour->signIn();
    click(console(), "addTraineeButton");
    auto* dialog = console().findChild<QDialog*>(QStringLiteral("addTraineeDialog"));
    write(*dialog, "name", QStringLiteral("Nora New"));
    m_languages->speak(QStringLiteral("fr"));
    QTest::qWait(50);
    QVERIFY(dialog->isVisible());
    QCOMPARE(title(), QStringLiteral("People"));
    click(*dialog, "yes");
    QTRY_COMPARE(title(), QCoreApplication::translate("ConsolePages", "People"));
    const auto people = m_tour->store().people(console().session());
    QVERIFY(std::any_of(people->begin(), people->end(),
                        [](const store::Person& person) { return person.name == "Nora New"; }));
}

void TestConsoleSwitch::theRecoveryCodeIsStillShown() {
    QTemporaryDir folder;
    const auto empty = opened(testOptions(folder.path().toStdString()));
    ConsoleWindow window(*empty);
    window.show();
    write(window, "firstRunName", QStringLiteral("Ada Floor"));
    write(window, "passphrase", QLatin1String(kPassphrase));
    write(window, "passphraseAgain", QLatin1String(kPassphrase));
    click(window, "setUp");
    const QString code = widgetIn<QLabel>(window, "newCode").text();
    const QPointer<QLabel> before = &widgetIn<QLabel>(window, "newCode");
    m_languages->speak(QStringLiteral("es"));
    QTRY_VERIFY(before.isNull());
    QCOMPARE(widgetIn<QLabel>(window, "newCode").text(), code);
    widgetIn<QCheckBox>(window, "codeWritten").click();
    click(window, "codeContinue");
    QVERIFY(isThere<QListWidget>(window, "consolePages"));
}

void TestConsoleSwitch::theReasonForBeingSignedOutStays() {
    m_tour->signIn();
    console().signOut(QStringLiteral("Because."));
    const QPointer<QLabel> before = &widgetIn<QLabel>(console(), "signInWhy");
    console().setLook({200, false});
    QTRY_VERIFY(before.isNull());
    QCOMPARE(said("signInWhy"), QStringLiteral("Because."));
}

QTEST_MAIN(TestConsoleSwitch)
#include "tst_console_switch.moc"
