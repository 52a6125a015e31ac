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

namespace {

/// What high contrast asks for.
constexpr double kClear = 7;

}  // namespace

// What all pages of the console share.
class TestConsoleStyle : public QObject {
    Q_OBJECT

private slots:
    void coloursAreThoseOfTheWindow_data();
    void coloursAreThoseOfTheWindow();
    void textCanBeRead_data();
    void textCanBeRead();
    void bordersAreSeenWithHighContrast();
    void everythingGrowsWithTheText();
    void rowsAreAFingerHigh();
    void anAnswerComesWithoutWaiting();
    void aFormStaysUntilItIsTaken();
    void aPassphraseIsJudged_data();
    void aPassphraseIsJudged();
};

void TestConsoleStyle::coloursAreThoseOfTheWindow_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QRgb>("colour");
    QTest::addColumn<QRgb>("high");
    const look::Colours& own = look::coloursOf(false);
    const look::Colours& high = look::coloursOf(true);
    const auto row = [&](const char* name, QRgb look::Colours::*colour) {
        QTest::newRow(name) << QString::fromLatin1(name) << own.*colour << high.*colour;
    };
    row("night", &look::Colours::night);
    row("panel", &look::Colours::panel);
    row("raised", &look::Colours::raised);
    row("pressed", &look::Colours::pressed);
    row("line", &look::Colours::line);
    row("gold", &look::Colours::gold);
    row("goldDeep", &look::Colours::goldDeep);
    row("text", &look::Colours::text);
    row("quiet", &look::Colours::quiet);
    row("dark", &look::Colours::dark);
    row("right", &look::Colours::right);
    row("wrong", &look::Colours::wrong);
    row("wrongDeep", &look::Colours::wrongDeep);
}

void TestConsoleStyle::coloursAreThoseOfTheWindow() {
    QFETCH(const QString, name);
    QFETCH(const QRgb, colour);
    QFETCH(const QRgb, high);
    QFile file(QStringLiteral(CUTCARD_SOURCES "/qml/Theme.qml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QRegularExpression own(
        QStringLiteral("color %1: high \\? \"(#[0-9a-f]{6})\" : \"(#[0-9a-f]{6})\"").arg(name));
    const auto found = own.match(QString::fromUtf8(file.readAll()));
    QCOMPARE(QColor(high).name(), found.captured(1));
    QCOMPARE(QColor(colour).name(), found.captured(2));
}

void TestConsoleStyle::textCanBeRead_data() {
    QTest::addColumn<QRgb>("text");
    QTest::addColumn<QRgb>("ground");
    QTest::addColumn<double>("wanted");
    for (const bool highContrast : {false, true}) {
        const look::Colours& own = look::coloursOf(highContrast);
        const std::initializer_list<std::pair<const char*, std::pair<QRgb, QRgb>>> pairs = {
            {"a page", {own.text, own.night}},
            {"a row", {own.text, own.panel}},
            {"every second row", {own.text, own.stripe}},
            {"a chosen row", {own.text, own.chosen}},
            {"a button", {own.text, own.raised}},
            {"a pressed button", {own.text, own.pressed}},
            {"a filled button", {own.dark, own.gold}},
            {"a focused box", {own.gold, own.night}},
            {"danger", {own.wrong, own.wrongDeep}},
            {"an error on a page", {own.wrong, own.night}},
            {"an error in a list", {own.wrong, own.stripe}},
            {"good in a list", {own.right, own.stripe}},
            {"a remark", {own.quiet, own.night}},
            {"the head of a table", {own.quiet, own.raised}},
            {"the chosen page", {own.gold, own.goldDeep}},
            {"a code", {own.gold, own.panel}},
            {"what cannot be used", {own.off, own.panel}},
            {"quiet in a chosen row", {own.quiet, own.chosen}}};
        for (const auto& [where, colours] : pairs) {
            QTest::addRow("%s%s", where, highContrast ? ", high contrast" : "")
                << colours.first << colours.second << (highContrast ? kClear : kReadable);
        }
    }
}

void TestConsoleStyle::textCanBeRead() {
    QFETCH(const QRgb, text);
    QFETCH(const QRgb, ground);
    QFETCH(const double, wanted);
    QVERIFY(contrast(QColor(text), QColor(ground)) >= wanted);
}

void TestConsoleStyle::bordersAreSeenWithHighContrast() {
    const look::Colours& own = look::coloursOf(true);
    for (const QRgb ground : {own.night, own.panel, own.raised})
        QVERIFY(contrast(QColor(own.line), QColor(ground)) >= kClear);
}

void TestConsoleStyle::everythingGrowsWithTheText() {
    const auto heights = [](int percent) {
        look::wear({percent, false});
        QWidget window;
        dressWidgets();
        dressWindow(window);
        QStandardItemModel model(3, 2);
        auto* table = new QTableView(&window);
        table->setModel(&model);
        dressTable(*table, "table", QStringLiteral("A table"), {120, 0});
        auto* press = button("press", QStringLiteral("Press"), &window);
        auto* title = heading(QStringLiteral("Title"), &window);
        window.show();
        return std::vector<int>{table->rowHeight(0), table->columnWidth(0), press->sizeHint().height(),
                                press->fontMetrics().height(), title->fontMetrics().height()};
    };
    const std::vector<int> usual = heights(100);
    const std::vector<int> large = heights(200);
    look::wear({});
    for (std::size_t i = 0; i < usual.size(); ++i) {
        QVERIFY2(large[i] >= 2 * usual[i] - 4, qPrintable(QString::number(i)));
        QVERIFY(large[i] <= 2 * usual[i] + 4);
    }
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
