#include "app/session/question_desk.h"

#include "app/session/curriculum.h"
#include "app/session/question_prompt.h"
#include "app/text/catalogue.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr int kStepsShown = 4;

/// What comes next is about the whole table, whatever the skill is: it has to be looked over first.
qint64 timeFor(const DrillQuestion& question) {
    return question.kind == DrillKind::WhatNext ? kBonusWagerTarget : targetOf(question.skill);
}

}  // namespace

QuestionDesk::QuestionDesk(KeepAnswer keep, const store::Clock& clock, QObject* parent)
    : QObject(parent), m_keep(std::move(keep)), m_clock(clock) {}

void QuestionDesk::ask(DrillQuestion question, Form form, bool cram) {
    m_question = std::move(question);
    m_state = form == Form::WorkedExample ? State::Worked : State::Asked;
    m_cram = cram;
    m_chosen = -1;
    m_taken = 0;
    m_target = timeFor(m_question) * (form == Form::Slower || form == Form::NoteForSupervisor ? 2 : 1);
    m_fault.clear();
    m_since.start();
    emit changed();
}

void QuestionDesk::clear() {
    m_state = State::Empty;
    m_question = {};
    m_chosen = -1;
    m_fault.clear();
    emit changed();
}

void QuestionDesk::understood() {
    if (m_state != State::Worked) return;
    m_state = State::Asked;
    m_since.start();
    emit changed();
}

void QuestionDesk::answer(int index) {
    if (m_state != State::Asked || index < 0 || index >= static_cast<int>(m_question.options.size())) return;
    const DrillOption& chosen = m_question.options[static_cast<std::size_t>(index)];
    PracticeEvent event;
    event.at = m_clock.now() / 1000;
    event.rules = m_question.rules;
    event.skill = m_question.skill;
    event.right = static_cast<std::size_t>(index) == m_question.right;
    event.milliseconds = std::max<qint64>(1, m_since.elapsed());
    event.cram = m_cram;
    if (!event.right) event.error = familyOf(m_question, chosen);
    const auto kept = m_keep(event);
    if (!kept) {
        m_fault = text::faultSentence(kept.refusal());
        emit changed();
        return;
    }
    m_fault.clear();
    m_chosen = index;
    m_taken = event.milliseconds;
    m_state = State::Answered;
    emit this->kept(QString::fromStdString(m_question.skill), event.right, m_taken, m_target);
    emit changed();
}

double QuestionDesk::secondsSoFar() const {
    if (isAnswered()) return secondsTaken();
    return isAsking() ? static_cast<double>(m_since.elapsed()) / 1000 : 0;
}

QString QuestionDesk::text() const {
    return m_state == State::Empty ? QString() : text::drillQuestion(m_question);
}

QString QuestionDesk::spoken() const {
    QStringList sentences = {text()};
    const QStringList answers = options();
    for (qsizetype i = 0; i < answers.size(); ++i) sentences << tr("%1: %2.").arg(i + 1).arg(answers[i]);
    return sentences.join(QLatin1Char(' '));
}

QString QuestionDesk::about() const {
    return rulesName(m_question.rules);
}

QString QuestionDesk::skill() const {
    return skillName(m_question.skill);
}

QVariantList QuestionDesk::groups() const {
    return cardGroups(m_question);
}

QVariantList QuestionDesk::facts() const {
    return promptFacts(m_question);
}

QStringList QuestionDesk::before() const {
    return stepsBefore(m_question, kStepsShown);
}

QStringList QuestionDesk::options() const {
    QStringList texts;
    for (const DrillOption& option : m_question.options) texts << text::drillAnswer(m_question.kind, option);
    return texts;
}

int QuestionDesk::rightIndex() const {
    return isAnswered() || isWorked() ? static_cast<int>(m_question.right) : -1;
}

QString QuestionDesk::verdict() const {
    if (isWorked()) return tr("This is how it goes");
    if (!isAnswered()) return {};
    if (!wasRight()) return tr("Not right");
    return m_taken <= m_target ? tr("Right") : tr("Right, but slower than %n second(s)", "", targetSeconds());
}

QString QuestionDesk::explanation() const {
    if (!isAnswered() || wasRight()) return {};
    return text::wrongRule(m_question.kind, m_question.options[static_cast<std::size_t>(m_chosen)].wrongRule);
}

QString QuestionDesk::cite() const {
    if (!isAnswered() && !isWorked()) return {};
    QString cite = QString::fromStdString(m_question.cite);
    if (m_question.ruling.empty()) return cite;
    return tr("%1, ruling %2").arg(cite, QString::fromStdString(m_question.ruling));
}

}  // namespace cutcard
