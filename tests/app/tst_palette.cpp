#include "tests/support/contrast.h"

#include <QColor>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace cutcard::test;

/// The colours of the window: what is written can be read on what it is written on (WCAG 2, 4.5:1).
class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void contrastIsThatOfTheStandard();
    void textCanBeRead_data();
    void textCanBeRead();

private:
    static QColor colour(const QString& name);
};

QColor TestPalette::colour(const QString& name) {
    QFile file(QStringLiteral(CUTCARD_SOURCES "/qml/Theme.qml"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString theme = QString::fromUtf8(file.readAll());
    if (name.startsWith(QLatin1String("level"))) {
        static const QRegularExpression list(QStringLiteral("levels: \\[([^\\]]*)\\]"));
        const QStringList levels = list.match(theme).captured(1).split(QLatin1Char(','));
        return QColor(levels.value(name.last(1).toInt()).trimmed().remove(QLatin1Char('"')));
    }
    const QRegularExpression own(QStringLiteral("color %1: \"(#[0-9a-f]{6})\"").arg(name));
    return QColor(own.match(theme).captured(1));
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
    pair("text", "line", "words on a button that is pressed");
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
    QVERIFY2(colour(text).isValid(), qPrintable(text));
    QVERIFY2(colour(ground).isValid(), qPrintable(ground));
    const double found = contrast(colour(text), colour(ground));
    QVERIFY2(found >= kReadable, qPrintable(QStringLiteral("%1 on %2: %3").arg(text, ground).arg(found)));
}

QTEST_GUILESS_MAIN(TestPalette)
#include "tst_palette.moc"
