#pragma once

#include "app/store/exam_types.h"
#include "engine/training/error_family.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cutcard::supervisor {

/// How well a question tells those who know their work from the others.
enum class Discrimination { None, Negative, Poor, Fair, Good };
/// Good from 0.3, fair from 0.1, poor from 0.
Discrimination discriminationOf(const std::optional<double>& figure);
/// "0.42 good", "-0.10 negative: look at the question"; "not enough to say" where there is no figure.
QString discriminationWords(const std::optional<double>& figure);

/// What should be done about a question or the training in a skill.
enum class Advice { LookAtTheQuestion, NotDiscriminating, TooHard, TooEasy };
/// Fewer attempts are chance.
inline constexpr int kAttemptsForAdvice = 5;
/// Too easy above 95 %, too hard below 30 %, not discriminating below 0.1.
std::optional<Advice> adviceOn(const store::ItemFigures& figures);
QString adviceWords(Advice advice, store::AnalysisBy by);

/// The errors of one family and what they were, the most frequent first.
struct FamilyErrors {
    ErrorFamily family = ErrorFamily::Other;
    int count = 0;
    std::vector<std::pair<std::string, int>> reasons;
};
std::vector<FamilyErrors> familiesOf(const store::ItemFigures& figures, store::AnalysisBy by);

/// Somebody's or a group's share of the points of a row.
struct ShownShare {
    QString name;
    bool isGroup = false;
    int attempts = 0;
    double share = 0;

    bool operator==(const ShownShare&) const = default;
};
/// Of every group of which somebody is among them, the lowest first. Every attempt of a member counts the same.
std::vector<ShownShare> groupShares(const std::vector<store::Group>& groups,
                                    const std::vector<store::SubjectShare>& shares);

/// The form and the number of an item's key; nothing where it is no such key.
std::optional<std::pair<store::Id, int>> itemOf(const std::string& key);

/// "42.5 %"
QString percentWords(double share);

/// "Item 7: Payouts", or the skill in words.
QString figuresTitle(const store::ItemFigures& figures, store::AnalysisBy by);

}  // namespace cutcard::supervisor
