#include "engine/rules/rule_book.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard::test;

// Every row of every paytable, with the amount worked out by hand from the regulation.
class TestWorkedPaytables : public QObject {
    Q_OBJECT

private slots:
    void everyRowPaysWhatTheRegulationSays_data();
    void everyRowPaysWhatTheRegulationSays();
    void noRowOfAnyTableIsLeftOut_data();
    void noRowOfAnyTableIsLeftOut();
};

void TestWorkedPaytables::everyRowPaysWhatTheRegulationSays_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QStringList>("values");
    for (const WorkedRules& rules : workedRules()) {
        int number = 0;
        for (const auto& row : tableRows(rules.file("paytables", ".tsv"))) {
            QStringList keys;
            QStringList values;
            for (const auto& [key, value] : row) {
                keys << QString::fromStdString(key);
                values << QString::fromStdString(value);
            }
            const std::string name = std::string(rules.id) + ' ' + std::to_string(++number) + ": " + row.at("wager") +
                                     ' ' + row.at("table") + ", " + row.at("player");
            QTest::newRow(name.c_str()) << rules.id << keys << values;
        }
    }
}

void TestWorkedPaytables::everyRowPaysWhatTheRegulationSays() {
    QFETCH(QString, rules);
    QFETCH(QStringList, keys);
    QFETCH(QStringList, values);
    std::map<std::string, std::string> row;
    for (qsizetype i = 0; i < keys.size(); ++i) row[keys[i].toStdString()] = values[i].toStdString();

    const Json settlement = settled(roundOfRow(rules.toStdString(), row));
    const Json* line = lineOf(settlement, 1, row["wager"]);
    QVERIFY(line != nullptr);
    const auto text = [](const Json& value) {
        return value.is_null() ? QStringLiteral("-") : QString::fromStdString(value.get<std::string>());
    };
    QCOMPARE(text((*line)["outcome"]), QString::fromStdString(row["outcome"]));
    QCOMPARE(text((*line)["amount"]), QString::fromStdString(row["amount"]));
    QCOMPARE(text((*line)["odds"]), QString::fromStdString(row["odds"]));
    QCOMPARE(text((*line)["row"]), QString::fromStdString(row["row"]));
    if (line->contains("odds_cite") && row["cite"] != "-") {
        QCOMPARE(text((*line)["odds_cite"]), QString::fromStdString(row["cite"]));
    }
}

void TestWorkedPaytables::noRowOfAnyTableIsLeftOut_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < workedRules().size(); ++i) QTest::newRow(workedRules()[i].id) << static_cast<int>(i);
}

void TestWorkedPaytables::noRowOfAnyTableIsLeftOut() {
    QFETCH(int, index);
    const WorkedRules& worked = workedRules()[static_cast<std::size_t>(index)];
    const auto rules = cutcard::RuleBook::instance().find(worked.id);
    const auto rows = tableRows(worked.file("paytables", ".tsv"));
    const auto require = [&](std::string_view wager, const std::string& table, const cutcard::Paytable& paytable) {
        for (const cutcard::PaytableRow& line : paytable.rows) {
            const bool found = std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
                return row.at("wager") == wager && row.at("table") == table && row.at("outcome") == "pay" &&
                       row.at("row") == cutcard::rowName(line.row) && row.at("odds") == cutcard::oddsText(line.odds);
            });
            const std::string message =
                std::string(wager) + ' ' + table + ' ' + std::string(cutcard::rowName(line.row));
            QVERIFY2(found, message.c_str());
        }
    };
    for (const auto& [wager, terms] : rules->lettered) {
        for (const auto& table : terms.group.tables) {
            require(cutcard::wagerName(wager), table.letter.empty() ? "-" : table.letter, table);
        }
    }
    for (const auto& kind : rules->progressives) {
        for (const auto& metered : kind.tables) {
            require("progressive", kind.name + ':' + metered.table.letter, metered.table);
        }
    }
    if (rules->fiveCardHandBonus) {
        require("five_card_hand_bonus_player", "-", rules->fiveCardHandBonus->onPlayer.table);
        require("five_card_hand_bonus_dealer", "-", rules->fiveCardHandBonus->onDealer.table);
    }
}

QTEST_APPLESS_MAIN(TestWorkedPaytables)
#include "tst_worked_paytables.moc"
