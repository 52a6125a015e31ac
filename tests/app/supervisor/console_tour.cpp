#include "tests/app/supervisor/console_tour.h"

#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/exam_form_maker.h"
#include "app/supervisor/exam_preview.h"
#include "app/supervisor/exams_page.h"
#include "app/supervisor/group_list.h"
#include "app/supervisor/people_dialogs.h"
#include "app/supervisor/people_page.h"
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
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>

namespace cutcard::test {

using namespace supervisor;

/// Sizes that depend on each other settle one after the other.
void ConsoleTour::settle() {
    for (int i = 0; i < 4; ++i) QTest::qWait(5);
}

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
    auto& groups = widgetIn<GroupList>(*m_console, "groups");
    groups.setCurrentRow(groups.count() - 1);
    dialog(QStringLiteral("rename a group"), "renameGroupButton", "renameGroupDialog");
    groups.setCurrentRow(0);
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
    const auto choose = [this](const QString& path) {
        auto* files = m_console->findChild<QFileDialog*>();
        emit files->fileSelected(path);
        delete files;
    };
    click(*m_console, "importPeopleButton");
    choose(list.fileName());
    dialog(QStringLiteral("import people"), "", "importDialog");
    click(*m_console, "importPeopleButton");
    choose(m_folder.filePath(QStringLiteral("no such list.csv")));
    dialog(QStringLiteral("people that cannot be imported"), "", "importRefused");
    saveFile(m_console.get(), {QStringLiteral("People"), {QStringLiteral("x (*.csv)")}, QStringLiteral("csv"), {}},
             [](const QString&) {});
    choose(list.fileName());
    dialog(QStringLiteral("a file that is there already"), "", "overwriteDialog");
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
    const QTemporaryDir second;
    ask(QStringLiteral("one of two sticks"), StickDialog::Purpose::Save, {stick.path(), second.path()});
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

}  // namespace cutcard::test
