#include "engine/training/exam_form.h"

#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/ruling.h"
#include "engine/irregularities/staging.h"
#include "engine/record/exam_record.h"
#include "engine/training/skill_cover.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

// Of the rounds in which something may go wrong, one in so many is a look-alike: who always stops is wrong there.
constexpr int kLookAlikeEvery = 4;

// Questions that are looked at until one is new. A source that has none for a few seeds has none at all.
constexpr int kQuestionTries = 1'000;
constexpr int kTriesForNothing = 4;
constexpr int kStagingTries = 200;

/// Texts are kept as they come back from a file, so that a form that was stored equals the one that was made.
std::string sorted(std::string_view json) {
    const auto document = parseStrictJson(json);
    return document ? document->dump() : std::string(json);
}

class FormMaker {
public:
    FormMaker(RulesSubmission submission, std::uint64_t seed, const ItemSource& source, ExamForm& form)
        : m_submission(std::move(submission)), m_game(openGame(m_submission)), m_random(seed), m_source(source),
          m_form(form) {}

    std::optional<Refusal> addSection(std::size_t number) {
        m_number = number;
        m_section = &m_form.definition.sections[number];
        if (m_section->everySkill) return addEverySkill();
        if (asksQuestions(m_section->kind)) return addQuestions();
        return m_section->kind == SectionKind::Irregularities ? addIrregular() : addRounds();
    }

private:
    std::uint64_t anySeed() { return m_random.below(std::uint64_t{1} << 32); }

    std::string place() const { return "sections[" + std::to_string(m_number) + "]"; }

    Refusal cannot(std::string_view reason, const std::string& skill) const {
        return {RefusalCode::BadFormat, place() + ".skills", reason, {skill}};
    }

    static std::string_view reasonOf(const ScenarioFault& fault) {
        static constexpr std::array<std::string_view, 2> kKnown = {"unknown_skill", "skill_not_offered"};
        const auto* known = std::find(kKnown.begin(), kKnown.end(), fault.reason);
        return known == kKnown.end() ? "skills_cannot_coexist" : *known;
    }

    void add(const Game& game, const Round& round, GradedFrom from) {
        std::string text;
        JsonWriter out(text);
        writeRound(out, game, round);
        RoundItem item;
        item.round = sorted(text);
        item.from = from;
        item.procedure = procedureFrom(game, round, from);
        ExamItem& added = m_form.items.emplace_back();
        added.section = m_number;
        added.what = std::move(item);
    }

    /// As many rounds as it takes.
    std::optional<Refusal> addEverySkill() {
        const SkillCover cover = coverSkills(m_submission, anySeed());
        for (const Scenario& scenario : cover.rounds) add(*scenario.game, scenario.round, GradedFrom::Opening);
        return std::nullopt;
    }

    /// Each skill goes to the first round, from its own turn on, in which it can stand beside those already there.
    std::optional<Refusal> addRounds() {
        const auto count = static_cast<std::size_t>(m_section->count);
        std::vector<ScenarioRequest> requests(count);
        std::vector<ScenarioResult> rounds;
        for (std::size_t i = 0; i < count; ++i) {
            requests[i].seed = anySeed();
            requests[i].number = static_cast<std::int64_t>(i) + 1;
            rounds.push_back(m_source.round(m_submission, requests[i]));
        }
        for (std::size_t k = 0; k < m_section->skills.size(); ++k) {
            if (auto fault = addSkill(m_section->skills[k], k % count, requests, rounds)) return fault;
        }
        const auto from = m_section->kind == SectionKind::WholeRounds ? GradedFrom::Opening : GradedFrom::LastDecision;
        for (const ScenarioResult& round : rounds) {
            if (const auto* fault = std::get_if<ScenarioFault>(&round)) return cannot(reasonOf(*fault), fault->skill);
            const auto& scenario = std::get<Scenario>(round);
            add(*scenario.game, scenario.round, from);
        }
        return std::nullopt;
    }

    std::optional<Refusal> addSkill(const std::string& skill, std::size_t turn, std::vector<ScenarioRequest>& requests,
                                    std::vector<ScenarioResult>& rounds) {
        std::string_view reason;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const std::size_t chosen = (turn + i) % requests.size();
            ScenarioRequest request = requests[chosen];
            request.skills.push_back(skill);
            ScenarioResult made = m_source.round(m_submission, request);
            if (std::holds_alternative<Scenario>(made)) {
                requests[chosen] = std::move(request);
                rounds[chosen] = std::move(made);
                return std::nullopt;
            }
            reason = reasonOf(std::get<ScenarioFault>(made));
        }
        return cannot(reason, skill);
    }

    std::optional<Refusal> addIrregular() {
        std::vector<Irregularity> real;
        std::vector<Irregularity> lookAlikes;
        for (const Irregularity& irregularity : everyEvent(*m_submission.rules)) {
            const bool noEffect = ruleOn(*m_submission.rules, irregularity).ruling == Ruling::NoEffect;
            (noEffect ? lookAlikes : real).push_back(irregularity);
        }
        for (int i = 0; i < m_section->count; ++i) {
            const auto number = static_cast<std::size_t>(i);
            if (number < m_section->skills.size()) {
                const std::string& skill = m_section->skills[number];
                if (!addStaged(ofSkill(skill))) return cannot("skill_not_offered", skill);
            } else if (i % kLookAlikeEvery == kLookAlikeEvery - 1) {
                if (m_random.percent(50) || !addStaged(lookAlikes)) addPlain();
            } else if (!addStaged(real)) {
                addPlain();
            }
        }
        // One thing goes wrong in a round.
        const auto count = static_cast<std::size_t>(m_section->count);
        if (m_section->skills.size() > count) return cannot("skills_cannot_coexist", m_section->skills[count]);
        return std::nullopt;
    }

    std::vector<Irregularity> ofSkill(const std::string& skill) const {
        std::vector<Irregularity> all = everyEvent(*m_submission.rules);
        std::erase_if(all,
                      [&](const Irregularity& one) { return ruleOn(*m_submission.rules, one).branch->skill != skill; });
        return all;
    }

    Round anyRound() {
        DealRequest request;
        request.seed = anySeed();
        const auto& methods = m_submission.rules->methods;
        request.method = methods[m_random.below(methods.size())];
        return dealRound(*m_game, request);
    }

    bool addStaged(const std::vector<Irregularity>& choice) {
        for (int i = 0; i < kStagingTries && !choice.empty(); ++i) {
            const Irregularity& one = choice[m_random.below(choice.size())];
            const Round round = anyRound();
            if (const auto staged = stage(*m_game, round, one, m_random)) {
                add(*m_game, *staged, GradedFrom::Opening);
                return true;
            }
        }
        return false;
    }

    void addPlain() { add(*m_game, anyRound(), GradedFrom::Opening); }

    std::optional<Refusal> addQuestions() {
        for (int i = 0; i < m_section->count; ++i) {
            const auto number = static_cast<std::size_t>(i);
            const std::string wanted = number < m_section->skills.size() ? m_section->skills[number] : "";
            auto question = newQuestion(wanted, i);
            if (!question && !wanted.empty()) return cannot("skill_not_asked", wanted);
            if (!question) {
                return Refusal{RefusalCode::BadFormat, place() + ".count", "too_few_questions", {std::to_string(i)}};
            }
            ExamItem& added = m_form.items.emplace_back();
            added.section = m_number;
            added.what = *std::move(question);
        }
        const auto count = static_cast<std::size_t>(m_section->count);
        if (m_section->skills.size() > count) return cannot("skills_cannot_coexist", m_section->skills[count]);
        return std::nullopt;
    }

    DrillKind kindOf(int turn) const {
        if (m_section->kind == SectionKind::Payouts) return DrillKind::WhatPays;
        if (m_section->kind == SectionKind::Theory) return DrillKind::Theory;
        return turn % 2 == 0 ? DrillKind::ReadHand : DrillKind::WhoWins;
    }

    std::optional<DrillQuestion> newQuestion(const std::string& skill, int turn) {
        int nothing = 0;
        for (int i = 0; i < kQuestionTries && nothing < kTriesForNothing; ++i) {
            auto question = m_source.question(*m_game, kindOf(turn + i), skill, anySeed());
            if (!question) {
                ++nothing;
                continue;
            }
            question->prompt = sorted(question->prompt);
            const bool isNew = std::none_of(m_form.items.begin(), m_form.items.end(), [&](const ExamItem& item) {
                return item.question() != nullptr && *item.question() == *question;
            });
            if (isNew) return question;
        }
        return std::nullopt;
    }

    RulesSubmission m_submission;
    std::shared_ptr<const Game> m_game;
    RandomSource m_random;
    const ItemSource& m_source;
    ExamForm& m_form;
    std::size_t m_number = 0;
    const ExamSection* m_section = nullptr;
};

}  // namespace

Result<ExamForm> makeForm(const ExamDefinition& definition, std::uint64_t seed, const ItemSource& source) {
    auto submission = submissionOf(definition, RuleBook::instance());
    if (!submission) return submission.refusal();
    ExamForm form;
    form.definition = definition;
    form.seed = seed;
    FormMaker maker(std::move(*submission), seed, source, form);
    for (std::size_t i = 0; i < definition.sections.size(); ++i) {
        if (const auto refusal = maker.addSection(i)) return *refusal;
    }
    return form;
}

}  // namespace cutcard
