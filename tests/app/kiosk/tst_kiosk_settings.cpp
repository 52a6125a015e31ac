#include "tests/app/kiosk/kiosk_bench.h"

#include <QSettings>
#include <QTest>

#include <functional>

using namespace cutcard;
using namespace cutcard::test;

using Going = std::function<void()>;
Q_DECLARE_METATYPE(Going)

// Whose settings hold in a kiosk, and until when.
class TestKioskSettings : public QObject, private KioskBench {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { close(); }

    void whatATraineeHasSetGoesWithHim_data();
    void whatATraineeHasSetGoesWithHim();
    void whatIsSetForAnExamComesFromTheExam();
    void whatIsChosenInAnExamGoesWithIt();
};

void TestKioskSettings::whatATraineeHasSetGoesWithHim_data() {
    QTest::addColumn<bool>("isIn");
    QTest::addColumn<Going>("going");
    QTest::newRow("he leaves") << true << Going([this] { m_program->people().leave(); });
    QTest::newRow("somebody else enters")
        << true << Going([this] { QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee))); });
    QTest::newRow("nobody is there any more") << true << Going([this] { pass(301); });
    QTest::newRow("nobody had entered") << false << Going([this] { pass(301); });
    QTest::newRow("an exam begins") << true << Going([this] { beginExam(); });
    QTest::newRow("an exam begins where nobody had entered") << false << Going([this] { beginExam(); });
    QTest::newRow("the power goes") << true << Going([this] { open(); });
}

void TestKioskSettings::whatATraineeHasSetGoesWithHim() {
    QFETCH(const bool, isIn);
    QFETCH(const Going, going);
    {
        QSettings file(m_folder->filePath("settings.ini"), QSettings::IniFormat);
        file.setValue("textSize", 120);
        file.setValue("keys/deal", "G");
        file.setValue("keys/collect_progressive", "D");
    }
    open();
    if (isIn) QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    m_program->set().setLanguage("vi");
    m_program->set().setTextSize(200);
    m_program->set().setPlayers(7);
    QCOMPARE(m_program->set().keys()->change("take", Qt::Key_F5, Qt::NoModifier), QString());
    QCOMPARE(m_program->set().keys()->change("pay", Qt::Key_T, Qt::NoModifier), QString());
    QCOMPARE(m_program->set().textSize(), 200);
    going();
    QCOMPARE(m_program->set().language(), "system");
    QCOMPARE(m_program->set().textSize(), 120);
    QCOMPARE(m_program->set().players(), 3);
    QCOMPARE(m_program->set().keys()->keyOf("take"), "T");
    QCOMPARE(m_program->set().keys()->keyOf("pay"), "P");
    QCOMPARE(m_program->set().keys()->keyOf("deal"), "G");
    QVERIFY(!m_program->set().isLent());
    // And whoever resets everything resets it for himself.
    m_program->set().resetAll();
    QCOMPARE(m_program->set().textSize(), 100);
    m_program->set().giveBack();
    QCOMPARE(m_program->set().textSize(), 120);
    QCOMPARE(m_program->set().keys()->keyOf("deal"), "G");
}

void TestKioskSettings::whatIsSetForAnExamComesFromTheExam() {
    m_program->set().setTextSize(200);
    beginExam({.largeText = true});
    QCOMPARE(m_program->set().textSize(), 100);
    QVERIFY(m_program->exam()->largeText());
}

void TestKioskSettings::whatIsChosenInAnExamGoesWithIt() {
    beginExam();
    m_program->set().setLanguage("es");
    m_program->set().setContrast("high");
    QCOMPARE(m_program->set().contrast(), QString("high"));
    m_program->exam()->start();
    QVERIFY(m_program->exam()->endNow(id(), kPassphrase));
    // The result is still read as the exam was.
    QCOMPARE(m_program->exam()->state(), QString("over"));
    QCOMPARE(m_program->set().language(), QString("es"));
    m_program->exam()->leave();
    QCOMPARE(m_program->screen(), QString("start"));
    QCOMPARE(m_program->set().language(), QString("system"));
    QCOMPARE(m_program->set().contrast(), QString("normal"));
}

QTEST_MAIN(TestKioskSettings)
#include "tst_kiosk_settings.moc"
