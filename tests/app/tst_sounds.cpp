#include "app/sound/sound_player.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>

using namespace cutcard;

// The sounds of the table, and when they are heard.
class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void everySoundIsAShortWave_data();
    void everySoundIsAShortWave();
    void allSoundsTogetherAreSmall();
    void nothingIsLoadedWhileSoundIsOff();
    void aSoundIsLoadedWhenItIsFirstHeard();
    void turningSoundOffLetsGoOfWhatWasLoaded();
    void aCueComesWithSoundOnAndOff();
    void anUnknownSoundIsAWarning();
    void aPlayerMayEndInTheMiddleOfLoading();
};

namespace {

const QStringList kNames{QStringLiteral("attention"),  QStringLiteral("card_deal"),  QStringLiteral("card_turn"),
                         QStringLiteral("chip_place"), QStringLiteral("chip_stack"), QStringLiteral("right"),
                         QStringLiteral("wrong")};

QByteArray bytesOf(const QString& name) {
    QFile file(QStringLiteral(":/assets/sounds/%1.wav").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <typename Number>
Number at(const QByteArray& bytes, qsizetype offset) {
    return qFromLittleEndian<Number>(bytes.constData() + offset);
}

}  // namespace

void TestSounds::everySoundIsAShortWave_data() {
    QTest::addColumn<QString>("name");
    for (const QString& name : kNames) QTest::newRow(qPrintable(name)) << name;
}

void TestSounds::everySoundIsAShortWave() {
    QFETCH(QString, name);
    const QByteArray bytes = bytesOf(name);
    QVERIFY(bytes.size() > 44);
    QCOMPARE(bytes.mid(0, 4), QByteArray("RIFF"));
    QCOMPARE(at<quint32>(bytes, 4), static_cast<quint32>(bytes.size() - 8));
    QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
    QCOMPARE(at<quint16>(bytes, 20), quint16(1));      // PCM
    QCOMPARE(at<quint16>(bytes, 22), quint16(1));      // mono
    QCOMPARE(at<quint32>(bytes, 24), quint32(44100));  // samples a second
    QCOMPARE(at<quint16>(bytes, 34), quint16(16));     // bits a sample
    QCOMPARE(bytes.mid(36, 4), QByteArray("data"));
    QCOMPARE(at<quint32>(bytes, 40), static_cast<quint32>(bytes.size() - 44));
    QVERIFY((bytes.size() - 44) / 2 < 44100 * 4 / 10);

    int loudest = 0;
    for (qsizetype i = 44; i + 1 < bytes.size(); i += 2) loudest = std::max(loudest, std::abs(at<qint16>(bytes, i)));
    QVERIFY(loudest > 10000 && loudest < 32000);
    QVERIFY(std::abs(at<qint16>(bytes, bytes.size() - 2)) < 300);
}

void TestSounds::allSoundsTogetherAreSmall() {
    qsizetype total = 0;
    for (const QString& name : kNames) total += bytesOf(name).size();
    QVERIFY(total < 300 * 1024);
    QCOMPARE(QDir(QStringLiteral(":/assets/sounds")).entryList().size(), kNames.size());
}

void TestSounds::nothingIsLoadedWhileSoundIsOff() {
    SoundPlayer player;
    QVERIFY(!player.isEnabled());
    for (const QString& name : kNames) player.play(name);
    QVERIFY(player.children().isEmpty());
    player.setEnabled(true);
    QVERIFY(player.children().isEmpty());
}

void TestSounds::aSoundIsLoadedWhenItIsFirstHeard() {
    SoundPlayer player;
    player.setEnabled(true);
    player.play(QStringLiteral("right"));
    QCOMPARE(player.children().size(), 1);
    player.play(QStringLiteral("right"));
    QCOMPARE(player.children().size(), 1);
    player.play(QStringLiteral("wrong"));
    QCOMPARE(player.children().size(), 2);
}

void TestSounds::turningSoundOffLetsGoOfWhatWasLoaded() {
    SoundPlayer player;
    QSignalSpy changed(&player, &SoundPlayer::enabledChanged);
    player.setEnabled(true);
    player.play(QStringLiteral("chip_place"));
    player.setEnabled(false);
    player.setEnabled(false);
    QTRY_VERIFY(player.children().isEmpty());
    QCOMPARE(changed.count(), 2);
}

void TestSounds::aCueComesWithSoundOnAndOff() {
    SoundPlayer player;
    QSignalSpy cue(&player, &SoundPlayer::cue);
    QSignalSpy played(&player, &SoundPlayer::played);
    player.play(QStringLiteral("attention"));
    QCOMPARE(cue.count(), 1);
    QCOMPARE(cue.first().first().toString(), QStringLiteral("attention"));
    QCOMPARE(played.count(), 0);
    player.setEnabled(true);
    player.play(QStringLiteral("attention"));
    QCOMPARE(cue.count(), 2);
    QCOMPARE(played.count(), 1);
}

void TestSounds::anUnknownSoundIsAWarning() {
    SoundPlayer player;
    QSignalSpy cue(&player, &SoundPlayer::cue);
    QTest::ignoreMessage(QtWarningMsg, "No sound is called \"gong\".");
    player.play(QStringLiteral("gong"));
    QCOMPARE(cue.count(), 0);
}

// The last case on purpose: Qt's cache of samples goes next, and used to wait for ever.
void TestSounds::aPlayerMayEndInTheMiddleOfLoading() {
    for (int i = 0; i < 20; ++i) {
        SoundPlayer player;
        player.setEnabled(true);
        for (const QString& name : kNames) player.play(name);
        if (i % 2 == 1) player.setEnabled(false);
    }
}

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
