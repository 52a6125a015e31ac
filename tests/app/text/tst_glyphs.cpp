#include "app/text/fonts.h"
#include "app/text/languages.h"

#include <QFile>
#include <QFontDatabase>
#include <QRawFont>
#include <QTest>
#include <QXmlStreamReader>

using namespace cutcard;

// Whatever is said can be drawn with the fonts that the program asks for.
class TestGlyphs : public QObject {
    Q_OBJECT

private slots:
    void theFontsAreThere();
    void everyCharacterHasAGlyph_data();
    void everyCharacterHasAGlyph();
    void chineseIsDrawnInItsSimplifiedForms();
};

namespace {

/// A font by its own name, and nothing instead of it.
QRawFont fontNamed(const QString& family) {
    QFont font(family);
    font.setStyleStrategy(QFont::NoFontMerging);
    return QRawFont::fromFont(font);
}

/// Every character of the texts and of what they are said from.
QSet<char32_t> charactersOf(const QString& file) {
    QFile texts(QStringLiteral(CUTCARD_TRANSLATIONS "/") + file);
    if (!texts.open(QIODevice::ReadOnly)) qFatal("no texts: %s", qPrintable(texts.fileName()));
    QXmlStreamReader xml(&texts);
    QSet<char32_t> all;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::Characters) continue;
        for (const char32_t one : xml.text().toString().toUcs4()) all << one;
    }
    return all;
}

}  // namespace

void TestGlyphs::theFontsAreThere() {
    for (const QString& family : text::fontFamilies()) {
        QVERIFY2(QFontDatabase::families().contains(family), qPrintable(family));
        QCOMPARE(fontNamed(family).familyName(), family);
    }
}

void TestGlyphs::everyCharacterHasAGlyph_data() {
    QTest::addColumn<QString>("file");
    for (const Language& one : Languages::all()) {
        QTest::newRow(one.id) << QStringLiteral("cutcard_%1.ts").arg(QLatin1String(one.id));
    }
    QTest::newRow("Qt's dialogs in Vietnamese") << "qtbase_vi.ts";
}

void TestGlyphs::everyCharacterHasAGlyph() {
    QFETCH(QString, file);
    std::vector<QRawFont> fonts;
    for (const QString& family : text::fontFamilies()) fonts.push_back(fontNamed(family));
    QStringList missing;
    for (const char32_t one : charactersOf(file)) {
        // Line ends are not drawn.
        if (one < U' ') continue;
        const bool isDrawn = std::any_of(fonts.begin(), fonts.end(),
                                         [one](const QRawFont& font) { return font.supportsCharacter(one); });
        if (!isDrawn) missing << QStringLiteral("U+%1").arg(static_cast<uint>(one), 4, 16, QLatin1Char('0'));
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
}

/// U+76F4 has another shape in Japanese and in Korean fonts.
void TestGlyphs::chineseIsDrawnInItsSimplifiedForms() {
    const QStringList families = text::fontFamilies();
    const auto first = std::find_if(families.begin(), families.end(), [](const QString& family) {
        return fontNamed(family).supportsCharacter(U'\u76f4');
    });
    QVERIFY(first != families.end());
    QCOMPARE(*first, "Noto Sans CJK SC");
}

QTEST_MAIN(TestGlyphs)
#include "tst_glyphs.moc"
