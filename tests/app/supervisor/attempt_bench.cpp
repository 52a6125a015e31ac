#include "tests/app/supervisor/attempt_bench.h"

#include <QtGlobal>

namespace cutcard::test {
namespace {

void workOn(std::size_t item, const RoundItem& round, std::int64_t& at, Attempt& attempt) {
    for (std::size_t i = 0; i < round.procedure.size(); ++i) {
        Act act = round.procedure[i].act;
        if (i % 11 == 7) continue;
        if (i % 5 == 3 && act.amount) act.amount = *act.amount + Money::dollars(5);
        if (i % 13 == 6) attempt.events.push_back(did(item, {.action = "juggle"}, at += 500));
        attempt.events.push_back(did(item, act, at += 1000));
        if (i % 9 == 4) attempt.events.push_back(did(item, act, at += 500));
    }
}

}  // namespace

ExamForm wholeForm(const std::string& rules, std::uint64_t seed) {
    ExamDefinition exam = sampleExam({section(SectionKind::WholeRounds, 2, 40), section(SectionKind::Settlement, 1, 20),
                                      section(SectionKind::Irregularities, 1, 20), section(SectionKind::Payouts, 3, 10),
                                      section(SectionKind::Theory, 2, 10)});
    exam.rules = rules;
    exam.critical = {{CriticalKind::OverpaymentAbove, Money::dollars(2), {}}};
    const auto form = makeForm(exam, seed, standardSource());
    if (!form) qFatal("no form");
    return *form;
}

Attempt erring(const ExamForm& form) {
    Attempt attempt;
    std::int64_t at = 0;
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        attempt.events.push_back(started(i, at));
        if (const DrillQuestion* question = form.items[i].question()) {
            const std::size_t option = i % 2 == 0 ? question->right : (question->right + 1) % question->options.size();
            if (i + 1 < form.items.size()) attempt.events.push_back(answered(i, option, at += 2000));
            continue;
        }
        workOn(i, *form.items[i].round(), at, attempt);
    }
    attempt.events.push_back(finished(at += 1000));
    return attempt;
}

}  // namespace cutcard::test
