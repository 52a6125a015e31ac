#include "app/session/entry.h"

#include <QTest>

using namespace cutcard;

// An action that is not complete yet: what was typed, cut out and pulled out.
class TestEntry : public QObject {
    Q_OBJECT

private slots:
    void digitsMakeAnAmount_data();
    void digitsMakeAnAmount();
    void aCountHasNoPoint();
    void chipsAddUpAndGoBackOneByOne();
    void aDigitAfterChipsBeginsAnew();
    void aChipAfterDigitsBeginsAnew();
    void nothingIsNoAmount();
    void aCardIsPulledOutAndPushedBack();
    void aNewEntryKnowsNothingOfTheLast();
};

namespace {

Entry typed(const QString& text, EntryMode mode = EntryMode::Amount) {
    Entry entry;
    entry.begin(mode);
    for (QChar character : text) entry.type(character);
    return entry;
}

}  // namespace

void TestEntry::digitsMakeAnAmount_data() {
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("cents");
    QTest::newRow("dollars") << "30" << 3000;
    QTest::newRow("one decimal is tenths") << "7.5" << 750;
    QTest::newRow("two decimals") << "22.50" << 2250;
    QTest::newRow("a decimal comma") << "7,5" << 750;
    QTest::newRow("a point after a comma is not taken") << "1,2.5" << 125;
    QTest::newRow("a point alone at the end") << "12." << 1200;
    QTest::newRow("a point first") << ".5" << 50;
    QTest::newRow("a nought first is dropped") << "05" << 500;
    QTest::newRow("a third decimal is not taken") << "1.259" << 125;
    QTest::newRow("a second point is not taken") << "1.2.5" << 125;
    QTest::newRow("letters are not taken") << "1a5" << 1500;
    QTest::newRow("an eighth digit is not taken") << "12345678" << 123456700;
    QTest::newRow("cents after seven digits are") << "1234567.89" << 123456789;
}

void TestEntry::digitsMakeAnAmount() {
    QFETCH(QString, keys);
    QFETCH(int, cents);
    const Entry entry = typed(keys);
    QVERIFY(entry.amount());
    QCOMPARE(entry.amount()->inCents(), std::int64_t{cents});
    QVERIFY(entry.chips().empty());
}

void TestEntry::aCountHasNoPoint() {
    QCOMPARE(typed("1.7", EntryMode::Count).number(), std::optional(17));
    QVERIFY(!typed("", EntryMode::Count).number());
}

void TestEntry::chipsAddUpAndGoBackOneByOne() {
    Entry entry;
    entry.begin(EntryMode::Amount);
    entry.addChip(Money::dollars(5));
    entry.addChip(Money::cents(250));
    QCOMPARE(entry.amount(), std::optional(Money::cents(750)));
    entry.takeBack();
    QCOMPARE(entry.amount(), std::optional(Money::dollars(5)));
    entry.takeBack();
    entry.takeBack();
    QVERIFY(!entry.amount());
}

void TestEntry::aDigitAfterChipsBeginsAnew() {
    Entry entry;
    entry.begin(EntryMode::Amount);
    entry.addChip(Money::dollars(5));
    entry.type('7');
    QCOMPARE(entry.amount(), std::optional(Money::dollars(7)));
    QVERIFY(entry.chips().empty());
}

void TestEntry::aChipAfterDigitsBeginsAnew() {
    Entry entry = typed("75");
    entry.addChip(Money::dollars(5));
    QCOMPARE(entry.amount(), std::optional(Money::dollars(5)));
    entry.takeBack();
    QVERIFY(!entry.amount());
}

void TestEntry::nothingIsNoAmount() {
    QVERIFY(!typed("").amount());
    Entry entry = typed("4");
    entry.takeBack();
    entry.takeBack();
    QVERIFY(!entry.amount());
}

void TestEntry::aCardIsPulledOutAndPushedBack() {
    Entry entry;
    entry.begin(EntryMode::Hand);
    const Card ace = *Card::parse("As");
    const Card king = *Card::parse("Kd");
    entry.toggle(ace);
    entry.toggle(king);
    QVERIFY(entry.isPicked(ace));
    entry.toggle(ace);
    QCOMPARE(entry.picked(), std::vector{king});
}

void TestEntry::aNewEntryKnowsNothingOfTheLast() {
    Entry entry = typed("75");
    entry.category = "flush";
    entry.fromSeat = 3;
    entry.toggle(*Card::parse("As"));
    entry.begin(EntryMode::Envy, "pay_envy");
    QVERIFY(!entry.amount());
    QVERIFY(entry.picked().empty());
    QVERIFY(entry.category.empty());
    QCOMPARE(entry.fromSeat, 0);
    entry.cancel();
    QCOMPARE(entry.mode(), EntryMode::None);
    QCOMPARE(entryModeName(entry.mode()), QString("none"));
    QCOMPARE(entryModeName(EntryMode::Keypad), QString("keypad"));
}

QTEST_MAIN(TestEntry)
#include "tst_entry.moc"
