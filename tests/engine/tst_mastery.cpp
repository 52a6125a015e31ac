#include "engine/cards/random_source.h"
#include "engine/training/what_next.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace cutcard;

// Where a trainee stands, and what to practise next.
class TestMastery : public QObject {
    Q_OBJECT

private slots:
    void withoutAnswersNothingIsSeen();
    void answersAreCountedAndHintsToldApart();
    void theRateLooksAtTheLastAnswersOnly();
    void theMedianIsThatOfRightAndTimedAnswers_data();
    void theMedianIsThatOfRightAndTimedAnswers();
    void aSkillRisesThroughItsLevels();
    void aMasteredSkillThatIsForgottenIsNoLongerMastered();
    void aLeechIsNeverMastered();
    void aRuleSetHasTheLevelOfMostOfItsSkills_data();
    void aRuleSetHasTheLevelOfMostOfItsSkills();
    void recallOfARuleSetIsTheMeanOfWhatWasSeen();
    void paceIsShownAboveNinetyFivePercentOnly_data();
    void paceIsShownAboveNinetyFivePercentOnly();
    void paceOfARuleSetComesFromItsAnswers();
    void errorsAreCountedByFamily();
    void cramLeavesNoTrace();
    void whatToPractiseIsRankedByItsReason();
    void withinAReasonTheWorstComesFirst();
    void aRareErrorFamilyIsNoReason();
    void noSkillIsSuggestedTwiceAsItself();
};

namespace {

constexpr std::int64_t kDay = 86'400;
/// 2026-03-02, 12:00 UTC.
constexpr std::int64_t kNoon = 1'772'452'800;

PracticeEvent answer(std::int64_t at, const std::string& skill, bool right = true, const std::string& rules = "a") {
    PracticeEvent event;
    event.at = at;
    event.rules = rules;
    event.skill = skill;
    event.right = right;
    return event;
}

PracticeEvent failed(std::int64_t at, const std::string& skill, ErrorFamily family) {
    PracticeEvent event = answer(at, skill, false);
    event.error = family;
    return event;
}

/// R right, W wrong, H right with a hint; one after the other, all on one day.
std::vector<PracticeEvent> answers(const QString& letters, const std::string& skill = "x", std::int64_t at = kNoon) {
    std::vector<PracticeEvent> events;
    for (QChar letter : letters) {
        events.push_back(answer(at, skill, letter != 'W'));
        events.back().hinted = letter == 'H';
    }
    return events;
}

/// Good on every day it was due, as in the published series of intervals 2, 11, 46: afterwards the stability is 46
/// days.
std::vector<PracticeEvent> mastered(const std::string& skill, std::int64_t last) {
    const std::int64_t first = last - 13 * kDay;
    return {answer(first, skill), answer(first, skill), answer(first, skill), answer(first + 2 * kDay, skill),
            answer(last, skill)};
}

void append(std::vector<PracticeEvent>& events, const std::vector<PracticeEvent>& more) {
    events.insert(events.end(), more.begin(), more.end());
}

Mastery at(std::int64_t now, const std::vector<PracticeEvent>& events, const std::vector<std::string>& skills) {
    std::vector<SkillId> curriculum;
    for (const std::string& skill : skills) curriculum.push_back({"a", skill});
    return masteryOf(events, curriculum, now, {}, {});
}

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString text(const std::vector<Suggestion>& suggestions) {
    QStringList all;
    for (const Suggestion& one : suggestions) {
        all << text(practiceReasonName(one.reason)) + ":" + QString::fromStdString(one.skill.skill);
    }
    return all.join(' ');
}

QString text(Level level) {
    return text(levelName(level));
}

}  // namespace

void TestMastery::withoutAnswersNothingIsSeen() {
    const Mastery mastery = at(kNoon, {}, {"x", "y", "x"});
    QCOMPARE(mastery.skills.size(), std::size_t{2});
    QCOMPARE(mastery.rules.size(), std::size_t{1});
    QCOMPARE(text(mastery.skills[0].level), QString("not_seen"));
    QCOMPARE(mastery.skills[0].tally.answers, 0);
    QVERIFY(!mastery.skills[0].tally.rightRate && !mastery.skills[0].tally.medianMilliseconds);
    QVERIFY(!mastery.skills[0].recall && !mastery.skills[0].due);
    QCOMPARE(text(mastery.rules[0].level), QString("not_seen"));
    QCOMPARE(mastery.rules[0].skillsAt[0], 2);
    QVERIFY(!mastery.rules[0].handsPerHour && !mastery.rules[0].recall);
    QCOMPARE(text(whatNext(mastery, 5, {})), QString("not_seen:x not_seen:y"));
    QVERIFY(whatNext(at(kNoon, {}, {}), 5, {}).empty());
}

void TestMastery::answersAreCountedAndHintsToldApart() {
    const Tally tally = at(kNoon, answers("RWHRH"), {"x"}).skills[0].tally;
    QCOMPARE(tally.answers, 5);
    QCOMPARE(tally.right, 4);
    QCOMPARE(tally.hinted, 2);
    QCOMPARE(*tally.rightRate, 0.4);
}

void TestMastery::theRateLooksAtTheLastAnswersOnly() {
    QCOMPARE(*at(kNoon, answers("WWWWWRRRRRRRRR"), {"x"}).skills[0].tally.rightRate, 0.9);
    QCOMPARE(*at(kNoon, answers("WWWWWRRRRRRRRRR"), {"x"}).skills[0].tally.rightRate, 1.0);
    QCOMPARE(*at(kNoon, answers("RRRRRRRRRRW"), {"x"}).skills[0].tally.rightRate, 0.9);
}

void TestMastery::theMedianIsThatOfRightAndTimedAnswers_data() {
    QTest::addColumn<QList<int>>("right");
    QTest::addColumn<QList<int>>("wrong");
    QTest::addColumn<int>("median");
    QTest::newRow("none") << QList<int>{} << QList<int>{4000} << -1;
    QTest::newRow("one") << QList<int>{7000} << QList<int>{} << 7000;
    QTest::newRow("two: between them") << QList<int>{9000, 4000} << QList<int>{} << 6500;
    QTest::newRow("three: the middle one") << QList<int>{9000, 2000, 4000} << QList<int>{} << 4000;
    QTest::newRow("wrong ones do not count") << QList<int>{9000, 2000, 4000} << QList<int>{1, 1, 1} << 4000;
    QTest::newRow("untimed ones do not count") << QList<int>{0, 0, -1, 8000} << QList<int>{} << 8000;
}

void TestMastery::theMedianIsThatOfRightAndTimedAnswers() {
    QFETCH(QList<int>, right);
    QFETCH(QList<int>, wrong);
    QFETCH(int, median);
    std::vector<PracticeEvent> events;
    for (int time : right) {
        events.push_back(answer(kNoon, "x"));
        events.back().milliseconds = time;
    }
    for (int time : wrong) {
        events.push_back(answer(kNoon, "x", false));
        events.back().milliseconds = time;
    }
    QCOMPARE(at(kNoon, events, {"x"}).skills[0].tally.medianMilliseconds.value_or(-1), std::int64_t{median});
}

void TestMastery::aSkillRisesThroughItsLevels() {
    const auto level = [](const std::vector<PracticeEvent>& events) {
        return text(at(kNoon, events, {"x"}).skills[0].level);
    };
    QCOMPARE(level({}), QString("not_seen"));
    QCOMPARE(level(answers("W")), QString("learning"));
    QCOMPARE(level(answers("RR")), QString("learning"));
    QCOMPARE(level(answers("RRR")), QString("practised"));
    QCOMPARE(level(answers("RRRRW")), QString("practised"));
    QCOMPARE(level(answers("RRRW")), QString("learning"));
    QCOMPARE(level(answers("HHHHHH")), QString("learning"));
    // However often on one day: what was never remembered over days is not mastered.
    QCOMPARE(level(answers("RRRRRRRRRRRRRRRRRRRR")), QString("practised"));
    QCOMPARE(level(mastered("x", kNoon)), QString("mastered"));
    std::vector<PracticeEvent> four = mastered("x", kNoon);
    four.erase(four.begin());
    QCOMPARE(level(four), QString("practised"));
}

// Recall is 90 % after the stability of 46 days and 80 % after 16.6 / 5 of that time.
void TestMastery::aMasteredSkillThatIsForgottenIsNoLongerMastered() {
    const std::vector<PracticeEvent> events = mastered("x", kNoon);
    QCOMPARE(text(at(kNoon + 46 * kDay, events, {"x"}).skills[0].level), QString("mastered"));
    QVERIFY(at(kNoon + 46 * kDay, events, {"x"}).skills[0].due);
    QVERIFY(!at(kNoon + 45 * kDay, events, {"x"}).skills[0].due);
    QCOMPARE(text(at(kNoon + 200 * kDay, events, {"x"}).skills[0].level), QString("practised"));
}

void TestMastery::aLeechIsNeverMastered() {
    MasteryOptions lenient;
    lenient.masteredRate = lenient.practisedRate = 0;
    lenient.masteredStability = 0;
    const std::vector<SkillId> curriculum = {{"a", "x"}};
    const auto three = masteryOf(answers("RRWWW"), curriculum, kNoon, {}, lenient).skills[0];
    QCOMPARE(text(three.level), QString("mastered"));
    const auto four = masteryOf(answers("RRWWWW"), curriculum, kNoon, {}, lenient).skills[0];
    QCOMPARE(text(four.level), QString("practised"));
    QVERIFY(four.form == Form::WorkedExample);
    QCOMPARE(four.lapses, 4);
}

void TestMastery::aRuleSetHasTheLevelOfMostOfItsSkills_data() {
    QTest::addColumn<int>("masteredSkills");
    QTest::addColumn<int>("practisedSkills");
    QTest::addColumn<int>("learningSkills");
    QTest::addColumn<QString>("level");
    QTest::newRow("nothing of ten") << 0 << 0 << 0 << "not_seen";
    QTest::newRow("one of ten begun") << 0 << 0 << 1 << "learning";
    QTest::newRow("seven of ten practised") << 0 << 7 << 3 << "learning";
    QTest::newRow("eight of ten practised") << 0 << 8 << 0 << "practised";
    QTest::newRow("eight of ten mastered") << 8 << 2 << 0 << "practised";
    QTest::newRow("nine of ten mastered") << 9 << 0 << 0 << "mastered";
}

void TestMastery::aRuleSetHasTheLevelOfMostOfItsSkills() {
    QFETCH(int, masteredSkills);
    QFETCH(int, practisedSkills);
    QFETCH(int, learningSkills);
    QFETCH(QString, level);
    std::vector<std::string> skills;
    std::vector<PracticeEvent> events;
    for (int i = 0; i < 10; ++i) {
        skills.push_back("skill" + std::to_string(i));
        if (i < masteredSkills) {
            append(events, mastered(skills.back(), kNoon));
        } else if (i < masteredSkills + practisedSkills) {
            append(events, answers("RRR", skills.back()));
        } else if (i < masteredSkills + practisedSkills + learningSkills) {
            append(events, answers("W", skills.back()));
        }
    }
    const RulesMastery rules = at(kNoon, events, skills).rules[0];
    QCOMPARE(text(rules.level), level);
    QCOMPARE(rules.skillsAt[3], masteredSkills);
    QCOMPARE(rules.skillsAt[2], practisedSkills);
    QCOMPARE(rules.skillsAt[1], learningSkills);
}

// Published: stability 2.3065 after Good and 8.2956 after Easy; recall is 90 % after that time and 100 % at once.
void TestMastery::recallOfARuleSetIsTheMeanOfWhatWasSeen() {
    const auto now = kNoon + static_cast<std::int64_t>(2.3065 * kDay);
    const Mastery mastery = at(now, {answer(kNoon, "x"), answer(now, "y")}, {"x", "y", "never"});
    QVERIFY(std::abs(*mastery.skills[0].recall - 0.9) < 1e-5);
    QCOMPARE(*mastery.skills[1].recall, 1.0);
    QVERIFY(std::abs(*mastery.rules[0].recall - 0.95) < 1e-5);
}

void TestMastery::paceIsShownAboveNinetyFivePercentOnly_data() {
    QTest::addColumn<int>("hands");
    QTest::addColumn<int>("right");
    QTest::addColumn<double>("pace");
    QTest::newRow("19 of 20, which is 95 %") << 20 << 19 << -1.0;
    QTest::newRow("20 of 20") << 20 << 20 << 120.0;
    QTest::newRow("38 of 40, which is 95 %") << 40 << 38 << -1.0;
    QTest::newRow("39 of 40") << 40 << 39 << 120.0;
    QTest::newRow("19 of 19 are too few") << 19 << 19 << -1.0;
}

void TestMastery::paceIsShownAboveNinetyFivePercentOnly() {
    QFETCH(int, hands);
    QFETCH(int, right);
    QFETCH(double, pace);
    // Half a minute each.
    QCOMPARE(handsPerHour(hands, hands * 30'000, static_cast<double>(right) / hands, {}).value_or(-1.0), pace);
    QVERIFY(!handsPerHour(hands, 0, 1.0, {}));
    std::vector<PracticeEvent> events;
    for (int i = 0; i < hands; ++i) {
        events.push_back(answer(kNoon, "x", i < right));
        events.back().milliseconds = 30'000;
    }
    QCOMPARE(at(kNoon, events, {"x"}).rules[0].handsPerHour.value_or(-1.0), pace);
}

void TestMastery::paceOfARuleSetComesFromItsAnswers() {
    std::vector<PracticeEvent> events;
    for (int i = 0; i < 40; ++i) {
        events.push_back(answer(kNoon, "x", true, i % 2 == 0 ? "a" : "b"));
        events.back().milliseconds = i % 2 == 0 ? 20'000 : 40'000;
    }
    const std::vector<SkillId> curriculum = {{"b", "x"}, {"a", "x"}};
    const Mastery mastery = masteryOf(events, curriculum, kNoon, {}, {});
    QCOMPARE(mastery.rules[0].rules, std::string("b"));
    QCOMPARE(*mastery.rules[0].handsPerHour, 90.0);
    QCOMPARE(*mastery.rules[1].handsPerHour, 180.0);
}

void TestMastery::errorsAreCountedByFamily() {
    std::vector<PracticeEvent> events = {failed(kNoon, "x", ErrorFamily::Arithmetic)};
    append(events, std::vector(50, answer(kNoon, "x")));  // what came before is no longer recent
    append(events, {failed(kNoon + 1, "x", ErrorFamily::Arithmetic), failed(kNoon + 2, "y", ErrorFamily::Arithmetic),
                    failed(kNoon + 3, "y", ErrorFamily::Arithmetic), failed(kNoon + 4, "x", ErrorFamily::WrongOrder),
                    failed(kNoon + 5, "elsewhere", ErrorFamily::WrongRow), answer(kNoon + 6, "x", false)});
    const Mastery mastery = at(kNoon, events, {"x", "y"});
    const auto family = [&](ErrorFamily one) { return mastery.families[static_cast<std::size_t>(one)]; };
    const ErrorFamilyMastery arithmetic = family(ErrorFamily::Arithmetic);
    QVERIFY(arithmetic.family == ErrorFamily::Arithmetic);
    QCOMPARE(arithmetic.errors, 4);
    QCOMPARE(arithmetic.recent, 3);
    QCOMPARE(arithmetic.share, 0.75);
    QCOMPARE(arithmetic.mostlyIn->skill, std::string("y"));
    QCOMPARE(*arithmetic.lastAt, kNoon + 3);
    QCOMPARE(family(ErrorFamily::WrongOrder).share, 0.25);
    QCOMPARE(family(ErrorFamily::WrongRow).errors, 0);
    QVERIFY(!family(ErrorFamily::MisreadHand).mostlyIn && !family(ErrorFamily::MisreadHand).lastAt);
}

void TestMastery::cramLeavesNoTrace() {
    std::vector<PracticeEvent> events = answers("RWR");
    std::vector<PracticeEvent> crammed = answers("WWWWWW");
    append(crammed, std::vector(4, failed(kNoon, "x", ErrorFamily::Arithmetic)));
    append(crammed, answers("RRR", "y"));
    for (PracticeEvent& event : crammed) event.cram = true;
    append(events, crammed);
    const Mastery mastery = at(kNoon, events, {"x", "y"});
    QCOMPARE(mastery.skills[0].tally.answers, 3);
    QCOMPARE(mastery.skills[0].lapses, 1);
    QCOMPARE(text(mastery.skills[1].level), QString("not_seen"));
    QCOMPARE(mastery.rules[0].tally.answers, 3);
    QCOMPARE(mastery.families[static_cast<std::size_t>(ErrorFamily::Arithmetic)].errors, 0);
}

void TestMastery::whatToPractiseIsRankedByItsReason() {
    std::vector<PracticeEvent> events;
    append(events, answers("RRR", "due", kNoon - 30 * kDay));
    append(events, answers("RRRRR", "fine"));
    append(events, answers("WRWR", "weak"));
    append(events, answers("RWWWW", "leech"));
    append(events, std::vector(3, failed(kNoon, "clumsy", ErrorFamily::ToTakenForFor)));
    append(events, answers("RRRRRRRRRRRRRRR", "clumsy"));
    const Mastery mastery = at(kNoon, events, {"new", "fine", "weak", "due", "clumsy", "leech"});
    const auto list = whatNext(mastery, 10, {});
    QCOMPARE(text(list), QString("leech:leech due:due error_family_frequent:clumsy weak:weak not_seen:new"));
    QCOMPARE(list[0].count, 4);
    QVERIFY(list[0].form == Form::WorkedExample);
    QVERIFY(*list[1].recall < 0.9);
    QVERIFY(list[2].family == ErrorFamily::ToTakenForFor);
    QCOMPARE(list[2].count, 3);
    QCOMPARE(*list[3].rightRate, 0.5);
    QVERIFY(!list[4].recall && !list[4].rightRate);
    QCOMPARE(text(whatNext(mastery, 2, {})), QString("leech:leech due:due"));
    QVERIFY(whatNext(mastery, 0, {}).empty());
}

void TestMastery::withinAReasonTheWorstComesFirst() {
    std::vector<PracticeEvent> events;
    append(events, answers("WRRR", "three of four"));
    append(events, answers("WWR", "one of three"));
    append(events, answers("R", "a month ago", kNoon - 30 * kDay));
    append(events, answers("R", "a year ago", kNoon - 365 * kDay));
    append(events, answers("RWWWW", "four lapses"));
    append(events, answers("RWWWWWW", "six lapses"));
    const std::vector<std::string> skills = {"three of four", "one of three", "a month ago",
                                             "a year ago",    "four lapses",  "six lapses"};
    QCOMPARE(text(whatNext(at(kNoon, events, skills), 10, {})),
             QString("leech:six lapses leech:four lapses due:a year ago due:a month ago weak:one of three "
                     "weak:three of four"));
}

void TestMastery::aRareErrorFamilyIsNoReason() {
    const auto suggested = [](int arithmetic, int order, ErrorFamily family) {
        std::vector<PracticeEvent> events(static_cast<std::size_t>(arithmetic), failed(kNoon, "x", family));
        append(events, std::vector(static_cast<std::size_t>(order), failed(kNoon, "y", ErrorFamily::WrongOrder)));
        append(events, answers("RRRRRRRRRRRR", "x"));
        append(events, answers("RRRRRRRRRRRR", "y"));
        return text(whatNext(at(kNoon, events, {"x", "y"}), 10, {}));
    };
    QCOMPARE(suggested(2, 0, ErrorFamily::Arithmetic), QString());
    QCOMPARE(suggested(3, 0, ErrorFamily::Arithmetic), QString("error_family_frequent:x"));
    QCOMPARE(suggested(3, 9, ErrorFamily::Arithmetic), QString("error_family_frequent:y error_family_frequent:x"));
    QCOMPARE(suggested(3, 10, ErrorFamily::Arithmetic), QString("error_family_frequent:y"));
    // What has no name gives nothing to practise.
    QCOMPARE(suggested(3, 0, ErrorFamily::Other), QString());
}

void TestMastery::noSkillIsSuggestedTwiceAsItself() {
    RandomSource random(5);
    std::vector<std::string> skills;
    for (int i = 0; i < 12; ++i) skills.push_back("skill" + std::to_string(i));
    for (int round = 0; round < 100; ++round) {
        std::vector<PracticeEvent> events;
        for (int i = 0; i < 60; ++i) {
            PracticeEvent event = answer(kNoon + i * 7'000, skills[random.below(skills.size())], random.percent(60));
            if (!event.right) event.error = static_cast<ErrorFamily>(random.below(kErrorFamilyCount));
            events.push_back(event);
        }
        std::set<SkillId> seen;
        for (const Suggestion& one : whatNext(at(kNoon + 9 * kDay, events, skills), 100, {})) {
            QCOMPARE(one.family.has_value(), one.reason == PracticeReason::ErrorFamilyFrequent);
            if (!one.family) QVERIFY(seen.insert(one.skill).second);
        }
    }
}

QTEST_APPLESS_MAIN(TestMastery)
#include "tst_mastery.moc"
