#include "app/session/mastery_board.h"

#include "app/session/curriculum.h"
#include "app/text/catalogue.h"
#include "engine/training/what_next.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace cutcard {
namespace {

constexpr std::size_t kSuggestions = 4;

int percent(const std::optional<double>& rate) {
    return rate ? static_cast<int>(std::lround(*rate * 100)) : -1;
}

QString sentence(const Suggestion& next) {
    const QString skill = skillName(next.skill.skill);
    const QString rules = rulesName(next.skill.rules);
    switch (next.reason) {
    case PracticeReason::Leech: return MasteryBoard::tr("Look at it once more, slowly: %1 (%2)").arg(skill, rules);
    case PracticeReason::Due: return MasteryBoard::tr("Due for review: %1 (%2)").arg(skill, rules);
    case PracticeReason::Weak:
        return MasteryBoard::tr("%3 % right: %1 (%2)").arg(skill, rules).arg(percent(next.rightRate));
    case PracticeReason::NotSeen: return MasteryBoard::tr("New for you: %1 (%2)").arg(skill, rules);
    case PracticeReason::ErrorFamilyFrequent:
        return MasteryBoard::tr("Your most frequent error: %1, mostly here: %2 (%3)")
            .arg(text::errorFamily(next.family.value_or(ErrorFamily::Other)), skill, rules);
    }
    return {};
}

QString reasonId(PracticeReason reason) {
    const std::string_view name = practiceReasonName(reason);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The same shares make a rule set practised or mastered.
Level levelOf(int total, int seen, int practised, int mastered) {
    const MasteryOptions options;
    if (seen == 0) return Level::NotSeen;
    if (mastered >= options.masteredShare * total) return Level::Mastered;
    return practised >= options.practisedShare * total ? Level::Practised : Level::Learning;
}

}  // namespace

MasteryBoard::MasteryBoard(LoadAnswers load, const store::Clock& clock, QObject* parent)
    : QObject(parent), m_load(std::move(load)), m_clock(clock) {
    show({}, m_clock.now() / 1000);
}

void MasteryBoard::refresh() {
    const auto answers = m_load();
    if (!answers) {
        m_fault = text::faultSentence(answers.refusal());
        emit changed();
        return;
    }
    m_fault.clear();
    show(*answers, m_clock.now() / 1000);
}

void MasteryBoard::forget() {
    m_fault.clear();
    show({}, m_clock.now() / 1000);
}

void MasteryBoard::show(const std::vector<PracticeEvent>& answers, std::int64_t now) {
    m_mastery = masteryOf(answers, wholeCurriculum(), now, scheduleOptions(), MasteryOptions());
    tally(answers);
    retranslate();
}

void MasteryBoard::retranslate() {
    m_rows.clear();
    for (const RulesMastery& rules : m_mastery.rules) m_rows << row(rules);
    m_suggestions.clear();
    for (const Suggestion& next : whatNext(m_mastery, kSuggestions, MasteryOptions())) {
        m_suggestions << QVariantMap{{"text", sentence(next)},
                                     {"reason", reasonId(next.reason)},
                                     {"rules", QString::fromStdString(next.skill.rules)},
                                     {"skill", QString::fromStdString(next.skill.skill)}};
    }
    std::vector<ErrorFamilyMastery> families(m_mastery.families.begin(), m_mastery.families.end());
    std::stable_sort(families.begin(), families.end(),
                     [](const auto& one, const auto& other) { return one.recent > other.recent; });
    m_families.clear();
    for (const ErrorFamilyMastery& family : families) {
        if (family.recent == 0) continue;
        m_families << QVariantMap{{"name", text::errorFamily(family.family)},
                                  {"recent", family.recent},
                                  {"percent", static_cast<int>(std::lround(family.share * 100))}};
    }
    emit changed();
}

void MasteryBoard::tally(const std::vector<PracticeEvent>& answers) {
    const auto window = static_cast<std::size_t>(MasteryOptions().rulesWindow);
    m_answers = static_cast<int>(answers.size());
    std::size_t looked = 0;
    int right = 0;
    for (auto answer = answers.rbegin(); answer != answers.rend() && looked < window; ++answer) {
        if (answer->cram) continue;
        ++looked;
        if (answer->right && !answer->hinted) ++right;
    }
    m_rightPercent = looked == 0 ? -1 : static_cast<int>(std::lround(100.0 * right / static_cast<double>(looked)));
}

QVariantMap MasteryBoard::row(const RulesMastery& rules) const {
    QVariantList cells;
    for (int group = 0; group < kSkillGroupCount; ++group) cells << cell(rules.rules, group);
    const QString pace = rules.handsPerHour
                             ? tr("%1 hands an hour").arg(QLocale().toString(std::lround(*rules.handsPerHour)))
                             : QString();
    return {{"rules", QString::fromStdString(rules.rules)},
            {"title", text::gameTitle(rules.rules)},
            {"jurisdiction", text::chapterTitle(rules.rules)},
            {"level", static_cast<int>(rules.level)},
            {"levelName", text::level(rules.level)},
            {"rightPercent", percent(rules.tally.rightRate)},
            {"pace", pace},
            {"cells", cells}};
}

QVariantMap MasteryBoard::cell(const std::string& rules, int group) const {
    int total = 0;
    int seen = 0;
    int practised = 0;
    int mastered = 0;
    int due = 0;
    int answers = 0;
    int right = 0;
    for (const SkillMastery& skill : m_mastery.skills) {
        if (skill.id.rules != rules || static_cast<int>(groupOf(skill.id.skill)) != group) continue;
        ++total;
        seen += skill.level != Level::NotSeen ? 1 : 0;
        practised += skill.level >= Level::Practised ? 1 : 0;
        mastered += skill.level == Level::Mastered ? 1 : 0;
        due += skill.due ? 1 : 0;
        answers += skill.tally.answers;
        right += skill.tally.right - skill.tally.hinted;
    }
    const Level level = levelOf(total, seen, practised, mastered);
    const QString title = groupTitle(static_cast<SkillGroup>(group));
    const QString said =
        total == 0 ? tr("%1: not part of this game").arg(title)
                   : tr("%1: %2, %3 of %4 skills practised").arg(title, text::level(level)).arg(practised).arg(total);
    return {{"group", group},
            {"total", total},
            {"seen", seen},
            {"practised", practised},
            {"mastered", mastered},
            {"due", due},
            {"level", static_cast<int>(level)},
            {"levelName", text::level(level)},
            {"rightPercent", answers == 0 ? -1 : static_cast<int>(std::lround(100.0 * right / answers))},
            {"sentence", said}};
}

QVariantList MasteryBoard::details(const QString& rules, int group) const {
    QVariantList list;
    const std::string chapter = rules.toStdString();
    for (const SkillMastery& skill : m_mastery.skills) {
        if (skill.id.rules != chapter || static_cast<int>(groupOf(skill.id.skill)) != group) continue;
        list << QVariantMap{{"skill", QString::fromStdString(skill.id.skill)},
                            {"title", skillName(skill.id.skill)},
                            {"level", static_cast<int>(skill.level)},
                            {"levelName", text::level(skill.level)},
                            {"answers", skill.tally.answers},
                            {"rightPercent", percent(skill.tally.rightRate)},
                            {"due", skill.due}};
    }
    return list;
}

QStringList MasteryBoard::groups() const {
    QStringList titles;
    for (int group = 0; group < kSkillGroupCount; ++group) titles << groupTitle(static_cast<SkillGroup>(group));
    return titles;
}

QStringList MasteryBoard::levels() const {
    QStringList names;
    for (int level = 0; level < kLevelCount; ++level) names << text::level(static_cast<Level>(level));
    return names;
}

int MasteryBoard::countSkills(bool (*wanted)(const SkillMastery&)) const {
    return static_cast<int>(std::count_if(m_mastery.skills.begin(), m_mastery.skills.end(), wanted));
}

}  // namespace cutcard
