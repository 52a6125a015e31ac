#include "app/supervisor/replay_board.h"

#include "app/session/question_prompt.h"
#include "app/text/catalogue.h"

namespace cutcard::supervisor {
namespace {

constexpr int kStepsShown = 4;

}  // namespace

ReplayBoard::ReplayBoard(QObject* parent) : QObject(parent) {}

void ReplayBoard::showRound(const ReplayTable& round) {
    m_table.setRound(round.game, round.round, round.settlement);
    m_shows = Shows::Round;
    emit changed();
}

void ReplayBoard::showQuestion(const DrillQuestion& question) {
    m_question = question;
    m_chosen.reset();
    m_isAnswered = false;
    m_shows = Shows::Question;
    emit changed();
}

void ReplayBoard::showNothing() {
    m_shows = Shows::Nothing;
    emit changed();
}

void ReplayBoard::showRow(const ReplayRow& row) {
    if (m_shows != Shows::Round) return;
    m_table.setDone(row.done);
    m_table.select(row.seat, row.wager);
}

void ReplayBoard::showAnswer(std::optional<std::size_t> chosen) {
    m_chosen = chosen;
    m_isAnswered = chosen.has_value();
    emit changed();
}

QString ReplayBoard::text() const {
    return showsQuestion() ? text::drillQuestion(m_question) : QString();
}

QVariantList ReplayBoard::groups() const {
    return showsQuestion() ? cardGroups(m_question) : QVariantList();
}

QVariantList ReplayBoard::facts() const {
    return showsQuestion() ? promptFacts(m_question) : QVariantList();
}

QStringList ReplayBoard::before() const {
    return showsQuestion() ? stepsBefore(m_question, kStepsShown) : QStringList();
}

QStringList ReplayBoard::options() const {
    QStringList texts;
    if (!showsQuestion()) return texts;
    for (const DrillOption& option : m_question.options) texts << text::drillAnswer(m_question.kind, option);
    return texts;
}

}  // namespace cutcard::supervisor
