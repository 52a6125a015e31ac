#include "tests/e2e/every_screen.h"

#include <QFile>
#include <QXmlStreamReader>

using namespace cutcard;

/// Every screen in every language: nothing is left in the language that was spoken before.
class TestE2eLanguages : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLeftInTheLanguageBefore_data();
    void nothingIsLeftInTheLanguageBefore();
    void theLanguageIsChosenInTheSettings();
};

namespace {

/// What is said in English and otherwise in another language.
QSet<QString> foreignTo(const QString& language) {
    QFile file(QStringLiteral(CUTCARD_TRANSLATIONS "/cutcard_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no texts: %s", qPrintable(file.fileName()));
    QXmlStreamReader xml(&file);
    QSet<QString> english;
    QSet<QString> own;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("source")) source = xml.readElementText();
        if (xml.name() != QLatin1String("translation")) continue;
        const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        own << translation;
        if (translation != source) english << source;
    }
    return english.subtract(own);
}

QStringList textsOnScreen(WindowDriver& driver) {
    QStringList texts;
    for (QQuickItem* item : visibleItems(*driver.window().contentItem())) {
        // What was said aloud was said.
        if (QByteArray(item->metaObject()->className()).startsWith("Voice")) continue;
        if (item->inherits("QQuickText")) texts << item->property("text").toString();
        texts << accessibleName(*item);
    }
    texts.removeAll(QString());
    // Time goes on.
    static const QRegularExpression clock(QStringLiteral("\\d:\\d\\d|\\d s\\b"));
    texts.erase(std::remove_if(texts.begin(), texts.end(), [](const QString& text) { return text.contains(clock); }),
                texts.end());
    return texts;
}

/// What a language leaves as it was, and what it leaves behind.
void lookForRests(WindowDriver& driver, const QString& language, const QSet<QString>& foreign, const QString& screen,
                  QStringList& faults) {
    const QStringList before = textsOnScreen(driver);
    driver.program().set().setLanguage(language);
    QTest::qWait(60);
    for (const QString& text : textsOnScreen(driver)) {
        if (foreign.contains(text))
            faults << QStringLiteral("%1: \"%2\" is not said in %3").arg(screen, text, language);
    }
    if (const QString folder = qEnvironmentVariable("CUTCARD_SCREENS"); !folder.isEmpty()) {
        driver.picture().save(QStringLiteral("%1/%2-%3.png").arg(folder, language, screen));
    }
    driver.program().set().setLanguage(QStringLiteral("en"));
    QTest::qWait(60);
    const QStringList after = textsOnScreen(driver);
    if (after == before) return;
    for (const QString& text : after) {
        if (!before.contains(text)) faults << QStringLiteral("%1: \"%2\" was not said before").arg(screen, text);
    }
}

void tell(QStringList& faults) {
    faults.removeDuplicates();
    for (const QString& fault : std::as_const(faults)) qWarning().noquote() << fault;
}

}  // namespace

void TestE2eLanguages::nothingIsLeftInTheLanguageBefore_data() {
    QTest::addColumn<QString>("language");
    const bool isEvery = qEnvironmentVariableIsSet("CUTCARD_EVERY_LANGUAGE");
    for (const Language& one : Languages::all()) {
        if (isEvery ? qstrcmp(one.id, "en") != 0 : qstrcmp(one.id, "es") == 0)
            QTest::newRow(one.id) << QString::fromLatin1(one.id);
    }
}

void TestE2eLanguages::nothingIsLeftInTheLanguageBefore() {
    QFETCH(QString, language);
    const QSet<QString> foreign = foreignTo(language);
    QVERIFY(foreign.size() > 2000);
    WindowDriver driver(65);
    QStringList faults;
    onEveryScreen(driver, [&](const QString& screen) { lookForRests(driver, language, foreign, screen, faults); });
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eLanguages::theLanguageIsChosenInTheSettings() {
    WindowDriver driver(67, {1280, 720}, 0);
    driver.enterAs(QStringLiteral("Mia"));
    driver.program().go(QStringLiteral("settings"));
    driver.settle();
    driver.clickOn(QStringLiteral("Language: Français"));
    QTRY_COMPARE(driver.program().languages().spoken(), QStringLiteral("fr"));
    driver.settle();
    QVERIFY(driver.findControl(QStringLiteral("Langue\u00a0: Français")) || driver.find(QStringLiteral("Langue")));
    // The keyboard goes on from where it was.
    driver.key(QStringLiteral("Left"));
    QTRY_COMPARE(driver.program().languages().spoken(), QStringLiteral("vi"));
    driver.key(QStringLiteral("Left"));
    QTRY_COMPARE(driver.program().languages().spoken(), QStringLiteral("zh_CN"));
}

QTEST_MAIN(TestE2eLanguages)
#include "tst_e2e_languages.moc"
