#include "engine/cards/random_source.h"
#include "engine/record/drill_record.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/drills.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/step_names.h"
#include "tests/support/worked_cases.h"

#include <QTest>

#include <functional>
#include <map>

using namespace cutcard;
using namespace cutcard::test;

// Questions whose key was worked out by hand from the regulations, and what a wrong rule leads to. And the file format.
class TestDrillKeys : public QObject {
    Q_OBJECT

private slots:
    void aHandIsReadByTheChapter_data();
    void aHandIsReadByTheChapter();
    void aMainWagerIsDecidedByTheChapter_data();
    void aMainWagerIsDecidedByTheChapter();
    void aWagerIsPaidByThePostedTable_data();
    void aWagerIsPaidByThePostedTable();
    void anEventIsRuledOnByTheChapter_data();
    void anEventIsRuledOnByTheChapter();
    void theSeatFarthestToTheRightIsTurnedFirst();
    void queensUpWaitsForTheMainWagers();
    void aQuestionIsReadBackAsWritten_data() { addRuleSetRows(); }
    void aQuestionIsReadBackAsWritten();
    void anythingElseIsNotAQuestion_data();
    void anythingElseIsNotAQuestion();
};

namespace {

std::vector<Card> cardsOf(const QString& text) {
    std::vector<Card> cards;
    for (const QString& name : text.split(' ', Qt::SkipEmptyParts)) cards.push_back(*Card::parse(name.toStdString()));
    return cards;
}

/// "take", "amount 22.50", "void all_others holdem_bonus".
QString answerText(const DrillOption& option) {
    QStringList words = {QString::fromStdString(option.code)};
    for (const std::string& param : option.params) words << QString::fromStdString(param);
    return words.join(' ');
}

/// A question asked many times: always the same right answer, and every wrong one that was offered, by its rule.
struct Answers {
    QString right;
    std::multimap<QString, QString> wrong;

    bool leads(const QString& rule, const QString& answer) const {
        const auto [first, last] = wrong.equal_range(rule);
        return std::any_of(first, last, [&answer](const auto& entry) { return entry.second == answer; });
    }
};

Answers askOften(const std::function<std::optional<DrillQuestion>(RandomSource&)>& ask) {
    Answers asked;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        RandomSource random(seed);
        const auto question = ask(random);
        if (!question) return {"no question", {}};
        for (const DrillOption& option : question->options) {
            if (!option.wrongRule.empty()) {
                asked.wrong.emplace(QString::fromStdString(option.wrongRule), answerText(option));
            } else if (asked.right.isEmpty() || asked.right == answerText(option)) {
                asked.right = answerText(option);
            } else {
                return {"different right answers", {}};
            }
        }
    }
    return asked;
}

/// "rule: answer, rule: answer"
void verifyWrong(const Answers& asked, const QString& expected) {
    for (const QString& entry : expected.split(", ", Qt::SkipEmptyParts)) {
        const QStringList parts = entry.split(": ");
        if (!asked.leads(parts[0], parts[1])) QFAIL(qPrintable(entry));
    }
}

/// A round with one player in seat 1.
RoundRecord roundOf(const QString& rules, const QString& seat, const QString& dealer, const QString& community,
                    const QString& selections) {
    Json round = {{"format", "cutcard-round/1"}, {"rules", rules.toStdString()}};
    if (!selections.isEmpty()) round["selections"] = Json::parse(selections.toStdString());
    round["seats"] = {Json::parse(seat.toStdString())};
    round["seats"][0]["seat"] = 1;
    round["seats"][0]["cards"] = cardList(round["seats"][0]["cards"].get<std::string>());
    round["dealer"]["cards"] = cardList(dealer.toStdString());
    if (!community.isEmpty()) round["community"] = cardList(community.toStdString());
    return recordOf(round);
}

using AskLine = std::optional<DrillQuestion> (*)(const Game&, const DrillRound&, const WagerLine&, RandomSource&);

Answers askAbout(const RoundRecord& record, const QString& wager, AskLine ask) {
    const DrillRound drill{record.round, record.game->adjudicate(record.round)};
    for (const WagerLine& line : drill.settlement.seats.front().lines) {
        if (wager.toStdString() != wagerName(line.wager)) continue;
        return askOften([&](RandomSource& random) { return ask(*record.game, drill, line, random); });
    }
    return {"no such line", {}};
}

void addRoundColumns() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("seat");
    QTest::addColumn<QString>("dealer");
    QTest::addColumn<QString>("community");
    QTest::addColumn<QString>("selections");
    QTest::addColumn<QString>("wager");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
}

void verifyRound(AskLine ask) {
    QFETCH(QString, rules);
    QFETCH(QString, seat);
    QFETCH(QString, dealer);
    QFETCH(QString, community);
    QFETCH(QString, selections);
    QFETCH(QString, wager);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const Answers asked = askAbout(roundOf(rules, seat, dealer, community, selections), wager, ask);
    QCOMPARE(asked.right, right);
    verifyWrong(asked, wrong);
}

Answers askNext(const Json& round, const std::string& step) {
    const RoundRecord record = recordOf(round);
    const DrillRound drill{record.round, record.game->adjudicate(record.round)};
    const StepId next = *stepNamed(drill.settlement.procedure, step);
    return askOften([&](RandomSource& random) { return askWhatNext(*record.game, drill, next, random); });
}

/// Two players with a pair each against a king-high dealer, Queens Up at seat 5.
Json twoSeats() {
    Json round = {{"format", "cutcard-round/1"}, {"rules", "pa-657a-crazy4"}, {"selections", Json::object()}};
    const auto seat = [](int number, const char* cards, Json wagers) {
        return Json{{"seat", number},
                    {"cards", cardList(cards)},
                    {"wagers", std::move(wagers)},
                    {"decision", {{"play", "10"}}}};
    };
    round["seats"] = {seat(2, "9s 9d 6h 4c 2s", {{"ante", "10"}, {"super_bonus", "10"}}),
                      seat(5, "Qs Qd 7h 5c 3s", {{"ante", "10"}, {"super_bonus", "10"}, {"queens_up", "5"}})};
    round["dealer"]["cards"] = cardList("Kd Jc 8h 5s 2d");
    return round;
}

}  // namespace

void TestDrillKeys::aHandIsReadByTheChapter_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("community");
    QTest::addColumn<int>("playing");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    const QString none;
    // 657a.6(a): the ace is low in A-2-3-4 only.
    QTest::newRow("king, ace, two, three around the corner is nothing") << "pa-657a-crazy4"
                                                                        << "Ks Ad 2h 3c 9d" << none << 4 << "high_card"
                                                                        << "ace_around_the_corner: straight";
    QTest::newRow("ace, two, three, four is a straight") << "pa-641a-fourcard"
                                                         << "Ac 2d 3h 4s Kd" << none << 4 << "straight"
                                                         << "ace_high_only: high_card, straight_overlooked: high_card";
    // 657a.6(b): four cards play, and there is no full house.
    QTest::newRow("three sevens and two twos are three of a kind")
        << "pa-657a-crazy4"
        << "7s 7d 7h 2c 2d" << none << 4 << "three_of_a_kind"
        << "fifth_card_counted: full_house, equal_card_overlooked: pair";
    QTest::newRow("four in a row in hearts is a straight flush")
        << "ma-crazy4"
        << "9h 8h 7h 6h 2c" << none << 4 << "straight_flush"
        << "flush_overlooked: straight, straight_overlooked: flush, fifth_card_counted: high_card";
    QTest::newRow("the dealer's six: three nines beat the straight in them")
        << "pa-641a-fourcard"
        << "9s 9d 9h 8c 7d 6s" << none << 4 << "three_of_a_kind"
        << "five_card_order: straight";
    // 647a.6: five of seven.
    QTest::newRow("five spades beside a pair on the board are a flush") << "pa-647a-holdem-bonus"
                                                                        << "As 9s"
                                                                        << "Ks Qs 2s 5d 5h" << 5 << "flush"
                                                                        << "flush_overlooked: pair, board_alone: pair";
    QTest::newRow("the river fills the hand") << "pa-569-ultimate-holdem"
                                              << "Jc Jd"
                                              << "Jh 8s 3d 2c 8h" << 5 << "full_house"
                                              << "river_overlooked: three_of_a_kind";
    QTest::newRow("four hearts are no flush in a game of five") << "pa-555-caribbean-stud"
                                                                << "Ah Jh 7h 4h 2c" << none << 5 << "high_card"
                                                                << "one_card_short: flush";
}

void TestDrillKeys::aHandIsReadByTheChapter() {
    QFETCH(QString, rules);
    QFETCH(QString, hand);
    QFETCH(QString, community);
    QFETCH(int, playing);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    const CardsToRead cards{cardsOf(hand), cardsOf(community), static_cast<std::size_t>(playing)};
    // Too few wrong answers make no question; what a wrong rule sees is to be known all the same.
    FiveCardCategory category = FiveCardCategory::HighCard;
    while (right.toStdString() != categoryName(category)) category = static_cast<FiveCardCategory>(int(category) + 1);
    Answers seen;
    for (const Misreading& misreading : misreadings(cards, category)) {
        const std::string_view name = categoryName(misreading.category);
        seen.wrong.emplace(QString::fromStdString(misreading.rule),
                           QString::fromUtf8(name.data(), qsizetype(name.size())));
    }
    verifyWrong(seen, wrong);
    const Answers asked = askOften([&](RandomSource& random) { return askReadHand(*chapter, cards, false, random); });
    if (asked.right != "no question") QCOMPARE(asked.right, right);
}

void TestDrillKeys::aMainWagerIsDecidedByTheChapter_data() {
    addRoundColumns();
    const QString none;
    const auto crazy = [](const char* cards, const char* play) {
        return QString(R"({"cards":"%1","wagers":{"ante":"10","super_bonus":"10"},"decision":{"play":"%2"}})")
            .arg(cards, play);
    };
    const auto fourCard = [](const char* cards) {
        return QString(R"({"cards":"%1","wagers":{"ante":"10"},"decision":{"play":"10"}})").arg(cards);
    };
    // 657a.11(c)(3)(i)
    QTest::newRow("dealer queen-high, player jack-high: the Ante comes back")
        << "pa-657a-crazy4" << crazy("Jc 9d 7s 5h 3c", "10") << "Qd Tc 8h 6s 4d" << none << none << "ante"
        << "return"
        << "qualifier_forgotten: take";
    QTest::newRow("dealer queen-high, player jack-high: Play is paid")
        << "pa-657a-crazy4" << crazy("Jc 9d 7s 5h 3c", "10") << "Qd Tc 8h 6s 4d" << none << none << "play"
        << "pay"
        << "qualifier_forgotten: take";
    // 657a.11(c)(3)(ii)(C)
    QTest::newRow("the same four cards and a lower fifth: the Ante comes back")
        << "pa-657a-crazy4" << crazy("Ks Qc 9h 5d 2d", "10") << "Kd Qd 9c 5s 3h" << none << none << "ante"
        << "return"
        << "tie_as_in_another_game: pay, fifth_card_compared: take";
    // 641a.11(c): only a lower hand loses.
    QTest::newRow("the same four cards and a lower fifth: Four Card pays")
        << "pa-641a-fourcard" << fourCard("Ks Qc 9h 5d 2d") << "Kd Qd 9c 5s 3h 2c" << none << none << "ante"
        << "pay"
        << "tie_as_in_another_game: return, fifth_card_compared: take";
    // 657a.6(b): three of a kind is above a flush.
    QTest::newRow("three of a kind beats the dealer's flush")
        << "pa-657a-crazy4" << crazy("6s 6d 6h Jc 2d", "10") << "Kd Jd 8d 3d 2c" << none << none << "ante"
        << "pay"
        << "five_card_order: take";
    // 657a.11(c)(3)(ii)(A)
    QTest::newRow("a straight loses to a flush: the Super Bonus is paid all the same")
        << "pa-657a-crazy4" << crazy("9s 8c 7h 6c 2s", "30") << "Kd Jd 8d 3d 2c" << none << none << "super_bonus"
        << "pay"
        << "like_another_wager: take";
    QTest::newRow("a pair loses: the Super Bonus is taken, and would only come back if it won")
        << "pa-657a-crazy4" << crazy("9s 9d 7h 4c 2s", "10") << "Kd Ks 8d 3h 2c" << none << none << "super_bonus"
        << "take"
        << "qualifier_misjudged: return, taken_wager_paid: pay";
    // 647a.11(h)(2)(ii): below a straight the winner's Ante is returned.
    QTest::newRow("a pair of kings beats king-high: the Ante only comes back")
        << "pa-647a-holdem-bonus"
        << R"({"cards":"Ks Qh","wagers":{"ante":"10"},"decision":{"flop":"20"}})"
        << "Jc 4h"
        << "9c 7h 5s Kd 3d" << none << "ante"
        << "return"
        << "like_another_wager: pay";
    // 555.11(f): ace-queen is no hand.
    QTest::newRow("dealer ace-queen, player a pair: the Bet comes back")
        << "pa-555-caribbean-stud"
        << R"({"cards":"8s 8d Jh 5c 2s","wagers":{"ante":"15"},"decision":{"bet":"30"}})"
        << "Ad Qc 9h 6s 3d" << none << none << "bet"
        << "return"
        << "qualifier_forgotten: pay";
}

void TestDrillKeys::aMainWagerIsDecidedByTheChapter() {
    verifyRound(askWhoWins);
}

void TestDrillKeys::aWagerIsPaidByThePostedTable_data() {
    addRoundColumns();
    const QString none;
    const QString trips =
        R"({"cards":"6s 6d 6h Jc 2d","wagers":{"ante":"10","super_bonus":"10","queens_up":"5"},"decision":{"play":"10"}})";
    const QString dealer = "Kd Jd 8d 3h 2c";
    // 657a.12(c): three of a kind 9, 8, 8 and 7 to 1; straight flush above it, flush below it (table A: 30 and 4 to 1).
    QTest::newRow("Queens Up A, three of a kind, $5")
        << "pa-657a-crazy4" << trips << dealer << none << R"({"queens_up":"A"})"
        << "queens_up"
        << "amount 45.00"
        << "row_above: amount 150.00, row_below: amount 20.00, neighbouring_letter: amount 40.00, "
           "stake_added: amount 50.00, stake_returned: amount 5.00, "
           "paid_on_the_ante: amount 90.00";
    QTest::newRow("Queens Up D, three of a kind, $5")
        << "pa-657a-crazy4" << trips << dealer << none << R"({"queens_up":"D"})"
        << "queens_up"
        << "amount 35.00"
        << "row_above: amount 200.00, neighbouring_letter: amount 40.00";
    // 657a.12(b)
    QTest::newRow("Super Bonus, three of a kind, $10")
        << "pa-657a-crazy4" << trips << dealer << none << none << "super_bonus"
        << "amount 20.00"
        << "row_above: amount 150.00, stake_added: amount 30.00, to_taken_for_for: amount 10.00";
    // 657a.12(e): a full house 50 for 1, four of a kind 300, a flush 40.
    QTest::newRow("progressive A, full house, $1")
        << "pa-657a-crazy4"
        << R"({"cards":"6s 6d 6h Jc Jh","wagers":{"ante":"10","super_bonus":"10","progressive":"1"},"decision":{"play":"10"}})"
        << dealer << none << R"({"progressive":{"kind":"five_card","paytable":"A","wager":"1"}})"
        << "progressive"
        << "amount 50.00"
        << "row_above: amount 300.00, row_below: amount 40.00, for_taken_for_to: amount 51.00, "
           "stake_deducted: amount 49.00, paid_on_the_ante: amount 500.00";
    // Blind A: a flush 3 to 2, a full house 3 to 1, a straight 1 to 1.
    const QString flush =
        R"({"cards":"Ah 9h","wagers":{"ante":"15","blind":"15"},"decision":{"play":"60","when":"preflop"}})";
    QTest::newRow("Blind A, flush, $15")
        << "pa-569-ultimate-holdem" << flush << "Kc Jd"
        << "Kh 6h 3h Td 2s" << none << "blind"
        << "amount 22.50"
        << "row_above: amount 45.00, row_below: amount 15.00, odds_inverted: amount 10.00, "
           "breakage_of_another_house: amount 22.00, to_taken_for_for: amount 7.50, stake_added: amount 37.50";
    QTest::newRow("Blind A, flush, $15, rounded down to the dollar") << "pa-569-ultimate-holdem" << flush << "Kc Jd"
                                                                     << "Kh 6h 3h Td 2s"
                                                                     << R"({"breakage":"down_to_dollar"})"
                                                                     << "blind"
                                                                     << "amount 22.00"
                                                                     << "breakage_ignored: amount 22.50";
}

void TestDrillKeys::aWagerIsPaidByThePostedTable() {
    verifyRound(askWhatPays);
}

void TestDrillKeys::anEventIsRuledOnByTheChapter_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("when");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    using enum IrregularityKind;
    const auto row = [](const char* name, const char* rules, IrregularityKind kind, int number, int when,
                        const char* right, const char* wrong) {
        QTest::newRow(name) << rules << int(kind) << number << when << right << wrong;
    };
    const int late = int(Moment::AfterLastDecision);
    // 657a.13(d) against 641a.13(d); C4-10, FC-4, FC-5.
    row("Crazy 4: a dealer's card seen after the last decision changes nothing", "pa-657a-crazy4", DealerCardExposed, 1,
        late, "no_effect none", "another_moment: void all");
    row("Four Card: the same voids the round", "pa-641a-fourcard", DealerCardExposed, 1, late, "void all",
        "another_moment: no_effect none");
    row("Four Card: the sixth card lies face up anyway", "pa-641a-fourcard", DealerCardExposed, 6,
        int(Moment::BeforeLastDecision), "no_effect none", "face_up_card_confused: void all");
    // 647a.13(a), TH-6.
    row("Hold 'Em Bonus: two cards face up after everyone has two", "pa-647a-holdem-bonus", FaceUpCard, 2,
        int(Moment::AfterInitialCards), "void all_others holdem_bonus",
        "another_moment: void all, one_card_too_few: discard_card_and_continue none");
    // MA 6(e) against 657a.7: how many positions a player may have.
    row("Massachusetts: one position a player", "ma-crazy4", SecondPosition, 0, -1, "refuse_wager none",
        "another_chapter: no_effect none");
    // 657a.5(d): at least ten cards.
    row("a cut of ten cards is deep enough", "pa-657a-crazy4", CutTooShallow, 10, -1, "no_effect none",
        "one_card_too_few: recut none");
    row("a cut of nine cards is not", "pa-657a-crazy4", CutTooShallow, 9, -1, "recut none",
        "one_card_too_many: no_effect none");
}

void TestDrillKeys::anEventIsRuledOnByTheChapter() {
    QFETCH(QString, rules);
    QFETCH(int, kind);
    QFETCH(int, number);
    QFETCH(int, when);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    Irregularity event;
    event.kind = static_cast<IrregularityKind>(kind);
    if (event.kind == IrregularityKind::FaceUpCard) event.count = number;
    if (event.kind == IrregularityKind::DealerCardExposed) event.card = number;
    if (event.kind == IrregularityKind::CutTooShallow) event.depth = number;
    if (when >= 0) event.when = static_cast<Moment>(when);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    const Answers asked = askOften([&](RandomSource& random) { return askIsIrregular(*chapter, event, random); });
    QCOMPARE(asked.right, right);
    verifyWrong(asked, wrong);
}

void TestDrillKeys::theSeatFarthestToTheRightIsTurnedFirst() {
    // ALL-1: settlement runs counterclockwise.
    const Answers asked = askNext(twoSeats(), "turn_cards 5");
    QCOMPARE(asked.right, QString("turn_cards 5 "));
    QVERIFY(asked.leads("wrong_seat_order", "turn_cards 2 "));
    QVERIFY(asked.leads("settled_before_hand_set", "settle 5 ante"));
    QVERIFY(asked.leads("already_done", "reveal_dealer  "));
}

void TestDrillKeys::queensUpWaitsForTheMainWagers() {
    // C4-6: Ante, Play and Super Bonus in any order, then Queens Up.
    const Answers asked = askNext(twoSeats(), "settle 5 super_bonus");
    QCOMPARE(asked.right, QString("settle 5 super_bonus"));
    QVERIFY(asked.leads("side_wager_before_main", "settle 5 queens_up"));
    // Whatever was left out so far may come as well: the other main wagers are never offered as wrong.
    for (const auto& [rule, answer] : asked.wrong) {
        const bool main = answer == "settle 5 ante" || answer == "settle 5 play";
        QVERIFY2(!main || rule == "already_done", qPrintable(rule + ": " + answer));
    }
}

void TestDrillKeys::aQuestionIsReadBackAsWritten() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto game = anyTable(rules.toStdString(), seed);
        for (int kind = 0; kind < kDrillKindCount; ++kind) {
            const DrillQuestion question = makeDrill(*game, static_cast<DrillKind>(kind), seed);
            std::string text;
            JsonWriter out(text);
            writeDrill(out, question);
            const auto read = readDrillLine(text);
            QVERIFY2(read, text.c_str());
            QVERIFY2(*read == question, text.c_str());
        }
    }
}

void TestDrillKeys::anythingElseIsNotAQuestion_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("at");
    QTest::newRow("another format") << "format"
                                    << R"("cutcard-drill/2")"
                                    << "format";
    QTest::newRow("a kind nobody knows") << "kind"
                                         << R"("juggling")"
                                         << "kind";
    QTest::newRow("a number for a skill") << "skill"
                                          << "7"
                                          << "skill";
    QTest::newRow("a prompt that is a text") << "prompt"
                                             << R"("cards")"
                                             << "prompt";
    QTest::newRow("no answers") << "options"
                                << "[]"
                                << "options";
    QTest::newRow("an answer without parameters") << "options"
                                                  << R"([{"code":"pay","wrong_rule":null}])"
                                                  << "options[0]";
    QTest::newRow("two right answers")
        << "options"
        << R"([{"code":"a","params":[],"wrong_rule":null},{"code":"b","params":[],"wrong_rule":null}])"
        << "right";
    QTest::newRow("a key that is no answer") << "right"
                                             << "2"
                                             << "right";
    QTest::newRow("a key that is a wrong answer") << "right"
                                                  << "1"
                                                  << "right";
    QTest::newRow("a key too many") << "hint"
                                    << R"("no")"
                                    << "hint";
}

void TestDrillKeys::anythingElseIsNotAQuestion() {
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, at);
    Json question = Json::parse(R"({"format":"cutcard-drill/1","kind":"who_wins","rules":"r","skill":"s","cite":"c",
        "ruling":null,"prompt":{},"options":[{"code":"pay","params":[],"wrong_rule":null},
        {"code":"take","params":[],"wrong_rule":"hands_confused"}],"right":0})");
    QVERIFY(readDrillLine(question.dump()));
    question[key.toStdString()] = Json::parse(value.toStdString());
    const auto read = readDrillLine(question.dump());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.refusal().at), at);
}

QTEST_APPLESS_MAIN(TestDrillKeys)
#include "tst_drill_keys.moc"
