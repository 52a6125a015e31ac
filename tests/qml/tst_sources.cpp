#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// What holds for every QML file as it is written.
class TestSources : public QObject {
    Q_OBJECT

private slots:
    void coloursComeFromTheTheme_data() { files(); }
    void coloursComeFromTheTheme();
    void movementsTakeTheirTimeFromTheTheme_data() { files(); }
    void movementsTakeTheirTimeFromTheTheme();
    void whatIsPressedByHandIsPressedByAReader_data() { files(); }
    void whatIsPressedByHandIsPressedByAReader();

private:
    static void files();
    static QString text(const QString& file);
};

void TestSources::files() {
    QTest::addColumn<QString>("file");
    const QStringList names = QDir(QStringLiteral(CUTCARD_SOURCES "/qml")).entryList({QStringLiteral("*.qml")});
    QVERIFY(names.size() > 100);
    for (const QString& name : names) {
        if (name != QLatin1String("Theme.qml")) QTest::newRow(qPrintable(name)) << name;
    }
}

QString TestSources::text(const QString& file) {
    QFile source(QStringLiteral(CUTCARD_SOURCES "/qml/") + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

// High contrast would not reach a colour that stands in a component.
void TestSources::coloursComeFromTheTheme() {
    QFETCH(const QString, file);
    static const QRegularExpression own(
        QStringLiteral("\"#[0-9a-fA-F]{3,8}\"|Qt\\.(rgba|hsla|hsva|lighter|darker|tint)|"
                       "color: *\"(?!transparent)"));
    const auto found = own.match(text(file));
    QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
}

// Only so does everything stand still at speed 0.
void TestSources::movementsTakeTheirTimeFromTheTheme() {
    QFETCH(const QString, file);
    static const QRegularExpression moving(
        QStringLiteral("\\b(\\w*Animation|\\w*Animator|SmoothedAnimation|SpringAnimation)\\s*\\{([^{}]*)\\}"));
    static const QRegularExpression duration(QStringLiteral("duration: Theme\\."));
    auto each = moving.globalMatch(text(file));
    while (each.hasNext()) {
        const auto found = each.next();
        QVERIFY2(duration.match(found.captured(2)).hasMatch(), qPrintable(found.captured()));
    }
    // The fading bars of a ScrollView without bars of its own have times of their own.
    const QString source = text(file);
    QVERIFY2(!source.contains(QLatin1String("ScrollView {")) || source.contains(QLatin1String("AppScrollBar")),
             "a ScrollView needs an AppScrollBar");
    QVERIFY2(
        !source.contains(QLatin1String("ListView {")) || source.contains(QLatin1String("highlightMoveDuration: 0")),
        "a ListView glides to its current line");
    QVERIFY2(!source.contains(QLatin1String("Transition {")), "a transition moves at every speed");
}

// The buttons of Qt 6.4 do nothing by themselves when a screen reader presses them.
void TestSources::whatIsPressedByHandIsPressedByAReader() {
    QFETCH(const QString, file);
    static const QRegularExpression pressed(
        QStringLiteral("^(AbstractButton|Button|ItemDelegate|Switch|CheckBox|ComboBox) \\{|\\bTapHandler \\{"),
        QRegularExpression::MultilineOption);
    const QString source = text(file);
    QVERIFY2(!pressed.match(source).hasMatch() || source.contains(QLatin1String("Accessible.onPressAction")),
             "it cannot be pressed through the accessibility interface");
}

QTEST_GUILESS_MAIN(TestSources)
#include "tst_sources.moc"
