#include "engine/money/chips.h"
#include "engine/money/money.h"
#include "engine/money/odds.h"

#include <QTest>

using namespace cutcard;

// Amounts, odds and chips (ALL-2, ALL-8).
class TestMoney : public QObject {
    Q_OBJECT

private slots:
    void anAmountIsDigitsWithAtMostTwoDecimals_data();
    void anAmountIsDigitsWithAtMostTwoDecimals();
    void anythingElseIsNotAnAmount_data();
    void anythingElseIsNotAnAmount();
    void everyAmountIsReadBackAsWritten();
    void oddsAreReadAndWrittenAlike_data();
    void oddsAreReadAndWrittenAlike();
    void anythingElseIsNotOdds_data();
    void anythingElseIsNotOdds();
    void aSharedPartOfAMeterSaysByHowMany();
    void toOddsPayTheirFractionAndDropWhatIsLessThanACent_data();
    void toOddsPayTheirFractionAndDropWhatIsLessThanACent();
    void forOddsPayTheWholeAmount();
    void aPercentageIsRoundedDownToTheCent_data();
    void aPercentageIsRoundedDownToTheCent();
    void aPercentageIsTheSameAsInWideArithmetic();
    void chipsAreCutLargestFirst_data();
    void chipsAreCutLargestFirst();
    void chipsAddUpToTheAmount();
};

namespace {

const std::vector<Money>& usualTray() {
    static const std::vector<Money> tray = {Money::cents(50),    Money::dollars(1),    Money::cents(250),
                                            Money::dollars(5),   Money::dollars(25),   Money::dollars(100),
                                            Money::dollars(500), Money::dollars(1000), Money::dollars(5000)};
    return tray;
}

/// "1 × 5.00, 1 × 2.50", and what no chip can make.
QString chipsText(const ChipBreakdown& breakdown) {
    QStringList stacks;
    for (const ChipStack& stack : breakdown.stacks) {
        stacks << QStringLiteral("%1 × %2").arg(stack.count).arg(QString::fromStdString(stack.value.text()));
    }
    if (!breakdown.rest.isZero()) stacks << "rest " + QString::fromStdString(breakdown.rest.text());
    return stacks.join(", ");
}

}  // namespace

void TestMoney::anAmountIsDigitsWithAtMostTwoDecimals_data() {
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("written");
    QTest::newRow("5") << qint64{500} << "5.00";
    QTest::newRow("7.5") << qint64{750} << "7.50";
    QTest::newRow("7.50") << qint64{750} << "7.50";
    QTest::newRow("0") << qint64{0} << "0.00";
    QTest::newRow("0.5") << qint64{50} << "0.50";
    QTest::newRow("0.05") << qint64{5} << "0.05";
    QTest::newRow("0.00") << qint64{0} << "0.00";
    QTest::newRow("10") << qint64{1000} << "10.00";
    QTest::newRow("12345.67") << qint64{1234567} << "12345.67";
    QTest::newRow("1000000") << qint64{100'000'000} << "1000000.00";
    QTest::newRow("100000000.00") << qint64{10'000'000'000} << "100000000.00";
}

void TestMoney::anAmountIsDigitsWithAtMostTwoDecimals() {
    QFETCH(qint64, cents);
    QFETCH(QString, written);
    const auto money = Money::parse(QTest::currentDataTag());
    QVERIFY(money);
    QCOMPARE(qint64{money->inCents()}, cents);
    QCOMPARE(QString::fromStdString(money->text()), written);
}

void TestMoney::anythingElseIsNotAnAmount_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"",   ".",  "5.", ".5",  "05",  "00",   "00.50", "-5",  "+5", "5.123", "5.1.2", "5,00", "1,000",
          "$5", "5 ", " 5", "1e3", "0x5", "five", "5.5a",  "5.a", "5-", "NaN",   "inf",   "٥"}) {
        QTest::addRow("\"%s\"", text) << QByteArray(text);
    }
    QTest::newRow("an end of line behind it") << QByteArray("5\n");
    QTest::newRow("a NUL behind it") << QByteArray("5\0", 2);
    QTest::newRow("400 digits") << QByteArray(400, '9');
    QTest::newRow("as many digits as overflow 64 bits") << QByteArray("99999999999999999999");
}

void TestMoney::anythingElseIsNotAnAmount() {
    QFETCH(QByteArray, text);
    QVERIFY(!Money::parse(text.toStdString()));
}

void TestMoney::everyAmountIsReadBackAsWritten() {
    for (std::int64_t cents = 0; cents < 100'000; ++cents) {
        QCOMPARE(Money::parse(Money::cents(cents).text())->inCents(), cents);
    }
    for (std::int64_t cents = 7; cents < 10'000'000'000; cents = cents * 3 + 1) {
        QCOMPARE(Money::parse(Money::cents(cents).text())->inCents(), cents);
    }
    QCOMPARE(Money::cents(-750).text(), std::string("-7.50"));
}

void TestMoney::oddsAreReadAndWrittenAlike_data() {
    QTest::addColumn<int>("kind");
    for (const char* text : {"1 to 1", "3 to 2", "50 to 1", "200000 to 1"}) QTest::newRow(text) << 0;
    for (const char* text : {"9 for 1", "300 for 1", "20 for 1"}) QTest::newRow(text) << 1;
    for (const char* text : {"100% of main", "10% of main", "100% of mega", "100% of major", "100% of minor"}) {
        QTest::newRow(text) << 2;
    }
}

void TestMoney::oddsAreReadAndWrittenAlike() {
    QFETCH(int, kind);
    const auto odds = parseOdds(QTest::currentDataTag());
    QVERIFY(odds);
    QCOMPARE(static_cast<int>(odds->index()), kind);
    QCOMPARE(oddsText(*odds), std::string(QTest::currentDataTag()));
    QVERIFY(parseOdds(oddsText(*odds)) == odds);
}

void TestMoney::anythingElseIsNotOdds_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"",
                             "1",
                             "to",
                             " to ",
                             "1 to",
                             "to 1",
                             "0 to 1",
                             "1 to 0",
                             "-3 to 2",
                             "3 to -2",
                             "3:2",
                             "3/2",
                             "3to2",
                             "3 to 2 ",
                             " 3 to 2",
                             "3 to 2 to 1",
                             "3.5 to 1",
                             "1,000 to 1",
                             "300 for 2",
                             "300 for",
                             "0 for 1",
                             "300 for 1 ",
                             "10 % of main",
                             "0% of main",
                             "101% of main",
                             "-1% of main",
                             "10% of",
                             "10% of grand",
                             "10% of Main",
                             "10% of main ",
                             "9999999999999999999999 to 1"}) {
        QTest::addRow("\"%s\"", text) << QByteArray(text);
    }
}

void TestMoney::anythingElseIsNotOdds() {
    QFETCH(QByteArray, text);
    QVERIFY(!parseOdds(text.toStdString()));
}

void TestMoney::aSharedPartOfAMeterSaysByHowMany() {
    QCOMPARE(oddsText(MeterOdds{10, Meter::Main, 3}), std::string("1/3 of 10% of main"));
    QCOMPARE(oddsText(MeterOdds{100, Meter::Main, 2}), std::string("1/2 of 100% of main"));
    QCOMPARE(oddsText(MeterOdds{10, Meter::Main, 1}), std::string("10% of main"));
}

void TestMoney::toOddsPayTheirFractionAndDropWhatIsLessThanACent_data() {
    QTest::addColumn<qint64>("pays");
    QTest::addColumn<qint64>("on");
    QTest::addColumn<QString>("stake");
    QTest::addColumn<QString>("exact");
    QTest::addColumn<QString>("halves");
    QTest::addColumn<QString>("dollars");
    const auto row = [](const char* name, qint64 pays, qint64 on, const char* stake, const char* exact,
                        const char* halves, const char* dollars) {
        QTest::newRow(name) << pays << on << QString(stake) << QString(exact) << QString(halves) << QString(dollars);
    };
    row("$10 at even money", 1, 1, "10", "10.00", "10.00", "10.00");
    row("$5 at 3 to 2", 3, 2, "5", "7.50", "7.50", "7.00");
    row("$7.50 at 3 to 2", 3, 2, "7.50", "11.25", "11.00", "11.00");
    row("$2.50 at even money", 1, 1, "2.50", "2.50", "2.50", "2.00");
    row("a cent at 3 to 2", 3, 2, "0.01", "0.01", "0.00", "0.00");
    row("three cents at 3 to 2", 3, 2, "0.03", "0.04", "0.00", "0.00");
    row("$1 at 2 to 3", 2, 3, "1", "0.66", "0.50", "0.00");
    row("$1.99 at even money", 1, 1, "1.99", "1.99", "1.50", "1.00");
    row("$25 at 200 to 1", 200, 1, "25", "5000.00", "5000.00", "5000.00");
    row("a million at 200,000 to 1", 200000, 1, "1000000", "200000000000.00", "200000000000.00", "200000000000.00");
}

void TestMoney::toOddsPayTheirFractionAndDropWhatIsLessThanACent() {
    QFETCH(qint64, pays);
    QFETCH(qint64, on);
    QFETCH(QString, stake);
    QFETCH(QString, exact);
    QFETCH(QString, halves);
    QFETCH(QString, dollars);
    const Money staked = *Money::parse(stake.toStdString());
    const auto paid = [&](Breakage breakage) {
        return QString::fromStdString(payAt(ToOdds{pays, on}, staked, breakage).text());
    };
    QCOMPARE(paid(Breakage::Exact), exact);
    QCOMPARE(paid(Breakage::DownToFiftyCents), halves);
    QCOMPARE(paid(Breakage::DownToDollar), dollars);
}

void TestMoney::forOddsPayTheWholeAmount() {
    QCOMPARE(payAt(ForOdds{300}, Money::dollars(5)).text(), std::string("1500.00"));
    QCOMPARE(payAt(ForOdds{9}, Money::dollars(1)).text(), std::string("9.00"));
    QCOMPARE(payAt(ForOdds{20}, Money::cents(250)).text(), std::string("50.00"));
}

void TestMoney::aPercentageIsRoundedDownToTheCent_data() {
    QTest::addColumn<QString>("meter");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("part");
    QTest::newRow("10 % of $12,345.67") << "12345.67" << 10 << "1234.56";
    QTest::newRow("10 % of $10,000.09") << "10000.09" << 10 << "1000.00";
    QTest::newRow("10 % of nine cents") << "0.09" << 10 << "0.00";
    QTest::newRow("10 % of ten cents") << "0.10" << 10 << "0.01";
    QTest::newRow("100 % of $12,345.67") << "12345.67" << 100 << "12345.67";
    QTest::newRow("29 % of $1") << "1" << 29 << "0.29";
    QTest::newRow("29 % of $5") << "5" << 29 << "1.45";
    QTest::newRow("13 % of half a dollar") << "0.50" << 13 << "0.06";
    QTest::newRow("an empty meter") << "0" << 100 << "0.00";
    QTest::newRow("the fullest meter") << "100000000" << 10 << "10000000.00";
}

void TestMoney::aPercentageIsRoundedDownToTheCent() {
    QFETCH(QString, meter);
    QFETCH(int, percent);
    QFETCH(QString, part);
    QCOMPARE(QString::fromStdString(percentOf(*Money::parse(meter.toStdString()), percent).text()), part);
}

void TestMoney::aPercentageIsTheSameAsInWideArithmetic() {
    for (std::int64_t cents = 1; cents < 10'000'000'000; cents = cents * 7 + 3) {
        for (int percent = 0; percent <= 100; ++percent) {
            const auto wide = static_cast<std::int64_t>(static_cast<__int128>(cents) * percent / 100);
            QCOMPARE(percentOf(Money::cents(cents), percent).inCents(), wide);
        }
    }
}

void TestMoney::chipsAreCutLargestFirst_data() {
    QTest::addColumn<QString>("amount");
    QTest::addColumn<QString>("chips");
    QTest::newRow("nothing") << "0"
                             << "";
    QTest::newRow("$7.50") << "7.50"
                           << "1 × 5.00, 1 × 2.50";
    QTest::newRow("$3") << "3"
                        << "1 × 2.50, 1 × 0.50";
    QTest::newRow("$22.50") << "22.50"
                            << "4 × 5.00, 1 × 2.50";
    QTest::newRow("$30") << "30"
                         << "1 × 25.00, 1 × 5.00";
    QTest::newRow("$99") << "99"
                         << "3 × 25.00, 4 × 5.00, 1 × 2.50, 1 × 1.00, 1 × 0.50";
    QTest::newRow("$1,500") << "1500"
                            << "1 × 1000.00, 1 × 500.00";
    QTest::newRow("$12,345") << "12345"
                             << "2 × 5000.00, 2 × 1000.00, 3 × 100.00, 1 × 25.00, 4 × 5.00";
    QTest::newRow("$5.25, of which no chip makes the quarter") << "5.25"
                                                               << "1 × 5.00, rest 0.25";
    QTest::newRow("49 cents") << "0.49"
                              << "rest 0.49";
}

void TestMoney::chipsAreCutLargestFirst() {
    QFETCH(QString, amount);
    QFETCH(QString, chips);
    const Money wanted = *Money::parse(amount.toStdString());
    QCOMPARE(chipsText(breakDown(wanted, usualTray())), chips);
    // The order in which a house lists its chips does not matter.
    const std::vector<Money> reversed(usualTray().rbegin(), usualTray().rend());
    QCOMPARE(chipsText(breakDown(wanted, reversed)), chips);
}

void TestMoney::chipsAddUpToTheAmount() {
    for (std::int64_t cents = 0; cents < 2'000'000; cents += 37) {
        const ChipBreakdown breakdown = breakDown(Money::cents(cents), usualTray());
        Money sum = breakdown.rest;
        for (const ChipStack& stack : breakdown.stacks) sum += stack.value * stack.count;
        QCOMPARE(sum.inCents(), cents);
        // The smallest chip is half a dollar.
        QCOMPARE(breakdown.rest.inCents(), cents % 50);
    }
}

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
