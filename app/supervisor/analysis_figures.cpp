#include "app/supervisor/analysis_figures.h"

#include "app/text/catalogue.h"
#include "engine/training/exam.h"
#include "engine/training/reason_family.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Analysis)
};

constexpr double kGood = 0.3;
constexpr double kFair = 0.1;
constexpr double kTooEasy = 0.95;
constexpr double kTooHard = 0.3;

/// Cut off, not rounded: a figure below a border is not shown as the border.
QString twoPlaces(double figure) {
    // Binary fractions of tenths lie a little beside them.
    constexpr double kHair = 1e-9;
    const double cut = std::trunc(figure * 100 + (figure < 0 ? -kHair : kHair)) / 100;
    return figure < 0 && cut == 0 ? Say::tr("below 0") : text::decimal(cut, 2);
}

}  // namespace

Discrimination discriminationOf(const std::optional<double>& figure) {
    if (!figure) return Discrimination::None;
    if (*figure < 0) return Discrimination::Negative;
    if (*figure < kFair) return Discrimination::Poor;
    return *figure < kGood ? Discrimination::Fair : Discrimination::Good;
}

QString discriminationWords(const std::optional<double>& figure) {
    const QString number = figure ? twoPlaces(*figure) : QString();
    switch (discriminationOf(figure)) {
    case Discrimination::Negative: return Say::tr("%1 negative: look at the question").arg(number);
    case Discrimination::Poor: return Say::tr("%1 poor").arg(number);
    case Discrimination::Fair: return Say::tr("%1 fair").arg(number);
    case Discrimination::Good: return Say::tr("%1 good").arg(number);
    case Discrimination::None: break;
    }
    return Say::tr("not enough to say");
}

std::optional<Advice> adviceOn(const store::ItemFigures& figures) {
    if (figures.attempts < kAttemptsForAdvice) return std::nullopt;
    // What nearly everybody can, or nobody, cannot tell them apart: that is said first.
    if (figures.facility > kTooEasy) return Advice::TooEasy;
    if (figures.facility < kTooHard) return Advice::TooHard;
    const Discrimination how = discriminationOf(figures.discrimination);
    if (how == Discrimination::Negative) return Advice::LookAtTheQuestion;
    return how == Discrimination::Poor ? std::optional(Advice::NotDiscriminating) : std::nullopt;
}

QString adviceWords(Advice advice, store::AnalysisBy by) {
    const bool isItem = by == store::AnalysisBy::Item;
    switch (advice) {
    case Advice::LookAtTheQuestion:
        return Say::tr("Better trainees do worse here: check the question, its key and what is taught.");
    case Advice::NotDiscriminating:
        return Say::tr("Does not tell good from weak trainees: check whether it is guessed or unclear.");
    case Advice::TooHard:
        return isItem ? Say::tr("Too hard: train this before it is examined, or ask it in another way.")
                      : Say::tr("Too hard: train this before it is examined.");
    case Advice::TooEasy: break;
    }
    return isItem ? Say::tr("Too easy: nearly everybody is right. Take a harder question in its place.")
                  : Say::tr("Too easy: nearly everybody is right. Ask for it less often.");
}

std::vector<FamilyErrors> familiesOf(const store::ItemFigures& figures, store::AnalysisBy by) {
    const std::string skill = by == store::AnalysisBy::Skill ? figures.key : std::string();
    std::map<ErrorFamily, FamilyErrors> families;
    for (const auto& [reason, count] : figures.reasons) {
        FamilyErrors& own = families[familyOfReason(reason, skill)];
        own.count += count;
        own.reasons.emplace_back(reason, count);
    }
    std::vector<FamilyErrors> sorted;
    for (auto& [family, errors] : families) {
        errors.family = family;
        std::stable_sort(errors.reasons.begin(), errors.reasons.end(),
                         [](const auto& one, const auto& other) { return one.second > other.second; });
        sorted.push_back(std::move(errors));
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const FamilyErrors& one, const FamilyErrors& other) { return one.count > other.count; });
    return sorted;
}

std::vector<ShownShare> groupShares(const std::vector<store::Group>& groups,
                                    const std::vector<store::SubjectShare>& shares) {
    std::unordered_map<std::string_view, const store::SubjectShare*> byTrainee;
    for (const store::SubjectShare& share : shares) byTrainee.emplace(share.trainee, &share);
    std::vector<ShownShare> shown;
    for (const store::Group& group : groups) {
        ShownShare own{QString::fromStdString(group.name), true, 0, 0};
        for (const store::Id& member : group.members) {
            const auto found = byTrainee.find(member);
            if (found == byTrainee.end()) continue;
            own.attempts += found->second->attempts;
            own.share += found->second->share * found->second->attempts;
        }
        if (own.attempts == 0) continue;
        own.share /= own.attempts;
        shown.push_back(std::move(own));
    }
    std::stable_sort(shown.begin(), shown.end(),
                     [](const ShownShare& one, const ShownShare& other) { return one.share < other.share; });
    return shown;
}

std::optional<std::pair<store::Id, int>> itemOf(const std::string& key) {
    const auto blank = key.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const int number = QString::fromStdString(key.substr(blank + 1)).toInt();
    return number > 0 ? std::optional(std::pair(key.substr(0, blank), number)) : std::nullopt;
}

QString percentWords(double share) {
    return Say::tr("%1 %").arg(text::decimal(share * 100, 1));
}

QString figuresTitle(const store::ItemFigures& figures, store::AnalysisBy by) {
    const auto item = by == store::AnalysisBy::Item ? itemOf(figures.key) : std::nullopt;
    if (item) {
        const auto kind = sectionKindNamed(figures.section);
        const QString section = kind ? text::sectionKind(*kind) : QString::fromStdString(figures.section);
        return Say::tr("Item %1: %2").arg(QString::number(item->second), section);
    }
    QString title = text::skillTitle(figures.key);
    if (title.isEmpty()) title = text::theoryQuestion(figures.key);
    return title.isEmpty() ? QString::fromStdString(figures.key) : title;
}

}  // namespace cutcard::supervisor
