#include "engine/training/exam_score.h"
#include "tests/support/sample_exams.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Scores of little forms, each worked out by hand beside its test.
class TestExamScore : public QObject {
    Q_OBJECT

private slots:
    void everythingRightIsAHundredPercent();
    void sectionsWeighAsTheDefinitionSays();
    void exactlyThePassMarkPasses();
    void theLeastBelowThePassMarkDoesNotPass();
    void aSectionWithoutWeightDecidesNothing();
    void ofSeveralAnswersTheFirstCounts();
    void whatWasNeverDoneIsListedWithItsRule();
    void aWrongAmountIsListedWithWhatWasExpected();
    void whatIsNoStepCostsAPoint();
    void skillsAreCountedOverAllItems();
    void anOverpaymentAboveTheAmountFailsByItself_data();
    void anOverpaymentAboveTheAmountFailsByItself();
    void goingOnAfterAnExposedCardIsCritical_data();
    void goingOnAfterAnExposedCardIsCritical();
    void leavingARoundThatHadToBeStoppedIsCritical();
    void aFalseAlarmIsCriticalWhereTheDefinitionSaysSo();
    void whatWasDoneBeforeATimeOutCountsAndNothingAfterIt();
    void theTimeOfOneSectionLeavesTheOthersOpen();
    void paceIsThatOfTheWholeRounds();
    void aBreakBeforeARoundDoesNotSlowThePace();
    void anInterruptionDoesNotSlowThePace();
    void thereIsNoPaceWithoutAccuracy();
    void theSameEventsGiveTheSameScore();
    void whatComesAfterTheEndChangesNothing();
};

namespace {

/// A form of questions: so many a section, with these weights.
ExamForm questionForm(const std::vector<int>& counts, const std::vector<int>& weights) {
    ExamForm form;
    std::vector<ExamSection> sections;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        sections.push_back(section(SectionKind::Payouts, counts[i], weights[i]));
        for (int k = 0; k < counts[i]; ++k) form.items.push_back({i, sampleQuestion()});
    }
    form.definition = sampleExam(sections);
    return form;
}

/// Answers the first so many questions of each section right, and the others not at all.
ExamScore scoreWithRight(const ExamForm& form, const std::vector<int>& right) {
    std::vector<int> left = right;
    Attempt attempt;
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        if (left[form.items[i].section]-- <= 0) continue;
        attempt.events.push_back(started(i));
        attempt.events.push_back(answered(i, 1));
    }
    attempt.events.push_back(finished());
    return scoreOf(form, attempt);
}

ExamForm roundForm(const RoundItem& item, SectionKind kind = SectionKind::WholeRounds) {
    ExamForm form;
    form.definition = sampleExam({section(kind, 1, 1)});
    form.items = {{0, item}};
    return form;
}

/// Starts the only item, does these things, and finishes.
ExamScore scoreOfActs(const ExamForm& form, const std::vector<Act>& acts) {
    Attempt attempt{{started(0)}};
    for (const Act& act : acts) attempt.events.push_back(did(0, act));
    attempt.events.push_back(finished());
    return scoreOf(form, attempt);
}

Act actAt(const RoundItem& item, std::size_t step) {
    return item.procedure[step].act;
}

}  // namespace

void TestExamScore::everythingRightIsAHundredPercent() {
    ExamForm form = questionForm({2, 1}, {3, 1});
    form.definition.sections.push_back(section(SectionKind::Settlement, 1, 2));
    form.items.push_back({2, sampleRoundItem()});
    const ExamScore score = scoreOf(form, faultless(form));
    QCOMPARE(score.hundredths, 10'000);
    QVERIFY(score.passed);
    QVERIFY(score.errors.empty());
    // Two questions, one question, five steps.
    QVERIFY((score.sections == std::vector<SectionScore>{{2, 2}, {1, 1}, {5, 5}}));
}

void TestExamScore::sectionsWeighAsTheDefinitionSays() {
    // 3 of 4 at weight 30, 1 of 2 at weight 70: 22.5 + 35 = 57.5 %.
    const ExamScore score = scoreWithRight(questionForm({4, 2}, {30, 70}), {3, 1});
    QCOMPARE(score.hundredths, 5'750);
    QVERIFY(!score.reached && !score.passed);
}

void TestExamScore::exactlyThePassMarkPasses() {
    // 2/3 and 14/15 of equal weight: (10/15 + 14/15) / 2 = 12/15 = 80 %. Neither is a finite binary or decimal number.
    const ExamScore score = scoreWithRight(questionForm({3, 15}, {1, 1}), {2, 14});
    QCOMPARE(score.hundredths, 8'000);
    QVERIFY(score.reached && score.passed);
}

void TestExamScore::theLeastBelowThePassMarkDoesNotPass() {
    // 4/5 at weight 999 and 3/4 at weight 1: (799.2 + 0.75) / 1000 = 79.995 %, which is printed as 79.99.
    const ExamScore score = scoreWithRight(questionForm({5, 4}, {999, 1}), {4, 3});
    QCOMPARE(score.hundredths, 7'999);
    QVERIFY(!score.reached && !score.passed);
}

void TestExamScore::aSectionWithoutWeightDecidesNothing() {
    // 1 of 1 at weight 5; 0 of 3 at weight 0.
    const ExamScore score = scoreWithRight(questionForm({1, 3}, {5, 0}), {1, 0});
    QCOMPARE(score.hundredths, 10'000);
    QVERIFY(score.passed);
}

void TestExamScore::ofSeveralAnswersTheFirstCounts() {
    const ExamForm form = questionForm({1}, {1});
    QCOMPARE(scoreOf(form, {{started(0), answered(0, 1), answered(0, 2), finished()}}).hundredths, 10'000);
    const ExamScore wrong = scoreOf(form, {{started(0), answered(0, 2), answered(0, 1), finished()}});
    QCOMPARE(wrong.hundredths, 0);
    QCOMPARE(wrong.errors.size(), 1U);
    QCOMPARE(wrong.errors[0].reason, std::string("missed"));
    QVERIFY(wrong.errors[0].answered == 2U);
    QCOMPARE(wrong.errors[0].cite, std::string("657a.12(a)"));
    QCOMPARE(wrong.errors[0].skill, std::string("sample.question"));
}

void TestExamScore::whatWasNeverDoneIsListedWithItsRule() {
    const RoundItem item = sampleRoundItem();
    // Reveal and hand are done, three of five steps are not: 40 %.
    const ExamScore score = scoreOfActs(roundForm(item), {actAt(item, 0), actAt(item, 1)});
    QCOMPARE(score.hundredths, 4'000);
    QCOMPARE(score.errors.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(score.errors[i].reason, std::string("not_done"));
        QVERIFY(score.errors[i].step == static_cast<StepId>(i + 2) && !score.errors[i].action);
        QCOMPARE(score.errors[i].skill, "sample." + std::to_string(i + 3));
    }
    const ExamScore nothing = scoreWithRight(questionForm({1}, {1}), {0});
    QCOMPARE(nothing.errors.at(0).reason, std::string("not_answered"));
    QVERIFY(!nothing.errors[0].answered && !nothing.errors[0].action);
}

void TestExamScore::aWrongAmountIsListedWithWhatWasExpected() {
    const RoundItem item = sampleRoundItem();
    Act wrong = actAt(item, 2);
    wrong.amount = Money::dollars(15);
    const ExamScore score =
        scoreOfActs(roundForm(item), {actAt(item, 0), actAt(item, 1), wrong, actAt(item, 3), actAt(item, 4)});
    QCOMPARE(score.hundredths, 8'000);
    QVERIFY(score.passed);
    const ExamError expected{0, 3, "wrong_amount", wrong, StepId{2}, {}, "657a.11", "sample.3"};
    QVERIFY(score.errors == std::vector<ExamError>{expected});
}

void TestExamScore::whatIsNoStepCostsAPoint() {
    const RoundItem item = sampleRoundItem();
    std::vector<Act> acts;
    for (const GradedStep& step : item.procedure) acts.push_back(step.act);
    acts.insert(acts.begin() + 2, Act{.action = "settle", .seat = 1, .wager = "trips", .outcome = "take"});
    const ExamScore score = scoreOfActs(roundForm(item), acts);
    QVERIFY(score.sections[0] == (SectionScore{4, 5}));
    QCOMPARE(score.errors.at(0).reason, std::string("no_such_wager"));
    QVERIFY(score.errors[0].action == 3U && !score.errors[0].step);
}

void TestExamScore::skillsAreCountedOverAllItems() {
    const RoundItem item = sampleRoundItem();
    ExamForm form = roundForm(item);
    form.items = {{0, item}, {0, item}};
    const ExamScore score = scoreOf(form, {{started(0), did(0, actAt(item, 0)), did(0, actAt(item, 1)), started(1),
                                            did(1, actAt(item, 0)), finished()}});
    QVERIFY(score.bySkill.at("sample.1") == (SkillScore{2, 2}));
    QVERIFY(score.bySkill.at("sample.2") == (SkillScore{1, 2}));
    QVERIFY(score.bySkill.at("sample.5") == (SkillScore{0, 2}));
}

void TestExamScore::anOverpaymentAboveTheAmountFailsByItself_data() {
    QTest::addColumn<int>("paid");
    QTest::addColumn<bool>("critical");
    QTest::newRow("an error of fifty") << 60 << false;
    QTest::newRow("a hundred too much is not above a hundred") << 110 << false;
    QTest::newRow("a hundred and one too much") << 111 << true;
    QTest::newRow("too little") << 1 << false;
}

void TestExamScore::anOverpaymentAboveTheAmountFailsByItself() {
    QFETCH(int, paid);
    const RoundItem item = sampleRoundItem();
    ExamForm form = roundForm(item);
    form.definition.critical = {{CriticalKind::OverpaymentAbove, Money::dollars(100), {}}};
    Act wrong = actAt(item, 2);
    wrong.amount = Money::dollars(paid);
    const ExamScore score = scoreOfActs(form, {actAt(item, 0), actAt(item, 1), wrong, actAt(item, 3), actAt(item, 4)});
    // Four of five steps reach 80 % all the same.
    QVERIFY(score.reached);
    QTEST(!score.critical.empty(), "critical");
    QCOMPARE(score.passed, score.critical.empty());
    if (!score.critical.empty()) QVERIFY(score.critical[0] == (CriticalFinding{0, 0, 3}));
}

void TestExamScore::goingOnAfterAnExposedCardIsCritical_data() {
    QTest::addColumn<QString>("irregularity");
    QTest::addColumn<bool>("critical");
    QTest::newRow("any irregularity") << QString() << true;
    QTest::newRow("an exposed card") << "dealer_card_exposed" << true;
    QTest::newRow("another irregularity") << "shoe_jam" << false;
}

void TestExamScore::goingOnAfterAnExposedCardIsCritical() {
    QFETCH(QString, irregularity);
    const RoundItem item = stoppedRoundItem();
    ExamForm form = roundForm(item, SectionKind::Irregularities);
    form.definition.critical = {{CriticalKind::MissedIrregularity, {}, irregularityNamed(irregularity.toStdString())}};
    // Announced, then the Ante was returned without a stop, then the table was cleared.
    const ExamScore score = scoreOfActs(form, {actAt(item, 0), actAt(item, 3), {.action = "clear_table"}});
    QCOMPARE(score.errors.at(0).reason, std::string("missed_irregularity"));
    QVERIFY(score.errors[0].step == StepId{1});
    QTEST(!score.critical.empty(), "critical");
    if (!score.critical.empty()) QVERIFY((score.critical == std::vector<CriticalFinding>{{0, 0, 2}}));
}

void TestExamScore::leavingARoundThatHadToBeStoppedIsCritical() {
    const RoundItem item = stoppedRoundItem();
    ExamForm form = roundForm(item, SectionKind::Irregularities);
    form.definition.critical = {{CriticalKind::MissedIrregularity, {}, {}}};
    const ExamScore left = scoreOfActs(form, {actAt(item, 0)});
    QVERIFY((left.critical == std::vector<CriticalFinding>{{0, 0, {}}}));
    // Who was not allowed to go on has not missed it; nor has who never saw it.
    const auto cut = scoreOf(form, {{started(0), did(0, actAt(item, 0)), timeIsUp(TimeoutScope::Exam), finished()}});
    QVERIFY(cut.critical.empty());
    QVERIFY(scoreOf(form, {{finished()}}).critical.empty());
}

void TestExamScore::aFalseAlarmIsCriticalWhereTheDefinitionSaysSo() {
    const RoundItem item = sampleRoundItem();
    ExamForm form = roundForm(item);
    std::vector<Act> acts;
    for (const GradedStep& step : item.procedure) acts.push_back(step.act);
    acts.insert(acts.begin(), Act{.action = "stop", .kind = "shoe_jam"});
    // Five of five less one for the stop: 80 %.
    QVERIFY(scoreOfActs(form, acts).passed);
    form.definition.critical = {{CriticalKind::WrongRuling, {}, {}}, {CriticalKind::FalseAlarm, {}, {}}};
    const ExamScore score = scoreOfActs(form, acts);
    QVERIFY(score.reached && !score.passed);
    QVERIFY((score.critical == std::vector<CriticalFinding>{{1, 0, 1}}));
}

void TestExamScore::whatWasDoneBeforeATimeOutCountsAndNothingAfterIt() {
    const RoundItem item = sampleRoundItem();
    const ExamScore score =
        scoreOf(roundForm(item), {{started(0), did(0, actAt(item, 0)), did(0, actAt(item, 1)),
                                   timeIsUp(TimeoutScope::Exam), did(0, actAt(item, 2)), finished()}});
    QVERIFY(score.sections[0] == (SectionScore{2, 5}));
}

void TestExamScore::theTimeOfOneSectionLeavesTheOthersOpen() {
    const ExamForm form = questionForm({2, 1}, {1, 1});
    const ExamScore score =
        scoreOf(form, {{started(0), answered(0, 1), started(1), timeIsUp(TimeoutScope::Section), answered(1, 1),
                        started(1), answered(1, 1), started(2), answered(2, 1), finished()}});
    QVERIFY((score.sections == std::vector<SectionScore>{{1, 2}, {1, 1}}));
}

void TestExamScore::paceIsThatOfTheWholeRounds() {
    const RoundItem item = sampleRoundItem();
    ExamForm form = roundForm(item);
    form.definition.sections.push_back(section(SectionKind::Payouts, 1, 1));
    form.definition.pace = PaceTarget{90, {}};
    form.items = {{0, item}, {0, item}, {1, sampleQuestion()}};
    Attempt attempt{{started(0, 0)}};
    for (const GradedStep& step : item.procedure) attempt.events.push_back(did(0, step.act, 10'000));
    attempt.events.push_back(started(1, 30'000));
    for (const GradedStep& step : item.procedure) attempt.events.push_back(did(1, step.act, 60'000));
    attempt.events.push_back(started(2, 80'000));
    attempt.events.push_back(answered(2, 0, 500'000));
    attempt.events.push_back(finished(500'000));
    // Two rounds of one hand in 80 seconds; the question, and its wrong answer, are not part of it.
    const ExamScore score = scoreOf(form, attempt);
    QVERIFY(score.pace == (Pace{90, 90, true}));
    form.definition.pace = PaceTarget{91, {}};
    QVERIFY(scoreOf(form, attempt).pace == (Pace{90, 90, false}));
    form.definition.pace.reset();
    QVERIFY(scoreOf(form, attempt).pace == (Pace{90, 90, {}}));
}

void TestExamScore::aBreakBeforeARoundDoesNotSlowThePace() {
    const ExamForm form = roundForm(sampleRoundItem());
    Attempt attempt = faultless(form);
    const auto pace = scoreOf(form, attempt).pace;
    // The first start is that of the break; a minute later it goes on.
    for (AttemptEvent& event : attempt.events) event.at += 60'000;
    attempt.events.insert(attempt.events.begin(), started(0, 0));
    QVERIFY(scoreOf(form, attempt).pace == pace);
    QCOMPARE(scoreOf(form, attempt).sections[0].points, 5);
}

void TestExamScore::anInterruptionDoesNotSlowThePace() {
    const ExamForm form = roundForm(sampleRoundItem());
    Attempt attempt = faultless(form);
    const auto pace = scoreOf(form, attempt).pace;
    // Five steps of a second each: 720 rounds an hour.
    QVERIFY(pace == (Pace{720, 720, {}}));
    AttemptEvent resumed;
    resumed.kind = AttemptEventKind::Resumed;
    resumed.at = 1000;
    resumed.downtime = 3'600'000;
    attempt.events.insert(attempt.events.begin() + 2, resumed);
    QVERIFY(scoreOf(form, attempt).pace == pace);
}

void TestExamScore::thereIsNoPaceWithoutAccuracy() {
    const RoundItem item = sampleRoundItem();
    ExamForm form = roundForm(item);
    form.items.assign(4, {0, item});
    Attempt attempt = faultless(form);
    QVERIFY(scoreOf(form, attempt).pace.has_value());
    // One error in twenty steps is 95 %, and not above it.
    attempt.events[3].act.amount = Money::dollars(1);
    QCOMPARE(attempt.events[3].act.wager.value_or(""), std::string("ante"));
    const ExamScore score = scoreOf(form, attempt);
    QVERIFY(score.sections[0] == (SectionScore{19, 20}));
    QVERIFY(!score.pace);
}

void TestExamScore::theSameEventsGiveTheSameScore() {
    const RoundItem item = stoppedRoundItem();
    ExamForm form = roundForm(item, SectionKind::Irregularities);
    form.definition.critical = {{CriticalKind::MissedIrregularity, {}, {}}};
    const Attempt attempt{{started(0), did(0, actAt(item, 3)), did(0, actAt(item, 0)), finished(5000)}};
    const ExamForm formBefore = form;
    const Attempt attemptBefore = attempt;
    const ExamScore score = scoreOf(form, attempt);
    QVERIFY(scoreOf(form, attempt) == score);
    QVERIFY(form == formBefore && attempt == attemptBefore);
}

void TestExamScore::whatComesAfterTheEndChangesNothing() {
    const RoundItem item = sampleRoundItem();
    const ExamForm form = roundForm(item);
    Attempt attempt{{started(0), did(0, actAt(item, 0)), finished(5000)}};
    const ExamScore score = scoreOf(form, attempt);
    attempt.events.push_back(did(0, actAt(item, 1), 6000));
    attempt.events.push_back(started(0, 9000));
    QVERIFY(scoreOf(form, attempt) == score);
}

QTEST_APPLESS_MAIN(TestExamScore)
#include "tst_exam_score.moc"
