#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard::test;

// Whole rounds, worked out by hand from the regulation and the rulings.
class TestWorkedRounds : public QObject {
    Q_OBJECT

private slots:
    void everyRoundIsSettledAsWorkedByHand_data();
    void everyRoundIsSettledAsWorkedByHand();
};

void TestWorkedRounds::everyRoundIsSettledAsWorkedByHand_data() {
    QTest::addColumn<QByteArray>("round");
    QTest::addColumn<QByteArray>("expected");
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("rounds", ".jsonl"))) {
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(item["round"].dump())
                                        << QByteArray::fromStdString(item["expect"].dump());
        }
    }
}

void TestWorkedRounds::everyRoundIsSettledAsWorkedByHand() {
    QFETCH(QByteArray, round);
    QFETCH(QByteArray, expected);
    const QString found = difference(Json::parse(expected.toStdString()), settled(Json::parse(round.toStdString())));
    QVERIFY2(found.isEmpty(), qUtf8Printable(found));
}

QTEST_APPLESS_MAIN(TestWorkedRounds)
#include "tst_worked_rounds.moc"
