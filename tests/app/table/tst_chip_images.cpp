#include "app/table/chip_images.h"
#include "app/table/chip_style.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace cutcard;

// The pictures of the chips that QML asks for.
class TestChipImages : public QObject {
    Q_OBJECT

private slots:
    void everyValueHasALookOfItsOwn();
    void valuesDifferWithoutColourToo();
    void theValueIsReadOnItsInlay();
    void theValueIsPrinted_data();
    void theValueIsPrinted();
    void aStackIsAsHighAsItsChips();
    void aStackOverTwelveLooksFullAndKeepsEveryValue();
    void theStackStandsOnTheBottomOfItsPicture();
    void theOrderOfAStackIsSeen();
    void aColumnOfTheTrayShrinks();
    void aBreakdownGivesItsId();
    void anUnknownIdGivesNoPictureAndAWarning_data();
    void anUnknownIdGivesNoPictureAndAWarning();
};

namespace {

QImage picture(const QString& id, QSize asked = {100, 0}) {
    ChipImages images;
    QSize natural;
    return images.requestImage(id, &natural, asked);
}

QImage picture(const char* id, QSize asked = {100, 0}) {
    return picture(QString::fromLatin1(id), asked);
}

double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

/// The edge of a face as bright and dark: light against the mean, so that only the pattern counts.
QByteArray edgePattern(const QImage& face) {
    const QImage grey = face.convertToFormat(QImage::Format_Grayscale8);
    const double radius = face.width() * 0.42;
    std::vector<int> levels;
    for (int degree = 0; degree < 360; ++degree) {
        const double angle = degree * std::numbers::pi / 180;
        levels.push_back(qGray(grey.pixel(static_cast<int>(face.width() / 2.0 + radius * std::cos(angle)),
                                          static_cast<int>(face.height() / 2.0 + radius * std::sin(angle)))));
    }
    const auto [low, high] = std::minmax_element(levels.begin(), levels.end());
    const int middle = (*low + *high) / 2;
    QByteArray pattern;
    for (const int level : levels) pattern += level > middle ? '#' : '.';
    return pattern;
}

/// The first row from the top in which anything solid is drawn.
int topRow(const QImage& image) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255) return y;
    return image.height();
}

}  // namespace

void TestChipImages::everyValueHasALookOfItsOwn() {
    QSet<QString> patterns;
    QSet<QRgb> bodies;
    for (const ChipStyle& style : chipStyles()) {
        patterns
            << QStringLiteral("%1 groups of %2, %3 wide").arg(style.groups).arg(style.spots).arg(style.spotDegrees);
        bodies << style.body.rgb();
        QVERIFY(style.groups * style.spots * 2 * style.spotDegrees <= 360 + style.groups * style.spotDegrees);
    }
    QCOMPARE(patterns.size(), static_cast<qsizetype>(chipStyles().size()));
    QCOMPARE(bodies.size(), static_cast<qsizetype>(chipStyles().size()));
    QCOMPARE(chipStyles().size(), 9U);
}

void TestChipImages::valuesDifferWithoutColourToo() {
    std::vector<QByteArray> edges;
    for (const ChipStyle& style : chipStyles())
        edges.push_back(edgePattern(picture(QStringLiteral("face/%1").arg(style.cents), {240, 240})));
    edges.push_back(edgePattern(picture("face/700", {240, 240})));
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            int same = 0;
            for (int degree = 0; degree < 360; ++degree) same += edges[i][degree] == edges[j][degree] ? 1 : 0;
            QVERIFY2(same > 40 && same < 320, qPrintable(QStringLiteral("%1 %2: %3").arg(i).arg(j).arg(same)));
        }
}

void TestChipImages::theValueIsReadOnItsInlay() {
    for (const ChipStyle& style : chipStyles())
        QVERIFY2(contrast(style.text, style.inlay) >= 4.5, qPrintable(style.value()));
    QVERIFY(contrast(chipStyle(700).text, chipStyle(700).inlay) >= 4.5);
    const QImage face = picture("face/2500", {240, 240});
    QCOMPARE(face.pixel(120, 60), chipStyle(2500).inlay.rgb());
}

void TestChipImages::theValueIsPrinted_data() {
    QTest::addColumn<int>("cents");
    QTest::addColumn<QString>("printed");
    QTest::newRow("half a dollar") << 50 << QStringLiteral("50¢");
    QTest::newRow("one dollar") << 100 << QStringLiteral("1");
    QTest::newRow("two and a half") << 250 << QStringLiteral("2.50");
    QTest::newRow("a quarter of a hundred") << 2500 << QStringLiteral("25");
    QTest::newRow("a thousand") << 100000 << QStringLiteral("1000");
    QTest::newRow("an unusual one") << 700 << QStringLiteral("7");
}

void TestChipImages::theValueIsPrinted() {
    QFETCH(int, cents);
    QTEST(chipStyle(cents).value(), "printed");
    const ChipStyle style = chipStyle(cents);
    const QImage face = picture(QStringLiteral("face/%1").arg(cents), {240, 240});
    int text = 0;
    for (int y = 70; y < 170; ++y)
        for (int x = 50; x < 190; ++x) text += face.pixel(x, y) == style.text.rgb() ? 1 : 0;
    QVERIFY(text > 400);
}

void TestChipImages::aStackIsAsHighAsItsChips() {
    for (int chips = 1; chips < ChipImages::kMostOnTheFelt; ++chips) {
        const QSizeF size = ChipImages::sizeFor(chips, 80);
        QCOMPARE(size.width(), 80.0);
        QVERIFY(ChipImages::sizeFor(chips + 1, 80).height() > size.height());
        QCOMPARE(picture(QStringLiteral("500x%1").arg(chips), {80, 0}).height(), qRound(size.height()));
    }
    QCOMPARE(ChipImages::sizeFor(1000, 80), ChipImages::sizeFor(ChipImages::kMostOnTheFelt, 80));
    QCOMPARE(ChipMeasures().chipsIn(QStringLiteral("2500x3,500x1,100x2")), 6);
    QCOMPARE(ChipMeasures().chipsIn(QStringLiteral("face/500")), 0);
}

void TestChipImages::aStackOverTwelveLooksFullAndKeepsEveryValue() {
    QCOMPARE(picture("500x40"), picture("500x12"));
    QCOMPARE(picture("10000x1,500x400,100x1"), picture("10000x1,500x10,100x1"));
}

void TestChipImages::theStackStandsOnTheBottomOfItsPicture() {
    const QImage tight = picture("500x3", {100, 0});
    const QImage tall = picture("500x3", {100, 300});
    QCOMPARE(tall.size(), QSize(100, 300));
    QVERIFY(std::abs((300 - topRow(tall)) - (tight.height() - topRow(tight))) <= 1);
    QVERIFY(ChipImages::footing(100) > 0 && ChipImages::footing(100) < ChipImages::sizeFor(1, 100).height());
}

void TestChipImages::theOrderOfAStackIsSeen() {
    QVERIFY(picture("2500x1,500x1") != picture("500x1,2500x1"));
}

void TestChipImages::aColumnOfTheTrayShrinks() {
    const QImage full = picture("tray/500");
    const QImage less = picture("tray/500x7");
    QCOMPARE(full, picture("tray/500x20"));
    QCOMPARE(full.size(), less.size());
    QCOMPARE(full.height(), qRound(ChipImages::traySize(100).height()));
    QVERIFY(topRow(less) > topRow(full) + 50);
}

void TestChipImages::aBreakdownGivesItsId() {
    const std::vector<ChipStack> stacks{{Money::dollars(25), 3}, {Money::cents(250), 1}};
    QCOMPARE(ChipImages::idFor(stacks), QStringLiteral("2500x3,250x1"));
    QVERIFY(!picture(ChipImages::idFor(stacks)).isNull());
}

void TestChipImages::anUnknownIdGivesNoPictureAndAWarning_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"", "500", "500x", "x3", "500x0", "-500x1", "500x1,", "500x1;100x1", "face/", "face/abc",
                           "tray/", "tray/500x0", "500x99999999999", "99999999999999999999x1"})
        QTest::newRow(*id != 0 ? id : "empty") << QString::fromLatin1(id);
}

void TestChipImages::anUnknownIdGivesNoPictureAndAWarning() {
    QFETCH(QString, id);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("^No chips are called")));
    QVERIFY(picture(id).isNull());
}

QTEST_MAIN(TestChipImages)
#include "tst_chip_images.moc"
