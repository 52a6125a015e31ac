#include "tests/e2e/erring_sitter.h"

#include "engine/irregularities/played_on.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr int kPatience = 20000;
// So many steps are left out of the round that is ended by hand.
constexpr std::size_t kLeftOut = 3;

bool isPayment(const Act& act) {
    return act.action == "settle" && act.outcome == "pay";
}

std::size_t stepsDone(const Grader& grader) {
    return grader.procedure().size() - grader.missing().size();
}

/// A settlement of another seat for which it is too early.
std::optional<Act> tooEarly(const Grader& grader, const Act& next) {
    for (const StepId id : grader.missing()) {
        const Act& act = grader.procedure()[id].act;
        if (act.action == "settle" && act.outcome != "return" && act.seat != next.seat &&
            !grader.missingBefore(id).empty())
            return act;
    }
    return std::nullopt;
}

/// What a dealer does next who has not seen that something is wrong.
std::optional<Act> nextOfTheBlind(const PracticeRound& round) {
    PracticeRound blind(round.table(), playedOn(round.game(), round.round()), Way::Exam, round.from());
    for (const Try& made : round.tries()) blind.act(made.act, 0);
    const auto step = blind.next();
    return step ? std::optional(blind.grader().procedure()[*step].act) : std::nullopt;
}

}  // namespace

ErringSitter::ErringSitter(WindowDriver& driver)
    : m_driver(driver), m_player(driver, TablePlayer::Hands::Keyboard, *driver.program().exam()->play(),
                                 driver.program().exam()->table()) {}

bool ErringSitter::failed(const QString& fault) {
    m_fault = QStringLiteral("item %1: %2").arg(item() + 1).arg(fault);
    return false;
}

bool ErringSitter::isAt(std::size_t at) {
    const QString state = exam().state();
    return (state == QLatin1String("question") || state == QLatin1String("round")) && item() == at;
}

/// The button of an introduction or a break has the focus.
bool ErringSitter::goOn(const QString& from) {
    m_driver.settle();
    m_look(from);
    m_driver.key(QStringLiteral("Return"));
    if (QTest::qWaitFor([&] { return exam().state() != from; }, kPatience)) return true;
    return failed(QStringLiteral("the exam does not go on from the %1").arg(from));
}

bool ErringSitter::sit() {
    const ExamForm form = exam().run()->form();
    m_sections.assign(form.definition.sections.size(), {});
    int number = 0;
    std::size_t section = 0;
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        for (const char* between : {"introduction", "break"}) {
            if (exam().state() == QLatin1String(between) && !goOn(QLatin1String(between))) return false;
        }
        if (!isAt(i)) return failed(QStringLiteral("item %1 was expected").arg(i + 1));
        number = form.items[i].section == section ? number : 0;
        section = form.items[i].section;
        m_driver.settle();
        if (number == 0) {
            m_look(QString::fromStdString(std::string(sectionKindName(form.definition.sections[section].kind))));
        }
        const bool isRound = form.items[i].round() != nullptr;
        if (!(isRound ? playRound(number) : answerQuestion(number))) return false;
        ++number;
    }
    return exam().state() == QLatin1String("over") || failed(QStringLiteral("the exam does not end"));
}

int ErringSitter::hundredths(const std::vector<int>& weights) const {
    // The sum of weight × points / of over one denominator.
    std::int64_t above = 0;
    std::int64_t below = 1;
    std::int64_t weight = 0;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        above = above * m_sections[i].of + below * weights[i] * m_sections[i].points;
        below *= m_sections[i].of;
        weight += weights[i];
    }
    return static_cast<int>(above * 10'000 / (below * weight));
}

// Questions: one point each; two of the first section, one of each other are answered wrong.

bool ErringSitter::answerQuestion(int number) {
    const std::size_t at = item();
    const DrillQuestion& question = *exam().run()->item().question();
    Section& section = m_sections[exam().run()->item().section];
    const bool isWrong = number == 4 || (number == 7 && exam().run()->item().section == 0);
    const std::size_t option = isWrong ? (question.right + 1) % question.options.size() : question.right;
    const QString key = QString::number(option + 1);
    m_driver.key(key);
    if (!QTest::qWaitFor([&] { return exam().selected() == static_cast<int>(option); }, kPatience))
        return failed(QStringLiteral("key %1 chooses nothing").arg(key));
    m_driver.key(QStringLiteral("Return"));
    if (!QTest::qWaitFor([&] { return !isAt(at); }, kPatience))
        return failed(QStringLiteral("the answer is not taken"));
    ++section.of;
    if (!isWrong) {
        ++section.points;
        return true;
    }
    ++m_errors;
    m_made << QStringLiteral("wrong answer");
    return true;
}

// Rounds: every step that is right counts one, whatever is no step of the round costs one.

ErringSitter::Slip ErringSitter::slipFor(SectionKind kind, int number, const RoundItem& round) {
    if (kind == SectionKind::WholeRounds && number == 0) return Slip::WrongAmount;
    if (kind == SectionKind::WholeRounds && number == 1) return Slip::OutOfOrder;
    if (kind == SectionKind::Settlement && number == 0) return Slip::FalseAlarm;
    if (kind == SectionKind::Settlement && number == 1) return Slip::LeftUnfinished;
    if (kind != SectionKind::Irregularities || m_missedOne) return Slip::None;
    const bool canBeMissed = std::any_of(round.procedure.begin(), round.procedure.end(), [](const GradedStep& step) {
        // To miss that one fails the exam by itself.
        return step.act.action == "stop" && step.act.kind != irregularityName(IrregularityKind::DealerCardExposed);
    });
    return canBeMissed ? Slip::GoesOn : Slip::None;
}

bool ErringSitter::playRound(int number) {
    const std::size_t at = item();
    const ExamItem& own = exam().run()->item();
    const RoundItem round = *own.round();
    Slip planned = slipFor(exam().run()->form().definition.sections[own.section].kind, number, round);
    Section& section = m_sections[own.section];
    const auto keepSection = [&] {
        section.points += std::max(0, m_right - m_penalties);
        section.of += static_cast<int>(round.procedure.size());
        return true;
    };
    m_right = 0;
    m_penalties = 0;
    while (isAt(at)) {
        const auto next = m_player.next();
        // Where the table is not cleared, nothing else tells that this was all.
        if (!next) return endByHand() && keepSection();
        const bool isSlip = slipNow(planned, *next);
        if (!m_fault.isEmpty()) return false;
        if (isSlip && planned == Slip::GoesOn) return goOnUnstopped() && keepSection();
        if (isSlip && planned == Slip::LeftUnfinished) {
            m_errors += static_cast<int>(kLeftOut);
            return endByHand() && keepSection();
        }
        if (isSlip) {
            planned = Slip::None;
            continue;
        }
        if (!m_player.playOne()) return failed(m_player.fault());
        ++m_right;
        if (next->action != "clear_table") continue;
        if (!QTest::qWaitFor([&] { return !isAt(at); }, kPatience))
            return failed(QStringLiteral("the table is cleared, and the round does not end"));
    }
    if (planned != Slip::None) return failed(QStringLiteral("there was no moment for the error"));
    return keepSection();
}

/// Whether this is the moment for the error; it is made, or the caller makes it.
bool ErringSitter::slipNow(Slip planned, const Act& next) {
    const Grader& grader = play().round()->grader();
    switch (planned) {
    case Slip::None: return false;
    case Slip::WrongAmount: {
        if (!isPayment(next)) return false;
        Act wrong = next;
        wrong.amount = *next.amount + Money::dollars(5);
        m_made << QStringLiteral("wrong amount");
        return slip(wrong, Reason::WrongAmount);
    }
    case Slip::OutOfOrder: {
        const auto early = next.action == "settle" ? tooEarly(grader, next) : std::nullopt;
        if (!early) return false;
        m_made << QStringLiteral("out of order");
        return slip(*early, Reason::WrongSeatOrder);
    }
    case Slip::FalseAlarm: {
        Act alarm;
        alarm.action = "stop";
        alarm.kind = std::string(irregularityName(IrregularityKind::LateWager));
        ++m_penalties;
        m_made << QStringLiteral("false alarm");
        if (!slip(alarm, Reason::FalseAlarm)) return false;
        // The floor is asked for a ruling; there is none to give.
        m_driver.key(QStringLiteral("Escape"));
        return true;
    }
    case Slip::LeftUnfinished:
        if (stepsDone(grader) + kLeftOut < grader.procedure().size()) return false;
        m_made << QStringLiteral("left unfinished");
        return true;
    case Slip::GoesOn: return next.action == "stop";
    }
    return false;
}

bool ErringSitter::slip(const Act& act, Reason wanted) {
    const std::size_t before = play().round()->tries().size();
    if (!m_player.perform(act)) return failed(m_player.fault());
    if (!QTest::qWaitFor([&] { return play().round() && play().round()->tries().size() == before + 1; }, kPatience))
        return failed(QStringLiteral("the error was not noticed: %1").arg(play().message()));
    ++m_errors;
    const Reason reason = play().round()->tries().back().verdict.reason;
    if (reason == wanted) return true;
    return failed(
        QStringLiteral("the error is another one: %1").arg(QString::fromStdString(std::string(reasonName(reason)))));
}

/// One deed past the stop, then the round is given up: nothing of what was due from the stop on is earned.
bool ErringSitter::goOnUnstopped() {
    const auto blind = nextOfTheBlind(*play().round());
    if (!blind) return failed(QStringLiteral("nothing comes after what was missed"));
    const Grader& grader = play().round()->grader();
    const std::vector<StepId> open = grader.missing();
    // Too early it is the step that is lost; otherwise it is no step of this round at all.
    const bool isStep = std::any_of(open.begin(), open.end(), [&](StepId id) {
        const Act& step = grader.procedure()[id].act;
        return step.action == blind->action && step.seat == blind->seat && step.wager == blind->wager &&
               step.to == blind->to && step.text == blind->text;
    });
    m_penalties += isStep ? 0 : 1;
    m_errors += 1 + static_cast<int>(open.size()) - (isStep ? 1 : 0);
    m_missedOne = true;
    m_made << QStringLiteral("missed irregularity");
    const std::size_t before = play().round()->tries().size();
    if (!m_player.perform(*blind)) return failed(m_player.fault());
    if (!QTest::qWaitFor([&] { return play().round()->tries().size() == before + 1; }, kPatience))
        return failed(QStringLiteral("going on was not noticed: %1").arg(play().message()));
    return endByHand();
}

bool ErringSitter::endByHand() {
    const std::size_t at = item();
    m_driver.key(QStringLiteral("ctrl+Return"));
    if (!QTest::qWaitFor([&] { return m_driver.findControl(QStringLiteral("End the round")) != nullptr; }, kPatience))
        return failed(QStringLiteral("nobody asks whether the round is to end"));
    m_driver.settle();
    m_look(QStringLiteral("end_by_hand"));
    m_driver.keys({QStringLiteral("Tab"), QStringLiteral("Return")});
    if (QTest::qWaitFor([&] { return !isAt(at); }, kPatience)) return true;
    return failed(QStringLiteral("the round does not end"));
}

}  // namespace cutcard
