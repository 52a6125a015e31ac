#include "app/supervisor/exam_preview.h"
#include "app/supervisor/exam_skills_dialog.h"
#include "app/supervisor/exams_page.h"
#include "app/supervisor/start_exam_dialog.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/submission_writer.h"
#include "engine/training/needs.h"
#include "tests/app/supervisor/editor_bench.h"
#include "tests/support/rule_set_rows.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

#include <map>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// A supervisor writes an exam, looks at a form of it and starts it: everything by the widgets.
class TestExamsPage : public QObject {
    Q_OBJECT

private slots:
    void init() { m_bench = std::make_unique<EditorBench<ExamsPage>>(); }
    void cleanup() { m_bench.reset(); }
    void aNewExamSavedIsTheDefaultBlueprint_data() { addRuleSetRows(); }
    void aNewExamSavedIsTheDefaultBlueprint();
    void sharesAddUpToKnowledgeAndPerformance();
    void everyMemberCanBeWritten();
    void anExamCanBeHeldByAHousesRules();
    void whatTheTableOffersCanBeChosen();
    void whatIsWrongIsMarkedAtItsPlaceAndCannotBeSaved_data();
    void whatIsWrongIsMarkedAtItsPlaceAndCannotBeSaved();
    void skillsAreChosenFromAListThatCanBeSearched();
    void undoBringsBackTheSameBytes();
    void versionsAndDuplicatesAreKept();
    void whatIsExportedCanBeImported();
    void thePreviewShowsEveryItemWithItsKey();
    void thePreviewCountsTheSkillsOfTheForm();
    void aFormThatCannotBeMadeSaysWhere();
    void makingAFormCanBeGivenUp();
    void everyFieldHasANameForTheScreenReader();

private:
    ExamsPage& page() { return m_bench->page(); }
    ExamDraft& draft() { return static_cast<ExamDraft&>(*page().shelf().find(page().opened())->draft); }
    QPushButton& save() { return m_bench->find<QPushButton>("save"); }
    void setNumber(const char* name, int number) { m_bench->find<QSpinBox>(name).setValue(number); }
    void waitForForm();

    std::unique_ptr<EditorBench<ExamsPage>> m_bench;
};

void TestExamsPage::waitForForm() {
    auto* preview = page().findChild<ExamPreview*>();
    QSignalSpy made(&preview->maker(), &ExamFormMaker::made);
    m_bench->find<QPushButton>("makeForm").click();
    QVERIFY(made.wait(120'000));
}

void TestExamsPage::aNewExamSavedIsTheDefaultBlueprint() {
    QFETCH(QString, rules);
    page().newByChapter(rules.toStdString());
    save().click();
    const ExamDefinition blueprint = defaultExam(*RuleBook::instance().find(rules.toStdString()));
    QCOMPARE(m_bench->stored(), examText(blueprint));
    const auto read = readExam(m_bench->stored(), RuleBook::instance());
    QVERIFY(bool(read));
    QVERIFY(*read == blueprint);
    QCOMPARE(read->passMark, 80);
    QVERIFY(!save().isEnabled());
}

void TestExamsPage::sharesAddUpToKnowledgeAndPerformance() {
    page().newByChapter("pa-657a-crazy4");
    QCOMPARE(m_bench->find<QLabel>("weightShares").text(), QStringLiteral("Knowledge 30 %, performance 70 %"));
    QCOMPARE(m_bench->find<QLabel>("share4").text(), QStringLiteral("30 %"));
    // 20 of 90 in place of 30 of 100.
    setNumber("sections[3].weight", 20);
    QCOMPARE(m_bench->find<QLabel>("share4").text(), QStringLiteral("22.2 %"));
    QCOMPARE(m_bench->find<QLabel>("weightShares").text(), QStringLiteral("Knowledge 33.3 %, performance 66.7 %"));
}

void TestExamsPage::everyMemberCanBeWritten() {
    page().newByChapter("pa-657a-crazy4");
    m_bench->type("title", "Second level");
    m_bench->choose("sections[0].kind", static_cast<int>(SectionKind::Settlement));
    setNumber("sections[0].count", 7);
    setNumber("sections[0].seconds", 15 * 60);
    m_bench->find<QCheckBox>("everySkill4").click();
    setNumber("pass_mark", 85);
    m_bench->type("critical[0].amount", "50");
    m_bench->choose("critical[1].irregularity", 0);
    m_bench->choose("show_after", 2);
    m_bench->find<QCheckBox>("strict_house_order").click();
    setNumber("seconds", 3600);
    setNumber("pace_target.hands_per_hour", 90);
    m_bench->choose("seed", 1);
    setNumber("seedNumber", 4711);
    QVERIFY2(!draft().fault(), draft().fault() ? draft().fault()->at.c_str() : "");
    save().click();
    const auto read = readExam(m_bench->stored(), RuleBook::instance());
    QVERIFY(bool(read));
    ExamDefinition wanted = defaultExam(*RuleBook::instance().find("pa-657a-crazy4"));
    wanted.title = "Second level";
    wanted.sections[0].kind = SectionKind::Settlement;
    wanted.sections[0].count = 7;
    wanted.sections[0].seconds = 900;
    wanted.sections[3].everySkill = true;
    wanted.sections[3].count = read->sections[3].count;
    wanted.passMark = 85;
    wanted.critical[0].amount = Money::dollars(50);
    wanted.critical[1].irregularity.reset();
    wanted.showAfter = ShowAfter::Errors;
    wanted.strictHouseOrder = true;
    wanted.seconds = 3600;
    wanted.pace = PaceTarget{90, {}};
    wanted.seed = 4711;
    QCOMPARE(examText(*read), examText(wanted));
    // Taken away again.
    setNumber("pace_target.hands_per_hour", 0);
    setNumber("seconds", 0);
    QVERIFY(!draft().document().contains("pace_target"));
    QVERIFY(!draft().document().contains("seconds"));
}

void TestExamsPage::anExamCanBeHeldByAHousesRules() {
    const auto chapter = RuleBook::instance().find("pa-641a-fourcard");
    RulesSubmission house = plainSubmission(chapter, everySelection(*chapter));
    house.id = "ours";
    house.title = "Ours";
    const std::string text = submissionText(house);
    QVERIFY(bool(m_bench->store().define(m_bench->people().supervisor, store::newId(), "rules", text)));
    page().newByChapter("pa-657a-crazy4");
    auto& box = m_bench->find<QComboBox>("rules");
    QCOMPARE(box.count(), static_cast<int>(RuleBook::instance().ruleSets().size()) + 1);
    m_bench->choose("rules", box.count() - 1);
    save().click();
    const auto read = readExam(m_bench->stored(), RuleBook::instance());
    QVERIFY(bool(read));
    QCOMPARE(read->rules, std::string("pa-641a-fourcard"));
    QVERIFY(*parseStrictJson(read->submission) == *parseStrictJson(text));
    QVERIFY(read->selections.empty());
    m_bench->choose("rules", 0);
    QVERIFY(!draft().document().contains("submission"));
}

void TestExamsPage::whatTheTableOffersCanBeChosen() {
    page().newByChapter("pa-657a-crazy4");
    m_bench->find<QPushButton>("saySelections").click();
    QTRY_VERIFY(draft().document().contains("selections"));
    m_bench->choose("selections.six_card_bonus", 1);
    save().click();
    const auto exam = readExam(m_bench->stored(), RuleBook::instance());
    QVERIFY(bool(exam));
    const auto house = submissionOf(*exam, RuleBook::instance());
    QCOMPARE(house->selections.letters.at(Wager::SixCardBonus), std::string("A"));
}

void TestExamsPage::whatIsWrongIsMarkedAtItsPlaceAndCannotBeSaved_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");
    QTest::newRow("no title") << QStringLiteral("title") << QString();
    QTest::newRow("no rounds") << QStringLiteral("sections[3].count") << QStringLiteral("0");
    QTest::newRow("more than anybody sits") << QStringLiteral("sections[0].count") << QStringLiteral("201");
    QTest::newRow("too heavy") << QStringLiteral("sections[5].weight") << QStringLiteral("1001");
    QTest::newRow("no mark") << QStringLiteral("pass_mark") << QStringLiteral("0");
    QTest::newRow("more than everything") << QStringLiteral("pass_mark") << QStringLiteral("101");
    QTest::newRow("no amount") << QStringLiteral("critical[0].amount") << QStringLiteral("a lot");
}

void TestExamsPage::whatIsWrongIsMarkedAtItsPlaceAndCannotBeSaved() {
    QFETCH(QString, place);
    QFETCH(QString, value);
    page().newByChapter("pa-657a-crazy4");
    auto& error = m_bench->find<QLabel>(place + QStringLiteral(".error"));
    QVERIFY(error.text().isEmpty());
    if (auto* box = page().findChild<QSpinBox*>(place)) {
        box->setValue(value.toInt());
    } else {
        m_bench->type(place, value);
    }
    QVERIFY(!error.text().isEmpty());
    QVERIFY(!error.isHidden());
    QVERIFY(!save().isEnabled());
    QVERIFY(!page().shelf().save(page().opened()));
    for (const QLabel* other : page().findChildren<QLabel*>()) {
        if (other->objectName().endsWith(QLatin1String(".error")) && other != &error) {
            QVERIFY2(other->text().isEmpty(), qPrintable(other->objectName()));
        }
    }
    draft().undo().undo();
    QVERIFY(error.text().isEmpty());
}

void TestExamsPage::skillsAreChosenFromAListThatCanBeSearched() {
    page().newByChapter("pa-657a-crazy4");
    m_bench->find<QPushButton>("skills4").click();
    auto* dialog = page().findChild<ExamSkillsDialog*>();
    QVERIFY(dialog != nullptr);
    auto* list = dialog->findChild<QListView*>(QStringLiteral("skillList"));
    const int all = list->model()->rowCount();
    QCOMPARE(static_cast<std::size_t>(all), reachableSkills(*draft().house()).size());
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("skillSearch")), QStringLiteral("paid_while_losing"));
    QCOMPARE(list->model()->rowCount(), 1);
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Space);
    dialog->findChild<QPushButton*>(QStringLiteral("skillsTake"))->click();
    QVERIFY(!draft().fault());
    QCOMPARE(draft().exam()->sections[3].skills, std::vector<std::string>{"c4.super_bonus.paid_while_losing"});
    // A skill that another table does not have is marked at the list.
    m_bench->choose("rules",
                    m_bench->find<QComboBox>("rules").findText(QStringLiteral("Four Card"), Qt::MatchStartsWith));
    QVERIFY(draft().fault());
    QVERIFY(!m_bench->find<QLabel>("sections[3].skills.error").text().isEmpty());
}

void TestExamsPage::undoBringsBackTheSameBytes() {
    page().newByChapter("ma-crazy4");
    const std::string before = draft().document().dump();
    const std::string textBefore = draft().text();
    m_bench->type("title", "Changed");
    m_bench->find<QPushButton>("sectionDown1").click();
    QTRY_VERIFY(draft().document().at("sections").at(0).at("kind") == "payouts");
    m_bench->find<QPushButton>("sectionRemove3").click();
    QTRY_COMPARE(draft().document().at("sections").size(), std::size_t(5));
    m_bench->find<QPushButton>("addSection").click();
    m_bench->find<QPushButton>("criticalRemove1").click();
    QTRY_COMPARE(draft().document().at("critical").size(), std::size_t(1));
    setNumber("pass_mark", 90);
    const std::string after = draft().document().dump();
    auto& title = m_bench->find<QLineEdit>("title");
    title.setFocus();
    for (int i = 0; i < 50 && draft().undo().canUndo(); ++i) QTest::keySequence(&title, QKeySequence::Undo);
    QCOMPARE(draft().document().dump(), before);
    QCOMPARE(draft().text(), textBefore);
    for (int i = 0; i < 50 && draft().undo().canRedo(); ++i) QTest::keySequence(&title, QKeySequence::Redo);
    QCOMPARE(draft().document().dump(), after);
}

void TestExamsPage::versionsAndDuplicatesAreKept() {
    page().newByChapter("pa-657a-crazy4");
    save().click();
    const std::string first = m_bench->stored();
    setNumber("pass_mark", 75);
    save().click();
    QCOMPARE(page().shelf().find(page().opened())->newest, 2);
    page().open(page().opened(), 1);
    QCOMPARE(draft().text(), first);
    m_bench->find<QPushButton>("duplicateExam").click();
    QVERIFY(draft().document().at("title").get<std::string>().find("copy") != std::string::npos);
    QCOMPARE(page().shelf().entries().size(), std::size_t(2));
}

void TestExamsPage::whatIsExportedCanBeImported() {
    page().newByChapter("pa-647a-holdem-bonus");
    m_bench->type("title", "To take along");
    const QString path = m_bench->file("exam.json");
    page().exportTo(page().opened(), path);
    const std::string text = draft().text();
    page().importFrom(path);
    QCOMPARE(page().shelf().entries().size(), std::size_t(2));
    QCOMPARE(draft().text(), text);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"cutcard-exam/1\"}");
    file.close();
    QSignalSpy said(&page(), &ConsolePage::said);
    page().importFrom(path);
    QCOMPARE(said.last().at(1).toBool(), true);
    QCOMPARE(page().shelf().entries().size(), std::size_t(2));
}

void TestExamsPage::thePreviewShowsEveryItemWithItsKey() {
    page().newByChapter("pa-657a-crazy4");
    waitForForm();
    auto& items = m_bench->find<QTreeWidget>("formItems");
    // 10 + 10 + 10 questions, 3 + 5 + 4 rounds.
    QCOMPARE(items.topLevelItemCount(), 42);
    for (int i = 0; i < 42; ++i) {
        const QTreeWidgetItem* line = items.topLevelItem(i);
        QVERIFY(!line->text(2).isEmpty());
        QCOMPARE(line->text(3).isEmpty(), i >= 30);
    }
    QVERIFY(items.topLevelItem(30)->text(2).contains(QLatin1String("Crazy 4 Poker")));
    QVERIFY(items.topLevelItem(30)->text(2).contains(QLatin1String("player")));
}

void TestExamsPage::thePreviewCountsTheSkillsOfTheForm() {
    page().newByChapter("pa-641a-fourcard");
    waitForForm();
    // Counted once more, from the text of the form that the engine makes of the same seed.
    const auto form = makeForm(*draft().exam(), 1, standardSource());
    QVERIFY(bool(form));
    const auto written = parseStrictJson(formText(*form));
    const std::vector<std::string> all = reachableSkills(*draft().house());
    std::map<std::string, int> counted;
    for (const Json& item : written->at("items")) {
        if (item.contains("question")) {
            ++counted[item.at("question").at("skill").get<std::string>()];
        } else {
            for (const Json& step : item.at("steps")) ++counted[step.at("skill").get<std::string>()];
        }
    }
    int covered = 0;
    for (const std::string& skill : all) covered += counted.contains(skill) ? 1 : 0;
    QVERIFY(covered > 0);
    auto& skills = m_bench->find<QTreeWidget>("formSkills");
    QCOMPARE(skills.topLevelItem(0)->childCount(), static_cast<int>(all.size()) - covered);
    QCOMPARE(skills.topLevelItem(1)->childCount(), covered);
    for (int i = 0; i < covered; ++i) {
        const QTreeWidgetItem* line = skills.topLevelItem(1)->child(i);
        QCOMPARE(line->text(1).toInt(), counted.at(line->data(0, Qt::UserRole).toString().toStdString()));
    }
    QVERIFY(m_bench->find<QLabel>("coverSummary").text().contains(QString::number(covered)));
}

void TestExamsPage::aFormThatCannotBeMadeSaysWhere() {
    page().newByChapter("pa-657a-crazy4");
    // Which topics there are is not asked before a form is made.
    draft().set(Draft::Path("/sections/2/skills"), {"of_another_chapter"}, QStringLiteral("Skills"));
    QVERIFY(!draft().fault());
    waitForForm();
    const QString state = m_bench->find<QLabel>("previewState").text();
    QVERIFY2(state.contains(QLatin1String("sections[2].skills")), qPrintable(state));
    QCOMPARE(m_bench->find<QTreeWidget>("formItems").topLevelItemCount(), 0);
}

void TestExamsPage::makingAFormCanBeGivenUp() {
    page().newByChapter("pa-657a-crazy4");
    setNumber("sections[3].count", 200);
    auto* preview = page().findChild<ExamPreview*>();
    QSignalSpy made(&preview->maker(), &ExamFormMaker::made);
    m_bench->find<QPushButton>("makeForm").click();
    QVERIFY(preview->maker().isMaking());
    QVERIFY(!m_bench->find<QPushButton>("makeForm").isEnabled());
    m_bench->find<QPushButton>("cancelForm").click();
    QVERIFY(!preview->maker().isMaking());
    QVERIFY(m_bench->find<QPushButton>("makeForm").isEnabled());
    QVERIFY(!made.wait(1500));
    QCOMPARE(m_bench->find<QTreeWidget>("formItems").topLevelItemCount(), 0);
}

void TestExamsPage::everyFieldHasANameForTheScreenReader() {
    page().newByChapter("pa-657a-crazy4");
    verifyNames(page());
}

QTEST_MAIN(TestExamsPage)
#include "tst_exams_page.moc"
