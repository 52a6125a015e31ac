#pragma once

#include "app/session/drill_session.h"
#include "app/session/exam/exam_controller.h"
#include "app/session/history_list.h"
#include "app/session/mastery_board.h"
#include "app/session/review_session.h"
#include "app/session/round_controller.h"
#include "app/session/round_source.h"
#include "app/session/school.h"
#include "app/session/settings.h"
#include "app/session/training_menu.h"
#include "app/sound/sound_player.h"
#include "app/table/table_model.h"
#include "app/text/languages.h"
#include "app/window/school_line.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

class QQmlEngine;

namespace cutcard {

struct ProgramOptions {
    std::string storeFolder;
    QString settingsFile;               ///< Empty: the usual place.
    QMap<QString, QString> settings;    ///< What the command line sets for this run.
    std::optional<std::uint64_t> seed;  ///< Of the first round; nothing: by chance.
    const store::Clock* clock = &store::systemClock();
    const SteadyClock* steady = &systemSteadyClock();
    school::ForwarderPace forwarding = {};
};

/// Everything that the window shows, put together, and the ways from one screen to another.
class Program : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* school READ school CONSTANT)
    Q_PROPERTY(QObject* settings READ settings CONSTANT)
    Q_PROPERTY(QObject* menu READ menu CONSTANT)
    Q_PROPERTY(QObject* play READ play CONSTANT)
    Q_PROPERTY(QObject* drill READ drill CONSTANT)
    Q_PROPERTY(QObject* review READ review CONSTANT)
    Q_PROPERTY(QObject* mastery READ mastery CONSTANT)
    Q_PROPERTY(QObject* history READ history CONSTANT)
    Q_PROPERTY(QObject* sound READ sound CONSTANT)
    Q_PROPERTY(QObject* exam READ exam CONSTANT)
    Q_PROPERTY(bool examIsOn READ examIsOn NOTIFY changed)
    Q_PROPERTY(QString screen READ screen WRITE go NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY changed)
    Q_PROPERTY(QString schoolSays READ schoolSays NOTIFY changed)

public:
    explicit Program(const ProgramOptions& options, QObject* parent = nullptr);

    /// The style of the controls and the font, before the first window is made.
    static void dress();
    /// Gives an engine the pictures of cards, chips and felt.
    static void addPictures(QQmlEngine& engine);
    /// Has an engine's texts read anew whenever another language is spoken.
    void keepInLanguage(QQmlEngine& engine);

    QObject* school() { return &m_school; }
    QObject* settings() { return &m_settings; }
    QObject* menu() { return &m_menu; }
    RoundController* play() { return &m_play; }
    DrillSession* drill() { return &m_drill; }
    ReviewSession* review() { return &m_review; }
    QObject* mastery() { return &m_mastery; }
    HistoryList* history() { return &m_history; }
    QObject* sound() { return &m_sound; }
    ExamController* exam() { return &m_exam; }
    /// While one is sat or interrupted there is no other screen.
    bool examIsOn() const { return m_exam.isOn(); }
    TableModel& table() { return m_table; }
    School& people() { return m_school; }
    Settings& set() { return m_settings; }
    const Languages& languages() const { return m_languages; }

    const QString& screen() const { return m_screen; }
    QString message() const { return m_message.said(); }
    /// A round that was left in the middle; empty: none.
    const QString& unfinished() const { return m_unfinished; }
    /// How things stand with the school's server; empty: none is set.
    QString schoolSays() const { return m_line ? m_line->said() : QString(); }
    /// Null where no server is set.
    SchoolLine* line() { return m_line ? &*m_line : nullptr; }

    /// "start", "play", "drill", "review", "mastery", "history", "settings", "help" or "exam". While there is an exam
    /// every other way is shut, here and in whatever leads to another screen.
    Q_INVOKABLE void go(const QString& screen);
    /// One screen nearer to the start.
    Q_INVOKABLE void goBack();

    /// `begin`: "cards", "bets" or "settlement". False: `message` says why.
    Q_INVOKABLE bool startRound(const QString& way, const QString& rules, const QString& offer, int players,
                                bool surprise, const QString& begin);
    Q_INVOKABLE bool startWish(const cutcard::RoundWish& wish, cutcard::Way way);
    Q_INVOKABLE bool anotherRound();
    Q_INVOKABLE bool resumeRound(const QString& id);
    Q_INVOKABLE void leaveRound();
    Q_INVOKABLE bool startDrill(const QString& kind, const QString& rules);
    Q_INVOKABLE void startReview();

    /// Gives the screen to an attempt. The supervisor's session is needed until this returns. False: `message` says
    /// why.
    bool beginExam(const store::StoreSession& supervisor, const QString& attempt);
    Q_INVOKABLE void openConsole();
    /// Nobody is here any more: what was begun is kept, and the start screen waits for the next one. Not in an exam.
    void startAnew();

signals:
    void changed();
    /// The supervisor's console is to be shown.
    void consoleWanted();

private:
    void entered();
    void schoolChanged();
    void openLine();
    void takeNews();
    void takeScreen();
    void lookForUnfinished();
    void retranslate();
    void roundEnded();
    void reviewRound(const QString& rules, const QString& skill);
    std::uint64_t nextSeed();

    Settings m_settings;
    Languages m_languages;
    School m_school;
    TrainingMenu m_menu;
    TableModel m_table;
    RoundController m_play;
    DrillSession m_drill;
    ReviewSession m_review;
    MasteryBoard m_mastery;
    HistoryList m_history;
    SoundPlayer m_sound;
    ExamController m_exam;
    school::ForwarderPace m_forwarding;
    std::optional<SchoolLine> m_line;
    std::optional<std::uint64_t> m_seed;
    std::int64_t m_number = 0;
    RoundWish m_wish;
    Way m_way = Way::Guided;
    bool m_reviewing = false;
    bool m_lendsToSitter = false;
    bool m_examsLookedFor = false;
    QString m_screen = QStringLiteral("start");
    QStringList m_behind;  ///< The screens between the start and this one.
    text::KeptSentence m_message;
    QString m_unfinished;
};

}  // namespace cutcard
