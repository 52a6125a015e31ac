#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The real program, as a shell calls it. There is no display, so that nothing here gets as far as a window.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void everyOptionIsInTheHelp();
    void everySettingTakesItsDefault();
    void aValueThatMayNotBeIsRefused_data();
    void aValueThatMayNotBeIsRefused();
    void everySettingRefusesNonsenseAndANoValue();
    void anOptionNobodyKnowsIsRefused();
    void aRefusedCallChangesNothing();
    void theTerminalNeedsNoDisplay();
    void theVersionIsTold();
};

namespace {

struct Answer {
    int status = -1;
    QString out;
    QString err;
};

Answer call(const QStringList& words) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CUTCARD_PROGRAM), words);
    Answer answer;
    if (process.waitForFinished(30'000) && process.exitStatus() == QProcess::NormalExit) {
        answer.status = process.exitCode();
    }
    answer.out = QString::fromUtf8(process.readAllStandardOutput());
    answer.err = QString::fromUtf8(process.readAllStandardError());
    return answer;
}

QJsonArray described(const char* what) {
    return QJsonDocument::fromJson(call({"--describe"}).out.toUtf8()).object().value(QLatin1String(what)).toArray();
}

}  // namespace

void TestCommandLine::everyOptionIsInTheHelp() {
    const Answer help = call({"--help"});
    QCOMPARE(help.status, 0);
    QVERIFY(!described("settings").isEmpty());
    for (const char* list : {"options", "settings"}) {
        for (const QJsonValue option : described(list)) {
            const QString name = "--" + option["option"].toString();
            QVERIFY2(help.out.contains(name), qPrintable(name));
        }
    }
}

void TestCommandLine::everySettingTakesItsDefault() {
    for (const QJsonValue setting : described("settings")) {
        const QString option = "--" + setting["option"].toString();
        const Answer answer = call({"--terminal", option, setting["default"].toString()});
        QVERIFY2(answer.status == 0, qPrintable(option + ": " + answer.err));
        QCOMPARE(answer.err, QString());
    }
}

void TestCommandLine::aValueThatMayNotBeIsRefused_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("text too large") << QStringList{"--text-size", "201"}
                                    << "--text-size takes a whole number from 100 to 200, not \"201\".";
    QTest::newRow("text of no size") << QStringList{"--text-size=big"}
                                     << "--text-size takes a whole number from 100 to 200, not \"big\".";
    QTest::newRow("an unknown way") << QStringList{"--way", "asleep"}
                                    << "--way takes watch, guided or free, not \"asleep\".";
    QTest::newRow("neither on nor off") << QStringList{"--sound", "maybe"}
                                        << "--sound takes true or false, not \"maybe\".";
    QTest::newRow("a deal that is no number")
        << QStringList{"--deal", "first"} << "--deal takes a whole number, 0 or more, not \"first\".";
    QTest::newRow("a deal below nothing")
        << QStringList{"--deal=-1"} << "--deal takes a whole number, 0 or more, not \"-1\".";
    QTest::newRow("a store nowhere") << QStringList{"--store="} << "--store takes a folder, not \"\".";
    QTest::newRow("settings nowhere") << QStringList{"--settings="} << "--settings takes a file, not \"\".";
}

void TestCommandLine::aValueThatMayNotBeIsRefused() {
    QFETCH(const QStringList, words);
    QFETCH(const QString, sentence);
    const Answer answer = call(words);
    QCOMPARE(answer.err, "cutcard: " + sentence + "\n");
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QString());
}

void TestCommandLine::everySettingRefusesNonsenseAndANoValue() {
    for (const QJsonValue setting : described("settings")) {
        const QString option = "--" + setting["option"].toString();
        const Answer nonsense = call({option, "a value nobody has thought of"});
        QCOMPARE(nonsense.status, 2);
        QVERIFY2(nonsense.err.startsWith("cutcard: " + option + " takes "), qPrintable(nonsense.err));
        const Answer nothing = call({option});
        QCOMPARE(nothing.status, 2);
        QVERIFY2(nothing.err.startsWith("cutcard: ") && nothing.err.contains(option), qPrintable(nothing.err));
    }
    for (const char* option : {"--deal", "--store", "--settings"}) {
        const Answer nothing = call({option});
        QCOMPARE(nothing.status, 2);
        QVERIFY2(nothing.err.contains(option), qPrintable(nothing.err));
    }
}

void TestCommandLine::anOptionNobodyKnowsIsRefused() {
    for (const char* option : {"--textsize", "--textSize=100", "--nothing"}) {
        const Answer answer = call({option});
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.err.startsWith("cutcard: There is no option --"), qPrintable(answer.err));
    }
}

void TestCommandLine::aRefusedCallChangesNothing() {
    const QTemporaryDir folder;
    const Answer answer = call({"--settings", folder.filePath("cutcard.ini"), "--store", folder.filePath("store"),
                                "--text-size", "150", "--speed", "9"});
    QCOMPARE(answer.status, 2);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCommandLine::theTerminalNeedsNoDisplay() {
    const Answer answer = call({"--terminal", "--deal", "7"});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains('\n'));
    QVERIFY2(answer.out.contains("3 players"), qPrintable(answer.out));
}

void TestCommandLine::theVersionIsTold() {
    const Answer answer = call({"--version"});
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.out.startsWith("cutcard "), qPrintable(answer.out));
}

QTEST_MAIN(TestCommandLine)
#include "tst_command_line.moc"
