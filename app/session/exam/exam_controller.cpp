#include "app/session/exam/exam_controller.h"

#include "app/session/exam/exam_words.h"
#include "app/text/catalogue.h"

namespace cutcard {
namespace {

constexpr int kTickEvery = 125;

/// Nothing that a desk of its own could keep: an exam has its answers in the transcript.
store::StoreResult<store::Done> keepNothing(const PracticeEvent&) {
    return store::StoreRefusal{store::StoreFault::NeedsTrainee, {}};
}

}  // namespace

ExamController::ExamController(const KeyTable& keys, ExamSeams seams, QObject* parent)
    : QObject(parent), m_seams(std::move(seams)), m_play(m_table, keys), m_desk(keepNothing, *m_seams.wall) {
    m_timer.setInterval(kTickEvery);
    connect(&m_timer, &QTimer::timeout, this, &ExamController::tick);
}

ExamController::~ExamController() = default;

bool ExamController::say(text::KeptSentence message) {
    m_message = std::move(message);
    emit changed();
    return false;
}

bool ExamController::said(const Kept& kept) {
    if (!kept) return say(text::faultSentence(kept.refusal()));
    m_message.clear();
    return true;
}

bool ExamController::begin(store::Store& store, const store::StoreSession& supervisor, const QString& attempt) {
    if (isOn()) return say([] { return tr("An exam is running already. End it first."); });
    m_store = &store;
    m_waiting = {};
    m_waiting.attempt = attempt.toStdString();
    if (const auto running = store.runningAttempts()) {
        for (const store::RunningAttempt& one : *running) {
            if (one.attempt == m_waiting.attempt) m_waiting = one;
        }
    }
    return load(supervisor);
}

void ExamController::waitFor(store::Store& store, const store::RunningAttempt& attempt) {
    m_store = &store;
    m_waiting = attempt;
    m_stage = Stage::Waiting;
    emit changed();
}

bool ExamController::load(const store::StoreSession& supervisor) {
    const auto text = m_store->transcript(supervisor, m_waiting.attempt);
    if (!text) return say(text::faultSentence(text.refusal()));
    auto transcript = readTranscript(*text, Unfinished::Allowed);
    if (!transcript) return say([refusal = transcript.refusal()] { return text::refusal(refusal); });
    const store::Id trainee = transcript->header.trainee;
    const auto entered = m_store->enter(trainee);
    if (!entered) return say(text::faultSentence(entered.refusal()));
    m_session = *entered;
    if (const auto person = m_store->person(m_session, trainee)) m_name = QString::fromStdString(person->name);
    m_run = std::make_unique<ExamRun>(*m_store, m_session, std::move(*transcript), m_waiting.beat, *m_seams.steady,
                                      *m_seams.wall);
    if (const auto resumed = m_run->resume(supervisor); !resumed) {
        m_run.reset();
        m_store->leave(m_session);
        return said(resumed);
    }
    m_message.clear();
    m_stage = Stage::Running;
    m_shown.reset();
    m_timer.start();
    refresh();
    return true;
}

void ExamController::refresh() {
    if (!m_run || m_stage != Stage::Running) return;
    const ExamPlace& place = m_run->place();
    const std::pair now(place.stage(), place.item());
    if (m_shown == now) return;
    m_shown = now;
    m_selected = -1;
    m_play.leave();
    m_desk.clear();
    switch (place.stage()) {
    case ExamStage::Item: showItem(); break;
    case ExamStage::Over: return conclude();
    case ExamStage::Introduction:
    case ExamStage::Break: break;
    }
    emit changed();
    emit ticked();
}

void ExamController::showItem() {
    const ExamItem& item = m_run->item();
    if (const RoundItem* round = item.round()) {
        showRound(*round);
    } else {
        m_desk.ask(*item.question(), Form::Normal, true);
    }
}

void ExamController::showRound(const RoundItem& item) {
    auto record = readRoundLine(item.round, m_tables);
    if (!record) {
        say([refusal = record.refusal()] {
            return tr("This round cannot be shown. Call your supervisor: %1").arg(text::refusal(refusal));
        });
        return;
    }
    PracticeRound round(record->game, std::move(record->round), Way::Exam, item.from);
    for (const Act& act : m_run->place().acts()) round.act(act, 0);
    m_play.take(std::move(round), *this);
}

ExamController::Kept ExamController::keepTry(const store::Id&, const PracticeRound& round) {
    auto kept = m_run->act(round.tries().back().act);
    // Not before the round has gone on: perhaps the time was up.
    if (kept) QMetaObject::invokeMethod(this, &ExamController::refresh, Qt::QueuedConnection);
    return kept;
}

ExamController::Kept ExamController::keepUndo(const store::Id&) {
    return store::StoreRefusal{store::StoreFault::NeedsTrainee, {}};
}

ExamController::Kept ExamController::keepHint(const store::Id&, HintLevel) {
    return store::StoreRefusal{store::StoreFault::NeedsTrainee, {}};
}

ExamController::Kept ExamController::finish(const store::Id&, const PracticeRound&) {
    auto kept = m_run->endItem();
    if (kept) QMetaObject::invokeMethod(this, &ExamController::refresh, Qt::QueuedConnection);
    return kept;
}

void ExamController::start() {
    if (m_stage != Stage::Running || !said(m_run->begin())) return;
    refresh();
}

void ExamController::startSection() {
    if (m_stage != Stage::Running || !said(m_run->startSection())) return;
    refresh();
}

void ExamController::choose(int option) {
    if (state() != QLatin1String("question")) return;
    if (option < 0 || option >= static_cast<int>(m_run->item().question()->options.size())) return;
    m_selected = option;
    m_message.clear();
    emit changed();
}

void ExamController::confirm() {
    if (state() != QLatin1String("question")) return;
    if (m_selected < 0) {
        say([] { return tr("Choose an answer first."); });
        return;
    }
    if (said(m_run->answer(static_cast<std::size_t>(m_selected)))) refresh();
}

void ExamController::endRound() {
    if (state() == QLatin1String("round")) m_play.endRound();
}

void ExamController::tick() {
    if (m_stage != Stage::Running) return;
    const auto kept = m_run->tick();
    if (!kept || m_tickRefused) said(kept);
    m_tickRefused = !kept;
    refresh();
    emit ticked();
}

void ExamController::askSupervisor(bool asked) {
    if (m_stage != Stage::Running) return;
    m_supervisorAsked = asked;
    m_message.clear();
    emit changed();
}

void ExamController::refuseToClose() {
    if (m_stage == Stage::Over) return leave();
    say([waiting = m_stage == Stage::Waiting] {
        return waiting
                   ? tr("The exam is not over. A supervisor can go on with it or end it here.")
                   : tr("The exam is not over. A supervisor can interrupt or end it: Ctrl+Alt+S, or the button above.");
    });
}

bool ExamController::withSupervisor(const QString& supervisor, const QString& passphrase,
                                    const std::function<bool(const store::StoreSession&)>& deed) {
    if (m_stage != Stage::Running && m_stage != Stage::Waiting) return false;
    const auto session = m_store->signIn(supervisor.toStdString(), passphrase.toStdString());
    if (!session) return say(text::faultSentence(session.refusal()));
    const bool done = deed(*session);
    m_store->leave(*session);
    if (done) m_supervisorAsked = false;
    emit changed();
    return done;
}

bool ExamController::resume(const QString& supervisor, const QString& passphrase) {
    if (m_stage != Stage::Waiting) return false;
    return withSupervisor(supervisor, passphrase, [this](const store::StoreSession& session) {
        if (!m_run) return load(session);
        if (!said(m_run->resume(session))) return false;
        m_stage = Stage::Running;
        m_shown.reset();
        m_timer.start();
        refresh();
        return true;
    });
}

QString ExamController::recover(const QString& supervisor, const QString& recoveryCode, const QString& passphrase) {
    if (m_stage != Stage::Waiting) return {};
    const auto access =
        m_store->recover(supervisor.toStdString(), recoveryCode.toStdString(), passphrase.toStdString());
    if (!access) {
        say(text::faultSentence(access.refusal()));
        return {};
    }
    m_message.clear();
    emit changed();
    return QString::fromStdString(access->recoveryCode);
}

bool ExamController::interrupt(const QString& supervisor, const QString& passphrase) {
    if (m_stage != Stage::Running) return false;
    return withSupervisor(supervisor, passphrase, [this](const store::StoreSession& session) {
        if (!said(m_run->interrupt(session)) || !m_run->needsSupervisor()) return false;
        m_timer.stop();
        m_stage = Stage::Waiting;
        m_play.leave();
        m_desk.clear();
        return true;
    });
}

bool ExamController::endNow(const QString& supervisor, const QString& passphrase) {
    return withSupervisor(supervisor, passphrase, [this](const store::StoreSession& session) {
        if (!m_run && !load(session)) return false;
        if (!said(m_run->endNow(session))) return false;
        m_stage = Stage::Running;
        m_shown.reset();
        refresh();
        return true;
    });
}

/// Everything is stored; the seal can be tried again.
void ExamController::conclude() {
    if (!m_run || m_run->place().stage() != ExamStage::Over) return;
    m_timer.stop();
    m_stage = Stage::Over;
    m_supervisorAsked = false;
    m_message.clear();
    const auto code = m_run->seal();
    if (code) {
        m_code = QString::fromStdString(*code);
    } else {
        m_message = text::faultSentence(code.refusal());
    }
    emit changed();
}

void ExamController::retranslate() {
    m_play.retranslate();
    emit m_desk.changed();
    emit changed();
    emit ticked();
}

void ExamController::leave() {
    if (m_stage != Stage::Over || m_code.isEmpty()) return;
    m_play.leave();
    m_desk.clear();
    m_store->leave(m_session);
    m_run.reset();
    m_session = {};
    m_waiting = {};
    m_stage = Stage::Off;
    m_shown.reset();
    m_name.clear();
    m_code.clear();
    m_message.clear();
    emit changed();
    emit left();
}

}  // namespace cutcard
