#include "app/store/rescue.h"
#include "tests/app/store/file_recorder.h"
#include "tests/app/store/own_mounts.h"
#include "tests/app/store/store_bench.h"
#include "tests/app/store/store_writer.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <map>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// What was acknowledged is there, once, whatever ended the program. CUTCARD_KILLS and CUTCARD_PLUGS set how often.
class TestStoreCrashes : public QObject {
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsMissingAfterAKill();
    void aByteOverwrittenInTheLogOfTheDatabaseIsNoHarm();
    void nothingAcknowledgedIsMissingAfterAPulledPlug();
    void thePlugTestSeesAMissingSync();
    void nothingAcknowledgedIsMissingAfterAFullDisk();
    void aDiskThatIsFullForAWhileIsNoHarm();
};

namespace {

int timesOf(const char* name, int usual) {
    const int wanted = qEnvironmentVariableIntValue(name);
    return wanted > 0 ? wanted : usual;
}

/// How often each numbered event is in a store. Opening it has checked its chain.
std::map<std::string, int> numbersIn(SqliteStore& store, const Id& trainee) {
    std::map<std::string, int> numbers;
    const auto session = store.enter(trainee);
    if (!session) return numbers;
    const auto events = store.events(*session, {"", trainee, 0, 100'000});
    if (!events) return numbers;
    for (const Event& event : *events) ++numbers[event.body.substr(0, event.body.find(' ', 7))];
    return numbers;
}

/// Empty: as it should be.
QString faultIn(const std::string& folder, const Id& trainee, int acknowledged) {
    const auto store = SqliteStore::open(testOptions(folder));
    if (!store) {
        const auto& refusal = store.refusal();
        return QString("refused: %1 %2")
            .arg(static_cast<int>(refusal.fault))
            .arg(QString::fromStdString(refusal.params.empty() ? "" : refusal.params[0]));
    }
    const auto numbers = numbersIn(**store, trainee);
    for (int number = 1; number <= acknowledged; ++number) {
        const auto found = numbers.find("number " + std::to_string(number));
        if (found == numbers.end()) return QString("%1 of %2 is missing").arg(number).arg(acknowledged);
        if (found->second != 1) return QString("%1 is doubled").arg(number);
    }
    // One may have been stored without having been acknowledged.
    if (numbers.size() > static_cast<std::size_t>(acknowledged) + 1) return "there are events nobody sent";
    return {};
}

}  // namespace

void TestStoreCrashes::nothingAcknowledgedIsMissingAfterAKill() {
    const QTemporaryDir folder;
    const Id trainee = settled(opened(testOptions(folder.path().toStdString()))).trainee;
    std::mt19937 chance(20250101);
    int acknowledged = 0;
    int killedWhileWriting = 0;
    for (int i = 0; i < timesOf("CUTCARD_KILLS", 20); ++i) {
        QProcess writer;
        writer.setStandardErrorFile(QProcess::nullDevice());
        // The one after the last acknowledged may be there already; it is sent again.
        writer.start(CUTCARD_STORE_WRITER,
                     {"append", folder.path(), QString::fromStdString(trainee), QString::number(acknowledged + 1)});
        QVERIFY(writer.waitForStarted());
        writer.waitForReadyRead(static_cast<int>(chance() % 150));
        QTest::qSleep(static_cast<int>(chance() % 100));
        ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
        QVERIFY(writer.waitForFinished());
        const QStringList lines = QString(writer.readAllStandardOutput()).split('\n');
        const int before = acknowledged;
        for (qsizetype line = 0; line + 1 < lines.size(); ++line) {
            QCOMPARE(lines[line], QString("ack %1").arg(acknowledged + 1));
            ++acknowledged;
        }
        if (acknowledged > before) ++killedWhileWriting;
        const QString fault = faultIn(folder.path().toStdString(), trainee, acknowledged);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("kill %1: %2").arg(i).arg(fault)));
    }
    qInfo("%d events acknowledged, %d kills among them", acknowledged, killedWhileWriting);
    QVERIFY(killedWhileWriting >= 3);
}

namespace {

struct Recording {
    QTemporaryDir folder;
    Id trainee;
    std::vector<FileAct> acts;
    std::size_t from = 0;  ///< After the store was made.
};

/// Enough to write the log back into the file several times.
void record(Recording& recording, int events) {
    const std::string folder = recording.folder.path().toStdString();
    startRecording(folder);
    SettledStore made = settled(opened(testOptions(folder)));
    recording.trainee = made.trainee;
    recordWord("made");
    for (int number = 1; number <= events; ++number) {
        const std::vector<NewEvent> one = {
            numberedEvent(made.trainee, number, static_cast<std::size_t>(number % 7) * 5000)};
        if (made.store->append(made.traineeSession, one)) recordWord(std::to_string(number));
    }
    made.store.reset();
    recording.acts = stopRecording();
    while (recording.acts[recording.from].bytes != "made") ++recording.from;
}

}  // namespace

void TestStoreCrashes::aByteOverwrittenInTheLogOfTheDatabaseIsNoHarm() {
    // The last event is one of an exam: its line of the journal is on the disk, and so are those before it.
    // SQLite forgets every change from the first damaged one on, and says nothing: the journal has to know better.
    Recording recording;
    record(recording, 30);
    std::size_t after = recording.acts.size();
    while (recording.acts[after - 1].bytes != "29") --after;
    std::mt19937 chance(11);
    int restored = 0;
    for (int i = 0; i < 20; ++i) {
        const QTemporaryDir into;
        const std::string folder = into.path().toStdString();
        pullPlug(recording.acts, after, false, chance, recording.folder.path().toStdString(), folder);
        QFile log(into.filePath("cutcard.db-wal"));
        QVERIFY(log.open(QIODevice::ReadWrite));
        // Behind the first changes, which made the schema.
        QVERIFY(log.seek(log.size() / 2 + static_cast<qint64>(chance()) % (log.size() / 2)));
        log.write("damage");
        log.close();
        {
            const auto store = opened(testOptions(folder));
            restored += store->startReport().restored.empty() ? 0 : 1;
        }
        QCOMPARE(faultIn(folder, recording.trainee, 29), QString());
    }
    QVERIFY(restored > 5);
}

void TestStoreCrashes::nothingAcknowledgedIsMissingAfterAPulledPlug() {
    Recording recording;
    record(recording, 250);
    std::mt19937 chance(7);
    const int plugs = timesOf("CUTCARD_PLUGS", 25);
    int lastAcknowledged = 0;
    for (int i = 0; i < plugs; ++i) {
        const QTemporaryDir into;
        const std::size_t after = recording.from + 1 + chance() % (recording.acts.size() - recording.from - 1);
        const auto words = pullPlug(recording.acts, after, i % 2 == 0, chance, recording.folder.path().toStdString(),
                                    into.path().toStdString());
        const int acknowledged = words.back() == "made" ? 0 : std::stoi(words.back());
        lastAcknowledged = std::max(lastAcknowledged, acknowledged);
        const QString fault = faultIn(into.path().toStdString(), recording.trainee, acknowledged);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("plug %1 after act %2: %3").arg(i).arg(after).arg(fault)));
    }
    qInfo("%zu acts recorded, the latest plug after event %d", recording.acts.size(), lastAcknowledged);
    QVERIFY(lastAcknowledged > 100);
}

void TestStoreCrashes::thePlugTestSeesAMissingSync() {
    Recording recording;
    record(recording, 30);
    std::erase_if(recording.acts,
                  [](const FileAct& act) { return act.kind == FileAct::Kind::Sync && act.path.ends_with("-wal"); });
    // Without the journal, which would make up for it.
    std::erase_if(recording.acts, [](const FileAct& act) { return act.path.find("/journal") != std::string::npos; });
    const QTemporaryDir into;
    std::mt19937 chance(7);
    std::size_t after = recording.acts.size();
    while (recording.acts[after - 1].bytes != "20") --after;
    pullPlug(recording.acts, after, true, chance, recording.folder.path().toStdString(), into.path().toStdString());
    QVERIFY(!faultIn(into.path().toStdString(), recording.trainee, 20).isEmpty());
}

void TestStoreCrashes::nothingAcknowledgedIsMissingAfterAFullDisk() {
    if (!mayMount()) QSKIP("This machine does not allow a disk of one's own.");
    const QTemporaryDir folder;
    QProcess process;
    // Inside a namespace of its own: a disk of 3 MB, filled, copied out before it vanishes.
    const QString mount = QString(
        "mount -t tmpfs -o size=3m none \"$2\" && cp -r \"$4\"/. \"$2\" && "
        "\"$0\" fill \"$2\" \"$3\"; cp -r \"$2\"/. \"$4\"");
    const QTemporaryDir disk;
    const Id trainee = settled(opened(testOptions(folder.path().toStdString()))).trainee;
    process.start("unshare", {"-Ur", "--mount", "sh", "-c", mount, CUTCARD_STORE_WRITER, "fill", disk.path(),
                              QString::fromStdString(trainee), folder.path()});
    QVERIFY(process.waitForFinished());
    const QStringList lines = QString(process.readAllStandardOutput()).trimmed().split('\n');
    QCOMPARE(lines.back(), QString("refused %1").arg(static_cast<int>(StoreFault::DiskFull)));
    const int acknowledged = static_cast<int>(lines.size()) - 1;
    QVERIFY(acknowledged > 10);
    QCOMPARE(faultIn(folder.path().toStdString(), trainee, acknowledged), QString());
}

void TestStoreCrashes::aDiskThatIsFullForAWhileIsNoHarm() {
    const QTemporaryDir folder;
    SettledStore made = settled(opened(testOptions(folder.path().toStdString())));
    int acknowledged = 0;
    int refusals = 0;
    for (int turn = 0; turn < 40; ++turn) {
        // It fills up at another moment each time: within the database, between it and the journal, within the journal.
        limitSpace(turn * 900);
        const std::vector<NewEvent> next = {numberedEvent(made.trainee, acknowledged + 1, 2000)};
        const auto stored = made.store->append(made.traineeSession, next);
        limitSpace(-1);
        if (stored) {
            ++acknowledged;
            continue;
        }
        QCOMPARE(stored.refusal().fault, StoreFault::DiskFull);
        ++refusals;
        // Sent again, it is stored once.
        if (turn % 2 == 0) {
            QVERIFY(made.store->append(made.traineeSession, next));
            ++acknowledged;
        }
    }
    QVERIFY(refusals > 5);
    QVERIFY(acknowledged > 10);
    made.store.reset();
    QCOMPARE(faultIn(folder.path().toStdString(), made.trainee, acknowledged), QString());
}

QTEST_GUILESS_MAIN(TestStoreCrashes)
#include "tst_store_crashes.moc"
