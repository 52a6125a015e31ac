#include "app/session/history_record.h"
#include "app/session/practice_history.h"
#include "engine/record/act_record.h"
#include "tests/app/session/round_state.h"
#include "tests/app/store/store_bench.h"

#include <QProcess>
#include <QTest>

#include <csignal>
#include <map>
#include <optional>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// Whoever practises loses no step that was answered, whatever ends the program. CUTCARD_KILLS sets how often.
class TestPracticeKills : public QObject {
    Q_OBJECT

private slots:
    void everyAcknowledgedTryIsThereOnceAfterAKill();
};

namespace {

/// What the program said it had kept of the newest round.
struct Told {
    Id round;  ///< Empty before the first.
    QStringList moves;
    bool finished = false;
};

/// What the program said of a round, done once more.
bool doOnce(const QString& move, PracticeRound& round) {
    if (move == "hint") return round.hint() != HintLevel::None;
    if (move == "undo") {
        const bool can = round.canUndo();
        round.undo();
        return can;
    }
    const qsizetype blank = move.indexOf(' ', 4);
    const auto json = parseStrictJson(move.mid(blank + 1).toStdString());
    Reading reading;
    if (!json) return false;
    const Act act = readAct(*json, JsonPath(), reading);
    round.act(act, move.mid(4, blank - 4).toLongLong());
    return !reading.refused();
}

QString tryMove(const Try& one) {
    std::string act;
    JsonWriter out(act);
    writeAct(out, one.act);
    return QString("try %1 %2").arg(one.milliseconds).arg(QString::fromStdString(act));
}

/// The moves of which the round in the store consists: those that were told, and perhaps the one after them. Nothing
/// where it is another round.
std::optional<QStringList> movesOf(const PracticeRound& stored, const QStringList& told) {
    const auto same = [&](const QStringList& moves) {
        PracticeRound round(stored.table(), stored.round(), stored.way(), stored.from());
        return std::all_of(moves.begin(), moves.end(), [&](const QString& move) { return doOnce(move, round); }) &&
               stateOf(round) == stateOf(stored);
    };
    if (same(told)) return told;
    QStringList more = {"hint", "undo"};
    if (!stored.tries().empty()) more << tryMove(stored.tries().back());
    for (const QString& move : more) {
        if (same(told + QStringList{move})) return told + QStringList{move};
    }
    return std::nullopt;
}

/// Every try is there once, and has its answer where it was the first at its step. Empty: so it is.
QString faultInEvents(Store& store, const StoreSession& who, PracticeHistory& history) {
    std::map<std::pair<Id, std::size_t>, int> tries;
    const auto events = store.events(who, {"practice.act", {}, 0, 100'000});
    const auto rounds = history.rounds(100'000);
    if (!events || !rounds) return "the history cannot be read";
    for (const Event& event : *events) {
        const auto kept = readTry(event.body);
        if (!kept) return "a try cannot be read";
        if (++tries[{kept->session, kept->number}] > 1) return "a try is doubled";
    }
    std::size_t answers = 0;
    std::size_t all = 0;
    for (const PractisedRound& one : *rounds) {
        const auto round = history.load(one.id);
        if (!round) return "a round cannot be loaded";
        all += round->tries().size();
        for (std::size_t i = 0; i < round->tries().size(); ++i) {
            if (round->isFirstAtItsStep(i)) ++answers;
        }
    }
    if (all != tries.size()) return "tries without a round";
    if (answers != history.answers()->size()) return "an answer without its try, or a try without its answer";
    return {};
}

/// Takes over what is in the store. Empty: it is what was told, and at most one thing more.
QString faultIn(const std::string& folder, const Id& trainee, Told& told) {
    const auto store = SqliteStore::open(testOptions(folder));
    if (!store) return QString("refused: %1").arg(static_cast<int>(store.refusal().fault));
    const auto who = (*store)->enter(trainee);
    PracticeHistory history(**store, *who);
    const auto left = history.unfinished();
    if (!left) return "the unfinished round cannot be looked for";
    const bool isOver = told.round.empty() || told.finished;
    if (*left && **left != told.round) {
        if (!isOver) return "another round is named than the one that was begun";
        told = {**left, {}, false};
    } else if (*left && told.finished) {
        return "a round was finished and is not";
    }
    if (!told.round.empty()) {
        const auto stored = history.load(told.round);
        if (!stored) return "the newest round cannot be loaded";
        const auto moves = movesOf(*stored, told.moves);
        if (!moves) return "the newest round is not as it was left";
        told.moves = *moves;
        if (!*left && !told.finished && stored->next()) return "the unfinished round is not named";
        told.finished = !*left;
    }
    return faultInEvents(**store, *who, history);
}

/// What is printed whole. Nothing where it is not what the program says.
bool listen(const QStringList& lines, Told& told, int& tries) {
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QString& line = lines[i];
        if (line.startsWith("begin ")) {
            told = {line.mid(6).toStdString(), {}, false};
        } else if (line == "finish") {
            told.finished = true;
        } else if (line == "hint" || line == "undo" || line.startsWith("try ")) {
            told.moves << line;
            if (line.startsWith("try ")) ++tries;
        } else {
            return false;
        }
    }
    return true;
}

}  // namespace

void TestPracticeKills::everyAcknowledgedTryIsThereOnceAfterAKill() {
    const QTemporaryDir folder;
    const Id trainee = settled(opened(testOptions(folder.path().toStdString()))).trainee;
    const int wanted = qEnvironmentVariableIntValue("CUTCARD_KILLS");
    std::mt19937 chance(20260101);
    Told told;
    int tries = 0;
    int killedWhilePractising = 0;
    for (int i = 0; i < (wanted > 0 ? wanted : 10); ++i) {
        QProcess writer;
        writer.setStandardErrorFile(QProcess::nullDevice());
        writer.start(CUTCARD_PRACTICE_WRITER,
                     {folder.path(), QString::fromStdString(trainee), QString::number(chance())});
        QVERIFY(writer.waitForStarted());
        // Also while it opens the store, now and then.
        if (i % 5 != 4) writer.waitForReadyRead(5000);
        QTest::qSleep(static_cast<int>(chance() % 150));
        ::kill(static_cast<pid_t>(writer.processId()), SIGKILL);
        QVERIFY(writer.waitForFinished());
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        const int before = tries;
        QVERIFY(listen(QString(writer.readAllStandardOutput()).split('\n'), told, tries));
        if (tries > before) ++killedWhilePractising;
        const QString fault = faultIn(folder.path().toStdString(), trainee, told);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("kill %1: %2").arg(i).arg(fault)));
    }
    qInfo("%d tries acknowledged, %d kills among them", tries, killedWhilePractising);
    QVERIFY(killedWhilePractising >= 3);
}

QTEST_GUILESS_MAIN(TestPracticeKills)
#include "tst_practice_kills.moc"
