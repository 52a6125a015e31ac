#include "app/store/attempt_bytes.h"
#include "app/store/attempt_projection.h"
#include "app/store/backups.h"
#include "app/store/rebuild.h"
#include "app/store/rescue.h"
#include "engine/training/exam_score.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/generated_school.h"

#include <QTest>

#include <filesystem>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// What is derived from the events of exams: right, seen where it is not, and made anew.
class TestAttemptProjection : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRowIsTheScoreOfItsTranscript();
    void theSameComesOutOfTheEventsOnceMore();
    void whatDoesNotFitIsMadeAnew_data();
    void whatDoesNotFitIsMadeAnew();
    void anotherRowIsNoticed();
    void theAttemptsComeBackFromTheJournalAlone();
    void theEndThatTheDatabaseLostIsAdded();
    void onlyWhatTheRightChainSaysCounts_data();
    void onlyWhatTheRightChainSaysCounts();
    void whatNoServerTakesIsNotRead();

private:
    std::string copyOfSchool(const QTemporaryDir& into) const;
    /// Rows, details and figures, as far as a supervisor sees them.
    std::string results(const std::string& folder) const;

    QTemporaryDir m_folder;
    GeneratedSchool m_school;
    std::string m_results;
};

void TestAttemptProjection::initTestCase() {
    m_school = makeSchool(m_folder.path().toStdString(), {12, 45, 3, 7});
    m_results = results(m_folder.path().toStdString());
    QVERIFY(m_results.size() > 10'000);
}

std::string TestAttemptProjection::copyOfSchool(const QTemporaryDir& into) const {
    std::filesystem::copy(m_folder.path().toStdString(), into.path().toStdString(),
                          std::filesystem::copy_options::recursive);
    return into.path().toStdString();
}

std::string TestAttemptProjection::results(const std::string& folder) const {
    const auto store = opened(testOptions(folder));
    const auto session = store->signIn(m_school.supervisor, kSchoolPassphrase);
    std::string text;
    AttemptQuery query;
    query.limit = 1000;
    const auto rows = store->attempts(*session, query);
    for (const AttemptRow& row : *rows) {
        text += row.attempt + ' ' + row.trainee + ' ' + row.exam + ' ' + row.title + ' ' + row.rules + ' ' +
                std::to_string(row.startedAt) + ' ' + std::to_string(row.sealedAt) + ' ' +
                std::to_string(row.hundredths) + ' ' + std::to_string(row.errors) + ' ' +
                std::to_string(row.interruptions) + ' ' + row.shortCode + (row.broken ? " broken" : "") +
                (row.regraded ? row.regraded->reason + std::to_string(row.regraded->hundredths) : "") + '\n';
    }
    for (const AnalysisBy by : {AnalysisBy::Item, AnalysisBy::Skill}) {
        const auto figures = store->itemAnalysis(*session, query, by);
        for (const ItemFigures& one : *figures) {
            text += one.key + ' ' + one.rules + ' ' + one.section + ' ' + std::to_string(one.attempts) + ' ' +
                    std::to_string(one.facility) + ' ' + std::to_string(one.discrimination.value_or(-2));
            for (const auto& [reason, count] : one.reasons) text += ' ' + reason + ' ' + std::to_string(count);
            text += '\n';
        }
    }
    return text;
}

void TestAttemptProjection::everyRowIsTheScoreOfItsTranscript() {
    const QTemporaryDir into;
    const auto store = opened(testOptions(copyOfSchool(into)));
    const auto session = store->signIn(m_school.supervisor, kSchoolPassphrase);
    int sealed = 0;
    int regraded = 0;
    const auto rows = store->attempts(*session, {});
    for (const AttemptRow& row : *rows) {
        const auto read = readTranscript(*store->transcript(*session, row.attempt), Unfinished::Allowed);
        QVERIFY(read);
        QCOMPARE(read->header.trainee, row.trainee);
        if (row.state == AttemptState::Running) continue;
        const ExamScore score = scoreOf(read->header.form, read->attempt);
        QCOMPARE(row.hundredths, score.hundredths);
        QCOMPARE(row.passed, score.passed);
        QCOMPARE(row.errors, static_cast<int>(score.errors.size()));
        QCOMPARE(row.criticals, static_cast<int>(score.critical.size()));
        QCOMPARE(row.examTime, read->attempt.events.back().at);
        QCOMPARE(row.shortCode, shortCode(read->head));
        QCOMPARE(row.interruptions,
                 static_cast<int>(
                     std::count_if(read->attempt.events.begin(), read->attempt.events.end(),
                                   [](const AttemptEvent& e) { return e.kind == AttemptEventKind::Interrupted; })));
        int points = 0;
        for (const SectionScore& section : score.sections) points += section.points;
        const auto stored = store->database().number(
            "SELECT sum(points) FROM attempt_items JOIN attempts ON number = attempt WHERE state = 1");
        QVERIFY(stored && *stored >= points);
        ++sealed;
        regraded += row.regraded ? 1 : 0;
    }
    QCOMPARE(sealed, m_school.attempts);
    QCOMPARE(regraded, 0);
}

void TestAttemptProjection::theSameComesOutOfTheEventsOnceMore() {
    const QTemporaryDir into;
    StoreOptions options = testOptions(copyOfSchool(into));
    options.access = Access::ReadOnly;
    const auto store = opened(options);
    const auto rebuilt = rebuildAll(store->database(), ScheduleOptions());
    QVERIFY(rebuilt);
    QCOMPARE(rebuilt->attempts, std::int64_t{m_school.attempts + 1});
    QCOMPARE(rebuilt->differing, std::int64_t{0});
}

void TestAttemptProjection::whatDoesNotFitIsMadeAnew_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("a score") << "UPDATE attempts SET hundredths = 9999 WHERE number = 3";
    QTest::newRow("a name of a skill") << "UPDATE exam_skills SET skill = 'x' WHERE number = 3";
    QTest::newRow("a form") << "UPDATE exam_forms SET id = 'x' WHERE number = 1";
    QTest::newRow("points") << "UPDATE attempt_items SET points = points + 1 WHERE attempt = 5 AND item = 2";
    QTest::newRow("points of a skill") << "UPDATE attempt_skills SET points = points + 1 WHERE attempt = 5";
    QTest::newRow("a reason") << "UPDATE attempt_errors SET reason = 'x'";
    QTest::newRow("an attempt gone") << "DELETE FROM attempts WHERE number = 4";
    QTest::newRow("the last one gone") << "DELETE FROM attempts WHERE number = (SELECT max(number) FROM attempts)";
    QTest::newRow("an item gone") << "DELETE FROM attempt_items WHERE attempt = 5 AND item = 2";
    QTest::newRow("a row of nothing") << "INSERT INTO attempt_items VALUES (9999, 1, 0, 1, 1, 1, 1)";
    QTest::newRow("everything gone") << "DELETE FROM attempts; DELETE FROM attempt_items; DELETE FROM attempt_skills;"
                                        "DELETE FROM attempt_errors; DELETE FROM exam_forms; DELETE FROM exam_skills";
}

void TestAttemptProjection::whatDoesNotFitIsMadeAnew() {
    QFETCH(QString, sql);
    const QTemporaryDir into;
    const std::string folder = copyOfSchool(into);
    {
        const auto database = SqliteDatabase::open(databasePath(folder), Access::ReadWrite);
        QVERIFY((*database)->execute(sql.toStdString()));
    }
    QCOMPARE(results(folder), m_results);
    const auto store = opened(testOptions(folder));
    QCOMPARE(rebuildAll(store->database(), ScheduleOptions())->differing, std::int64_t{0});
}

void TestAttemptProjection::anotherRowIsNoticed() {
    const QTemporaryDir into;
    const auto store = opened(testOptions(copyOfSchool(into)));
    QVERIFY(store->database().execute("UPDATE attempts SET valid_passed = 1 - valid_passed WHERE number IN (3, 4)"));
    QCOMPARE(rebuildAll(store->database(), ScheduleOptions())->differing, std::int64_t{2});
}

/// Items and all: without the form of an exam nobody could say what the answers were worth.
void TestAttemptProjection::theAttemptsComeBackFromTheJournalAlone() {
    const QTemporaryDir into;
    const std::string folder = copyOfSchool(into);
    std::map<Id, std::string> transcripts;
    {
        const auto store = opened(testOptions(folder));
        const auto session = store->signIn(m_school.supervisor, kSchoolPassphrase);
        const auto rows = store->attempts(*session, {});
        for (const AttemptRow& row : *rows) transcripts[row.attempt] = *store->transcript(*session, row.attempt);
    }
    std::filesystem::remove(databasePath(folder));
    std::filesystem::remove_all(backupFolder(folder));
    QVERIFY(rescue(testOptions(folder)));
    const auto store = opened(testOptions(folder));
    const auto access = store->setUp("Sam", kPassphrase);
    const auto session = store->signIn(access->id, kPassphrase);
    QCOMPARE(*store->countAttempts(*session, {}), static_cast<int>(transcripts.size()));
    for (const auto& [id, text] : transcripts) {
        QCOMPARE(*store->transcript(*session, id), text);
        QVERIFY(!store->attempt(*session, id)->broken);
    }
}

void TestAttemptProjection::theEndThatTheDatabaseLostIsAdded() {
    const QTemporaryDir into;
    const std::string folder = copyOfSchool(into);
    const std::string early = into.filePath("early.db").toStdString();
    Id exam;
    {
        const auto store = opened(testOptions(folder));
        QVERIFY(store->file().copyTo(early));
        const auto session = store->signIn(m_school.supervisor, kSchoolPassphrase);
        AttemptQuery query;
        query.state = AttemptState::Running;
        const Id id = store->attempts(*session, query)->front().attempt;
        const auto begun = readTranscript(*store->transcript(*session, id), Unfinished::Allowed);
        TranscriptWriter writer(begun->head, 0);
        AttemptEvent event;
        std::vector<std::string> lines = {writer.append(event)};
        event.kind = AttemptEventKind::Finished;
        lines.push_back(writer.append(event));
        QVERIFY(store->keepLines(*session, id, lines));
        QVERIFY(store->seal(*session, id));
        QVERIFY(store->regrade(*session, id, "An appeal"));
    }
    const std::string wanted = results(folder);
    QVERIFY(wanted != m_results);
    std::filesystem::copy_file(early, databasePath(folder), std::filesystem::copy_options::overwrite_existing);
    QCOMPARE(results(folder), wanted);
}

void TestAttemptProjection::onlyWhatTheRightChainSaysCounts_data() {
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isForeign");
    QTest::addColumn<bool>("counts");
    const auto line = [](const char* members) {
        return QByteArray(R"({"attempt":"ATTEMPT","line":{"event":)") + members + R"(,"hash":")" + QByteArray(64, '1') +
               R"("}})";
    };
    const QByteArray good = line(R"({"n":1,"at":5,"kind":"item_started","item":1})");
    QTest::newRow("a line") << QByteArray("attempt.event") << good << false << true;
    QTest::newRow("a line of another chain") << QByteArray("attempt.event") << good << true << false;
    const std::vector<std::pair<const char*, const char*>> malformed = {
        {"a time that is a text", R"({"n":1,"at":"5","kind":"item_started","item":1})"},
        {"a time that is none", R"({"n":1,"kind":"item_started","item":1})"},
        {"a time beyond all", R"({"n":1,"at":18446744073709551615,"kind":"item_started","item":1})"},
        {"a kind that is a number", R"({"n":1,"at":5,"kind":1,"item":1})"},
        {"an item that is a text", R"({"n":1,"at":5,"kind":"item_started","item":"1"})"},
        {"a line that is a list", R"([1,5])"}};
    for (const auto& [name, members] : malformed)
        QTest::newRow(name) << QByteArray("attempt.event") << line(members) << false << false;
    const QByteArray regrading(R"({"attempt":"SEALED","by":"","reason":"why","hundredths":1,"passed":false})");
    QTest::newRow("a regrading") << QByteArray("exam.regraded") << regrading << false << true;
    QTest::newRow("a regrading of another chain") << QByteArray("exam.regraded") << regrading << true << false;
    QByteArray running = regrading;
    QTest::newRow("a regrading of what still runs")
        << QByteArray("exam.regraded") << running.replace("SEALED", "ATTEMPT") << false << false;
    const QByteArray seal(R"({"attempt":"ATTEMPT","head":"1"})");
    QTest::newRow("a seal of another chain") << QByteArray("attempt.sealed") << seal << true << false;
}

/// As at a school, where what comes was not checked before.
void TestAttemptProjection::onlyWhatTheRightChainSaysCounts() {
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, body);
    QFETCH(bool, isForeign);
    QFETCH(bool, counts);
    const QTemporaryDir into;
    const auto store = opened(testOptions(copyOfSchool(into)));
    const auto session = store->signIn(m_school.supervisor, kSchoolPassphrase);
    AttemptQuery query;
    query.state = AttemptState::Running;
    const Id runs = store->attempts(*session, query)->front().attempt;
    query.state = AttemptState::Sealed;
    const Id sealed = store->attempts(*session, query)->front().attempt;
    const Id attempt = body.contains("SEALED") ? sealed : runs;
    const AttemptRecord before = **findAttempt(store->database(), attempt);
    Event event;
    event.position = 1'000'000'000;
    event.id = kind == "attempt.sealed" ? sealedId(attempt) : newId();
    event.origin = isForeign ? newId() : store->origin();
    event.at = 7;
    event.kind = kind.toStdString();
    event.subject = before.row.trainee;
    event.body = body.replace("ATTEMPT", runs.c_str()).replace("SEALED", sealed.c_str()).toStdString();
    AttemptProjection projection(store->database());
    QVERIFY(store->database().execute("BEGIN"));
    QVERIFY(projection.take(event));
    QVERIFY(projection.finish());
    const AttemptRecord after = **findAttempt(store->database(), attempt);
    QVERIFY(store->database().execute("ROLLBACK"));
    QCOMPARE(after.position, counts ? event.position : before.position);
    QCOMPARE(after.row == before.row && after.events == before.events && after.head == before.head, !counts);
}

void TestAttemptProjection::whatNoServerTakesIsNotRead() {
    const AttemptOrigin good{newId(), newId(), 1, newId(), 1, newId(), "{", "}"};
    QVERIFY(readOrigin(originBody(good)));
    for (const std::string& word : {std::string("\0", 1), std::string(1001, 'x')}) {
        AttemptOrigin other = good;
        other.exam = word;
        QVERIFY(!readOrigin(originBody(other)));
        other = good;
        other.by = word;
        QVERIFY(!readOrigin(originBody(other)));
        other = good;
        other.form = word;
        QVERIFY(!readOrigin(originBody(other)));
    }
    QVERIFY(readRegrading(regradingBody(good.attempt, {7, {}, "why", 1, true}), 7));
    QVERIFY(!readRegrading(regradingBody(good.attempt, {7, {}, std::string("\0", 1), 1, true}), 7));
    QCOMPARE(attemptIn(sealBody(good.attempt, {}, {}, {})), good.attempt);
    for (const char* body :
         {R"({"attempt":"7"})", R"({"attempt":7})", R"({"attempt":})", "{}", "", "{\"attempt\":\"\xff\"}"})
        QCOMPARE(attemptIn(body), Id());
    QCOMPARE(formNamedIn(formBody(good.form, 3, "{}"))->version, 3);
    for (const char* version : {"0", "-1", "1x", "\"1\"", "99999999999", "2000000000", ""})
        QVERIFY(!formNamedIn("{\"form\":\"" + good.form + "\",\"version\":" + version + "}"));
    QVERIFY(!formNamedIn(R"({"form":"7","version":1})"));
}

QTEST_GUILESS_MAIN(TestAttemptProjection)
#include "tst_attempt_projection.moc"
