#include "app/session/curriculum.h"

#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/skills.h"
#include "engine/training/theory.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

struct Sorted {
    std::string_view part;
    SkillGroup group;
};

// The first part of an id where it is no game's.
constexpr std::array kFamilies = {
    Sorted{"irregular", SkillGroup::Irregularities},
    Sorted{"progressive", SkillGroup::Progressive},
    Sorted{"envy", SkillGroup::Progressive},
    Sorted{"keypad", SkillGroup::Progressive},
    Sorted{"payout_limit", SkillGroup::Progressive},
    Sorted{"fchb", SkillGroup::FiveCardHandBonus},
    Sorted{"six_card", SkillGroup::BonusWagers},
    Sorted{"cover_all", SkillGroup::BonusWagers},
    Sorted{"table", SkillGroup::Dealing},
    Sorted{"street", SkillGroup::Dealing},
    Sorted{"hand", SkillGroup::Dealing},
    Sorted{"manual_shoe", SkillGroup::Dealing},
    Sorted{"automated_shoe", SkillGroup::Dealing},
    Sorted{"automated_shoe_reshuffling", SkillGroup::Dealing},
};

// The second part of an id, after a game's.
constexpr std::array kOfGames = {
    Sorted{"hand", SkillGroup::Hands},
    Sorted{"dealer", SkillGroup::Hands},
    Sorted{"ante", SkillGroup::MainWagers},
    Sorted{"play", SkillGroup::MainWagers},
    Sorted{"bet", SkillGroup::MainWagers},
    Sorted{"blind", SkillGroup::MainWagers},
    Sorted{"flop", SkillGroup::MainWagers},
    Sorted{"turn", SkillGroup::MainWagers},
    Sorted{"river", SkillGroup::MainWagers},
    Sorted{"super_bonus", SkillGroup::MainWagers},
    Sorted{"ante_bonus", SkillGroup::MainWagers},
    Sorted{"ask", SkillGroup::Decisions},
    Sorted{"ask_preflop", SkillGroup::Decisions},
    Sorted{"ask_flop", SkillGroup::Decisions},
    Sorted{"ask_turn", SkillGroup::Decisions},
    Sorted{"ask_river", SkillGroup::Decisions},
    Sorted{"fold", SkillGroup::Decisions},
    Sorted{"queens_up", SkillGroup::BonusWagers},
    Sorted{"aces_up", SkillGroup::BonusWagers},
    Sorted{"bad_beat", SkillGroup::BonusWagers},
    Sorted{"bonus", SkillGroup::BonusWagers},
    Sorted{"trips", SkillGroup::BonusWagers},
};

constexpr std::array<std::string_view, 5> kGames = {"c4", "fc", "th", "cs", "uth"};

std::string_view part(std::string_view id, std::size_t from) {
    return id.substr(from, id.find('.', from) - from);
}

template <typename List>
const Sorted* find(const List& list, std::string_view part) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const Sorted& each) { return each.part == part; });
    return found == list.end() ? nullptr : &*found;
}

}  // namespace

SkillGroup groupOf(std::string_view skill) {
    const std::string_view first = part(skill, 0);
    if (const Sorted* family = find(kFamilies, first)) return family->group;
    // A topic of theory has no parts.
    if (std::find(kGames.begin(), kGames.end(), first) == kGames.end()) return SkillGroup::Theory;
    const Sorted* wager = find(kOfGames, part(skill, first.size() + 1));
    return wager == nullptr ? SkillGroup::Cards : wager->group;
}

QString groupTitle(SkillGroup group) {
    switch (group) {
    case SkillGroup::Hands: return QCoreApplication::translate("SkillGroup", "Hands");
    case SkillGroup::MainWagers: return QCoreApplication::translate("SkillGroup", "Main wagers");
    case SkillGroup::Dealing: return QCoreApplication::translate("SkillGroup", "Dealing");
    case SkillGroup::Decisions: return QCoreApplication::translate("SkillGroup", "Decisions and folds");
    case SkillGroup::Cards: return QCoreApplication::translate("SkillGroup", "Turning and clearing");
    case SkillGroup::BonusWagers: return QCoreApplication::translate("SkillGroup", "Bonus wagers");
    case SkillGroup::Progressive: return QCoreApplication::translate("SkillGroup", "Progressive and envy");
    case SkillGroup::FiveCardHandBonus: return QCoreApplication::translate("SkillGroup", "Five Card Hand Bonus");
    case SkillGroup::Irregularities: return QCoreApplication::translate("SkillGroup", "Irregular events");
    case SkillGroup::Theory: return QCoreApplication::translate("SkillGroup", "Theory");
    }
    return {};
}

std::vector<SkillId> curriculumOf(std::string_view rules) {
    std::vector<SkillId> skills;
    const auto chapter = RuleBook::instance().find(rules);
    if (!chapter) return skills;
    for (const Branch* branch : skillsOf(*chapter)) skills.push_back({chapter->id, branch->skill});
    for (const TheoryTopic& topic : theoryTopics(*chapter)) skills.push_back({chapter->id, topic.id});
    std::stable_sort(skills.begin(), skills.end(), [](const SkillId& one, const SkillId& other) {
        return groupOf(one.skill) < groupOf(other.skill);
    });
    return skills;
}

const std::vector<SkillId>& wholeCurriculum() {
    static const std::vector<SkillId> all = [] {
        std::vector<SkillId> skills;
        for (const auto& rules : RuleBook::instance().ruleSets()) {
            const auto own = curriculumOf(rules->id);
            skills.insert(skills.end(), own.begin(), own.end());
        }
        return skills;
    }();
    return all;
}

QString skillName(std::string_view skill) {
    QString title = groupOf(skill) == SkillGroup::Theory ? text::theoryQuestion(skill) : text::skillTitle(skill);
    return title.isEmpty() ? QString::fromUtf8(skill.data(), static_cast<qsizetype>(skill.size())) : title;
}

QString rulesName(std::string_view rules) {
    const QString game = text::gameTitle(rules);
    if (game.isEmpty()) return QString::fromUtf8(rules.data(), static_cast<qsizetype>(rules.size()));
    return QCoreApplication::translate("RulesName", "%1 · %2").arg(game, text::chapterTitle(rules));
}

}  // namespace cutcard
