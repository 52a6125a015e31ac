#include "engine/cards/random_source.h"
#include "engine/training/schedule.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace cutcard;

// What comes when: the schedule is a function of the events.
class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void everyErrorFamilyIsReadBackAsWritten();
    void theGradeFollowsResultAndTime_data();
    void theGradeFollowsResultAndTime();
    void theLongestBeginningOfASkillSetsItsTarget();
    void aFirstAnswerSetsTheDay_data();
    void aFirstAnswerSetsTheDay();
    void goodAnswersOnTheirDaysGiveThePublishedIntervals();
    void aWrongAnswerComesBackInTenMinutes();
    void daysBeginWhenTheSchoolSays();
    void rebuildingEqualsApplyingOneByOne();
    void oneSkillKnowsNothingOfAnother();
    void theSameSkillOfTwoRuleSetsIsLearntTwice();
    void cramLeavesEverythingAsItWas();
    void aClockThatJumpsBackLetsNoTimePass();
    void aSkillAnsweredUnderAFastClockIsNotLost();
    void equalTimesCountInTheirOrder();
    void absurdTimesDoNoHarm();
    void theMostForgottenComesFirst();
    void newSkillsComeUpToTheLimitOfTheDay();
    void aSkillOutsideTheCurriculumIsNotAsked();
    void neighboursAreOfDifferentRuleSetsWhileOthersWait();
    void aLeechChangesItsForm_data();
    void aLeechChangesItsForm();
};

namespace {

constexpr std::int64_t kDay = 86'400;
/// 2026-03-02, 12:00 UTC.
constexpr std::int64_t kNoon = 1'772'452'800;
constexpr std::int64_t kMidnight = kNoon - kDay / 2;

PracticeEvent answer(std::int64_t at, const std::string& rules, const std::string& skill, bool right = true) {
    PracticeEvent event;
    event.at = at;
    event.rules = rules;
    event.skill = skill;
    event.right = right;
    return event;
}

/// Events as a class of trainees may produce them, with clocks that are set back now and then.
std::vector<PracticeEvent> randomEvents(RandomSource& random, int count) {
    std::vector<PracticeEvent> events;
    std::int64_t now = kNoon;
    for (int i = 0; i < count; ++i) {
        now += random.percent(5) ? -static_cast<std::int64_t>(random.below(40 * kDay))
                                 : static_cast<std::int64_t>(random.below(random.percent(70) ? 600 : 9 * kDay));
        PracticeEvent event = answer(now, "rules" + std::to_string(random.below(3)),
                                     "skill" + std::to_string(random.below(4)), random.percent(70));
        event.hinted = random.percent(15);
        event.milliseconds = static_cast<std::int64_t>(random.below(20'000));
        event.cram = random.percent(20);
        if (!event.right) event.error = static_cast<ErrorFamily>(random.below(kErrorFamilyCount));
        events.push_back(event);
    }
    return events;
}

const SkillSchedule& only(const Schedule& schedule) {
    return schedule.skills.begin()->second;
}

QString ids(const std::vector<DueSkill>& list) {
    QStringList names;
    for (const DueSkill& item : list) names << QString::fromStdString(item.id.rules + ":" + item.id.skill);
    return names.join(' ');
}

}  // namespace

void TestSchedule::everyErrorFamilyIsReadBackAsWritten() {
    std::set<std::string_view> names;
    for (int i = 0; i < kErrorFamilyCount; ++i) {
        const auto family = static_cast<ErrorFamily>(i);
        names.insert(errorFamilyName(family));
        QVERIFY(errorFamilyNamed(errorFamilyName(family)) == family);
    }
    QCOMPARE(names.size(), std::size_t{kErrorFamilyCount});
    QVERIFY(errorFamilyNamed("to_taken_for_for") == ErrorFamily::ToTakenForFor);
    QVERIFY(!errorFamilyNamed("To_Taken_For_For"));
    QVERIFY(!errorFamilyNamed(""));
}

void TestSchedule::theGradeFollowsResultAndTime_data() {
    QTest::addColumn<bool>("right");
    QTest::addColumn<bool>("hinted");
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<int>("grade");
    const auto row = [](const char* name, bool right, bool hinted, qint64 milliseconds, Grade grade) {
        QTest::newRow(name) << right << hinted << milliseconds << static_cast<int>(grade);
    };
    row("wrong", false, false, 8'000, Grade::Again);
    row("wrong and fast", false, false, 1'000, Grade::Again);
    row("wrong with a hint", false, true, 8'000, Grade::Again);
    row("right with a hint", true, true, 8'000, Grade::Hard);
    row("right with a hint and fast", true, true, 1'000, Grade::Hard);
    row("a millisecond too slow", true, false, 10'001, Grade::Hard);
    row("just in time", true, false, 10'000, Grade::Good);
    row("in time", true, false, 8'000, Grade::Good);
    row("in exactly half the time", true, false, 5'000, Grade::Good);
    row("faster than half", true, false, 4'999, Grade::Easy);
    row("at once", true, false, 1, Grade::Easy);
    row("not timed", true, false, 0, Grade::Good);
    row("a time below zero", true, false, -5, Grade::Good);
    row("for ever", true, false, std::numeric_limits<qint64>::max(), Grade::Hard);
}

void TestSchedule::theGradeFollowsResultAndTime() {
    QFETCH(bool, right);
    QFETCH(bool, hinted);
    QFETCH(qint64, milliseconds);
    QFETCH(int, grade);
    PracticeEvent event = answer(kNoon, "a", "x", right);
    event.hinted = hinted;
    event.milliseconds = milliseconds;
    QCOMPARE(static_cast<int>(gradeOf(event, {})), grade);
}

void TestSchedule::theLongestBeginningOfASkillSetsItsTarget() {
    TargetTimes targets;
    QCOMPARE(targets.of("progressive.flush"), std::int64_t{10'000});
    targets.byPrefix = {{"progressive.", kBonusWagerTarget}, {"progressive.five_card.", 40'000}};
    QCOMPARE(targets.of("progressive.flush"), std::int64_t{30'000});
    QCOMPARE(targets.of("progressive.five_card.flush"), std::int64_t{40'000});
    QCOMPARE(targets.of("progressive"), std::int64_t{10'000});
    PracticeEvent event = answer(kNoon, "a", "progressive.flush");
    event.milliseconds = 14'999;
    QCOMPARE(gradeOf(event, targets), Grade::Easy);
    event.milliseconds = 30'000;
    QCOMPARE(gradeOf(event, targets), Grade::Good);
}

// First stabilities as published (0.212, 1.2931, 2.3065, 8.2956), rounded to days.
void TestSchedule::aFirstAnswerSetsTheDay_data() {
    QTest::addColumn<bool>("hinted");
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<int>("days");
    QTest::newRow("hard") << true << qint64{8'000} << 1;
    QTest::newRow("good") << false << qint64{8'000} << 2;
    QTest::newRow("easy") << false << qint64{2'000} << 8;
}

void TestSchedule::aFirstAnswerSetsTheDay() {
    QFETCH(bool, hinted);
    QFETCH(qint64, milliseconds);
    QFETCH(int, days);
    PracticeEvent event = answer(kNoon, "a", "x");
    event.hinted = hinted;
    event.milliseconds = milliseconds;
    const Schedule schedule = rebuild({{event}}, {});
    // From the beginning of that day on, not from the hour of the answer.
    QCOMPARE(only(schedule).dueAt, kMidnight + days * kDay);
    QVERIFY(!isDue(only(schedule), kMidnight + days * kDay - 1, {}));
    QVERIFY(isDue(only(schedule), kMidnight + days * kDay, {}));
}

// The intervals are those of open-spaced-repetition/ts-fsrs, packages/fsrs/__tests__/FSRS-6.test.ts, "ivl_history".
void TestSchedule::goodAnswersOnTheirDaysGiveThePublishedIntervals() {
    Schedule schedule;
    apply(schedule, answer(kNoon, "a", "x"), {});
    std::int64_t day = kMidnight;
    for (int interval : {2, 11, 46, 163, 498}) {
        // The hour does not matter: late in the evening, then early in the morning.
        apply(schedule, answer(day + (interval % 2 == 0 ? kDay - 1 : 0), "a", "x"), {});
        day += interval * kDay;
        QCOMPARE(only(schedule).dueAt, day);
    }
}

void TestSchedule::aWrongAnswerComesBackInTenMinutes() {
    const Schedule schedule = rebuild({{answer(kNoon, "a", "x", false)}}, {});
    QVERIFY(!isDue(only(schedule), kNoon + 599, {}));
    QVERIFY(isDue(only(schedule), kNoon + 600, {}));
}

void TestSchedule::daysBeginWhenTheSchoolSays() {
    ScheduleOptions nevada;
    nevada.dayStartsAt = 12 * 3600;  // four in the morning there
    const std::vector<PracticeEvent> evening = {answer(kNoon - 1, "a", "x")};
    const std::vector<PracticeEvent> morning = {answer(kNoon, "a", "x")};
    QCOMPARE(only(rebuild(evening, nevada)).dueAt, kNoon + kDay);
    QCOMPARE(only(rebuild(morning, nevada)).dueAt, kNoon + 2 * kDay);
    // A second before the day begins is the day before, a second later the next one.
    const std::vector<PracticeEvent> across = {answer(kNoon - 1, "a", "x"), answer(kNoon, "a", "x")};
    QVERIFY(only(rebuild(across, nevada)).memory == nextState({}, firstState({}, Grade::Good), Grade::Good, 1));
    QVERIFY(only(rebuild(across, {})).memory == nextState({}, firstState({}, Grade::Good), Grade::Good, 0));
}

void TestSchedule::rebuildingEqualsApplyingOneByOne() {
    RandomSource random(1);
    for (int round = 0; round < 50; ++round) {
        const std::vector<PracticeEvent> events = randomEvents(random, 120);
        const Schedule whole = rebuild(events, {});
        QVERIFY(rebuild(events, {}) == whole);
        for (std::size_t split = 0; split <= events.size(); split += 7) {
            Schedule schedule = rebuild(std::span(events).first(split), {});
            for (const PracticeEvent& event : std::span(events).subspan(split)) apply(schedule, event, {});
            QVERIFY(schedule == whole);
        }
    }
}

void TestSchedule::oneSkillKnowsNothingOfAnother() {
    RandomSource random(2);
    for (int round = 0; round < 50; ++round) {
        const std::vector<PracticeEvent> events = randomEvents(random, 200);
        const Schedule schedule = rebuild(events, {});
        for (const auto& [id, skill] : schedule.skills) {
            std::vector<PracticeEvent> own;
            for (const PracticeEvent& event : events) {
                if (event.rules == id.rules && event.skill == id.skill) own.push_back(event);
            }
            QVERIFY(only(rebuild(own, {})) == skill);
            QVERIFY(formAfter(own, {}) == skill.lapses.form);
        }
    }
}

void TestSchedule::theSameSkillOfTwoRuleSetsIsLearntTwice() {
    const std::vector<PracticeEvent> events = {answer(kNoon, "a", "x"), answer(kNoon, "b", "x", false)};
    const Schedule schedule = rebuild(events, {});
    QCOMPARE(schedule.skills.size(), std::size_t{2});
    QCOMPARE(schedule.find({"a", "x"})->memory.stability, 2.3065);
    QCOMPARE(schedule.find({"b", "x"})->memory.stability, 0.212);
    QVERIFY(schedule.find({"c", "x"}) == nullptr);
}

void TestSchedule::cramLeavesEverythingAsItWas() {
    RandomSource random(3);
    for (int round = 0; round < 50; ++round) {
        const std::vector<PracticeEvent> events = randomEvents(random, 150);
        std::vector<PracticeEvent> without = events;
        std::erase_if(without, [](const PracticeEvent& event) { return event.cram; });
        QVERIFY(without.size() < events.size());
        QVERIFY(rebuild(events, {}) == rebuild(without, {}));
    }
    PracticeEvent cram = answer(kNoon, "a", "x");
    cram.cram = true;
    QVERIFY(rebuild({{cram}}, {}).skills.empty());
}

void TestSchedule::aClockThatJumpsBackLetsNoTimePass() {
    const std::vector<PracticeEvent> back = {answer(kNoon, "a", "x"), answer(kNoon - 400 * kDay, "a", "x")};
    const Schedule schedule = rebuild(back, {});
    QVERIFY(only(schedule).memory == nextState({}, firstState({}, Grade::Good), Grade::Good, 0));
    QCOMPARE(recallNow(only(schedule), kNoon - 500 * kDay, {}), 1.0);
    // From there on the clock that is right now counts.
    std::vector<PracticeEvent> onward = back;
    onward.push_back(answer(kNoon - 398 * kDay, "a", "x"));
    QVERIFY(only(rebuild(onward, {})).memory == nextState({}, only(schedule).memory, Grade::Good, 2));
}

void TestSchedule::aSkillAnsweredUnderAFastClockIsNotLost() {
    const Schedule schedule = rebuild({{answer(kNoon + 1500 * kDay, "a", "x")}}, {});
    QVERIFY(isDue(only(schedule), kNoon, {}));
    QCOMPARE(recallNow(only(schedule), kNoon, {}), 1.0);
    // A few seconds are no reason: clocks are corrected all the time.
    QVERIFY(!isDue(only(rebuild({{answer(kNoon + 5, "a", "x")}}, {})), kNoon, {}));
}

void TestSchedule::equalTimesCountInTheirOrder() {
    const std::vector<PracticeEvent> wrongFirst = {answer(kNoon, "a", "x", false), answer(kNoon, "a", "x")};
    const std::vector<PracticeEvent> rightFirst = {answer(kNoon, "a", "x"), answer(kNoon, "a", "x", false)};
    QVERIFY(only(rebuild(wrongFirst, {})).memory == nextState({}, firstState({}, Grade::Again), Grade::Good, 0));
    QVERIFY(only(rebuild(rightFirst, {})).memory == nextState({}, firstState({}, Grade::Good), Grade::Again, 0));
    QVERIFY(!isDue(only(rebuild(wrongFirst, {})), kNoon + 600, {}));
    QVERIFY(isDue(only(rebuild(rightFirst, {})), kNoon + 600, {}));
}

void TestSchedule::absurdTimesDoNoHarm() {
    constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
    constexpr std::int64_t greatest = std::numeric_limits<std::int64_t>::max();
    std::vector<PracticeEvent> events;
    for (std::int64_t at : {least, greatest, std::int64_t{0}, greatest, least, std::int64_t{-1}}) {
        events.push_back(answer(at, "a", "x", at != 0));
    }
    const Schedule schedule = rebuild(events, {});
    for (std::int64_t now : {least, std::int64_t{0}, kNoon, greatest}) {
        const double recall = recallNow(only(schedule), now, {});
        QVERIFY(recall >= 0 && recall <= 1);
        QVERIFY(due(schedule, {{SkillId{"a", "x"}}}, now, {}).size() <= 1);
    }
}

void TestSchedule::theMostForgottenComesFirst() {
    const std::vector<PracticeEvent> events = {
        answer(kNoon, "a", "yesterday", false), answer(kNoon - 9 * kDay, "a", "ten days ago"),
        answer(kNoon - 4 * kDay, "a", "five days ago"), answer(kNoon, "a", "fresh")};
    const std::vector<SkillId> curriculum = {{"a", "fresh"}, {"a", "five days ago"}, {"a", "ten days ago"}};
    const auto list = due(rebuild(events, {}), curriculum, kNoon + kDay, {});
    // Both were Good once; more days have passed since one of them. What was answered yesterday is not due.
    QCOMPARE(ids(list), QString("a:ten days ago a:five days ago"));
    QVERIFY(list[0].recall < list[1].recall && list[1].recall < 0.9);
    QVERIFY(!list[0].isNew);
    // Stability 0.212 against 2.3065: a wrong answer is forgotten sooner than a good one is in ten days.
    const std::vector<SkillId> all = {{"a", "ten days ago"}, {"a", "yesterday"}};
    QCOMPARE(ids(due(rebuild(events, {}), all, kNoon + kDay, {})), QString("a:yesterday a:ten days ago"));
}

void TestSchedule::newSkillsComeUpToTheLimitOfTheDay() {
    ScheduleOptions options;
    options.newSkillsADay = 3;
    const std::vector<SkillId> curriculum = {{"a", "1"}, {"a", "2"}, {"a", "2"}, {"a", "3"}, {"a", "4"}, {"a", "5"}};
    Schedule schedule;
    QCOMPARE(ids(due(schedule, curriculum, kNoon, options)), QString("a:1 a:2 a:3"));
    QVERIFY(due(schedule, curriculum, kNoon, options).front().isNew);
    apply(schedule, answer(kNoon, "a", "2"), options);
    QCOMPARE(ids(due(schedule, curriculum, kNoon + 60, options)), QString("a:1 a:3"));
    // Tomorrow is another day; what was begun today is due the day after.
    QCOMPARE(ids(due(schedule, curriculum, kNoon + kDay, options)), QString("a:1 a:3 a:4"));
    QCOMPARE(ids(due(schedule, curriculum, kNoon + 2 * kDay, options)), QString("a:2 a:1 a:3 a:4"));
    options.newSkillsADay = 0;
    QCOMPARE(ids(due(schedule, curriculum, kNoon + 2 * kDay, options)), QString("a:2"));
}

void TestSchedule::aSkillOutsideTheCurriculumIsNotAsked() {
    const Schedule schedule = rebuild({{answer(kNoon, "a", "x")}}, {});
    QCOMPARE(ids(due(schedule, {{SkillId{"a", "x"}}}, kNoon + 30 * kDay, {})), QString("a:x"));
    QVERIFY(due(schedule, {}, kNoon + 30 * kDay, {}).empty());
}

void TestSchedule::neighboursAreOfDifferentRuleSetsWhileOthersWait() {
    RandomSource random(4);
    for (int round = 0; round < 2000; ++round) {
        std::vector<DueSkill> items(random.below(30));
        const std::uint64_t rules = 1 + random.below(5);
        for (std::size_t i = 0; i < items.size(); ++i) {
            // Lopsided, so that lists of nearly one rule set occur.
            items[i].id.rules = std::to_string(std::min(random.below(rules), random.below(rules)));
            items[i].id.skill = std::to_string(100 + i);
        }
        const std::vector<DueSkill> list = interleaved(items);
        QCOMPARE(list.size(), items.size());
        if (!items.empty()) QVERIFY(list.front() == items.front());
        for (std::size_t i = 1; i < list.size(); ++i) {
            if (list[i].id.rules != list[i - 1].id.rules) continue;
            for (std::size_t j = i; j < list.size(); ++j) QVERIFY(list[j].id.rules == list[i].id.rules);
        }
        // Nothing is lost, and within a rule set the order is kept.
        auto byRules = [](const DueSkill& a, const DueSkill& b) { return a.id.rules < b.id.rules; };
        std::vector<DueSkill> kept = list;
        std::stable_sort(kept.begin(), kept.end(), byRules);
        std::stable_sort(items.begin(), items.end(), byRules);
        QVERIFY(kept == items);
    }
}

// R right, W wrong, H right with a hint, C and c right and wrong in cram mode. Four lapses, then two more for each
// further form; three right answers in a row lead back.
void TestSchedule::aLeechChangesItsForm_data() {
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("form");
    const auto row = [](const char* name, const char* answers, const char* form) {
        QTest::newRow(name) << QString(answers) << QString(form);
    };
    row("nothing answered", "", "normal");
    row("the first answer is no lapse", "WWWW", "normal");
    row("four lapses", "WWWWW", "worked_example");
    row("three lapses after a success", "RWWW", "normal");
    row("four lapses after a success", "RWWWW", "worked_example");
    row("lapses with successes between them", "RRRWRRRWRRRWRRRW", "worked_example");
    row("five lapses", "RWWWWW", "worked_example");
    row("six lapses", "RWWWWWW", "slower");
    row("seven lapses", "RWWWWWWW", "slower");
    row("eight lapses", "RWWWWWWWW", "note_for_supervisor");
    row("many lapses", "RWWWWWWWWWWWWWWWWWW", "note_for_supervisor");
    row("two successes are not enough", "RWWWWRR", "worked_example");
    row("three successes lead back", "RWWWWRRR", "normal");
    row("three successes lead back from anywhere", "RWWWWWWWWRRR", "normal");
    row("a lapse breaks the row", "RWWWWRRWR", "worked_example");
    row("two successes, then the sixth lapse", "RWWWWRRWRRW", "slower");
    row("a hint neither helps nor breaks the row", "RWWWWRHRH", "worked_example");
    row("a row over a hint", "RWWWWRHRR", "normal");
    row("back to normal, lapses count anew", "RWWWWRRRWWW", "normal");
    row("back to normal, four more lapses", "RWWWWRRRWWWW", "worked_example");
    row("ten successes forgive", "RWWWRRRRRRRRRRW", "normal");
    row("nine do not", "RWWWRRRRRRRRRW", "worked_example");
    row("cram counts neither way", "RWWWcccCCC", "normal");
    row("cram does not lead back", "RWWWWCCCC", "worked_example");
}

void TestSchedule::aLeechChangesItsForm() {
    QFETCH(QString, answers);
    QFETCH(QString, form);
    std::vector<PracticeEvent> events;
    for (QChar letter : answers) {
        PracticeEvent event = answer(kNoon, "a", "x", letter != 'W' && letter != 'c');
        event.hinted = letter == 'H';
        event.cram = letter == 'C' || letter == 'c';
        events.push_back(event);
    }
    const std::string_view name = formName(formAfter(events, {}));
    QCOMPARE(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), form);
    if (!events.empty()) {
        const auto list = due(rebuild(events, {}), {{SkillId{"a", "x"}}}, kNoon + 1000 * kDay, {});
        QVERIFY(list.size() == 1 && list.front().form == formAfter(events, {}));
    }
}

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
