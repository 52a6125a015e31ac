#pragma once

#include "app/kiosk/idle_clock.h"
#include "app/kiosk/waking_press.h"
#include "app/text/kept_sentence.h"
#include "app/window/console_door.h"

#include <QTimer>
#include <QVariantList>

namespace cutcard::kiosk {

/// The program in a training room: who may end it, and what happens when nobody is there any more.
class Kiosk : public QObject {
    Q_OBJECT
    Q_PROPERTY(int windowFlags READ windowFlags CONSTANT)
    Q_PROPERTY(bool unclaimed READ isUnclaimed NOTIFY changed)
    Q_PROPERTY(bool mayBeLeft READ mayBeLeft NOTIFY changed)
    Q_PROPERTY(bool leaving READ isLeaving NOTIFY changed)
    Q_PROPERTY(QVariantList supervisors READ supervisors NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY counted)

public:
    Kiosk(Program& program, ConsoleDoor& door, const SteadyClock& steady = systemSteadyClock(),
          QObject* parent = nullptr);

    static int windowFlags();
    /// There is no supervisor yet: nobody is to practise before there is one.
    bool isUnclaimed() const;
    /// Not while an exam is being sat or its result is not sealed yet, nor without the records that know a passphrase.
    bool mayBeLeft() const;
    bool isLeaving() const { return m_leaving; }
    QVariantList supervisors() const;
    QString message() const { return m_message.said(); }
    /// Until the start screen comes back; 0: somebody is here.
    int secondsLeft() const { return m_secondsLeft; }

    Q_INVOKABLE void askToLeave(bool asked);
    /// By a supervisor's passphrase. False: the message says why not.
    Q_INVOKABLE bool leave(const QString& supervisor, const QString& passphrase);
    /// While there is no supervisor whose passphrase could be asked for.
    Q_INVOKABLE bool leaveUnclaimed();

    /// What the timer does several times a second.
    void beat();
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void counted();
    /// The program is to end.
    void left();

private:
    void follow();
    bool isOccupied() const;
    void startAnew();
    void setSecondsLeft(int seconds);
    bool say(text::KeptSentence message);

    Program& m_program;
    ConsoleDoor& m_door;
    IdleClock m_idle;
    WakingPress m_waking;
    QTimer m_timer;
    bool m_leaving = false;
    bool m_showsResult = false;  ///< Of an exam that is sealed.
    int m_secondsLeft = 0;
    text::KeptSentence m_message;
};

}  // namespace cutcard::kiosk
