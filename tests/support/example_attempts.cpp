#include "tests/support/example_attempts.h"

#include "app/store/files.h"
#include "engine/rules/rule_book.h"
#include "tests/support/sample_exams.h"

#include <map>
#include <stdexcept>

namespace cutcard::test {
namespace {

constexpr std::int64_t kActionTime = 4200;

const ExamForm& formOf(std::uint64_t seed) {
    static std::map<std::uint64_t, ExamForm> forms;
    auto form = forms.find(seed);
    if (form == forms.end()) {
        auto made = makeForm(exampleExam(), seed, standardSource());
        if (!made) throw std::runtime_error("no form for the example: " + made.refusal().at);
        form = forms.emplace(seed, std::move(*made)).first;
    }
    return form->second;
}

/// Sits an exam and errs now and then: an amount, an outcome, an order, something left out.
class Sitting {
public:
    Sitting(const ExamForm& form, int errorEvery) : m_form(form), m_errorEvery(errorEvery) {}

    Attempt sit(bool interrupted) {
        for (std::size_t i = 0; i < m_form.items.size(); ++i) {
            if (interrupted && i == m_form.items.size() / 2) interrupt();
            m_attempt.events.push_back(started(i, m_at));
            if (const DrillQuestion* question = m_form.items[i].question()) {
                answer(i, *question);
            } else {
                deal(i, m_form.items[i].round()->procedure);
            }
        }
        m_attempt.events.push_back(finished(m_at));
        return m_attempt;
    }

private:
    bool errs() { return m_errorEvery > 0 && ++m_done % m_errorEvery == 0; }

    void add(std::size_t item, const Act& act) { m_attempt.events.push_back(did(item, act, m_at += kActionTime)); }

    void interrupt() {
        AttemptEvent event;
        event.kind = AttemptEventKind::Interrupted;
        event.at = m_at;
        m_attempt.events.push_back(event);
        event.kind = AttemptEventKind::Resumed;
        event.downtime = 185'000;
        event.supervisor = kExampleSupervisor;
        m_attempt.events.push_back(event);
    }

    void answer(std::size_t item, const DrillQuestion& question) {
        const std::size_t wrong = (question.right + 1) % question.options.size();
        m_attempt.events.push_back(answered(item, errs() ? wrong : question.right, m_at += 2 * kActionTime));
    }

    void deal(std::size_t item, const GradedProcedure& procedure) {
        for (std::size_t step = 0; step < procedure.size(); ++step) {
            const Act& right = procedure[step].act;
            if (!errs()) {
                add(item, right);
            } else if (right.action == "settle" && right.amount && right.outcome == "pay") {
                Act act = right;
                act.amount = *act.amount + Money::dollars(5);
                add(item, act);
            } else if (right.action == "settle") {
                Act act = right;
                act.outcome = act.outcome == "take" ? "return" : "take";
                add(item, act);
            } else if (step + 1 < procedure.size() && m_done % 2 == 0) {
                add(item, procedure[++step].act);
                add(item, right);
            }
        }
    }

    const ExamForm& m_form;
    int m_errorEvery;
    int m_done = 0;
    std::int64_t m_at = 0;
    Attempt m_attempt;
};

}  // namespace

store::MachineKey exampleKey(const std::string& folder) {
    const std::string seed(64, '5');
    const auto written =
        store::replaceFile(folder + "/machine.key", "cutcard-key/1 " + seed + ' ' + hexOf(sha256(seed)) + '\n', 0600);
    const auto key = store::MachineKey::openOrMake(folder);
    if (!written || !key) throw std::runtime_error("no key in " + folder);
    return *key;
}

ExamDefinition exampleExam() {
    ExamDefinition exam = sampleExam({section(SectionKind::WholeRounds, 2, 50),
                                      section(SectionKind::Irregularities, 2, 20), section(SectionKind::Payouts, 6, 10),
                                      section(SectionKind::HandReading, 4, 10), section(SectionKind::Theory, 6, 10)});
    exam.critical = {{CriticalKind::OverpaymentAbove, Money::dollars(100), {}},
                     {CriticalKind::MissedIrregularity, {}, {}}};
    exam.sections[0].seconds = 1800;
    exam.pace = PaceTarget{60, {}};
    return exam;
}

std::string exampleTranscript(const ExampleWish& wish, const store::MachineKey* key) {
    TranscriptHeader header = sampleHeader(formOf(wish.seed));
    header.attempt = wish.attempt;
    header.trainee = wish.trainee;
    header.accommodations = {125, 300, false};
    header.rulesHash = rulesHash(*RuleBook::instance().find(header.form.definition.rules));
    TranscriptWriter writer(header);
    std::string text = writer.headerLine() + '\n';
    for (const AttemptEvent& event : Sitting(header.form, wish.errorEvery).sit(wish.interrupted).events) {
        text += writer.append(event) + '\n';
    }
    return text + (key == nullptr ? writer.lastLine() : writer.lastLine(key->sign(writer.head()), key->publicKey())) +
           '\n';
}

store::ImportedAttempt exampleImport(const ExampleWish& wish, const store::MachineKey& key) {
    store::ImportedAttempt made;
    made.transcript = exampleTranscript(wish, &key);
    made.exam = kExampleExam;
    made.version = 2;
    made.supervisor = kExampleSupervisor;
    made.startedAt = kExampleStart;
    made.sealedAt = kExampleStart + 45 * 60 * 1000;
    return made;
}

reports::AttemptFacts exampleFacts(const ExampleWish& wish) {
    const std::string text = exampleTranscript(wish);
    store::AttemptRow row;
    row.traineeName = "Alex Example";
    auto facts = reports::attemptFacts(row, text);
    if (!facts) throw std::runtime_error("the example cannot be read: " + facts.refusal().at);
    const ExamScore& score = facts->score;
    row.attempt = wish.attempt;
    row.trainee = wish.trainee;
    row.exam = kExampleExam;
    row.version = 2;
    row.title = facts->transcript.header.form.definition.title;
    row.rules = facts->transcript.header.form.definition.rules;
    row.supervisor = kExampleSupervisor;
    row.startedAt = kExampleStart;
    row.sealedAt = kExampleStart + 45 * 60 * 1000;
    row.state = store::AttemptState::Sealed;
    row.examTime = facts->transcript.attempt.events.back().at;
    row.hundredths = score.hundredths;
    row.passed = score.passed;
    row.criticals = static_cast<int>(score.critical.size());
    row.errors = static_cast<int>(score.errors.size());
    row.interruptions = wish.interrupted ? 1 : 0;
    row.shortCode = shortCode(facts->transcript.head);
    facts->row = row;
    facts->supervisor = "Robin Vale";
    return *facts;
}

}  // namespace cutcard::test
