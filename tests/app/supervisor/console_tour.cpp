#include "tests/app/supervisor/console_tour.h"

#include "app/supervisor/console_pages.h"
#include "app/supervisor/exam_form_maker.h"
#include "app/supervisor/exam_preview.h"
#include "app/supervisor/exams_page.h"
#include "app/supervisor/exchange_page.h"
#include "app/supervisor/people_dialogs.h"
#include "app/supervisor/people_page.h"
#include "app/supervisor/results_page.h"
#include "app/supervisor/rules_page.h"
#include "app/supervisor/scenario_editor.h"
#include "app/supervisor/scenarios_page.h"
#include "app/supervisor/self_test_dialog.h"
#include "app/supervisor/stick_dialog.h"
#include "tests/app/store/attempts_with_errors.h"
#include "tests/app/supervisor/attempt_bench.h"
#include "tests/app/supervisor/console_bench.h"
#include "tests/support/sample_rounds.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>

namespace cutcard::test {

using namespace supervisor;

namespace {

/// Sizes that depend on each other settle one after the other.
void settle() {
    for (int i = 0; i < 4; ++i) QTest::qWait(5);
}

}  // namespace

ConsoleTour::ConsoleTour() : m_school(settled(opened(testOptions(m_folder.path().toStdString())))) {
    fillStore();
}

ConsoleTour::~ConsoleTour() = default;

void ConsoleTour::fillStore() {
    const store::StoreSession& supervisor = m_school.supervisor;
    const SampleExam exam = defined(store(), supervisor);
    const SampleExam whole = defined(store(), supervisor, wholeForm());
    std::vector<store::Id> people;
    for (const char* name : {"Ann Adams", "Bartholomew Featherstonehaugh", "Cleo Cruz", "Dan Dupont"}) {
        people.push_back(*store().addTrainee(supervisor, name));
        const bool isRight = people.size() % 2 == 1;
        sat(store(), supervisor, people.back(), exam,
            attemptWith(exam.items, isRight ? Ante::Right : Ante::Wrong, isRight ? Answer::Right : Answer::Wrong));
    }
    m_attempt = sat(store(), supervisor, people.front(), whole, erring(whole.items));
    const auto group = store().addGroup(supervisor, "Monday evening class");
    if (!store().setMembers(supervisor, *group, {people.data(), 2})) qFatal("no members");
    ScenarioDraft scenario;
    scenario.setRound(sampleRound());
    scenario.setTitle(QStringLiteral("A pair of aces"));
    if (!store().define(supervisor, store::newId(), "scenario", scenario.text())) qFatal("no scenario");
}

ConsoleWindow& ConsoleTour::open(const ConsoleLook& look, const ConsoleRecords& records) {
    m_wanted = look;
    m_console.reset();
    m_console = std::make_unique<ConsoleWindow>(store(), look, records);
    m_console->resize(1280, 720);
    m_console->show();
    if (!QTest::qWaitForWindowActive(m_console.get())) qFatal("no window");
    return *m_console;
}

ConsoleWindow& ConsoleTour::openSchool(const ConsoleLook& look) {
    const auto scenarios = store().definitions(m_school.supervisor, "scenario");
    school::KioskNews news = sampleNews(scenarios->front().id);
    news.conflicts[0].kind = "scenario";
    news.conflicts[0].version = 1;
    m_book.say(news);
    return open(look, {&m_book, true});
}

void ConsoleTour::signIn() {
    write(*m_console, "signInPassphrase", QLatin1String(kPassphrase));
    click(*m_console, "signIn");
}

void ConsoleTour::go(const QString& page) {
    auto* action = m_console->findChild<QAction*>(QStringLiteral("go.") + page);
    if (action == nullptr) qFatal("no page %s", qPrintable(page));
    action->trigger();
    settle();
}

void ConsoleTour::calmly(const QString& where, QWidget& window) {
    settle();
    m_look(where, window);
}

void ConsoleTour::here(const QString& where) {
    calmly(where, *m_console);
}

void ConsoleTour::tabs(const QString& where, const char* name) {
    settle();
    auto& tabs = widgetIn<QTabWidget>(*m_console, name);
    for (int i = 0; i < tabs.count(); ++i) {
        tabs.setCurrentIndex(i);
        here(QStringLiteral("%1, tab %2").arg(where).arg(i + 1));
    }
    tabs.setCurrentIndex(0);
}

QWidget* ConsoleTour::shown(const char* name) {
    for (QWidget* widget : m_console->findChildren<QWidget*>(QLatin1String(name))) {
        if (widget->isVisible()) return widget;
    }
    return nullptr;
}

void ConsoleTour::dialog(const QString& where, const char* button, const char* name) {
    if (qstrlen(button) > 0) widgetIn<QAbstractButton>(*m_console, button).click();
    QWidget* dialog = nullptr;
    for (int i = 0; i < 100 && dialog == nullptr; ++i) {
        QTest::qWait(10);
        dialog = shown(name);
    }
    if (dialog == nullptr) qFatal("%s: no %s", qPrintable(where), name);
    calmly(where, *dialog);
    // What has to be filled in is said, too.
    auto* yes = dialog->findChild<QAbstractButton*>(QStringLiteral("yes"));
    if (yes != nullptr && dialog->findChild<QLineEdit*>() != nullptr && yes->isEnabled()) {
        yes->click();
        if (dialog->isVisible()) calmly(where + QStringLiteral(", refused"), *dialog);
    }
    dialog->close();
    delete dialog;
}

void ConsoleTour::everywhere(const Look& look) {
    m_look = look;
    here(QStringLiteral("signing in"));
    click(*m_console, "forgot");
    here(QStringLiteral("recovery"));
    click(*m_console, "recover");
    here(QStringLiteral("recovery, refused"));
    click(*m_console, "backToSignIn");
    signIn();
    people();
    machine();
    sticks();
    rules();
    exams();
    scenarios();
    results();
    figures();
    exchange();
    records();
    kiosks();
}

void ConsoleTour::people() {
    here(QStringLiteral("people"));
    m_console->findChild<QAction*>(QStringLiteral("shortcuts"))->trigger();
    dialog(QStringLiteral("shortcuts"), "", "shortcutList");
    auto& table = widgetIn<QTableView>(*m_console, "people");
    table.selectRow(0);
    dialog(QStringLiteral("add a trainee"), "addTraineeButton", "addTraineeDialog");
    dialog(QStringLiteral("add a supervisor"), "addSupervisorButton", "addSupervisorDialog");
    dialog(QStringLiteral("groups of somebody"), "setGroupsButton", "groupsDialog");
    dialog(QStringLiteral("add a group"), "addGroupButton", "addGroupDialog");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.selectRow(row);
        if (widgetIn<QPushButton>(*m_console, "resetButton").isEnabled()) break;
    }
    dialog(QStringLiteral("reset a passphrase"), "resetButton", "resetDialog");
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        table.selectRow(row);
        if (widgetIn<QPushButton>(*m_console, "eraseButton").isEnabled()) break;
    }
    dialog(QStringLiteral("erase somebody"), "eraseButton", "eraseDialog");
    dialog(QStringLiteral("file dialog"), "importPeopleButton", "fileDialog");
    QWidget* page = m_console->findChild<PeoplePage*>();
    showRecoveryCode(page, QStringLiteral("Bartholomew Featherstonehaugh"), QStringLiteral("ABCD-EFGH-JKMN-PQRS-TVWX"));
    dialog(QStringLiteral("recovery code"), "", "codeDialog");
    importPeople();
}

void ConsoleTour::importPeople() {
    QFile list(m_folder.filePath(QStringLiteral("people.csv")));
    if (!list.open(QIODevice::WriteOnly)) qFatal("no list");
    list.write("name,group\nErik Eriksson,Monday evening class\nAnn Adams,\n,Tuesday\n");
    list.close();
    click(*m_console, "importPeopleButton");
    auto* files = m_console->findChild<QFileDialog*>();
    emit files->fileSelected(list.fileName());
    delete files;
    dialog(QStringLiteral("import people"), "", "importDialog");
}

void ConsoleTour::machine() {
    m_console->findChild<QAction*>(QStringLiteral("checkMachine"))->trigger();
    auto* check = m_console->findChild<SelfTestDialog*>();
    for (int i = 0; i < 500 && check->findChild<QWidget*>(QStringLiteral("check.backup")) == nullptr; ++i)
        QTest::qWait(10);
    calmly(QStringLiteral("a sound machine"), *check);
    kiosk::SelfTestFacts facts;
    facts.freeBytes = 0;
    facts.damage =
        QStringLiteral("The file attempts-of-the-whole-school.db is damaged, and nothing in it can be read.");
    facts.now = store::systemClock().now();
    facts.newestEvent = facts.now + 50LL * 60 * 60 * 1000;
    facts.screen = {1280, 720};
    facts.outputs = 2;
    check->show(facts);
    dialog(QStringLiteral("a machine with every fault"), "", "selfTest");
}

void ConsoleTour::sticks() {
    QTemporaryDir stick;
    for (const char* name : {"people.csv", "the people of the evening class of the first year.csv"}) {
        QFile file(stick.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly)) qFatal("no file on the stick");
    }
    const FileWish wish{QStringLiteral("Results of the evening class"),
                        {QStringLiteral("x (*.csv)")},
                        QStringLiteral("csv"),
                        QStringLiteral("results")};
    const auto ask = [&](const QString& where, StickDialog::Purpose purpose, const QStringList& found) {
        (new StickDialog(wish, purpose, m_console.get(), [found] { return found; }))->open();
        dialog(where, "", "stickDialog");
    };
    ask(QStringLiteral("no stick"), StickDialog::Purpose::Open, {});
    ask(QStringLiteral("open from a stick"), StickDialog::Purpose::Open, {stick.path()});
    ask(QStringLiteral("save on a stick"), StickDialog::Purpose::Save, {stick.path()});
}

void ConsoleTour::rules() {
    go(QStringLiteral("rules"));
    here(QStringLiteral("chapter"));
    auto* page = m_console->findChild<RulesPage*>();
    page->newFromChapter("pa-657a-crazy4");
    tabs(QStringLiteral("house rules"), "rulesTabs");
    widgetIn<QLineEdit>(*m_console, "id").selectAll();
    QTest::keyClicks(&widgetIn<QLineEdit>(*m_console, "id"), QStringLiteral("Not A Name"));
    here(QStringLiteral("house rules with a fault"));
}

void ConsoleTour::exams() {
    go(QStringLiteral("exams"));
    m_console->findChild<ExamsPage*>()->newByChapter("pa-657a-crazy4");
    tabs(QStringLiteral("exam"), "examTabs");
    widgetIn<QAbstractButton>(*m_console, "skills1").click();
    dialog(QStringLiteral("skills"), "", "skillsDialog");
    auto& parts = widgetIn<QTabWidget>(*m_console, "examTabs");
    parts.setCurrentIndex(1);
    widgetIn<QAbstractButton>(*m_console, "saySelections").click();
    here(QStringLiteral("table of an exam"));
    parts.setCurrentIndex(2);
    settle();
    auto* preview = m_console->findChild<ExamPreview*>();
    QSignalSpy made(&preview->maker(), &ExamFormMaker::made);
    widgetIn<QPushButton>(*m_console, "makeForm").click();
    if (!made.wait(120'000)) qFatal("no form");
    here(QStringLiteral("preview of an exam"));
    parts.setCurrentIndex(0);
    dialog(QStringLiteral("start an exam"), "startExam", "startExamDialog");
}

void ConsoleTour::scenarios() {
    go(QStringLiteral("scenarios"));
    here(QStringLiteral("scenarios"));
    click(*m_console, "scenariosOpen");
    tabs(QStringLiteral("scenario"), "scenarioTabs");
    widgetIn<QAbstractButton>(*m_console, "scenarioShow").click();
    here(QStringLiteral("scenario shown"));
    click(*m_console, "scenarioShownBack");
    settle();
    auto* page = m_console->findChild<ScenariosPage*>();
    page->makeNew();
    here(QStringLiteral("empty scenario"));
    widgetIn<QAbstractButton>(*m_console, "scenarioSave").click();
    here(QStringLiteral("scenario without a title"));
    write(*m_console, "scenarioTitle", QStringLiteral("x"));
    widgetIn<QAbstractButton>(*m_console, "scenarioBack").click();
    dialog(QStringLiteral("leave a scenario"), "", "scenarioLeave");
}

void ConsoleTour::results() {
    go(QStringLiteral("results"));
    here(QStringLiteral("results"));
    auto* page = m_console->findChild<ResultsPage*>();
    page->openAttempt(QString::fromStdString(m_attempt));
    tabs(QStringLiteral("attempt"), "attemptTabs");
    click(*m_console, "replayMistake");
    here(QStringLiteral("mistake in an attempt"));
    auto& items = widgetIn<QTreeWidget>(*m_console, "attemptItems");
    QTreeWidgetItem* last = items.topLevelItem(items.topLevelItemCount() - 1);
    items.setCurrentItem(last->child(last->childCount() - 1));
    here(QStringLiteral("question in an attempt"));
    dialog(QStringLiteral("regrade"), "attemptRegrade", "regradeDialog");
}

void ConsoleTour::figures() {
    go(QStringLiteral("analysis"));
    here(QStringLiteral("analysis"));
    widgetIn<QTableView>(*m_console, "analysisTable").selectRow(0);
    tabs(QStringLiteral("analysis"), "analysisTabs");
    auto& period = widgetIn<QComboBox>(*m_console, "figuresPeriod");
    period.setCurrentIndex(period.count() - 1);
    here(QStringLiteral("analysis between days"));
    go(QStringLiteral("trends"));
    here(QStringLiteral("trends"));
}

void ConsoleTour::exchange() {
    go(QStringLiteral("exchange"));
    here(QStringLiteral("exchange"));
    auto* page = m_console->findChild<ExchangePage*>();
    const QString file = m_folder.filePath(QStringLiteral("results.cutcard"));
    page->writeAll(file);
    here(QStringLiteral("exchange, written"));
    page->readFrom(file);
    here(QStringLiteral("exchange, read"));
    page->readFrom(m_folder.filePath(QStringLiteral("nothing.cutcard")));
    here(QStringLiteral("exchange, refused"));
}

void ConsoleTour::records() {
    go(QStringLiteral("records"));
    tabs(QStringLiteral("records"), "recordTabs");
    auto& parts = widgetIn<QTabWidget>(*m_console, "recordTabs");
    parts.setCurrentIndex(1);
    dialog(QStringLiteral("register a key"), "registerKeyButton", "registerKeyDialog");
}

void ConsoleTour::kiosks() {
    open(m_wanted, {nullptr, true});
    m_console->refuseOthers(QStringLiteral("The school's server cannot be reached."));
    here(QStringLiteral("signing in, with a choice"));
    openSchool(m_wanted);
    signIn();
    go(QStringLiteral("exams"));
    here(QStringLiteral("exams of a school"));
    go(QStringLiteral("kiosks"));
    for (int i = 0; i < 100 && !isThere<QTableView>(*m_console, "kiosks"); ++i) QTest::qWait(10);
    here(QStringLiteral("kiosks"));
    m_book.refuse({store::StoreFault::ServerAway, {"connection refused"}});
    m_console->findChild<QAction*>(QStringLiteral("readAgain"))->trigger();
    for (int i = 0; i < 100 && shown("kiosksFault") == nullptr; ++i) QTest::qWait(10);
    here(QStringLiteral("kiosks, server away"));
    m_book.say({sampleNews().now, {}, {}});
    m_console->findChild<QAction*>(QStringLiteral("readAgain"))->trigger();
    for (int i = 0; i < 100 && shown("noKiosks") == nullptr; ++i) QTest::qWait(10);
    here(QStringLiteral("no kiosks"));
}

void ConsoleTour::firstRun(const ConsoleLook& wanted, const Look& look) {
    m_look = look;
    QTemporaryDir folder;
    const auto empty = opened(testOptions(folder.path().toStdString()));
    m_console = std::make_unique<ConsoleWindow>(*empty, wanted);
    m_console->resize(1280, 720);
    m_console->show();
    if (!QTest::qWaitForWindowActive(m_console.get())) qFatal("no window");
    here(QStringLiteral("first run"));
    click(*m_console, "setUp");
    here(QStringLiteral("first run, refused"));
    write(*m_console, "firstRunName", QStringLiteral("Ada Floor"));
    write(*m_console, "passphrase", QLatin1String(kPassphrase));
    write(*m_console, "passphraseAgain", QLatin1String(kPassphrase));
    click(*m_console, "setUp");
    here(QStringLiteral("first recovery code"));
    widgetIn<QCheckBox>(*m_console, "codeWritten").setChecked(true);
    widgetIn<QAbstractButton>(*m_console, "codeContinue").click();
    for (const PageEntry& page : consolePages()) {
        go(page.key);
        here(QStringLiteral("empty page of ") + page.key);
    }
    m_console.reset();
}

}  // namespace cutcard::test
