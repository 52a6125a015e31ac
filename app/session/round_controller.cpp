#include "app/session/round_controller.h"

#include "app/session/act_words.h"
#include "app/session/action_palette.h"
#include "app/session/key_table.h"
#include "app/session/round_source.h"
#include "app/text/catalogue.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr int kNothingChosen = -1;

/// How long a step of a watched round stays, in milliseconds.
int readingTime(Action action) {
    switch (action) {
    case Action::Deal: return 300;
    case Action::Ask: return 900;
    default: return 2200;
    }
}

QString soundOf(const Act& act) {
    if (act.action == "deal") return QStringLiteral("card_deal");
    if (act.action == "turn_cards" || act.action.starts_with("reveal")) return QStringLiteral("card_turn");
    if (act.action == "settle" || act.action == "pay_envy") return QStringLiteral("chip_stack");
    if (act.action == "collect_forfeit" || act.action == "return_wager") return QStringLiteral("chip_place");
    return {};
}

}  // namespace

RoundController::RoundController(TableModel& table, const KeyTable& keys, QObject* parent)
    : QObject(parent), m_table(table), m_keys(keys), m_seat(kNothingChosen) {
    m_watch.setSingleShot(true);
    connect(&keys, &KeyTable::changed, this, [this] {
        if (m_round) writePalette();
        emit changed();
    });
    connect(&m_watch, &QTimer::timeout, this, [this] {
        stepOn();
        if (state() == QLatin1String("watching")) watchNext();
    });
}

bool RoundController::begin(const RoundWish& wish, Way way, bool cram) {
    const auto made = roundFor(wish);
    if (!made) {
        say(made.refusal());
        return false;
    }
    PracticeRound round(made->game, made->round, way, wish.from);
    store::Id id;
    if (way != Way::Watch) {
        if (!m_history) {
            say([] { return tr("Say who you are first: what you do is kept."); });
            return false;
        }
        const auto kept = m_history->begin(round, cram);
        if (!kept) {
            say(text::faultSentence(kept.refusal()));
            return false;
        }
        id = *kept;
    }
    m_id = id;
    open(std::move(round));
    m_onGuard = wish.surprise || wish.irregularity;
    show();
    if (way == Way::Watch) setPlaying(true);
    return true;
}

bool RoundController::resume(const store::Id& id) {
    if (!m_history) return false;
    auto loaded = m_history->load(id);
    if (!loaded) {
        say(text::faultSentence(loaded.refusal()));
        return false;
    }
    m_id = id;
    const auto finished = m_history->isFinished(id);
    if (!finished) {
        say(text::faultSentence(finished.refusal()));
        return false;
    }
    open(std::move(*loaded));
    // When exactly a step was taken back is not kept.
    for (std::size_t i = 0; i < m_round->tries().size(); ++i) {
        if (m_round->tries()[i].undone) m_undone.push_back(i + 1);
    }
    m_comments = commentsOn(*m_round);
    // A free round may have been ended before everything was done.
    m_ended = *finished;
    show();
    // The last step was kept, but not that it was the last.
    if (!m_ended && m_round->isFinished()) endRound();
    return true;
}

void RoundController::take(PracticeRound round, TryKeeper& keeper) {
    m_history = nullptr;
    m_keeper = &keeper;
    m_id.clear();
    open(std::move(round));
    m_comments.resize(m_round->tries().size());
    show();
    // The table was cleared, but not kept that this was the end.
    if (isExam() && !m_round->tries().empty() && m_round->tries().back().act.action == "clear_table") endRound();
}

void RoundController::open(PracticeRound round) {
    setPlaying(false);
    m_round.emplace(std::move(round));
    m_comments.clear();
    m_undone.clear();
    m_entry.cancel();
    m_message.clear();
    m_seat = kNothingChosen;
    m_wager.clear();
    m_ended = false;
    m_onGuard = m_round->round().irregularity.has_value();
    m_page.clear();
    m_sinceTry.start();
    m_sinceStart.start();
    m_table.setRound(m_round->table(), m_round->round(), m_round->settlement());
    m_table.select(0, {});
    writePalette();
    show();
}

void RoundController::writePalette() {
    m_palette.clear();
    for (const PalettePage& page : palettePages(m_round->game(), m_round->settlement())) {
        QVariantList actions;
        for (const QString& id : page.actions) {
            const PaletteAction* own = paletteAction(id);
            const QString label = *own->parameter ? text::announcement(own->parameter) : text::actionLabel(own->action);
            actions << QVariantMap{{QStringLiteral("id"), id},
                                   {QStringLiteral("label"), label},
                                   {QStringLiteral("key"), m_keys.keyOf(id)}};
        }
        m_palette << QVariantMap{{QStringLiteral("id"), page.id},
                                 {QStringLiteral("title"), page.title},
                                 {QStringLiteral("actions"), actions}};
    }
}

void RoundController::retranslate() {
    m_table.retranslate();
    if (m_round) {
        m_comments = commentsOn(*m_round);
        writePalette();
        listSteps();
    }
    emit changed();
}

void RoundController::leave() {
    setPlaying(false);
    m_round.reset();
    m_entry.cancel();
    emit changed();
}

QString RoundController::state() const {
    if (!m_round) return QStringLiteral("idle");
    // An exam does not tell that everything is done.
    if (m_ended || (!isExam() && m_round->isFinished())) return QStringLiteral("finished");
    return m_round->way() == Way::Watch ? QStringLiteral("watching") : QStringLiteral("acting");
}

text::Comment RoundController::commentFor(const PracticeRound& round, const Try& made) {
    return text::commentOn(round.game(), round.round(), round.settlement(), round.grader(), made.act, made.verdict);
}

/// Comments speak of the table as it was; so the round is gone through once more.
std::vector<text::Comment> RoundController::commentsOn(const PracticeRound& round) const {
    const std::vector<Try>& tries = round.tries();
    std::vector<text::Comment> comments;
    if (round.way() == Way::Exam) {
        comments.resize(tries.size());
        return comments;
    }
    PracticeRound again(round.table(), round.round(), round.way(), round.from());
    auto undone = m_undone.begin();
    for (const Try& made : tries) {
        if (round.way() == Way::Watch) {
            comments.push_back(text::explainStep(round.game(), round.round(), round.settlement(), *made.verdict.step));
            continue;
        }
        again.act(made.act, made.milliseconds);
        comments.push_back(commentFor(again, again.tries().back()));
        for (; undone != m_undone.end() && *undone == comments.size(); ++undone) again.undo();
    }
    return comments;
}

void RoundController::submit(const Act& act) {
    if (state() != QLatin1String("acting")) return;
    PracticeRound next = *m_round;
    const Try made = next.act(act, m_sinceTry.elapsed());
    if (const auto kept = m_keeper->keepTry(m_id, next); !kept) {
        say(text::faultSentence(kept.refusal()));
        return;
    }
    m_sinceTry.restart();
    const bool leftBehind = next.goesOnUnstopped() && !m_round->goesOnUnstopped();
    m_round = std::move(next);
    if (leftBehind) m_table.setRound(m_round->table(), m_round->round(), m_round->settlement());
    m_comments.push_back(isExam() ? text::Comment() : commentFor(*m_round, made));
    m_entry.cancel();
    m_message.clear();
    m_page.clear();
    follow(made);
}

void RoundController::follow(const Try& made) {
    const bool free = isUnaided(m_round->way());
    const bool right = !made.isWrong();
    if (made.verdict.accepted) {
        if (const QString sound = soundOf(made.act); !sound.isEmpty()) emit cue(sound);
    }
    if (!free) {
        const text::Comment& said = m_comments.back();
        emit cue(right ? QStringLiteral("right") : QStringLiteral("wrong"));
        emit judged(right, tr("%1. %2").arg(said.headline, said.why));
    }
    if (made.verdict.accepted && made.act.action == "stop") m_entry.begin(EntryMode::Ruling);
    // Whoever has cleared the table is done, whatever was left out.
    const bool cleared = free && made.act.action == "clear_table" && (made.verdict.step || isExam());
    if (cleared || (!isExam() && m_round->isFinished())) {
        endRound();
        return;
    }
    show();
}

void RoundController::endRound() {
    if (!m_round || m_ended) return;
    if (m_round->way() != Way::Watch) {
        if (const auto kept = m_keeper->finish(m_id, *m_round); !kept) {
            say(text::faultSentence(kept.refusal()));
            return;
        }
    }
    m_ended = true;
    m_entry.cancel();
    m_seat = kNothingChosen;
    m_wager.clear();
    m_table.select(0, {});
    show();
    emit finished();
}

void RoundController::show() {
    if (!m_round) return;
    m_position = static_cast<int>(m_round->tries().size());
    m_table.setDone(m_round->done());
    listSteps();
    emit changed();
}

void RoundController::listSteps() {
    if (m_round->way() == Way::Guided && !mayBeStopped()) {
        m_steps.show(*m_round);
    } else {
        m_steps.clear();
    }
    if (state() == QLatin1String("finished") && !isExam()) m_timeLine.show(*m_round, m_comments);
}

bool RoundController::hasStopped() const {
    const auto& tries = m_round->tries();
    return std::any_of(tries.begin(), tries.end(),
                       [](const Try& made) { return made.act.action == "stop" && made.verdict.reason == Reason::Ok; });
}

bool RoundController::mayBeStopped() const {
    return m_onGuard && !hasStopped();
}

std::optional<StepId> RoundController::told() const {
    if (!mayBeStopped()) return m_round->next();
    if (const auto done = m_round->done(); !done.empty()) return done.back();
    const auto& steps = m_round->settlement().procedure.steps();
    return steps.empty() || steps.front().action == Action::Stop ? std::nullopt : std::optional<StepId>(0);
}

void RoundController::say(text::KeptSentence message) {
    m_message = std::move(message);
    emit changed();
}

void RoundController::takeHint() {
    if (!canHint()) return;
    PracticeRound next = *m_round;
    const HintLevel level = next.hint();
    if (const auto kept = m_keeper->keepHint(m_id, level); !kept) {
        say(text::faultSentence(kept.refusal()));
        return;
    }
    m_round = std::move(next);
    emit changed();
}

void RoundController::undo() {
    if (!canUndo()) return;
    setPlaying(false);
    PracticeRound next = *m_round;
    next.undo();
    if (next.way() != Way::Watch) {
        if (const auto kept = m_keeper->keepUndo(m_id); !kept) {
            say(text::faultSentence(kept.refusal()));
            return;
        }
    }
    m_round = std::move(next);
    m_undone.push_back(m_round->tries().size());
    m_entry.cancel();
    say([] { return tr("The last step was taken back."); });
    show();
}

void RoundController::setPlaying(bool on) {
    if (!on) {
        m_watch.stop();
    } else if (state() == QLatin1String("watching")) {
        watchNext();
    }
    emit changed();
}

void RoundController::watchNext() {
    const auto next = m_round->next();
    if (!next) return;
    const int time = readingTime(m_round->settlement().procedure.steps()[*next].action);
    // Without movement there is still reading to do.
    m_watch.start(static_cast<int>(time / std::clamp(m_pace <= 0 ? 1.0 : m_pace, 0.25, 3.0)));
}

void RoundController::stepOn() {
    if (state() != QLatin1String("watching")) return;
    const bool wasPlaying = m_watch.isActive();
    if (const auto next = m_round->next()) {
        const Step& step = m_round->settlement().procedure.steps()[*next];
        m_comments.push_back(text::explainStep(m_round->game(), m_round->round(), m_round->settlement(), *next));
        if (const QString sound = soundOf(actOf(step)); !sound.isEmpty()) emit cue(sound);
        m_round->watchOn();
    }
    if (wasPlaying && !m_watch.isActive()) setPlaying(true);
    if (m_round->isFinished()) {
        endRound();
    } else {
        show();
    }
}

void RoundController::goTo(int position) {
    if (state() != QLatin1String("finished")) return;
    m_position = std::clamp(position, 0, length());
    m_table.setDone(m_round->doneAfter(static_cast<std::size_t>(m_position)));
    const Act act = m_position > 0 ? m_round->tries()[static_cast<std::size_t>(m_position - 1)].act : Act();
    m_table.select(act.seat.value_or(0), QString::fromStdString(act.wager.value_or(std::string())));
    emit changed();
}

void RoundController::nextMistake() {
    const int at = m_timeLine.mistakeAfter(m_position == length() ? 0 : m_position);
    if (at >= 0) goTo(at + 1);
}

}  // namespace cutcard
