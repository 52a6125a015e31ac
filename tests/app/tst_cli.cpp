#include "tests/support/cli_runner.h"
#include "tests/support/sample_rounds.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace cutcard::test;

// What `cutcard-cli settle` does with whatever comes down the pipe.
class TestCli : public QObject {
    Q_OBJECT

private slots:
    void aBadLineGivesOneCodedErrorAndTheNextIsServed_data();
    void aBadLineGivesOneCodedErrorAndTheNextIsServed();
    void aLineOfOneMebibyteIsServedAndALongerOneIsNot();
    void aLineOfAHundredMegabytesIsRefusedWithoutBeingKept();
    void blankLinesAreSkipped();
    void linesMayEndAsOnWindows();
    void theLastLineNeedsNoEnd();
    void answersComeInTheOrderOfTheInput();
    void aLineIsAnsweredBeforeTheNextOneComes();
    void aLineMayComeByteByByte();
    void nothingInGivesNothingOut();
    void whatOneLineSaysDoesNotChangeTheAnswerToAnother_data();
    void whatOneLineSaysDoesNotChangeTheAnswerToAnother();
    void whatDealWritesSettleReadsWithTheSameSettlement();
};

namespace {

constexpr qsizetype kMebibyte = 1024 * 1024;

QByteArray good(const std::string& ante = "10") {
    return QByteArray::fromStdString(sampleLine(ante));
}

/// The sample round with one piece of its text exchanged.
QByteArray goodBut(const QByteArray& piece, const QByteArray& other) {
    QByteArray line = good();
    Q_ASSERT(line.contains(piece));
    return line.replace(piece, other);
}

/// The sample round as an object with one more member.
QByteArray goodWith(const QByteArray& member) {
    QByteArray line = good();
    return line.replace(0, 1, "{" + member + ",");
}

QByteArray padded(QByteArray line, qsizetype size) {
    return line.leftJustified(size, ' ');
}

std::string anteStake(const Json& settlement) {
    return settlement["seats"][0]["wagers"][0]["stake"];
}

bool isSettlement(const Json& answer) {
    return answer.value("format", "") == "cutcard-settlement/1";
}

/// What is wrong with an {"error":{"code","message","at"}}; empty when nothing is.
QString errorFault(const Json& answer, const QString& codes) {
    if (answer.size() != 1 || !answer.contains("error"))
        return QStringLiteral("not an error: ") + answer.dump().c_str();
    const Json& error = answer["error"];
    if (error.size() != 3 || !error["at"].is_string()) return QString::fromStdString("other members: " + error.dump());
    if (error["message"].get<std::string>().empty()) return QStringLiteral("no message");
    const QString code = QString::fromStdString(error["code"]);
    return codes.split('|').contains(code) ? QString() : "another code: " + code;
}

/// Waits for as many lines of output; gives what came where they do not come.
QByteArray readLines(QProcess& process, int count) {
    QByteArray out;
    while (out.count('\n') < count && process.waitForReadyRead(20'000)) out += process.readAllStandardOutput();
    return out;
}

/// The most memory the process ever had.
qint64 peakKilobytes(const QProcess& process) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    static const QRegularExpression peak("VmHWM:\\s+(\\d+) kB");
    return peak.match(QString::fromLatin1(status.readAll())).captured(1).toLongLong();
}

}  // namespace

void TestCli::aBadLineGivesOneCodedErrorAndTheNextIsServed_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("codes");
    const auto row = [](const char* name, const QByteArray& line, const char* codes) {
        QTest::newRow(name) << line << QString::fromLatin1(codes);
    };
    row("the line stops in the middle", good().left(good().size() / 2), "bad_json");
    row("the last brace is missing", good().chopped(1), "bad_json");
    row("a lone brace", "{", "bad_json");
    row("a lone quote", "\"", "bad_json");
    row("words instead of a round", "shuffle up and deal", "bad_json");
    row("a list instead of a round", "[]", "bad_format");
    row("a number instead of a round", "42", "bad_format");
    row("nothing at all, in writing", "null", "bad_format");
    row("the system's draw is a text", goodWith("\"system\":\"none\""), "bad_format");
    row("the wagers are a list", goodBut("{\"ante\":\"10\",\"super_bonus\":\"10\"}", "[]"), "bad_format");
    row("the Ante is a number", goodBut("\"ante\":\"10\"", "\"ante\":10"), "bad_amount");
    row("the decision is a number", goodBut("{\"play\":\"10\"}", "1"), "bad_format");
    row("the rules are said twice", goodWith("\"rules\":\"pa-657a-crazy4\""), "bad_json");
    row("the Ante is there twice", goodBut("\"ante\":\"10\"", "\"ante\":\"10\",\"ante\":\"20\""), "bad_json");
    row("the Ante is there twice, once escaped", goodBut("\"ante\":\"10\"", "\"ante\":\"10\",\"\\u0061nte\":\"20\""),
        "bad_json");
    row("a hundred thousand lists in each other", QByteArray(100'000, '['), "bad_json");
    row("a hundred thousand objects in each other", QByteArray("{\"a\":").repeated(100'000), "bad_json");
    row("an old settlement, a hundred thousand levels deep",
        goodWith("\"settlement\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']')), "bad_json");
    row("seat 1e999", goodBut("\"seat\":1", "\"seat\":1e999"), "bad_json|bad_format|bad_seat");
    row("seat −1e999", goodBut("\"seat\":1", "\"seat\":-1e999"), "bad_json|bad_format|bad_seat");
    row("a seat of 400 digits", goodBut("\"seat\":1", "\"seat\":" + QByteArray(400, '9')),
        "bad_json|bad_format|bad_seat");
    row("a seat of 25 digits", goodBut("\"seat\":1", "\"seat\":" + QByteArray(25, '9')), "bad_format|bad_seat");
    row("an Ante of 400 digits", goodBut("\"ante\":\"10\"", "\"ante\":\"" + QByteArray(400, '9') + "\""), "bad_amount");
    row("an Ante of 1e5", goodBut("\"ante\":\"10\"", "\"ante\":\"1e5\""), "bad_amount");
    row("a NUL before the round", QByteArray(1, '\0') + good(), "bad_json");
    row("a NUL in a text", goodBut("cutcard-round/1", QByteArray("cutcard\0round/1", 15)), "bad_json");
    row("a NUL between the tokens", goodBut("\"seat\":1", QByteArray("\"seat\":\0001", 9)), "bad_json");
    row("a NUL after the round, and something behind it", good() + QByteArray("\0 and more", 10), "bad_json");
    row("nothing but NULs", QByteArray(1000, '\0'), "bad_json");
    row("a byte that UTF-8 does not have", goodBut("pa-657a-crazy4", "pa-657a-\xff"), "bad_json");
    row("a byte that only continues a character", goodBut("pa-657a-crazy4", "pa-657a-\x80"), "bad_json");
    row("a character that breaks off", goodBut("pa-657a-crazy4", "pa-657a-\xe2\x82"), "bad_json");
    row("a slash in two bytes", goodBut("cutcard-round/1", "cutcard-round\xc0\xaf\x31"), "bad_json");
    row("a surrogate in UTF-8", goodBut("pa-657a-crazy4", "pa-657a-\xed\xa0\x80"), "bad_json");
    row("the first half of a surrogate pair", goodBut("pa-657a-crazy4", "pa-657a-\\ud83c"), "bad_json");
    row("the second half of a surrogate pair", goodBut("pa-657a-crazy4", "pa-657a-\\udca1"), "bad_json");
    row("a surrogate pair the wrong way round", goodBut("pa-657a-crazy4", "\\udca1\\ud83c"), "bad_json");
    row("an escaped NUL in the name of the rules", goodBut("pa-657a-crazy4", "pa-657a-crazy4\\u0000"), "unknown_rules");
    row("a percent sign and a number in a name", goodBut("pa-657a-crazy4", "%1 %2 %99"), "unknown_rules");
    row("a name of half a megabyte", goodBut("pa-657a-crazy4", QByteArray(kMebibyte / 2, 'x')), "unknown_rules");
}

void TestCli::aBadLineGivesOneCodedErrorAndTheNextIsServed() {
    QFETCH(QByteArray, line);
    QFETCH(QString, codes);
    const CliAnswer answer = runCli({"settle"}, line + '\n' + good("35") + '\n');
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.err, QByteArray());
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{2});
    const QString fault = errorFault(lines[0], codes);
    QVERIFY2(fault.isEmpty(), qUtf8Printable(fault));
    QVERIFY(lines[0].dump().size() < 400);
    QVERIFY(isSettlement(lines[1]));
    QCOMPARE(anteStake(lines[1]), std::string("35.00"));
}

void TestCli::aLineOfOneMebibyteIsServedAndALongerOneIsNot() {
    const CliAnswer answer = runCli(
        {"settle"}, padded(good("5"), kMebibyte) + '\n' + padded(good("10"), kMebibyte + 1) + '\n' + good("15") + '\n');
    QCOMPARE(answer.status, 1);
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{3});
    QVERIFY(isSettlement(lines[0]));
    QCOMPARE(errorFault(lines[1], "bad_json"), QString());
    QCOMPARE(anteStake(lines[2]), std::string("15.00"));
}

void TestCli::aLineOfAHundredMegabytesIsRefusedWithoutBeingKept() {
    QProcess process;
    process.start(cliProgram(), {"settle"});
    QVERIFY(process.waitForStarted());
    process.write(good() + '\n');
    QVERIFY(isSettlement(jsonLinesOf(readLines(process, 1)).at(0)));
    const qint64 before = peakKilobytes(process);
    process.write("{\"format\":\"");
    const QByteArray piece(kMebibyte, 'x');
    for (int i = 0; i < 100; ++i) {
        process.write(piece);
        while (process.bytesToWrite() > 0) QVERIFY(process.waitForBytesWritten());
    }
    process.write("\"}\n" + good() + '\n');
    const auto lines = jsonLinesOf(readLines(process, 2));
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(errorFault(lines[0], "bad_json"), QString());
    QVERIFY(isSettlement(lines[1]));
    // The program still waits for more, so that its peak can be read.
    const qint64 after = peakKilobytes(process);
    QVERIFY2(before > 0 && after < 200 * 1024, qPrintable(QString::number(after)));
    QVERIFY2(after - before < 20 * 1024, qPrintable(QString::number(after - before)));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
}

void TestCli::blankLinesAreSkipped() {
    const CliAnswer answer = runCli({"settle"}, "\n\n  \t \n" + good("5") + "\n\r\n \r\n" + good("10") + "\n\n\n");
    QCOMPARE(answer.status, 0);
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(anteStake(lines[0]), std::string("5.00"));
    QCOMPARE(anteStake(lines[1]), std::string("10.00"));
}

void TestCli::linesMayEndAsOnWindows() {
    const CliAnswer answer = runCli({"settle"}, good("5") + "\r\n" + good("10") + "\r\n");
    QCOMPARE(answer.status, 0);
    const CliAnswer plain = runCli({"settle"}, good("5") + '\n' + good("10") + '\n');
    QCOMPARE(answer.lines().size(), std::size_t{2});
    QCOMPARE(answer.out, plain.out);
}

void TestCli::theLastLineNeedsNoEnd() {
    const CliAnswer answer = runCli({"settle"}, good("5") + '\n' + good("10"));
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.lines().size(), std::size_t{2});
    const CliAnswer refused = runCli({"settle"}, good("5") + "\n{");
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.lines().size(), std::size_t{2});
    QCOMPARE(errorFault(refused.lines()[1], "bad_json"), QString());
}

void TestCli::answersComeInTheOrderOfTheInput() {
    QByteArray input;
    for (int i = 1; i <= 500; ++i) input += (i % 7 == 0 ? QByteArray("{") : good(std::to_string(i))) + '\n';
    const CliAnswer answer = runCli({"settle"}, input);
    QCOMPARE(answer.status, 1);
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{500});
    for (std::size_t i = 1; i <= lines.size(); ++i) {
        if (i % 7 == 0) {
            QCOMPARE(errorFault(lines[i - 1], "bad_json"), QString());
        } else {
            QCOMPARE(anteStake(lines[i - 1]), std::to_string(i) + ".00");
        }
    }
}

void TestCli::aLineIsAnsweredBeforeTheNextOneComes() {
    QProcess process;
    process.start(cliProgram(), {"settle"});
    for (const char* ante : {"5", "10", "15"}) {
        process.write(good(ante) + '\n');
        QCOMPARE(anteStake(jsonLinesOf(readLines(process, 1)).at(0)), std::string(ante) + ".00");
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void TestCli::aLineMayComeByteByByte() {
    QProcess process;
    process.start(cliProgram(), {"settle"});
    QVERIFY(process.waitForStarted());
    for (const char byte : good("25") + "\r\n") {
        process.write(&byte, 1);
        QVERIFY(process.waitForBytesWritten());
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    const auto lines = jsonLinesOf(process.readAllStandardOutput());
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(anteStake(lines[0]), std::string("25.00"));
}

void TestCli::nothingInGivesNothingOut() {
    const CliAnswer answer = runCli({"settle"});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.out, QByteArray());
    QCOMPARE(answer.err, QByteArray());
}

void TestCli::whatOneLineSaysDoesNotChangeTheAnswerToAnother_data() {
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    const QByteArray house = R"({"queens_up":{"X":[{"row":"flush","odds":"9 to 1"}]}})";
    QTest::newRow("a house's tables, then the same words as selections")
        << goodWith("\"paytables\":" + house) << goodWith("\"selections\":" + house);
    QTest::newRow("empty selections, then a rule set that is called after them")
        << goodWith("\"selections\":{}") << goodBut("pa-657a-crazy4", "pa-657a-crazy4\\n{}");
    QTest::newRow("another paytable at the next table")
        << goodWith("\"selections\":{\"queens_up\":\"A\"}") << goodWith("\"selections\":{\"queens_up\":\"B\"}");
}

void TestCli::whatOneLineSaysDoesNotChangeTheAnswerToAnother() {
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    const QByteArray alone = runCli({"settle"}, second + '\n').out;
    const QByteArray before = runCli({"settle"}, first + '\n').out;
    QCOMPARE(runCli({"settle"}, first + '\n' + second + '\n').out, before + alone);
}

void TestCli::whatDealWritesSettleReadsWithTheSameSettlement() {
    const CliAnswer dealt =
        runCli({"deal", "--rules", "pa-657a-crazy4", "--selections", "random", "--seed", "7", "--rounds", "60"});
    QCOMPARE(dealt.status, 0);
    const CliAnswer settled = runCli({"settle"}, dealt.out);
    QCOMPARE(settled.status, 0);
    const QList<QByteArray> rounds = dealt.out.chopped(1).split('\n');
    const QList<QByteArray> settlements = settled.out.chopped(1).split('\n');
    QCOMPARE(rounds.size(), 60);
    QCOMPARE(settlements.size(), 60);
    for (qsizetype i = 0; i < rounds.size(); ++i) QVERIFY(rounds[i].endsWith("\"settlement\":" + settlements[i] + "}"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
