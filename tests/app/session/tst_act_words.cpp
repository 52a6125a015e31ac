#include "app/session/act_words.h"
#include "app/session/practice_round.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/staging.h"
#include "engine/procedure/table_procedures.h"
#include "engine/training/needs.h"
#include "engine/training/scenario.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Whatever the house order asks for can be said with a gesture at the table, and the gesture is judged right.
class TestActWords : public QObject {
    Q_OBJECT

private slots:
    void everyStepOfADealtRoundHasItsGesture_data() { addRuleSetRows(); }
    void everyStepOfADealtRoundHasItsGesture();
    void everyStepOfAStagedRoundHasItsGesture_data() { addRuleSetRows(); }
    void everyStepOfAStagedRoundHasItsGesture();
    void everySkillAndEveryActionHasItsGesture();
    void aGestureForWhichThereIsNoStepIsJudgedToo();
    void whatCannotBeWrittenDownIsCut();
};

namespace {

/// The values that a dealer reads off the table, from the step; the words are those of the gesture.
struct Gesture {
    const PracticeRound& round;
    const Step& step;

    const Grader& grader() const { return round.grader(); }
    template <typename Detail>
    const Detail& detail() const {
        return std::get<Detail>(step.detail);
    }
    std::vector<Card> cards() const {
        const auto& hand = detail<HandSet>();
        return {hand.cards.begin(), hand.cards.begin() + hand.size};
    }

    Act settle() const {
        const auto& settled = detail<Settled>();
        switch (settled.outcome) {
        case Outcome::Take: return acts::take(grader(), round.round(), step.seat, settled.wager);
        case Outcome::Return: return acts::giveBack(grader(), round.round(), step.seat, settled.wager);
        default: return acts::pay(step.seat, settled.wager, settled.amount);
        }
    }

    Act callFloor() const {
        const auto* about = std::get_if<AboutWager>(&step.detail);
        return about == nullptr ? acts::callFloor() : acts::callFloor(step.seat, about->wager);
    }

    Act act() const {
        switch (step.action) {
        case Action::Announce: return acts::announce(detail<Announcement>().text);
        case Action::VerifyProgressive: return acts::verifyProgressive(detail<Count>().count);
        case Action::CountStub: return acts::countStub(detail<Count>().count);
        case Action::Cut: return acts::cut(detail<Count>().count);
        case Action::Deal: return acts::deal(grader());
        case Action::Ask: return acts::ask(grader(), round.game(), step.seat);
        case Action::RevealCommunity: return acts::revealCommunity(grader());
        case Action::CollectForfeit: return acts::take(grader(), round.round(), step.seat, detail<AboutWager>().wager);
        case Action::ReturnWager: return acts::giveBack(grader(), round.round(), step.seat, detail<AboutWager>().wager);
        case Action::CollectCards: return acts::collectCards(step.seat);
        case Action::TurnCards: return acts::turnCards(step.seat);
        case Action::SetHand: return acts::setHand(step.seat, cards(), detail<HandSet>().category);
        case Action::SetDealerHand: return acts::setDealerHand(cards(), detail<HandSet>().category);
        case Action::Settle: return settle();
        case Action::CallFloor: return callFloor();
        case Action::HoldCards: return acts::holdCards(step.seat);
        case Action::PayEnvy: return acts::payEnvy(step.seat, detail<EnvyPaid>().fromSeat, detail<EnvyPaid>().amount);
        case Action::Keypad:
            return acts::keypad(detail<KeyPressed>().key,
                                step.seat == kNoSeat ? std::nullopt : std::optional(step.seat));
        case Action::Stop: return acts::stop(detail<Stopped>().kind);
        case Action::Rule: return acts::rule(detail<Ruled>().ruling);
        default: return acts::plain(step.action);
        }
    }
};

/// Empty: every gesture was right, to the end.
QString played(std::shared_ptr<const Game> game, const Round& round, GradedFrom from, std::set<Action>* met = nullptr) {
    PracticeRound practice(std::move(game), round, Way::Guided, from);
    const std::vector<Step>& steps = practice.settlement().procedure.steps();
    for (std::size_t id = 0; id < steps.size(); ++id) {
        if (practice.grader().isDone(static_cast<StepId>(id))) continue;
        const Act act = Gesture{practice, steps[id]}.act();
        const Try& one = practice.act(act, 0);
        if (met != nullptr) met->insert(steps[id].action);
        if (one.verdict.reason != Reason::Ok || one.verdict.step != static_cast<StepId>(id)) {
            return QString("step %1, %2: %3")
                .arg(id + 1)
                .arg(QString::fromStdString(act.action), QString::fromUtf8(reasonName(one.verdict.reason).data()));
        }
    }
    if (!practice.isFinished() || practice.score().points != practice.score().of) return "not finished in full";
    return {};
}

}  // namespace

void TestActWords::everyStepOfADealtRoundHasItsGesture() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const auto game = anyTable(rules.toStdString(), seed);
        DealRequest request = anyRequest(*game, seed);
        const auto procedures = tableProceduresOf(game->rules());
        if (seed % 10 == 0) request.preparation = procedures[seed / 10 % procedures.size()];
        const auto from = seed % 5 == 0 || seed % 2 == 0 ? GradedFrom::Opening : GradedFrom::LastDecision;
        const QString fault = played(game, dealRound(*game, request), from);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1, %2").arg(seed).arg(fault)));
    }
}

void TestActWords::everyStepOfAStagedRoundHasItsGesture() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    int staged = 0;
    std::uint64_t seed = 1;
    for (const Irregularity& event : everyEvent(game->rules())) {
        for (int i = 0; i < 6; ++i, ++seed) {
            RandomSource random(seed);
            const auto round = stage(*game, dealRound(*game, anyRequest(*game, seed)), event, random);
            if (!round) continue;
            ++staged;
            const QString fault = played(game, *round, GradedFrom::Opening);
            QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1, %2").arg(seed).arg(fault)));
        }
    }
    QVERIFY(staged >= 60);
}

void TestActWords::everySkillAndEveryActionHasItsGesture() {
    std::set<Action> met;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const RulesSubmission submission = plainSubmission(rules, everySelection(*rules));
        for (const std::string& skill : reachableSkills(submission)) {
            ScenarioRequest request;
            request.skills = {skill};
            const auto made = makeScenario(submission, request);
            const auto* scenario = std::get_if<Scenario>(&made);
            QVERIFY2(scenario != nullptr, skill.c_str());
            const QString fault = played(scenario->game, scenario->round, GradedFrom::Opening, &met);
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(skill) + ": " + fault));
        }
    }
    QCOMPARE(met.size(), std::size_t{kActionCount});
}

void TestActWords::aGestureForWhichThereIsNoStepIsJudgedToo() {
    const auto game = tableWith("pa-657a-crazy4");
    DealRequest request;
    request.players = 2;
    PracticeRound round(game, dealRound(*game, request), Way::Guided, GradedFrom::Opening);
    while (round.next()) round.watchOn();
    // Nothing is left to deal, to ask or to show.
    QCOMPARE(acts::deal(round.grader()), (Act{.action = "deal"}));
    QCOMPARE(acts::revealCommunity(round.grader()), (Act{.action = "reveal_community"}));
    const int seat = round.round().seats.front().number;
    QCOMPARE(acts::ask(round.grader(), *game, seat), (Act{.action = "ask", .seat = seat, .what = "play"}));
    for (const Act& act : {acts::deal(round.grader()), acts::revealCommunity(round.grader())})
        QVERIFY(round.act(act, 0).isWrong());
    QCOMPARE(round.act(acts::ask(round.grader(), *game, seat), 0).verdict.reason, Reason::AlreadyDone);
    QCOMPARE(round.act(acts::take(round.grader(), round.round(), 7, Wager::Trips), 0).verdict.reason,
             Reason::NoSuchWager);
}

void TestActWords::whatCannotBeWrittenDownIsCut() {
    const Money most = Money::dollars(1'000'000'000);
    QCOMPARE(acts::pay(1, Wager::Ante, most + Money::dollars(1)).amount, std::optional(most));
    QCOMPARE(acts::pay(1, Wager::Ante, Money() - Money::dollars(1)).amount, std::optional(Money()));
    QCOMPARE(acts::countStub(2'000'000'000).count, std::optional(1'000'000));
}

QTEST_GUILESS_MAIN(TestActWords)
#include "tst_act_words.moc"
