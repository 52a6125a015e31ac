#include "app/reports/attempt_report.h"
#include "app/reports/certificate.h"
#include "app/reports/error_lines.h"
#include "app/reports/group_report.h"
#include "app/reports/report_words.h"
#include "app/text/catalogue.h"
#include "tests/support/example_attempts.h"
#include "tests/support/pdf_text.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::reports;
using namespace cutcard::test;

namespace {

ReportOptions options(Paper paper = Paper::A4) {
    return {paper, "Harbour Dealer School", QTimeZone::utc()};
}

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

}  // namespace

// What is printed, read back by another program.
class TestReports : public QObject {
    Q_OBJECT

private slots:
    void everyErrorIsPrintedWithWhatIsRightAndItsParagraph();
    void everyErrorSaysWhy();
    void cardsAreWrittenAsTheyArePrinted();
    void theHeadHasPeopleTimesAndTheResultInWords();
    void theBasisOfTheResultIsPrinted();
    void everySectionIsPrintedWithItsShareAndWeight();
    void interruptionsAndRegradingsArePrinted();
    void everyPageHasItsNumber();
    void aFaultlessAttemptIsShort();
    void anExamThatRunsOrWasChangedIsNoResult();
    void paperFollowsTheCountry();
    void aCertificateNamesThePersonTheExamAndTheCode();
    void aLongNameStaysOnTheCertificate();
    void aCertificateIsRefusedForAnythingButAPassedExam_data();
    void aCertificateIsRefusedForAnythingButAPassedExam();
    void aGroupIsPrintedWithEveryMember();
    void aGroupWithoutAnExamIsPrintedToo();
};

void TestReports::everyErrorIsPrintedWithWhatIsRightAndItsParagraph() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 6});
    const PdfText pdf = pdfText(attemptReport(facts, options()));
    const std::vector<ErrorLine> lines = errorLines(facts);
    QCOMPARE(lines.size(), facts.score.errors.size());
    QVERIFY(lines.size() > 20);
    for (const ErrorLine& line : lines) {
        QVERIFY2(pdf.contains(line.headline), qUtf8Printable(line.headline));
        QVERIFY2(pdf.contains(line.done), qUtf8Printable(line.done));
        QVERIFY2(pdf.contains(line.right), qUtf8Printable(line.right));
        QVERIFY2(pdf.contains(line.cite), qUtf8Printable(line.cite));
        QVERIFY2(pdf.contains(line.arithmetic), qUtf8Printable(line.arithmetic));
    }
    // The paragraph is the one that the error was judged by.
    for (const ExamError& error : facts.score.errors) {
        QVERIFY2(error.cite.empty() || pdf.contains(plain(error.cite)), error.cite.c_str());
    }
}

void TestReports::everyErrorSaysWhy() {
    bool hasArithmetic = false;
    for (const ErrorLine& line : errorLines(exampleFacts({.errorEvery = 6}))) {
        const bool isTheory = line.section == text::sectionKind(SectionKind::Theory);
        QVERIFY2(!line.why.isEmpty() || isTheory, qUtf8Printable(line.headline + line.done));
        QVERIFY(!line.headline.isEmpty());
        hasArithmetic = hasArithmetic || line.arithmetic.contains(QLatin1Char('='));
    }
    QVERIFY(hasArithmetic);
}

void TestReports::cardsAreWrittenAsTheyArePrinted() {
    static const QRegularExpression code(QStringLiteral("\\b[2-9TJQKA][cdhs]\\b"));
    static const QRegularExpression mark(QStringLiteral("\\b(10|[2-9JQKA])[♣♦♥♠]"));
    bool hasCards = false;
    for (const ErrorLine& line : errorLines(exampleFacts({.errorEvery = 2}))) {
        QVERIFY2(!line.what.contains(code), qUtf8Printable(line.what));
        hasCards = hasCards || line.what.contains(mark);
    }
    QVERIFY(hasCards);
}

void TestReports::theHeadHasPeopleTimesAndTheResultInWords() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 3});
    QVERIFY(!facts.row.passed);
    const PdfText pdf = pdfText(attemptReport(facts, options()));
    for (const char* words :
         {"Alex Example", "Robin Vale", "Crazy 4 Poker, first level", "Harbour Dealer School", "Not passed",
          "16 November 2026, 12:00 UTC", "16 November 2026, 12:45 UTC", "125 % of the time, 5 min 00 s more"}) {
        QVERIFY2(pdf.contains(words), words);
    }
    QVERIFY(pdf.contains(QString::number(facts.row.hundredths / 100.0, 'f', 2) + " %"));
    QVERIFY(pdf.contains(plain(facts.row.shortCode)));
}

void TestReports::theBasisOfTheResultIsPrinted() {
    const AttemptFacts facts = exampleFacts({});
    const TranscriptHeader& header = facts.transcript.header;
    const PdfText pdf = pdfText(attemptReport(facts, options()));
    QVERIFY(pdf.contains(plain(examHash(header.form.definition))));
    QVERIFY(pdf.contains(plain(header.rulesHash)));
    QVERIFY(pdf.contains(plain(hexOf(facts.transcript.head))));
    QVERIFY(pdf.contains(QString("Cutcard %1, generator %2").arg(plain(header.program)).arg(header.form.generator)));
    QVERIFY(pdf.contains("Date, signature"));
}

void TestReports::everySectionIsPrintedWithItsShareAndWeight() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 6});
    const PdfText pdf = pdfText(attemptReport(facts, options()));
    int weights = 0;
    for (const ExamSection& section : exampleExam().sections) weights += section.weight;
    for (std::size_t i = 0; i < facts.score.sections.size(); ++i) {
        const SectionScore& score = facts.score.sections[i];
        const int weight = exampleExam().sections[i].weight;
        QVERIFY(pdf.contains(QString("%1 of %2").arg(score.points).arg(score.of)));
        QVERIFY(pdf.contains(QString::number(100.0 * score.points / score.of, 'f', 1) + " %"));
        QVERIFY(pdf.contains(QString::number(100.0 * weight / weights, 'f', 1) + " %"));
    }
}

void TestReports::interruptionsAndRegradingsArePrinted() {
    AttemptFacts facts = exampleFacts({.interrupted = true});
    facts.regradings = {{kExampleStart + 86'400'000, kExampleSupervisor, "A paragraph was misread", 9900, true}};
    facts.row.regraded = facts.regradings.back();
    const PdfText pdf = pdfText(attemptReport(facts, options()));
    QVERIFY(pdf.contains("3 min 05 s"));
    QVERIFY(pdf.contains("A paragraph was misread"));
    QVERIFY(pdf.contains("99.00 %"));
    QVERIFY(pdf.contains("As regraded on 17 November 2026"));
}

void TestReports::everyPageHasItsNumber() {
    const PdfText pdf = pdfText(attemptReport(exampleFacts({.errorEvery = 2}), options(Paper::Letter)));
    QVERIFY(pdf.pages >= 5 && pdf.pages <= 40);
    for (int page = 1; page <= pdf.pages; ++page) {
        QVERIFY(pdf.contains(QString("page %1 of %2").arg(page).arg(pdf.pages)));
    }
    QVERIFY(!pdf.contains(QString("page %1 of").arg(pdf.pages + 1)));
}

void TestReports::aFaultlessAttemptIsShort() {
    const PdfText pdf = pdfText(attemptReport(exampleFacts({.errorEvery = 0}), options()));
    QVERIFY(pdf.contains("Passed"));
    QVERIFY(pdf.contains("100.00 %"));
    QVERIFY(pdf.pages <= 2);
}

void TestReports::anExamThatRunsOrWasChangedIsNoResult() {
    AttemptFacts facts = exampleFacts({.errorEvery = 0});
    facts.row.broken = true;
    QVERIFY(pdfText(attemptReport(facts, options())).contains("The seal does not hold"));
    facts.row.broken = false;
    facts.row.state = store::AttemptState::Running;
    facts.row.sealedAt = 0;
    const PdfText running = pdfText(attemptReport(facts, options()));
    QVERIFY(running.contains("Not finished"));
    QVERIFY(!running.contains("100.00 %"));
}

void TestReports::paperFollowsTheCountry() {
    QCOMPARE(paperFor(QLocale(QLocale::English, QLocale::UnitedStates)), Paper::Letter);
    QCOMPARE(paperFor(QLocale(QLocale::German, QLocale::Germany)), Paper::A4);
    const auto sizeOf = [](Paper paper) {
        const QByteArray pdf = attemptReport(exampleFacts({.errorEvery = 0}), options(paper));
        const qsizetype box = pdf.indexOf("/MediaBox [");
        return pdf.mid(box, pdf.indexOf(']', box) - box);
    };
    QCOMPARE(sizeOf(Paper::Letter).simplified(), QByteArray("/MediaBox [0 0 612.000000 792.000000"));
    QVERIFY(sizeOf(Paper::A4).contains("595"));
}

void TestReports::aCertificateNamesThePersonTheExamAndTheCode() {
    const AttemptFacts facts = exampleFacts({.errorEvery = 0});
    const auto made = certificate(facts, options());
    QVERIFY(made);
    const PdfText pdf = pdfText(*made);
    QCOMPARE(pdf.pages, 1);
    for (const char* words : {"Certificate", "Alex Example", "Crazy 4 Poker, first level", "100.00 %",
                              "16 November 2026", "Robin Vale", "Harbour Dealer School"}) {
        QVERIFY2(pdf.contains(words), words);
    }
    QVERIFY(pdf.contains(plain(facts.row.shortCode)));
}

void TestReports::aLongNameStaysOnTheCertificate() {
    AttemptFacts facts = exampleFacts({.errorEvery = 0});
    facts.trainee = QString("Maximiliana-Theodora von Hohenlohe-Waldenburg-Schillingsfürst ").repeated(2).trimmed();
    facts.row.traineeName = facts.trainee.toStdString();
    const PdfText pdf = pdfText(*certificate(facts, options()));
    QCOMPARE(pdf.pages, 1);
    QVERIFY(pdf.contains(facts.trainee));
}

void TestReports::aCertificateIsRefusedForAnythingButAPassedExam_data() {
    QTest::addColumn<int>("which");
    QTest::newRow("failed") << 0;
    QTest::newRow("passed first, failed when regraded") << 1;
    QTest::newRow("still running") << 2;
    QTest::newRow("seal broken") << 3;
    QTest::newRow("person erased") << 4;
}

void TestReports::aCertificateIsRefusedForAnythingButAPassedExam() {
    QFETCH(int, which);
    AttemptFacts facts = exampleFacts({.errorEvery = which == 0 ? 3 : 0});
    if (which == 1) facts.row.regraded = store::Regrading{kExampleStart, kExampleSupervisor, "why", 5000, false};
    if (which == 2) facts.row.state = store::AttemptState::Running;
    if (which == 3) facts.row.broken = true;
    if (which == 4) facts.row.traineeName.clear();
    const auto made = certificate(facts, options());
    QVERIFY(!made);
    QCOMPARE(made.refusal().why, whyNoCertificate(facts.row));
    QVERIFY(!made.refusal().why.isEmpty());
}

void TestReports::aGroupIsPrintedWithEveryMember() {
    GroupFacts facts;
    facts.group = "Autumn course";
    for (int i = 0; i < 40; ++i) {
        store::AttemptRow row;
        row.hundredths = 5000 + 100 * i;
        row.sealedAt = kExampleStart;
        facts.members.push_back({QString("Trainee number %1").arg(i), 1, row, row, i % 2});
        facts.results.push_back(row.hundredths);
        facts.trend.push_back({kExampleStart + i * 86'400'000LL, 1, i % 2, static_cast<double>(row.hundredths)});
    }
    store::ItemFigures skill;
    skill.key = "c4.ante.paid";
    skill.rules = "pa-657a-crazy4";
    skill.attempts = 40;
    skill.facility = 0.275;
    facts.skills = {skill};
    facts.families[static_cast<std::size_t>(ErrorFamily::ToTakenForFor)] = 17;
    const PdfText pdf = pdfText(groupReport(facts, options()));
    for (const MemberFacts& member : facts.members) QVERIFY(pdf.contains(member.name));
    QVERIFY(pdf.contains("20 of 40"));
    QVERIFY(pdf.contains("69.50 %"));
    QVERIFY(pdf.contains(text::skillTitle("c4.ante.paid")));
    QVERIFY(pdf.contains("27.5 %"));
    QVERIFY(pdf.contains(text::errorFamily(ErrorFamily::ToTakenForFor)));
    QVERIFY(pdf.pages >= 2 && pdf.pages <= 6);
}

void TestReports::aGroupWithoutAnExamIsPrintedToo() {
    GroupFacts facts;
    facts.group = "Empty";
    facts.members.push_back({"Kim", 0, std::nullopt, std::nullopt, 0});
    const PdfText pdf = pdfText(groupReport(facts, options()));
    QCOMPARE(pdf.pages, 1);
    QVERIFY(pdf.contains("no exam yet"));
}

QTEST_MAIN(TestReports)
#include "tst_reports.moc"
