#include "tests/support/contrast.h"

#include <QColor>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace cutcard::test;

/// The colours of the window: what is written can be read on what it is written on (WCAG 2, 4.5:1; with high contrast
/// 7:1).
class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void contrastIsThatOfTheStandard();
    void textCanBeRead_data();
    void textCanBeRead();
    void whatIsPrintedOnTheFeltCanBeRead_data();
    void whatIsPrintedOnTheFeltCanBeRead();
    void linesAreSeenWithHighContrast_data();
    void linesAreSeenWithHighContrast();

private:
    enum Set { High = 1, Usual = 2 };  ///< As they stand in a line of the theme.
    static QString source(const char* file);
    static QColor colour(const QString& name, Set set);
};

QString TestPalette::source(const char* file) {
    QFile found(QStringLiteral(CUTCARD_SOURCES "/") + QLatin1String(file));
    return found.open(QIODevice::ReadOnly) ? QString::fromUtf8(found.readAll()) : QString();
}

QColor TestPalette::colour(const QString& name, Set set) {
    const QString theme = source("qml/Theme.qml");
    if (name.startsWith(QLatin1String("level"))) {
        static const QRegularExpression list(QStringLiteral("levels: high \\? \\[([^\\]]*)\\] : \\[([^\\]]*)\\]"));
        const QStringList levels = list.match(theme).captured(set).split(QLatin1Char(','));
        return QColor(levels.value(name.last(1).toInt()).trimmed().remove(QLatin1Char('"')));
    }
    const QRegularExpression own(
        QStringLiteral("color %1: high \\? \"(#[0-9a-f]{6,8})\" : \"(#[0-9a-f]{6,8})\"").arg(name));
    return QColor(own.match(theme).captured(set));
}

void TestPalette::contrastIsThatOfTheStandard() {
    // Black on white is 21:1, and #777777 on white 4.48:1: just not enough.
    QCOMPARE(std::round(contrast(Qt::black, Qt::white) * 100) / 100, 21.0);
    QCOMPARE(std::round(contrast(QColor(0x77, 0x77, 0x77), Qt::white) * 100) / 100, 4.48);
}

void TestPalette::textCanBeRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("ground");
    const auto pair = [](const char* text, const char* ground, const char* where) {
        QTest::newRow(where) << QString::fromLatin1(text) << QString::fromLatin1(ground);
    };
    pair("text", "night", "words on a screen");
    pair("text", "panel", "words in a panel");
    pair("text", "raised", "words on a button");
    pair("text", "hovered", "words on a button that is pointed at");
    pair("text", "pressed", "words on a button that is pressed");
    pair("text", "plate", "the name of a player");
    pair("text", "bubble", "what is said at the table");
    pair("text", "eventBubble", "what happens at the table");
    pair("displayInk", "display", "the meter");
    pair("quiet", "display", "the words over the meter");
    pair("feltPrint", "box", "the words on a box");
    pair("dark", "lampOn", "the sign of a red light");
    pair("dark", "lampYellow", "the sign of a yellow light");
    pair("dark", "lampGreen", "the sign of a green light");
    pair("gold", "goldDeep", "the sign of a step that may come");
    pair("text", "goldDeep", "a step that may come");
    pair("text", "feltDeep", "the way to train that is chosen");
    pair("text", "felt", "an entry of a list that is pointed at, the facts of a drill");
    pair("quiet", "night", "lesser words on a screen");
    pair("quiet", "panel", "lesser words in a panel");
    pair("quiet", "raised", "a step that is locked");
    pair("quiet", "feltDeep", "the line about the way to train that is chosen");
    pair("gold", "night", "dates of the history");
    pair("gold", "panel", "the way in the header");
    pair("gold", "raised", "a citation when watching");
    pair("gold", "rightDeep", "a citation of something right");
    pair("gold", "wrongDeep", "a citation of something wrong");
    pair("dark", "gold", "the word on a filled button, the active seat");
    pair("text", "rightDeep", "why it is right");
    pair("text", "wrongDeep", "why it is wrong");
    pair("quiet", "wrongDeep", "what has to come first");
    pair("quiet", "rightDeep", "the ruling of something right");
    pair("wrong", "wrongDeep", "a mistake in the time line");
    pair("right", "raised", "no error, in the history; a step that is done");
    pair("wrong", "raised", "errors, in the history");
    pair("dark", "right", "the sign of something right");
    pair("dark", "wrong", "the sign of something wrong");
    pair("dark", "pay", "the mark of what was paid");
    pair("dark", "take", "the mark of what was taken");
    pair("dark", "back", "the mark of what was returned");
    pair("feltPrint", "felt", "what is printed on the felt");
    pair("feltPrint", "feltDeep", "what is printed at the edge of the felt");
    pair("text", "level0", "skills that were not seen");
    pair("text", "level1", "skills that are learnt");
    pair("text", "level2", "skills that are practised");
    pair("text", "level3", "skills that are mastered");
}

void TestPalette::textCanBeRead() {
    QFETCH(const QString, text);
    QFETCH(const QString, ground);
    for (const Set set : {Usual, High}) {
        QVERIFY2(colour(text, set).isValid(), qPrintable(text));
        QVERIFY2(colour(ground, set).isValid(), qPrintable(ground));
        const double found = contrast(colour(text, set), colour(ground, set));
        const char* const name = set == High ? "high contrast" : "as usual";
        QVERIFY2(found >= (set == High ? kHighlyReadable : kReadable),
                 qPrintable(QStringLiteral("%1: %2 on %3: %4").arg(QLatin1String(name), text, ground).arg(found)));
    }
}

void TestPalette::whatIsPrintedOnTheFeltCanBeRead_data() {
    QTest::addColumn<QString>("words");
    const auto row = [](const char* where, const char* file, const char* begin) {
        const QString text = source(file);
        const auto from = text.indexOf(QLatin1String(begin));
        QTest::newRow(where) << (from < 0 ? QString()
                                          : text.mid(from, text.indexOf(QLatin1String("font {"), from) - from));
    };
    row("an inscription", "qml/FeltWords.qml", "Text {");
    row("the place of a card", "qml/CardPlace.qml", "Text {");
    row("the word of a spot", "qml/SpotPrint.qml", "id: word");
}

// The felt is lit: it is not the same everywhere, and what is printed pale would not be what the theme says.
void TestPalette::whatIsPrintedOnTheFeltCanBeRead() {
    QFETCH(const QString, words);
    QVERIFY(words.contains(QLatin1String("color: Theme.feltPrint")));
    QVERIFY2(!words.contains(QLatin1String("opacity:")), "it lets the felt through");
    static const QRegularExpression stop(
        QStringLiteral("light\\.setColorAt\\([^,]*, QColor\\(0x(..), 0x(..), 0x(..)\\)\\)"));
    auto each = stop.globalMatch(source("app/table/felt_images.cpp"));
    int stops = 0;
    for (; each.hasNext(); ++stops) {
        const auto found = each.next();
        const QColor felt(QLatin1Char('#') + found.captured(1) + found.captured(2) + found.captured(3));
        const double seen = contrast(colour(QStringLiteral("feltPrint"), Usual), felt);
        QVERIFY2(seen >= kReadable, qPrintable(QStringLiteral("on %1: %2").arg(felt.name()).arg(seen)));
    }
    QCOMPARE(stops, 3);
}

void TestPalette::linesAreSeenWithHighContrast_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("ground");
    for (const char* ground : {"night", "panel", "raised", "pressed", "felt", "feltDeep", "box"}) {
        for (const char* line : {"line", "gold", "feltPrint"}) {
            QTest::addRow("%s on %s", line, ground) << QString::fromLatin1(line) << QString::fromLatin1(ground);
        }
    }
    QTest::newRow("the ring in a golden button") << QStringLiteral("dark") << QStringLiteral("gold");
}

// Borders and the ring of the focus (WCAG 2.4.13 asks for 3:1).
void TestPalette::linesAreSeenWithHighContrast() {
    QFETCH(const QString, line);
    QFETCH(const QString, ground);
    const double found = contrast(colour(line, High), colour(ground, High));
    QVERIFY2(found >= kHighlyReadable, qPrintable(QString::number(found)));
}

QTEST_GUILESS_MAIN(TestPalette)
#include "tst_palette.moc"
