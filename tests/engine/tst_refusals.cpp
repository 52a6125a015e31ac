#include "tests/support/worked_cases.h"

#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void everyFaultIsNamedWithItsPlace_data();
    void everyFaultIsNamedWithItsPlace();
    void everyRefusalCodeHasACase();
};

void TestRefusals::everyFaultIsNamedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("refusals", ".jsonl"))) {
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            const auto text = [&item](const char* key) {
                const bool given = item.contains(key) && item[key].is_string();
                return given ? QString::fromStdString(item[key]) : QString();
            };
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(item["line"]) << text("code") << text("at");
        }
    }
}

void TestRefusals::everyFaultIsNamedWithItsPlace() {
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    QFETCH(QString, at);
    OpenTables tables;
    const auto record = readRoundLine(line.toStdString(), tables);
    const QString actual =
        record ? QString() : QString::fromStdString(std::string(refusalCodeName(record.refusal().code)));
    QCOMPARE(actual, code);
    if (!record && !at.isEmpty()) QCOMPARE(QString::fromStdString(record.refusal().at), at);
}

void TestRefusals::everyRefusalCodeHasACase() {
    std::set<std::string> codes;
    for (const Json& item : jsonLines("crazy_four/refusals_pa-657a-crazy4.jsonl")) {
        if (item["code"].is_string()) codes.insert(item["code"]);
    }
    for (int code = 0; code <= static_cast<int>(RefusalCode::DecisionMissing); ++code) {
        const std::string name(refusalCodeName(static_cast<RefusalCode>(code)));
        QVERIFY2(codes.contains(name), name.c_str());
    }
}

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
