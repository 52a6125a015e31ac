#include "engine/training/skill_cover.h"

#include "engine/training/needs.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace cutcard {
namespace {

using Names = std::set<std::string>;

/// How many skills that need cards of their own are tried in one round: each takes a seat.
constexpr std::size_t kMostWishes = 4;

/// Of so many rounds the one that adds most is kept.
constexpr int kCandidates = 6;

class CoverFinder {
public:
    CoverFinder(const RulesSubmission& submission, std::uint64_t seed) : m_submission(submission), m_seed(seed) {
        for (const std::string& skill : reachableSkills(submission)) {
            m_open.insert(skill);
            m_needs.emplace(skill, needsOf(*submission.rules, skill));
        }
    }

    SkillCover find() {
        while (!m_open.empty()) {
            const std::string hardest = nextToCover();
            if (!addRoundWith(hardest)) {
                m_open.erase(hardest);
                m_cover.uncovered.push_back(hardest);
            }
        }
        return std::move(m_cover);
    }

private:
    /// What can only be had by itself comes first; whatever comes by chance is then mostly there already.
    static int hardness(const Needs& needs) {
        if (!needs.irregularities.empty()) return 5;
        if (!needs.preparations.empty()) return 4;
        if (needs.method) return 3;
        if (!needs.wishes.empty() || needs.tie || needs.resetOnTheFlop || needs.highStakes) return 2;
        return 0;
    }

    std::string nextToCover() const {
        return *std::max_element(m_open.begin(), m_open.end(), [this](const std::string& a, const std::string& b) {
            return hardness(m_needs.at(a)) < hardness(m_needs.at(b));
        });
    }

    std::optional<Scenario> tryFor(const std::vector<std::string>& skills, int tries) {
        ScenarioRequest request;
        request.skills = skills;
        request.seed = m_seed++;
        request.tries = tries;
        auto result = makeScenario(m_submission, request);
        auto* scenario = std::get_if<Scenario>(&result);
        return scenario == nullptr ? std::nullopt : std::optional(std::move(*scenario));
    }

    /// A round and the open skills that it covers.
    struct Found {
        std::optional<Scenario> scenario;
        Names covers;
    };

    void keepBetter(Found& best, std::optional<Scenario> candidate) const {
        if (!candidate) return;
        Names own;
        for (const std::string& skill : skillsIn(candidate->game->adjudicate(candidate->round))) {
            if (m_open.contains(skill)) own.insert(skill);
        }
        if (!best.scenario || own.size() > best.covers.size()) best = {std::move(candidate), std::move(own)};
    }

    /// Adds skills to the order as long as a round is found for all of them.
    std::vector<std::string> together(const std::string& hardest, Found& best) {
        std::vector<std::string> skills = {hardest};
        std::size_t wishes = m_needs.at(hardest).wishes.size();
        for (int hard : {4, 3, 2}) {
            int failures = 0;
            for (const std::string& skill : m_open) {
                if (skill == hardest || hardness(m_needs.at(skill)) != hard) continue;
                if (wishes >= kMostWishes || failures > kMostFailures) break;
                skills.push_back(skill);
                auto scenario = tryFor(skills, kTries);
                if (scenario) {
                    wishes += hard == 2 ? 1 : 0;
                } else {
                    skills.pop_back();
                    ++failures;
                }
                keepBetter(best, std::move(scenario));
            }
        }
        return skills;
    }

    bool addRoundWith(const std::string& hardest) {
        Found best;
        keepBetter(best, tryFor({hardest}, ScenarioRequest().tries));
        if (!best.scenario) return false;
        const std::vector<std::string> skills = together(hardest, best);
        for (int i = 0; i < kCandidates; ++i) keepBetter(best, tryFor(skills, kTries));
        m_cover.rounds.push_back(std::move(*best.scenario));
        for (const std::string& skill : best.covers) m_open.erase(skill);
        return true;
    }

    static constexpr int kTries = 400;
    static constexpr int kMostFailures = 3;

    const RulesSubmission& m_submission;
    std::uint64_t m_seed;
    Names m_open;
    std::map<std::string, Needs> m_needs;
    SkillCover m_cover;
};

}  // namespace

SkillCover coverSkills(const RulesSubmission& submission, std::uint64_t seed) {
    return CoverFinder(submission, seed).find();
}

}  // namespace cutcard
