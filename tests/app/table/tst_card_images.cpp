#include "app/table/card_images.h"
#include "engine/cards/card.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace cutcard;

// The pictures of the cards that QML asks for.
class TestCardImages : public QObject {
    Q_OBJECT

private slots:
    void everyFaceIsDrawn_data();
    void everyFaceIsDrawn();
    void allFacesDiffer();
    void theVisibleLeftOfAFannedCardTellsAll52Apart_data();
    void theVisibleLeftOfAFannedCardTellsAll52Apart();
    void fourColoursChangeClubsAndDiamondsOnly();
    void theSuitHasItsColour();
    void theTwoBacksDiffer();
    void aFaceLooksTheSameHalfATurnOn();
    void aCardIsDrawnAtTheSizeAskedFor_data();
    void aCardIsDrawnAtTheSizeAskedFor();
    void anUnknownIdGivesNoPictureAndAWarning_data();
    void anUnknownIdGivesNoPictureAndAWarning();
    void theDrawingsUseNothingThatQtCannotDraw();
};

namespace {

QString faceId(int index, const char* deck) {
    const auto name = Card::fromIndex(index).name();
    return QStringLiteral("%1/%2").arg(QLatin1String(name.data(), static_cast<int>(name.size())), QLatin1String(deck));
}

QImage picture(const QString& id, int width) {
    CardImages images;
    QSize natural;
    return images.requestImage(id, &natural, {width, 0});
}

int opaquePixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) == 255 ? 1 : 0;
    return count;
}

/// Pixels that anybody sees are different.
int plainlyDifferent(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            count += most > 60 ? 1 : 0;
        }
    return count;
}

bool contains(const QImage& image, QRgb colour) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour) return true;
    return false;
}

}  // namespace

void TestCardImages::everyFaceIsDrawn_data() {
    QTest::addColumn<QString>("id");
    for (const char* deck : {"two", "four"})
        for (int i = 0; i < kDeckSize; ++i) QTest::newRow(qPrintable(faceId(i, deck))) << faceId(i, deck);
}

void TestCardImages::everyFaceIsDrawn() {
    QFETCH(QString, id);
    for (const int width : {60, 240}) {
        const QImage image = picture(id, width);
        QCOMPARE(image.size(), QSize(width, width * 7 / 5));
        QCOMPARE(image.format(), QImage::Format_ARGB32_Premultiplied);
        QVERIFY(opaquePixels(image) > image.width() * image.height() * 9 / 10);
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QVERIFY(!contains(image, 0xff010203));
    }
}

void TestCardImages::allFacesDiffer() {
    std::vector<QImage> faces;
    for (int i = 0; i < kDeckSize; ++i) faces.push_back(picture(faceId(i, "two"), 60));
    for (std::size_t i = 0; i < faces.size(); ++i)
        for (std::size_t j = i + 1; j < faces.size(); ++j) QVERIFY(plainlyDifferent(faces[i], faces[j]) >= 40);
}

void TestCardImages::theVisibleLeftOfAFannedCardTellsAll52Apart_data() {
    QTest::addColumn<QByteArray>("deck");
    QTest::newRow("two colours") << QByteArray("two");
    QTest::newRow("four colours") << QByteArray("four");
}

void TestCardImages::theVisibleLeftOfAFannedCardTellsAll52Apart() {
    QFETCH(QByteArray, deck);
    constexpr int kWidth = 43;
    std::vector<QImage> corners;
    for (int i = 0; i < kDeckSize; ++i)
        corners.push_back(picture(faceId(i, deck), kWidth).copy(0, 0, kWidth * 35 / 100, kWidth * 7 / 10));
    for (std::size_t i = 0; i < corners.size(); ++i)
        for (std::size_t j = i + 1; j < corners.size(); ++j) {
            const int different = plainlyDifferent(corners[i], corners[j]);
            const QString pair = faceId(static_cast<int>(i), "") + faceId(static_cast<int>(j), "");
            QVERIFY2(different >= 8, qPrintable(QStringLiteral("%1: %2 pixels").arg(pair).arg(different)));
        }
}

void TestCardImages::fourColoursChangeClubsAndDiamondsOnly() {
    for (int i = 0; i < kDeckSize; ++i) {
        const Suit suit = Card::fromIndex(i).suit();
        const bool changes = suit == Suit::Clubs || suit == Suit::Diamonds;
        QCOMPARE(picture(faceId(i, "two"), 60) != picture(faceId(i, "four"), 60), changes);
    }
}

void TestCardImages::theSuitHasItsColour() {
    const QList<std::pair<const char*, QRgb>> colours{
        {"As/two", 0xff1a1d22},  {"Ah/two", 0xffc8202f},  {"Ad/two", 0xffc8202f},  {"Ac/two", 0xff1a1d22},
        {"As/four", 0xff1a1d22}, {"Ah/four", 0xffc8202f}, {"Ad/four", 0xff1f5fbf}, {"Ac/four", 0xff1f7a3d},
    };
    for (const auto& [id, colour] : colours) {
        const QImage image = picture(QLatin1String(id), 200);
        QCOMPARE(image.pixel(image.rect().center()), colour);
    }
}

void TestCardImages::theTwoBacksDiffer() {
    const QImage red = picture(QStringLiteral("back_red"), 60);
    const QImage blue = picture(QStringLiteral("back_blue"), 60);
    QVERIFY(!red.isNull() && !blue.isNull());
    QVERIFY(plainlyDifferent(red, blue) > red.width() * red.height() / 4);
}

void TestCardImages::aFaceLooksTheSameHalfATurnOn() {
    for (const char* id : {"Kd/two", "Qs/two", "Jh/two", "Td/two", "4c/two", "back_red"}) {
        const QImage image = picture(QLatin1String(id), 250);
        const QImage turned = image.mirrored(true, true);
        QVERIFY2(plainlyDifferent(image, turned) < 250 * 350 / 100, id);
    }
}

void TestCardImages::aCardIsDrawnAtTheSizeAskedFor_data() {
    QTest::addColumn<QSize>("asked");
    QTest::addColumn<QSize>("drawn");
    QTest::newRow("no size") << QSize() << QSize(250, 350);
    QTest::newRow("a width") << QSize(100, 0) << QSize(100, 140);
    QTest::newRow("a height") << QSize(-1, 70) << QSize(50, 70);
    QTest::newRow("both") << QSize(80, 200) << QSize(80, 200);
    QTest::newRow("for a large screen") << QSize(500, 700) << QSize(500, 700);
}

void TestCardImages::aCardIsDrawnAtTheSizeAskedFor() {
    QFETCH(QSize, asked);
    CardImages images;
    QSize natural;
    const QImage image = images.requestImage(QStringLiteral("7h/two"), &natural, asked);
    QTEST(image.size(), "drawn");
    QCOMPARE(natural, QSize(250, 350));
    QCOMPARE(images.requestImage(QStringLiteral("7h/two"), &natural, asked).constBits(), image.constBits());
}

void TestCardImages::anUnknownIdGivesNoPictureAndAWarning_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"", "As", "As/", "As/three", "1s/two", "as/two", "As/two/four", "back", "../cards/As"})
        QTest::newRow(*id != 0 ? id : "empty") << QString::fromLatin1(id);
}

void TestCardImages::anUnknownIdGivesNoPictureAndAWarning() {
    QFETCH(QString, id);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("^No card is called")));
    QVERIFY(picture(id, 60).isNull());
}

void TestCardImages::theDrawingsUseNothingThatQtCannotDraw() {
    const QSet<QString> known{QStringLiteral("svg"), QStringLiteral("g"), QStringLiteral("path"),
                              QStringLiteral("rect"), QStringLiteral("circle")};
    const QRegularExpression element(QStringLiteral("<([a-zA-Z]+)"));
    int files = 0;
    for (QDirIterator each(QStringLiteral(":/assets"), {QStringLiteral("*.svg")}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext(); ++files) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(!text.contains(QLatin1String("style=")), qPrintable(file.fileName()));
        for (auto match = element.globalMatch(text); match.hasNext();) {
            const QString name = match.next().captured(1);
            QVERIFY2(known.contains(name), qPrintable(file.fileName() + QLatin1String(": ") + name));
        }
    }
    QCOMPARE(files, 55);
}

QTEST_MAIN(TestCardImages)
#include "tst_card_images.moc"
