#include "app/text/catalogue.h"
#include "app/text/comment.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/staging.h"
#include "engine/rules/skills.h"
#include "engine/training/scenario.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QRegularExpression>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;
using text::Comment;

// Whatever happens at a table, something whole is said about it, and sums are right.
class TestCommentRounds : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyStepOfRandomRoundsIsExplained_data();
    void everyStepOfRandomRoundsIsExplained();
    void everySkillHasAnExplainedRound_data();
    void everySkillHasAnExplainedRound();
    void everyTryOfABunglerIsCommented_data();
    void everyTryOfABunglerIsCommented();
    void theEvaluatorCanTellRightFromWrong();
};

namespace {

/// Anything that should have been replaced by a fact, or was replaced by nothing.
const QRegularExpression kLeftOver("%L?[0-9]|\\{|\\}|  | ,| \\.|: *$|^ |\\bof *$");

bool isWhole(const QString& sentence) {
    return !sentence.isEmpty() && !sentence.contains(kLeftOver);
}

std::int64_t cents(const QString& amount) {
    QString digits = amount;
    digits.remove('$').remove(',');
    const auto parts = digits.split('.');
    return parts[0].toLongLong() * 100 + (parts.size() > 1 ? parts[1].toLongLong() : 0);
}

std::int64_t count(QString digits) {
    return digits.remove(',').toLongLong();
}

/// Works a text out again from what is printed on the left of its sign; −1 where the text is not arithmetic or what it
/// prints on the right is not what comes out of it.
std::int64_t workedOut(const QString& text) {
    static const QRegularExpression to(
        R"(^(\$[\d,.]+) × ([\d,]+)/([\d,]+) [=≈] (\$[\d,]+\.\d\d)(?:, rounded down to (\$[\d,]+\.\d\d))?)"
        R"((?:, at most (\$[\d,]+\.\d\d) a hand(?:, of which (\$[\d,]+\.\d\d) is left)?)?$)");
    static const QRegularExpression forOne(R"(^(\$[\d,.]+) × ([\d,]+) = (\$[\d,]+\.\d\d)$)");
    static const QRegularExpression meter(R"(^(\d+) % of (\$[\d,]+\.\d\d)(?: ÷ (\d+))? = (\$[\d,]+\.\d\d)$)");
    if (const auto m = to.match(text); m.hasMatch()) {
        const std::int64_t product = cents(m.captured(1)) * count(m.captured(2)) / count(m.captured(3));
        if (product != cents(m.captured(4))) return -1;
        if (!m.captured(5).isEmpty()) {
            const std::int64_t rounded = cents(m.captured(5));
            const bool toFifty = rounded == product / 50 * 50;
            return toFifty || rounded == product / 100 * 100 ? rounded : -1;
        }
        if (!m.captured(7).isEmpty()) return std::min(product, cents(m.captured(7)));
        return m.captured(6).isEmpty() ? product : std::min(product, cents(m.captured(6)));
    }
    if (const auto m = forOne.match(text); m.hasMatch()) {
        const std::int64_t product = cents(m.captured(1)) * count(m.captured(2));
        return product == cents(m.captured(3)) ? product : -1;
    }
    if (const auto m = meter.match(text); m.hasMatch()) {
        const std::int64_t share = m.captured(3).isEmpty() ? 1 : m.captured(3).toLongLong();
        const std::int64_t part = cents(m.captured(2)) * m.captured(1).toLongLong() / 100 / share;
        return part == cents(m.captured(4)) ? part : -1;
    }
    return -1;
}

/// "4 × $5, 1 × $2.50" in cents.
std::int64_t worthOf(const QString& chips) {
    std::int64_t sum = 0;
    for (const QString& stack : chips.split(", ")) {
        const auto parts = stack.split(" × ");
        sum += parts.size() == 2 ? parts[0].toLongLong() * cents(parts[1]) : cents(stack.section(' ', 0, 0));
    }
    return sum;
}

bool isCredited(const std::string& wager) {
    return wager.starts_with("five_card_hand_bonus") || wager.starts_with("magic") || wager.starts_with("lucky");
}

QString faultOf(const Comment& said, const Step& step) {
    if (!isWhole(said.headline) || !isWhole(said.why)) return "words";
    if (!said.why.endsWith('.') && !said.why.endsWith('"')) return "no sentence";
    if (said.cite.isEmpty()) return "cite";
    if (!isWhole(text::hintWhere(step)) || !isWhole(text::hintWhat(step))) return "hint";
    const Act act = actOf(step);
    if (!isWhole(text::act(act))) return "act";
    const bool pays = act.outcome == "pay";
    if (pays && workedOut(said.arithmetic) != act.amount->inCents()) return "arithmetic";
    if (!pays && !said.arithmetic.isEmpty()) return "arithmetic of nothing";
    const bool fromMeter = said.arithmetic.contains(QString("% of"));
    const bool cut = (pays && !fromMeter && !isCredited(*act.wager) && !act.amount->isZero()) || act.fromSeat;
    if (cut != !said.chips.isEmpty()) return "chips";
    if (cut && worthOf(said.chips) != act.amount->inCents()) return "worth of chips";
    return {};
}

void explainAll(const Game& game, const Round& round) {
    const Settlement settlement = game.adjudicate(round);
    for (std::size_t id = 0; id < settlement.procedure.steps().size(); ++id) {
        const Step& step = settlement.procedure.steps()[id];
        const Comment said = text::explainStep(game, round, settlement, static_cast<StepId>(id));
        const QString fault = faultOf(said, step);
        QVERIFY2(fault.isEmpty(), qUtf8Printable(fault + ": " + QString::fromStdString(step.branch->skill) + ": " +
                                                 said.headline + " | " + said.why + " | " + said.arithmetic + " | " +
                                                 said.chips + " | " + text::hintWhat(step)));
    }
}

/// Every third round has an irregularity.
Round anyRound(const Game& game, std::uint64_t seed) {
    Round round = dealRound(game, anyRequest(game, seed));
    if (seed % 3 != 0) return round;
    const std::vector<Irregularity> events = everyEvent(game.rules());
    RandomSource random(seed);
    auto staged = stage(game, round, events[seed / 3 % events.size()], random);
    return staged ? std::move(*staged) : round;
}

/// What somebody does who gets one thing wrong.
std::vector<Act> bungled(const Act& right) {
    std::vector<Act> acts(5, right);
    acts[0].amount = right.amount.value_or(Money()) + Money::dollars(1);
    acts[1].outcome = right.outcome == "pay" ? "take" : "pay";
    acts[2].seat = right.seat.value_or(2) % 6 + 1;
    acts[3].action = "settle";
    acts[3].wager = "queens_up";
    acts[4].category = "flush";
    acts[4].kind = "shoe_jam";
    acts[4].ruling = "recut";
    acts[4].count = 7;
    return acts;
}

}  // namespace

void TestCommentRounds::init() {
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestCommentRounds::everyStepOfRandomRoundsIsExplained_data() {
    addRuleSetRows();
}

void TestCommentRounds::everyStepOfRandomRoundsIsExplained() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed);
        explainAll(*table, anyRound(*table, seed));
        if (QTest::currentTestFailed()) return;
    }
}

void TestCommentRounds::everySkillHasAnExplainedRound_data() {
    addRuleSetRows();
}

// The rare wins too: four aces, a shared meter, a payout limit.
void TestCommentRounds::everySkillHasAnExplainedRound() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    const RulesSubmission submission = plainSubmission(chapter, everySelection(*chapter));
    for (const Branch* branch : skillsOf(*chapter)) {
        ScenarioRequest request;
        request.skills = {branch->skill};
        request.seed = 3;
        request.selectionsAreFixed = false;
        const auto made = makeScenario(submission, request);
        const auto* scenario = std::get_if<Scenario>(&made);
        QVERIFY2(scenario != nullptr, branch->skill.c_str());
        explainAll(*scenario->game, scenario->round);
        if (QTest::currentTestFailed()) return;
    }
}

void TestCommentRounds::everyTryOfABunglerIsCommented_data() {
    addRuleSetRows();
}

void TestCommentRounds::everyTryOfABunglerIsCommented() {
    QFETCH(QString, rules);
    std::set<Reason> met;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto table = anyTable(rules.toStdString(), seed);
        const Round round = anyRound(*table, seed);
        const Settlement settlement = table->adjudicate(round);
        Grader grader(gradedProcedure(settlement.procedure), factsOf(round), GradingMode::Practice);
        const GradedProcedure steps = grader.procedure();
        for (std::size_t id = 0; id < steps.size(); ++id) {
            std::vector<Act> acts = bungled(steps[id].act);
            acts.push_back(steps[(id + 4) % steps.size()].act);
            acts.push_back(steps[id].act);
            for (const Act& act : acts) {
                const Verdict verdict = grader.judge(act);
                met.insert(verdict.reason);
                const Comment said = text::commentOn(*table, round, settlement, grader, act, verdict);
                const QString all = said.headline + " | " + said.why + " | " + said.expected;
                QVERIFY2(isWhole(said.headline) && isWhole(said.why), qUtf8Printable(all));
                QVERIFY2(said.missing.size() <= 3, qUtf8Printable(all));
                const bool orderIsWrong =
                    verdict.step && (verdict.reason == Reason::OutOfOrder || verdict.reason == Reason::WrongSeatOrder);
                // A stop to come is not told, though it were the only thing that is missing.
                QVERIFY2(orderIsWrong || said.missing.isEmpty(), qUtf8Printable(all));
                QVERIFY2(!orderIsWrong || !said.missing.isEmpty() || round.irregularity, qUtf8Printable(all));
                QVERIFY2(verdict.reason != Reason::Ok || said.expected.isEmpty(), qUtf8Printable(all));
                QVERIFY2(!verdict.step || verdict.reason == Reason::AlreadyDone || verdict.reason == Reason::Ok ||
                             isWhole(said.expected),
                         qUtf8Printable(all));
            }
        }
    }
    QVERIFY(met.size() >= 8);
}

void TestCommentRounds::theEvaluatorCanTellRightFromWrong() {
    QCOMPARE(workedOut("$15 × 3/2 = $22.50"), std::int64_t{2250});
    QCOMPARE(workedOut("$15 × 3/2 = $22.50, rounded down to $22.00"), std::int64_t{2200});
    QCOMPARE(workedOut("$15 × 3/2 = $22.00"), std::int64_t{-1});
    QCOMPARE(workedOut("$5 × 20,000/1 = $100,000.00"), std::int64_t{10'000'000});
    QCOMPARE(workedOut("10 % of $12,345.67 = $1,234.56"), std::int64_t{123'456});
    QCOMPARE(workedOut("10 % of $12,345.67 ÷ 3 = $411.52"), std::int64_t{41'152});
    QCOMPARE(workedOut("10 % of $12,345.67 = $1,234.57"), std::int64_t{-1});
    QCOMPARE(workedOut("$40,000 × 1/1 = $40,000.00, at most $50,000.00 a hand, of which $30,000.00 is left"),
             std::int64_t{3'000'000});
}

QTEST_APPLESS_MAIN(TestCommentRounds)
#include "tst_comment_rounds.moc"
