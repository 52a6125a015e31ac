#include "app/kiosk/self_test.h"
#include "app/kiosk/self_test_facts.h"
#include "tests/app/store/store_bench.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace cutcard;
using namespace cutcard::kiosk;
using namespace cutcard::test;

using Spoil = std::function<void(SelfTestFacts&)>;
Q_DECLARE_METATYPE(Spoil)
Q_DECLARE_METATYPE(CheckResult)

// What the list before an exam says about a machine.
class TestSelfTest : public QObject {
    Q_OBJECT

private slots:
    void aSoundMachineIsInOrder();
    void whatIsWrongIsSaidWithWhatToDo_data();
    void whatIsWrongIsSaidWithWhatToDo();
    void storageAloneKeepsAnExamFromBeginning();
    void resultsAreToldBySignAndWord();
    void recordsOfAStoreAreFoundInOrder();
    void damagedRecordsAreFound();
    void aDamagedBackupIsFound();
    void aFolderThatIsNotThereCannotBeWritten();
};

namespace {

constexpr store::Milliseconds kHour = 60LL * 60 * 1000;
constexpr std::int64_t kGigabyte = 1'000'000'000;

SelfTestFacts sound() {
    SelfTestFacts facts;
    facts.freeBytes = 20 * kGigabyte;
    facts.now = 1'795'000'000'000;  // November 2026
    facts.newestEvent = facts.now - kHour;
    facts.screen = {1920, 1080};
    facts.inputSeen = true;
    facts.backupAge = 3 * kHour;
    return facts;
}

void overwrite(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadWrite) || !file.seek(file.size() / 4)) qFatal("the file cannot be spoilt");
    file.write(QByteArray(file.size() / 2, 'x'));
}

}  // namespace

void TestSelfTest::aSoundMachineIsInOrder() {
    const auto lines = selfTest(sound());
    QStringList keys;
    for (const CheckLine& line : lines) {
        keys << line.key;
        QVERIFY2(line.result == CheckResult::Right, qPrintable(line.finding));
        QVERIFY(!line.finding.isEmpty());
        QVERIFY2(line.advice.isEmpty(), qPrintable(line.advice));
    }
    QCOMPARE(keys, QStringList({"storage", "clock", "screen", "input", "backup"}));
    QVERIFY(examMayBegin(lines));
}

void TestSelfTest::whatIsWrongIsSaidWithWhatToDo_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("key");
    QTest::addColumn<CheckResult>("result");
    const auto row = [](const char* name, const char* key, CheckResult result, const Spoil& spoil) {
        QTest::newRow(name) << spoil << QString(key) << result;
    };
    row("records damaged", "storage", CheckResult::Failed, [](auto& facts) { facts.damage = "event 7"; });
    row("nothing can be written", "storage", CheckResult::Failed, [](auto& facts) { facts.canBeWritten = false; });
    row("disk full", "storage", CheckResult::Failed, [](auto& facts) { facts.freeBytes = 10'000'000; });
    row("disk nearly full", "storage", CheckResult::Warning, [](auto& facts) { facts.freeBytes = kGigabyte / 2; });
    row("the battery of the clock is empty", "clock", CheckResult::Warning, [](auto& facts) {
        facts.now = 0;
        facts.newestEvent = 0;
    });
    row("the year 2100", "clock", CheckResult::Warning, [](auto& facts) { facts.now = 4'102'500'000'000; });
    row("clock set back", "clock", CheckResult::Warning,
        [](auto& facts) { facts.newestEvent = facts.now + 10 * kHour; });
    row("clock jumps ahead", "clock", CheckResult::Warning, [](auto& facts) { facts.clockMoved = 5000; });
    row("clock jumps back", "clock", CheckResult::Warning, [](auto& facts) { facts.clockMoved = -5000; });
    row("screen too low", "screen", CheckResult::Warning, [](auto& facts) { facts.screen = {1280, 600}; });
    row("screen too narrow", "screen", CheckResult::Warning, [](auto& facts) { facts.screen = {1024, 768}; });
    row("a second screen shows a desktop", "screen", CheckResult::Warning, [](auto& facts) { facts.uncovered = 1; });
    row("a second screen shows the other half", "screen", CheckResult::Warning, [](auto& facts) { facts.outputs = 2; });
    row("no key and no finger yet", "input", CheckResult::Waiting, [](auto& facts) { facts.inputSeen = false; });
    row("no backup", "backup", CheckResult::Warning, [](auto& facts) { facts.backupAge.reset(); });
    row("old backup", "backup", CheckResult::Warning, [](auto& facts) { facts.backupAge = 72 * kHour; });
    row("damaged backup", "backup", CheckResult::Warning, [](auto& facts) { facts.backupIsRight = false; });
}

void TestSelfTest::whatIsWrongIsSaidWithWhatToDo() {
    QFETCH(const Spoil, spoil);
    QFETCH(const QString, key);
    QFETCH(const CheckResult, result);
    SelfTestFacts facts = sound();
    spoil(facts);
    const auto lines = selfTest(facts);
    for (const CheckLine& line : lines) {
        const bool isSpoilt = line.key == key;
        QCOMPARE(line.result, isSpoilt ? result : CheckResult::Right);
        QVERIFY(!line.finding.isEmpty());
        QCOMPARE(line.advice.isEmpty(), !isSpoilt);
    }
}

void TestSelfTest::storageAloneKeepsAnExamFromBeginning() {
    SelfTestFacts facts = sound();
    facts.now = 0;
    facts.screen = {800, 600};
    facts.inputSeen = false;
    facts.backupAge.reset();
    QVERIFY(examMayBegin(selfTest(facts)));
    facts.canBeWritten = false;
    QVERIFY(!examMayBegin(selfTest(facts)));
}

void TestSelfTest::resultsAreToldBySignAndWord() {
    QSet<QString> signs;
    QSet<QString> words;
    for (const auto result : {CheckResult::Right, CheckResult::Waiting, CheckResult::Warning, CheckResult::Failed}) {
        signs << signOf(result);
        words << wordOf(result);
    }
    QCOMPARE(signs.size(), 4);
    QCOMPARE(words.size(), 4);
}

void TestSelfTest::recordsOfAStoreAreFoundInOrder() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("store").toStdString();
    const SettledStore settled = test::settled(opened(testOptions(path)));
    const auto now = store::systemClock().now();
    // Beside the store that is open.
    RecordFacts facts = checkRecords(path, now);
    QCOMPARE(facts.damage, QString());
    QVERIFY(!facts.backupAge);
    QVERIFY(settled.store->backUp(settled.supervisor));
    facts = checkRecords(path, now);
    QVERIFY(facts.backupAge && *facts.backupAge < kHour);
    QVERIFY(facts.backupIsRight);
    QVERIFY(canBeWritten(path));
    QVERIFY(freeBytesOf(path) > 0);
    const auto newest = newestEventOf(*settled.store, settled.supervisor);
    QVERIFY(newest > now - kHour && newest <= store::systemClock().now());
}

void TestSelfTest::damagedRecordsAreFound() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("store").toStdString();
    test::settled(opened(testOptions(path)));
    overwrite(store::databasePath(path));
    QVERIFY(!checkRecords(path, store::systemClock().now()).damage.isEmpty());
}

void TestSelfTest::aDamagedBackupIsFound() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("store").toStdString();
    {
        const SettledStore settled = test::settled(opened(testOptions(path)));
        QVERIFY(settled.store->backUp(settled.supervisor));
    }
    const QDir backups(QString::fromStdString(store::backupFolder(path)));
    overwrite(backups.filePath(backups.entryList({"*.db"}).constFirst()).toStdString());
    const RecordFacts facts = checkRecords(path, store::systemClock().now());
    QCOMPARE(facts.damage, QString());
    QVERIFY(!facts.backupIsRight);
}

void TestSelfTest::aFolderThatIsNotThereCannotBeWritten() {
    const QTemporaryDir folder;
    QVERIFY(!canBeWritten(folder.filePath("nowhere").toStdString()));
}

QTEST_MAIN(TestSelfTest)
#include "tst_self_test.moc"
