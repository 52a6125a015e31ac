#include "tests/e2e/every_screen.h"
#include "tests/e2e/exam_hall.h"
#include "tests/e2e/screen_faults.h"
#include "tests/support/at_rest.h"

using namespace cutcard;

/// The kiosk's own screens on the smallest screen that it has: nothing is clipped, on each other or without a name.
class TestE2eKioskScreens : public QObject {
    Q_OBJECT

private slots:
    void wordsStayInsideTheirPlaces_data();
    void wordsStayInsideTheirPlaces();
    void troublesAtTheStartAreSeenWhole_data() { wordsStayInsideTheirPlaces_data(); }
    void troublesAtTheStartAreSeenWhole();
    void everyControlHasANameARoleAndRoomForAFinger();
};

namespace {

void tell(QStringList& faults) {
    faults.removeDuplicates();
    for (const QString& fault : std::as_const(faults)) qWarning().noquote() << fault;
}

void write(const QString& file, const QByteArray& text) {
    QFile open(file);
    if (!open.open(QIODevice::WriteOnly) || open.write(text) != text.size()) qFatal("cannot be written");
}

/// Lines that cannot be used, and a school whose server is away.
void withNotices(const QDir& profile) {
    write(profile.filePath(QStringLiteral("services")), "[school]\nhost=127.0.0.1\nport=1\ndbname=cutcard\n");
    qputenv("PGSERVICEFILE", QFile::encodeName(profile.filePath(QStringLiteral("services"))));
    write(profile.filePath(QStringLiteral("cutcard.ini")),
          "[General]\nschoolService=school\nspeed=as fast as it can\nkioskIdleMinutes=a quarter of an hour\n");
}

/// Where the records should be there is something else.
void withoutRecords(const QDir& profile) {
    write(profile.filePath(QStringLiteral("store")), "this is not a folder");
}

/// Looks at every screen that is shown, as long as it is needed, and keeps what is wrong.
class Looker {
public:
    Looker(WindowDriver& driver, const QString& language, int percent) : m_driver(driver) {
        driver.program().set().setTextSize(percent);
        m_picture = QStringLiteral("kiosk-%1-%2").arg(language).arg(percent);
    }
    void look(const QString& screen) {
        if (const QString folder = qEnvironmentVariable("CUTCARD_SCREENS"); !folder.isEmpty())
            m_driver.picture().save(QStringLiteral("%1/%2-%3.png").arg(folder, m_picture, screen));
        const QStringList found = test::faultsAtRest([&] { return layoutFaults(m_driver.window()); });
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
    }
    QStringList faults;

private:
    WindowDriver& m_driver;
    QString m_picture;
};

}  // namespace

void TestE2eKioskScreens::wordsStayInsideTheirPlaces_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    const bool isEvery = qEnvironmentVariableIsSet("CUTCARD_EVERY_LANGUAGE");
    for (const Language& language : Languages::all()) {
        for (const int percent : {100, 150, 200}) {
            // The short form takes the longest words.
            if (!isEvery && (qstrcmp(language.id, "fr") != 0 || percent == 150)) continue;
            QTest::addRow("%s, %d %%", language.id, percent) << QString::fromLatin1(language.id) << percent;
        }
    }
}

void TestE2eKioskScreens::wordsStayInsideTheirPlaces() {
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    WindowDriver driver(65, {1280, 720}, 0, language, Place::Kiosk);
    QCOMPARE(driver.window().size(), QSize(1280, 720));
    Looker looker(driver, language, percent);
    onEveryKioskScreen(driver, [&](const QString& screen) { looker.look(screen); });
    tell(looker.faults);
    QVERIFY(looker.faults.isEmpty());
}

void TestE2eKioskScreens::troublesAtTheStartAreSeenWhole() {
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    QStringList faults;
    {
        WindowDriver driver(65, {1280, 720}, 0, language, Place::Kiosk, withNotices);
        const ExamHall hall(driver);
        driver.program().people().refresh();
        QVERIFY(driver.program().people().enter(QString::fromStdString(hall.trainee)));
        Looker looker(driver, language, percent);
        // It says how much waits for the school.
        static const QRegularExpression number(QStringLiteral("\\d"));
        QTRY_VERIFY_WITH_TIMEOUT(driver.program().schoolSays().contains(number), 20000);
        looker.look(QStringLiteral("the school is away"));
        QCOMPARE(driver.program().set().notices().size(), 2);
        driver.program().go(QStringLiteral("settings"));
        QTest::qWait(150);
        looker.look(QStringLiteral("settings with notices"));
        faults << looker.faults;
    }
    qunsetenv("PGSERVICEFILE");
    WindowDriver driver(65, {1280, 720}, 0, language, Place::Kiosk, withoutRecords);
    Looker looker(driver, language, percent);
    QCOMPARE(driver.program().people().state(), QStringLiteral("failed"));
    // Nobody's passphrase is known: no way out is offered that leads nowhere.
    QVERIFY(!driver.room()->kiosk()->mayBeLeft());
    looker.look(QStringLiteral("no records"));
    faults << looker.faults;
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eKioskScreens::everyControlHasANameARoleAndRoomForAFinger() {
    WindowDriver driver(64, {1280, 720}, 0, QStringLiteral("en"), Place::Kiosk);
    QStringList faults;
    onEveryKioskScreen(driver, [&](const QString& screen) {
        const QStringList found = controlFaults(driver.window());
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(screen, fault);
    });
    tell(faults);
    QVERIFY(faults.isEmpty());
}

QTEST_MAIN(TestE2eKioskScreens)
#include "tst_e2e_kiosk_screens.moc"
