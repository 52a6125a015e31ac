#include "app/text/catalogue.h"
#include "engine/training/drills.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Every question, every answer and every wrong rule of the drills has a sentence.
class TestDrillText : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void everyQuestionCanBeReadAndItsAnswersToldApart_data() { addRuleSetRows(); }
    void everyQuestionCanBeReadAndItsAnswersToldApart();
    void everyWrongRuleHasASentenceOfItsOwn();
    void aQuestionSaysWhatIsAsked_data();
    void aQuestionSaysWhatIsAsked();
    void anAnswerToldWrongIsNotASentence();
};

namespace {

bool isComplete(const QString& sentence) {
    static const QRegularExpression placeholder("%L?[0-9]");
    return !sentence.isEmpty() && !sentence.contains(placeholder);
}

DrillQuestion asked(DrillKind kind, const char* prompt) {
    DrillQuestion question;
    question.kind = kind;
    question.prompt = prompt;
    return question;
}

}  // namespace

void TestDrillText::everyQuestionCanBeReadAndItsAnswersToldApart() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto game = anyTable(rules.toStdString(), seed);
        for (int i = 0; i < kDrillKindCount; ++i) {
            const auto kind = static_cast<DrillKind>(i);
            const DrillQuestion question = makeDrill(*game, kind, seed);
            QVERIFY2(isComplete(text::drillQuestion(question)), question.prompt.c_str());
            std::set<QString> answers;
            for (const DrillOption& option : question.options) {
                const QString answer = text::drillAnswer(kind, option);
                QVERIFY2(isComplete(answer), option.code.c_str());
                QVERIFY2(answers.insert(answer).second, qUtf8Printable(answer));
                if (option.wrongRule.empty()) continue;
                QVERIFY2(isComplete(text::wrongRule(kind, option.wrongRule)), option.wrongRule.c_str());
            }
        }
    }
}

void TestDrillText::everyWrongRuleHasASentenceOfItsOwn() {
    std::map<QString, std::string> sentences;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const auto game = tableWithEverything(rules->id);
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            for (int i = 0; i < static_cast<int>(DrillKind::Theory); ++i) {
                for (const DrillOption& option : makeDrill(*game, static_cast<DrillKind>(i), seed).options) {
                    if (option.wrongRule.empty()) continue;
                    const QString sentence = text::wrongRule(static_cast<DrillKind>(i), option.wrongRule);
                    const auto [other, isNew] = sentences.emplace(sentence, option.wrongRule);
                    QVERIFY2(isNew || other->second == option.wrongRule, qUtf8Printable(sentence));
                }
            }
        }
    }
    QVERIFY(sentences.size() >= 50);
    QCOMPARE(text::wrongRule(DrillKind::ReadHand, "juggling"), QString());
}

void TestDrillText::aQuestionSaysWhatIsAsked_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("prompt");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char* name, DrillKind kind, const char* prompt, const QStringList& parts) {
        QTest::newRow(name) << static_cast<int>(kind) << QByteArray(prompt) << parts;
    };
    row("wager, stake, hand and letter", DrillKind::WhatPays,
        R"({"wager":"queens_up","stake":"5.00","row":"flush","paytable":"B"})", {"Queens Up", "$5.00", "flush", "B"});
    row("even money has neither hand nor letter", DrillKind::WhatPays,
        R"({"wager":"ante","stake":"15.00","row":null,"paytable":null})", {"Ante", "$15.00"});
    row("the wager", DrillKind::WhoWins, R"({"wager":"super_bonus"})", {"Super Bonus"});
    row("how deep the cut is", DrillKind::IsIrregular, R"({"event":{"kind":"cut_too_shallow","depth":9}})", {"9"});
    row("how many cards, and when", DrillKind::IsIrregular,
        R"({"event":{"kind":"face_up_card","count":2,"when":"dealing"}})", {"2", "While"});
    row("which card of the dealer, and when", DrillKind::IsIrregular,
        R"({"event":{"kind":"dealer_card_exposed","card":6,"when":"after_last_decision"}})", {"6", "After the last"});
    row("whose hand", DrillKind::ReadHand, R"({"whose":"dealer"})", {"dealer"});
}

void TestDrillText::aQuestionSaysWhatIsAsked() {
    QFETCH(int, kind);
    QFETCH(QByteArray, prompt);
    QFETCH(QStringList, parts);
    const QString sentence = text::drillQuestion(asked(static_cast<DrillKind>(kind), prompt.constData()));
    QVERIFY(isComplete(sentence));
    for (const QString& part : parts) QVERIFY2(sentence.contains(part), qUtf8Printable(sentence));
}

void TestDrillText::anAnswerToldWrongIsNotASentence() {
    QCOMPARE(text::drillAnswer(DrillKind::WhatNext, {"juggle", {"1", ""}}), QString());
    QCOMPARE(text::drillAnswer(DrillKind::WhatNext, {"settle", {}}), QString());
    QCOMPARE(text::drillAnswer(DrillKind::WhatPays, {"amount", {}}), QString());
    // A prompt that is no prompt of that kind is survived.
    for (int kind = 0; kind < kDrillKindCount; ++kind) {
        for (const char* prompt : {"{}", R"({"wager":7,"event":[],"row":{}})"}) {
            text::drillQuestion(asked(static_cast<DrillKind>(kind), prompt));
        }
    }
}

QTEST_APPLESS_MAIN(TestDrillText)
#include "tst_drill_text.moc"
