#include "app/store/files.h"
#include "app/store/machine_key.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/cli_runner.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// A sealed attempt out of a store, changed in every way at every place: the program says so, and where.
class TestSealTampering : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatWasNotTouchedIsSealed();
    void aChangedEventIsFound_data() { eachEvent(); }
    void aChangedEventIsFound();
    void aChangedEventWithItsHashMadeAnewIsFound_data() { eachEvent(); }
    void aChangedEventWithItsHashMadeAnewIsFound();
    void aRemovedEventIsFound_data() { eachEvent(); }
    void aRemovedEventIsFound();
    void anAddedEventIsFound_data() { eachEvent(); }
    void anAddedEventIsFound();
    void swappedEventsAreFound_data() { eachEvent(); }
    void swappedEventsAreFound();
    void aCutOffTailIsFound_data() { eachEvent(); }
    void aCutOffTailIsFound();
    void aWholeChainMadeAnewIsFound_data() { eachEvent(); }
    void aWholeChainMadeAnewIsFound();
    void aChangedDefinitionIsFound();
    void anotherKeyIsFound();

private:
    void eachEvent() const;
    std::size_t event() const {
        QFETCH(int, number);
        return static_cast<std::size_t>(number);
    }
    CliAnswer verdictOn(const std::vector<std::string>& lines, bool isTorn = false) const;
    /// "event_changed at line 7".
    std::string refusalOf(const std::vector<std::string>& lines, bool isTorn = false) const;

    QTemporaryDir m_folder;
    std::vector<std::string> m_lines;
    Attempt m_attempt;
    TranscriptHeader m_header;
};

namespace {

std::string at(const char* code, std::size_t line) {
    return std::string(code) + " at line " + std::to_string(line);
}

}  // namespace

void TestSealTampering::initTestCase() {
    const std::string folder = m_folder.path().toStdString();
    SettledStore made = settled(opened(testOptions(folder)));
    const SampleExam exam = defined(*made.store, made.supervisor);
    m_attempt = faultless(exam.items);
    const Id id = sat(*made.store, made.supervisor, made.trainee, exam, m_attempt);
    const std::string text = *made.store->transcript(made.supervisor, id);
    for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1)
        m_lines.push_back(text.substr(begin, text.find('\n', begin) - begin));
    QCOMPARE(m_lines.size(), m_attempt.events.size() + 2);
    m_header = readTranscript(text)->header;
}

void TestSealTampering::eachEvent() const {
    QTest::addColumn<int>("number");
    for (std::size_t i = 1; i <= m_attempt.events.size(); ++i) QTest::addRow("event %zu", i) << static_cast<int>(i);
}

CliAnswer TestSealTampering::verdictOn(const std::vector<std::string>& lines, bool isTorn) const {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    if (isTorn) text.pop_back();
    const QString path = m_folder.filePath("attempt.jsonl");
    if (!replaceFile(path.toStdString(), text, 0600)) return {};
    return runCli({"verify", path, "--store", m_folder.path()});
}

std::string TestSealTampering::refusalOf(const std::vector<std::string>& lines, bool isTorn) const {
    const CliAnswer answer = verdictOn(lines, isTorn);
    if (answer.status != 1) return "status " + std::to_string(answer.status);
    const Json said = answer.lines().at(0);
    if (!said.contains("error")) return said.at("verdict");
    return said["error"]["code"].get<std::string>() + " at " + said["error"]["at"].get<std::string>();
}

void TestSealTampering::whatWasNotTouchedIsSealed() {
    const CliAnswer answer = verdictOn(m_lines);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.lines().at(0).at("verdict") == "sealed");
}

void TestSealTampering::aChangedEventIsFound() {
    auto lines = m_lines;
    std::string& line = lines[event()];
    const std::size_t digit = line.find("\"at\":") + 5;
    line[digit] = line[digit] == '9' ? '8' : static_cast<char>(line[digit] + 1);
    QCOMPARE(refusalOf(lines), at("event_changed", event() + 1));
    // The hash behind it as well.
    lines = m_lines;
    char& last = lines[event()][lines[event()].size() - 3];
    last = last == 'a' ? 'b' : 'a';
    QCOMPARE(refusalOf(lines), at("event_changed", event() + 1));
}

void TestSealTampering::aChangedEventWithItsHashMadeAnewIsFound() {
    auto lines = m_lines;
    const auto before = hashedLine(lines[event() - 1], event() == 1 ? "header" : "event");
    TranscriptWriter writer(before->hash, event() - 1);
    AttemptEvent changed = m_attempt.events[event() - 1];
    ++changed.at;
    lines[event()] = writer.append(changed);
    // What comes after it does not follow any more: the next event, or the last line.
    QCOMPARE(refusalOf(lines), at("event_changed", event() + 2));
}

void TestSealTampering::aRemovedEventIsFound() {
    auto lines = m_lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(event()));
    QCOMPARE(refusalOf(lines), at("event_missing", event() + 1));
}

void TestSealTampering::anAddedEventIsFound() {
    auto lines = m_lines;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(event()) + 1, lines[event()]);
    QCOMPARE(refusalOf(lines), at("event_added", event() + 2));
    // One that continues the chain, in front of it.
    lines = m_lines;
    const auto before = hashedLine(lines[event() - 1], event() == 1 ? "header" : "event");
    TranscriptWriter writer(before->hash, event() - 1);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(event()), writer.append(started(0, 0)));
    const std::string refusal = refusalOf(lines);
    QVERIFY2(refusal == at("event_added", event() + 2) || refusal == at("event_changed", event() + 2), refusal.c_str());
}

void TestSealTampering::swappedEventsAreFound() {
    auto lines = m_lines;
    std::swap(lines[event()], lines[event() + 1]);
    QCOMPARE(refusalOf(lines), at("event_order", event() + 1));
}

void TestSealTampering::aCutOffTailIsFound() {
    const auto kept = static_cast<std::ptrdiff_t>(event());
    const std::vector<std::string> lines(m_lines.begin(), m_lines.begin() + kept + 1);
    QCOMPARE(refusalOf(lines), at("cut_off", event() + 1));
    auto torn = lines;
    torn.back().resize(torn.back().size() / 2);
    QCOMPARE(refusalOf(torn, true), at("cut_off", event() + 1));
    // With the last line of the whole one behind it.
    if (event() < m_attempt.events.size()) {
        auto closed = lines;
        closed.push_back(m_lines.back());
        QCOMPARE(refusalOf(closed), at("event_missing", event() + 2));
    }
}

void TestSealTampering::aWholeChainMadeAnewIsFound() {
    Attempt changed = m_attempt;
    for (std::size_t i = event() - 1; i < changed.events.size(); ++i) ++changed.events[i].at;
    TranscriptWriter writer(m_header);
    std::vector<std::string> lines = {writer.headerLine()};
    for (const AttemptEvent& one : changed.events) lines.push_back(writer.append(one));
    const Json last = Json::parse(m_lines.back());
    lines.push_back(writer.lastLine(last["signature"].get<std::string>(), last["key"].get<std::string>()));
    QCOMPARE(refusalOf(lines), std::string("wrong_signature"));
    lines.back() = writer.lastLine();
    QCOMPARE(refusalOf(lines), std::string("unsigned"));
}

void TestSealTampering::aChangedDefinitionIsFound() {
    auto lines = m_lines;
    const std::size_t mark = lines[0].find("\"pass_mark\":80");
    QVERIFY(mark != std::string::npos);
    lines[0][mark + 12] = '1';
    QCOMPARE(refusalOf(lines), at("event_changed", 1));
    // With every hash of the header made anew.
    TranscriptHeader header = m_header;
    header.form.definition.passMark = 10;
    lines[0] = TranscriptWriter(header).headerLine();
    QCOMPARE(refusalOf(lines), at("event_changed", 2));
    // With the hash of the line alone: the definition is not the one that is named beside it.
    const std::string other = TranscriptWriter(header).headerLine();
    const auto bytes = hashedLine(other, "header");
    std::string mixed(bytes->bytes);
    mixed.replace(mixed.find("\"exam_sha256\":\"") + 15, 64, examHash(m_header.form.definition));
    const std::string headerLine = "{\"header\":" + mixed + ",\"hash\":\"" + hexOf(sha256(mixed)) + "\"}";
    TranscriptWriter writer(sha256(mixed), 0);
    lines = {headerLine};
    for (const AttemptEvent& one : m_attempt.events) lines.push_back(writer.append(one));
    lines.push_back(writer.lastLine());
    QCOMPARE(refusalOf(lines), std::string("bad_format at line 1 exam_sha256"));
}

void TestSealTampering::anotherKeyIsFound() {
    const QTemporaryDir elsewhere;
    const MachineKey other = *MachineKey::openOrMake(elsewhere.path().toStdString());
    Attempt changed = m_attempt;
    changed.events.back().at += 1000;
    TranscriptWriter writer(m_header);
    std::vector<std::string> lines = {writer.headerLine()};
    for (const AttemptEvent& one : changed.events) lines.push_back(writer.append(one));
    lines.push_back(writer.lastLine(other.sign(writer.head()), other.publicKey()));
    QCOMPARE(refusalOf(lines), std::string("signer_unknown"));
    // Under the name of the key that is known.
    const auto own = MachineKey::open(m_folder.path().toStdString());
    lines.back() = writer.lastLine(other.sign(writer.head()), own->publicKey());
    QCOMPARE(refusalOf(lines), std::string("wrong_signature"));
    // The untouched attempt, signed once more.
    lines = m_lines;
    const auto head = *digestOf(Json::parse(m_lines.back())["head"].get<std::string>());
    lines.back() = TranscriptWriter(head, 0).lastLine(other.sign(head), other.publicKey());
    QCOMPARE(refusalOf(lines), std::string("signer_unknown"));
}

QTEST_GUILESS_MAIN(TestSealTampering)
#include "tst_seal_tampering.moc"
