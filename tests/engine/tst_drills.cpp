#include "engine/record/act_record.h"
#include "engine/record/irregularity_record.h"
#include "engine/training/drills.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/naive_poker.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/worked_cases.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Questions by the hundred, each checked against something that did not make it.
class TestDrills : public QObject {
    Q_OBJECT

private slots:
    void oneAnswerIsRightAndTheOthersDifferAndSayWhy_data() { addRuleSetRows(); }
    void oneAnswerIsRightAndTheOthersDifferAndSayWhy();
    void theSameSeedGivesTheSameQuestion_data() { addRuleSetRows(); }
    void theSameSeedGivesTheSameQuestion();
    void handsAreReadAsCountingAndSortingReadsThem_data() { addRuleSetRows(); }
    void handsAreReadAsCountingAndSortingReadsThem();
    void outcomesAreThoseOfTheComparedHands_data() { addRuleSetRows(); }
    void outcomesAreThoseOfTheComparedHands();
    void amountsAreStakeTimesOdds_data() { addRuleSetRows(); }
    void amountsAreStakeTimesOdds();
    void onlyTheRightStepMayComeNext_data() { addRuleSetRows(); }
    void onlyTheRightStepMayComeNext();
    void rulingsAreThoseWorkedByHand_data() { addRuleSetRows(); }
    void rulingsAreThoseWorkedByHand();
    void theoryIsThatOfTheChapter_data() { addRuleSetRows(); }
    void theoryIsThatOfTheChapter();
    void aSkillCanBeAskedFor_data();
    void aSkillCanBeAskedFor();
    void whatAKindCannotAskIsNotAsked();
};

namespace {

constexpr std::uint64_t kSeeds = 300;

/// Every second table offers everything; the others are any house's.
std::shared_ptr<const Game> table(const std::string& rules, std::uint64_t seed) {
    return seed % 2 == 0 ? tableWithEverything(rules) : anyTable(rules, seed);
}

std::vector<Card> cardsOf(const Json& list) {
    std::vector<Card> cards;
    for (const Json& name : list) cards.push_back(*Card::parse(name.get<std::string>()));
    return cards;
}

std::vector<Card> withBoard(std::vector<Card> cards, const Json& holder) {
    if (holder.contains("community")) {
        for (Card card : cardsOf(holder["community"])) cards.push_back(card);
    }
    return cards;
}

bool isFourCardGame(const std::string& rules) {
    return rules.find("crazy4") != std::string::npos || rules.find("fourcard") != std::string::npos;
}

const DrillOption& rightOf(const DrillQuestion& question) {
    return question.options[question.right];
}

std::string where(const DrillQuestion& question, std::uint64_t seed) {
    return std::string(drillKindName(question.kind)) + ' ' + question.rules + " seed " + std::to_string(seed) + ": " +
           question.prompt.substr(0, 400);
}

/// One seat against the dealer, read from the definitions alone.
struct NaiveDuel {
    NaiveDuel(const std::string& rules, const Json& round) {
        const std::size_t playing = isFourCardGame(rules) ? 4 : 5;
        player = naiveBest(withBoard(cardsOf(round["seats"][0]["cards"]), round), playing);
        dealer = naiveBest(withBoard(cardsOf(round["dealer"]["cards"]), round), playing);
    }

    NaiveHand player;
    NaiveHand dealer;

    int order() const { return player.order < dealer.order ? -1 : player.order > dealer.order ? 1 : 0; }
    bool dealerHasPair() const { return dealer.category != "high_card"; }
    /// 657a.11(c)(3): king-high or better.
    bool dealerHasKing() const { return dealerHasPair() || dealer.order[1] >= 13; }
    /// Ace-king or better, see the facts of Caribbean Stud.
    bool dealerHasAceKing() const { return dealerHasPair() || (dealer.order[1] == 14 && dealer.order[2] == 13); }
    bool playerHasFrom(const std::set<std::string>& lower) const { return !lower.contains(player.category); }
};

std::string byOrder(int order) {
    return order < 0 ? "take" : order > 0 ? "pay" : "return";
}

const std::set<std::string> kBelowFourCardStraight = {"high_card", "pair", "two_pair"};
const std::set<std::string> kBelowFiveCardStraight = {"high_card", "pair", "two_pair", "three_of_a_kind"};
const std::set<std::string> kBelowFiveCardFlush = {"high_card", "pair", "two_pair", "three_of_a_kind", "straight"};

/// C4-2, C4-3.
std::string crazyFour(const std::string& wager, const NaiveDuel& duel) {
    if (wager == "super_bonus") {
        if (duel.playerHasFrom(kBelowFourCardStraight)) return "pay";
        return duel.dealerHasKing() && duel.order() < 0 ? "take" : "return";
    }
    if (duel.dealerHasKing()) return byOrder(duel.order());
    return wager == "ante" ? "return" : "pay";
}

/// CS-1, CS-2.
std::string caribbeanStud(const std::string& wager, const NaiveDuel& duel) {
    if (duel.dealerHasAceKing()) return byOrder(duel.order());
    return wager == "ante" ? "pay" : "return";
}

/// The facts of Ultimate Texas Hold 'Em; Blind B pays from a flush up.
std::string ultimate(const std::string& wager, const NaiveDuel& duel, const Json& selections) {
    if (duel.order() == 0) return "return";
    if (wager == "ante") return duel.dealerHasPair() ? byOrder(duel.order()) : "return";
    if (wager == "play" || duel.order() < 0) return byOrder(duel.order());
    const auto& lower = selections["blind"] == "B" ? kBelowFiveCardFlush : kBelowFiveCardStraight;
    return duel.playerHasFrom(lower) ? "pay" : "return";
}

/// TH-2.
std::string holdemBonus(const std::string& wager, const NaiveDuel& duel, const Json& selections) {
    if (wager != "ante" || duel.order() <= 0) return byOrder(duel.order());
    const bool fromFlush = selections.value("ante_pays_from", "straight") == "flush";
    return duel.playerHasFrom(fromFlush ? kBelowFiveCardFlush : kBelowFiveCardStraight) ? "pay" : "return";
}

std::string outcomeByTheBook(const std::string& rules, const Json& prompt) {
    const NaiveDuel duel(rules, prompt["round"]);
    const std::string wager = prompt["wager"];
    const Json& selections = prompt["round"]["selections"];
    if (rules.find("crazy4") != std::string::npos) return crazyFour(wager, duel);
    if (rules.find("fourcard") != std::string::npos) return duel.order() < 0 ? "take" : "pay";  // FC-1
    if (rules.find("caribbean") != std::string::npos) return caribbeanStud(wager, duel);
    if (rules.find("ultimate") != std::string::npos) return ultimate(wager, duel, selections);
    return holdemBonus(wager, duel, selections);
}

std::int64_t cents(const std::string& amount) {
    return Money::parse(amount)->inCents();
}

/// ALL-2, ALL-8 in whole cents, from the words of the odds: "3 to 2", "300 for 1", "10% of main".
std::int64_t paidAt(const std::string& odds, std::int64_t stake, const Json& meters, const std::string& breakage) {
    const std::size_t to = odds.find(" to ");
    const std::size_t fixed = odds.find(" for ");
    if (to != std::string::npos) {
        const std::int64_t exact = stake * std::stoll(odds) / std::stoll(odds.substr(to + 4));
        const std::int64_t unit = breakage == "down_to_dollar" ? 100 : breakage == "down_to_50c" ? 50 : 1;
        return exact / unit * unit;
    }
    if (fixed != std::string::npos) return stake * std::stoll(odds);
    const std::string meter = odds.substr(odds.find("% of ") + 5);
    return cents(meters[meter]) * std::stoll(odds) / 100;
}

/// What a step or an act is about, as an answer says it.
std::vector<std::string> aboutOf(const Json& step) {
    const auto text = [](const Json& value) {
        return value.is_string() ? value.get<std::string>() : std::to_string(value.get<int>());
    };
    std::string about;
    for (const char* key : {"wager", "text", "what", "which", "key", "to", "from_seat"}) {
        if (step.contains(key)) about = text(step[key]);
    }
    return {step["action"], step.contains("seat") ? text(step["seat"]) : "", about};
}

/// The steps of a settlement with their "after", and which of them are done.
class WrittenSteps {
public:
    explicit WrittenSteps(const Json& steps) : m_steps(steps) {}

    /// Does the first open step that is this act in every word, where it may be done.
    bool perform(const Json& act) {
        for (const Json& step : m_steps) {
            const bool same = std::all_of(act.items().begin(), act.items().end(), [&step](const auto& item) {
                return step.contains(item.key()) && step[item.key()] == item.value();
            });
            if (same && mayBeDone(step)) return m_done.insert(step["id"].get<std::string>()).second;
        }
        return false;
    }

    bool mayComeNext(const DrillOption& option) const {
        const std::vector<std::string> about = {option.code, option.params[0], option.params[1]};
        return std::any_of(m_steps.begin(), m_steps.end(),
                           [&](const Json& step) { return mayBeDone(step) && aboutOf(step) == about; });
    }

private:
    bool mayBeDone(const Json& step) const {
        if (m_done.contains(step["id"].get<std::string>())) return false;
        return std::all_of(step["after"].begin(), step["after"].end(),
                           [this](const Json& id) { return m_done.contains(id.get<std::string>()); });
    }

    const Json& m_steps;
    std::set<std::string> m_done;
};

}  // namespace

void TestDrills::oneAnswerIsRightAndTheOthersDifferAndSayWhy() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto game = table(rules.toStdString(), seed);
        for (int kind = 0; kind < kDrillKindCount; ++kind) {
            const DrillQuestion question = makeDrill(*game, static_cast<DrillKind>(kind), seed);
            const std::string at = where(question, seed);
            QCOMPARE(static_cast<int>(question.kind), kind);
            QCOMPARE(QString::fromStdString(question.rules), rules);
            QVERIFY2(!question.skill.empty() && !question.cite.empty(), at.c_str());
            QVERIFY2(question.options.size() >= 3 && question.right < question.options.size(), at.c_str());
            std::set<std::pair<std::string, std::vector<std::string>>> answers;
            for (std::size_t i = 0; i < question.options.size(); ++i) {
                const DrillOption& option = question.options[i];
                QVERIFY2(option.wrongRule.empty() == (i == question.right), at.c_str());
                QVERIFY2(answers.emplace(option.code, option.params).second, at.c_str());
            }
        }
    }
}

void TestDrills::theSameSeedGivesTheSameQuestion() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    const auto again = tableWithEverything(rules.toStdString());
    for (int kind = 0; kind < kDrillKindCount; ++kind) {
        std::set<std::string> different;
        std::set<std::size_t> places;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const DrillQuestion question = makeDrill(*game, static_cast<DrillKind>(kind), seed);
            QVERIFY(question == makeDrill(*again, static_cast<DrillKind>(kind), seed));
            different.insert(question.skill + question.prompt);
            places.insert(question.right);
        }
        QVERIFY2(different.size() > 10, std::string(drillKindName(static_cast<DrillKind>(kind))).c_str());
        QVERIFY(places.size() >= 3);
    }
}

void TestDrills::handsAreReadAsCountingAndSortingReadsThem() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    std::set<std::string> categories;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const DrillQuestion question = makeDrill(*game, DrillKind::ReadHand, seed);
        const Json prompt = Json::parse(question.prompt);
        const std::vector<Card> cards = withBoard(cardsOf(prompt["cards"]), prompt);
        const std::string category = naiveBest(cards, isFourCardGame(question.rules) ? 4 : 5).category;
        QVERIFY2(rightOf(question).code == category, where(question, seed).c_str());
        QVERIFY(question.skill.ends_with(".hand." + category));
        QCOMPARE(std::set<Card>(cards.begin(), cards.end()).size(), cards.size());
        categories.insert(category);
    }
    QCOMPARE(categories.size(), isFourCardGame(rules.toStdString()) ? std::size_t{8} : std::size_t{10});
}

void TestDrills::outcomesAreThoseOfTheComparedHands() {
    QFETCH(QString, rules);
    std::map<std::string, int> met;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto game = table(rules.toStdString(), seed);
        const DrillQuestion question = makeDrill(*game, DrillKind::WhoWins, seed);
        const Json prompt = Json::parse(question.prompt);
        QVERIFY2(rightOf(question).code == outcomeByTheBook(question.rules, prompt), where(question, seed).c_str());
        const Json settlement = settled(prompt["round"]);
        const Json* line = lineOf(settlement, prompt["seat"], prompt["wager"]);
        QVERIFY2(line != nullptr && rightOf(question).code == (*line)["outcome"], where(question, seed).c_str());
        QVERIFY(prompt["stake"] == (*line)["stake"]);
        ++met[rightOf(question).code];
        if (NaiveDuel(question.rules, prompt["round"]).order() == 0) ++met["tie"];
    }
    for (const char* what : {"take", "pay"}) QVERIFY2(met[what] > 20, what);
    QVERIFY(met["tie"] > 0);
}

void TestDrills::amountsAreStakeTimesOdds() {
    QFETCH(QString, rules);
    std::set<std::string> wagers;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto game = table(rules.toStdString(), seed);
        const DrillQuestion question = makeDrill(*game, DrillKind::WhatPays, seed);
        const Json prompt = Json::parse(question.prompt);
        const Json& round = prompt["round"];
        const Json settlement = settled(round);
        const std::string wager = prompt["wager"];
        const Json* line = lineOf(settlement, prompt["seat"], wager);
        QVERIFY2(line != nullptr && (*line)["outcome"] == "pay", where(question, seed).c_str());
        const std::string bank = wager == "progressive" ? "progressive" : "five_card_hand_bonus";
        const Json meters = round.value("meters", Json::object()).value(bank, Json::object());
        const std::int64_t paid =
            paidAt((*line)["odds"], cents(prompt["stake"]), meters, round["selections"].value("breakage", "exact"));
        QVERIFY2(cents(rightOf(question).params[0]) == paid, where(question, seed).c_str());
        QVERIFY(prompt["row"] == (*line)["row"]);
        for (const DrillOption& option : question.options) QCOMPARE(option.code, std::string("amount"));
        wagers.insert(wager);
    }
    QVERIFY(wagers.size() >= 4);
}

void TestDrills::onlyTheRightStepMayComeNext() {
    QFETCH(QString, rules);
    std::set<std::string> reasons;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto game = table(rules.toStdString(), seed);
        const DrillQuestion question = makeDrill(*game, DrillKind::WhatNext, seed);
        const Json prompt = Json::parse(question.prompt);
        const Json settlement = settled(prompt["round"]);
        QVERIFY2(settlement.contains("steps"), where(question, seed).c_str());
        WrittenSteps steps(settlement["steps"]);
        for (const Json& act : prompt["done"]) QVERIFY2(steps.perform(act), act.dump().c_str());
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const DrillOption& option = question.options[i];
            QVERIFY2(steps.mayComeNext(option) == (i == question.right),
                     (option.code + ' ' + option.params[0] + ' ' + option.params[1] + ": " + option.wrongRule + "; " +
                      where(question, seed))
                         .c_str());
            reasons.insert(option.wrongRule);
        }
    }
    for (const char* reason : {"wrong_seat_order", "out_of_order", "already_done", "settled_before_hand_set"}) {
        QVERIFY2(reasons.contains(reason), reason);
    }
}

void TestDrills::rulingsAreThoseWorkedByHand() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    const auto spelt = [&game](const Json& event) {
        Reading reading;
        std::string text;
        JsonWriter out(text);
        Irregularity read = readIrregularity(event, JsonPath(), game->rules(), reading);
        read.seat.reset();
        writeIrregularity(out, read);
        return Json::parse(text).dump();
    };
    std::map<std::string, Json> worked;
    for (const WorkedRules& own : workedRules()) {
        if (rules != own.id) continue;
        for (const Json& item : jsonLines(own.file("irregularities", ".jsonl"))) {
            worked.try_emplace(spelt(item["event"]), Json::object()).first->second.update(item["expect"]);
        }
    }
    std::set<std::string> met;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const DrillQuestion question = makeDrill(*game, DrillKind::IsIrregular, seed);
        const Json event = Json::parse(question.prompt)["event"];
        const auto found = worked.find(spelt(event));
        if (found == worked.end()) continue;
        met.insert(found->first);
        const Json& expected = found->second;
        const DrillOption& right = rightOf(question);
        const Json answer = {{"ruling", right.code},
                             {"return", right.params[0]},
                             {"settle", std::vector(right.params.begin() + 1, right.params.end())},
                             {"cite", question.cite}};
        // What was not worked out by hand (a paragraph of which no text is at hand) is not compared.
        for (const auto& [key, value] : expected.items()) {
            if (key != "then") QVERIFY2(answer[key] == value, (key + ": " + where(question, seed)).c_str());
        }
    }
    QVERIFY2(met.size() >= 12, std::to_string(met.size()).c_str());
}

void TestDrills::theoryIsThatOfTheChapter() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    for (const TheoryTopic& topic : game->rules().theory) {
        const auto question = drillFor(*game, DrillKind::Theory, topic.id, 7);
        QVERIFY2(question && question->skill == topic.id && question->cite == topic.cite, topic.id.c_str());
        QCOMPARE(rightOf(*question).code, topic.right.code);
        QCOMPARE(question->options.size(), topic.wrong.size() + 1);
        if (topic.right.number) QCOMPARE(rightOf(*question).params[0], std::to_string(*topic.right.number));
    }
}

void TestDrills::aSkillCanBeAskedFor_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("skill");
    const auto row = [](const char* rules, const char* kind, const char* skill) {
        QTest::newRow((std::string(rules) + ' ' + skill).c_str()) << rules << kind << skill;
    };
    row("pa-657a-crazy4", "read_hand", "c4.hand.four_of_a_kind");
    row("pa-555-caribbean-stud", "read_hand", "cs.hand.royal_flush");
    row("pa-657a-crazy4", "who_wins", "c4.ante.returned_on_tie");
    row("pa-641a-fourcard", "who_wins", "fc.ante.taken");
    row("pa-569-ultimate-holdem", "who_wins", "uth.ante.returned_while_losing");
    row("pa-657a-crazy4", "what_pays", "c4.queens_up.straight_flush");
    row("pa-647a-holdem-bonus", "what_pays", "progressive.five_card.full_house");
    row("pa-657a-crazy4", "what_next", "c4.fold.queens_up");
    row("ma-crazy4", "what_next", "table.wash");
    row("pa-641a-fourcard", "is_irregular", "irregular.face_up_sixth_card");
}

void TestDrills::aSkillCanBeAskedFor() {
    QFETCH(QString, rules);
    QFETCH(QString, kind);
    QFETCH(QString, skill);
    const auto game = tableWithEverything(rules.toStdString());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto question = drillFor(*game, *drillKindNamed(kind.toStdString()), skill.toStdString(), seed);
        QVERIFY(question);
        QCOMPARE(QString::fromStdString(question->skill), skill);
        QVERIFY(question == drillFor(*game, *drillKindNamed(kind.toStdString()), skill.toStdString(), seed));
    }
}

void TestDrills::whatAKindCannotAskIsNotAsked() {
    const auto game = tableWithEverything("pa-657a-crazy4");
    QVERIFY(!drillFor(*game, DrillKind::ReadHand, "c4.ante.paid", 1));
    QVERIFY(!drillFor(*game, DrillKind::WhoWins, "c4.hand.flush", 1));
    QVERIFY(!drillFor(*game, DrillKind::WhatPays, "c4.ante.taken", 1));
    QVERIFY(!drillFor(*game, DrillKind::WhatNext, "irregular.late_wager", 1));
    QVERIFY(!drillFor(*game, DrillKind::IsIrregular, "irregular.face_up_sixth_card", 1));
    QVERIFY(!drillFor(*game, DrillKind::Theory, "c4.ante.paid", 1));
    QVERIFY(!drillFor(*game, DrillKind::ReadHand, "", 1));
    QVERIFY(!drillFor(*game, DrillKind::WhatPays, "c4.juggling", 1));
    // A wager that is not offered is not asked about.
    QVERIFY(!drillFor(*tableWith("pa-657a-crazy4"), DrillKind::WhatPays, "six_card.straight", 1));
}

QTEST_APPLESS_MAIN(TestDrills)
#include "tst_drills.moc"
