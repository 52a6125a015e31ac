#include "app/session/key_table.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace cutcard;

class TestKeyTable : public QObject {
    Q_OBJECT

private slots:
    void everyActionHasAKeyOfItsOwn();
    void aPressedKeyFindsItsAction();
    void aKeyThatIsTakenIsRefusedByName();
    void keysOfSeatsAndAmountsCannotBeTaken_data();
    void keysOfSeatsAndAmountsCannotBeTaken();
    void aChangedKeyIsKeptAndComesBack();
    void twoActionsMayChangePlaces();
    void aFileWithOneKeyTwiceIsNotTaken();
    void resetGivesTheDefaultsBack();
};

void TestKeyTable::everyActionHasAKeyOfItsOwn() {
    const KeyTable table;
    std::set<QString> keys;
    for (int row = 0; row < table.rowCount(); ++row) {
        const QModelIndex at = table.index(row);
        const QString key = table.data(at, KeyTable::KeyRole).toString();
        QVERIFY(!key.isEmpty());
        QVERIFY2(keys.insert(key).second, qUtf8Printable(key));
        QVERIFY(!table.data(at, KeyTable::NameRole).toString().isEmpty());
    }
}

void TestKeyTable::aPressedKeyFindsItsAction() {
    const KeyTable table;
    QCOMPARE(table.actionFor(Qt::Key_T, Qt::NoModifier), "take");
    QCOMPARE(table.actionFor(Qt::Key_D, Qt::ShiftModifier), "deal");
    QCOMPARE(table.actionFor(Qt::Key_T, Qt::ShiftModifier), "stack");
    QCOMPARE(table.actionFor(Qt::Key_Z, Qt::NoModifier), "clear_table");
    QCOMPARE(table.actionFor(Qt::Key_Z, Qt::ControlModifier), "undo");
    QCOMPARE(table.actionFor(Qt::Key_Space, Qt::NoModifier), "next");
    QCOMPARE(table.actionFor(Qt::Key_1, Qt::NoModifier), QString());
    QCOMPARE(table.keyOf("pay"), "P");
    QCOMPARE(table.keyOf("juggle"), QString());
}

void TestKeyTable::aKeyThatIsTakenIsRefusedByName() {
    KeyTable table;
    QSignalSpy changed(&table, &KeyTable::changed);
    const QString why = table.change("take", Qt::Key_P, Qt::NoModifier);
    QVERIFY2(why.contains("Pay") && why.contains("P"), qUtf8Printable(why));
    QCOMPARE(table.keyOf("take"), "T");
    QCOMPARE(changed.size(), 0);
}

void TestKeyTable::keysOfSeatsAndAmountsCannotBeTaken_data() {
    QTest::addColumn<int>("key");
    for (const auto key :
         {Qt::Key_1, Qt::Key_0, Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backspace,
          Qt::Key_Period, Qt::Key_Shift, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}) {
        QTest::newRow(qUtf8Printable(QKeySequence(key).toString())) << static_cast<int>(key);
    }
}

void TestKeyTable::keysOfSeatsAndAmountsCannotBeTaken() {
    QFETCH(int, key);
    KeyTable table;
    QVERIFY(!table.change("take", key, Qt::NoModifier).isEmpty());
    QVERIFY(!table.change("seat", Qt::Key_F5, Qt::NoModifier).isEmpty());
    QCOMPARE(table.keyOf("take"), "T");
}

void TestKeyTable::aChangedKeyIsKeptAndComesBack() {
    const QTemporaryDir folder;
    KeyTable table;
    QCOMPARE(table.change("take", Qt::Key_F5, Qt::NoModifier), QString());
    QCOMPARE(table.actionFor(Qt::Key_F5, Qt::NoModifier), "take");
    QCOMPARE(table.actionFor(Qt::Key_T, Qt::NoModifier), QString());
    QSettings file(folder.filePath("keys.ini"), QSettings::IniFormat);
    table.write(file);
    KeyTable again;
    QCOMPARE(again.read(file).size(), 0);
    QCOMPARE(again.keyOf("take"), "F5");
    QCOMPARE(again.keyOf("pay"), "P");
}

void TestKeyTable::twoActionsMayChangePlaces() {
    const QTemporaryDir folder;
    QSettings file(folder.filePath("keys.ini"), QSettings::IniFormat);
    file.setValue("keys/take", "P");
    file.setValue("keys/pay", "T");
    KeyTable table;
    QCOMPARE(table.read(file).size(), 0);
    QCOMPARE(table.keyOf("take"), "P");
    QCOMPARE(table.keyOf("pay"), "T");
}

void TestKeyTable::aFileWithOneKeyTwiceIsNotTaken() {
    const QTemporaryDir folder;
    QSettings file(folder.filePath("keys.ini"), QSettings::IniFormat);
    file.setValue("keys/take", "P");
    file.setValue("keys/hint", "no such key");
    KeyTable table;
    QCOMPARE(table.read(file).size(), 2);
    QCOMPARE(table.keyOf("take"), "T");
    QCOMPARE(table.keyOf("hint"), "I");
}

void TestKeyTable::resetGivesTheDefaultsBack() {
    KeyTable table;
    QCOMPARE(table.change("take", Qt::Key_F5, Qt::NoModifier), QString());
    QCOMPARE(table.change("pay", Qt::Key_T, Qt::NoModifier), QString());
    // T is taken now.
    table.reset("take");
    QCOMPARE(table.keyOf("take"), "F5");
    table.resetAll();
    QCOMPARE(table.keyOf("take"), "T");
    QCOMPARE(table.keyOf("pay"), "P");
}

QTEST_MAIN(TestKeyTable)
#include "tst_key_table.moc"
