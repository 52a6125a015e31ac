#include "app/window/program.h"

#include "app/reports/error_lines.h"
#include "app/school/service_name.h"
#include "app/table/table_pictures.h"
#include "app/text/fonts.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickStyle>

#include <random>
#include <utility>

namespace cutcard {
namespace {

QVariantList errorsOf(const ExamRun& run, const ExamScore& score) {
    reports::AttemptFacts facts;
    facts.transcript.header = run.header();
    facts.transcript.attempt = run.done();
    facts.score = score;
    QVariantList rows;
    for (const reports::ErrorLine& line : reports::errorLines(facts)) {
        rows << QVariantMap{{QStringLiteral("what"), line.what},
                            {QStringLiteral("headline"), line.headline},
                            {QStringLiteral("done"), line.done},
                            {QStringLiteral("right"), line.right},
                            {QStringLiteral("cite"), line.cite}};
    }
    return rows;
}

}  // namespace

Program::Program(const ProgramOptions& options, QObject* parent)
    : QObject(parent), m_settings(options.settingsFile, options.settings), m_school(storeIn(options.storeFolder)),
      m_play(m_table, *m_settings.keys()), m_drill(m_school.keepAnswer(), *options.clock),
      m_review(m_school.keepAnswer(), m_school.loadAnswers(), *options.clock),
      m_mastery(m_school.loadAnswers(), *options.clock), m_history([this](int limit) {
          return m_school.history() ? m_school.history()->rounds(limit)
                                    : store::StoreResult<std::vector<PractisedRound>>(
                                          store::StoreRefusal{store::StoreFault::NeedsTrainee, {}});
      }),
      m_exam(*m_settings.keys(), {options.steady, options.clock, errorsOf}), m_forwarding(options.forwarding),
      m_seed(options.seed) {
    connect(&m_school, &School::changed, this, &Program::schoolChanged);
    connect(m_exam.play(), &RoundController::cue, &m_sound, &SoundPlayer::play);
    connect(&m_exam, &ExamController::changed, this, &Program::changed);
    connect(&m_exam, &ExamController::left, this, [this] {
        if (std::exchange(m_lendsToSitter, false)) m_settings.stopLending();
        go(QStringLiteral("start"));
    });
    connect(&m_school, &School::entered, this, &Program::entered);
    connect(&m_school, &School::left, this, [this] {
        m_play.leave();
        m_play.setHistory(nullptr);
        m_unfinished.clear();
        m_mastery.forget();
        m_history.forget();
        m_settings.giveBack();
        emit changed();
    });
    connect(&m_play, &RoundController::finished, this, &Program::roundEnded);
    connect(&m_play, &RoundController::cue, &m_sound, &SoundPlayer::play);
    connect(&m_play, &RoundController::helpWanted, this, [this] { go(QStringLiteral("help")); });
    connect(&m_review, &ReviewSession::roundWanted, this, &Program::reviewRound);
    connect(&m_history, &HistoryList::roundWanted, this, [this](const QString& id) { resumeRound(id); });
    const auto obey = [this] {
        m_languages.speak(m_settings.language());
        m_play.setPace(m_settings.speed());
        m_table.setAsPrinted(m_settings.asPrinted());
        m_exam.table().setAsPrinted(m_settings.asPrinted());
        m_sound.setEnabled(m_settings.sound());
    };
    connect(&m_settings, &Settings::changed, this, obey);
    connect(&m_languages, &Languages::changed, this, &Program::retranslate);
    obey();
}

void Program::dress() {
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QFont font(text::fontFamilies());
    font.setPixelSize(15);
    QGuiApplication::setFont(font);
}

void Program::addPictures(QQmlEngine& engine) {
    addTablePictures(engine);
}

void Program::retranslate() {
    m_settings.keys()->retranslate();
    emit m_settings.changed();
    emit m_school.changed();
    emit m_menu.changed();
    m_play.retranslate();
    m_exam.retranslate();
    m_drill.retranslate();
    m_review.retranslate();
    m_mastery.retranslate();
    m_history.retranslate();
    emit changed();
}

void Program::keepInLanguage(QQmlEngine& engine) {
    connect(&m_languages, &Languages::changed, &engine, &QQmlEngine::retranslate);
}

void Program::go(const QString& screen) {
    if (screen == m_screen || examIsOn() != (screen == QLatin1String("exam"))) return;
    // A screen that one came by is gone back to, not gone through once more.
    if (const auto known = m_behind.indexOf(screen); known >= 0) {
        m_behind.resize(known);
    } else {
        m_behind << m_screen;
    }
    m_screen = screen;
    m_message.clear();
    if (screen == QLatin1String("start")) {
        m_behind.clear();
        // After an exam nobody is here.
        if (m_school.history() != nullptr) m_mastery.refresh();
        lookForUnfinished();
    } else if (screen == QLatin1String("mastery")) {
        m_mastery.refresh();
    } else if (screen == QLatin1String("history")) {
        m_history.refresh();
    }
    emit changed();
}

void Program::goBack() {
    go(m_behind.isEmpty() ? QStringLiteral("start") : m_behind.last());
}

void Program::takeScreen() {
    m_play.leave();
    m_school.leave();
    // Whoever was at the settings before may not have entered.
    m_settings.giveBack();
    // How the exam looks is the sitter's choice, and for this exam only.
    if (!std::exchange(m_lendsToSitter, true)) m_settings.lend();
    m_reviewing = false;
    go(QStringLiteral("exam"));
    emit changed();
}

bool Program::beginExam(const store::StoreSession& supervisor, const QString& attempt) {
    if (m_school.store() == nullptr) return false;
    if (!m_exam.begin(*m_school.store(), supervisor, attempt)) {
        m_message = m_exam.said();
        emit changed();
        return false;
    }
    takeScreen();
    return true;
}

/// Where no server is set there is no line, and nobody asks for one.
void Program::openLine() {
    const std::string service = m_settings.schoolService().toStdString();
    if (m_line || service.empty()) return;
    m_line.emplace(*m_school.store(), school::conninfoOfService(service), m_forwarding);
    connect(&*m_line, &SchoolLine::changed, this, &Program::changed);
    connect(&*m_line, &SchoolLine::newsCame, this, &Program::takeNews);
}

/// Whoever is at the table goes on with what he does; the rest is read anew.
void Program::takeNews() {
    m_school.refresh();
    if (m_school.history() != nullptr) m_mastery.refresh();
    emit changed();
}

/// An exam that did not end has the screen before anybody can enter.
void Program::schoolChanged() {
    if (m_school.store() == nullptr) return;
    openLine();
    if (m_examsLookedFor) return;
    const auto running = m_school.store()->runningAttempts();
    // Where the store cannot tell now it is asked again.
    if (!running) return;
    m_examsLookedFor = true;
    if (running->empty() || examIsOn()) return;
    m_exam.waitFor(*m_school.store(), running->front());
    takeScreen();
}

void Program::openConsole() {
    if (!examIsOn()) emit consoleWanted();
}

void Program::startAnew() {
    if (examIsOn()) return;
    m_play.leave();
    m_school.leave();
    m_settings.giveBack();
    m_reviewing = false;
    go(QStringLiteral("start"));
}

void Program::entered() {
    if (m_line) m_line->follow(m_school.session().person());
    m_play.setHistory(m_school.history());
    m_mastery.refresh();
    lookForUnfinished();
    emit changed();
}

void Program::lookForUnfinished() {
    m_unfinished.clear();
    if (!m_school.history()) return;
    const auto found = m_school.history()->unfinished();
    if (found && *found) m_unfinished = QString::fromStdString(**found);
}

std::uint64_t Program::nextSeed() {
    if (!m_seed) return std::random_device()();
    const std::uint64_t seed = *m_seed;
    m_seed = seed + 1;
    return seed;
}

bool Program::startRound(const QString& way, const QString& rules, const QString& offer, int players, bool surprise,
                         const QString& begin) {
    RoundWish wish;
    wish.rules = rules.toStdString();
    wish.offer = offer == QLatin1String("all") ? TableOffer::Everything : TableOffer::Basic;
    if (players > 0) wish.players = players;
    wish.surprise = surprise;
    wish.from = begin == QLatin1String("settlement") ? GradedFrom::LastDecision : GradedFrom::Opening;
    if (begin == QLatin1String("cards")) {
        // The table opens once; then the cards are shuffled and cut before every round.
        wish.preparation = m_number == 0 ? TableProcedure::OpenTable : TableProcedure::ShuffleAndCut;
    }
    m_reviewing = false;
    const Way wanted = wayNamed(way.toStdString()).value_or(Way::Guided);
    return startWish(wish, wanted == Way::Exam ? Way::Guided : wanted);
}

bool Program::startWish(const RoundWish& wish, Way way) {
    m_wish = wish;
    m_way = way;
    return anotherRound();
}

bool Program::anotherRound() {
    if (examIsOn()) return false;
    if (m_reviewing) {
        m_reviewing = false;
        go(QStringLiteral("review"));
        return true;
    }
    m_wish.seed = nextSeed();
    m_wish.number = ++m_number;
    if (!m_play.begin(m_wish, m_way)) {
        m_message = m_play.said();
        emit changed();
        return false;
    }
    go(QStringLiteral("play"));
    return true;
}

bool Program::resumeRound(const QString& id) {
    if (examIsOn()) return false;
    m_reviewing = false;
    if (!m_play.resume(id.toStdString())) {
        m_message = m_play.said();
        emit changed();
        return false;
    }
    go(QStringLiteral("play"));
    return true;
}

void Program::leaveRound() {
    if (examIsOn()) return;
    m_play.leave();
    go(m_reviewing ? QStringLiteral("review") : QStringLiteral("start"));
    m_reviewing = false;
}

bool Program::startDrill(const QString& kind, const QString& rules) {
    if (examIsOn() || !m_drill.start(kind, rules)) return false;
    go(QStringLiteral("drill"));
    return true;
}

void Program::startReview() {
    if (examIsOn()) return;
    m_review.start(m_settings.rules());
    go(QStringLiteral("review"));
}

void Program::reviewRound(const QString& rules, const QString& skill) {
    RoundWish wish;
    wish.rules = rules.toStdString();
    wish.skills = {skill.toStdString()};
    m_reviewing = false;
    m_reviewing = startWish(wish, Way::Guided);
}

void Program::roundEnded() {
    if (m_reviewing) m_review.roundPlayed();
}

}  // namespace cutcard
