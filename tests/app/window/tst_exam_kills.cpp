#include "app/session/exam/exam_clock.h"
#include "tests/app/session/exam/exam_bench.h"
#include "tests/support/cli_runner.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <optional>
#include <random>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Whoever sits an exam loses nothing that was stored, and no time, whatever ends the program. CUTCARD_KILLS sets how
// often.
class TestExamKills : public QObject {
    Q_OBJECT

private slots:
    void everyStoredAnswerIsThereOnceAndTheTimeIsRightAfterAKill();

private:
    void startAttempt();
    QString faultInStore();
    QString listen(const QStringList& lines, std::int64_t killedAt);
    void verifySeal();

    QTemporaryDir m_folder;
    store::SupervisorAccess m_access;
    store::Id m_trainee;
    store::Id m_exam;
    store::Id m_attempt;
    QStringList m_told;  ///< The events of the attempt that the program said were stored.
    /// Exam time at the last kill, by the killer's clock. Nothing where the machine had given the program no time just
    /// before: then neither of them can know it.
    std::optional<std::int64_t> m_time = 0;
    std::int64_t m_largestLoss = 0;
    bool m_over = false;
    int m_resumed = 0;
    int m_timed = 0;
    int m_sealed = 0;
};

namespace {

constexpr std::int64_t kStall = 400;

/// Long enough for several kills: questions, rounds, sections with times.
ExamDefinition longExam() {
    ExamDefinition exam =
        sampleExam({section(SectionKind::Theory, 10, 10), section(SectionKind::Payouts, 20, 20),
                    section(SectionKind::Settlement, 8, 40), section(SectionKind::WholeRounds, 2, 30)});
    for (ExamSection& one : exam.sections) one.seconds = 1800;
    exam.seconds = 7200;
    exam.seed = 4;
    return exam;
}

}  // namespace

void TestExamKills::startAttempt() {
    auto store = opened(testOptions(m_folder.filePath("store").toStdString()));
    const auto supervisor = store->signIn(m_access.id, kPassphrase);
    const auto attempt = startExam(*store, *supervisor, {m_exam, 0, m_trainee, {}});
    QVERIFY2(attempt, attempt ? "" : qPrintable(attempt.refusal()));
    m_attempt = *attempt;
    m_told.clear();
    m_time = 0;
    m_over = false;
}

/// Takes over what is in the store. Empty: it is what was told, and at most one act and what follows from it more.
QString TestExamKills::faultInStore() {
    auto store = store::SqliteStore::open(testOptions(m_folder.filePath("store").toStdString()));
    if (!store) return QString("the store is refused: %1").arg(static_cast<int>(store.refusal().fault));
    const auto supervisor = (*store)->signIn(m_access.id, kPassphrase);
    if (!supervisor) return "nobody can sign in";
    const auto text = (*store)->transcript(*supervisor, m_attempt);
    const auto transcript = text ? readTranscript(*text, Unfinished::Allowed) : Result<Transcript>(Refusal{});
    if (!transcript) return "the transcript cannot be read: " + QString::fromStdString(transcript.refusal().at);
    QStringList stored;
    std::set<std::size_t> answered;
    for (const AttemptEvent& event : transcript->attempt.events) {
        stored << QString::fromStdString(eventLine(static_cast<std::size_t>(stored.size()) + 1, event));
        if (event.kind == AttemptEventKind::Answer && !answered.insert(event.item).second) {
            return QString("item %1 was answered twice").arg(event.item);
        }
    }
    // A kill may come between the store and the word: an answer and the next item, or a resumption and the act after.
    if (stored.size() < m_told.size()) return "something stored is missing";
    if (stored.size() > m_told.size() + 4) return "there is more than was done";
    for (qsizetype i = 0; i < m_told.size(); ++i) {
        if (stored[i] != m_told[i]) return QString("told \"%1\", stored \"%2\"").arg(m_told[i], stored[i]);
    }
    m_told = stored;
    m_over = transcript->sealed;
    return {};
}

/// What the program said, and what the time must have been when it was killed.
QString TestExamKills::listen(const QStringList& lines, std::int64_t killedAt) {
    std::optional<std::int64_t> running;
    std::int64_t since = 0;
    std::int64_t stalledAt = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QStringList words = lines[i].split(' ');
        if (words[0] == "event") {
            m_told << lines[i].mid(6);
        } else if (words[0] == "time") {
            const std::int64_t now = words[1].toLongLong();
            if (now - running.value_or(now) > kStall) stalledAt = words[2].toLongLong();
            running = now;
            since = words[2].toLongLong();
        } else if (words[0] == "resumed") {
            ++m_resumed;
            running = words[1].toLongLong();
            if (!m_time) continue;
            ++m_timed;
            m_largestLoss = std::max(m_largestLoss, std::abs(*m_time - *running));
            if (std::abs(*m_time - *running) > 1000) {
                return QString("the time was %1 when it was killed, and %2 when it went on").arg(*m_time).arg(*running);
            }
        } else if (words[0] == "over") {
            m_over = true;
        } else {
            return lines[i];
        }
    }
    if (!running || since == 0) return {};
    m_time = m_told.isEmpty() ? 0 : *running + killedAt - since;
    if (killedAt - since > kStall || (stalledAt != 0 && killedAt - stalledAt < 3 * kStall)) m_time.reset();
    return {};
}

void TestExamKills::verifySeal() {
    {
        auto store = opened(testOptions(m_folder.filePath("store").toStdString()));
        const auto supervisor = store->signIn(m_access.id, kPassphrase);
        const auto text = store->transcript(*supervisor, m_attempt);
        QVERIFY(text);
        QFile file(m_folder.filePath("attempt.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(*text));
    }
    const CliAnswer said =
        runCli({"verify", m_folder.filePath("attempt.jsonl"), "--store", m_folder.filePath("store")});
    QVERIFY2(said.status == 0 && said.out.contains("\"verdict\":\"sealed\""), said.out + said.err);
    ++m_sealed;
}

void TestExamKills::everyStoredAnswerIsThereOnceAndTheTimeIsRightAfterAKill() {
    {
        const SettledStore made = settled(opened(testOptions(m_folder.filePath("store").toStdString())));
        m_access = made.access;
        m_trainee = made.trainee;
        m_exam = defined(made, longExam());
    }
    startAttempt();
    const int wanted = qEnvironmentVariableIntValue("CUTCARD_KILLS");
    std::mt19937 chance(20260701);
    const auto sit = [&](QProcess& sitter) {
        sitter.setStandardErrorFile(m_folder.filePath("errors"));
        sitter.start(CUTCARD_EXAM_SITTER, {m_folder.path(), QString::fromStdString(m_access.id), kPassphrase,
                                           QString::number(chance()), QString::number(m_told.size())});
        QVERIFY(sitter.waitForStarted());
    };
    const int kills = wanted > 0 ? wanted : 10;
    // On a busy machine few of them can be timed: then there are more.
    for (int i = 0; i < kills || (m_timed < 3 && i < 5 * kills); ++i) {
        QProcess sitter;
        sit(sitter);
        // Also while it opens the store, now and then.
        const bool working = i % 7 != 6 && sitter.waitForReadyRead(60'000);
        QTest::qSleep(static_cast<int>(chance() % 1200));
        // A machine that gives the program no time at all would be measured otherwise.
        if (working && sitter.waitForReadyRead(60'000)) QTest::qSleep(static_cast<int>(chance() % 60));
        const std::int64_t before = systemSteadyClock().now();
        sitter.kill();
        QVERIFY(sitter.waitForFinished());
        const QString heard = listen(QString(sitter.readAllStandardOutput()).split('\n'), before);
        QVERIFY2(heard.isEmpty(), qPrintable(QString("kill %1: %2").arg(i).arg(heard)));
        const QString fault = faultInStore();
        QVERIFY2(fault.isEmpty(), qPrintable(QString("kill %1: %2").arg(i).arg(fault)));
        if (!m_over) continue;
        verifySeal();
        startAttempt();
    }
    QProcess sitter;
    sit(sitter);
    QVERIFY(sitter.waitForFinished(300'000));
    QCOMPARE(listen(QString(sitter.readAllStandardOutput()).split('\n'), 0), QString());
    QCOMPARE(faultInStore(), QString());
    QVERIFY(m_over);
    verifySeal();
    qInfo("%d times resumed, %d of them timed, %d exams sealed, the time was off by at most %lld ms", m_resumed,
          m_timed, m_sealed, static_cast<long long>(m_largestLoss));
    QVERIFY(m_resumed >= 3 && m_timed >= 3);
}

QTEST_GUILESS_MAIN(TestExamKills)
#include "tst_exam_kills.moc"
