#include "tests/app/school/school_bench.h"
#include "tests/app/store/attempts_with_errors.h"
#include "tests/app/store/exam_bench.h"

#include <QTest>

#include <cmath>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

constexpr Milliseconds kDay = 24LL * 60 * 60 * 1000;
constexpr Milliseconds kStretch = 7 * kDay;

bool areClose(const std::optional<double>& a, const std::optional<double>& b) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-9);
}

void compareFigures(const std::vector<ItemFigures>& found, const std::vector<ItemFigures>& wanted) {
    QCOMPARE(found.size(), wanted.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].key, wanted[i].key);
        QCOMPARE(found[i].rules, wanted[i].rules);
        QCOMPARE(found[i].section, wanted[i].section);
        QCOMPARE(found[i].attempts, wanted[i].attempts);
        QVERIFY(areClose(found[i].facility, wanted[i].facility));
        QVERIFY(areClose(found[i].discrimination, wanted[i].discrimination));
        QVERIFY(found[i].reasons == wanted[i].reasons);
    }
}

}  // namespace

/// Sums know nobody: where everybody is asked for as a group, every attempt is looked at by itself. That is what the
/// sums have to tell too.
class TestSchoolFigures : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sumsTellWhatTheAttemptsTell_data();
    void sumsTellWhatTheAttemptsTell();
    void sevenDaysAreReadAsTheirSum();
    void anAttemptMoreIsCountedAtOnce();
    void anAttemptThatIsTakenAwayIsNotCounted();

private:
    PgStore& store() { return static_cast<PgStore&>(*m_console.store); }
    void sit(const SampleExam& exam, int number);
    AttemptQuery everybody(AttemptQuery query) const {
        query.group = m_everybody;
        return query;
    }
    void compare(const AttemptQuery& query);
    std::string figureOf(const std::string& sql);

    Schools m_schools;
    SetClock m_clock;
    std::string m_database;
    std::unique_ptr<PgConnection> m_owner;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
    Id m_everybody;
    SampleExam m_first;
    SampleExam m_second;
};

void TestSchoolFigures::init() {
    m_clock.time = 100 * kStretch + 3 * kDay;
    m_database = m_schools.newSchool();
    m_owner = m_schools.connected(m_database);
    m_folder = std::make_unique<QTemporaryDir>();
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->path().toStdString(), m_clock)));
    m_everybody = *store().addGroup(m_console.supervisor, "Everybody");
    QVERIFY(store().setMembers(m_console.supervisor, m_everybody, std::vector<Id>{m_console.trainee}));
    m_first = defined(store(), m_console.supervisor);
    m_second = defined(store(), m_console.supervisor, sampleForm("Another exam"));
    for (int i = 0; i < 24; ++i) {
        m_clock.time += 2 * kDay;
        sit(i % 3 == 0 ? m_second : m_first, i);
    }
}

void TestSchoolFigures::sit(const SampleExam& exam, int number) {
    const Ante ante = number % 4 == 0 ? Ante::Wrong : Ante::Right;
    const Answer answer = number % 5 == 0 ? Answer::Wrong : Answer::Right;
    sat(store(), m_console.supervisor, m_console.trainee, exam, attemptWith(exam.items, ante, answer));
}

void TestSchoolFigures::compare(const AttemptQuery& query) {
    for (const AnalysisBy by : {AnalysisBy::Skill, AnalysisBy::Item}) {
        const auto found = store().itemAnalysis(m_console.supervisor, query, by);
        const auto wanted = store().itemAnalysis(m_console.supervisor, everybody(query), by);
        QVERIFY(found && wanted);
        compareFigures(*found, *wanted);
    }
}

std::string TestSchoolFigures::figureOf(const std::string& sql) {
    const auto row = m_owner->execute("SELECT (" + sql + ")::text");
    return row ? row->text(0, 0) : row.refusal().params[0];
}

void TestSchoolFigures::sumsTellWhatTheAttemptsTell_data() {
    QTest::addColumn<bool>("isOneExam");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::addColumn<int>("attempts");
    const qint64 middle = 103 * kStretch;
    QTest::newRow("everything") << false << "" << qint64{0} << qint64{0} << 24;
    QTest::newRow("one exam") << true << "" << qint64{0} << qint64{0} << 16;
    QTest::newRow("one chapter") << false << "pa-657a-crazy4" << qint64{0} << qint64{0} << 24;
    QTest::newRow("another chapter") << false << "pa-641a-fourcard" << qint64{0} << qint64{0} << 0;
    // The first was sat five days into the stretch 100, the others two days after the one before, the ninth on
    // `middle`.
    QTest::newRow("from the first moment of seven days") << false << "" << middle << qint64{0} << 16;
    QTest::newRow("from the middle of seven days") << false << "" << middle + 4 * kDay << qint64{0} << 14;
    QTest::newRow("to the end of seven days") << false << "" << qint64{0} << middle << 8;
    QTest::newRow("to the middle of seven days") << false << "" << qint64{0} << middle + 4 * kDay << 10;
    QTest::newRow("some days within seven") << false << "" << middle + kDay << middle + 5 * kDay << 2;
    QTest::newRow("one exam, from middle to middle") << true << "" << middle - kDay << middle + 13 * kDay << 5;
}

void TestSchoolFigures::sumsTellWhatTheAttemptsTell() {
    QFETCH(bool, isOneExam);
    QFETCH(QString, rules);
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    QFETCH(int, attempts);
    AttemptQuery query;
    if (isOneExam) query.exam = m_first.exam;
    if (!rules.isEmpty()) query.rules = rules.toStdString();
    query.from = from;
    query.to = to;
    const auto bySkill = store().itemAnalysis(m_console.supervisor, query, AnalysisBy::Skill);
    QVERIFY(bySkill);
    QCOMPARE(bySkill->empty() ? 0 : bySkill->front().attempts, attempts);
    compare(query);
}

void TestSchoolFigures::sevenDaysAreReadAsTheirSum() {
    QVERIFY(store().itemAnalysis(m_console.supervisor, {}, AnalysisBy::Skill));
    // From the 5th to the 51st day.
    QCOMPARE(figureOf("SELECT count(*) FROM cutcard.stretches WHERE is_current"), std::string("8"));
    QCOMPARE(figureOf("SELECT count(*) FROM cutcard.stretches WHERE NOT is_current"), std::string("0"));
    QVERIFY(m_owner->execute("UPDATE share_sums SET attempts = attempts + 100 WHERE stretch = 102"));
    const auto read = [&](const AttemptQuery& query) {
        return store().itemAnalysis(m_console.supervisor, query, AnalysisBy::Item)->front().attempts;
    };
    AttemptQuery query;
    query.exam = m_first.exam;
    QCOMPARE(read(query), 116);
    // A part of them is not their sum.
    query.from = 102 * kStretch + 1;
    QVERIFY(read(query) < 100);
}

void TestSchoolFigures::anAttemptMoreIsCountedAtOnce() {
    const auto attempts = [&] {
        return store().itemAnalysis(m_console.supervisor, {}, AnalysisBy::Skill)->front().attempts;
    };
    QCOMPARE(attempts(), 24);
    sit(m_first, 4);
    QCOMPARE(attempts(), 25);
    // In days that were summed up long ago.
    m_clock.time -= 30 * kDay;
    sit(m_second, 5);
    QCOMPARE(attempts(), 26);
    compare({});
}

void TestSchoolFigures::anAttemptThatIsTakenAwayIsNotCounted() {
    QVERIFY(store().itemAnalysis(m_console.supervisor, {}, AnalysisBy::Skill));
    // As if its seal had been found not to hold.
    QVERIFY(m_owner->execute("UPDATE attempts SET broken = 1 WHERE number = 7"));
    QCOMPARE(store().itemAnalysis(m_console.supervisor, {}, AnalysisBy::Skill)->front().attempts, 23);
    compare({});
    QVERIFY(m_owner->execute("DELETE FROM attempts WHERE number = 24"));
    QCOMPARE(store().itemAnalysis(m_console.supervisor, {}, AnalysisBy::Skill)->front().attempts, 22);
    compare({});
}

QTEST_GUILESS_MAIN(TestSchoolFigures)
#include "tst_school_figures.moc"
