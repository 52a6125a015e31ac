#include "app/text/languages.h"
#include "tests/app/supervisor/console_tour.h"
#include "tests/app/supervisor/fit_faults.h"
#include "tests/support/at_rest.h"

#include <QDir>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// Every page, editor and dialog of the console on a small screen.
class TestConsoleFit : public QObject {
    Q_OBJECT

private slots:
    void everythingFits_data();
    void everythingFits();
    void everythingHasANameAndIsReachedByKeys();

private:
    void tell(const QStringList& faults);
};

namespace {

/// A picture for whoever wants to look at it.
void keepPicture(const QString& row, const QString& where, QWidget& window) {
    const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder + u'/' + row);
    static int number = 0;
    window.grab().save(
        QStringLiteral("%1/%2/%3 %4.png").arg(folder, row).arg(++number, 3, 10, QLatin1Char('0')).arg(where));
}

}  // namespace

/// The default run looks at English as it is; all others take their time.
void TestConsoleFit::everythingFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    const bool isEvery = qEnvironmentVariableIsSet("CUTCARD_EVERY_LANGUAGE");
    for (const Language& language : Languages::all()) {
        for (const int percent : {100, 200}) {
            const bool isShort = qstrcmp(language.id, "en") == 0 && percent == 100;
            if (isEvery || isShort) QTest::addRow("%s %d", language.id, percent) << QString(language.id) << percent;
        }
    }
}

void TestConsoleFit::everythingFits() {
    QFETCH(const QString, language);
    QFETCH(const int, percent);
    Languages languages;
    languages.speak(language);
    QStringList faults;
    const auto look = [&](const QString& where, QWidget& window) {
        keepPicture(QString::fromUtf8(QTest::currentDataTag()), where, window);
        const QStringList found = faultsAtRest([&] { return fitFaults(window); });
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(where, fault);
    };
    {
        ConsoleTour tour;
        const ConsoleLook wanted{percent, percent > 100};
        tour.open(wanted);
        tour.everywhere(look);
        tour.firstRun(wanted, look);
    }
    tell(faults);
    QVERIFY(faults.isEmpty());
}

/// The default run listens to the names; going everywhere with Tab takes its time.
void TestConsoleFit::everythingHasANameAndIsReachedByKeys() {
    const bool isEvery = qEnvironmentVariableIsSet("CUTCARD_EVERY_LANGUAGE");
    QStringList faults;
    const auto look = [&](const QString& where, QWidget& window) {
        if (window.inherits("QFileDialog")) return;
        const QStringList found = isEvery ? nameFaults(window) + tabFaults(window) : nameFaults(window);
        for (const QString& fault : found) faults << QStringLiteral("%1: %2").arg(where, fault);
    };
    ConsoleTour tour;
    tour.open();
    tour.everywhere(look);
    tour.firstRun({}, look);
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestConsoleFit::tell(const QStringList& faults) {
    for (const QString& fault : faults) qWarning().noquote() << fault;
}

QTEST_MAIN(TestConsoleFit)
#include "tst_console_fit.moc"
