#include "app/session/settings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace cutcard;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aNewcomerBeginsWithAGuidedRoundOfCrazyFour();
    void aValueOutOfRangeFallsBackWithASentence_data();
    void aValueOutOfRangeFallsBackWithASentence();
    void whatIsSetIsThereAtTheNextStart();
    void whatMayNotBeIsNotTaken();
    void aFileThatIsNoneIsSurvived();
};

void TestSettings::aNewcomerBeginsWithAGuidedRoundOfCrazyFour() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath("cutcard.ini"));
    QCOMPARE(settings.rules(), "pa-657a-crazy4");
    QCOMPARE(settings.way(), "guided");
    QCOMPARE(settings.speed(), 1.0);
    QCOMPARE(settings.textSize(), 100);
    QCOMPARE(settings.sound(), false);
    QCOMPARE(settings.notices(), QStringList());
}

void TestSettings::aValueOutOfRangeFallsBackWithASentence_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("standard");
    QTest::newRow("a speed nobody offers") << "speed"
                                           << "7"
                                           << "1";
    QTest::newRow("text smaller than small") << "textSize"
                                             << "99"
                                             << "100";
    QTest::newRow("text larger than large") << "textSize"
                                            << "201"
                                            << "100";
    QTest::newRow("text of no size") << "textSize"
                                     << "big"
                                     << "100";
    QTest::newRow("a rule set nobody knows") << "rules"
                                             << "pa-000"
                                             << "pa-657a-crazy4";
    QTest::newRow("an unknown way") << "way"
                                    << "asleep"
                                    << "guided";
    QTest::newRow("eight players") << "players"
                                   << "8"
                                   << "3";
    QTest::newRow("neither on nor off") << "sound"
                                        << "maybe"
                                        << "false";
}

void TestSettings::aValueOutOfRangeFallsBackWithASentence() {
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, standard);
    const QTemporaryDir folder;
    {
        QSettings file(folder.filePath("cutcard.ini"), QSettings::IniFormat);
        file.setValue(name, value);
    }
    const Settings settings(folder.filePath("cutcard.ini"));
    QCOMPARE(settings.property(qPrintable(name)).toString(), standard);
    QCOMPARE(settings.notices().size(), 1);
    QVERIFY2(settings.notices()[0].contains(value), qUtf8Printable(settings.notices()[0]));
}

void TestSettings::whatIsSetIsThereAtTheNextStart() {
    const QTemporaryDir folder;
    {
        Settings settings(folder.filePath("cutcard.ini"));
        QSignalSpy changed(&settings, &Settings::changed);
        settings.setSpeed(0.5);
        settings.setTextSize(150);
        settings.setFourColours(false);
        settings.setPlayers(0);
        QCOMPARE(changed.size(), 4);
        QCOMPARE(settings.keys()->change("take", Qt::Key_F5, Qt::NoModifier), QString());
    }
    Settings again(folder.filePath("cutcard.ini"));
    QCOMPARE(again.speed(), 0.5);
    QCOMPARE(again.textSize(), 150);
    QCOMPARE(again.fourColours(), false);
    QCOMPARE(again.players(), 0);
    QCOMPARE(again.keys()->keyOf("take"), "F5");
    again.resetAll();
    QCOMPARE(again.speed(), 1.0);
    QCOMPARE(again.keys()->keyOf("take"), "T");
}

void TestSettings::whatMayNotBeIsNotTaken() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("cutcard.ini"));
    settings.setSpeed(1.7);
    settings.setTextSize(250);
    settings.setRules("pa-000");
    QCOMPARE(settings.speed(), 1.0);
    QCOMPARE(settings.textSize(), 100);
    QCOMPARE(settings.rules(), "pa-657a-crazy4");
}

void TestSettings::aFileThatIsNoneIsSurvived() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("cutcard.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[[[\nnothing\x01of this\n");
    file.close();
    const Settings settings(folder.filePath("cutcard.ini"));
    QCOMPARE(settings.textSize(), 100);
    QCOMPARE(settings.notices().size(), 1);
}

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
