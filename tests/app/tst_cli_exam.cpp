#include "tests/support/cli_runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace cutcard::test;

// Exams on the command line: definitions, forms, and what an attempt file is worth.
class TestCliExam : public QObject {
    Q_OBJECT

private slots:
    void theBlueprintOfEveryRuleSetIsOk();
    void aFaultOfADefinitionIsNamedWithItsPlace();
    void aFormIsTheSameForTheSameSeed();
    void aSeedForEverybodyIsKept();
    void anOldAttemptIsReplayedToItsScore();
    void aRegradeKeepsTheOldScoreAndListsWhatDiffers();
    void aTamperedAttemptIsRefused_data();
    void aTamperedAttemptIsRefused();
    void aWrongCallIsExplained_data();
    void aWrongCallIsExplained();

private:
    QString file(const QByteArray& text);

    QTemporaryDir m_folder;
};

namespace {

const QString kGolden = QStringLiteral(CUTCARD_TEST_DATA "/golden/attempt_generator_0.jsonl");

QByteArray golden() {
    return QByteArray::fromStdString(dataFile("golden/attempt_generator_0.jsonl"));
}

Json blueprint(const QString& rules) {
    return runCli({"exam", "default", "--rules", rules}).lines().at(0);
}

}  // namespace

QString TestCliExam::file(const QByteArray& text) {
    QFile file(m_folder.filePath("file.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("the file cannot be written");
    return file.fileName();
}

void TestCliExam::theBlueprintOfEveryRuleSetIsOk() {
    for (const Json& rules : runCli({"rules", "list"}).lines()) {
        const Json exam = blueprint(QString::fromStdString(rules["id"]));
        const CliAnswer answer = runCli({"exam", "check", file(QByteArray::fromStdString(exam.dump()))});
        QCOMPARE(answer.out, QByteArray("{\"ok\":true}\n"));
        QCOMPARE(answer.status, 0);
    }
}

void TestCliExam::aFaultOfADefinitionIsNamedWithItsPlace() {
    Json exam = blueprint("pa-657a-crazy4");
    exam["sections"][1]["count"] = 0;
    for (const char* command : {"check", "form"}) {
        const CliAnswer answer = runCli({"exam", command, file(QByteArray::fromStdString(exam.dump()))});
        QCOMPARE(answer.status, 1);
        const Json error = answer.lines().at(0).at("error");
        QCOMPARE(error["code"].get<std::string>(), std::string("bad_format"));
        QCOMPARE(error["at"].get<std::string>(), std::string("sections[1].count"));
        QVERIFY(!error["message"].get<std::string>().empty());
    }
}

void TestCliExam::aFormIsTheSameForTheSameSeed() {
    const QString path = file(QByteArray::fromStdString(blueprint("pa-641a-fourcard").dump()));
    const CliAnswer first = runCli({"exam", "form", path, "--seed", "12"});
    QCOMPARE(first.status, 0);
    QCOMPARE(runCli({"exam", "form", path, "--seed", "12"}).out, first.out);
    QVERIFY(runCli({"exam", "form", path, "--seed", "13"}).out != first.out);
    const Json form = first.lines().at(0);
    QCOMPARE(form["format"].get<std::string>(), std::string("cutcard-form/1"));
    // Ten, ten and ten questions; three, five and four rounds.
    QCOMPARE(form["items"].size(), 42U);
}

void TestCliExam::aSeedForEverybodyIsKept() {
    Json exam = blueprint("pa-657a-crazy4");
    exam["seed"] = 77;
    const QString path = file(QByteArray::fromStdString(exam.dump()));
    QCOMPARE(runCli({"exam", "form", path}).lines().at(0)["seed"].get<int>(), 77);
    QCOMPARE(runCli({"exam", "form", path, "--seed", "1"}).status, 2);
}

void TestCliExam::anOldAttemptIsReplayedToItsScore() {
    const CliAnswer answer = runCli({"replay", kGolden});
    QCOMPARE(answer.status, 0);
    const Json result = answer.lines().at(0);
    // Worked out by hand in tests/data/golden/make_attempt.py.
    QCOMPARE(result["percent"].get<std::string>(), std::string("78.00"));
    QCOMPARE(result["passed"].get<bool>(), false);
    QVERIFY(result["critical"].empty());
    QVERIFY(result["pace"].is_null());
    QCOMPARE(result["generator"].get<int>(), 0);
    const Json sections = Json::parse(R"([{"kind":"settlement","points":9,"of":10,"weight":70},
                                          {"kind":"theory","points":1,"of":2,"weight":30}])");
    QVERIFY(result["sections"] == sections);
    QCOMPARE(result["errors"].size(), 2U);
    const Json& error = result["errors"][0];
    QCOMPARE(error["item"].get<int>(), 1);
    QCOMPARE(error["action"].get<int>(), 3);
    QCOMPARE(error["reason"].get<std::string>(), std::string("wrong_amount"));
    QCOMPARE(error["done"]["amount"].get<std::string>(), std::string("15.00"));
    QCOMPARE(error["expected"]["amount"].get<std::string>(), std::string("10.00"));
    QCOMPARE(result["errors"][1]["reason"].get<std::string>(), std::string("older_rule"));
    // The head begins with 80 25 c8 06 3c 69 68 31 17 49: base32 of these by coreutils.
    QCOMPARE(result["short_code"].get<std::string>(), std::string("QAS4-QBR4-NFUD-CF2J"));
}

void TestCliExam::aRegradeKeepsTheOldScoreAndListsWhatDiffers() {
    const CliAnswer answer = runCli({"regrade", kGolden});
    QCOMPARE(answer.status, 0);
    const Json result = answer.lines().at(0);
    QCOMPARE(result["stored"]["percent"].get<std::string>(), std::string("78.00"));
    QCOMPARE(result["rules_changed"].get<bool>(), true);
    QVERIFY(result["refused"].empty());
    // What 657a asks for and the old procedure did not: setting the dealer's hand, turning the cards, the third wager,
    // collecting the cards.
    std::multiset<std::string> added;
    for (const Json& difference : result["differences"]) {
        if (difference["item"] == 1 && difference["stored"].is_null()) {
            added.insert(difference["today"]["action"].get<std::string>());
        }
    }
    QVERIFY((added == std::multiset<std::string>{"collect_cards", "set_dealer_hand", "settle", "turn_cards"}));
}

void TestCliExam::aTamperedAttemptIsRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    QList<QByteArray> lines = golden().chopped(1).split('\n');
    const auto row = [](const char* name, const QList<QByteArray>& lines, const char* code, const char* at) {
        QTest::newRow(name) << lines.join('\n') + '\n' << code << at;
    };
    QList<QByteArray> other = lines;
    other[4].replace("15.00", "10.00");
    row("a mended amount", other, "event_changed", "line 5");
    other = lines;
    other.removeAt(4);
    row("an error left out", other, "event_missing", "line 5");
    other = lines;
    other.insert(4, lines[3]);
    row("an event twice", other, "event_added", "line 5");
    other = lines;
    other.swapItemsAt(3, 4);
    row("two events exchanged", other, "event_order", "line 4");
    other = lines;
    other.removeLast();
    row("no last line", other, "cut_off", "line 20");
    other = lines;
    other[0].replace("cutcard-transcript/1", "cutcard-transcript/9");
    row("a version to come", other, "unknown_version", "line 1");
}

void TestCliExam::aTamperedAttemptIsRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    for (const char* command : {"replay", "regrade"}) {
        const CliAnswer answer = runCli({command, file(text)});
        QCOMPARE(answer.status, 1);
        const Json error = answer.lines().at(0).at("error");
        QCOMPARE(QString::fromStdString(error["code"]), code);
        QTEST(QString::fromStdString(error["at"]), "at");
        // A sentence, not the code once more.
        QVERIFY(QString::fromStdString(error["message"]).endsWith('.'));
        QVERIFY(QString::fromStdString(error["message"]) != code);
    }
}

void TestCliExam::aWrongCallIsExplained_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("exam alone") << QStringList{"exam"};
    QTest::newRow("a misspelt word") << QStringList{"exam", "chekc", kGolden};
    QTest::newRow("a seed for a check") << QStringList{"exam", "check", kGolden, "--seed", "1"};
    QTest::newRow("a file that is not there") << QStringList{"exam", "check", "no-such-exam.json"};
    QTest::newRow("no rules for a blueprint") << QStringList{"exam", "default"};
    QTest::newRow("replay of nothing") << QStringList{"replay"};
    QTest::newRow("replay of two files") << QStringList{"replay", kGolden, kGolden};
    QTest::newRow("regrade of a file that is not there") << QStringList{"regrade", "no-such-attempt.jsonl"};
}

void TestCliExam::aWrongCallIsExplained() {
    QFETCH(QStringList, arguments);
    const CliAnswer answer = runCli(arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestCliExam)
#include "tst_cli_exam.moc"
