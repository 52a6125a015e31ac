#include "app/reports/error_lines.h"
#include "app/reports/results_csv.h"
#include "tests/support/example_attempts.h"

#include <QTest>

#include <stdexcept>

using namespace cutcard;
using namespace cutcard::reports;
using namespace cutcard::test;

namespace {

/// RFC 4180 read letter by letter: every line ends with CR LF, and a quote stands only where the rule has it.
std::vector<QStringList> strictRecords(const QByteArray& bytes) {
    if (!bytes.startsWith("\xEF\xBB\xBF")) throw std::runtime_error("no mark of UTF-8");
    const QString text = QString::fromUtf8(bytes.mid(3));
    std::vector<QStringList> records;
    QStringList record;
    qsizetype at = 0;
    while (at < text.size()) {
        QString field;
        if (text[at] == u'"') {
            for (++at;; ++at) {
                if (at >= text.size()) throw std::runtime_error("a quote that does not end");
                if (text[at] == u'"' && text.mid(at, 2) != QStringLiteral("\"\"")) break;
                if (text[at] == u'"') ++at;
                field += text[at];
            }
            ++at;
        } else {
            while (at < text.size() && text[at] != u',' && text[at] != u'\r') {
                if (text[at] == u'"' || text[at] == u'\n') throw std::runtime_error("has to be quoted");
                field += text[at++];
            }
        }
        record << field;
        if (text.mid(at, 2) == QStringLiteral("\r\n")) {
            records.push_back(record);
            record.clear();
            at += 2;
        } else if (at < text.size() && text[at] == u',') {
            ++at;
        } else {
            throw std::runtime_error("a field ends with neither a comma nor CR LF");
        }
    }
    if (!record.isEmpty()) throw std::runtime_error("the last record does not end");
    return records;
}

int columnOf(const std::vector<QStringList>& records, const char* title) {
    const auto column = static_cast<int>(records.front().indexOf(QLatin1String(title)));
    if (column < 0) throw std::runtime_error(title);
    return column;
}

}  // namespace

// What a spreadsheet is given, read by a reader of the test's own.
class TestResultsCsv : public QObject {
    Q_OBJECT

private slots:
    void everyAttemptIsARecord();
    void aNameThatIsAFormulaIsText();
    void everyErrorIsARecord();
    void figuresStayNumbers();
};

void TestResultsCsv::everyAttemptIsARecord() {
    std::vector<store::AttemptRow> rows = {exampleFacts({}).row, exampleFacts({.errorEvery = 0}).row};
    rows[0].traineeName = "Smith, \"Al\"\nJunior";
    rows[1].regraded = store::Regrading{kExampleStart, kExampleSupervisor, "why", 4200, false};
    const auto records = strictRecords(attemptsCsv(rows));
    QCOMPARE(records.size(), std::size_t(3));
    for (const QStringList& record : records) QCOMPARE(record.size(), records.front().size());
    QCOMPARE(records[1][columnOf(records, "Trainee")], QString("Smith, \"Al\"\nJunior"));
    QCOMPARE(records[1][columnOf(records, "Started (UTC)")], QString("2026-11-16 12:00:00"));
    QCOMPARE(records[1][columnOf(records, "Percent")], QString::number(rows[0].hundredths / 100.0, 'f', 2));
    QCOMPARE(records[1][columnOf(records, "Regraded percent")], QString());
    QCOMPARE(records[2][columnOf(records, "Percent")], QString("100.00"));
    QCOMPARE(records[2][columnOf(records, "Passed")], QString("yes"));
    QCOMPARE(records[2][columnOf(records, "Regraded percent")], QString("42.00"));
    QCOMPARE(records[2][columnOf(records, "Regraded passed")], QString("no"));
    QCOMPARE(records[2][columnOf(records, "Short code")], QString::fromStdString(rows[1].shortCode));
}

void TestResultsCsv::aNameThatIsAFormulaIsText() {
    store::AttemptRow row = exampleFacts({}).row;
    for (const char* name : {"=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1"}) {
        row.traineeName = name;
        const auto records = strictRecords(attemptsCsv({&row, 1}));
        const QString field = records[1][columnOf(records, "Trainee")];
        QCOMPARE(field, QLatin1Char('\'') + QString(name));
    }
}

void TestResultsCsv::everyErrorIsARecord() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 5});
    const auto records = strictRecords(errorsCsv(facts));
    QCOMPARE(records.size(), facts.score.errors.size() + 1);
    for (std::size_t i = 0; i < facts.score.errors.size(); ++i) {
        const ExamError& error = facts.score.errors[i];
        const QStringList& record = records[i + 1];
        QCOMPARE(record[columnOf(records, "Item")].toInt(), static_cast<int>(error.item) + 1);
        QCOMPARE(record[columnOf(records, "Reason")], QString::fromStdString(error.reason));
        QCOMPARE(record[columnOf(records, "Skill id")], QString::fromStdString(error.skill));
        QVERIFY(record[columnOf(records, "Citation")].contains(QString::fromStdString(error.cite)));
    }
}

void TestResultsCsv::figuresStayNumbers() {
    store::ItemFigures weak;
    weak.key = "c4.ante.paid";
    weak.rules = "pa-657a-crazy4";
    weak.attempts = 12;
    weak.facility = 0.3333;
    weak.discrimination = -0.25;
    weak.reasons = {{"wrong_amount", 3}, {"out_of_order", 5}};
    store::ItemFigures strong = weak;
    strong.discrimination = std::nullopt;
    const std::vector<store::ItemFigures> figures = {weak, strong};
    const auto records = strictRecords(analysisCsv(figures, store::AnalysisBy::Skill));
    QCOMPARE(records.size(), std::size_t(3));
    QCOMPARE(records[1][columnOf(records, "Facility")], QString("0.333"));
    QCOMPARE(records[1][columnOf(records, "Discrimination")], QString("-0.250"));
    QCOMPARE(records[1][columnOf(records, "What went wrong")], QString("out_of_order 5, wrong_amount 3"));
    QCOMPARE(records[2][columnOf(records, "Discrimination")], QString());
}

QTEST_GUILESS_MAIN(TestResultsCsv)
#include "tst_results_csv.moc"
