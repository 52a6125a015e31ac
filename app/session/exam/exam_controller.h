#pragma once

#include "app/session/exam/exam_run.h"
#include "app/session/question_desk.h"
#include "app/session/round_controller.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>

#include <functional>
#include <memory>

namespace cutcard {

/// What an exam needs from outside.
struct ExamSeams {
    const SteadyClock* steady = &systemSteadyClock();
    const store::Clock* wall = &store::systemClock();
    /// The errors of an attempt in words, where the trainee may see them: [{"what","headline","done","right","cite"}].
    std::function<QVariantList(const ExamRun&, const ExamScore&)> tellErrors = {};
};

/// An exam on the screen. Nothing in it tells right from wrong.
class ExamController : public QObject, private TryKeeper {
    Q_OBJECT
    /// "off", "needs_supervisor", "introduction", "round", "question", "break" or "over".
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QObject* play READ play CONSTANT)
    Q_PROPERTY(cutcard::QuestionDesk* desk READ desk CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString trainee READ trainee NOTIFY changed)
    Q_PROPERTY(bool largeText READ largeText NOTIFY changed)
    Q_PROPERTY(QVariantList sections READ sections NOTIFY changed)
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(QVariantMap progress READ progress NOTIFY changed)
    Q_PROPERTY(int selected READ selected NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QVariantMap time READ time NOTIFY ticked)
    Q_PROPERTY(QVariantList supervisors READ supervisors NOTIFY changed)
    Q_PROPERTY(bool supervisorAsked READ supervisorAsked NOTIFY changed)
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)

public:
    ExamController(const KeyTable& keys, ExamSeams seams, QObject* parent = nullptr);
    ~ExamController() override;

    /// Takes up an attempt by a supervisor's word; the session is not used afterwards. False: `message` says why.
    bool begin(store::Store& store, const store::StoreSession& supervisor, const QString& attempt);
    /// An attempt that did not end: nothing but a supervisor's word can go on with it.
    void waitFor(store::Store& store, const store::RunningAttempt& attempt);
    /// The screen is the exam's.
    bool isOn() const { return m_stage != Stage::Off; }
    const ExamRun* run() const { return m_run.get(); }

    Q_INVOKABLE void start();
    Q_INVOKABLE void startSection();
    Q_INVOKABLE void choose(int option);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void endRound();
    Q_INVOKABLE void askSupervisor(bool asked);
    Q_INVOKABLE bool resume(const QString& supervisor, const QString& passphrase);
    Q_INVOKABLE bool interrupt(const QString& supervisor, const QString& passphrase);
    Q_INVOKABLE bool endNow(const QString& supervisor, const QString& passphrase);
    /// A new passphrase for a supervisor who has forgotten it, while the exam waits for one. Returns the next recovery
    /// code; empty: `message` says why.
    Q_INVOKABLE QString recover(const QString& supervisor, const QString& recoveryCode, const QString& passphrase);
    /// Somebody wanted to close the window.
    Q_INVOKABLE void refuseToClose();
    Q_INVOKABLE void sealAgain() { conclude(); }
    /// Only after the end.
    Q_INVOKABLE void leave();

    QString state() const;
    RoundController* play() { return &m_play; }
    QuestionDesk* desk() { return &m_desk; }
    TableModel& table() { return m_table; }
    QString title() const;
    const QString& trainee() const { return m_name; }
    bool largeText() const;
    QVariantList sections() const;
    QStringList rules() const;
    QVariantMap progress() const;
    int selected() const { return m_selected; }
    QString message() const { return m_message.said(); }
    const text::KeptSentence& said() const { return m_message; }
    QVariantMap time() const;
    QVariantList supervisors() const;
    bool supervisorAsked() const { return m_supervisorAsked; }
    QVariantMap result() const;

    /// Says everything anew, in the language of now; nothing else changes.
    void retranslate();

    /// What the timer does several times a second.
    void tick();

signals:
    void changed();
    void ticked();
    void left();

private:
    enum class Stage : std::uint8_t { Off, Waiting, Running, Over };
    using Kept = store::StoreResult<store::Done>;

    store::StoreResult<store::Done> keepTry(const store::Id& id, const PracticeRound& round) override;
    store::StoreResult<store::Done> keepUndo(const store::Id&) override;
    store::StoreResult<store::Done> keepHint(const store::Id&, HintLevel) override;
    store::StoreResult<store::Done> finish(const store::Id&, const PracticeRound&) override;

    bool load(const store::StoreSession& supervisor);
    bool withSupervisor(const QString& supervisor, const QString& passphrase,
                        const std::function<bool(const store::StoreSession&)>& deed);
    bool said(const Kept& kept);
    bool say(text::KeptSentence message);
    void refresh();
    void showItem();
    void showRound(const RoundItem& item);
    void conclude();

    ExamSeams m_seams;
    TableModel m_table;
    RoundController m_play;
    QuestionDesk m_desk;
    OpenTables m_tables;
    QTimer m_timer;
    store::Store* m_store = nullptr;
    store::StoreSession m_session;
    store::RunningAttempt m_waiting;
    std::unique_ptr<ExamRun> m_run;
    Stage m_stage = Stage::Off;
    std::optional<std::pair<ExamStage, std::size_t>> m_shown;  ///< What the screen has.
    int m_selected = -1;
    bool m_supervisorAsked = false;
    bool m_tickRefused = false;
    QString m_name;
    text::KeptSentence m_message;
    QString m_code;
};

}  // namespace cutcard
