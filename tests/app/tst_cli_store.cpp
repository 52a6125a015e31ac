#include "app/store/files.h"
#include "app/store/machine_key.h"
#include "engine/record/practice_record.h"
#include "engine/record/transcript.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/cli_runner.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// The store on the command line, which only reads it.
class TestCliStore : public QObject {
    Q_OBJECT

private slots:
    void init();
    void anAttemptSealedByARegisteredKeyIsVerified();
    void anUnknownSignerIsSaidAndRefused();
    void aChangedAttemptIsRefused();
    void rebuildCountsWhatIsDerived();
    void aDamagedStoreIsRescued();
    void aStoreThatIsNotThereIsExplained();
    void aBundleIsWritten();
    void aWrongCallIsExplained_data();
    void aWrongCallIsExplained();

private:
    QString sealed(const MachineKey& key);
    QStringList withStore(const QStringList& words) const { return words + QStringList{"--store", m_folder->path()}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_made;
};

void TestCliStore::init() {
    m_made = {};
    m_folder = std::make_unique<QTemporaryDir>();
    m_made = settled(opened(testOptions(m_folder->path().toStdString())));
}

/// The golden attempt with its last line signed.
QString TestCliStore::sealed(const MachineKey& key) {
    std::string text = dataFile("golden/attempt_generator_0.jsonl");
    const auto golden = readTranscript(text);
    text.erase(text.rfind('\n', text.size() - 2) + 1);
    text +=
        TranscriptWriter(golden->head, golden->attempt.events.size()).lastLine(key.sign(golden->head), key.publicKey());
    const std::string path = m_folder->filePath("attempt.jsonl").toStdString();
    static_cast<void>(replaceFile(path, text + '\n', 0600));
    return QString::fromStdString(path);
}

void TestCliStore::anAttemptSealedByARegisteredKeyIsVerified() {
    const MachineKey own = *MachineKey::openOrMake(m_folder->path().toStdString());
    const CliAnswer byOwn = runCli(withStore({"verify", sealed(own)}));
    QCOMPARE(byOwn.status, 0);
    QVERIFY(byOwn.lines().at(0).at("verdict") == "sealed");
    QVERIFY(byOwn.lines().at(0).at("key") == own.publicKey());

    const QTemporaryDir elsewhere;
    const MachineKey other = *MachineKey::openOrMake(elsewhere.path().toStdString());
    const QString file = sealed(other);
    QVERIFY(runCli(withStore({"verify", file})).lines().at(0).at("verdict") == "signer_unknown");
    QVERIFY(m_made.store->registerKey(m_made.supervisor, other.publicKey(), "the other room"));
    QCOMPARE(runCli(withStore({"verify", file})).status, 0);
    QVERIFY(m_made.store->revokeKey(m_made.supervisor, other.publicKey()));
    const CliAnswer revoked = runCli(withStore({"verify", file}));
    QCOMPARE(revoked.status, 1);
    QVERIFY(revoked.lines().at(0).at("verdict") == "signer_revoked");
}

void TestCliStore::anUnknownSignerIsSaidAndRefused() {
    const QTemporaryDir elsewhere;
    const MachineKey other = *MachineKey::openOrMake(elsewhere.path().toStdString());
    const QString file = sealed(other);
    const CliAnswer unknown = runCli(withStore({"verify", file}));
    QCOMPARE(unknown.status, 1);
    QVERIFY(unknown.lines().at(0).at("verdict") == "signer_unknown");
    const CliAnswer named = runCli(withStore({"verify", file, "--key", QString::fromStdString(other.publicKey())}));
    QCOMPARE(named.status, 0);
    const CliAnswer bare = runCli(withStore({"verify", CUTCARD_TEST_DATA "/golden/attempt_generator_0.jsonl"}));
    QCOMPARE(bare.status, 1);
    QVERIFY(bare.lines().at(0).at("verdict") == "unsigned");
}

void TestCliStore::aChangedAttemptIsRefused() {
    const MachineKey own = *MachineKey::openOrMake(m_folder->path().toStdString());
    const QString file = sealed(own);
    std::string text = *readWhole(file.toStdString());
    const std::size_t place = text.find("\"at\"") + 6;
    text[text.find_first_of("0123456789", place)] ^= 1;
    QVERIFY(replaceFile(file.toStdString(), text, 0600));
    const CliAnswer answer = runCli(withStore({"verify", file}));
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.lines().at(0).contains("error"));
}

void TestCliStore::rebuildCountsWhatIsDerived() {
    for (int i = 0; i < 6; ++i) {
        const PracticeEvent answer{0,
                                   "pa-657a-crazy4",
                                   "c4." + std::string(1, static_cast<char>('a' + i % 3)),
                                   true,
                                   false,
                                   2000,
                                   std::nullopt,
                                   false};
        QVERIFY(m_made.store->append(m_made.traineeSession,
                                     std::vector<NewEvent>{practiceEvent(m_made.trainee, writePracticeEvent(answer))}));
    }
    // Beside the program that writes.
    const CliAnswer answer = runCli(withStore({"rebuild"}));
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.lines().at(0) ==
            Json::parse(R"({"trainees":1,"skills":3,"learning":3,"practised":0,"mastered":0,"answers":6,)"
                        R"("exam_events":0,"attempts":0,"attempts_differing":0,"unreadable":0})"));
}

void TestCliStore::aDamagedStoreIsRescued() {
    for (int i = 0; i < 3; ++i) {
        QVERIFY(m_made.store->append(m_made.traineeSession, std::vector<NewEvent>{attemptEvent(m_made.trainee)}));
    }
    m_made = {};
    // A store that is whole is left alone.
    QCOMPARE(runCli(withStore({"rescue"})).status, 2);
    const std::string path = databasePath(m_folder->path().toStdString());
    std::string bytes = *readWhole(path);
    for (std::size_t i = 0; i < bytes.size(); i += 512) bytes[i] = static_cast<char>(bytes[i] ^ 0x55);
    QVERIFY(replaceFile(path, bytes, 0600));
    QCOMPARE(runCli(withStore({"rebuild"})).status, 1);
    const CliAnswer answer = runCli(withStore({"rescue"}));
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.lines().at(0).at("lost").empty());
    QCOMPARE(answer.lines().at(0).at("from_backup").get<int>() + answer.lines().at(0).at("from_journal").get<int>() > 3,
             true);
    QVERIFY(runCli(withStore({"rebuild"})).lines().at(0).at("exam_events") == 3);
}

void TestCliStore::aStoreThatIsNotThereIsExplained() {
    const QTemporaryDir empty;
    const CliAnswer answer = runCli({"rebuild", "--store", empty.path()});
    QCOMPARE(answer.status, 1);
    const std::string message = answer.lines().at(0).at("error").at("message");
    QVERIFY(message.find("There is no data in") == 0);
}

void TestCliStore::aBundleIsWritten() {
    const CliAnswer answer = runCli(withStore({"support-bundle"}));
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.startsWith("cutcard-support/1\n"));
    QVERIFY(answer.out.contains("people: 2\n"));
}

void TestCliStore::aWrongCallIsExplained_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("verify without a file") << QStringList{"verify"};
    QTest::newRow("verify of no file") << QStringList{"verify", "/nowhere/at/all"};
    QTest::newRow("a key that is none") << QStringList{"verify", "x", "--key", "abc"};
    QTest::newRow("rebuild with a word") << QStringList{"rebuild", "all"};
    QTest::newRow("a bundle with a word") << QStringList{"support-bundle", "x"};
}

void TestCliStore::aWrongCallIsExplained() {
    QFETCH(QStringList, words);
    const CliAnswer answer = runCli(withStore(words));
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(answer.err.startsWith("cutcard-cli: "));
}

QTEST_GUILESS_MAIN(TestCliStore)
#include "tst_cli_store.moc"
