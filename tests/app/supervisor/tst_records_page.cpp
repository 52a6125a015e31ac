#include "app/supervisor/console_style.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/records_page.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/supervisor/console_bench.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QUndoStack>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// The log and the keys.
class TestRecordsPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theNewestComesFirstInWords();
    void anExamThatWasStartedIsNamedByTraineeAndTitle();
    void theLogIsFilteredByKindAndPerson();
    void aLongLogIsReadPageByPageAndForgotten();
    void everyAuditKindHasWords();
    void aKeyIsRegisteredAndRevoked();
    void aWrongKeyIsExplained();
    void aBackupIsMade();
    void aSessionThatIsNoSupervisorsShowsNothing();

private:
    Store& store() { return *m_settled.store; }
    const QAbstractItemModel& log() { return *widgetIn<QTableView>(*m_page, "log").model(); }
    static QString cell(const QAbstractItemModel& model, int row, int column) {
        return model.index(row, column).data().toString();
    }
    void chooseData(const char* box, const QString& data);

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    QUndoStack m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<RecordsPage> m_page;
};

void TestRecordsPage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->path().toStdString())));
    m_context.reset(new ConsoleContext{store(), m_settled.supervisor, m_undo});
    dressWidgets();
    m_page = std::make_unique<RecordsPage>(*m_context, nullptr);
    dressWindow(*m_page);
    m_page->resize(1100, 600);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->refresh();
}

void TestRecordsPage::cleanup() {
    m_page.reset();
    m_settled = {};
}

void TestRecordsPage::chooseData(const char* name, const QString& data) {
    auto& box = widgetIn<QComboBox>(*m_page, name);
    const int wanted = box.findData(data);
    QVERIFY(wanted >= 0);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    while (box.currentIndex() < wanted) QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(box.currentIndex(), wanted);
}

void TestRecordsPage::theNewestComesFirstInWords() {
    QVERIFY(store().rename(m_settled.supervisor, m_settled.trainee, "Tina the Second"));
    QVERIFY(store().addGroup(m_settled.supervisor, "Monday"));
    m_page->refresh();
    QCOMPARE(cell(log(), 0, EventModel::What), kindWords("audit.group_added"));
    QCOMPARE(cell(log(), 0, EventModel::About), QStringLiteral("Monday"));
    QCOMPARE(cell(log(), 1, EventModel::What), kindWords("audit.renamed"));
    QCOMPARE(cell(log(), 1, EventModel::About), QStringLiteral("Tina the Second"));
    QCOMPARE(cell(log(), 1, EventModel::By), QStringLiteral("Sam Supervisor"));
    QCOMPARE(cell(log(), log().rowCount() - 1, EventModel::What), kindWords("audit.set_up"));
}

void TestRecordsPage::anExamThatWasStartedIsNamedByTraineeAndTitle() {
    const SampleExam exam = defined(store(), m_settled.supervisor, sampleForm("Second level"));
    QVERIFY(store().startAttempt(m_settled.supervisor, sitting(exam, m_settled.trainee).start));
    m_page->refresh();
    QCOMPARE(cell(log(), 0, EventModel::What), kindWords("audit.attempt_started"));
    QCOMPARE(cell(log(), 0, EventModel::About), QStringLiteral("Tina Trainee: Second level"));
}

void TestRecordsPage::theLogIsFilteredByKindAndPerson() {
    const Id otto = *store().addTrainee(m_settled.supervisor, "Otto");
    QVERIFY(store().append(m_settled.supervisor, std::vector<NewEvent>{practiceEvent(otto), practiceEvent(otto)}));
    QVERIFY(store().append(m_settled.supervisor, std::vector<NewEvent>{practiceEvent(m_settled.trainee)}));
    m_page->refresh();
    chooseData("recordKind", QStringLiteral("practice."));
    QCOMPARE(log().rowCount(), 3);
    chooseData("recordPerson", QString::fromStdString(otto));
    QCOMPARE(log().rowCount(), 2);
    chooseData("recordKind", QString());
    QCOMPARE(log().rowCount(), 3);
    QCOMPARE(cell(log(), 2, EventModel::What), kindWords("audit.trainee_added"));
    chooseData("recordKind", QStringLiteral("exam."));
    QVERIFY(isThere<QLabel>(*m_page, "noEvents"));
    QVERIFY(!isThere<QTableView>(*m_page, "log"));
}

void TestRecordsPage::aLongLogIsReadPageByPageAndForgotten() {
    constexpr int kEvents = 6'000;
    std::vector<NewEvent> events;
    for (int i = 0; i < kEvents; ++i) events.push_back(practiceEvent(m_settled.trainee, std::to_string(i)));
    QVERIFY(store().append(m_settled.supervisor, events));
    EventModel model;
    model.show(store(), m_settled.supervisor, {"practice.", {}, 0, 1, false}, {});
    QCOMPARE(model.rowCount(), EventModel::kPage);
    QVERIFY(model.canFetchMore({}));
    while (model.canFetchMore({})) model.fetchMore({});
    QCOMPARE(model.rowCount(), kEvents);
    QCOMPARE(model.pagesInMemory(), EventModel::kKeptPages);
    // There and back: every row can be seen, and no more is kept.
    for (const int row : {kEvents - 1, 0, 3'333, 201, 5'000, 0}) {
        QVERIFY(!cell(model, row, EventModel::When).isEmpty());
        QVERIFY(model.pagesInMemory() <= EventModel::kKeptPages);
    }
    // What happens meanwhile does not move the rows.
    QVERIFY(store().append(m_settled.supervisor, std::vector<NewEvent>{practiceEvent(m_settled.trainee)}));
    QCOMPARE(model.rowCount(), kEvents);
    QVERIFY(!cell(model, kEvents - 1, EventModel::When).isEmpty());
}

void TestRecordsPage::everyAuditKindHasWords() {
    const Id otto = *store().addTrainee(m_settled.supervisor, "Otto");
    const auto anna = store().addSupervisor(m_settled.supervisor, "Anna", kPassphrase);
    const Id group = *store().addGroup(m_settled.supervisor, "Monday");
    const std::string key(64, '7');
    QVERIFY(store().rename(m_settled.supervisor, otto, "Otto the Second"));
    QVERIFY(store().setMembers(m_settled.supervisor, group, std::vector<Id>{otto}));
    QVERIFY(store().renameGroup(m_settled.supervisor, group, "Tuesday"));
    QVERIFY(store().removeGroup(m_settled.supervisor, group));
    QVERIFY(store().archive(m_settled.supervisor, otto));
    QVERIFY(store().restore(m_settled.supervisor, otto));
    QVERIFY(store().define(m_settled.supervisor, newId(), "exam", "{}"));
    QVERIFY(store().registerKey(m_settled.supervisor, key, "the school"));
    QVERIFY(store().revokeKey(m_settled.supervisor, key));
    QVERIFY(store().resetPassphrase(m_settled.supervisor, anna->id, kPassphrase));
    QVERIFY(!store().signIn(anna->id, "not the passphrase"));
    QVERIFY(!store().recover(anna->id, "not the code", kPassphrase));
    QVERIFY(store().erase(m_settled.supervisor, otto));
    QVERIFY(store().backUp(m_settled.supervisor));
    const auto events = store().events(m_settled.supervisor, {"audit.", {}, 0, 1000, false});
    for (const Event& event : *events)
        QVERIFY2(kindWords(event.kind) != QString::fromStdString(event.kind), event.kind.c_str());
    QCOMPARE(kindWords("audit.unheard_of"), QStringLiteral("audit.unheard_of"));
}

void TestRecordsPage::aKeyIsRegisteredAndRevoked() {
    widgetIn<QTabWidget>(*m_page, "recordTabs").setCurrentIndex(1);
    QVERIFY(isThere<QLabel>(*m_page, "noKeys"));
    const QString key = QString(QStringLiteral("0123456789abcdef")).repeated(4);
    click(*m_page, "registerKeyButton");
    auto& dialog = widgetIn<QDialog>(*m_page, "registerKeyDialog");
    write(dialog, "keyLabel", QStringLiteral("Room 2"));
    write(dialog, "keyText", key.first(32).toUpper() + u' ' + key.mid(32));
    click(dialog, "yes");
    QVERIFY(!isThere<QDialog>(*m_page, "registerKeyDialog"));
    QCOMPARE(store().keys()->size(), std::size_t{1});
    QCOMPARE(store().keys()->front().key, key.toStdString());
    auto& keys = widgetIn<QTableView>(*m_page, "keys");
    QTest::mouseClick(keys.viewport(), Qt::LeftButton, Qt::NoModifier,
                      keys.visualRect(keys.model()->index(0, 0)).center());
    click(*m_page, "revokeKeyButton");
    QVERIFY(!store().keys()->front().revoked);
    click(widgetIn<QMessageBox>(*m_page, "revokeDialog"), "yes");
    QVERIFY(store().keys()->front().revoked);
    QVERIFY(!widgetIn<QPushButton>(*m_page, "revokeKeyButton").isEnabled());
}

void TestRecordsPage::aWrongKeyIsExplained() {
    widgetIn<QTabWidget>(*m_page, "recordTabs").setCurrentIndex(1);
    click(*m_page, "registerKeyButton");
    auto& dialog = widgetIn<QDialog>(*m_page, "registerKeyDialog");
    click(dialog, "yes");
    QVERIFY(!widgetIn<QLabel>(dialog, "keyLabelError").text().isEmpty());
    write(dialog, "keyLabel", QStringLiteral("Room 2"));
    write(dialog, "keyText", QStringLiteral("abc"));
    click(dialog, "yes");
    QVERIFY(!widgetIn<QLabel>(dialog, "keyTextError").text().isEmpty());
    QVERIFY(dialog.isVisible());
    QVERIFY(store().keys()->empty());
}

void TestRecordsPage::aBackupIsMade() {
    const QSignalSpy said(m_page.get(), &ConsolePage::said);
    const QDir backups(m_folder->filePath(QStringLiteral("backups")));
    const auto before = backups.entryList({QStringLiteral("*.db")}).size();
    QTest::keyClick(&widgetIn<QTableView>(*m_page, "log"), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(said.count(), 1);
    QVERIFY(!said.front().at(1).toBool());
    QCOMPARE(backups.entryList({QStringLiteral("*.db")}).size(), before + 1);
    QCOMPARE(cell(log(), 0, EventModel::What), kindWords("audit.backed_up"));
}

void TestRecordsPage::aSessionThatIsNoSupervisorsShowsNothing() {
    for (const bool isTrainee : {true, false}) {
        ConsoleContext context{store(), isTrainee ? m_settled.traineeSession : StoreSession(), m_undo};
        RecordsPage page(context, nullptr);
        const QSignalSpy said(&page, &ConsolePage::said);
        page.show();
        page.refresh();
        QVERIFY(!isThere<QTableView>(page, "log"));
        QCOMPARE(said.count(), 1);
        QVERIFY(said.front().at(1).toBool());
    }
}

QTEST_MAIN(TestRecordsPage)
#include "tst_records_page.moc"
