#include "app/supervisor/attempt_story.h"

#include "app/reports/round_reader.h"
#include "app/supervisor/replay_timeline.h"
#include "app/text/catalogue.h"

#include <algorithm>
#include <set>

namespace cutcard::supervisor {
namespace {

void put(const reports::ErrorLine& error, ReplayRow& row) {
    row.mark = ReplayMark::Wrong;
    row.critical = error.critical;
    row.comment = {};
    row.comment.headline = error.headline;
    row.comment.expected = error.right;
    row.comment.why = error.why;
    row.comment.arithmetic = error.arithmetic;
    row.comment.cite = error.cite;
    row.comment.ruling = error.ruling;
}

/// Why the answer is right, where it is about a wager; else by which paragraph.
text::Comment rightAnswer(const DrillQuestion& question) {
    OpenTables tables;
    text::Comment comment = reports::explanationOf(question, tables).value_or(text::Comment());
    if (comment.cite.isEmpty()) comment.cite = reports::citationBy(question.rules, question.cite);
    comment.headline = AttemptStory::tr("Right");
    comment.expected.clear();
    return comment;
}

}  // namespace

AttemptStory::AttemptStory(reports::AttemptFacts facts, std::vector<ClockJump> jumps, NameOf nameOf)
    : m_facts(std::move(facts)), m_jumps(std::move(jumps)), m_nameOf(std::move(nameOf)),
      m_errors(reports::errorLines(m_facts)), m_happened(form().items.size()) {
    if (form().items.empty()) return;
    sortEvents();
    addJumps();
    describeItems();
}

/// Every event belongs to the item that was worked on. What came after a time-out is told, and does not count.
void AttemptStory::sortEvents() {
    std::optional<std::size_t> current;
    std::set<std::size_t> closed;
    bool over = false;
    for (const AttemptEvent& event : m_facts.transcript.attempt.events) {
        const bool ofItem = event.kind == AttemptEventKind::ItemStarted || event.kind == AttemptEventKind::Action ||
                            event.kind == AttemptEventKind::Answer;
        if (ofItem) m_last = event.item;
        const bool counts = !over && (!ofItem || !closed.contains(form().items[m_last].section));
        m_happened[m_last].push_back({&event, nullptr, counts});
        if (over) continue;
        if (event.kind == AttemptEventKind::ItemStarted) current = counts ? std::optional(m_last) : std::nullopt;
        if (event.kind == AttemptEventKind::Finished) over = true;
        if (event.kind != AttemptEventKind::Timeout) continue;
        over = event.scope == TimeoutScope::Exam;
        if (current) closed.insert(form().items[*current].section);
        current.reset();
    }
}

void AttemptStory::addJumps() {
    for (const ClockJump& jump : m_jumps) {
        const auto isBefore = [&jump](const Happening& one) {
            return (one.event ? one.event->at : one.jump->examTime) <= jump.examTime;
        };
        // The last item that had begun by then.
        auto found = std::find_if(m_happened.rbegin(), m_happened.rend(), [&](const std::vector<Happening>& own) {
            return !own.empty() && isBefore(own.front());
        });
        std::vector<Happening>& own = found == m_happened.rend() ? m_happened.front() : *found;
        own.insert(std::find_if_not(own.begin(), own.end(), isBefore), {nullptr, &jump, true});
    }
}

void AttemptStory::describeItems() {
    std::vector<int> numbers(form().definition.sections.size());
    for (std::size_t i = 0; i < form().items.size(); ++i) {
        const ExamItem& item = form().items[i];
        const int number = ++numbers[item.section];
        Item described;
        described.section = text::sectionKind(form().definition.sections[item.section].kind);
        described.title = item.round() ? tr("Round %1").arg(number) : tr("Question %1").arg(number);
        described.started = !m_happened[i].empty();
        described.points = m_facts.score.items[i].points;
        described.of = m_facts.score.items[i].of;
        for (const reports::ErrorLine& error : m_errors) {
            if (static_cast<std::size_t>(error.item) != i + 1 || (error.action == 0 && !isLeft(i))) continue;
            ++described.mistakes;
            described.critical = described.critical || error.critical;
        }
        for (const CriticalFinding& finding : m_facts.score.critical) {
            described.critical = described.critical || finding.item == i;
        }
        m_items.push_back(std::move(described));
    }
}

const reports::ErrorLine* AttemptStory::errorAt(std::size_t item, int action) const {
    const auto found = std::find_if(m_errors.begin(), m_errors.end(), [&](const reports::ErrorLine& error) {
        return static_cast<std::size_t>(error.item) == item + 1 && error.action == action;
    });
    return found == m_errors.end() ? nullptr : &*found;
}

/// The first item of a section is started twice: before the break, and after it.
bool AttemptStory::isStartedLater(const AttemptEvent& event) const {
    const std::vector<Happening>& own = m_happened[event.item];
    return std::any_of(own.begin(), own.end(), [&event](const Happening& one) {
        return one.event && one.event > &event && one.event->kind == AttemptEventKind::ItemStarted;
    });
}

ReplayRow AttemptStory::remark(const Happening& happening) const {
    ReplayRow row;
    row.mark = ReplayMark::Remark;
    if (happening.jump) {
        const std::int64_t by = happening.jump->jumpedBy;
        row.at = happening.jump->examTime;
        row.what = by < 0 ? tr("The clock of the machine was set back by %1").arg(examTime(-by))
                          : tr("The clock of the machine was set forward by %1").arg(examTime(by));
        row.note = tr("The time of the exam does not come from that clock and went on as before.");
        return row;
    }
    const AttemptEvent& event = *happening.event;
    row.at = event.at;
    switch (event.kind) {
    case AttemptEventKind::ItemStarted:
        row.mark = ReplayMark::None;
        row.what = form().items[event.item].round() ? tr("The round begins") : tr("The question is put");
        if (isStartedLater(event)) row.what = tr("The break before this section begins");
        break;
    case AttemptEventKind::Timeout:
        row.what =
            event.scope == TimeoutScope::Exam ? tr("The time of the exam is up") : tr("The time of the section is up");
        row.note = tr("What was done before it counts.");
        break;
    case AttemptEventKind::Interrupted:
        row.what = tr("The exam was interrupted");
        row.note = tr("Its time stood still from here.");
        break;
    case AttemptEventKind::Resumed:
        row.what = tr("Resumed after %1 by %2").arg(examTime(event.downtime), m_nameOf(event.supervisor));
        break;
    case AttemptEventKind::Finished: row.what = tr("The exam was finished"); break;
    case AttemptEventKind::Action:
    case AttemptEventKind::Answer: break;
    }
    return row;
}

void AttemptStory::addMissed(std::size_t item, const std::vector<StepId>& done, Replay& replay) const {
    if (!isLeft(item)) return;
    for (const reports::ErrorLine& error : m_errors) {
        if (static_cast<std::size_t>(error.item) != item + 1 || error.action != 0) continue;
        ReplayRow row;
        put(error, row);
        row.what = replay.question ? tr("Not answered") : tr("Not done: %1").arg(error.right);
        row.done = done;
        replay.rows.push_back(std::move(row));
    }
}

void AttemptStory::replayRound(std::size_t item, const RoundItem& stored, Replay& replay) const {
    AttemptRound round(stored);
    replay.table = round.table();
    int action = 0;
    for (const Happening& one : m_happened[item]) {
        const bool isAct = one.event && one.event->kind == AttemptEventKind::Action;
        ReplayRow row;
        if (isAct && one.counts) {
            row = round.act(one.event->act);
            ++action;
            if (const reports::ErrorLine* error = errorAt(item, action)) put(*error, row);
        } else if (isAct) {
            row.what = text::act(one.event->act);
            row.note = tr("Done after the time was up: it does not count.");
        } else {
            row = remark(one);
        }
        if (one.event) row.at = one.event->at;
        if (!isAct) row.done = round.done();
        if (isAct && !one.counts) row.done = round.done();
        replay.rows.push_back(std::move(row));
    }
    if (!replay.rows.empty() && !round.note().isEmpty()) replay.rows.front().note = round.note();
    addMissed(item, round.done(), replay);
}

void AttemptStory::replayQuestion(std::size_t item, const DrillQuestion& question, Replay& replay) const {
    replay.question = question;
    for (const Happening& one : m_happened[item]) {
        if (!one.event || one.event->kind != AttemptEventKind::Answer) {
            replay.rows.push_back(remark(one));
            continue;
        }
        ReplayRow row;
        row.at = one.event->at;
        const std::size_t option = one.event->option;
        const bool isKnown = option < question.options.size();
        row.what = tr("Answered: %1")
                       .arg(isKnown ? text::drillAnswer(question.kind, question.options[option])
                                    : QString::number(option + 1));
        if (!one.counts || replay.answered) {
            row.note = one.counts ? tr("The first answer counts.") : tr("After the time was up: it does not count.");
        } else {
            replay.answered = option;
            row.mark = ReplayMark::Right;
            row.comment = rightAnswer(question);
            if (const reports::ErrorLine* error = errorAt(item, 1)) put(*error, row);
        }
        replay.rows.push_back(std::move(row));
    }
    addMissed(item, {}, replay);
}

Replay AttemptStory::replay(std::size_t item) const {
    Replay replay;
    if (item >= m_happened.size()) return replay;
    if (const RoundItem* round = form().items[item].round()) {
        replayRound(item, *round, replay);
    } else {
        replayQuestion(item, *form().items[item].question(), replay);
    }
    return replay;
}

}  // namespace cutcard::supervisor
