#include "engine/record/transcript.h"
#include "engine/rules/rule_book.h"
#include "engine/training/exam_score.h"
#include "engine/training/regrade.h"
#include "tests/support/data_files.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/sample_exams.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// The attempt file: what was written is read back, and whatever was done to it afterwards is seen.
class TestTranscript : public QObject {
    Q_OBJECT

private slots:
    void anAttemptIsReadBackAsItWas_data() { addRuleSetRows(); }
    void anAttemptIsReadBackAsItWas();
    void everyKindOfEventIsReadBack();
    void anAttemptGoesOnWhereItWasInterrupted();
    void anOldAttemptKeepsItsScore();
    void everyChangedByteIsRefusedOnItsLine();
    void aMissingLineIsRefused();
    void aLineTwiceIsRefused();
    void linesInAnotherOrderAreRefused();
    void aCutOffTailIsRefused();
    void aForgedLineIsRefused();
    void anUnknownVersionIsNamed();
    void itemsOfAnotherRuleSetAreRefused_data();
    void itemsOfAnotherRuleSetAreRefused();
    void aFileThatIsNoAttemptIsRefused_data();
    void aFileThatIsNoAttemptIsRefused();
    void eventsThatCannotHaveHappenedAreRefused_data();
    void eventsThatCannotHaveHappenedAreRefused();
    void todaysEngineFindsNothingInAFormOfToday_data() { addRuleSetRows(); }
    void todaysEngineFindsNothingInAFormOfToday();
    void aRegradeListsWhatIsNewGoneAndChanged();
};

namespace {

using Lines = std::vector<std::string>;

const std::string& golden() {
    static const std::string text = dataFile("golden/attempt_generator_0.jsonl");
    return text;
}

Lines linesOf(const std::string& text) {
    Lines lines;
    for (const QByteArray& line : QByteArray::fromStdString(text).chopped(1).split('\n')) {
        lines.push_back(line.toStdString());
    }
    return lines;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

/// "event_changed at line 7", or "read".
std::string verdictOn(const std::string& text) {
    const auto transcript = readTranscript(text);
    if (transcript) return "read";
    return std::string(refusalCodeName(transcript.refusal().code)) + " at " + transcript.refusal().at;
}

std::string reasonFor(const std::string& text) {
    const auto transcript = readTranscript(text);
    return transcript ? "read" : std::string(transcript.refusal().reason);
}

std::string onLine(const char* code, std::size_t index) {
    return std::string(code) + " at line " + std::to_string(index + 1);
}

/// A file with these bytes for header and events, sealed as it should be.
std::string sealed(const std::string& header, const Lines& events) {
    Digest head = sha256(header);
    std::string text = R"({"header":)" + header + R"(,"hash":")" + hexOf(head) + "\"}\n";
    for (const std::string& event : events) {
        head = chained(head, event);
        text += R"({"event":)" + event + R"(,"hash":")" + hexOf(head) + "\"}\n";
    }
    return text + R"({"head":")" + hexOf(head) + R"(","signature":null,"key":null})" + '\n';
}

/// The bytes inside a line of the golden file.
std::string inside(const std::string& line) {
    const std::size_t begin = line.find(':') + 1;
    return line.substr(begin, line.rfind(",\"hash\"") - begin);
}

std::string replaced(std::string text, const std::string& piece, const std::string& other) {
    const std::size_t at = text.find(piece);
    if (at == std::string::npos) qFatal("nothing to replace: %s", piece.c_str());
    return text.replace(at, piece.size(), other);
}

}  // namespace

void TestTranscript::anAttemptIsReadBackAsItWas() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    const auto form = makeForm(defaultExam(*chapter), 3, standardSource());
    QVERIFY(form);
    TranscriptHeader header = sampleHeader(*form);
    header.rulesHash = rulesHash(*chapter);
    const Attempt attempt = faultless(*form);
    const std::string text = transcriptText(header, attempt);
    const auto read = readTranscript(text);
    QVERIFY2(read, verdictOn(text).c_str());
    QVERIFY(read->header == header);
    QVERIFY(read->attempt == attempt);
    QVERIFY(read->sealed);
    QCOMPARE(transcriptText(read->header, read->attempt), text);
    QVERIFY(scoreOf(read->header.form, read->attempt) == scoreOf(*form, attempt));
}

void TestTranscript::everyKindOfEventIsReadBack() {
    ExamForm form;
    form.definition = sampleExam({section(SectionKind::Settlement, 1, 1), section(SectionKind::Payouts, 1, 1)});
    form.items = {{0, sampleRoundItem()}, {1, sampleQuestion()}};
    AttemptEvent interrupted = finished(2000);
    interrupted.kind = AttemptEventKind::Interrupted;
    AttemptEvent resumed = interrupted;
    resumed.kind = AttemptEventKind::Resumed;
    resumed.downtime = 86'400'000;
    resumed.supervisor = "99999999-8888-4777-8666-555555555555";
    const Act act{.action = "say \"ü\"", .seat = 1, .amount = Money::cents(750), .to = "dealer", .key = "coin_in"};
    const Attempt attempt{{started(0, 0), did(0, act, 1000), interrupted, resumed,
                           timeIsUp(TimeoutScope::Section, 3000), started(1, 3000), answered(1, 2, 4000),
                           timeIsUp(TimeoutScope::Exam, 5000), finished(5000)}};
    const auto read = readTranscript(transcriptText(sampleHeader(form), attempt));
    QVERIFY2(read, verdictOn(transcriptText(sampleHeader(form), attempt)).c_str());
    QVERIFY(read->attempt == attempt);
    QVERIFY(read->header.form == form);
}

void TestTranscript::anAttemptGoesOnWhereItWasInterrupted() {
    ExamForm form;
    form.definition = sampleExam({section(SectionKind::Settlement, 1, 1)});
    form.items = {{0, sampleRoundItem()}};
    const Attempt attempt = faultless(form);
    const std::string whole = transcriptText(sampleHeader(form), attempt);
    Lines lines = linesOf(whole);
    lines.resize(4);
    QCOMPARE(verdictOn(joined(lines)), std::string("cut_off at line 4"));
    const auto begun = readTranscript(joined(lines), Unfinished::Allowed);
    QVERIFY(begun);
    QVERIFY(!begun->sealed);
    QCOMPARE(begun->attempt.events.size(), 3U);
    TranscriptWriter writer(begun->head, begun->attempt.events.size());
    for (std::size_t i = 3; i < attempt.events.size(); ++i) lines.push_back(writer.append(attempt.events[i]));
    lines.push_back(writer.lastLine());
    QCOMPARE(joined(lines), whole);
}

void TestTranscript::anOldAttemptKeepsItsScore() {
    // Worked out by hand in tests/data/golden/make_attempt.py.
    const auto transcript = readTranscript(golden());
    QVERIFY2(transcript, verdictOn(golden()).c_str());
    QCOMPARE(transcript->header.form.generator, 0);
    const ExamScore score = scoreOf(transcript->header.form, transcript->attempt);
    QVERIFY((score.sections == std::vector<SectionScore>{{9, 10}, {1, 2}}));
    QCOMPARE(score.hundredths, 7'800);
    QVERIFY(!score.passed && score.critical.empty());
    QCOMPARE(score.errors.size(), 2U);
}

void TestTranscript::everyChangedByteIsRefusedOnItsLine() {
    const Lines lines = linesOf(golden());
    const std::set<std::string> codes = {"event_changed", "event_missing", "event_added", "unknown_version"};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        int changedCount = 0;
        int count = 0;
        // Every byte of an event, and every seventh of the long header.
        for (std::size_t k = 0; k < lines[i].size(); k += i == 0 ? 7 : 1) {
            Lines tampered = lines;
            tampered[i][k] = static_cast<char>(tampered[i][k] ^ 1);
            const std::string verdict = verdictOn(joined(tampered));
            const std::string place = " at line " + std::to_string(i + 1);
            const std::size_t end = verdict.find(" at ");
            // The last line is no part of the chain; a broken key of it is a fault of form.
            const bool ofForm = verdict.starts_with("bad_format") && (i == 0 || i + 1 == lines.size());
            QVERIFY2(ofForm || codes.contains(verdict.substr(0, end)), verdict.c_str());
            QVERIFY2(verdict.substr(std::min(end, verdict.size())).starts_with(place), (verdict + place).c_str());
            ++count;
            changedCount += verdict.starts_with("event_changed") ? 1 : 0;
        }
        // Only a number, a key or the version that was hit can look like something else.
        QVERIFY2(changedCount * 10 >= count * 7, std::to_string(i + 1).c_str());
    }
}

void TestTranscript::aMissingLineIsRefused() {
    const Lines lines = linesOf(golden());
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        Lines tampered = lines;
        tampered.erase(tampered.begin() + static_cast<std::ptrdiff_t>(i));
        QCOMPARE(verdictOn(joined(tampered)), onLine("event_missing", i));
    }
}

void TestTranscript::aLineTwiceIsRefused() {
    const Lines lines = linesOf(golden());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Lines tampered = lines;
        tampered.insert(tampered.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        QCOMPARE(verdictOn(joined(tampered)), onLine("event_added", i + 1));
    }
}

void TestTranscript::linesInAnotherOrderAreRefused() {
    const Lines lines = linesOf(golden());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t k = i + 1; k < lines.size(); ++k) {
            Lines tampered = lines;
            std::swap(tampered[i], tampered[k]);
            // Without its first line a file is no longer one of ours.
            const std::string wanted = onLine(i == 0 ? "event_missing" : "event_order", i);
            const std::string verdict = verdictOn(joined(tampered));
            // The last line among the events is an end with something behind it.
            const bool endedEarly = k + 1 == lines.size() && i > 0 && verdict == onLine("event_added", i + 1);
            QVERIFY2(verdict == wanted || endedEarly, (verdict + ", not " + wanted).c_str());
        }
    }
}

void TestTranscript::aCutOffTailIsRefused() {
    const Lines lines = linesOf(golden());
    for (std::size_t count = 1; count < lines.size(); ++count) {
        const std::string whole = joined(Lines(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count)));
        QCOMPARE(verdictOn(whole), onLine("cut_off", count - 1));
        // In the middle of the next line.
        QCOMPARE(verdictOn(whole + lines[count].substr(0, lines[count].size() / 2)), onLine("cut_off", count));
    }
    QCOMPARE(verdictOn(""), std::string("cut_off at line 1"));
    // The end of the last line alone may be missing.
    QCOMPARE(verdictOn(golden().substr(0, golden().size() - 1)), std::string("read"));
}

void TestTranscript::aForgedLineIsRefused() {
    Lines lines = linesOf(golden());
    // An event of its own, chained to the one before it as it should be: those behind it no longer follow.
    const std::string forged = R"({"n":4,"at":6000,"kind":"action","item":1,"act":{"action":"reveal_dealer"}})";
    const Digest before = *digestOf(lines[3].substr(lines[3].size() - 66, 64));
    lines.insert(lines.begin() + 4, R"({"event":)" + forged + R"(,"hash":")" + hexOf(chained(before, forged)) + "\"}");
    QCOMPARE(verdictOn(joined(lines)), std::string("event_added at line 6"));
    // The same instead of the fourth event.
    lines.erase(lines.begin() + 5);
    QCOMPARE(verdictOn(joined(lines)), std::string("event_changed at line 6"));
}

void TestTranscript::anUnknownVersionIsNamed() {
    const Lines lines = linesOf(golden());
    const std::string header = replaced(inside(lines[0]), "cutcard-transcript/1", "cutcard-transcript/2");
    const auto read = readTranscript(sealed(header, {inside(lines[1])}));
    QVERIFY(!read);
    QCOMPARE(std::string(read.refusal().reason), std::string("unknown_version"));
    QCOMPARE(read.refusal().at, std::string("line 1"));
    QVERIFY(read.refusal().params == std::vector<std::string>{"cutcard-transcript/2"});
}

void TestTranscript::itemsOfAnotherRuleSetAreRefused_data() {
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const char* piece, const char* other, const char* at) {
        QTest::newRow(name) << piece << other << at;
    };
    row("the header", R"("rules":{"id":"pa-657a-crazy4")", R"("rules":{"id":"ma-crazy4")", "line 1 rules.id");
    row("a round", R"("round":{"format":"cutcard-round/1","rules":"pa-657a-crazy4")",
        R"("round":{"format":"cutcard-round/1","rules":"ma-crazy4")", "line 1 items[0].round.rules");
    row("a question", R"("kind":"theory","rules":"pa-657a-crazy4")", R"("kind":"theory","rules":"ma-crazy4")",
        "line 1 items[2].question.rules");
}

void TestTranscript::itemsOfAnotherRuleSetAreRefused() {
    QFETCH(QString, piece);
    QFETCH(QString, other);
    QFETCH(QString, at);
    const std::string header = replaced(inside(linesOf(golden())[0]), piece.toStdString(), other.toStdString());
    QCOMPARE(verdictOn(sealed(header, {R"({"n":1,"at":0,"kind":"finished"})"})), "other_rules at " + at.toStdString());
}

void TestTranscript::aFileThatIsNoAttemptIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("words") << QByteArray("Dear sir or madam,\n");
    QTest::newRow("a round") << QByteArray("{\"format\":\"cutcard-round/1\"}\n");
    QTest::newRow("a header of something else")
        << QByteArray::fromStdString(sealed(R"({"format":"cutcard-round/1"})", {}));
    QTest::newRow("nothing but zeroes") << QByteArray(10, '\0') + "\n";
}

void TestTranscript::aFileThatIsNoAttemptIsRefused() {
    QFETCH(QByteArray, text);
    QCOMPARE(reasonFor(text.toStdString()), std::string("not_a_transcript"));
}

void TestTranscript::eventsThatCannotHaveHappenedAreRefused_data() {
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* events, const char* reason) {
        QTest::newRow(name) << QByteArray(events) << reason;
    };
    row("no end", R"({"n":1,"at":0,"kind":"item_started","item":1})", "not_finished");
    row("an item that is not there", R"({"n":1,"at":0,"kind":"item_started","item":5})", "not_a_whole_number");
    row("an event nobody knows", R"({"n":1,"at":0,"kind":"coffee"})", "unknown_word");
    row("a key nobody knows", R"({"n":1,"at":0,"kind":"finished","why":"tired"})", "unknown_key");
    row("a number twice", R"({"n":1,"n":1,"at":0,"kind":"finished"})", "duplicate_key");
    row("time that goes back", "{\"n\":1,\"at\":5,\"kind\":\"interrupted\"}\n{\"n\":2,\"at\":4,\"kind\":\"finished\"}",
        "time_goes_back");
    row("an answer to an item that was not started", R"({"n":1,"at":0,"kind":"answer","item":3,"option":0})",
        "item_not_started");
    row("an answer to a round",
        "{\"n\":1,\"at\":0,\"kind\":\"item_started\",\"item\":1}\n"
        R"({"n":2,"at":0,"kind":"answer","item":1,"option":0})",
        "not_a_question");
    row("an action in a question",
        "{\"n\":1,\"at\":0,\"kind\":\"item_started\",\"item\":3}\n"
        R"({"n":2,"at":0,"kind":"action","item":3,"act":{"action":"stop"}})",
        "not_a_round");
    row("an option that is not there",
        "{\"n\":1,\"at\":0,\"kind\":\"item_started\",\"item\":3}\n"
        R"({"n":2,"at":0,"kind":"answer","item":3,"option":3})",
        "not_a_whole_number");
    row("a supervisor with a name", R"({"n":1,"at":0,"kind":"resumed","downtime":1,"supervisor":"Anna"})",
        "not_a_uuid");
    row("something after the end", "{\"n\":1,\"at\":0,\"kind\":\"finished\"}\n{\"n\":2,\"at\":0,\"kind\":\"finished\"}",
        "event_added");
    row("a number left out", R"({"n":2,"at":0,"kind":"finished"})", "event_order");
}

void TestTranscript::eventsThatCannotHaveHappenedAreRefused() {
    QFETCH(QByteArray, events);
    Lines lines;
    for (const QByteArray& event : events.split('\n')) lines.push_back(event.toStdString());
    QTEST(QString::fromStdString(reasonFor(sealed(inside(linesOf(golden())[0]), lines))), "reason");
}

void TestTranscript::todaysEngineFindsNothingInAFormOfToday() {
    QFETCH(QString, rules);
    const auto form = makeForm(defaultExam(*RuleBook::instance().find(rules.toStdString())), 9, standardSource());
    QVERIFY(form);
    const Regrade regrade = regraded(*form);
    QVERIFY(regrade.differences.empty());
    QVERIFY(regrade.refused.empty());
    QVERIFY(regrade.today == *form);
}

void TestTranscript::aRegradeListsWhatIsNewGoneAndChanged() {
    const GradedProcedure stored = sampleRoundItem().procedure;
    GradedProcedure today = stored;
    today[2].act.amount = Money::dollars(20);
    QVERIFY((differencesBetween(stored, today, 4) == std::vector<StepDifference>{{4, StepId{2}, StepId{2}}}));
    // The Super Bonus is no longer settled: it is gone, and the last step waits for one thing less.
    today = stored;
    today.erase(today.begin() + 3);
    today.back().after = {2};
    QVERIFY((differencesBetween(stored, today, 0) ==
             std::vector<StepDifference>{{0, StepId{3}, {}}, {0, StepId{4}, StepId{3}}}));
    // The other way round it is new.
    QVERIFY((differencesBetween(today, stored, 0) ==
             std::vector<StepDifference>{{0, StepId{3}, StepId{4}}, {0, {}, StepId{3}}}));
    QVERIFY(differencesBetween(stored, stored, 0).empty());
}

QTEST_APPLESS_MAIN(TestTranscript)
#include "tst_transcript.moc"
