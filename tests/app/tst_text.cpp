#include "app/text/amounts.h"
#include "app/text/catalogue.h"
#include "engine/procedure/table_procedures.h"
#include "engine/record/round_record.h"
#include "engine/rules/skills.h"
#include "engine/training/theory.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/source_scan.h"
#include "tests/support/worked_cases.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Every code of the engine has a sentence, and every sentence is complete.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everySkillHasATitleOfItsOwn_data();
    void everySkillHasATitleOfItsOwn();
    void aSkillNobodyKnowsHasNoTitle();
    void everyReasonOfARefusalHasASentence();
    void everyRefusedRoundIsExplained();
    void aSentenceKeepsWhatThePersonWrote();
    void everyActionHasASentence();
    void everyStepOfARoundHasASentence_data();
    void everyStepOfARoundHasASentence();
    void aStepSaysSeatWagerAndAmount();
    void amountsAreGroupedWhereverTheyAreRead();
    void everyWagerAndEveryRowHasAName();
    void everyTheoryQuestionAndAnswerHasASentence_data();
    void everyTheoryQuestionAndAnswerHasASentence();
    void everyStepOutsideARoundHasASentence();
};

namespace {

const QRegularExpression kPlaceholder("%L?[0-9]");

bool isComplete(const QString& sentence) {
    return !sentence.isEmpty() && !sentence.contains(kPlaceholder);
}

const Branch& anyBranch() {
    static const Branch branch{"any", "657a.11", ""};
    return branch;
}

Step step(Action action, int seat, StepDetail detail = {}) {
    return {action, seat, &anyBranch(), detail, 0, 0};
}

/// One step of every kind.
std::vector<Step> oneStepEach() {
    const Card card(Rank::Ten, Suit::Diamonds);
    const HandSet hand{{card, card, card, card, card}, 4, "flush"};
    return {step(Action::Announce, kNoSeat, Announcement{"no_more_bets"}),
            step(Action::LockWagers, kNoSeat),
            step(Action::CollectProgressive, kNoSeat),
            step(Action::VerifyProgressive, kNoSeat, Count{3}),
            step(Action::Deal, kNoSeat, CardDealt{card, {4}}),
            step(Action::CountStub, kNoSeat, Count{37}),
            step(Action::DiscardStub, kNoSeat),
            step(Action::Ask, 4, Asked{Wager::Play}),
            step(Action::CollectForfeit, 4, AboutWager{Wager::Ante}),
            step(Action::CollectCards, 4),
            step(Action::RevealDealer, kNoSeat),
            step(Action::SetDealerHand, kNoSeat, hand),
            step(Action::TurnCards, 4),
            step(Action::SetHand, 4, hand),
            step(Action::Settle, 4, Settled{Wager::Ante, Outcome::Pay, Money::dollars(10)}),
            step(Action::RevealSixCard, kNoSeat),
            step(Action::CallFloor, 4, AboutWager{Wager::Progressive}),
            step(Action::HoldCards, 4),
            step(Action::PayEnvy, 4, EnvyPaid{2, Money::dollars(100)}),
            step(Action::ClearTable, kNoSeat)};
}

}  // namespace

void TestText::init() {
    // Qt warns where a sentence has no place for what it is given.
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestText::everySkillHasATitleOfItsOwn_data() {
    addRuleSetRows();
}

void TestText::everySkillHasATitleOfItsOwn() {
    QFETCH(QString, rules);
    std::map<QString, std::string> titles;
    for (const Branch* branch : skillsOf(*RuleBook::instance().find(rules.toStdString()))) {
        const QString title = text::skillTitle(branch->skill);
        QVERIFY2(isComplete(title), branch->skill.c_str());
        const auto [other, isNew] = titles.emplace(title, branch->skill);
        QVERIFY2(isNew, (branch->skill + " and " + other->second + ": " + title.toStdString()).c_str());
    }
    QVERIFY(titles.size() > 40);
}

void TestText::aSkillNobodyKnowsHasNoTitle() {
    QCOMPARE(text::skillTitle("c4.juggling"), QString());
    QCOMPARE(text::skillTitle(""), QString());
}

void TestText::everyReasonOfARefusalHasASentence() {
    const auto refusals = refusalsInSources();
    std::set<std::string> reasons;
    for (const RefusalInSource& found : refusals) {
        Refusal refusal{RefusalCode::BadFormat, "seats[0]", found.reason, {}};
        for (std::size_t i = 1; i <= found.params; ++i) refusal.params.push_back("<" + std::to_string(i) + ">");
        const QString sentence = text::refusal(refusal);
        const std::string where = found.reason + " in " + found.file + ": " + sentence.toStdString();
        QVERIFY2(sentence != "bad_format", where.c_str());
        QVERIFY2(isComplete(sentence), where.c_str());
        for (const std::string& param : refusal.params) {
            QVERIFY2(sentence.contains(QString::fromStdString(param)), where.c_str());
        }
        reasons.insert(found.reason);
    }
    // The search itself works: reasons of every form in which they are written.
    for (const char* reason : {"syntax", "unknown_key", "unknown_selection", "line_too_long", "wager_missing",
                               "duplicate_card", "not_an_amount", "play_out_of_range", "row_twice", "no_seat"}) {
        QVERIFY2(reasons.contains(reason), reason);
    }
    QVERIFY(reasons.size() >= 45);
}

void TestText::everyRefusedRoundIsExplained() {
    OpenTables tables;
    int refused = 0;
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("refusals", ".jsonl"))) {
            const auto record = readRoundLine(item["line"].get<std::string>(), tables);
            if (record) continue;
            ++refused;
            const QString sentence = text::refusal(record.refusal());
            QVERIFY2(isComplete(sentence), item["name"].get<std::string>().c_str());
            const std::string_view code = refusalCodeName(record.refusal().code);
            QVERIFY2(sentence.toStdString() != code, std::string(record.refusal().reason).c_str());
        }
    }
    QVERIFY(refused > 150);
}

void TestText::aSentenceKeepsWhatThePersonWrote() {
    for (const char* written : {"%1", "%2 %1", "100%", "ä€🂡", "\"quoted\""}) {
        const QString sentence = text::refusal({RefusalCode::UnknownRules, "rules", "unknown_rules", {written}});
        QVERIFY2(sentence.contains(QString::fromUtf8(written)), qUtf8Printable(sentence));
    }
}

void TestText::everyActionHasASentence() {
    std::set<Action> actions;
    std::set<QString> sentences;
    for (const Step& step : oneStepEach()) {
        const QString sentence = text::step(step);
        QVERIFY2(isComplete(sentence), std::string(actionName(step.action)).c_str());
        QVERIFY2(sentences.insert(sentence).second, qUtf8Printable(sentence));
        actions.insert(step.action);
    }
    for (int action = 0; action <= static_cast<int>(Action::ClearTable); ++action) {
        QVERIFY2(actions.contains(static_cast<Action>(action)),
                 std::string(actionName(static_cast<Action>(action))).c_str());
    }
}

void TestText::everyStepOfARoundHasASentence_data() {
    addRuleSetRows();
}

void TestText::everyStepOfARoundHasASentence() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed);
        const Procedure procedure = table->adjudicate(dealRound(*table, anyRequest(*table, seed))).procedure;
        for (const Step& step : procedure.steps()) {
            const QString sentence = text::step(step);
            QVERIFY2(isComplete(sentence), std::string(actionName(step.action)).c_str());
            if (step.seat > 0) QVERIFY2(sentence.contains(QString::number(step.seat)), qUtf8Printable(sentence));
            if (step.action != Action::ClearTable) QVERIFY(sentence != text::step(oneStepEach().back()));
        }
    }
}

void TestText::aStepSaysSeatWagerAndAmount() {
    const auto settle = [](Outcome outcome) {
        return text::step(step(Action::Settle, 6, Settled{Wager::QueensUp, outcome, Money::cents(750)}));
    };
    std::set<QString> different;
    for (const Outcome outcome : {Outcome::Take, Outcome::Pay, Outcome::Return}) {
        const QString sentence = settle(outcome);
        for (const char* part : {"6", "Queens Up", "$7.50"})
            QVERIFY2(sentence.contains(part), qUtf8Printable(sentence));
        different.insert(sentence);
    }
    QCOMPARE(different.size(), std::size_t{3});
    const QString envy = text::step(step(Action::PayEnvy, 2, EnvyPaid{5, Money::dollars(300)}));
    for (const char* part : {"2", "5", "$300.00"}) QVERIFY2(envy.contains(part), qUtf8Printable(envy));
    const Card card(Rank::Ten, Suit::Diamonds);
    std::set<QString> places;
    for (const CardPlace& to : {CardPlace(3), CardPlace(Spot::Dealer), CardPlace(Spot::Community),
                                CardPlace(Spot::SixCardBonus), CardPlace(Spot::Burn), CardPlace(Spot::Discard)}) {
        const QString sentence = text::step(step(Action::Deal, kNoSeat, CardDealt{card, {to}}));
        QVERIFY2(sentence.contains("10♦"), qUtf8Printable(sentence));
        places.insert(sentence);
    }
    QCOMPARE(places.size(), std::size_t{6});
    QVERIFY(text::step(step(Action::HoldCards, kDealerPosition)) != text::step(step(Action::HoldCards, 1)));
    QVERIFY(text::step(step(Action::Announce, kNoSeat, Announcement{"no_hand"})) !=
            text::step(step(Action::Announce, kNoSeat, Announcement{"no_more_bets"})));
}

void TestText::amountsAreGroupedWhereverTheyAreRead() {
    QCOMPARE(text::money(Money::dollars(5014)), QString("$5,014.00"));
    QCOMPARE(text::dollars("5014.79"), QString("$5,014.79"));
    QCOMPARE(text::dollars("1250"), QString("$1,250"));
    // As far as it is typed.
    QCOMPARE(text::dollars(""), QString("$"));
    QCOMPARE(text::dollars("0007."), QString("$0007."));
    QCOMPARE(text::dollars("1250."), QString("$1,250."));
    // What is typed goes back as it came.
    QCOMPARE(text::plainFigures(text::figures("1250.5")), QString("1250.5"));
}

void TestText::everyWagerAndEveryRowHasAName() {
    std::set<QString> wagers;
    for (int wager = 0; wager < kWagerCount; ++wager) wagers.insert(text::wager(static_cast<Wager>(wager)));
    QCOMPARE(wagers.size(), std::size_t{kWagerCount});
    std::set<QString> rows;
    for (int row = 0; row < kRowCount; ++row) {
        rows.insert(text::row(static_cast<Row>(row)));
        QCOMPARE(text::category(rowName(static_cast<Row>(row))), text::row(static_cast<Row>(row)));
    }
    QCOMPARE(rows.size(), std::size_t{kRowCount});
    QVERIFY(!wagers.contains(QString()) && !rows.contains(QString()));
}

void TestText::everyTheoryQuestionAndAnswerHasASentence_data() {
    addRuleSetRows();
}

void TestText::everyTheoryQuestionAndAnswerHasASentence() {
    QFETCH(QString, rules);
    std::set<QString> questions;
    for (const TheoryTopic& topic : theoryTopics(*RuleBook::instance().find(rules.toStdString()))) {
        const QString question = text::theoryQuestion(topic.id);
        QVERIFY2(isComplete(question), topic.id.c_str());
        QVERIFY2(questions.insert(question).second, qUtf8Printable(question));
        std::set<QString> answers = {text::theoryAnswer(topic.right)};
        for (const TheoryAnswer& wrong : topic.wrong) answers.insert(text::theoryAnswer(wrong));
        QVERIFY2(!answers.contains(QString()), topic.id.c_str());
        QCOMPARE(answers.size(), topic.wrong.size() + 1);
    }
    QCOMPARE(text::theoryQuestion("juggling"), QString());
    QCOMPARE(text::theoryAnswer({"juggling", std::nullopt}), QString());
    QCOMPARE(text::theoryAnswer({"seats", 6}), QString("6"));
}

void TestText::everyStepOutsideARoundHasASentence() {
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        for (TableProcedure procedure : tableProceduresOf(*rules)) {
            const Procedure steps = tableProcedure(*rules, procedure);
            for (const Step& step : steps.steps()) {
                const QString sentence = text::step(step);
                QVERIFY2(isComplete(sentence), std::string(actionName(step.action)).c_str());
                QVERIFY(sentence != text::step(oneStepEach().back()));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
