#include "engine/rules/embedded_rules.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/skills.h"
#include "engine/training/theory.h"
#include "tests/support/data_files.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// What is asked about a chapter, against answers read by hand from its text (tests/data/theory).
class TestTheory : public QObject {
    Q_OBJECT

private slots:
    void topicsAndReadAnswersAreTheSameSet_data();
    void topicsAndReadAnswersAreTheSameSet();
    void theRightAnswerIsTheChapters_data();
    void theRightAnswerIsTheChapters();
    void allAnswersDifferAndOneIsRight_data();
    void allAnswersDifferAndOneIsRight();
    void theOrderOfTheAnswersFollowsTheSeed_data();
    void theOrderOfTheAnswersFollowsTheSeed();
    void aNumberOfTheFactsHasTheirParagraph_data();
    void aNumberOfTheFactsHasTheirParagraph();
    void noTopicIsASkill_data();
    void noTopicIsASkill();
    void everyTopicOfTheCatalogueIsAskedSomewhere();
    void aWrongNumberThatIsRightHereIsLeftOut();
    void aFaultInTheTheoryIsRefused_data();
    void aFaultInTheTheoryIsRefused();
};

namespace {

std::shared_ptr<const RuleSet> currentRules() {
    QFETCH(QString, rules);
    return RuleBook::instance().find(rules.toStdString());
}

std::vector<std::map<std::string, std::string>> readAnswers(const RuleSet& rules) {
    return tableRows("theory/" + rules.id + ".tsv");
}

std::string written(const TheoryAnswer& answer) {
    return answer.number ? std::to_string(*answer.number) : answer.code;
}

const TheoryTopic* topicNamed(const RuleSet& rules, std::string_view id) {
    for (const TheoryTopic& topic : theoryTopics(rules)) {
        if (topic.id == id) return &topic;
    }
    return nullptr;
}

std::set<std::string> topicIds(const RuleSet& rules) {
    std::set<std::string> ids;
    for (const TheoryTopic& topic : theoryTopics(rules)) ids.insert(topic.id);
    return ids;
}

std::set<int> wrongNumbers(const char* rules, const char* topic) {
    std::set<int> numbers;
    for (const TheoryAnswer& answer : topicNamed(*RuleBook::instance().find(rules), topic)->wrong) {
        numbers.insert(answer.number.value_or(-1));
    }
    return numbers;
}

Json crazyFourFile() {
    for (const std::string_view text : embeddedRuleSets()) {
        Json document = Json::parse(text);
        if (document["id"] == "pa-657a-crazy4") return document;
    }
    return {};
}

}  // namespace

void TestTheory::topicsAndReadAnswersAreTheSameSet_data() {
    addRuleSetRows();
}

void TestTheory::topicsAndReadAnswersAreTheSameSet() {
    const auto rules = currentRules();
    std::set<std::string> read;
    for (const auto& row : readAnswers(*rules)) {
        QVERIFY2(read.insert(row.at("topic")).second, row.at("topic").c_str());
    }
    const std::set<std::string> asked = topicIds(*rules);
    for (const std::string& id : asked) QVERIFY2(read.contains(id), id.c_str());
    for (const std::string& id : read) QVERIFY2(asked.contains(id), id.c_str());
    QCOMPARE(theoryTopics(*rules).size(), asked.size());
    QVERIFY(asked.size() >= 20);
}

void TestTheory::theRightAnswerIsTheChapters_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("paragraph");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        for (const auto& row : readAnswers(*rules)) {
            QTest::newRow((rules->id + ' ' + row.at("topic")).c_str())
                << QString::fromStdString(rules->id) << QString::fromStdString(row.at("topic"))
                << QString::fromStdString(row.at("right")) << QString::fromStdString(row.at("paragraph"));
        }
    }
}

void TestTheory::theRightAnswerIsTheChapters() {
    QFETCH(QString, topic);
    QFETCH(QString, right);
    QFETCH(QString, paragraph);
    const auto rules = currentRules();
    const TheoryTopic* found = topicNamed(*rules, topic.toStdString());
    QVERIFY(found != nullptr);
    RandomSource random(1);
    const TheoryQuestion question = theoryQuestion(*rules, *found, random);
    QCOMPARE(QString::fromStdString(question.topic), topic);
    QCOMPARE(QString::fromStdString(question.cite), paragraph);
    QCOMPARE(QString::fromStdString(written(question.answers.at(question.right))), right);
}

void TestTheory::allAnswersDifferAndOneIsRight_data() {
    addRuleSetRows();
}

void TestTheory::allAnswersDifferAndOneIsRight() {
    const auto rules = currentRules();
    RandomSource random(7);
    for (const TheoryTopic& topic : theoryTopics(*rules)) {
        const TheoryQuestion question = theoryQuestion(*rules, topic, random);
        QVERIFY2(question.answers.size() >= 3 && question.answers.size() <= 5, topic.id.c_str());
        std::set<std::string> different;
        for (std::size_t i = 0; i < question.answers.size(); ++i) {
            const TheoryAnswer& answer = question.answers[i];
            QVERIFY2(different.insert(written(answer)).second, (topic.id + ": " + written(answer)).c_str());
            QCOMPARE(answer.number.has_value(), topic.right.number.has_value());
            QCOMPARE(answer == topic.right, i == question.right);
        }
    }
}

void TestTheory::theOrderOfTheAnswersFollowsTheSeed_data() {
    addRuleSetRows();
}

void TestTheory::theOrderOfTheAnswersFollowsTheSeed() {
    const auto rules = currentRules();
    for (const TheoryTopic& topic : theoryTopics(*rules)) {
        std::set<std::size_t> places;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            RandomSource random(seed);
            RandomSource again(seed);
            const TheoryQuestion question = theoryQuestion(*rules, topic, random);
            QVERIFY2(question.answers == theoryQuestion(*rules, topic, again).answers, topic.id.c_str());
            places.insert(question.right);
        }
        // The right one comes up in every place.
        QCOMPARE(places.size(), topic.wrong.size() + 1);
    }
}

void TestTheory::aNumberOfTheFactsHasTheirParagraph_data() {
    addRuleSetRows();
}

void TestTheory::aNumberOfTheFactsHasTheirParagraph() {
    const auto rules = currentRules();
    int asked = 0;
    for (const Fact& fact : rules->facts) {
        const TheoryTopic* topic = topicNamed(*rules, fact.name);
        if (topic == nullptr) continue;
        ++asked;
        QCOMPARE(topic->right.number.value_or(-1), fact.value);
        QCOMPARE(QString::fromStdString(topic->cite), QString::fromStdString(fact.cite));
    }
    QCOMPARE(asked, 4);
}

void TestTheory::noTopicIsASkill_data() {
    addRuleSetRows();
}

void TestTheory::noTopicIsASkill() {
    const auto rules = currentRules();
    const std::set<std::string> topics = topicIds(*rules);
    for (const Branch* branch : skillsOf(*rules)) QVERIFY2(!topics.contains(branch->skill), branch->skill.c_str());
}

void TestTheory::everyTopicOfTheCatalogueIsAskedSomewhere() {
    std::set<std::string> asked;
    for (const auto& rules : RuleBook::instance().ruleSets()) asked.merge(topicIds(*rules));
    const Json catalogue = Json::parse(embeddedTheory());
    for (const auto& [id, topic] : catalogue.items()) QVERIFY2(asked.contains(id), id.c_str());
}

void TestTheory::aWrongNumberThatIsRightHereIsLeftOut() {
    // 657a.2(a): six players, so the table for seven is the wrong one; in 641a.2(a) it is the other way round.
    QVERIFY((wrongNumbers("pa-657a-crazy4", "seats") == std::set{5, 7, 8}));
    QVERIFY((wrongNumbers("pa-641a-fourcard", "seats") == std::set{5, 6, 8}));
    // 657a.3(c): the hours of the other way of dealing are among them.
    QVERIFY(wrongNumbers("pa-657a-crazy4", "deck_hours_hand").contains(8));
    QVERIFY(wrongNumbers("pa-657a-crazy4", "deck_hours_shoe").contains(4));
    // 641a.8(d): the dealer has one card more than a player.
    QVERIFY(wrongNumbers("pa-641a-fourcard", "cards_dealer").contains(5));
}

void TestTheory::aFaultInTheTheoryIsRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("at");
    const auto add = [](const char* name, const char* file, const char* pointer, const Json& value, const char* at) {
        QTest::newRow(name) << file << pointer << QByteArray::fromStdString(value.dump()) << at;
    };
    add("a topic nobody knows", "rules", "/theory/juggling", "657a.1", "theory.juggling");
    add("a topic without paragraph", "rules", "/theory/deck_hold", "", "theory.deck_hold");
    add("a ruling without paragraph", "rules", "/theory/deck_hold", {{"ruling", "ALL-14"}}, "theory.deck_hold");
    add("a key too many", "rules", "/theory/deck_hold", {{"cite", "1"}, {"ruling", "2"}, {"page", "3"}},
        "theory.deck_hold.page");
    add("a list of topics", "rules", "/theory", Json::array({"deck_hold"}), "theory");
    add("a number nobody knows", "theory", "/seats/number", "chairs", "theory.seats.number");
    add("a wrong number nobody knows", "theory", "/seats/wrong/stub_count", "chairs", "theory.seats.wrong.stub_count");
    add("no right answer", "theory", "/deck_hold", {{"wrong", {"a", "b"}}}, "theory.deck_hold");
    add("one wrong answer", "theory", "/deck_hold/wrong", Json::array({"a"}), "theory.deck_hold.wrong");
    add("five wrong answers", "theory", "/deck_hold/wrong", {"a", "b", "c", "d", "e"}, "theory.deck_hold.wrong");
    add("the right answer among the wrong", "theory", "/deck_hold/wrong/1", "one_hand_over_the_tray",
        "theory.deck_hold.wrong[1]");
    add("a wrong answer twice", "theory", "/deck_hold/wrong/1", "left_hand_over_the_tray", "theory.deck_hold.wrong[1]");
    add("an answer that is no code", "theory", "/deck_hold/wrong/1", 3, "theory.deck_hold.wrong[1]");
}

void TestTheory::aFaultInTheTheoryIsRefused() {
    QFETCH(QString, file);
    QFETCH(QString, pointer);
    QFETCH(QByteArray, value);
    QFETCH(QString, at);
    Json rules = crazyFourFile();
    Json theory = Json::parse(embeddedTheory());
    QVERIFY(readRuleSet(rules.dump(), embeddedCommonTables(), theory.dump()));
    (file == "rules" ? rules : theory)[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    const auto read = readRuleSet(rules.dump(), embeddedCommonTables(), theory.dump());
    QVERIFY(!read);
    QVERIFY(read.refusal().code == RefusalCode::BadFormat);
    QCOMPARE(QString::fromStdString(read.refusal().at), at);
}

QTEST_APPLESS_MAIN(TestTheory)
#include "tst_theory.moc"
