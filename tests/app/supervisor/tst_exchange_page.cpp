#include "app/supervisor/exchange_page.h"
#include "tests/app/exchange/two_schools.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QUndoStack>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

namespace {

/// A console page of one of the two.
struct Open {
    explicit Open(SettledStore& school) : context{*school.store, school.supervisor, undo}, page(context) {
        page.resize(1100, 700);
        page.show();
        page.refresh();
    }

    QUndoStack undo;
    ConsoleContext context;
    ExchangePage page;

    QString text(const char* name) const { return page.findChild<QLabel*>(name)->text(); }
    bool isShown(const char* name) const { return page.findChild<QWidget*>(name)->isVisible(); }
    QAbstractButton* button(const char* name) const { return page.findChild<QAbstractButton*>(name); }
};

}  // namespace

// The page for the stick.
class TestExchangePage : public QObject {
    Q_OBJECT

private slots:
    void init() { m_schools = std::make_unique<TwoSchools>(); }
    void resultsAreWrittenOnce();
    void aFileIsShownRegisteredAndTakenIn();
    void aDamagedFileOffersNothing();
    void aTraineeWhoIsNotHereIsSaidBeforeAnythingIsTaken();
    void everythingHasANameForTestsAndReaders();

private:
    QString file(const char* name) const { return m_schools->stick.filePath(name); }

    std::unique_ptr<TwoSchools> m_schools;
};

void TestExchangePage::resultsAreWrittenOnce() {
    m_schools->satInTheRoom(2);
    Open room(m_schools->room);
    QVERIFY(room.text("exchangeNewCount").contains("2"));
    QVERIFY(room.button("exchangeWriteNew")->isEnabled());
    QSignalSpy said(&room.page, &ConsolePage::said);
    room.page.writeNew(file("results.cutcard"));
    QVERIFY(room.text("exchangeWritten").contains("Results written: 2"));
    QVERIFY(!room.button("exchangeWriteNew")->isEnabled());
    QCOMPARE(said.takeLast().at(1).toBool(), false);
    room.page.writeAll(file("no/such/folder"));
    QVERIFY(room.text("exchangeWritten").contains("could not be written"));
    QCOMPARE(said.takeLast().at(1).toBool(), true);
}

void TestExchangePage::aFileIsShownRegisteredAndTakenIn() {
    m_schools->satInTheRoom(1);
    {
        Open room(m_schools->room);
        room.page.writeSchoolTo(file("people.cutcard"));
        room.page.writeNew(file("results.cutcard"));
    }
    Open office(m_schools->office);
    office.page.readFrom(file("people.cutcard"));
    QVERIFY(office.text("exchangeAbout").contains("nobody has registered"));
    QVERIFY(office.isShown("exchangeRegister"));
    QVERIFY(!office.isShown("exchangeTake"));
    const auto table = office.page.findChild<QTableWidget*>("exchangeContent");
    QVERIFY(table->rowCount() >= 1);
    // The key is registered from the dialog that opens in place.
    QTest::mouseClick(office.button("exchangeRegister"), Qt::LeftButton);
    auto* label = office.page.findChild<QLineEdit*>("exchangeKeyLabel");
    QVERIFY(label != nullptr);
    QTest::keyClicks(label, "Room 2");
    QTest::keyClick(label, Qt::Key_Return);
    QTRY_VERIFY(office.isShown("exchangeTake"));
    QCOMPARE(must(m_schools->office.store->keys()).back().label, std::string("Room 2"));
    QVERIFY(office.text("exchangeEffect").contains("trainees added: 1"));
    QTest::mouseClick(office.button("exchangeTake"), Qt::LeftButton);
    QVERIFY(office.text("exchangeAbout").startsWith("Taken in: "));
    office.page.readFrom(file("results.cutcard"));
    QVERIFY(office.text("exchangeEffect").contains("attempts added: 1"));
    office.page.takeItIn();
    QCOMPARE(must(m_schools->office.store->attempts(m_schools->office.supervisor, {})).size(), std::size_t(1));
    // Once more there is nothing to take.
    office.page.readFrom(file("results.cutcard"));
    QVERIFY(office.text("exchangeEffect").contains("attempts known already: 1"));
    QVERIFY(!office.isShown("exchangeTake"));
}

void TestExchangePage::aDamagedFileOffersNothing() {
    m_schools->satInTheRoom(1);
    Open room(m_schools->room);
    room.page.writeNew(file("results.cutcard"));
    QFile damaged(file("results.cutcard"));
    QVERIFY(damaged.resize(damaged.size() - 20));
    QSignalSpy said(&room.page, &ConsolePage::said);
    room.page.readFrom(file("results.cutcard"));
    QVERIFY(said.last().at(1).toBool());
    QVERIFY(!room.isShown("exchangeTake") && !room.isShown("exchangeRegister") && !room.isShown("exchangeContent"));
}

void TestExchangePage::aTraineeWhoIsNotHereIsSaidBeforeAnythingIsTaken() {
    m_schools->satInTheRoom(1);
    Open room(m_schools->room);
    room.page.writeNew(file("results.cutcard"));
    m_schools->readIn(m_schools->office, file("results.cutcard").toStdString());
    Open office(m_schools->office);
    office.page.readFrom(file("results.cutcard"));
    QVERIFY(office.text("exchangeEffect").contains(QString::fromStdString(m_schools->room.trainee)));
    QVERIFY(!office.isShown("exchangeTake"));
}

void TestExchangePage::everythingHasANameForTestsAndReaders() {
    Open office(m_schools->office);
    int seen = 0;
    for (const QWidget* widget : office.page.findChildren<QWidget*>()) {
        const bool isMeant = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<const QTableView*>(widget) != nullptr;
        // What Qt puts into a table by itself has no name of ours.
        if (!isMeant || widget->parentWidget() != &office.page) continue;
        QVERIFY(!widget->objectName().isEmpty());
        QVERIFY2(!widget->accessibleName().isEmpty(), qUtf8Printable(widget->objectName()));
        ++seen;
    }
    QCOMPARE(seen, 7);
}

QTEST_MAIN(TestExchangePage)
#include "tst_exchange_page.moc"
