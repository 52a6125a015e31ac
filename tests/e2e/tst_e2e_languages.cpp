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
    void nothingIsLeftInTheLanguageBeforeInTheKiosk_data() { nothingIsLeftInTheLanguageBefore_data(); }
    void nothingIsLeftInTheLanguageBeforeInTheKiosk();
    void theLanguageIsChosenInTheSettings();
};

namespace {

using Texts = QSet<QString>;

/// What a file of translations has: the texts themselves, and what is said for them, each plural form by itself.
struct TextFile {
    explicit TextFile(const QString& language) {
        QFile file(QStringLiteral(CUTCARD_TRANSLATIONS "/cutcard_%1.ts").arg(language));
        if (!file.open(QIODevice::ReadOnly)) qFatal("no texts: %s", qPrintable(file.fileName()));
        QXmlStreamReader xml(&file);
        bool hasForms = false;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) continue;
            if (xml.name() == QLatin1String("message"))
                hasForms = xml.attributes().hasAttribute(QLatin1String("numerus"));
            // What is said with a number in it is said by the plural forms, in English too.
            if (xml.name() == QLatin1String("source") && !hasForms) sources << xml.readElementText();
            if (xml.name() != QLatin1String(hasForms ? "numerusform" : "translation")) continue;
            said << xml.readElementText().trimmed();
        }
    }
    Texts sources;
    Texts said;
};

/// Everything that a text can become: what comes into it may be anything.
QString patternOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?\\d+|%n|\\{\\w+\\}"));
    QString pattern;
    qsizetype at = 0;
    for (auto found = place.globalMatch(text); found.hasNext();) {
        const auto one = found.next();
        pattern += QRegularExpression::escape(text.mid(at, one.capturedStart() - at)) + QStringLiteral(".*");
        at = one.capturedEnd();
    }
    return pattern + QRegularExpression::escape(text.mid(at));
}

/// Texts that can be told from others by their own words.
class Sayings {
public:
    explicit Sayings(const Texts& texts) {
        static const QRegularExpression word(QStringLiteral("\\p{Han}|\\p{L}{2}"));
        static const QRegularExpression anything(QStringLiteral("\\.\\*"));
        for (const QString& text : texts) {
            const QString pattern = patternOf(text);
            if (!QString(pattern).remove(anything).contains(word)) continue;
            m_patterns.emplace_back(QRegularExpression::anchoredPattern(pattern),
                                    QRegularExpression::DotMatchesEverythingOption);
        }
    }
    std::size_t size() const { return m_patterns.size(); }
    bool have(const QString& text) const {
        return std::any_of(m_patterns.begin(), m_patterns.end(),
                           [&text](const QRegularExpression& one) { return one.match(text).hasMatch(); });
    }

private:
    std::vector<QRegularExpression> m_patterns;
};

/// What is said in English, and what is said in a language. A text that both have is the language's own.
class Foreign {
public:
    explicit Foreign(const QString& language) : Foreign(TextFile(language), TextFile(QStringLiteral("en"))) {}
    std::size_t size() const { return m_english.size(); }
    bool isLeft(const QString& text) {
        const auto known = m_known.constFind(text);
        if (known != m_known.constEnd()) return *known;
        return *m_known.insert(text, m_english.have(text) && !m_own.have(text));
    }

private:
    Foreign(const TextFile& own, const TextFile& english)
        : m_english((own.sources + english.said) - own.said), m_own(own.said) {}

    Sayings m_english;
    Sayings m_own;
    QHash<QString, bool> m_known;
};

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
void lookForRests(WindowDriver& driver, const QString& language, Foreign& foreign, const QString& screen,
                  QStringList& faults) {
    const QStringList before = textsOnScreen(driver);
    driver.program().set().setLanguage(language);
    QTest::qWait(60);
    for (const QString& text : textsOnScreen(driver)) {
        if (foreign.isLeft(text)) faults << QStringLiteral("%1: \"%2\" is not said in %3").arg(screen, text, language);
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
    Foreign foreign(language);
    QVERIFY(foreign.size() > 2000);
    QVERIFY(foreign.isLeft(QStringLiteral("Press the new key for Deal")));
    QVERIFY(!foreign.isLeft(QStringLiteral("$12 · 3:45")));
    WindowDriver driver(65);
    QStringList faults;
    onEveryScreen(driver, [&](const QString& screen) { lookForRests(driver, language, foreign, screen, faults); });
    tell(faults);
    QVERIFY(faults.isEmpty());
}

void TestE2eLanguages::nothingIsLeftInTheLanguageBeforeInTheKiosk() {
    QFETCH(QString, language);
    Foreign foreign(language);
    WindowDriver driver(65, {1280, 720}, 0, QStringLiteral("en"), Place::Kiosk);
    QStringList faults;
    onEveryKioskScreen(driver, [&](const QString& screen) { lookForRests(driver, language, foreign, screen, faults); });
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
