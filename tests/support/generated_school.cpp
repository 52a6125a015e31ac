#include "tests/support/generated_school.h"

#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "engine/rules/rule_book.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>

namespace cutcard::test {

using namespace store;

namespace {

constexpr Milliseconds kTwoYears = 2LL * 365 * 24 * 60 * 60 * 1000;
constexpr int kOneOfFresh = 40;  ///< One attempt of so many is at the exam with a fresh form each.

template <typename T>
T orEnd(StoreResult<T> result, const char* what) {
    if (result) return std::move(*result);
    std::fprintf(stderr, "%s: refused with fault %d %s\n", what, static_cast<int>(result.refusal().fault),
                 result.refusal().params.empty() ? "" : result.refusal().params[0].c_str());
    std::abort();
}

class SchoolClock final : public Clock {
public:
    Milliseconds now() const override { return time; }
    Milliseconds time = 1'730'000'000'000;
};

struct SchoolExam {
    Id id;
    ExamDefinition definition;
    Id form;
    ExamForm items;
};

ExamSection sectionOf(SectionKind kind, int count, int weight) {
    ExamSection section;
    section.kind = kind;
    section.count = count;
    section.weight = weight;
    return section;
}

ExamDefinition examOf(const RuleSet& rules, std::optional<std::uint64_t> seed) {
    ExamDefinition exam;
    exam.title = rules.title + (seed ? ", for everybody" : ", fresh each time");
    exam.rules = rules.id;
    exam.sections = {sectionOf(SectionKind::WholeRounds, 1, 40), sectionOf(SectionKind::Settlement, 1, 20),
                     sectionOf(SectionKind::HandReading, 4, 10), sectionOf(SectionKind::Payouts, 4, 15),
                     sectionOf(SectionKind::Theory, 4, 15)};
    exam.critical = {{CriticalKind::OverpaymentAbove, Money::dollars(500), {}}};
    exam.seed = seed;
    return exam;
}

/// Somebody who is right more or less often.
class Sitter {
public:
    Sitter(std::mt19937_64& chance, double ability) : m_chance(chance), m_ability(ability) {}

    Attempt sit(const ExamForm& form, const Id& supervisor) {
        for (std::size_t i = 0; i < form.items.size(); ++i) {
            add(AttemptEventKind::ItemStarted, i);
            if (happens(0.004)) interrupt(supervisor);
            if (const DrillQuestion* question = form.items[i].question()) {
                answer(i, *question);
            } else {
                deal(i, form.items[i].round()->procedure);
            }
        }
        add(AttemptEventKind::Finished, 0);
        return std::move(m_attempt);
    }

private:
    bool happens(double share) { return std::uniform_real_distribution<>(0, 1)(m_chance) < share; }
    bool isRight() { return happens(m_ability); }
    std::size_t any(std::size_t count) { return m_chance() % count; }

    AttemptEvent& add(AttemptEventKind kind, std::size_t item) {
        m_time += 800 + static_cast<std::int64_t>(any(9000));
        AttemptEvent event;
        event.kind = kind;
        event.item = item;
        event.at = m_time;
        m_attempt.events.push_back(std::move(event));
        return m_attempt.events.back();
    }

    void interrupt(const Id& supervisor) {
        add(AttemptEventKind::Interrupted, 0);
        AttemptEvent& event = add(AttemptEventKind::Resumed, 0);
        event.at = m_attempt.events[m_attempt.events.size() - 2].at;
        event.downtime = 60'000;
        event.supervisor = supervisor;
    }

    void answer(std::size_t item, const DrillQuestion& question) {
        // What was not known is left out now and then.
        if (!isRight() && happens(0.1)) return;
        add(AttemptEventKind::Answer, item).option = isRight() ? question.right : any(question.options.size());
    }

    void deal(std::size_t item, const GradedProcedure& procedure) {
        std::vector<Act> acts;
        for (const GradedStep& step : procedure) acts.push_back(step.act);
        for (std::size_t i = 0; i < acts.size(); ++i) {
            if (isRight()) {
                add(AttemptEventKind::Action, item).act = acts[i];
                continue;
            }
            switch (any(5)) {
            case 0: break;  // Forgotten.
            case 1:
                if (i + 1 < acts.size()) std::swap(acts[i], acts[i + 1]);
                add(AttemptEventKind::Action, item).act = acts[i];
                break;
            case 2:
                add(AttemptEventKind::Action, item).act = {.action = "stop", .kind = "dealer_card_exposed"};
                [[fallthrough]];
            default: add(AttemptEventKind::Action, item).act = spoilt(acts[i]); break;
            }
        }
    }

    Act spoilt(Act act) {
        if (act.amount) *act.amount = *act.amount + Money::dollars(5);
        if (act.outcome && !act.amount) act.outcome = *act.outcome == "take" ? "pay" : "take";
        if (act.category) act.category = "one_pair";
        return act;
    }

    std::mt19937_64& m_chance;
    double m_ability;
    std::int64_t m_time = 0;
    Attempt m_attempt;
};

class SchoolMaker {
public:
    SchoolMaker(const std::string& folder, const SchoolSize& size) : m_size(size), m_chance(size.seed) {
        StoreOptions options;
        options.folder = folder;
        options.clock = &m_clock;
        options.cost = PassphraseCost::least();
        m_store = orEnd(SqliteStore::open(options), "open");
        // A school that was half made when the plug was pulled is made once more.
        static_cast<void>(m_store->database().execute("PRAGMA synchronous = OFF"));
    }

    GeneratedSchool make(const std::function<void(int)>& progress) {
        addPeople();
        addExams();
        for (int i = 0; i < m_size.attempts; ++i) {
            m_clock.time += kTwoYears / m_size.attempts;
            sitOne(i);
            if (progress && (i + 1) % 500 == 0) progress(i + 1);
        }
        start(m_exams.front(), m_made.trainees.front());
        m_made.attempts = m_size.attempts;
        m_made.events = orEnd(m_store->database().number("SELECT count(*) FROM events"), "count");
        return m_made;
    }

private:
    void addPeople() {
        m_made.supervisor = orEnd(m_store->setUp("Sam Supervisor", kSchoolPassphrase), "setUp").id;
        m_session = orEnd(m_store->signIn(m_made.supervisor, kSchoolPassphrase), "signIn");
        const std::vector<const char*> first = {"Anna",  "Björn",  "Chloé", "Dimitri",
                                                "Élise", "Fatima", "Göran", "Hana"};
        const std::vector<const char*> last = {"Adler", "Brown",   "Çelik",  "Dvořák",
                                               "Evans", "Fischer", "García", "Øst"};
        for (int i = 0; i < m_size.trainees; ++i) {
            const auto n = static_cast<std::size_t>(i);
            m_made.trainees.push_back(
                orEnd(m_store->addTrainee(m_session,
                                          std::string(first[n % 8]) + ' ' + last[n / 8 % 8] + ' ' + std::to_string(i)),
                      "addTrainee"));
            m_abilities.push_back(std::uniform_real_distribution<>(0.72, 0.995)(m_chance));
        }
        for (int i = 0; i < m_size.groups; ++i) {
            m_made.groups.push_back(orEnd(m_store->addGroup(m_session, "Course " + std::to_string(i + 1)), "addGroup"));
            std::vector<Id> members;
            for (std::size_t k = static_cast<std::size_t>(i); k < m_made.trainees.size();
                 k += static_cast<std::size_t>(m_size.groups))
                members.push_back(m_made.trainees[k]);
            orEnd(m_store->setMembers(m_session, m_made.groups.back(), members), "setMembers");
        }
    }

    void addExams() {
        std::uint64_t seed = 100;
        for (const auto& rules : RuleBook::instance().ruleSets()) {
            SchoolExam exam = examNamed(examOf(*rules, ++seed));
            exam.items = formOf(exam.definition, seed);
            exam.form = defineForm(exam.items);
            m_exams.push_back(std::move(exam));
        }
        m_fresh = examNamed(examOf(*RuleBook::instance().ruleSets().front(), std::nullopt));
        for (const SchoolExam& exam : m_exams) m_made.exams.push_back(exam.id);
        m_made.exams.push_back(m_fresh.id);
    }

    SchoolExam examNamed(const ExamDefinition& definition) {
        SchoolExam exam{newId(), definition, {}, {}};
        orEnd(m_store->define(m_session, exam.id, "exam", examText(definition)), "define");
        return exam;
    }

    static ExamForm formOf(const ExamDefinition& definition, std::uint64_t seed) {
        auto form = makeForm(definition, seed, standardSource());
        if (!form) std::abort();
        return std::move(*form);
    }

    Id defineForm(const ExamForm& form) {
        std::string text;
        JsonWriter json(text);
        writeForm(json, form);
        Id id = newId();
        orEnd(m_store->define(m_session, id, "form", text), "define");
        return id;
    }

    TranscriptWriter start(const SchoolExam& exam, const Id& trainee) {
        TranscriptHeader header;
        header.form = exam.items;
        header.rulesHash = rulesHash(*RuleBook::instance().find(exam.definition.rules));
        header.program = "0.1.0";
        header.attempt = m_attempt = newId();
        header.trainee = trainee;
        TranscriptWriter writer(header);
        orEnd(m_store->startAttempt(m_session, {m_attempt, trainee, exam.id, 1, exam.form, writer.headerLine()}),
              "startAttempt");
        return writer;
    }

    void sitOne(int number) {
        const std::size_t who = m_chance() % m_made.trainees.size();
        const bool isFresh = number % kOneOfFresh == kOneOfFresh - 1;
        if (isFresh) {
            m_fresh.items = formOf(m_fresh.definition, m_chance());
            m_fresh.form = defineForm(m_fresh.items);
        }
        const SchoolExam& exam = isFresh ? m_fresh : m_exams[m_chance() % m_exams.size()];
        const Id& trainee = m_made.trainees[who];
        TranscriptWriter writer = start(exam, trainee);
        const Attempt attempt = Sitter(m_chance, m_abilities[who]).sit(exam.items, m_made.supervisor);
        std::vector<std::string> lines;
        for (const AttemptEvent& event : attempt.events) lines.push_back(writer.append(event));
        orEnd(m_store->keepLines(m_session, m_attempt, lines), "keepLines");
        m_clock.time += attempt.events.back().at;
        orEnd(m_store->seal(m_session, m_attempt), "seal");
        m_clock.time -= attempt.events.back().at;
        if (number % 200 == 199) orEnd(m_store->regrade(m_session, m_attempt, "An appeal"), "regrade");
    }

    SchoolSize m_size;
    std::mt19937_64 m_chance;
    SchoolClock m_clock;
    std::unique_ptr<SqliteStore> m_store;
    StoreSession m_session;
    GeneratedSchool m_made;
    std::vector<double> m_abilities;
    std::vector<SchoolExam> m_exams;
    SchoolExam m_fresh;
    Id m_attempt;
};

}  // namespace

GeneratedSchool makeSchool(const std::string& folder, const SchoolSize& size,
                           const std::function<void(int attempts)>& progress) {
    return SchoolMaker(folder, size).make(progress);
}

}  // namespace cutcard::test
