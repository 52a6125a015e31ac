#include "engine/cards/random_source.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/skills.h"
#include "engine/training/needs.h"
#include "engine/training/scenario.h"
#include "engine/training/skill_cover.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/naive_poker.h"
#include "tests/support/worked_cases.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Rounds to order: what was asked for is in them, and nothing but chance decides the rest.
class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void everySkillCanBeOrdered_data() { addRuleSets(); }
    void everySkillCanBeOrdered();
    void theSameSeedGivesTheSameRound_data() { addRuleSets(); }
    void theSameSeedGivesTheSameRound();
    void severalSkillsComeTogether_data();
    void severalSkillsComeTogether();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void selectionsOfAHouseAreNotChanged();
    void everyReachableSkillIsInTheForm_data() { addRuleSets(); }
    void everyReachableSkillIsInTheForm();
    void everyReachableSkillOfAnyHouseIsInTheForm_data() { addRuleSets(); }
    void everyReachableSkillOfAnyHouseIsInTheForm();
    void coresAreDrawnEvenly_data();
    void coresAreDrawnEvenly();
    void roundsAreSpreadAsThoseOfRejection_data();
    void roundsAreSpreadAsThoseOfRejection();

private:
    static void addRuleSets();
};

namespace {

RulesSubmission everything(const std::string& id) {
    const auto rules = RuleBook::instance().find(id);
    return plainSubmission(rules, everySelection(*rules));
}

ScenarioRequest orderOf(std::vector<std::string> skills, std::uint64_t seed) {
    ScenarioRequest request;
    request.skills = std::move(skills);
    request.seed = seed;
    request.number = 1;
    request.selectionsAreFixed = false;
    return request;
}

/// The skills in a round as its public form shows them, whatever the generator thinks it made.
std::set<std::string> skillsShown(const Scenario& scenario) {
    const Settlement settlement = scenario.game->adjudicate(scenario.round);
    std::string text;
    JsonWriter out(text);
    writeSettlement(out, *scenario.game, settlement);
    constexpr std::string_view kMember = R"("skill":")";
    std::set<std::string> skills;
    for (std::size_t at = text.find(kMember); at != std::string::npos; at = text.find(kMember, at)) {
        at += kMember.size();
        skills.insert(text.substr(at, text.find('"', at) - at));
    }
    return skills;
}

}  // namespace

void TestScenario::addRuleSets() {
    QTest::addColumn<QString>("id");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        QTest::newRow(rules->id.c_str()) << QString::fromStdString(rules->id);
    }
}

void TestScenario::everySkillCanBeOrdered() {
    QFETCH(QString, id);
    const RulesSubmission submission = everything(id.toStdString());
    OpenTables tables;
    for (const Branch* branch : skillsOf(*submission.rules)) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto result = makeScenario(submission, orderOf({branch->skill}, seed));
            const auto* scenario = std::get_if<Scenario>(&result);
            QVERIFY2(scenario != nullptr, branch->skill.c_str());
            QVERIFY2(skillsShown(*scenario).contains(branch->skill), branch->skill.c_str());
            for (const Seat& seat : scenario->round.seats) {
                // A round that was stopped has decisions that were never made.
                if (!scenario->round.irregularity) QVERIFY2(!scenario->game->fault(seat), branch->skill.c_str());
            }
            // It is a round like any other: written, read and dealt from its own deck again.
            std::string line;
            JsonWriter out(line);
            writeRound(out, *scenario->game, scenario->round);
            const auto again = readRoundLine(line, tables);
            QVERIFY2(again, again ? "" : (branch->skill + ' ' + again.refusal().at).c_str());
            QVERIFY(again->round == scenario->round);
        }
    }
}

void TestScenario::theSameSeedGivesTheSameRound() {
    QFETCH(QString, id);
    const RulesSubmission submission = everything(id.toStdString());
    for (const Branch* branch : skillsOf(*submission.rules)) {
        const auto first = makeScenario(submission, orderOf({branch->skill}, 7));
        const auto again = makeScenario(submission, orderOf({branch->skill}, 7));
        QVERIFY(std::get<Scenario>(first).round == std::get<Scenario>(again).round);
    }
}

void TestScenario::severalSkillsComeTogether_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("skills");
    QTest::newRow("two jackpots in one round")
        << "pa-657a-crazy4" << QStringList{"progressive.five_card.royal_flush", "progressive.five_card.straight_flush"};
    QTest::newRow("a straight flush, a set of quads and a fold")
        << "pa-657a-crazy4"
        << QStringList{"c4.super_bonus.straight_flush", "c4.super_bonus.four_of_a_kind", "c4.fold.ante"};
    QTest::newRow("the stub is counted and the table opened")
        << "pa-657a-crazy4" << QStringList{"manual_shoe.count_stub", "table.inspect_cards", "c4.ante.paid"};
    QTest::newRow("a card found face up, and a flush")
        << "pa-641a-fourcard" << QStringList{"irregular.one_face_up_card", "fc.aces_up.flush"};
    QTest::newRow("an envy bonus and a tie")
        << "pa-555-caribbean-stud" << QStringList{"envy.five_card.straight_flush", "cs.ante.returned_on_tie"};
    QTest::newRow("one hand that is read, paid and envied")
        << "pa-657a-crazy4" << QStringList{"c4.super_bonus.four_aces", "envy.four_card.four_aces"};
    QTest::newRow("a hand that pays two wagers")
        << "pa-569-ultimate-holdem" << QStringList{"uth.hand.royal_flush", "uth.blind.royal_flush"};
    QTest::newRow("a win from the meter and its documents")
        << "pa-569-ultimate-holdem" << QStringList{"progressive.five_card.straight_flush", "progressive.hold_cards"};
    QTest::newRow("the dealer's hand wins and stays")
        << "pa-657a-crazy4" << QStringList{"fchb.dealer.straight_flush", "fchb.hold_dealer_cards"};
    QTest::newRow("the floor comes for the dealer's four of a kind")
        << "pa-647a-holdem-bonus" << QStringList{"fchb.dealer.four_of_a_kind", "fchb.call_floor"};
    QTest::newRow("two skills of one preparation")
        << "pa-641a-fourcard" << QStringList{"table.change_decks", "table.stack"};
    QTest::newRow("a six-card royal and a bonus")
        << "pa-647a-holdem-bonus" << QStringList{"six_card.six_card_royal_diamonds", "th.bonus.lost"};
}

void TestScenario::severalSkillsComeTogether() {
    QFETCH(QString, id);
    QFETCH(QStringList, skills);
    std::vector<std::string> wanted;
    for (const QString& skill : skills) wanted.push_back(skill.toStdString());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto result = makeScenario(everything(id.toStdString()), orderOf(wanted, seed));
        QVERIFY(std::holds_alternative<Scenario>(result));
        const std::set<std::string> shown = skillsShown(std::get<Scenario>(result));
        for (const std::string& skill : wanted) QVERIFY2(shown.contains(skill), skill.c_str());
    }
}

void TestScenario::whatCannotBeIsRefused_data() {
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a skill nobody knows") << QStringList{"c4.whistle"} << "unknown_skill";
    QTest::newRow("two kinds of progressive at one table")
        << QStringList{"progressive.four_card.four_aces", "progressive.five_card.royal_flush"}
        << "skills_cannot_coexist";
    QTest::newRow("two ways of dealing") << QStringList{"hand.card", "manual_shoe.card"} << "skills_cannot_coexist";
    QTest::newRow("two irregularities") << QStringList{"irregular.shoe_jam", "irregular.wrong_card_count"}
                                        << "skills_cannot_coexist";
    QTest::newRow("a dealer who both qualifies and does not")
        << QStringList{"c4.dealer.qualifies", "c4.dealer.below_king"} << "skills_cannot_coexist";
    QTest::newRow("a void round that is settled")
        << QStringList{"irregular.dealer_card_exposed", "c4.ante.paid"} << "skills_cannot_coexist";
}

void TestScenario::whatCannotBeIsRefused() {
    QFETCH(QStringList, skills);
    QFETCH(QString, reason);
    std::vector<std::string> wanted;
    for (const QString& skill : skills) wanted.push_back(skill.toStdString());
    const auto result = makeScenario(everything("pa-657a-crazy4"), orderOf(wanted, 1));
    QVERIFY(std::holds_alternative<ScenarioFault>(result));
    QCOMPARE(QString::fromStdString(std::get<ScenarioFault>(result).reason), reason);
}

void TestScenario::selectionsOfAHouseAreNotChanged() {
    const auto rules = RuleBook::instance().find("pa-657a-crazy4");
    ScenarioRequest request = orderOf({"six_card.straight"}, 1);
    request.selectionsAreFixed = true;
    // 657a.7(d)(5) lets a house offer the Six Card Bonus; one that says nothing does not.
    const auto refused = makeScenario(plainSubmission(rules, standardSelections(*rules)), request);
    QVERIFY(std::holds_alternative<ScenarioFault>(refused));
    QCOMPARE(std::get<ScenarioFault>(refused).reason, std::string("skill_not_offered"));
    const auto made = makeScenario(everything("pa-657a-crazy4"), request);
    QVERIFY(std::get<Scenario>(made).game->selections() == everySelection(*rules));
}

void TestScenario::everyReachableSkillIsInTheForm() {
    QFETCH(QString, id);
    const RulesSubmission submission = everything(id.toStdString());
    const SkillCover cover = coverSkills(submission, 1);
    std::set<std::string> covered;
    for (const Scenario& scenario : cover.rounds) covered.merge(skillsShown(scenario));
    QStringList missing;
    for (const std::string& skill : reachableSkills(submission)) {
        if (!covered.contains(skill)) missing << QString::fromStdString(skill);
    }
    QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(QStringLiteral(", "))));
    QVERIFY(cover.uncovered.empty());
    // One irregularity a round is the least there can be; a form of twice as many is still one that can be sat.
    const auto irregular = std::count_if(covered.begin(), covered.end(),
                                         [](const std::string& skill) { return skill.starts_with("irregular."); });
    QVERIFY(static_cast<std::int64_t>(cover.rounds.size()) >= irregular);
    QVERIFY2(static_cast<std::int64_t>(cover.rounds.size()) <= 2 * irregular,
             std::to_string(cover.rounds.size()).c_str());
}

// Whatever a house offers: nothing is called reachable that cannot come up.
void TestScenario::everyReachableSkillOfAnyHouseIsInTheForm() {
    QFETCH(QString, id);
    const auto rules = RuleBook::instance().find(id.toStdString());
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        RandomSource random(seed);
        const Selections chosen = seed == 0 ? standardSelections(*rules) : randomSelections(*rules, random);
        const SkillCover cover = coverSkills(plainSubmission(rules, chosen), seed);
        QVERIFY2(cover.uncovered.empty(), cover.uncovered.empty() ? "" : cover.uncovered.front().c_str());
    }
}

// How many there are of each kind in a deck, counted by hand: 13 × 4 sets of three, 13 of four, 13 × 4 × 12 × 6 full
// houses, 4 × C(13, 5) flushes, 10 × 4^5 straights, 11 × 4 and 10 × 4 runs of one suit.
void TestScenario::coresAreDrawnEvenly_data() {
    QTest::addColumn<int>("core");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("kinds");
    const auto row = [](const char* name, CardCore core, int size, int kinds) {
        QTest::newRow(name) << static_cast<int>(core) << size << kinds;
    };
    row("three of a rank", CardCore::Trips, 3, 52);
    row("four of a rank", CardCore::Quads, 4, 13);
    row("four aces", CardCore::FourAces, 4, 1);
    row("full houses", CardCore::FullHouse, 5, 3744);
    row("five of a suit", CardCore::Flush, 5, 5148);
    row("five in a row", CardCore::Straight, 5, 10240);
    row("four of a suit in a row", CardCore::FourStraightFlush, 4, 44);
    row("ace, king, queen, jack of a suit", CardCore::FourRoyal, 4, 4);
    row("five of a suit in a row", CardCore::StraightFlush, 5, 40);
    row("royal flushes", CardCore::Royal, 5, 4);
    row("six-card royals but diamonds", CardCore::SixCardRoyal, 6, 3);
    row("the six-card royal in diamonds", CardCore::SixCardRoyalDiamonds, 6, 1);
    row("two aces", CardCore::PairOfAces, 2, 6);
    row("ace and king of a suit", CardCore::AceKingSuited, 2, 4);
}

void TestScenario::coresAreDrawnEvenly() {
    QFETCH(int, core);
    QFETCH(int, size);
    QFETCH(int, kinds);
    const int draws = kinds * 30;
    RandomSource random(1);
    std::map<std::vector<Card>, int> seen;
    for (int i = 0; i < draws; ++i) {
        std::vector<Card> cards = drawCore(static_cast<CardCore>(core), random);
        QCOMPARE(static_cast<int>(cards.size()), size);
        QCOMPARE(countCores(static_cast<CardCore>(core), CardSet(cards)), 1);
        std::sort(cards.begin(), cards.end());
        ++seen[cards];
    }
    QCOMPARE(static_cast<int>(seen.size()), kinds);
    double chiSquare = 0;
    for (const auto& [cards, count] : seen) chiSquare += (count - 30.0) * (count - 30.0) / 30.0;
    const double freedom = std::max(1, kinds - 1);
    // Six standard deviations of a chi-square distribution.
    QVERIFY2(chiSquare < freedom + 6 * std::sqrt(2 * freedom), std::to_string(chiSquare).c_str());
}

namespace {

/// What a round looks like, coarsely: enough for two ways of dealing to differ in it.
std::string shapeOf(const Scenario& scenario, const Settlement& settlement) {
    int folds = 0;
    int sides = 0;
    for (const Seat& seat : scenario.round.seats) {
        folds += seat.folded() ? 1 : 0;
        for (int wager = 0; wager < kWagerCount; ++wager) {
            sides += seat.wagers.has(static_cast<Wager>(wager)) ? 1 : 0;
        }
    }
    std::string shape = std::to_string(scenario.round.seats.size()) + '/' + std::to_string(folds) + '/' +
                        std::to_string(std::min(sides / 4, 8));
    shape += '/' + std::string(settlement.dealerHand ? settlement.dealerHand->category : "");
    for (const SeatSettlement& seat : settlement.seats) {
        shape += seat.hand ? '/' + std::string(seat.hand->category) : "/-";
        break;
    }
    return shape;
}

}  // namespace

void TestScenario::roundsAreSpreadAsThoseOfRejection_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("skill");
    const auto row = [](const char* id, const char* skill) { QTest::addRow("%s %s", id, skill) << id << skill; };
    row("pa-657a-crazy4", "c4.hand.straight_flush");
    row("pa-657a-crazy4", "c4.super_bonus.flush");
    row("pa-657a-crazy4", "c4.ante.paid");
    row("pa-657a-crazy4", "c4.queens_up.two_pair");
    row("pa-657a-crazy4", "fchb.player.flush");
    row("pa-657a-crazy4", "fchb.dealer.flush");
    row("pa-657a-crazy4", "six_card.full_house");
    row("ma-crazy4", "cover_all.three_of_a_kind");
    row("pa-573-crazy4", "c4.queens_up.flush");
    row("pa-641a-fourcard", "fc.hand.straight_flush");
    row("pa-641a-fourcard", "fc.ante_bonus.three_of_a_kind");
    row("pa-641a-fourcard", "fc.bad_beat.player_beaten.straight");
    row("pa-641a-fourcard", "fc.aces_up.pair_of_aces");
    row("pa-647a-holdem-bonus", "th.hand.four_of_a_kind");
    row("pa-647a-holdem-bonus", "th.bonus.aces");
    row("pa-555-caribbean-stud", "cs.bet.straight");
    row("pa-555-caribbean-stud", "cs.bet.flush");
    row("pa-555-caribbean-stud", "cs.bonus.straight");
    row("pa-569-ultimate-holdem", "uth.blind.four_of_a_kind");
    row("pa-569-ultimate-holdem", "uth.trips.flush");
}

// Long run by CUTCARD_SCENARIOS (100,000 in the soak label); the default run looks at fewer.
void TestScenario::roundsAreSpreadAsThoseOfRejection() {
    QFETCH(QString, id);
    QFETCH(QString, skill);
    bool given = false;
    const auto wanted = qEnvironmentVariable("CUTCARD_SCENARIOS").toLongLong(&given);
    const std::int64_t rounds = given ? wanted : 150;
    const auto rules = RuleBook::instance().find(id.toStdString());
    ScenarioRequest request = orderOf({skill.toStdString()}, 1);
    const auto first = makeScenario(everything(id.toStdString()), request);
    const std::shared_ptr<const Game> game = std::get<Scenario>(first).game;
    request.selectionsAreFixed = true;
    const Branch* branch = &game->rules().branch(skill.toStdString());
    std::map<std::string, std::array<std::int64_t, 2>> shapes;
    for (std::int64_t i = 0; i < rounds; ++i) {
        request.seed = static_cast<std::uint64_t>(i) + 1;
        const auto made = makeScenario(game->submission(), request);
        const Scenario& scenario = std::get<Scenario>(made);
        ++shapes[shapeOf(scenario, scenario.game->adjudicate(scenario.round))][0];
    }
    // Rejection: deal until luck has it.
    DealRequest deal;
    deal.method = rules->methods.front();
    deal.seed = 1'000'000'000;
    // Rejection is the slow side, so it gives the smaller sample.
    const std::int64_t byLuck = std::max<std::int64_t>(rounds / 4, 100);
    for (std::int64_t found = 0; found < byLuck; ++deal.seed) {
        Scenario scenario{game, dealRound(*game, deal)};
        const Settlement settlement = game->adjudicate(scenario.round);
        bool has = false;
        for (const SeatSettlement& seat : settlement.seats) {
            for (const WagerLine& line : seat.lines) has = has || line.branch == branch;
        }
        for (const Step& step : settlement.procedure.steps()) has = has || step.branch == branch;
        if (!has) continue;
        ++shapes[shapeOf(scenario, settlement)][1];
        ++found;
    }
    // Two samples of one distribution: rare shapes are put together.
    double chiSquare = 0;
    int cells = 0;
    std::array<std::int64_t, 2> rest{};
    const auto add = [&](const std::array<std::int64_t, 2>& cell) {
        // Two samples of different size.
        const double weight = std::sqrt(static_cast<double>(byLuck) / static_cast<double>(rounds));
        const double apart = static_cast<double>(cell[0]) * weight - static_cast<double>(cell[1]) / weight;
        chiSquare += apart * apart / static_cast<double>(cell[0] + cell[1]);
        ++cells;
    };
    for (const auto& [shape, cell] : shapes) {
        if (cell[0] + cell[1] >= 20) {
            add(cell);
        } else {
            rest[0] += cell[0];
            rest[1] += cell[1];
        }
    }
    if (rest[0] + rest[1] > 0) add(rest);
    const double freedom = std::max(1, cells - 1);
    QVERIFY2(chiSquare < freedom + 5 * std::sqrt(2 * freedom),
             (std::to_string(chiSquare) + " of " + std::to_string(freedom)).c_str());
}

QTEST_APPLESS_MAIN(TestScenario)
#include "tst_scenario.moc"
