#include "app/text/amounts.h"
#include "app/text/dates.h"
#include "app/text/languages.h"

#include <QSignalSpy>
#include <QTest>

using namespace cutcard;

// Which language is spoken, and how it writes numbers, amounts and dates.
class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void eachLanguageIsCalledAsItsSpeakersCallIt();
    void theSystemsLanguageIsSpokenWhereWeCan_data();
    void theSystemsLanguageIsSpokenWhereWeCan();
    void whatNobodySpeaksIsEnglish();
    void textsComeInTheLanguageThatIsSpoken_data();
    void textsComeInTheLanguageThatIsSpoken();
    void aNumberHasThePluralOfItsLanguage_data();
    void aNumberHasThePluralOfItsLanguage();
    void amountsAreWrittenAsTheLanguageHasThem_data();
    void amountsAreWrittenAsTheLanguageHasThem();
    void datesAreWrittenAsTheLanguageHasThem_data();
    void datesAreWrittenAsTheLanguageHasThem();
    void theDialogsOfQtSpeakToo_data();
    void theDialogsOfQtSpeakToo();
    void whoeverListensIsToldOnceWhenEverythingIsReady();
    void theMachineIsLeftAsItWas();
};

namespace {

QString said(const char* context, const char* text, int n = -1) {
    return QCoreApplication::translate(context, text, nullptr, n);
}

}  // namespace

void TestLanguages::eachLanguageIsCalledAsItsSpeakersCallIt() {
    QStringList names;
    for (const Language& one : Languages::all()) names << QString::fromUtf8(one.name);
    QCOMPARE(names, QStringList({"English", "Español", "简体中文", "Tiếng Việt", "Français"}));
}

void TestLanguages::theSystemsLanguageIsSpokenWhereWeCan_data() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char* system, const char* spoken) { QTest::newRow(system) << system << spoken; };
    row("en_US", "en");
    row("en_GB", "en");
    row("es_MX", "es");
    row("es_ES", "es");
    row("zh_CN", "zh_CN");
    row("zh_SG", "zh_CN");
    row("zh_TW", "zh_CN");
    row("vi_VN", "vi");
    row("fr_CA", "fr");
    row("fr_FR", "fr");
    row("de_DE", "en");
    row("ja_JP", "en");
    row("C", "en");
}

void TestLanguages::theSystemsLanguageIsSpokenWhereWeCan() {
    QFETCH(QString, system);
    QFETCH(QString, spoken);
    QCOMPARE(Languages::meant("system", QLocale(system)), spoken);
    QCOMPARE(Languages::meant("vi", QLocale(system)), "vi");
}

void TestLanguages::whatNobodySpeaksIsEnglish() {
    QVERIFY(Languages::isKnown("system"));
    QVERIFY(Languages::isKnown("zh_CN"));
    for (const char* wish : {"", "de", "EN", "zh", "es_MX", "system "}) {
        QVERIFY2(!Languages::isKnown(wish), wish);
        QCOMPARE(Languages::meant(wish, QLocale("fr_FR")), "en");
    }
}

void TestLanguages::textsComeInTheLanguageThatIsSpoken_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("take");
    QTest::newRow("English") << "en"
                             << "Take";
    QTest::newRow("Spanish") << "es"
                             << "Tomar";
    QTest::newRow("Chinese") << "zh_CN"
                             << "收取";
    QTest::newRow("Vietnamese") << "vi"
                                << "Thu";
    QTest::newRow("French") << "fr"
                            << "Prendre";
}

void TestLanguages::textsComeInTheLanguageThatIsSpoken() {
    QFETCH(QString, language);
    QFETCH(QString, take);
    Languages languages;
    languages.speak(language);
    QCOMPARE(languages.spoken(), language);
    QCOMPARE(said("KeyTable", "Take"), take);
    languages.speak("en");
    QCOMPARE(said("KeyTable", "Take"), "Take");
}

void TestLanguages::aNumberHasThePluralOfItsLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* language, int number, const char* words) {
        QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(QLatin1String(language)).arg(number)))
            << language << number << QString::fromUtf8(words);
    };
    row("en", 0, "0 seconds");
    row("en", 1, "1 second");
    row("en", 2, "2 seconds");
    row("es", 0, "0 segundos");
    row("es", 1, "1 segundo");
    row("es", 2, "2 segundos");
    row("zh_CN", 1, "1 秒");
    row("zh_CN", 2, "2 秒");
    row("vi", 1, "1 giây");
    row("vi", 2, "2 giây");
    // Nothing is one in French.
    row("fr", 0, "0 seconde");
    row("fr", 1, "1 seconde");
    row("fr", 2, "2 secondes");
}

void TestLanguages::aNumberHasThePluralOfItsLanguage() {
    QFETCH(QString, language);
    QFETCH(int, number);
    QFETCH(QString, words);
    Languages languages;
    languages.speak(language);
    const QString sentence = said("cutcard::QuestionDesk", "Right, but slower than %n second(s)", number);
    QVERIFY2(sentence.endsWith(words), qUtf8Printable(sentence));
}

void TestLanguages::amountsAreWrittenAsTheLanguageHasThem_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("amount");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("share");
    QTest::newRow("English") << "en"
                             << "$1,234.50"
                             << "$7."
                             << "66.67";
    QTest::newRow("Spanish, of the Americas") << "es"
                                              << "$1,234.50"
                                              << "$7."
                                              << "66.67";
    QTest::newRow("Chinese") << "zh_CN"
                             << "$1,234.50"
                             << "$7."
                             << "66.67";
    QTest::newRow("Vietnamese") << "vi"
                                << "$1.234,50"
                                << "$7,"
                                << "66,67";
    QTest::newRow("French, of Canada") << "fr"
                                       << "1\u00a0234,50\u00a0$"
                                       << "7,\u00a0$"
                                       << "66,67";
}

void TestLanguages::amountsAreWrittenAsTheLanguageHasThem() {
    QFETCH(QString, language);
    QFETCH(QString, amount);
    QFETCH(QString, typed);
    QFETCH(QString, share);
    Languages languages;
    languages.speak(language);
    QCOMPARE(text::money(Money::cents(123450)), amount);
    QCOMPARE(text::dollars("7."), typed);
    QCOMPARE(text::decimal(200.0 / 3, 2), share);
    QCOMPARE(text::plainFigures(text::figures("7.50")), "7.50");
    QCOMPARE(text::plainFigures("7,50"), "7.50");
}

void TestLanguages::datesAreWrittenAsTheLanguageHasThem_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("longDay");
    QTest::newRow("English") << "en"
                             << "11/18/2026"
                             << "Wednesday, November 18, 2026";
    QTest::newRow("Spanish") << "es"
                             << "18/11/2026"
                             << "miércoles, 18 de noviembre de 2026";
    QTest::newRow("Chinese") << "zh_CN"
                             << "2026/11/18"
                             << "2026年11月18日星期三";
    QTest::newRow("Vietnamese") << "vi"
                                << "18/11/2026"
                                << "Thứ Tư, 18 tháng 11, 2026";
    QTest::newRow("French") << "fr"
                            << "2026-11-18"
                            << "mercredi 18 novembre 2026";
}

void TestLanguages::datesAreWrittenAsTheLanguageHasThem() {
    QFETCH(QString, language);
    QFETCH(QString, day);
    QFETCH(QString, longDay);
    Languages languages;
    languages.speak(language);
    const QDate date(2026, 11, 18);
    QCOMPARE(text::day(date), day);
    QCOMPARE(text::longDay(date), longDay);
    // What widgets write by themselves.
    QCOMPARE(QLocale().toString(date, QLocale::LongFormat), longDay);
}

void TestLanguages::theDialogsOfQtSpeakToo_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("cancel");
    QTest::newRow("English") << "en"
                             << "Cancel";
    QTest::newRow("Spanish") << "es"
                             << "Cancelar";
    QTest::newRow("Chinese") << "zh_CN"
                             << "取消";
    QTest::newRow("Vietnamese") << "vi"
                                << "Hủy";
    QTest::newRow("French") << "fr"
                            << "Annuler";
}

void TestLanguages::theDialogsOfQtSpeakToo() {
    QFETCH(QString, language);
    QFETCH(QString, cancel);
    Languages languages;
    languages.speak(language);
    QCOMPARE(said("QPlatformTheme", "Cancel"), cancel);
}

void TestLanguages::whoeverListensIsToldOnceWhenEverythingIsReady() {
    struct Listener : QObject {
        QStringList heard;
        bool eventFilter(QObject* watched, QEvent* event) override {
            if (watched == qApp && event->type() == QEvent::LanguageChange) {
                heard << said("KeyTable", "Take") + QLocale().name();
            }
            return false;
        }
    } listener;
    Languages languages;
    languages.speak("en");
    QCoreApplication::processEvents();
    qApp->installEventFilter(&listener);
    QSignalSpy changed(&languages, &Languages::changed);
    languages.speak("fr");
    languages.speak("fr");
    QCoreApplication::processEvents();
    QCOMPARE(listener.heard, QStringList({"Prendrefr_CA"}));
    QCOMPARE(changed.size(), 1);
}

void TestLanguages::theMachineIsLeftAsItWas() {
    const QLocale before;
    {
        Languages languages;
        languages.speak("vi");
        QCOMPARE(QLocale().language(), QLocale::Vietnamese);
    }
    QCOMPARE(QLocale(), before);
    QCOMPARE(said("KeyTable", "Take"), "Take");
}

QTEST_GUILESS_MAIN(TestLanguages)
#include "tst_languages.moc"
