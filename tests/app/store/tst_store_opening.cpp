#include "app/store/backups.h"
#include "app/store/files.h"
#include "app/store/migrations.h"
#include "tests/app/store/old_store.h"
#include "tests/app/store/own_mounts.h"
#include "tests/app/store/store_bench.h"

#include <QProcess>
#include <QTest>

#include <filesystem>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// Where a store may be, who may open it, and how an old one becomes a new one.
class TestStoreOpening : public QObject {
    Q_OBJECT

private slots:
    void aNetworkFileSystemIsRefused_data();
    void aNetworkFileSystemIsRefused();
    void theDataFolderIsThatOfTheStandard();
    void twoProgramsCannotWriteAtOnce();
    void aReaderIsServedBesideAWriterAndChangesNothing();
    void aReaderIsServedInAFolderThatCannotBeWrittenTo();
    void aFolderThatCannotBeWrittenToIsNamed();
    void aNewerSchemaIsRefusedAndLeftAlone();
    void noStoreIsMadeByReading();
    void aDatabaseThatVanishedIsNotReplacedByAnEmptyOne();
    void theChecksComeInTheirOrderWithProgress();
    void eachMigrationIsAppliedOnce_data();
    void eachMigrationIsAppliedOnce();
    void anOlderDatabaseKeepsItsData_data();
    void anOlderDatabaseKeepsItsData();
    void aBackupIsMadeADayAndTheOldestGoes();
    void aBackupThatCannotBeVerifiedIsNone();
    void anErasedNameIsInNoFile();
    void eventsCannotBeChangedInTheDatabaseEither();
    void settingsOfTheDatabaseAreTheSafeOnes();
};

namespace {

StoreFault faultOf(const StoreOptions& options) {
    const auto store = SqliteStore::open(options);
    return store ? StoreFault::Unexpected : store.refusal().fault;
}

QString writerSays(const QStringList& words, const QString& before = {}) {
    QProcess process;
    if (before.isEmpty()) {
        process.start(CUTCARD_STORE_WRITER, words);
    } else {
        const QStringList prefix = {
            "-Ur", "--mount", "sh", "-c", before + " && exec \"$0\" \"$@\"", CUTCARD_STORE_WRITER};
        process.start("unshare", prefix + words);
    }
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError()).trimmed();
}

QString saysRefused(StoreFault fault) {
    return QString("refused %1").arg(static_cast<int>(fault));
}

}  // namespace

void TestStoreOpening::aNetworkFileSystemIsRefused_data() {
    // From statfs(2).
    QTest::addColumn<quint64>("magic");
    QTest::addColumn<bool>("isNetwork");
    QTest::newRow("NFS") << quint64{0x6969} << true;
    QTest::newRow("CIFS") << quint64{0xff534d42} << true;
    QTest::newRow("SMB") << quint64{0x517b} << true;
    QTest::newRow("SMB2") << quint64{0xfe534d42} << true;
    QTest::newRow("FUSE, such as sshfs") << quint64{0x65735546} << true;
    QTest::newRow("ext4") << quint64{0xef53} << false;
    QTest::newRow("btrfs") << quint64{0x9123683e} << false;
    QTest::newRow("xfs") << quint64{0x58465342} << false;
    QTest::newRow("tmpfs") << quint64{0x01021994} << false;
}

void TestStoreOpening::aNetworkFileSystemIsRefused() {
    QFETCH(quint64, magic);
    QFETCH(bool, isNetwork);
    const QTemporaryDir folder;
    StoreOptions options = testOptions(folder.path().toStdString());
    options.fileSystem = [&](const std::string&) { return magic; };
    const auto store = SqliteStore::open(options);
    QCOMPARE(static_cast<bool>(store), !isNetwork);
    if (!isNetwork) return;
    QCOMPARE(store.refusal().fault, StoreFault::NetworkFileSystem);
    QVERIFY(!std::filesystem::exists(databasePath(options.folder)));
}

void TestStoreOpening::theDataFolderIsThatOfTheStandard() {
    qputenv("HOME", "/people/anna");
    qputenv("XDG_DATA_HOME", "/data/anna");
    QCOMPARE(defaultStoreFolder(), std::string("/data/anna/cutcard"));
    qputenv("XDG_DATA_HOME", "relative");
    QCOMPARE(defaultStoreFolder(), std::string("/people/anna/.local/share/cutcard"));
    qunsetenv("XDG_DATA_HOME");
    QCOMPARE(defaultStoreFolder(), std::string("/people/anna/.local/share/cutcard"));
    qunsetenv("HOME");
    QCOMPARE(defaultStoreFolder(), std::string());
}

void TestStoreOpening::twoProgramsCannotWriteAtOnce() {
    const QTemporaryDir folder;
    QProcess first;
    first.start(CUTCARD_STORE_WRITER, {"hold", folder.path()});
    QVERIFY(first.waitForReadyRead());
    QCOMPARE(QString(first.readAll()).trimmed(), QString("opened"));
    QCOMPARE(writerSays({"open", folder.path()}), saysRefused(StoreFault::SecondWriter));
    QCOMPARE(faultOf(testOptions(folder.path().toStdString())), StoreFault::SecondWriter);
    // A program that was killed leaves nothing behind that has to be cleaned up.
    first.kill();
    QVERIFY(first.waitForFinished());
    QCOMPARE(writerSays({"open", folder.path()}), QString("opened"));
}

void TestStoreOpening::aReaderIsServedBesideAWriterAndChangesNothing() {
    const QTemporaryDir folder;
    StoreOptions options = testOptions(folder.path().toStdString());
    const SettledStore writer = settled(opened(options));
    options.access = Access::ReadOnly;
    const auto reader = opened(options);
    QCOMPARE(reader->whoMayEnter()->size(), std::size_t{2});
    const auto session = reader->enter(writer.trainee);
    QVERIFY(session);
    const auto stored = reader->append(*session, std::vector<NewEvent>{practiceEvent(writer.trainee)});
    QVERIFY(!stored);
    QCOMPARE(stored.refusal().fault, StoreFault::OpenedReadOnly);
    QCOMPARE(reader->signIn(writer.access.id, kPassphrase).refusal().fault, StoreFault::OpenedReadOnly);
    QVERIFY(writer.store->append(writer.traineeSession, std::vector<NewEvent>{practiceEvent(writer.trainee)}));
    QCOMPARE(reader->events(*session, {})->size(), std::size_t{1});
}

void TestStoreOpening::aReaderIsServedInAFolderThatCannotBeWrittenTo() {
    const QTemporaryDir folder;
    settled(opened(testOptions(folder.path().toStdString())));
    QVERIFY(!std::filesystem::exists(databasePath(folder.path().toStdString()) + "-wal"));
    if (!mayMount()) QSKIP("This machine does not allow a disk of one's own.");
    const QString readOnly = QString("mount --bind %1 %1 && mount -o remount,bind,ro %1").arg(folder.path());
    QCOMPARE(writerSays({"read", folder.path()}, readOnly), QString("read 2"));
}

void TestStoreOpening::aFolderThatCannotBeWrittenToIsNamed() {
    const QTemporaryDir folder;
    settled(opened(testOptions(folder.path().toStdString())));
    if (!mayMount()) QSKIP("This machine does not allow a disk of one's own.");
    const QString readOnly = QString("mount --bind %1 %1 && mount -o remount,bind,ro %1").arg(folder.path());
    QCOMPARE(writerSays({"open", folder.path()}, readOnly), saysRefused(StoreFault::FolderReadOnly));
    QCOMPARE(writerSays({"open", folder.path()}), QString("opened"));
}

void TestStoreOpening::aNewerSchemaIsRefusedAndLeftAlone() {
    const QTemporaryDir folder;
    const StoreOptions options = testOptions(folder.path().toStdString());
    settled(opened(options));
    {
        auto database = SqliteDatabase::open(databasePath(options.folder), Access::ReadWrite);
        QVERIFY((*database)->execute("PRAGMA user_version = 99"));
    }
    const auto before = readWhole(databasePath(options.folder));
    const auto store = SqliteStore::open(options);
    QVERIFY(!store);
    QCOMPARE(store.refusal().fault, StoreFault::NewerSchema);
    QCOMPARE(store.refusal().params, (std::vector<std::string>{"99", std::to_string(newestSchema())}));
    QVERIFY(*readWhole(databasePath(options.folder)) == *before);
}

void TestStoreOpening::noStoreIsMadeByReading() {
    const QTemporaryDir folder;
    StoreOptions options = testOptions(folder.path().toStdString());
    options.access = Access::ReadOnly;
    QCOMPARE(faultOf(options), StoreFault::NoStore);
    QVERIFY(std::filesystem::is_empty(options.folder));
}

void TestStoreOpening::aDatabaseThatVanishedIsNotReplacedByAnEmptyOne() {
    const QTemporaryDir folder;
    const StoreOptions options = testOptions(folder.path().toStdString());
    settled(opened(options));
    std::filesystem::remove(databasePath(options.folder));
    QCOMPARE(faultOf(options), StoreFault::Damaged);
    QCOMPARE(faultOf(options), StoreFault::Damaged);
}

void TestStoreOpening::theChecksComeInTheirOrderWithProgress() {
    const QTemporaryDir folder;
    StoreOptions options = testOptions(folder.path().toStdString());
    settled(opened(options));
    std::vector<StartStage> stages;
    options.progress = [&](StartStage stage, int percent) {
        QVERIFY(percent >= 0 && percent <= 100);
        if (stages.empty() || stages.back() != stage) stages.push_back(stage);
    };
    opened(options);
    const std::vector<StartStage> wanted = {StartStage::Integrity, StartStage::Hashes, StartStage::Recovery,
                                            StartStage::Backup, StartStage::Ready};
    QVERIFY(stages == wanted);
}

void TestStoreOpening::eachMigrationIsAppliedOnce_data() {
    QTest::addColumn<int>("number");
    for (int number = 1; number <= newestSchema(); ++number) QTest::addRow("migration %d", number) << number;
}

void TestStoreOpening::eachMigrationIsAppliedOnce() {
    QFETCH(int, number);
    auto database = SqliteDatabase::inMemory();
    for (int before = 1; before < number; ++before) QVERIFY(applyMigration(**database, before));
    QCOMPARE(*schemaOf(**database), number - 1);
    QVERIFY(applyMigration(**database, number));
    QCOMPARE(*schemaOf(**database), number);
    QVERIFY(checkHashes(**database, number, {}));
    const auto objects = *(*database)->number("SELECT count(*) FROM sqlite_schema");
    QVERIFY(objects > 0);
    // Once more changes nothing; neither does one that came before.
    for (int again = 1; again <= number; ++again) QVERIFY(applyMigration(**database, again));
    QCOMPARE(*schemaOf(**database), number);
    QCOMPARE(*(*database)->number("SELECT count(*) FROM sqlite_schema"), objects);
    QVERIFY(checkIntegrity(**database, {}));
    QVERIFY(checkHashes(**database, number, {}));
}

void TestStoreOpening::anOlderDatabaseKeepsItsData_data() {
    QTest::addColumn<int>("schema");
    QTest::newRow("three older") << newestSchema() - 3;
    QTest::newRow("two older") << newestSchema() - 2;
    QTest::newRow("one older") << newestSchema() - 1;
}

void TestStoreOpening::anOlderDatabaseKeepsItsData() {
    QFETCH(int, schema);
    const QTemporaryDir folder;
    const StoreOptions options = testOptions(folder.path().toStdString());
    makeOldStore(options.folder, schema);
    const auto store = opened(options);
    QCOMPARE(store->startReport().migratedFrom, schema);
    QCOMPARE(*schemaOf(store->database()), newestSchema());
    const Person trainee = store->whoMayEnter()->back();
    const auto session = store->signIn(store->whoMayEnter()->front().id, kPassphrase);
    QVERIFY(session);
    QCOMPARE(store->events(*session, {"attempt.", trainee.id, 0, 10})->front().body, std::string("kept"));
    QCOMPARE(store->outbox(*session, 1000)->size(), store->events(*session, {})->size());
    QVERIFY(store->keys()->empty());
    if (schema > 1)
        QCOMPARE(store->definition(*session, "00000000-0000-4000-8000-000000000001", 1)->body, std::string("kept too"));
    QVERIFY(store->define(*session, newId(), "scenario", "{}"));
    QVERIFY(store->define(*session, newId(), "exam", "{}"));

    // One backup before each step, of the schema before it, and the daily one.
    const auto backups = Backups(backupFolder(options.folder)).paths();
    QCOMPARE(static_cast<int>(backups.size()), newestSchema() - schema + 1);
    for (const std::string& path : backups) QVERIFY(Backups::verify(path));
    QCOMPARE(*schemaOf(**SqliteDatabase::open(backups.back(), Access::ReadOnly)), schema);
}

void TestStoreOpening::aBackupIsMadeADayAndTheOldestGoes() {
    const QTemporaryDir folder;
    SetClock clock;
    StoreOptions options = testOptions(folder.path().toStdString(), clock);
    options.keptBackups = 3;
    settled(opened(options));
    const Backups backups(backupFolder(options.folder));
    QCOMPARE(backups.paths().size(), std::size_t{0});
    opened(options);
    opened(options);
    QCOMPARE(backups.paths().size(), std::size_t{1});
    for (int day = 0; day < 4; ++day) {
        clock.time += 24LL * 60 * 60 * 1000;
        opened(options);
    }
    QCOMPARE(backups.paths().size(), std::size_t{3});
    QVERIFY(backups.paths().front().ends_with("backup-000000005.db"));
    // A clock that was set back makes one at once, and it is still the newest.
    clock.time -= 365LL * 24 * 60 * 60 * 1000;
    opened(options);
    QVERIFY(backups.paths().front().ends_with("backup-000000006.db"));
}

void TestStoreOpening::aBackupThatCannotBeVerifiedIsNone() {
    const QTemporaryDir folder;
    const StoreOptions options = testOptions(folder.path().toStdString());
    const auto store = opened(options);
    const SettledStore made = settled(opened(testOptions(folder.filePath("other").toStdString())));
    QVERIFY(store->database().execute("UPDATE facts SET value = 'x' WHERE name = 'origin'"));
    const auto backup = Backups(backupFolder(options.folder)).make(store->file(), 3);
    QVERIFY(!backup);
    QCOMPARE(backup.refusal().fault, StoreFault::BackupFailed);
    QVERIFY(std::filesystem::is_empty(backupFolder(options.folder)));
}

void TestStoreOpening::anErasedNameIsInNoFile() {
    const QTemporaryDir folder;
    const StoreOptions options = testOptions(folder.path().toStdString());
    SettledStore made = settled(opened(options));
    QVERIFY(made.store->backUp(made.supervisor));
    const auto filesWithTheName = [&] {
        int count = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(options.folder)) {
            if (entry.is_regular_file() && readWhole(entry.path())->find("Tina Trainee") != std::string::npos) ++count;
        }
        return count;
    };
    QVERIFY(filesWithTheName() >= 2);
    QVERIFY(made.store->erase(made.supervisor, made.trainee));
    made.store.reset();
    QCOMPARE(filesWithTheName(), 0);
}

void TestStoreOpening::eventsCannotBeChangedInTheDatabaseEither() {
    const QTemporaryDir folder;
    const auto store = opened(testOptions(folder.path().toStdString()));
    QVERIFY(store->setUp("Sam", kPassphrase));
    QVERIFY(!store->database().execute("UPDATE events SET body = x'00'"));
    QVERIFY(!store->database().execute("DELETE FROM events"));
    QCOMPARE(*store->database().number("SELECT count(*) FROM events"), std::int64_t{1});
}

void TestStoreOpening::settingsOfTheDatabaseAreTheSafeOnes() {
    const QTemporaryDir folder;
    const auto store = opened(testOptions(folder.path().toStdString()));
    Database& database = store->database();
    QCOMPARE(*database.value("PRAGMA journal_mode"), std::string("wal"));
    QCOMPARE(*database.number("PRAGMA synchronous"), std::int64_t{2});
    QCOMPARE(*database.number("PRAGMA foreign_keys"), std::int64_t{1});
    QCOMPARE(*database.number("PRAGMA secure_delete"), std::int64_t{1});
    const auto permissions = std::filesystem::status(journalFolder(folder.path().toStdString())).permissions();
    QVERIFY((permissions & std::filesystem::perms::others_all) == std::filesystem::perms::none);
}

QTEST_GUILESS_MAIN(TestStoreOpening)
#include "tst_store_opening.moc"
