#include "engine/record/drill_record.h"
#include "tests/support/cli_runner.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// `cutcard-cli drill`: questions one a line.
class TestCliDrill : public QObject {
    Q_OBJECT

private slots:
    void kindsTakeTurns_data() { addRuleSetRows(); }
    void kindsTakeTurns();
    void theSameSeedGivesTheSameBytes();
    void aSkillIsAskedAbout();
    void aWrongCallSaysWhy_data();
    void aWrongCallSaysWhy();
};

void TestCliDrill::kindsTakeTurns() {
    QFETCH(QString, rules);
    const CliAnswer answer = runCli({"drill", "--rules", rules, "--count", "12", "--seed", "5"});
    QCOMPARE(answer.status, 0);
    std::set<DrillKind> kinds;
    int lines = 0;
    for (const QByteArray& line : answer.out.trimmed().split('\n')) {
        const auto question = readDrillLine(line.toStdString());
        QVERIFY2(question, line.constData());
        QCOMPARE(QString::fromStdString(question->rules), rules);
        kinds.insert(question->kind);
        ++lines;
    }
    QCOMPARE(lines, 12);
    QCOMPARE(kinds.size(), std::size_t{kDrillKindCount});
}

void TestCliDrill::theSameSeedGivesTheSameBytes() {
    const QStringList call = {"drill",   "--rules", "ma-crazy4",    "--kind", "what_next",
                              "--count", "5",       "--selections", "random"};
    const CliAnswer first = runCli(call + QStringList{"--seed", "9"});
    QCOMPARE(first.status, 0);
    QCOMPARE(runCli(call + QStringList{"--seed", "9"}).out, first.out);
    QVERIFY(runCli(call + QStringList{"--seed", "10"}).out != first.out);
}

void TestCliDrill::aSkillIsAskedAbout() {
    const CliAnswer answer =
        runCli({"drill", "--rules", "pa-657a-crazy4", "--skill", "c4.queens_up.flush", "--kind", "what_pays"});
    QCOMPARE(answer.status, 0);
    const auto question = readDrillLine(answer.out.trimmed().toStdString());
    QVERIFY(question);
    QCOMPARE(question->skill, std::string("c4.queens_up.flush"));
    QVERIFY(question->kind == DrillKind::WhatPays);
}

void TestCliDrill::aWrongCallSaysWhy_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no rule set") << QStringList{"drill"} << QByteArray("--rules");
    QTest::newRow("a kind nobody knows") << QStringList{"drill", "--rules", "ma-crazy4", "--kind", "juggle"}
                                         << QByteArray("read_hand");
    QTest::newRow("a skill nobody knows")
        << QStringList{"drill", "--rules", "ma-crazy4", "--skill", "juggle"} << QByteArray("juggle");
    QTest::newRow("a skill that this kind cannot ask for")
        << QStringList{"drill", "--rules", "ma-crazy4", "--skill", "c4.hand.flush", "--kind", "who_wins"}
        << QByteArray("c4.hand.flush");
    QTest::newRow("no question at all") << QStringList{"drill", "--rules", "ma-crazy4", "--count", "0"}
                                        << QByteArray("count");
}

void TestCliDrill::aWrongCallSaysWhy() {
    QFETCH(QStringList, words);
    QFETCH(QByteArray, said);
    const CliAnswer answer = runCli(words);
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(answer.err.contains(said), answer.err.constData());
}

QTEST_APPLESS_MAIN(TestCliDrill)
#include "tst_cli_drill.moc"
