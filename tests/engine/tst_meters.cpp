#include "engine/rules/rule_book.h"
#include "engine/side_wagers/meter_bank.h"

#include <QTest>

using namespace cutcard;

// The meters of the progressive and of the Five Card Hand Bonus (ALL-8), with the terms of 657a.12(d)(3), (e)(3),
// (f)(4).
class TestMeters : public QObject {
    Q_OBJECT

private slots:
    void seedAndContributionFollowTheWager_data();
    void seedAndContributionFollowTheWager();
    void aPartOfAMeterLeavesItAtOnce();
    void aFullWinStartsTheMeterAgainWithTheReserve();
    void theReseedIsMultipliedByTheWager();
    void theHandBonusStartsAgainFromTheReserveAlone();
    void oneJackpotDoesNotTouchTheOthers();
    void onlyAFullWinResetsAMeter();
};

namespace {

/// "four_card:A", or "bonus" for the Five Card Hand Bonus.
const MeteredTable& termsOf(const std::string& name) {
    const auto rules = RuleBook::instance().find("pa-657a-crazy4");
    if (name == "bonus") return rules->fiveCardHandBonus->onPlayer;
    const auto colon = name.find(':');
    return *rules->progressive(name.substr(0, colon))->table(name.substr(colon + 1));
}

Meters meters(Meter meter, const char* amount, const char* reserve = "0") {
    Meters shown{};
    shown[static_cast<std::size_t>(meter)] = *Money::parse(amount);
    shown[static_cast<std::size_t>(Meter::Reserve)] = *Money::parse(reserve);
    return shown;
}

QString shown(const MeterBank& bank, Meter meter) {
    return QString::fromStdString(bank.shown()[static_cast<std::size_t>(meter)].text());
}

QString text(Money amount) {
    return QString::fromStdString(amount.text());
}

/// "main 5000.00 reserve 0.05": what is not zero.
QString text(const Meters& meters) {
    QStringList parts;
    for (int i = 0; i < kMeterCount; ++i) {
        const Money amount = meters[static_cast<std::size_t>(i)];
        const std::string name(meterName(static_cast<Meter>(i)));
        if (!amount.isZero()) parts << QString::fromStdString(name + ' ' + amount.text());
    }
    return parts.join(' ');
}

}  // namespace

void TestMeters::seedAndContributionFollowTheWager_data() {
    QTest::addColumn<QString>("terms");
    QTest::addColumn<QString>("wager");
    QTest::addColumn<QString>("seeds");
    QTest::addColumn<QString>("contribution");
    const auto row = [](const char* name, const char* terms, const char* wager, const char* seeds,
                        const char* contribution) {
        QTest::newRow(name) << QString(terms) << QString(wager) << QString(seeds) << QString(contribution);
    };
    row("four-card A, $1", "four_card:A", "1", "main 5000.00", "main 0.29");
    row("four-card A, $5", "four_card:A", "5", "main 25000.00", "main 1.45");
    row("four-card B, $1", "four_card:B", "1", "main 1000.00", "main 0.25 reserve 0.05");
    row("four-card B, $5", "four_card:B", "5", "main 5000.00", "main 1.25 reserve 0.25");
    row("five-card A, $1", "five_card:A", "1", "main 10000.00", "main 0.21");
    row("five-card A, $5", "five_card:A", "5", "main 50000.00", "main 1.05");
    row("five-card B, $1", "five_card:B", "1", "mega 10000.00 major 1000.00", "mega 0.11 major 0.10");
    row("five-card B, $5", "five_card:B", "5", "mega 50000.00 major 5000.00", "mega 0.55 major 0.50");
    row("five-card C, $1", "five_card:C", "1", "mega 10000.00 major 1000.00 minor 250.00",
        "mega 0.09 major 0.07 minor 0.03");
    row("five-card C, $5", "five_card:C", "5", "mega 50000.00 major 5000.00 minor 1250.00",
        "mega 0.45 major 0.35 minor 0.15");
    row("five-card D, $1", "five_card:D", "1", "mega 10000.00 major 1000.00 minor 250.00",
        "mega 0.10 major 0.08 minor 0.03");
    row("five-card D, $5", "five_card:D", "5", "mega 50000.00 major 5000.00 minor 1250.00",
        "mega 0.50 major 0.40 minor 0.15");
    row("Five Card Hand Bonus, $1", "bonus", "1", "main 10000.00", "main 0.13 reserve 0.08");
    row("Five Card Hand Bonus, $2", "bonus", "2", "main 20000.00", "main 0.26 reserve 0.16");
    row("Five Card Hand Bonus, half a dollar", "bonus", "0.50", "main 5000.00", "main 0.06 reserve 0.04");
}

void TestMeters::seedAndContributionFollowTheWager() {
    QFETCH(QString, terms);
    QFETCH(QString, wager);
    QFETCH(QString, seeds);
    QFETCH(QString, contribution);
    const MeteredTable& metered = termsOf(terms.toStdString());
    const Money amount = *Money::parse(wager.toStdString());
    QCOMPARE(text(MeterBank::seeds(metered, amount)), seeds);
    QCOMPARE(text(MeterBank::contribution(metered, amount)), contribution);
}

void TestMeters::aPartOfAMeterLeavesItAtOnce() {
    MeterBank bank(termsOf("five_card:A"), Money::dollars(1), meters(Meter::Main, "12345.67"));
    QCOMPARE(text(bank.draw({10, Meter::Main, 1})), QString("1234.56"));
    QCOMPARE(shown(bank, Meter::Main), QString("11111.11"));
    // The next winner's ten percent is of what is left.
    QCOMPARE(text(bank.draw({10, Meter::Main, 1})), QString("1111.11"));
    QCOMPARE(shown(bank, Meter::Main), QString("10000.00"));
}

void TestMeters::aFullWinStartsTheMeterAgainWithTheReserve() {
    MeterBank bank(termsOf("four_card:B"), Money::dollars(1), meters(Meter::Main, "1234.56", "78.90"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("1234.56"));
    QCOMPARE(shown(bank, Meter::Main), QString("1078.90"));
    QCOMPARE(shown(bank, Meter::Reserve), QString("0.00"));
    // A second hand of four aces in the same round wins the new amount; the reserve is used up.
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("1078.90"));
    QCOMPARE(shown(bank, Meter::Main), QString("1000.00"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("1000.00"));
    QCOMPARE(shown(bank, Meter::Main), QString("1000.00"));
}

void TestMeters::theReseedIsMultipliedByTheWager() {
    MeterBank bank(termsOf("four_card:B"), Money::dollars(5), meters(Meter::Main, "7000", "12.25"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("7000.00"));
    QCOMPARE(shown(bank, Meter::Main), QString("5012.25"));
}

void TestMeters::theHandBonusStartsAgainFromTheReserveAlone() {
    MeterBank bank(termsOf("bonus"), Money::dollars(1), meters(Meter::Main, "10500", "320"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("10500.00"));
    QCOMPARE(shown(bank, Meter::Main), QString("320.00"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("320.00"));
    QCOMPARE(text(bank.draw({100, Meter::Main, 1})), QString("0.00"));
    // The odd cents of a divided win come back after the reset.
    bank.add(Meter::Main, Money::cents(2));
    QCOMPARE(shown(bank, Meter::Main), QString("0.02"));
}

void TestMeters::oneJackpotDoesNotTouchTheOthers() {
    Meters full{};
    full[static_cast<std::size_t>(Meter::Mega)] = Money::dollars(15000);
    full[static_cast<std::size_t>(Meter::Major)] = Money::dollars(1500);
    full[static_cast<std::size_t>(Meter::Minor)] = Money::dollars(300);
    MeterBank bank(termsOf("five_card:C"), Money::dollars(1), full);
    QCOMPARE(text(bank.draw({100, Meter::Major, 1})), QString("1500.00"));
    QCOMPARE(text(bank.shown()), QString("mega 15000.00 major 1000.00 minor 300.00"));
    QCOMPARE(text(bank.draw({100, Meter::Minor, 1})), QString("300.00"));
    QCOMPARE(text(bank.shown()), QString("mega 15000.00 major 1000.00 minor 250.00"));
    QCOMPARE(text(bank.draw({100, Meter::Mega, 1})), QString("15000.00"));
    QCOMPARE(text(bank.shown()), QString("mega 10000.00 major 1000.00 minor 250.00"));
}

void TestMeters::onlyAFullWinResetsAMeter() {
    MeterBank bank(termsOf("five_card:A"), Money::dollars(1), meters(Meter::Main, "20000"));
    QVERIFY(!bank.wasReset(Meter::Main));
    bank.draw({10, Meter::Main, 1});
    QVERIFY(!bank.wasReset(Meter::Main));
    bank.draw({100, Meter::Main, 1});
    QVERIFY(bank.wasReset(Meter::Main));
    QVERIFY(!bank.wasReset(Meter::Mega));
    // Ten percent of the new amount.
    QCOMPARE(text(bank.draw({10, Meter::Main, 1})), QString("1000.00"));
}

QTEST_APPLESS_MAIN(TestMeters)
#include "tst_meters.moc"
