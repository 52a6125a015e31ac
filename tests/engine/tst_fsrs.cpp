#include "engine/cards/random_source.h"
#include "engine/training/fsrs.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace cutcard;

// FSRS-6 against values that its authors publish in the tests of their own implementations:
// [rs] open-spaced-repetition/fsrs-rs, src/model_v6.rs and src/inference_v6.rs (commit 48b7d2f; single precision);
// [ts] open-spaced-repetition/ts-fsrs, packages/fsrs/__tests__/algorithm.test.ts (commit 0327cd4) and FSRS-6.test.ts
//      (commit 32b6081; double precision, rounded to eight decimals at every step).
class TestFsrs : public QObject {
    Q_OBJECT

private slots:
    void theWeightsAreThePublishedOnes();
    void theFirstStateDependsOnTheGradeAlone_data();
    void theFirstStateDependsOnTheGradeAlone();
    void recallFallsAlongThePublishedCurve_data();
    void recallFallsAlongThePublishedCurve();
    void theSecondAnswerGivesThePublishedState_data();
    void theSecondAnswerGivesThePublishedState();
    void difficultyMovesWithTheGrade_data();
    void difficultyMovesWithTheGrade();
    void anAnswerOnTheSameDayHasItsOwnFormula_data();
    void anAnswerOnTheSameDayHasItsOwnFormula();
    void stabilityAfterDaysDependsOnWhatWasStillKnown_data();
    void stabilityAfterDaysDependsOnWhatWasStillKnown();
    void aSeriesOfAnswersGivesThePublishedState_data();
    void aSeriesOfAnswersGivesThePublishedState();
    void aSeriesOfReviewsGivesThePublishedIntervals();
    void theIntervalFollowsTheWantedRetention_data();
    void theIntervalFollowsTheWantedRetention();
    void noIntervalIsLongerThanTheMaximumOrShorterThanADay();
    void timeNeverRunsBackwards();
    void everyStateStaysWithinItsBounds();
};

namespace {

constexpr Grade kGrades[] = {Grade::Again, Grade::Hard, Grade::Good, Grade::Easy};
constexpr const char* kGradeNames[] = {"again", "hard", "good", "easy"};

void near(double actual, double expected, double tolerance) {
    QVERIFY2(std::abs(actual - expected) <= tolerance,
             qPrintable(QStringLiteral("%1 is not %2").arg(actual, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

/// Weights whose curve has fallen to this recall after so many days at stability 5. Only the curve depends on w20.
FsrsParameters withRecallAfter(double recall, double days) {
    FsrsParameters parameters;
    double low = 0.05;
    double high = 0.8;
    const auto recallAt = [&](double decay) {
        return std::pow(1 + (std::pow(0.9, -1 / decay) - 1) * days / 5, -decay);
    };
    const bool rises = recallAt(high) > recallAt(low);
    for (int i = 0; i < 200; ++i) {
        const double middle = (low + high) / 2;
        ((recallAt(middle) < recall) == rises ? low : high) = middle;
    }
    parameters.weights[20] = low;
    return parameters;
}

}  // namespace

// [rs] FSRS6_DEFAULT_PARAMETERS; [ts] the same numbers.
void TestFsrs::theWeightsAreThePublishedOnes() {
    const QString published =
        "0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 0.0614 0.2629 1.6483 "
        "0.6014 1.8729 0.5425 0.0912 0.0658 0.1542";
    QStringList ours;
    for (double weight : FsrsParameters().weights) ours << QString::number(weight);
    QCOMPARE(ours.join(' '), published);
    QCOMPARE(FsrsParameters().retention, 0.9);
}

// [ts] FSRS-6.test.ts, "first repeat".
void TestFsrs::theFirstStateDependsOnTheGradeAlone_data() {
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("stability");
    QTest::addColumn<double>("difficulty");
    QTest::newRow("again") << 1 << 0.212 << 6.4133;
    QTest::newRow("hard") << 2 << 1.2931 << 5.11217071;
    QTest::newRow("good") << 3 << 2.3065 << 2.11810397;
    QTest::newRow("easy") << 4 << 8.2956 << 1.0;
}

void TestFsrs::theFirstStateDependsOnTheGradeAlone() {
    QFETCH(int, grade);
    QFETCH(double, stability);
    QFETCH(double, difficulty);
    const MemoryState state = firstState({}, static_cast<Grade>(grade));
    near(state.stability, stability, 1e-12);
    near(state.difficulty, difficulty, 1e-8);
}

void TestFsrs::recallFallsAlongThePublishedCurve_data() {
    QTest::addColumn<double>("days");
    QTest::addColumn<double>("stability");
    QTest::addColumn<double>("recall");
    QTest::addColumn<double>("tolerance");
    // [rs] test_power_forgetting_curve, with its own tolerance.
    QTest::newRow("at once") << 0.0 << 1.0 << 1.0 << 1e-5;
    QTest::newRow("1 day of 2") << 1.0 << 2.0 << 0.9403443 << 1e-5;
    QTest::newRow("2 days of 3") << 2.0 << 3.0 << 0.9253786 << 1e-5;
    QTest::newRow("3 days of 4") << 3.0 << 4.0 << 0.9185229 << 1e-5;
    QTest::newRow("4 days of 4") << 4.0 << 4.0 << 0.9 << 1e-5;
    QTest::newRow("5 days of 2") << 5.0 << 2.0 << 0.8261359 << 1e-5;
    // [ts] algorithm.test.ts, "retrievability".
    QTest::newRow("1 day of 1") << 1.0 << 1.0 << 0.9 << 1e-8;
    QTest::newRow("2 days of 1") << 2.0 << 1.0 << 0.84588465 << 1e-8;
    QTest::newRow("3 days of 1") << 3.0 << 1.0 << 0.8093881 << 1e-8;
}

void TestFsrs::recallFallsAlongThePublishedCurve() {
    QFETCH(double, days);
    QFETCH(double, stability);
    QFETCH(double, recall);
    QFETCH(double, tolerance);
    near(retrievability({}, {stability, 5.0}, days), recall, tolerance);
}

// [rs] test_forward: a first answer, then the same grade again.
void TestFsrs::theSecondAnswerGivesThePublishedState_data() {
    QTest::addColumn<int>("grade");
    QTest::addColumn<int>("days");
    QTest::addColumn<double>("stability");
    QTest::addColumn<double>("difficulty");
    QTest::newRow("again, a day later") << 1 << 1 << 0.10088589 << 8.806304;
    QTest::newRow("hard, a day later") << 2 << 1 << 3.2494123 << 6.7404594;
    QTest::newRow("good, a day later") << 3 << 1 << 7.3153 << 2.1112142;
    QTest::newRow("easy, a day later") << 4 << 1 << 18.014914 << 1.0;
    QTest::newRow("again, two days later") << 1 << 2 << 0.112798266 << 8.806304;
    QTest::newRow("hard, two days later") << 2 << 2 << 4.4694576 << 6.7404594;
}

void TestFsrs::theSecondAnswerGivesThePublishedState() {
    QFETCH(int, grade);
    QFETCH(int, days);
    QFETCH(double, stability);
    QFETCH(double, difficulty);
    const auto given = static_cast<Grade>(grade);
    const MemoryState state = nextState({}, firstState({}, given), given, days);
    near(state.stability, stability, stability * 1e-5);
    near(state.difficulty, difficulty, 1e-5);
}

// [ts] algorithm.test.ts, "next_difficulty", from difficulty 5.
void TestFsrs::difficultyMovesWithTheGrade_data() {
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("difficulty");
    const double published[] = {8.34176237, 6.66599536, 4.99022837, 3.31446137};
    for (int i = 0; i < 4; ++i) QTest::newRow(kGradeNames[i]) << i + 1 << published[i];
}

void TestFsrs::difficultyMovesWithTheGrade() {
    QFETCH(int, grade);
    QFETCH(double, difficulty);
    near(nextState({}, {5.0, 5.0}, static_cast<Grade>(grade), 0).difficulty, difficulty, 2e-8);
    near(nextState({}, {5.0, 5.0}, static_cast<Grade>(grade), 30).difficulty, difficulty, 2e-8);
}

// [ts] algorithm.test.ts, "next_stability", s_short_collection, from stability 5; [rs] test_next_stability, the same.
void TestFsrs::anAnswerOnTheSameDayHasItsOwnFormula_data() {
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("stability");
    const double published[] = {1.596818, 5.0, 5.0, 8.12960956};
    for (int i = 0; i < 4; ++i) QTest::newRow(kGradeNames[i]) << i + 1 << published[i];
}

void TestFsrs::anAnswerOnTheSameDayHasItsOwnFormula() {
    QFETCH(int, grade);
    QFETCH(double, stability);
    near(nextState({}, {5.0, 5.0}, static_cast<Grade>(grade), 0).stability, stability, 1e-8);
}

// [ts] algorithm.test.ts, "next_stability": stability 5, difficulties 1 to 4, recalls 0.9 to 0.6. The grades of its
// first list are again (which has neither penalty nor bonus there, as good has), hard, good and easy.
void TestFsrs::stabilityAfterDaysDependsOnWhatWasStillKnown_data() {
    QTest::addColumn<int>("grade");
    QTest::addColumn<double>("difficulty");
    QTest::addColumn<double>("recall");
    QTest::addColumn<int>("days");
    QTest::addColumn<double>("stability");
    QTest::newRow("good at 0.9") << 3 << 1.0 << 0.9 << 5 << 25.60252118;
    QTest::newRow("hard at 0.8") << 2 << 2.0 << 0.8 << 17 << 28.22657096;
    QTest::newRow("good at 0.7") << 3 << 3.0 << 0.7 << 46 << 58.65599107;
    QTest::newRow("easy at 0.6") << 4 << 4.0 << 0.6 << 135 << 127.2266925;
    QTest::newRow("again at 0.9") << 1 << 1.0 << 0.9 << 5 << 1.05253961;
    QTest::newRow("again at 0.8") << 1 << 2.0 << 0.8 << 17 << 1.18943295;
    QTest::newRow("again at 0.7") << 1 << 3.0 << 0.7 << 46 << 1.36808387;
    QTest::newRow("again at 0.6") << 1 << 4.0 << 0.6 << 135 << 1.58498896;
}

void TestFsrs::stabilityAfterDaysDependsOnWhatWasStillKnown() {
    QFETCH(int, grade);
    QFETCH(double, difficulty);
    QFETCH(double, recall);
    QFETCH(int, days);
    QFETCH(double, stability);
    // At 0.9 any weights do: after as many days as the stability says, recall is 90 %.
    const FsrsParameters parameters = recall == 0.9 ? FsrsParameters() : withRecallAfter(recall, days);
    near(retrievability(parameters, {5.0, difficulty}, days), recall, 1e-12);
    near(nextState(parameters, {5.0, difficulty}, static_cast<Grade>(grade), days).stability, stability, 1e-7);
}

// [ts] FSRS-6.test.ts, "memory state"; it names fsrs-rs, src/inference.rs, as the origin of the numbers.
void TestFsrs::aSeriesOfAnswersGivesThePublishedState_data() {
    QTest::addColumn<bool>("sameDay");
    QTest::addColumn<double>("stability");
    QTest::newRow("with the weights of the same day") << true << 53.62691;
    QTest::newRow("without them") << false << 53.335106;
}

void TestFsrs::aSeriesOfAnswersGivesThePublishedState() {
    QFETCH(bool, sameDay);
    QFETCH(double, stability);
    FsrsParameters parameters;
    if (!sameDay) parameters.weights[17] = parameters.weights[18] = parameters.weights[19] = 0;
    MemoryState state = firstState(parameters, Grade::Again);
    for (int days : {0, 1, 3, 8, 21}) state = nextState(parameters, state, Grade::Good, days);
    near(state.stability, stability, 5e-5);
    near(state.difficulty, 6.3574867, 5e-5);
}

// [ts] FSRS-6.test.ts, "ivl_history". Its learning step of ten minutes follows the first answer and each Again.
void TestFsrs::aSeriesOfReviewsGivesThePublishedIntervals() {
    using enum Grade;
    const Grade grades[] = {Good, Good, Good, Good, Good, Good, Again, Again, Good, Good, Good, Good, Good};
    const QList<int> published = {0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21};
    QList<int> intervals;
    MemoryState state;
    for (Grade grade : grades) {
        const bool first = intervals.isEmpty();
        state = first ? firstState({}, grade) : nextState({}, state, grade, intervals.last());
        intervals << (first || grade == Again ? 0 : intervalDays({}, state));
    }
    QCOMPARE(intervals, published);
}

// [ts] algorithm.test.ts, "next_ivl", stability 1.
void TestFsrs::theIntervalFollowsTheWantedRetention_data() {
    QTest::addColumn<double>("retention");
    QTest::addColumn<int>("days");
    const int published[] = {3116769, 34793, 2508, 387, 90, 27, 9, 3, 1, 1};
    for (int i = 0; i < 10; ++i) QTest::addRow("%d %%", (i + 1) * 10) << (i + 1) / 10.0 << published[i];
}

void TestFsrs::theIntervalFollowsTheWantedRetention() {
    QFETCH(double, retention);
    QFETCH(int, days);
    FsrsParameters parameters;
    parameters.retention = retention;
    parameters.maximumInterval = std::numeric_limits<int>::max();
    QCOMPARE(intervalDays(parameters, {1.0, 5.0}), days);
}

// [ts] algorithm.test.ts, "next_ivl[max_limit]".
void TestFsrs::noIntervalIsLongerThanTheMaximumOrShorterThanADay() {
    FsrsParameters parameters;
    parameters.maximumInterval = 365;
    QCOMPARE(intervalDays(parameters, {737.47, 5.0}), 365);
    QCOMPARE(intervalDays(parameters, {0.001, 5.0}), 1);
    parameters.maximumInterval = 0;
    QCOMPARE(intervalDays(parameters, {737.47, 5.0}), 1);
    parameters.maximumInterval = 365;
    parameters.retention = 0;
    QCOMPARE(intervalDays(parameters, {1.0, 5.0}), 365);
}

void TestFsrs::timeNeverRunsBackwards() {
    const MemoryState state = firstState({}, Grade::Good);
    QCOMPARE(retrievability({}, state, -3.0), 1.0);
    for (Grade grade : kGrades) {
        QVERIFY(nextState({}, state, grade, -3) == nextState({}, state, grade, 0));
    }
}

void TestFsrs::everyStateStaysWithinItsBounds() {
    RandomSource random(6);
    for (int series = 0; series < 2000; ++series) {
        MemoryState state = firstState({}, kGrades[random.below(4)]);
        for (int i = 0; i < 60; ++i) {
            const auto days = static_cast<std::int64_t>(random.percent(30) ? 0 : random.below(2000));
            const Grade grade = kGrades[random.below(4)];
            const MemoryState next = nextState({}, state, grade, days);
            QVERIFY(next.difficulty >= 1 && next.difficulty <= 10);
            QVERIFY(next.stability >= 0.001 && next.stability <= 36500);
            if (grade == Grade::Again) {
                QVERIFY(next.stability <= state.stability || state.stability <= 0.001);
            } else {
                QVERIFY(next.stability >= state.stability);
            }
            state = next;
        }
    }
}

QTEST_APPLESS_MAIN(TestFsrs)
#include "tst_fsrs.moc"
