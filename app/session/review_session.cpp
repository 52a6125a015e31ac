#include "app/session/review_session.h"

#include "app/session/curriculum.h"
#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"
#include "engine/training/drills.h"

#include <algorithm>
#include <set>

namespace cutcard {
namespace {

/// A question about the skill of whichever kind can ask it; the seed decides where to begin looking.
std::optional<DrillQuestion> questionAbout(const Game& game, const std::string& skill, std::uint64_t seed) {
    for (int i = 0; i < kDrillKindCount; ++i) {
        const auto kind = static_cast<DrillKind>((seed + static_cast<std::uint64_t>(i)) % kDrillKindCount);
        if (auto question = drillFor(game, kind, skill, seed)) return question;
    }
    return std::nullopt;
}

}  // namespace

ReviewSession::ReviewSession(KeepAnswer keep, LoadAnswers load, const store::Clock& clock, QObject* parent)
    : QObject(parent), m_desk(std::move(keep), clock), m_load(std::move(load)), m_clock(clock) {
    connect(&m_desk, &QuestionDesk::kept, this, [this](const QString&, bool right) {
        if (right) ++m_right;
        emit changed();
    });
}

void ReviewSession::start(const QString& rules) {
    m_fault.clear();
    m_new.clear();
    const auto answers = m_load();
    if (!answers) {
        m_fault = text::faultSentence(answers.refusal());
        begin({});
        return;
    }
    std::set<std::string> known = {rules.toStdString()};
    for (const PracticeEvent& answer : *answers) known.insert(answer.rules);
    std::vector<SkillId> curriculum;
    for (const SkillId& id : wholeCurriculum()) {
        if (known.contains(id.rules)) curriculum.push_back(id);
    }
    const Schedule schedule = rebuild(*answers, scheduleOptions());
    std::vector<DueSkill> items;
    for (const DueSkill& item : due(schedule, curriculum, m_clock.now() / 1000, scheduleOptions())) {
        if (!item.isNew) {
            items.push_back(item);
        } else if (item.id.rules == rules.toStdString()) {
            m_new.push_back(item);
        }
    }
    begin(interleaved(items));
}

void ReviewSession::startNew() {
    begin(std::exchange(m_new, {}));
}

void ReviewSession::begin(std::vector<DueSkill> items) {
    m_items = std::move(items);
    if (m_items.size() > kMost) m_items.resize(kMost);
    m_at = 0;
    m_right = 0;
    m_state = State::Nothing;
    m_desk.clear();
    present();
}

void ReviewSession::present() {
    const DueSkill* item = current();
    if (item == nullptr) {
        if (!m_items.empty()) m_state = State::Finished;
        m_desk.clear();
        emit changed();
        return;
    }
    const auto game = table(item->id.rules);
    auto question = game ? questionAbout(*game, item->id.skill, m_seed++) : std::nullopt;
    if (question) {
        m_state = State::Question;
        m_desk.ask(*std::move(question), item->form, false);
    } else {
        m_state = State::Round;
        m_desk.clear();
    }
    emit changed();
}

void ReviewSession::advance() {
    ++m_at;
    present();
}

void ReviewSession::next() {
    if (m_state == State::Question && m_desk.isAnswered()) advance();
}

void ReviewSession::goToTable() {
    const DueSkill* item = current();
    if (m_state != State::Round || item == nullptr) return;
    emit roundWanted(QString::fromStdString(item->id.rules), QString::fromStdString(item->id.skill));
}

void ReviewSession::roundPlayed() {
    if (m_state == State::Round) advance();
}

void ReviewSession::skip() {
    if (current() != nullptr) advance();
}

std::shared_ptr<const Game> ReviewSession::table(const std::string& rules) {
    auto& game = m_tables[rules];
    const auto chapter = RuleBook::instance().find(rules);
    if (!game && chapter) game = openGame(plainSubmission(chapter, everySelection(*chapter)));
    return game;
}

void ReviewSession::retranslate() {
    emit m_desk.changed();
    emit changed();
}

QString ReviewSession::state() const {
    switch (m_state) {
    case State::Nothing: return QStringLiteral("nothing");
    case State::Question: return QStringLiteral("question");
    case State::Round: return QStringLiteral("round");
    case State::Finished: return QStringLiteral("finished");
    }
    return {};
}

QString ReviewSession::skill() const {
    return current() == nullptr ? QString() : skillName(current()->id.skill);
}

QString ReviewSession::about() const {
    return current() == nullptr ? QString() : rulesName(current()->id.rules);
}

QString ReviewSession::form() const {
    const std::string_view name = formName(current() == nullptr ? Form::Normal : current()->form);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString ReviewSession::formText() const {
    if (current() == nullptr) return {};
    switch (current()->form) {
    case Form::Normal: break;
    case Form::WorkedExample: return tr("This one slips away again and again: look at the answer first.");
    case Form::Slower: return tr("Take twice the time for this one.");
    case Form::NoteForSupervisor: return tr("Take your time, and ask a supervisor to show you this at the table.");
    }
    return {};
}

}  // namespace cutcard
