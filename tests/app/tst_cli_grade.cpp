#include "tests/support/cli_runner.h"

#include <QTest>

using namespace cutcard::test;

// `cutcard-cli grade` on one round that is worked out by hand, and `deal --skill`.
class TestCliGrade : public QObject {
    Q_OBJECT

private slots:
    void theHouseOrderScoresInFull_data();
    void theHouseOrderScoresInFull();
    void practiceRefusesAndGoesOn();
    void anExamRecordsAndGoesOn();
    void whatWasNotDoneIsMissing();
    void aDealtRoundIsJudgedFromItsOpening();
    void stepsKeepTheIdsOfTheSettlement();
    void whatAStepDoesNotSpeakOfIsNotHeldAgainstAnAction();
    void anExposedCardHasToBeSeen();
    void anIrregularityAndASkillComeTogether();
    void anIrregularityThatNotEveryRoundLetsHappenIsFound_data();
    void anIrregularityThatNotEveryRoundLetsHappenIsFound();
    void aBadLineIsRefusedWithItsPlace_data();
    void aBadLineIsRefusedWithItsPlace();
    void aRoundToOrderHasTheSkill();
    void anOrderThatCannotBeMetIsAWrongCall_data();
    void anOrderThatCannotBeMetIsAWrongCall();
};

namespace {

// 657a: the dealer has king high and qualifies. Seat 1 has aces and sevens, played three times the Ante and wins: Ante
// and Play 1 to 1, Super Bonus back (no straight), Queens Up A 2 to 1 for two pair. Seat 4 has folded.
constexpr auto kRound = R"({"format":"cutcard-round/1","rules":"pa-657a-crazy4","seats":[
{"seat":1,"cards":["As","Ad","7h","7c","2d"],"wagers":{"ante":"15","super_bonus":"15","queens_up":"5"},"decision":{"play":"45"}},
{"seat":4,"cards":["9s","8d","4h","3c","2s"],"wagers":{"ante":"10","super_bonus":"10"},"decision":"fold"}],
"dealer":{"cards":["Kd","Qd","9c","5s","3h"]}})";

constexpr auto kForfeitAnte = R"({"action":"collect_forfeit","seat":4,"wager":"ante"})";
constexpr auto kForfeitBonus = R"({"action":"collect_forfeit","seat":4,"wager":"super_bonus"})";
constexpr auto kFoldedCards = R"({"action":"collect_cards","seat":4})";
constexpr auto kReveal = R"({"action":"reveal_dealer"})";
constexpr auto kDealerHand = R"({"action":"set_dealer_hand","cards":["5s","9c","Qd","Kd"],"category":"high_card"})";
constexpr auto kTurn = R"({"action":"turn_cards","seat":1})";
constexpr auto kHand = R"({"action":"set_hand","seat":1,"cards":["7c","7h","Ad","As"],"category":"two_pair"})";
constexpr auto kAnte = R"({"action":"settle","seat":1,"wager":"ante","outcome":"pay","amount":"15"})";
constexpr auto kPlay = R"({"action":"settle","seat":1,"wager":"play","outcome":"pay","amount":"45.00"})";
constexpr auto kSuper = R"({"action":"settle","seat":1,"wager":"super_bonus","outcome":"return","amount":"15"})";
constexpr auto kQueens = R"({"action":"settle","seat":1,"wager":"queens_up","outcome":"pay","amount":"10"})";
constexpr auto kCards = R"({"action":"collect_cards","seat":1})";
constexpr auto kClear = R"({"action":"clear_table"})";

const std::vector<const char*> kHouseOrder = {kForfeitAnte, kForfeitBonus, kFoldedCards, kReveal, kDealerHand,
                                              kTurn,        kHand,         kAnte,        kPlay,   kSuper,
                                              kQueens,      kCards,        kClear};

std::string requestOf(const std::string& round, const std::vector<const char*>& actions, const std::string& more) {
    std::string line = R"({"round":)" + round + R"(,"actions":[)";
    for (std::size_t i = 0; i < actions.size(); ++i) line += (i > 0 ? "," : "") + std::string(actions[i]);
    line += "]" + more + "}";
    std::erase(line, '\n');
    return line + '\n';
}

std::vector<Json> grade(const std::vector<const char*>& actions, const std::string& more = "") {
    const CliAnswer answer = runCli({"grade"}, QByteArray::fromStdString(requestOf(kRound, actions, more)));
    if (answer.status != 0) qWarning("%s", answer.out.constData());
    return answer.lines();
}

/// An action and the verdict it gets.
struct Tried {
    const char* action;
    const char* reason;
    int points;
};

void check(const std::vector<Tried>& tried, const std::string& mode, int points, int of) {
    std::vector<const char*> actions;
    for (const Tried& one : tried) actions.push_back(one.action);
    const auto lines = grade(actions, R"(,"mode":")" + mode + '"');
    QCOMPARE(lines.size(), tried.size() + 1);
    for (std::size_t i = 0; i < tried.size(); ++i) {
        QCOMPARE(lines[i]["n"].get<std::size_t>(), i + 1);
        QCOMPARE(lines[i]["reason"].get<std::string>(), std::string(tried[i].reason));
        QCOMPARE(lines[i]["points"].get<int>(), tried[i].points);
        const bool ok = std::string(tried[i].reason) == "ok";
        QCOMPARE(lines[i]["accepted"].get<bool>(), ok || mode == "exam");
    }
    QCOMPARE(lines.back()["score"]["points"].get<int>(), points);
    QCOMPARE(lines.back()["score"]["of"].get<int>(), of);
}

}  // namespace

void TestCliGrade::theHouseOrderScoresInFull_data() {
    QTest::addColumn<QString>("mode");
    QTest::newRow("practice") << "practice";
    QTest::newRow("exam") << "exam";
}

void TestCliGrade::theHouseOrderScoresInFull() {
    QFETCH(QString, mode);
    std::vector<Tried> tried;
    for (const char* action : kHouseOrder) tried.push_back({action, "ok", 1});
    check(tried, mode.toStdString(), 13, 13);
    // Forfeits in another order and Ante, Play, Super Bonus in another order are as good (C4-5, C4-6).
    std::vector<const char*> other = kHouseOrder;
    std::swap(other[0], other[1]);
    std::swap(other[7], other[9]);
    const auto lines = grade(other, R"(,"mode":")" + mode.toStdString() + '"');
    QCOMPARE(lines.back()["score"]["points"].get<int>(), 13);
    QVERIFY(lines.back()["missing"].empty());
    // 657a.11(d): Queens Up alone is left when the main wagers are settled.
    QCOMPARE(lines[9]["expected"].size(), std::size_t{1});
    QCOMPARE(lines[9]["expected"][0]["wager"].get<std::string>(), std::string("queens_up"));
    QCOMPARE(lines[9]["cite"].get<std::string>(), std::string("657a.11(c)(3)(ii)(B)"));
}

void TestCliGrade::practiceRefusesAndGoesOn() {
    check({{kForfeitAnte, "ok", 1},
           {R"({"action":"juggle"})", "unknown_action", -1},
           // Seat 4's forfeits come first, and seat 4 is not seat 1.
           {kTurn, "wrong_seat_order", 0},
           {kForfeitBonus, "ok", 1},
           {kForfeitBonus, "already_done", 0},
           {kFoldedCards, "ok", 1},
           {R"({"action":"stop","kind":"dealer_card_exposed"})", "false_alarm", -1},
           {kReveal, "ok", 1},
           {R"({"action":"set_dealer_hand","cards":["Kd","Qd","9c","3h"],"category":"high_card"})", "wrong_hand", 0},
           {R"({"action":"set_dealer_hand","cards":["Kd","Qd","9c","5s"],"category":"pair"})", "wrong_name", 0},
           {kDealerHand, "ok", 0},
           {kTurn, "ok", 0},
           {kHand, "ok", 1},
           {kQueens, "out_of_order", 0},
           {R"({"action":"settle","seat":1,"wager":"progressive","outcome":"pay","amount":"9"})", "no_such_wager", -1},
           {R"({"action":"settle","seat":1,"wager":"super_bonus","outcome":"take","amount":"15"})", "wrong_outcome", 0},
           {R"({"action":"settle","seat":1,"wager":"ante","outcome":"pay","amount":"15.50"})", "wrong_amount", 0},
           {kAnte, "ok", 0},
           {kPlay, "ok", 1},
           {kSuper, "ok", 0},
           {kQueens, "ok", 0},
           {kCards, "ok", 1},
           {kClear, "ok", 1}},
          // Eight of thirteen at the first try, less three for what is no step of the round.
          "practice", 8 - 3, 13);
}

void TestCliGrade::anExamRecordsAndGoesOn() {
    check({{kForfeitAnte, "ok", 1},
           {kForfeitBonus, "ok", 1},
           // Too early: done for no point; the cards of seat 4 can still be collected for theirs.
           {kReveal, "out_of_order", 0},
           {kFoldedCards, "ok", 1},
           {kReveal, "already_done", 0},
           {R"({"action":"set_dealer_hand","cards":["Kd","Qd","9c","3h"],"category":"high_card"})", "wrong_hand", 0},
           // There is no second try; seat 1 goes on as if the hand had been set.
           {kDealerHand, "already_done", 0},
           {kTurn, "ok", 1},
           {kHand, "ok", 1},
           {R"({"action":"settle","seat":1,"wager":"ante","outcome":"pay","amount":"30"})", "wrong_amount", 0},
           {kPlay, "ok", 1},
           {kSuper, "ok", 1},
           {kQueens, "ok", 1},
           {kCards, "ok", 1},
           {kClear, "ok", 1}},
          "exam", 10, 13);
}

void TestCliGrade::whatWasNotDoneIsMissing() {
    const auto lines = grade({kForfeitAnte, kForfeitBonus});
    // The third step is the first of those that were never done.
    QCOMPARE(lines.back()["missing"].size(), std::size_t{11});
    QCOMPARE(lines.back()["missing"][0].get<std::string>(), std::string("s3"));
    QCOMPARE(lines.back()["score"]["by_skill"]["c4.fold.ante"]["points"].get<int>(), 1);
    QCOMPARE(lines.back()["score"]["by_skill"]["c4.clear_table"]["points"].get<int>(), 0);
    QCOMPARE(lines.back()["score"]["by_skill"]["c4.clear_table"]["of"].get<int>(), 1);
}

void TestCliGrade::aDealtRoundIsJudgedFromItsOpening() {
    const CliAnswer dealt = runCli({"deal", "--rules", "pa-641a-fourcard", "--seed", "5"});
    const Json round = dealt.lines().front();
    std::vector<std::string> steps;
    std::vector<const char*> actions;
    // A step can be handed back as it was written.
    for (const Json& step : round["settlement"]["steps"]) steps.push_back(step.dump());
    for (const std::string& step : steps) actions.push_back(step.c_str());
    QCOMPARE(round["settlement"]["steps"][0]["action"].get<std::string>(), std::string("announce"));
    const std::string line = requestOf(round.dump(), actions, R"(,"from":"opening","mode":"exam")");
    const auto lines = runCli({"grade"}, QByteArray::fromStdString(line)).lines();
    QCOMPARE(lines.back()["score"]["points"].get<std::size_t>(), steps.size());
    QCOMPARE(lines.back()["score"]["of"].get<std::size_t>(), steps.size());
}

void TestCliGrade::stepsKeepTheIdsOfTheSettlement() {
    for (const char* rules : {"pa-657a-crazy4", "pa-647a-holdem-bonus", "pa-555-caribbean-stud"}) {
        const Json round = runCli({"deal", "--rules", rules, "--seed", "3"}).lines().front();
        std::map<std::string, Json> steps;
        for (const Json& step : round["settlement"]["steps"]) steps[step["id"].get<std::string>()] = step;
        // Nothing is done yet: what may be done is what the settlement has from the last decision on.
        const std::string line = requestOf(round.dump(), {R"({"action":"clear_table"})"}, "");
        const auto lines = runCli({"grade"}, QByteArray::fromStdString(line)).lines();
        QVERIFY(!lines[0]["expected"].empty());
        for (const Json& expected : lines[0]["expected"]) QVERIFY(expected == steps.at(expected["id"]));
        for (const Json& missing : lines[1]["missing"]) {
            const std::string action = steps.at(missing)["action"];
            QVERIFY2(action != "deal" && action != "ask" && action != "announce" && action != "discard_stub",
                     action.c_str());
        }
    }
}

void TestCliGrade::whatAStepDoesNotSpeakOfIsNotHeldAgainstAnAction() {
    check({{R"({"action":"collect_forfeit","seat":4,"wager":"ante","text":"thank you","amount":"10"})", "ok", 1},
           {R"({"action":"collect_forfeit","seat":4,"wager":"super_bonus","ruling":null})", "ok", 1},
           {R"({"action":"collect_cards","seat":4,"wager":"ante"})", "ok", 1},
           {R"({"action":"reveal_dealer","seat":4})", "ok", 1}},
          "practice", 4, 13);
}

void TestCliGrade::anIrregularityAndASkillComeTogether() {
    const QStringList call = {"deal",           "--rules",     "pa-657a-crazy4", "--skill", "c4.super_bonus.four_aces",
                              "--irregularity", "player_left", "--rounds",       "10"};
    const CliAnswer answer = runCli(call);
    QCOMPARE(answer.status, 0);
    for (const Json& round : answer.lines()) {
        QCOMPARE(round["irregularity"]["kind"].get<std::string>(), std::string("player_left"));
        QVERIFY(round["settlement"].dump().find("four_aces") != std::string::npos);
    }
    // A void round settles no Super Bonus; nothing is written before that is found out.
    const CliAnswer refused = runCli({"deal", "--rules", "pa-657a-crazy4", "--skill", "c4.super_bonus.four_aces",
                                      "--irregularity", "dealer_card_exposed", "--rounds", "3"});
    QCOMPARE(refused.status, 2);
    QCOMPARE(refused.out, QByteArray());
}

void TestCliGrade::anIrregularityThatNotEveryRoundLetsHappenIsFound_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("irregularity");
    QTest::newRow("nobody may have made the progressive wager") << "pa-657a-crazy4"
                                                                << "progressive_count_mismatch";
    QTest::newRow("nobody may be asked") << "pa-641a-fourcard"
                                         << "dealer_card_exposed";
    QTest::newRow("everybody may have folded") << "pa-647a-holdem-bonus"
                                               << R"({"kind":"face_up_card","count":2,"when":"after_initial_cards"})";
}

void TestCliGrade::anIrregularityThatNotEveryRoundLetsHappenIsFound() {
    QFETCH(QString, rules);
    QFETCH(QString, irregularity);
    const CliAnswer answer = runCli({"deal", "--rules", rules, "--irregularity", irregularity, "--rounds", "300"});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.lines().size(), std::size_t{300});
    const CliAnswer settled = runCli({"settle"}, answer.out);
    QCOMPARE(settled.status, 0);
}

void TestCliGrade::anExposedCardHasToBeSeen() {
    // 657a.13(d): void; every wager goes back. Without its deck the round begins at the irregularity.
    std::string round = kRound;
    round.insert(round.size() - 1, R"(,"irregularity":{"kind":"dealer_card_exposed"})");
    const std::vector<const char*> actions = {kTurn,
                                              R"({"action":"stop","kind":"wrong_card_count"})",
                                              R"({"action":"stop","kind":"dealer_card_exposed"})",
                                              R"({"action":"rule","ruling":"no_effect"})",
                                              R"({"action":"rule","ruling":"void"})",
                                              R"({"action":"return_wager","seat":4,"wager":"ante"})"};
    const auto lines = runCli({"grade"}, QByteArray::fromStdString(requestOf(round, actions, ""))).lines();
    const std::vector<std::string> reasons = {"missed_irregularity", "wrong_kind", "ok", "wrong_ruling", "ok", "ok"};
    for (std::size_t i = 0; i < reasons.size(); ++i) QCOMPARE(lines[i]["reason"].get<std::string>(), reasons[i]);
    QCOMPARE(lines[0]["cite"].get<std::string>(), std::string("657a.13(d)"));
}

void TestCliGrade::aBadLineIsRefusedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const std::string& line, const char* code, const char* at) {
        QTest::newRow(name) << QByteArray::fromStdString(line) << code << at;
    };
    row("no JSON", "grade me\n", "bad_json", "");
    row("no round", "{\"actions\":[]}\n", "bad_format", "");
    row("no actions", requestOf(kRound, {}, "").replace(requestOf(kRound, {}, "").find(R"(,"actions":[])"), 13, ""),
        "bad_format", "");
    row("a round that cannot be", requestOf(R"({"format":"cutcard-round/1","rules":"pa-999"})", {}, ""),
        "unknown_rules", "round.rules");
    row("an action without its name", requestOf(kRound, {R"({"seat":1})"}, ""), "bad_format", "actions[0]");
    row("a misspelt field", requestOf(kRound, {kTurn, R"({"action":"turn_cards","seet":1})"}, ""), "bad_format",
        "actions[1].seet");
    row("an amount that is none", requestOf(kRound, {R"({"action":"settle","amount":"fifteen"})"}, ""), "bad_amount",
        "actions[0].amount");
    row("a card that is none", requestOf(kRound, {R"({"action":"set_hand","cards":["1s"]})"}, ""), "bad_card",
        "actions[0].cards[0]");
    row("a mode nobody knows", requestOf(kRound, {}, R"(,"mode":"test")"), "bad_format", "mode");
    row("the opening of a round that was not dealt", requestOf(kRound, {}, R"(,"from":"opening")"), "bad_format",
        "from");
}

void TestCliGrade::aBadLineIsRefusedWithItsPlace() {
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    QFETCH(QString, at);
    const std::string good = requestOf(kRound, {}, "");
    const CliAnswer answer = runCli({"grade"}, line + QByteArray::fromStdString(good));
    QCOMPARE(answer.status, 1);
    const auto lines = answer.lines();
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(lines[0]["error"]["code"]), code);
    QCOMPARE(QString::fromStdString(lines[0]["error"]["at"]), at);
    QCOMPARE(lines[1]["score"]["of"].get<int>(), 13);
}

void TestCliGrade::aRoundToOrderHasTheSkill() {
    const QStringList call = {"deal",    "--rules",      "pa-657a-crazy4", "--skill", "c4.super_bonus.four_aces",
                              "--skill", "c4.fold.ante", "--seed",         "3",       "--rounds",
                              "5"};
    const CliAnswer answer = runCli(call);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.lines().size(), std::size_t{5});
    for (const Json& round : answer.lines()) {
        bool aces = false;
        bool fold = false;
        for (const Json& seat : round["settlement"]["seats"]) {
            for (const Json& line : seat["wagers"]) {
                // 657a.12(b): four aces pay 200 to 1.
                if (line["row"] == "four_aces" && line["wager"] == "super_bonus") {
                    aces = aces || line["odds"] == "200 to 1";
                }
            }
            fold = fold || seat["folded"].get<bool>();
        }
        QVERIFY(aces);
        QVERIFY(fold);
    }
    QCOMPARE(runCli(call).out, answer.out);
    const CliAnswer settled = runCli({"settle"}, answer.out);
    QCOMPARE(settled.status, 0);
}

void TestCliGrade::anOrderThatCannotBeMetIsAWrongCall_data() {
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QString>("says");
    QTest::newRow("no such skill") << QStringList{"--skill", "c4.whistle"} << "c4.whistle";
    QTest::newRow("not offered") << QStringList{"--skill", "six_card.straight", "--selections", "{}"}
                                 << "six_card.straight";
    QTest::newRow("another way of dealing")
        << QStringList{"--skill", "hand.card", "--method", "manual_shoe"} << "hand.card";
    QTest::newRow("not together") << QStringList{"--skill", "c4.dealer.qualifies", "--skill", "c4.dealer.below_king"}
                                  << "less";
}

void TestCliGrade::anOrderThatCannotBeMetIsAWrongCall() {
    QFETCH(QStringList, more);
    QFETCH(QString, says);
    const CliAnswer answer = runCli(QStringList{"deal", "--rules", "pa-657a-crazy4"} + more);
    QCOMPARE(answer.status, 2);
    QVERIFY2(QString::fromUtf8(answer.err).contains(says), answer.err.constData());
    QCOMPARE(answer.out, QByteArray());
}

QTEST_APPLESS_MAIN(TestCliGrade)
#include "tst_cli_grade.moc"
