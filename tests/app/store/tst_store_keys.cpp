#include "app/store/files.h"
#include "app/store/local_log.h"
#include "app/store/machine_key.h"
#include "app/store/rebuild.h"
#include "app/store/support_bundle.h"
#include "engine/record/practice_record.h"
#include "tests/app/store/store_bench.h"

#include <QTest>

#include <filesystem>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// What stands beside the database: the machine's key, what is derived, the log.
class TestStoreKeys : public QObject {
    Q_OBJECT

private slots:
    void aKeyIsMadeOnceForItsOwnerAlone();
    void aKeyThatOthersCanReadIsRefused();
    void aChangedKeyIsSeen();
    void aSealIsBelievedOfRegisteredKeysOnly();
    void anyChangeBreaksASeal_data();
    void anyChangeBreaksASeal();
    void aSealIsThatOfTheStandardAlgorithm();

    void anAnswerIsReadAsItWasWritten();
    void aWrongAnswerRecordIsRefused_data();
    void aWrongAnswerRecordIsRefused();
    void schedulesAreRebuiltFromTheEvents();

    void theLogStaysSmall();
    void aBundleHasNoNamesAndNoPlaces();
};

namespace {

const Digest kHead = sha256("head");

MachineKey keyIn(const QTemporaryDir& folder) {
    return *MachineKey::openOrMake(folder.path().toStdString());
}

}  // namespace

void TestStoreKeys::aKeyIsMadeOnceForItsOwnerAlone() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("machine.key").toStdString();
    QVERIFY(!MachineKey::open(folder.path().toStdString()));
    const std::string key = keyIn(folder).publicKey();
    QCOMPARE(key.size(), std::size_t{64});
    QCOMPARE(keyIn(folder).publicKey(), key);
    using std::filesystem::perms;
    QVERIFY(std::filesystem::status(path).permissions() == (perms::owner_read | perms::owner_write));
    QVERIFY(readWhole(path)->find(key) == std::string::npos);
    const QTemporaryDir other;
    QVERIFY(keyIn(other).publicKey() != key);
}

void TestStoreKeys::aKeyThatOthersCanReadIsRefused() {
    const QTemporaryDir folder;
    keyIn(folder);
    std::filesystem::permissions(folder.filePath("machine.key").toStdString(), std::filesystem::perms::group_read,
                                 std::filesystem::perm_options::add);
    const auto key = MachineKey::openOrMake(folder.path().toStdString());
    QVERIFY(!key);
    QCOMPARE(key.refusal().fault, StoreFault::KeyFileOpen);
}

void TestStoreKeys::aChangedKeyIsSeen() {
    const QTemporaryDir folder;
    keyIn(folder);
    const std::string path = folder.filePath("machine.key").toStdString();
    const std::string text = *readWhole(path);
    for (std::size_t place = 0; place < text.size() - 1; place += 3) {
        std::string changed = text;
        changed[place] = changed[place] == '0' ? '1' : '0';
        QVERIFY(replaceFile(path, changed, 0600));
        const auto key = MachineKey::openOrMake(folder.path().toStdString());
        // One of the two blanks may change: they say nothing.
        if (key) QVERIFY2(text[place] == ' ', std::to_string(place).c_str());
        if (!key) QCOMPARE(key.refusal().fault, StoreFault::Damaged);
    }
}

void TestStoreKeys::aSealIsBelievedOfRegisteredKeysOnly() {
    const QTemporaryDir folder;
    const MachineKey key = keyIn(folder);
    const std::string signature = key.sign(kHead);
    const RegisteredKey other{std::string(64, '1'), "other", 0, false};
    const RegisteredKey own{key.publicKey(), "own", 0, false};
    const RegisteredKey revoked{key.publicKey(), "own", 0, true};
    const auto verdict = [&](const std::vector<RegisteredKey>& believed) {
        return checkSeal(kHead, signature, key.publicKey(), believed);
    };
    QCOMPARE(verdict({other, own}), SealVerdict::Sealed);
    QCOMPARE(verdict({other}), SealVerdict::SignerUnknown);
    QCOMPARE(verdict({}), SealVerdict::SignerUnknown);
    QCOMPARE(verdict({revoked}), SealVerdict::SignerRevoked);
    QCOMPARE(checkSeal(kHead, {}, {}, std::vector<RegisteredKey>{own}), SealVerdict::Unsigned);
}

void TestStoreKeys::anyChangeBreaksASeal_data() {
    QTest::addColumn<int>("what");
    QTest::newRow("another head") << 0;
    QTest::newRow("another signature") << 1;
    QTest::newRow("another key, which is believed too") << 2;
    QTest::newRow("a signature cut short") << 3;
    QTest::newRow("a signature without a key") << 4;
}

void TestStoreKeys::anyChangeBreaksASeal() {
    QFETCH(int, what);
    const QTemporaryDir folder;
    const QTemporaryDir otherFolder;
    const MachineKey key = keyIn(folder);
    const MachineKey other = keyIn(otherFolder);
    const std::vector<RegisteredKey> believed = {{key.publicKey(), "", 0, false}, {other.publicKey(), "", 0, false}};
    std::string signature = key.sign(kHead);
    if (what == 1) signature[5] = signature[5] == 'a' ? 'b' : 'a';
    if (what == 3) signature.resize(126);
    const std::string claimed = what == 4 ? "" : what == 2 ? other.publicKey() : key.publicKey();
    QCOMPARE(checkSeal(what == 0 ? sha256("tail") : kHead, signature, claimed, believed), SealVerdict::WrongSignature);
}

void TestStoreKeys::aSealIsThatOfTheStandardAlgorithm() {
    // Made with another implementation (OpenSSL): the seed is 32 times 0x07, the head SHA-256 of "head".
    const QTemporaryDir folder;
    std::string seed;
    for (int i = 0; i < 32; ++i) seed += "07";
    QVERIFY(replaceFile(folder.filePath("machine.key").toStdString(),
                        "cutcard-key/1 " + seed + ' ' + hexOf(sha256(seed)) + '\n', 0600));
    const MachineKey key = keyIn(folder);
    QCOMPARE(key.publicKey(), std::string("ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c"));
    QCOMPARE(key.sign(kHead), std::string("9e49bdd33615d80c664356376cb57784746dece31488775a56e26f67df2c4e4c"
                                          "2d421d1c118a5a25520874bbdd1bfd666ca33f6cd1b702064e24bbacf63c8b0a"));
}

void TestStoreKeys::anAnswerIsReadAsItWasWritten() {
    PracticeEvent event{1'700'000'000, "pa-657a-crazy4", "c4.ante.paid", true, false, 4200, std::nullopt, false};
    QCOMPARE(writePracticeEvent(event),
             std::string(R"({"rules":"pa-657a-crazy4","skill":"c4.ante.paid","right":true,"hinted":false,)"
                         R"("milliseconds":4200,"error":null,"cram":false})"));
    for (int i = 0; i < kErrorFamilyCount; ++i) {
        event.error = static_cast<ErrorFamily>(i);
        event.right = !event.right;
        event.cram = i % 3 == 0;
        event.hinted = i % 4 == 0;
        const auto read = readPracticeEvent(writePracticeEvent(event), event.at);
        QVERIFY(read);
        QVERIFY(*read == event);
    }
}

void TestStoreKeys::aWrongAnswerRecordIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray whole = R"({"rules":"r","skill":"s","right":true,"hinted":false,"milliseconds":1,"error":null,)";
    QTest::newRow("no JSON") << QByteArray("right");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a member is missing") << whole.chopped(1) + "}";
    QTest::newRow("a member too many") << whole + R"("cram":false,"name":"Tina"})";
    QTest::newRow("not a truth") << whole + R"("cram":1})";
    QTest::newRow("an error nobody knows") << QByteArray(whole + R"("cram":false})").replace("null", R"("laziness")");
    QTest::newRow("a time before the question") << QByteArray(whole + R"("cram":false})").replace(":1,", ":-1,");
}

void TestStoreKeys::aWrongAnswerRecordIsRefused() {
    QFETCH(QByteArray, text);
    QVERIFY(!readPracticeEvent(text.toStdString(), 0));
}

void TestStoreKeys::schedulesAreRebuiltFromTheEvents() {
    const QTemporaryDir folder;
    SetClock clock;
    const auto store = opened(testOptions(folder.path().toStdString(), clock));
    const auto access = store->setUp("Sam", kPassphrase);
    const StoreSession sam = *store->signIn(access->id, kPassphrase);
    const Id anna = *store->addTrainee(sam, "Anna");
    const Id ben = *store->addTrainee(sam, "Ben");
    std::vector<PracticeEvent> annas;
    for (int i = 0; i < 30; ++i) {
        clock.time += 86'400'000;
        const PracticeEvent answer{clock.time / 1000,
                                   "pa-657a-crazy4",
                                   i % 2 == 0 ? "c4.a" : "c4.b",
                                   i % 5 != 0,
                                   false,
                                   3000,
                                   std::nullopt,
                                   i == 7};
        annas.push_back(answer);
        QVERIFY(store->append(sam, std::vector<NewEvent>{practiceEvent(anna, writePracticeEvent(answer))}));
    }
    PracticeEvent bens = annas.front();
    bens.skill = "c4.c";
    QVERIFY(store->append(sam, std::vector<NewEvent>{practiceEvent(ben, writePracticeEvent(bens)),
                                                     practiceEvent(ben, "gibberish"), attemptEvent(ben)}));
    const auto rebuilt = rebuildAll(store->database(), ScheduleOptions());
    QVERIFY(rebuilt);
    QCOMPARE(rebuilt->practice, std::int64_t{31});
    QCOMPARE(rebuilt->unreadable, std::int64_t{1});
    QCOMPARE(rebuilt->exams, std::int64_t{1});
    QCOMPARE(rebuilt->skills(), std::int64_t{3});
    QVERIFY(rebuilt->schedules.at(anna) == rebuild(annas, ScheduleOptions()));
    QCOMPARE(rebuilt->schedules.at(ben).skills.size(), std::size_t{1});
}

void TestStoreKeys::theLogStaysSmall() {
    const QTemporaryDir folder;
    const LocalLog log(folder.path().toStdString(), 1000, 3);
    const SetClock clock;
    for (int i = 0; i < 500; ++i) log.note(clock, "opened", {{"number", i}});
    QCOMPARE(filesIn(folder.path().toStdString()).size(), std::size_t{3});
    const std::string text = log.text();
    QVERIFY(text.size() <= 3000);
    QVERIFY(text.size() > 2000);
    QVERIFY(text.ends_with("1700000000000 opened number=499\n"));
    QVERIFY(text.find("number=0\n") == std::string::npos);
}

void TestStoreKeys::aBundleHasNoNamesAndNoPlaces() {
    const QTemporaryDir folder;
    StoreOptions options = testOptions(folder.path().toStdString());
    SettledStore made = settled(opened(options));
    QVERIFY(made.store->backUp(made.supervisor));
    QVERIFY(made.store->append(made.traineeSession, std::vector<NewEvent>{attemptEvent(made.trainee, "secret body")}));
    made.store.reset();
    const std::string whole = supportBundle(options, "1.2.3");
    for (const char* line : {"program: 1.2.3\n", "schema: 4\n", "integrity: ok\n", "hashes: ok\n", "events: 5\n",
                             "people: 2\n", "journal lines: 5\n", "backups: 1\n", "backup: ok\n", "opened fault=-1"})
        QVERIFY2(whole.find(line) != std::string::npos, (line + whole).c_str());
    QVERIFY(replaceFile(databasePath(options.folder), std::string(9000, 'x'), 0600));
    QVERIFY(!SqliteStore::open(options));
    const std::string damaged = supportBundle(options, "1.2.3");
    QVERIFY(damaged.find("journal lines: 5\n") != std::string::npos);
    QVERIFY(damaged.find("integrity: ok") == std::string::npos);
    for (const std::string& text : {whole, damaged}) {
        for (const std::string& secret : {std::string("Tina"), std::string("Sam"), std::string("secret body"),
                                          made.trainee, made.access.id, options.folder})
            QVERIFY2(text.find(secret) == std::string::npos, secret.c_str());
    }
}

QTEST_GUILESS_MAIN(TestStoreKeys)
#include "tst_store_keys.moc"
