#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/passphrase_strength.h"
#include "tests/app/supervisor/console_bench.h"
#include "tests/support/contrast.h"

#include <QFile>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QTableView>

using namespace cutcard::supervisor;
using namespace cutcard::test;

// What all pages of the console share.
class TestConsoleStyle : public QObject {
    Q_OBJECT

private slots:
    void coloursAreThoseOfTheWindow_data();
    void coloursAreThoseOfTheWindow();
    void textCanBeRead_data();
    void textCanBeRead();
    void rowsAreAFingerHigh();
    void anAnswerComesWithoutWaiting();
    void aFormStaysUntilItIsTaken();
    void aPassphraseIsJudged_data();
    void aPassphraseIsJudged();
};

void TestConsoleStyle::coloursAreThoseOfTheWindow_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QRgb>("colour");
    QTest::newRow("night") << "night" << look::kNight;
    QTest::newRow("panel") << "panel" << look::kPanel;
    QTest::newRow("raised") << "raised" << look::kRaised;
    QTest::newRow("line") << "line" << look::kLine;
    QTest::newRow("gold") << "gold" << look::kGold;
    QTest::newRow("goldDeep") << "goldDeep" << look::kGoldDeep;
    QTest::newRow("text") << "text" << look::kText;
    QTest::newRow("quiet") << "quiet" << look::kQuiet;
    QTest::newRow("dark") << "dark" << look::kDark;
    QTest::newRow("right") << "right" << look::kRight;
    QTest::newRow("wrong") << "wrong" << look::kWrong;
    QTest::newRow("wrongDeep") << "wrongDeep" << look::kWrongDeep;
}

void TestConsoleStyle::coloursAreThoseOfTheWindow() {
    QFETCH(const QString, name);
    QFETCH(const QRgb, colour);
    QFile file(QStringLiteral(CUTCARD_SOURCES "/qml/Theme.qml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QRegularExpression own(QStringLiteral("color %1: \"(#[0-9a-f]{6})\"").arg(name));
    QCOMPARE(QColor(colour).name(), own.match(QString::fromUtf8(file.readAll())).captured(1));
}

void TestConsoleStyle::textCanBeRead_data() {
    QTest::addColumn<QRgb>("text");
    QTest::addColumn<QRgb>("ground");
    using namespace look;
    const std::initializer_list<std::pair<const char*, std::pair<QRgb, QRgb>>> pairs = {
        {"a page", {kText, kNight}},
        {"a row", {kText, kPanel}},
        {"every second row", {kText, kRaised}},
        {"a chosen row", {kText, kChosen}},
        {"a button", {kText, kRaised}},
        {"a pressed button", {kText, kLine}},
        {"a filled button", {kDark, kGold}},
        {"danger", {kWrong, kWrongDeep}},
        {"an error on a page", {kWrong, kNight}},
        {"an error in a list", {kWrong, kRaised}},
        {"good in a list", {kRight, kRaised}},
        {"a remark", {kQuiet, kNight}},
        {"the head of a table", {kQuiet, kRaised}},
        {"the chosen page", {kGold, kGoldDeep}},
        {"a code", {kGold, kPanel}},
        {"quiet in a chosen row", {kQuiet, kChosen}}};
    for (const auto& [where, colours] : pairs) QTest::newRow(where) << colours.first << colours.second;
}

void TestConsoleStyle::textCanBeRead() {
    QFETCH(const QRgb, text);
    QFETCH(const QRgb, ground);
    QVERIFY(contrast(QColor(text), QColor(ground)) >= kReadable);
}

void TestConsoleStyle::rowsAreAFingerHigh() {
    QWidget window;
    dressWidgets();
    dressWindow(window);
    QStandardItemModel model(3, 2);
    QTableView table(&window);
    table.setModel(&model);
    dressTable(table, "table", QStringLiteral("A table"), {120, 0});
    window.show();
    QVERIFY(table.rowHeight(1) >= 32);
    QCOMPARE(table.columnWidth(0), 120);
    QCOMPARE(table.accessibleName(), QStringLiteral("A table"));
}

void TestConsoleStyle::anAnswerComesWithoutWaiting() {
    QWidget window;
    window.show();
    int answers = 0;
    const Question question{QStringLiteral("Title"), QStringLiteral("Really?"), QStringLiteral("&Do it"), true};
    QMessageBox* asked = ask(&window, "asked", question, [&] { ++answers; });
    QVERIFY(asked->isVisible());
    QTest::keyClick(asked, Qt::Key_Escape);
    QCOMPARE(answers, 0);
    QTRY_VERIFY(!isThere<QMessageBox>(window, "asked"));
    // Return presses the harmless one.
    asked = ask(&window, "asked", question, [&] { ++answers; });
    QTest::keyClick(asked, Qt::Key_Return);
    QCOMPARE(answers, 0);
    QTRY_VERIFY(!isThere<QMessageBox>(window, "asked"));
    asked = ask(&window, "asked", question, [&] { ++answers; });
    click(*asked, "yes");
    QCOMPARE(answers, 1);
}

void TestConsoleStyle::aFormStaysUntilItIsTaken() {
    QWidget window;
    window.show();
    auto* form = new FormDialog("form", QStringLiteral("Title"), QStringLiteral("&Do it"), &window);
    auto* field = new QLineEdit(form);
    field->setObjectName(QStringLiteral("field"));
    FieldError* error = form->addField(QStringLiteral("&Field"), field);
    form->setDoing([&] { return field->text().isEmpty() ? QStringLiteral("Write something.") : QString(); });
    form->open();
    click(*form, "yes");
    QVERIFY(form->isVisible());
    QCOMPARE(widgetIn<QLabel>(*form, "formError").text(), QStringLiteral("Write something."));
    error->say(QStringLiteral("Here."));
    QVERIFY(field->property("wrong").toBool());
    QCOMPARE(field->accessibleDescription(), QStringLiteral("Here."));
    error->clear();
    QVERIFY(!field->property("wrong").toBool());
    QTest::keyClicks(field, QStringLiteral("x"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!isThere<FormDialog>(window, "form"));
}

void TestConsoleStyle::aPassphraseIsJudged_data() {
    QTest::addColumn<QString>("passphrase");
    QTest::addColumn<int>("strength");
    const auto row = [](const char* passphrase, PassphraseStrength strength) {
        QTest::newRow(passphrase) << QString::fromLatin1(passphrase) << static_cast<int>(strength);
    };
    row("seven77", PassphraseStrength::TooShort);
    row("12345678", PassphraseStrength::Weak);
    row("aaaaaaaaaaaaaaaa", PassphraseStrength::Weak);
    row("qwertyuiop", PassphraseStrength::Weak);
    row("dealer12", PassphraseStrength::Weak);
    row("correct horse", PassphraseStrength::Fair);
    row("correct horse battery staple", PassphraseStrength::Strong);
}

void TestConsoleStyle::aPassphraseIsJudged() {
    QFETCH(const QString, passphrase);
    QFETCH(const int, strength);
    QCOMPARE(static_cast<int>(strengthOf(passphrase)), strength);
    QVERIFY(!strengthSentence(strengthOf(passphrase)).isEmpty());
}

QTEST_MAIN(TestConsoleStyle)
#include "tst_console_style.moc"
