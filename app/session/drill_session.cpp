#include "app/session/drill_session.h"

#include "app/session/curriculum.h"
#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"
#include "engine/training/drills.h"

#include <algorithm>
#include <map>

namespace cutcard {
QVariantList DrillSession::kinds() {
    QVariantList list;
    for (int i = 0; i < kDrillKindCount; ++i) {
        const std::string_view id = drillKindName(static_cast<DrillKind>(i));
        list << QVariantMap{{"id", QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))},
                            {"name", text::drillTitle(static_cast<DrillKind>(i))},
                            {"detail", text::drillAbout(static_cast<DrillKind>(i))}};
    }
    return list;
}

DrillSession::DrillSession(KeepAnswer keep, const store::Clock& clock, QObject* parent)
    : QObject(parent), m_desk(std::move(keep), clock) {
    connect(&m_desk, &QuestionDesk::kept, this,
            [this](const QString& skill, bool right, qint64 milliseconds, qint64 target) {
                m_answers.push_back({skill.toStdString(), right, milliseconds, target});
                emit changed();
            });
}

bool DrillSession::start(const QString& kind, const QString& rules) {
    const auto named = drillKindNamed(kind.toStdString());
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    if (!named || !chapter) return false;
    m_kind = *named;
    m_game = openGame(plainSubmission(chapter, everySelection(*chapter)));
    again();
    return true;
}

void DrillSession::again() {
    if (!m_game) return;
    m_answers.clear();
    m_asked = 0;
    m_finished = false;
    ask();
}

void DrillSession::ask() {
    ++m_asked;
    m_desk.ask(makeDrill(*m_game, m_kind, m_seed++), Form::Normal, m_cram);
    emit changed();
}

void DrillSession::next() {
    if (!m_desk.isAnswered() || m_finished) return;
    if (m_asked < kQuestions) {
        ask();
        return;
    }
    m_finished = true;
    emit changed();
}

void DrillSession::retranslate() {
    emit m_desk.changed();
    emit changed();
}

QString DrillSession::kind() const {
    const std::string_view id = drillKindName(m_kind);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString DrillSession::title() const {
    return text::drillTitle(m_kind);
}

QString DrillSession::rules() const {
    return m_game ? QString::fromStdString(m_game->rules().id) : QString();
}

QString DrillSession::about() const {
    return m_game ? rulesName(m_game->rules().id) : QString();
}

void DrillSession::setCram(bool cram) {
    if (cram == m_cram) return;
    m_cram = cram;
    // From the next question on: one that is asked already counts as it was asked.
    emit changed();
}

int DrillSession::rightCount() const {
    return static_cast<int>(
        std::count_if(m_answers.begin(), m_answers.end(), [](const Answer& answer) { return answer.right; }));
}

int DrillSession::streak() const {
    const auto lastWrong =
        std::find_if(m_answers.rbegin(), m_answers.rend(), [](const Answer& answer) { return !answer.right; });
    return static_cast<int>(lastWrong - m_answers.rbegin());
}

QVariantMap DrillSession::summary() const {
    std::vector<qint64> times;
    std::map<std::string, int> wrong;
    int inTime = 0;
    for (const Answer& answer : m_answers) {
        times.push_back(answer.milliseconds);
        if (!answer.right) ++wrong[answer.skill];
        if (answer.right && answer.milliseconds <= answer.target) ++inTime;
    }
    double median = 0;
    if (!times.empty()) {
        std::sort(times.begin(), times.end());
        median = static_cast<double>(times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2000;
    }
    const auto weakest = std::max_element(wrong.begin(), wrong.end(),
                                          [](const auto& one, const auto& other) { return one.second < other.second; });
    return {{"right", rightCount()},
            {"of", static_cast<int>(m_answers.size())},
            {"medianSeconds", median},
            {"inTime", inTime},
            {"weakest", weakest == wrong.end() ? QString() : skillName(weakest->first)}};
}

QVariantList DrillSession::marks() const {
    QVariantList marks;
    for (const Answer& answer : m_answers) marks << answer.right;
    return marks;
}

}  // namespace cutcard
