#include "app/session/history_list.h"
#include "app/session/school.h"
#include "tests/app/store/store_bench.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

class TestSchool : public QObject {
    Q_OBJECT

private slots:
    void whoeverIsNewIntroducesHimselfAndEnters();
    void peopleAreListedByNameWithTheirInitials();
    void whereThereIsASupervisorNobodyIntroducesHimself();
    void aStoreThatDoesNotOpenSaysWhatToDoAndIsTriedAgain();
    void nobodyAtTheTableKeepsNothing();
    void answersOfOneAreNotAnothers();
};

namespace {

OpenStore storeAt(const QTemporaryDir& folder) {
    return [path = folder.filePath("store").toStdString()](const store::Progress&) {
        return store::SqliteStore::open(testOptions(path));
    };
}

void open(School& school) {
    school.open();
    QTRY_COMPARE(school.state(), QString("ready"));
}

PracticeEvent answer(bool right) {
    PracticeEvent event;
    event.rules = "pa-657a-crazy4";
    event.skill = "c4.ante.paid";
    event.right = right;
    event.milliseconds = 5000;
    return event;
}

}  // namespace

void TestSchool::whoeverIsNewIntroducesHimselfAndEnters() {
    const QTemporaryDir folder;
    School school(storeAt(folder));
    QCOMPARE(school.state(), "closed");
    open(school);
    QVERIFY(school.mayIntroduce());
    QCOMPARE(school.people(), QVariantList());
    QSignalSpy entered(&school, &School::entered);
    QVERIFY(school.introduce("  Mei Lindqvist "));
    QCOMPARE(entered.size(), 1);
    QCOMPARE(school.personName(), "Mei Lindqvist");
    QCOMPARE(school.personInitials(), "ML");
    QVERIFY(school.history() != nullptr);
    QVERIFY(!school.introduce("   "));
    QVERIFY(!school.fault().isEmpty());
}

void TestSchool::peopleAreListedByNameWithTheirInitials() {
    const QTemporaryDir folder;
    School school(storeAt(folder));
    open(school);
    QVERIFY(school.introduce("Omar"));
    QVERIFY(school.introduce("anna de la Cruz"));
    school.leave();
    QCOMPARE(school.person(), QString());
    QCOMPARE(school.people().size(), 2);
    QCOMPARE(school.people()[0].toMap()["initials"].toString(), "AC");
    QCOMPARE(school.people()[1].toMap()["name"].toString(), "Omar");
    QVERIFY(school.enter(school.people()[1].toMap()["id"].toString()));
    QCOMPARE(school.personName(), "Omar");
    QVERIFY(!school.enter("nobody"));
    QCOMPARE(school.personName(), "Omar");
}

void TestSchool::whereThereIsASupervisorNobodyIntroducesHimself() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("store").toStdString();
    settled(opened(testOptions(path)));
    School school(storeAt(folder));
    open(school);
    QVERIFY(!school.mayIntroduce());
    QVERIFY(!school.introduce("Omar"));
    QVERIFY(!school.fault().isEmpty());
    QCOMPARE(school.people().size(), 1);
}

void TestSchool::aStoreThatDoesNotOpenSaysWhatToDoAndIsTriedAgain() {
    const QTemporaryDir folder;
    bool isFull = true;
    School school([&](const store::Progress& progress) -> store::StoreResult<std::unique_ptr<store::SqliteStore>> {
        if (isFull) return store::StoreRefusal{store::StoreFault::DiskFull, {}};
        return storeAt(folder)(progress);
    });
    school.open();
    QTRY_COMPARE(school.state(), QString("failed"));
    QVERIFY(school.fault().contains("disk is full"));
    isFull = false;
    school.retry();
    QTRY_COMPARE(school.state(), QString("ready"));
    QCOMPARE(school.fault(), QString());
}

void TestSchool::nobodyAtTheTableKeepsNothing() {
    const QTemporaryDir folder;
    School school(storeAt(folder));
    open(school);
    QVERIFY(!school.keepAnswer()(answer(true)));
    QVERIFY(!school.loadAnswers()());
}

void TestSchool::answersOfOneAreNotAnothers() {
    const QTemporaryDir folder;
    School school(storeAt(folder));
    open(school);
    QVERIFY(school.introduce("Mei"));
    const QString mei = school.person();
    QVERIFY(school.keepAnswer()(answer(true)));
    QVERIFY(school.keepAnswer()(answer(false)));
    QVERIFY(school.introduce("Omar"));
    QCOMPARE(school.loadAnswers()()->size(), std::size_t(0));
    QVERIFY(school.enter(mei));
    const auto answers = school.loadAnswers()();
    QCOMPARE(answers->size(), std::size_t(2));
    QCOMPARE((*answers)[0].right, true);
    QCOMPARE((*answers)[1].right, false);
}

QTEST_MAIN(TestSchool)
#include "tst_school.moc"
