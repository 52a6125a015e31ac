#include "app/session/settings.h"
#include "app/text/languages.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace cutcard;

namespace {

/// As somebody writes it with an editor.
void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("no file");
}

}  // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aNewcomerBeginsWithAGuidedRoundOfCrazyFour();
    void aValueOutOfRangeFallsBackWithASentence_data();
    void aValueOutOfRangeFallsBackWithASentence();
    void aValueOutOfRangeIsNamedInTheLanguage();
    void aValueOutOfRangeStaysInTheFileUntilItIsSet();
    void whatIsSetIsThereAtTheNextStart();
    void whatMayNotBeIsNotTaken();
    void aFileThatIsNoneIsSurvived();
    void aLineThatCannotBeReadIsToldAndTheOthersHold_data();
    void aLineThatCannotBeReadIsToldAndTheOthersHold();
    void theTraineesResetLeavesTheKioskAsItIs();
    void aServersPasswordIsNotTakenForItsName();
    void aListIsNotTakenForAServersName();
    void aKeyThatCannotBeChangedIsNoticed();
    void aMisspeltKeyIsNoticedAndLeftAlone();
    void everyKeyIsDescribedAndItsDefaultIsAllowed();
    void anOptionIsSpeltAfterItsKey();
    void theCommandLineHoldsForThisRunOnly();
    void whatTheTraineeSetsAnewIsStored();
    void theCommandLineIsCheckedAsTheFileIs();
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
    QTest::newRow("a language nobody speaks") << "language"
                                              << "tlh"
                                              << "system";
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
    QTest::newRow("half a contrast") << "contrast"
                                     << "medium"
                                     << "normal";
    QTest::newRow("a rule set nobody knows") << "rules"
                                             << "pa-000"
                                             << "pa-657a-crazy4";
    QTest::newRow("an unknown way") << "way"
                                    << "asleep"
                                    << "guided";
    QTest::newRow("eight players") << "players"
                                   << "8"
                                   << "3";
    QTest::newRow("a kiosk that waits for a day") << "kioskIdleMinutes"
                                                  << "1440"
                                                  << "5";
    QTest::newRow("a kiosk that waits less than nothing") << "kioskIdleMinutes"
                                                          << "-1"
                                                          << "5";
    QTest::newRow("a keyboard now and then") << "onScreenKeyboard"
                                             << "sometimes"
                                             << "auto";
    QTest::newRow("a window that nothing fits into") << "windowWidth"
                                                     << "600"
                                                     << "1280";
    QTest::newRow("a window too low") << "windowHeight"
                                      << "599"
                                      << "720";
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

void TestSettings::aValueOutOfRangeIsNamedInTheLanguage() {
    const QTemporaryDir folder;
    write(folder.filePath("cutcard.ini"), "[General]\nspeed=fast\n");
    Languages languages;
    languages.speak("fr");
    const Settings settings(folder.filePath("cutcard.ini"));
    QCOMPARE(settings.notices().size(), 1);
    QVERIFY2(settings.notices()[0].contains("Vitesse"), qUtf8Printable(settings.notices()[0]));
}

void TestSettings::aValueOutOfRangeStaysInTheFileUntilItIsSet() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    const QByteArray written = "[General]\n; for the back row\ntextSize=fifty\n";
    write(path, written);
    {
        const Settings settings(path);
        QCOMPARE(settings.textSize(), 100);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), written);
    {
        Settings settings(path);
        QCOMPARE(settings.notices().size(), 1);
        settings.setTextSize(150);
        QCOMPARE(settings.textSize(), 150);
    }
    const Settings settings(path);
    QCOMPARE(settings.textSize(), 150);
    QCOMPARE(settings.notices(), QStringList());
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
        settings.setContrast("high");
        QCOMPARE(changed.size(), 5);
        QCOMPARE(settings.keys()->change("take", Qt::Key_F5, Qt::NoModifier), QString());
    }
    Settings again(folder.filePath("cutcard.ini"));
    QCOMPARE(again.speed(), 0.5);
    QCOMPARE(again.textSize(), 150);
    QCOMPARE(again.fourColours(), false);
    QCOMPARE(again.players(), 0);
    QCOMPARE(again.contrast(), "high");
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
    write(folder.filePath("cutcard.ini"), "[[[\nnothing\x01of this\n");
    const Settings settings(folder.filePath("cutcard.ini"));
    QCOMPARE(settings.textSize(), 100);
    QCOMPARE(settings.notices().size(), 1);
    QVERIFY2(settings.notices()[0].contains("defaults"), qUtf8Printable(settings.notices()[0]));
}

void TestSettings::aLineThatCannotBeReadIsToldAndTheOthersHold_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a comment by another sign") << QByteArray("# the projector's");
    QTest::newRow("no sign of equality") << QByteArray("sound true");
    QTest::newRow("a section that does not end") << QByteArray("[keys");
}

void TestSettings::aLineThatCannotBeReadIsToldAndTheOthersHold() {
    QFETCH(const QByteArray, line);
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    write(path, "[General]\ntextSize=150\nfourColors=false\n" + line + "\n");
    const Settings settings(path);
    QCOMPARE(settings.textSize(), 150);
    QCOMPARE(settings.notices().size(), 2);
    QVERIFY2(settings.notices()[0].contains(path), qUtf8Printable(settings.notices()[0]));
    QVERIFY2(!settings.notices()[0].contains("defaults"), qUtf8Printable(settings.notices()[0]));
    QVERIFY2(settings.notices()[1].contains("fourColors"), qUtf8Printable(settings.notices()[1]));
}

void TestSettings::theTraineesResetLeavesTheKioskAsItIs() {
    const QTemporaryDir folder;
    {
        QSettings file(folder.filePath("cutcard.ini"), QSettings::IniFormat);
        file.setValue("kioskIdleMinutes", 0);
        file.setValue("onScreenKeyboard", "off");
        file.setValue("schoolService", "school");
        file.setValue("textSize", 150);
    }
    Settings settings(folder.filePath("cutcard.ini"));
    settings.resetAll();
    QCOMPARE(settings.textSize(), 100);
    QCOMPARE(settings.kioskIdleMinutes(), 0);
    QCOMPARE(settings.onScreenKeyboard(), "off");
    QCOMPARE(settings.schoolService(), "school");
}

void TestSettings::aServersPasswordIsNotTakenForItsName() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    for (const char* wrong : {"host=server password=secret", "two words", "a'b", "[school]"}) {
        {
            QSettings file(path, QSettings::IniFormat);
            file.setValue("schoolService", wrong);
        }
        const Settings settings(path);
        QCOMPARE(settings.schoolService(), QString());
        QCOMPARE(settings.notices().size(), 1);
        QVERIFY(!settings.notices().constFirst().contains(wrong));
    }
}

void TestSettings::aListIsNotTakenForAServersName() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    write(path, "[General]\nschoolService=school,secret\nspeed=1,2\n");
    const Settings settings(path);
    QCOMPARE(settings.schoolService(), QString());
    QCOMPARE(settings.notices().size(), 2);
    QVERIFY(!settings.notices().join(' ').contains("secret"));
    QVERIFY2(settings.notices()[0].contains("1, 2"), qUtf8Printable(settings.notices()[0]));
}

void TestSettings::aKeyThatCannotBeChangedIsNoticed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    {
        QSettings file(path, QSettings::IniFormat);
        file.setValue("keys/confirm", "F5");
        file.setValue("keys/take", "F6");
    }
    Settings settings(path);
    QCOMPARE(settings.notices().size(), 1);
    QVERIFY2(settings.notices()[0].contains("Done"), qUtf8Printable(settings.notices()[0]));
    QCOMPARE(settings.keys()->keyOf("confirm"), "Enter");
    QCOMPARE(settings.keys()->keyOf("take"), "F6");
}

void TestSettings::aMisspeltKeyIsNoticedAndLeftAlone() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    {
        QSettings file(path, QSettings::IniFormat);
        file.setValue("textsize", "150");
        file.setValue("keys/takke", "F5");
        file.setValue("keys/take", "F5");
        file.setValue("sound", "true");
    }
    {
        Settings settings(path);
        QCOMPARE(settings.notices().size(), 2);
        QVERIFY2(settings.notices().join(' ').contains("textsize"), qUtf8Printable(settings.notices().join(' ')));
        QVERIFY2(settings.notices().join(' ').contains("keys/takke"), qUtf8Printable(settings.notices().join(' ')));
        settings.setTextSize(120);
    }
    const QSettings file(path, QSettings::IniFormat);
    QCOMPARE(file.value("textsize").toString(), "150");
    QCOMPARE(file.value("textSize").toString(), "120");
}

void TestSettings::everyKeyIsDescribedAndItsDefaultIsAllowed() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath("cutcard.ini"));
    const QMetaObject& type = Settings::staticMetaObject;
    for (const SettingKey& key : Settings::table()) {
        QVERIFY2(key.about.endsWith('.'), qPrintable(key.name));
        QVERIFY2(key.range.has(key.standard), qPrintable(key.name));
        QVERIFY2(!key.range.has("a value nobody has thought of"), qPrintable(key.name));
        QVERIFY2(type.indexOfProperty(qPrintable(key.name)) >= 0, qPrintable(key.name));
        QCOMPARE(settings.property(qPrintable(key.name)).toString(), key.standard);
    }
}

void TestSettings::anOptionIsSpeltAfterItsKey() {
    QStringList options;
    for (const SettingKey& key : Settings::table()) options << key.option;
    for (const char* wanted : {"speed", "text-size", "four-colours", "as-printed", "window-width", "rules"}) {
        QVERIFY2(options.contains(wanted), wanted);
    }
}

void TestSettings::theCommandLineHoldsForThisRunOnly() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    {
        Settings settings(path);
        settings.setTextSize(110);
    }
    {
        Settings settings(path, {{"textSize", "150"}, {"sound", "true"}});
        QCOMPARE(settings.textSize(), 150);
        QCOMPARE(settings.sound(), true);
        QCOMPARE(settings.notices(), QStringList());
        settings.setPlayers(5);
        settings.setTextSize(150);
    }
    const Settings again(path);
    QCOMPARE(again.textSize(), 110);
    QCOMPARE(again.sound(), false);
    QCOMPARE(again.players(), 5);
}

void TestSettings::whatTheTraineeSetsAnewIsStored() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("cutcard.ini");
    {
        Settings settings(path, {{"textSize", "150"}});
        settings.setTextSize(130);
        QCOMPARE(settings.textSize(), 130);
    }
    QCOMPARE(Settings(path).textSize(), 130);
    Settings settings(path, {{"textSize", "150"}});
    settings.resetAll();
    QCOMPARE(settings.textSize(), 100);
    // What is the room's stays.
    Settings kiosk(path, {{"textSize", "150"}, {"kioskIdleMinutes", "2"}});
    kiosk.resetAll();
    QCOMPARE(kiosk.kioskIdleMinutes(), 2);
}

void TestSettings::theCommandLineIsCheckedAsTheFileIs() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath("cutcard.ini"), {{"textSize", "900"}, {"nothing", "1"}});
    QCOMPARE(settings.textSize(), 100);
}

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
