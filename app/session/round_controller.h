#pragma once

#include "app/session/entry.h"
#include "app/session/practice_history.h"
#include "app/session/practice_round.h"
#include "app/session/step_rows.h"
#include "app/table/table_model.h"
#include "app/text/comment.h"
#include "app/text/kept_sentence.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>

#include <optional>

namespace cutcard {

class KeyTable;
struct RoundWish;

/// A round on the screen: what the trainee touches and types becomes an action, what the engine says of it becomes a
/// comment. Every try is in the store before anything on the screen changes.
class RoundController : public QObject {
    Q_OBJECT
    Q_PROPERTY(QObject* table READ table CONSTANT)
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "idle", "acting", "watching", "finished"
    Q_PROPERTY(QString way READ way NOTIFY changed)
    Q_PROPERTY(QVariantMap heading READ heading NOTIFY changed)
    Q_PROPERTY(QVariantMap prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QVariantMap comment READ comment NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT)
    Q_PROPERTY(QAbstractItemModel* timeLine READ timeLine CONSTANT)
    Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
    Q_PROPERTY(QVariantList palette READ palette NOTIFY changed)
    Q_PROPERTY(QVariantMap entry READ entry NOTIFY changed)
    Q_PROPERTY(QVariantList tray READ tray NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(int position READ position WRITE goTo NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY changed)

public:
    RoundController(TableModel& table, const KeyTable& keys, QObject* parent = nullptr);

    /// Where tries are kept; null: nowhere (nothing but Watch may be started then).
    void setHistory(PracticeHistory* history) {
        m_history = history;
        m_keeper = history;
    }

    /// Deals a round and begins. False: it could not be dealt or kept; `message` says why.
    bool begin(const RoundWish& wish, Way way, bool cram = false);
    /// A practised round as it was left: to go on with where it is not finished, else to look at.
    bool resume(const store::Id& id);
    /// A round of somebody else's making, with what was done in it; what is done from now on goes to the keeper.
    void take(PracticeRound round, TryKeeper& keeper);
    void leave();
    /// Says everything anew, in the language of now; nothing else changes.
    void retranslate();

    const PracticeRound* round() const { return m_round ? &*m_round : nullptr; }

    /// A complete action: judged, kept, shown.
    void submit(const Act& act);

    Q_INVOKABLE void selectSeat(int seat);
    Q_INVOKABLE void selectSpot(int seat, const QString& wager);
    Q_INVOKABLE void touchFurniture(const QString& kind);
    /// An action of the palette, or of the key table.
    Q_INVOKABLE void perform(const QString& action);
    /// A key; true where it meant something.
    Q_INVOKABLE bool press(int key, int modifiers, const QString& text, bool repeated);

    Q_INVOKABLE void type(const QString& character);
    Q_INVOKABLE void addChip(const QString& cents);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void toggleCard(const QString& card);
    /// One of the entry's choices: a category, a kind of irregularity, a ruling, a key of the keypad, a seat.
    Q_INVOKABLE void choose(const QString& code);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();

    Q_INVOKABLE void takeHint();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void setPlaying(bool on);
    Q_INVOKABLE void stepOn();
    Q_INVOKABLE void goTo(int position);
    Q_INVOKABLE void nextMistake();
    /// A free round ends when the trainee says so, too.
    Q_INVOKABLE void endRound();
    Q_INVOKABLE void turnPage(const QString& page);
    Q_INVOKABLE QString elapsed() const;

    QObject* table() const { return &m_table; }
    QString state() const;
    QString way() const;
    QVariantMap heading() const;
    QVariantMap prompt() const;
    QVariantMap comment() const;
    QString message() const { return m_message.said(); }
    const text::KeptSentence& said() const { return m_message; }
    QAbstractItemModel* steps() { return &m_steps; }
    QAbstractItemModel* timeLine() { return &m_timeLine; }
    QVariantList scores() const;
    QVariantList palette() const { return m_palette; }
    QVariantMap entry() const;
    QVariantList tray() const;
    bool canUndo() const;
    bool canHint() const;
    QString hint() const;
    bool playing() const { return m_watch.isActive(); }
    int position() const { return m_position; }
    int length() const;
    QVariantMap result() const;
    qreal pace() const { return m_pace; }
    void setPace(qreal pace);

signals:
    void changed();
    /// A verdict has come: for sound, and for whoever listens instead of looks.
    void judged(bool right, const QString& sentence);
    void cue(const QString& name);
    void finished();
    void helpWanted();

private:
    void open(PracticeRound round);
    void beginEntry(EntryMode mode, const QString& action = {});
    void performAtSpot(const QString& action);
    void performAtSeat(Action action);
    void performCount(const QString& action);
    bool seatIsChosen();
    bool spotIsChosen();
    Wager wager() const;
    std::vector<Card> openCards() const;
    void say(text::KeptSentence message);
    void show();
    void listSteps();
    void watchNext();
    void follow(const Try& made);
    bool typeKey(int key, const QString& text);
    bool moveKey(int key);
    bool pressWhileLooking(int key, int modifiers);
    bool chooseByKey(int key);
    QVariantList choices() const;
    QString selection() const;
    QString entryTitle() const;
    QString nextPage() const;
    /// The step that words speak of: the next one; but as long as something may go wrong the last that was done, so
    /// that a stop that is due shows in nothing.
    std::optional<StepId> told() const;
    bool mayBeStopped() const;
    bool hasStopped() const;
    QString usualPage() const;
    QString firstPage() const;
    bool isExam() const { return m_round && m_round->way() == Way::Exam; }
    void callFloor();
    static text::Comment commentFor(const PracticeRound& round, const Try& made);
    std::vector<text::Comment> commentsOn(const PracticeRound& round) const;
    void writePalette();

    TableModel& m_table;
    const KeyTable& m_keys;
    PracticeHistory* m_history = nullptr;
    TryKeeper* m_keeper = nullptr;
    std::optional<PracticeRound> m_round;
    store::Id m_id;
    std::vector<text::Comment> m_comments;  ///< One a try.
    std::vector<std::size_t> m_undone;      ///< How many tries there were whenever a step was taken back.
    Entry m_entry;
    StepRows m_steps;
    TimeLine m_timeLine;
    QVariantList m_palette;
    text::KeptSentence m_message;
    int m_seat = 0;
    QString m_wager;
    int m_position = 0;
    bool m_ended = false;
    bool m_onGuard = false;  ///< Something may go wrong in this round, or may only seem to; nothing is said before.
    QString m_page;          ///< Of the palette, where the trainee has turned to another than the usual.
    qreal m_pace = 1;
    QTimer m_watch;
    QElapsedTimer m_sinceTry;
    QElapsedTimer m_sinceStart;
};

}  // namespace cutcard
