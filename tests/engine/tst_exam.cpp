#include "engine/record/exam_record.h"
#include "engine/training/exam_score.h"
#include "tests/support/data_files.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/sample_exams.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Exam definitions as files, and the forms that are made from them.
class TestExam : public QObject {
    Q_OBJECT

private slots:
    void aDefinitionIsReadBackAsItWas_data();
    void aDefinitionIsReadBackAsItWas();
    void aFaultyDefinitionIsRefusedWithPlaceAndReason_data();
    void aFaultyDefinitionIsRefusedWithPlaceAndReason();
    void everyKeyButTheOptionalOnesIsRequired_data();
    void everyKeyButTheOptionalOnesIsRequired();
    void theBlueprintIsThatOfAPublicCourse_data() { addRuleSetRows(); }
    void theBlueprintIsThatOfAPublicCourse();
    void theSameSeedGivesTheSameForm_data() { addRuleSetRows(); }
    void theSameSeedGivesTheSameForm();
    void aFormHasWhatItsSectionsAskFor_data() { addRuleSetRows(); }
    void aFormHasWhatItsSectionsAskFor();
    void faultlessWorkOnAFormIsAHundredPercent_data() { addRuleSetRows(); }
    void faultlessWorkOnAFormIsAHundredPercent();
    void skillsThatMustAppearAppear();
    void aSkillThatCannotAppearIsRefused();
    void strictHouseOrderLeavesOneOrder();
    void aHousesSubmissionIsTheTableOfItsExam();
    void theFactsOfARoundAreReadFromItsTextAlone_data() { addRuleSetRows(); }
    void theFactsOfARoundAreReadFromItsTextAlone();
};

namespace {

const RuleBook& book() {
    return RuleBook::instance();
}

/// A definition with everything in it.
Json fullExam() {
    return Json::parse(R"({"format":"cutcard-exam/1","title":"Final","rules":"pa-657a-crazy4",
        "selections":{"queens_up":"A","six_card_bonus":"A"},
        "sections":[{"kind":"whole_rounds","count":2,"skills":["c4.ante.paid"],"seconds":600,"weight":40},
                    {"kind":"theory","count":3,"weight":0}],
        "pass_mark":85,
        "critical":[{"kind":"overpayment_above","amount":"100"},{"kind":"underpayment_above","amount":"0"},
                    {"kind":"missed_irregularity","irregularity":"dealer_card_exposed"},
                    {"kind":"missed_irregularity"},{"kind":"false_alarm"},{"kind":"wrong_ruling"}],
        "seed":18446744073709551615,"strict_house_order":true,"show_after":"errors","seconds":3600,
        "pace_target":{"hands_per_hour":90,"rounds_per_hour":30}})");
}

Json houseExam() {
    Json exam = fullExam();
    exam.erase("rules");
    exam.erase("selections");
    exam["submission"] = Json::parse(R"({"format":"cutcard-submission/1","id":"my-house","base":"pa-657a-crazy4",
        "title":"My house","selections":{"queens_up":"X"},
        "paytables":{"queens_up":{"X":[{"row":"four_of_a_kind","odds":"60 to 1"},{"row":"flush","odds":"4 to 1"}]}}})");
    return exam;
}

ExamForm defaultForm(const QString& rules, std::uint64_t seed) {
    const auto form = makeForm(defaultExam(*book().find(rules.toStdString())), seed, standardSource());
    if (!form) qFatal("no form: %s", std::string(form.refusal().reason).c_str());
    return *form;
}

bool exercises(const ExamItem& item, const std::string& skill) {
    if (item.question() != nullptr) return item.question()->skill == skill;
    const GradedProcedure& steps = item.round()->procedure;
    return std::any_of(steps.begin(), steps.end(), [&](const GradedStep& step) { return step.skill == skill; });
}

}  // namespace

void TestExam::aDefinitionIsReadBackAsItWas_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("with everything") << QString::fromStdString(fullExam().dump());
    QTest::newRow("by a house's submission") << QString::fromStdString(houseExam().dump());
    QTest::newRow("with a fresh seed and nothing optional")
        << R"({"format":"cutcard-exam/1","title":"Ü","rules":"ma-crazy4","pass_mark":1,"seed":"fresh",)"
           R"("sections":[{"kind":"payouts","count":1,"weight":1}],"show_after":"nothing"})";
}

void TestExam::aDefinitionIsReadBackAsItWas() {
    QFETCH(QString, text);
    const auto exam = readExam(text.toStdString(), book());
    QVERIFY2(exam, exam ? "" : (exam.refusal().at + " " + std::string(exam.refusal().reason)).c_str());
    const auto again = readExam(examText(*exam), book());
    QVERIFY(again);
    QVERIFY(*again == *exam);
    QCOMPARE(examText(*again), examText(*exam));
}

void TestExam::aFaultyDefinitionIsRefusedWithPlaceAndReason_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* place, const char* value, const char* at, const char* reason) {
        QTest::newRow(name) << place << value << at << reason;
    };
    row("another format", "/format", "\"cutcard-exam/2\"", "format", "wrong_format");
    row("no title", "/title", "\"\"", "title", "bad_title");
    row("rules nobody knows", "/rules", "\"pa-999-war\"", "rules", "unknown_rules");
    row("a selection nobody knows", "/selections/kings_up", "\"A\"", "selections.kings_up", "unknown_selection");
    row("selections and a submission", "/submission", "{\"base\":\"x\"}", "submission", "rules_or_submission");
    row("no section", "/sections", "[]", "sections", "not_a_list");
    row("a section nobody knows", "/sections/0/kind", "\"juggling\"", "sections[0].kind", "unknown_word");
    row("no items", "/sections/1/count", "0", "sections[1].count", "not_a_whole_number");
    row("too many items", "/sections/1/count", "201", "sections[1].count", "not_a_whole_number");
    row("half an item", "/sections/1/count", "1.5", "sections[1].count", "not_a_whole_number");
    row("a skill nobody knows", "/sections/0/skills", "[\"c4.ante.paid\",\"c4.juggling\"]", "sections[0].skills[1]",
        "unknown_skill");
    row("a skill of a wager that is not offered", "/sections/0/skills", "[\"progressive.five_card.flush\"]",
        "sections[0].skills[0]", "skill_not_offered");
    row("a skill twice", "/sections/0/skills", "[\"c4.ante.paid\",\"c4.ante.paid\"]", "sections[0].skills[1]",
        "skill_twice");
    row("no time", "/sections/0/seconds", "0", "sections[0].seconds", "not_a_whole_number");
    row("a negative weight", "/sections/0/weight", "-1", "sections[0].weight", "not_a_whole_number");
    row("weights that are all zero", "/sections/0/weight", "0", "sections", "no_weight");
    row("a key nobody knows in a section", "/sections/0/wieght", "1", "sections[0].wieght", "unknown_key");
    row("a pass mark of nothing", "/pass_mark", "0", "pass_mark", "not_a_whole_number");
    row("a pass mark above a hundred", "/pass_mark", "101", "pass_mark", "not_a_whole_number");
    row("a pass mark as a text", "/pass_mark", "\"80\"", "pass_mark", "not_a_whole_number");
    row("a critical error nobody knows", "/critical/0/kind", "\"rudeness\"", "critical[0].kind", "unknown_word");
    row("an amount as a number", "/critical/0/amount", "100", "critical[0].amount", "not_an_amount");
    row("an irregularity nobody knows", "/critical/2/irregularity", "\"earthquake\"", "critical[2].irregularity",
        "unknown_irregularity");
    row("an amount of a false alarm", "/critical/4/amount", "\"1\"", "critical[4].amount", "unknown_key");
    row("a seed in words", "/seed", "\"shared\"", "seed", "not_an_exam_seed");
    row("a negative seed", "/seed", "-1", "seed", "not_an_exam_seed");
    row("strict as a number", "/strict_house_order", "1", "strict_house_order", "not_true_or_false");
    row("showing everything", "/show_after", "\"everything\"", "show_after", "unknown_word");
    row("more than a day", "/seconds", "86401", "seconds", "not_a_whole_number");
    row("an empty pace", "/pace_target", "{}", "pace_target", "missing_key");
    row("no pace", "/pace_target/hands_per_hour", "0", "pace_target.hands_per_hour", "not_a_whole_number");
    row("a key nobody knows", "/passmark", "80", "passmark", "unknown_key");
}

void TestExam::aFaultyDefinitionIsRefusedWithPlaceAndReason() {
    QFETCH(QString, place);
    QFETCH(QString, value);
    Json exam = fullExam();
    exam[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
    const auto read = readExam(exam.dump(), book());
    QVERIFY(!read);
    QTEST(QString::fromStdString(read.refusal().at), "at");
    QTEST(QString::fromStdString(std::string(read.refusal().reason)), "reason");
}

void TestExam::everyKeyButTheOptionalOnesIsRequired_data() {
    QTest::addColumn<bool>("optional");
    const std::set<std::string> optional = {"selections", "critical", "strict_house_order", "seconds", "pace_target"};
    const Json exam = fullExam();
    for (const auto& [key, value] : exam.items()) QTest::newRow(key.c_str()) << optional.contains(key);
}

void TestExam::everyKeyButTheOptionalOnesIsRequired() {
    Json exam = fullExam();
    exam.erase(QTest::currentDataTag());
    const auto read = readExam(exam.dump(), book());
    QTEST(static_cast<bool>(read), "optional");
    if (!read) QCOMPARE(std::string(read.refusal().reason), std::string("missing_key"));
}

void TestExam::theBlueprintIsThatOfAPublicCourse() {
    QFETCH(QString, rules);
    const ExamDefinition exam = defaultExam(*book().find(rules.toStdString()));
    QVERIFY(!faultOf(exam, book()));
    QCOMPARE(exam.passMark, 80);
    int knowledge = 0;
    int performance = 0;
    for (const ExamSection& section : exam.sections) {
        (asksQuestions(section.kind) ? knowledge : performance) += section.weight;
    }
    QCOMPARE(knowledge, 30);
    QCOMPARE(performance, 70);
}

void TestExam::theSameSeedGivesTheSameForm() {
    QFETCH(QString, rules);
    QVERIFY(defaultForm(rules, 5) == defaultForm(rules, 5));
    QVERIFY(!(defaultForm(rules, 5).items == defaultForm(rules, 6).items));
}

void TestExam::aFormHasWhatItsSectionsAskFor() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const ExamForm form = defaultForm(rules, seed);
        std::map<std::size_t, int> counts;
        int stops = 0;
        int calm = 0;
        for (std::size_t i = 0; i < form.items.size(); ++i) {
            const ExamItem& item = form.items[i];
            QVERIFY(i == 0 || form.items[i - 1].section <= item.section);
            ++counts[item.section];
            const SectionKind kind = form.definition.sections[item.section].kind;
            QCOMPARE(item.question() != nullptr, asksQuestions(kind));
            if (item.round() == nullptr) continue;
            QCOMPARE(item.round()->from == GradedFrom::Opening, kind != SectionKind::Settlement);
            const GradedProcedure& steps = item.round()->procedure;
            const bool stop = std::any_of(steps.begin(), steps.end(),
                                          [](const GradedStep& step) { return step.act.action == "stop"; });
            if (kind == SectionKind::Irregularities) ++(stop ? stops : calm);
        }
        for (std::size_t i = 0; i < form.definition.sections.size(); ++i) {
            QCOMPARE(counts[i], form.definition.sections[i].count);
        }
        // Of four rounds in which something may go wrong, one looks like it and is not.
        QCOMPARE(stops, 3);
        QCOMPARE(calm, 1);
    }
}

void TestExam::faultlessWorkOnAFormIsAHundredPercent() {
    QFETCH(QString, rules);
    const ExamForm form = defaultForm(rules, 11);
    const ExamScore score = scoreOf(form, faultless(form));
    QCOMPARE(score.hundredths, 10'000);
    QVERIFY(score.passed && score.errors.empty() && score.pace);
}

void TestExam::skillsThatMustAppearAppear() {
    ExamDefinition exam = sampleExam({section(SectionKind::WholeRounds, 2, 1), section(SectionKind::Settlement, 1, 1),
                                      section(SectionKind::Irregularities, 3, 1), section(SectionKind::Payouts, 2, 1)});
    exam.selections = R"({"queens_up":"A"})";
    exam.sections[0].skills = {"c4.super_bonus.four_aces", "c4.queens_up.straight_flush", "c4.ante.returned_on_tie"};
    exam.sections[1].skills = {"c4.dealer.below_king"};
    exam.sections[2].skills = {"irregular.dealer_card_exposed", "irregular.late_wager"};
    exam.sections[3].skills = {"c4.queens_up.straight_flush"};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto form = makeForm(exam, seed, standardSource());
        QVERIFY2(form, form ? "" : (form.refusal().at + " " + std::string(form.refusal().reason)).c_str());
        for (std::size_t i = 0; i < exam.sections.size(); ++i) {
            for (const std::string& skill : exam.sections[i].skills) {
                const bool appears = std::any_of(form->items.begin(), form->items.end(), [&](const ExamItem& item) {
                    return item.section == i && exercises(item, skill);
                });
                QVERIFY2(appears, skill.c_str());
            }
        }
    }
}

void TestExam::aSkillThatCannotAppearIsRefused() {
    ExamDefinition exam = sampleExam({section(SectionKind::Payouts, 1, 1)});
    exam.sections[0].skills = {"c4.clear_table"};
    const auto asked = makeForm(exam, 1, standardSource());
    QVERIFY(!asked);
    QCOMPARE(asked.refusal().at, std::string("sections[0].skills"));
    QCOMPARE(std::string(asked.refusal().reason), std::string("skill_not_asked"));
    // One round has one way of dealing and one irregularity.
    exam.sections = {section(SectionKind::Irregularities, 1, 1)};
    exam.sections[0].skills = {"irregular.dealer_card_exposed", "irregular.late_wager"};
    const auto crowded = makeForm(exam, 1, standardSource());
    QVERIFY(!crowded);
    QCOMPARE(std::string(crowded.refusal().reason), std::string("skills_cannot_coexist"));
}

void TestExam::strictHouseOrderLeavesOneOrder() {
    ExamDefinition exam = sampleExam({section(SectionKind::Settlement, 3, 1)});
    const auto branches = [&exam] {
        const auto form = makeForm(exam, 4, standardSource());
        std::size_t more = 0;
        for (const ExamItem& item : form->items) {
            for (const GradedStep& step : item.round()->procedure) more += step.after.size() > 1 ? 1 : 0;
        }
        return more;
    };
    QVERIFY(branches() > 0);
    exam.strictHouseOrder = true;
    QCOMPARE(branches(), 0U);
}

void TestExam::aHousesSubmissionIsTheTableOfItsExam() {
    const auto exam = readExam(houseExam().dump(), book());
    QVERIFY(exam);
    QCOMPARE(exam->rules, std::string("pa-657a-crazy4"));
    const auto form = makeForm(*exam, 1, standardSource());
    QVERIFY(form);
    const Json round = Json::parse(form->items[0].round()->round);
    QCOMPARE(round["selections"]["queens_up"].get<std::string>(), std::string("X"));
    QVERIFY(round["paytables"]["queens_up"].contains("X"));
}

void TestExam::theFactsOfARoundAreReadFromItsTextAlone() {
    QFETCH(QString, rules);
    OpenTables tables;
    for (const ExamItem& item : defaultForm(rules, 2).items) {
        if (item.round() == nullptr) continue;
        const auto record = readRoundLine(item.round()->round, tables);
        QVERIFY(record);
        QVERIFY(factsInRound(item.round()->round) == factsOf(record->round));
        QCOMPARE(rulesInRound(item.round()->round), rules.toStdString());
    }
}

QTEST_APPLESS_MAIN(TestExam)
#include "tst_exam.moc"
