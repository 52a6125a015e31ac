#include "engine/cards/random_source.h"
#include "engine/irregularities/staging.h"
#include "engine/record/act_record.h"
#include "engine/record/grading_record.h"
#include "engine/rules/rule_book.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/naive_poker.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Judging what a trainee does, on random rounds of every rule set: every permitted order scores in full, every single
// wrong action gets its reason, costs exactly one point and leaves the rest untouched.
class TestGrader : public QObject {
    Q_OBJECT

private slots:
    void everyPermittedOrderScoresInFull_data() { addRuleSets(); }
    void everyPermittedOrderScoresInFull();
    void everyEquallyGoodSelectionOfCardsIsRight_data() { addRuleSets(); }
    void everyEquallyGoodSelectionOfCardsIsRight();
    void oneWrongActionCostsOnePointAndNothingElse_data();
    void oneWrongActionCostsOnePointAndNothingElse();
    void whatWasDoneAlreadyCostsNothing_data() { addRuleSets(); }
    void whatWasDoneAlreadyCostsNothing();
    void aStoredProcedureIsReadBackAsItWas_data() { addRuleSets(); }
    void aStoredProcedureIsReadBackAsItWas();
    void aSecondTryInPracticeIsAcceptedForNoPoint();
    void penaltiesNeverMakeAScoreNegative();

private:
    static void addRuleSets();
};

namespace {

/// A round to be judged and the steps it asks for.
struct Item {
    Round round;
    GradedProcedure procedure;
    std::vector<std::set<StepId>> before;  ///< Everything that must come before a step.
};

using Items = std::vector<Item>;

/// Found by walking the lists, whatever the grader thinks.
std::vector<std::set<StepId>> allBefore(const GradedProcedure& procedure) {
    std::vector<std::set<StepId>> all;
    for (const GradedStep& step : procedure) {
        std::set<StepId> before(step.after.begin(), step.after.end());
        for (StepId direct : step.after) before.insert(all[direct].begin(), all[direct].end());
        all.push_back(std::move(before));
    }
    return all;
}

Item itemOf(const Game& game, const Round& round, GradedFrom from) {
    GradedProcedure procedure = procedureFrom(game, round, from);
    auto before = allBefore(procedure);
    return {round, std::move(procedure), std::move(before)};
}

/// Rounds of any table of the chapter, some with an irregularity.
Items itemsOf(const std::string& id, std::uint64_t count, bool irregular) {
    Items items;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        const auto game = anyTable(id, seed);
        Round round = dealRound(*game, anyRequest(*game, seed));
        const auto from = seed % 2 == 0 ? GradedFrom::Opening : GradedFrom::LastDecision;
        if (!irregular) {
            items.push_back(itemOf(*game, round, from));
            continue;
        }
        Irregularity irregularity;
        irregularity.kind = static_cast<IrregularityKind>(seed % kIrregularityKindCount);
        RandomSource random(seed);
        if (const auto staged = stage(*game, round, irregularity, random)) {
            Item item = itemOf(*game, *staged, GradedFrom::Opening);
            if (std::any_of(item.procedure.begin(), item.procedure.end(),
                            [](const GradedStep& step) { return step.act.action == "stop"; })) {
                items.push_back(std::move(item));
            }
        }
    }
    return items;
}

StepId any(const std::vector<StepId>& steps, RandomSource& random) {
    return steps[random.below(steps.size())];
}

/// Does whatever is allowed, in any permitted order, until nothing is left.
void finish(Grader& grader, RandomSource& random, std::size_t most = 10'000) {
    for (auto allowed = grader.allowed(); !allowed.empty() && most > 0; allowed = grader.allowed(), --most) {
        const Verdict verdict = grader.judge(grader.procedure()[any(allowed, random)].act);
        if (verdict.reason != Reason::Ok) return;
    }
}

constexpr std::array kModes = {GradingMode::Practice, GradingMode::Exam};

/// The seat in the public fields of a step: "seat", or the seat that a card goes to.
std::optional<int> seatIn(const Act& act) {
    if (act.seat && *act.seat > 0) return act.seat;
    if (act.action == "deal" && act.to && act.to->size() == 1) return std::stoi(*act.to);
    return std::nullopt;
}

/// A wrong action at the table as it stands, with the reason it has to get; nothing where it cannot be made here.
struct Wrong {
    Act act;
    Reason reason;
};
using MakeWrong = std::function<std::optional<Wrong>(const Grader&, const Item&, RandomSource&)>;

std::optional<StepId> anyAllowed(const Grader& grader, RandomSource& random,
                                 const std::function<bool(const Act&)>& wanted) {
    std::vector<StepId> fitting;
    for (StepId step : grader.allowed()) {
        if (wanted(grader.procedure()[step].act)) fitting.push_back(step);
    }
    if (fitting.empty()) return std::nullopt;
    return any(fitting, random);
}

bool stopIsDue(const Grader& grader) {
    for (StepId step : grader.allowed()) {
        if (grader.procedure()[step].act.action == "stop") return true;
    }
    return false;
}

/// The first step of those about the same thing is meant; a later one cannot be named.
bool isFirstOfItsName(const Grader& grader, StepId step) {
    for (StepId earlier = 0; earlier < step; ++earlier) {
        if (!grader.isDone(earlier) && sameThing(grader.procedure()[earlier].act, grader.procedure()[step].act)) {
            return false;
        }
    }
    return true;
}

std::optional<Wrong> tooEarly(const Grader& grader, const Item& item, RandomSource& random) {
    if (stopIsDue(grader)) return std::nullopt;
    std::vector<StepId> waiting;
    for (StepId step = 0; step < grader.procedure().size(); ++step) {
        const std::set<StepId>& before = item.before[step];
        const bool open = std::any_of(before.begin(), before.end(), [&](StepId id) { return !grader.isDone(id); });
        const bool isStop = grader.procedure()[step].act.action == "stop";
        if (!grader.isDone(step) && open && !isStop && isFirstOfItsName(grader, step)) waiting.push_back(step);
    }
    if (waiting.empty()) return std::nullopt;
    const StepId step = any(waiting, random);
    const auto own = seatIn(grader.procedure()[step].act);
    Reason reason = Reason::OutOfOrder;
    for (StepId before : item.before[step]) {
        const auto other = seatIn(grader.procedure()[before].act);
        if (!grader.isDone(before) && own && other && *own != *other) reason = Reason::WrongSeatOrder;
    }
    return Wrong{grader.procedure()[step].act, reason};
}

std::optional<Wrong> wrongOutcome(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, [](const Act& act) { return act.outcome.has_value(); });
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.outcome = act.outcome == "pay" ? "take" : "pay";
    return Wrong{act, Reason::WrongOutcome};
}

std::optional<Wrong> wrongAmount(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, [](const Act& act) { return act.amount.has_value(); });
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.amount = *act.amount + Money::cents(50);
    return Wrong{act, Reason::WrongAmount};
}

std::optional<Wrong> wrongCount(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, [](const Act& act) { return act.count.has_value(); });
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.count = *act.count + 1;
    return Wrong{act, Reason::WrongAmount};
}

bool setsHand(const Act& act) {
    return !act.cards.empty();
}

std::optional<Wrong> wrongHand(const Grader& grader, const Item& item, RandomSource& random) {
    const auto step = anyAllowed(grader, random, setsHand);
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    const NaiveHand best = naiveHand(act.cards);
    const auto held = factsOf(item.round).cards.at(act.seat.value_or(kDealerPosition));
    for (Card& chosen : act.cards) {
        for (Card other : held) {
            if (std::find(act.cards.begin(), act.cards.end(), other) != act.cards.end()) continue;
            const Card right = std::exchange(chosen, other);
            if (naiveHand(act.cards).order != best.order) return Wrong{act, Reason::WrongHand};
            chosen = right;
        }
    }
    // No other selection: four cards of five are too few.
    act.cards.pop_back();
    return Wrong{act, Reason::WrongHand};
}

std::optional<Wrong> cardsOfSomebodyElse(const Grader& grader, const Item& item, RandomSource& random) {
    const auto step = anyAllowed(grader, random, setsHand);
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    const auto held = factsOf(item.round).cards.at(act.seat.value_or(kDealerPosition));
    for (int i = 0; i < kDeckSize; ++i) {
        const Card card = Card::fromIndex(i);
        if (std::find(held.begin(), held.end(), card) == held.end()) {
            act.cards.front() = card;
            return Wrong{act, Reason::WrongHand};
        }
    }
    return std::nullopt;
}

std::optional<Wrong> wrongName(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, setsHand);
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.category = act.category == "flush" ? "straight" : "flush";
    return Wrong{act, Reason::WrongName};
}

std::optional<Wrong> falseAlarm(const Grader& grader, const Item&, RandomSource&) {
    if (stopIsDue(grader)) return std::nullopt;
    for (StepId step = 0; step < grader.procedure().size(); ++step) {
        if (grader.isDone(step) && grader.procedure()[step].act.action == "stop") return std::nullopt;
    }
    return Wrong{{.action = "stop", .kind = "shuffler_jam"}, Reason::FalseAlarm};
}

std::optional<Wrong> unknownAction(const Grader&, const Item&, RandomSource&) {
    return Wrong{{.action = "whistle"}, Reason::UnknownAction};
}

std::optional<Wrong> noSuchWager(const Grader&, const Item& item, RandomSource& random) {
    const int seat = item.round.seats[random.below(item.round.seats.size())].number;
    return Wrong{
        {.action = "settle", .seat = seat, .wager = "kings_up", .outcome = "take", .amount = Money::dollars(5)},
        Reason::NoSuchWager};
}

std::optional<Wrong> missedIrregularity(const Grader& grader, const Item&, RandomSource&) {
    if (!stopIsDue(grader)) return std::nullopt;
    // Whatever would come if nothing had happened, whether the procedure still has it or the round is void.
    return Wrong{{.action = "clear_table"}, Reason::MissedIrregularity};
}

std::optional<Wrong> wrongKind(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, [](const Act& act) { return act.kind.has_value(); });
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.kind = act.kind == "shuffler_jam" ? "player_left" : "shuffler_jam";
    return Wrong{act, Reason::WrongKind};
}

std::optional<Wrong> wrongRuling(const Grader& grader, const Item&, RandomSource& random) {
    const auto step = anyAllowed(grader, random, [](const Act& act) { return act.ruling.has_value(); });
    if (!step) return std::nullopt;
    Act act = grader.procedure()[*step].act;
    act.ruling = act.ruling == "void" ? "no_effect" : "void";
    return Wrong{act, Reason::WrongRuling};
}

struct Mistake {
    const char* name;
    MakeWrong make;
    bool irregular = false;
};

const std::vector<Mistake>& mistakes() {
    static const std::vector<Mistake> all = {{"a step before its time", tooEarly},
                                             {"a step before its time, with an irregularity", tooEarly, true},
                                             {"the wrong outcome", wrongOutcome},
                                             {"half a dollar too much", wrongAmount},
                                             {"one card or wager miscounted", wrongCount},
                                             {"the wrong cards", wrongHand},
                                             {"a card that the hand does not have", cardsOfSomebodyElse},
                                             {"the wrong name for the hand", wrongName},
                                             {"a stop where nothing is wrong", falseAlarm},
                                             {"a stop before something goes wrong", falseAlarm, true},
                                             {"an action nobody knows", unknownAction},
                                             {"a wager nobody made", noSuchWager},
                                             {"going on although the game has to stop", missedIrregularity, true},
                                             {"the wrong kind of irregularity", wrongKind, true},
                                             {"the wrong ruling", wrongRuling, true}};
    return all;
}

}  // namespace

void TestGrader::addRuleSets() {
    QTest::addColumn<QString>("id");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        QTest::newRow(rules->id.c_str()) << QString::fromStdString(rules->id);
    }
}

void TestGrader::everyPermittedOrderScoresInFull() {
    QFETCH(QString, id);
    for (const bool irregular : {false, true}) {
        for (const Item& item : itemsOf(id.toStdString(), 60, irregular)) {
            for (const GradingMode mode : kModes) {
                RandomSource random(item.procedure.size());
                Grader grader(item.procedure, factsOf(item.round), mode);
                finish(grader, random);
                QVERIFY(grader.missing().empty());
                const Score score = grader.score();
                QCOMPARE(score.of, static_cast<int>(item.procedure.size()));
                QCOMPARE(score.points, score.of);
                int bySkill = 0;
                for (const auto& [skill, own] : score.bySkill) {
                    QCOMPARE(own.points, own.of);
                    bySkill += own.of;
                }
                QCOMPARE(bySkill, score.of);
            }
        }
    }
}

void TestGrader::everyEquallyGoodSelectionOfCardsIsRight() {
    QFETCH(QString, id);
    int others = 0;
    for (const Item& item : itemsOf(id.toStdString(), 100, false)) {
        Grader grader(item.procedure, factsOf(item.round), GradingMode::Practice);
        for (const GradedStep& step : item.procedure) {
            Act act = step.act;
            if (setsHand(act)) {
                const NaiveHand best = naiveHand(act.cards);
                const auto held = factsOf(item.round).cards.at(act.seat.value_or(kDealerPosition));
                // Another order of the same cards, and where there is one another card instead.
                std::reverse(act.cards.begin(), act.cards.end());
                for (Card other : held) {
                    if (std::find(act.cards.begin(), act.cards.end(), other) != act.cards.end()) continue;
                    Act exchanged = act;
                    exchanged.cards.back() = other;
                    if (naiveHand(exchanged.cards).order != best.order) continue;
                    act = exchanged;
                    ++others;
                }
            }
            QCOMPARE(grader.judge(act).reason, Reason::Ok);
        }
    }
    // Caribbean Stud has no card to leave out.
    if (id != "pa-555-caribbean-stud") QVERIFY(others > 0);
}

void TestGrader::oneWrongActionCostsOnePointAndNothingElse_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("mistake");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        for (std::size_t i = 0; i < mistakes().size(); ++i) {
            QTest::addRow("%s: %s", rules->id.c_str(), mistakes()[i].name)
                << QString::fromStdString(rules->id) << static_cast<int>(i);
        }
    }
}

void TestGrader::oneWrongActionCostsOnePointAndNothingElse() {
    QFETCH(QString, id);
    QFETCH(int, mistake);
    const Mistake& wanted = mistakes()[static_cast<std::size_t>(mistake)];
    int made = 0;
    for (const Item& item : itemsOf(id.toStdString(), 30, wanted.irregular)) {
        for (const GradingMode mode : kModes) {
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                RandomSource random(seed * 1000 + item.procedure.size());
                // The place of the mistake is any of those at which it can be made.
                Grader walk(item.procedure, factsOf(item.round), mode);
                std::vector<std::size_t> places;
                for (std::size_t place = 0; place < item.procedure.size(); ++place) {
                    if (wanted.make(walk, item, random)) places.push_back(place);
                    walk.judge(item.procedure[place].act);
                }
                if (places.empty()) continue;
                const std::size_t place = places[random.below(places.size())];
                Grader grader(item.procedure, factsOf(item.round), mode);
                for (std::size_t i = 0; i < place; ++i) grader.judge(item.procedure[i].act);
                const auto wrong = wanted.make(grader, item, random);
                QVERIFY(wrong.has_value());
                const auto before = grader.allowed();
                const Verdict verdict = grader.judge(wrong->act);
                QCOMPARE(reasonName(verdict.reason), reasonName(wrong->reason));
                QCOMPARE(verdict.accepted, mode == GradingMode::Exam);
                if (mode == GradingMode::Practice) QCOMPARE(grader.allowed(), before);
                finish(grader, random);
                QVERIFY(grader.missing().empty());
                QCOMPARE(grader.score().points, grader.score().of - 1);
                ++made;
            }
        }
    }
    QVERIFY(made > 0);
}

void TestGrader::whatWasDoneAlreadyCostsNothing() {
    QFETCH(QString, id);
    for (const Item& item : itemsOf(id.toStdString(), 20, false)) {
        for (const GradingMode mode : kModes) {
            Grader grader(item.procedure, factsOf(item.round), mode);
            for (const GradedStep& step : item.procedure) {
                QCOMPARE(grader.judge(step.act).reason, Reason::Ok);
                // A seat gets several cards in a row of equal actions; the next one is another step.
                const bool another = std::any_of(item.procedure.begin(), item.procedure.end(), [&](const auto& other) {
                    return &other != &step && sameThing(other.act, step.act);
                });
                if (another) continue;
                const Verdict again = grader.judge(step.act);
                QCOMPARE(again.reason, Reason::AlreadyDone);
                QCOMPARE(again.points, 0);
            }
            QCOMPARE(grader.score().points, grader.score().of);
        }
    }
}

void TestGrader::aStoredProcedureIsReadBackAsItWas() {
    QFETCH(QString, id);
    for (const bool irregular : {false, true}) {
        for (const Item& item : itemsOf(id.toStdString(), 30, irregular)) {
            std::string text;
            JsonWriter out(text);
            writeGradedSteps(out, item.procedure);
            const auto document = parseStrictJson(text);
            QVERIFY(document);
            Reading reading;
            const GradedProcedure again = readGradedProcedure(*document, JsonPath(), reading);
            QVERIFY2(!reading.refused(), reading.refused() ? reading.refusal().at.c_str() : "");
            QVERIFY(again == item.procedure);
        }
    }
}

void TestGrader::aSecondTryInPracticeIsAcceptedForNoPoint() {
    const Item item = itemsOf("pa-657a-crazy4", 2, false)[0];
    Grader grader(item.procedure, factsOf(item.round), GradingMode::Practice);
    RandomSource random(1);
    for (const GradedStep& step : item.procedure) {
        if (step.act.amount && step.act.outcome) {
            Act wrong = step.act;
            wrong.amount = *wrong.amount + Money::cents(1);
            for (int attempt = 0; attempt < 3; ++attempt) QCOMPARE(grader.judge(wrong).reason, Reason::WrongAmount);
            const Verdict right = grader.judge(step.act);
            QVERIFY(right.accepted);
            QCOMPARE(right.points, 0);
            finish(grader, random);
            // Three wrong tries at one step cost no more than the step.
            QCOMPARE(grader.score().points, grader.score().of - 1);
            return;
        }
        grader.judge(step.act);
    }
    QFAIL("the round has nothing to settle");
}

void TestGrader::penaltiesNeverMakeAScoreNegative() {
    const Item item = itemsOf("pa-641a-fourcard", 1, false)[0];
    Grader grader(item.procedure, factsOf(item.round), GradingMode::Exam);
    for (int i = 0; i < 1000; ++i) QCOMPARE(grader.judge({.action = "whistle"}).points, -1);
    QCOMPARE(grader.score().points, 0);
}

QTEST_APPLESS_MAIN(TestGrader)
#include "tst_grader.moc"
