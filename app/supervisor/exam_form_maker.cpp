#include "app/supervisor/exam_form_maker.h"

#include "engine/training/needs.h"

#include <algorithm>

namespace cutcard::supervisor {
namespace {

/// Thrown where nobody waits for the form any more.
struct NotWanted {};

// How many rounds it takes for every skill is not known before; a guess for the bar.
constexpr int kRoundsForEverySkill = 30;

int itemsOf(const ExamDefinition& exam) {
    int items = 0;
    for (const ExamSection& section : exam.sections) {
        items += section.everySkill ? kRoundsForEverySkill : section.count;
    }
    return items;
}

/// The usual items, each counted and stopped at where the form is given up.
ItemSource watched(const std::function<void()>& next) {
    const ItemSource usual = standardSource();
    ItemSource source;
    source.round = [usual, next](const RulesSubmission& house, const ScenarioRequest& request) {
        next();
        return usual.round(house, request);
    };
    source.question = [usual, next](const Game& game, DrillKind kind, std::string_view skill, std::uint64_t seed) {
        next();
        return usual.question(game, kind, skill, seed);
    };
    return source;
}

}  // namespace

FormCover coverOf(const ExamForm& form, const RulesSubmission& house) {
    FormCover cover;
    const std::vector<std::string> all = reachableSkills(house);
    const std::set<std::string> known(all.begin(), all.end());
    const auto count = [&](const std::string& skill) {
        if (known.contains(skill)) ++cover.counts[skill];
    };
    for (const ExamItem& item : form.items) {
        if (const DrillQuestion* question = item.question()) {
            if (question->kind == DrillKind::Theory) ++cover.theoryQuestions;
            count(question->skill);
        } else {
            for (const GradedStep& step : item.round()->procedure) count(step.skill);
        }
    }
    for (const std::string& skill : all) {
        if (!cover.counts.contains(skill)) cover.missing.push_back(skill);
    }
    return cover;
}

ExamFormMaker::ExamFormMaker(QObject* parent) : QObject(parent) {
    m_worker.setMaxThreadCount(1);
}

ExamFormMaker::~ExamFormMaker() {
    cancel();
    m_worker.waitForDone();
}

void ExamFormMaker::cancel() {
    if (m_isWanted) *m_isWanted = false;
}

void ExamFormMaker::make(const ExamDefinition& exam, std::uint64_t seed) {
    cancel();
    const auto isWanted = std::make_shared<std::atomic<bool>>(true);
    m_isWanted = isWanted;
    m_worker.start([this, isWanted, exam, seed] {
        int done = 0;
        const int of = itemsOf(exam);
        const auto next = [&] {
            if (!*isWanted) throw NotWanted();
            const int now = std::min(++done, of);
            QMetaObject::invokeMethod(this, [this, isWanted, now, of] {
                if (*isWanted) emit progressed(now, of);
            });
        };
        try {
            const auto form = std::make_shared<const Result<ExamForm>>(makeForm(exam, seed, watched(next)));
            QMetaObject::invokeMethod(this, [this, isWanted, form] {
                if (!*isWanted) return;
                *isWanted = false;
                emit made(form);
            });
        } catch (const NotWanted&) {
        }
    });
}

}  // namespace cutcard::supervisor
