#pragma once

#include "app/session/training_options.h"
#include "app/store/clock.h"
#include "app/text/kept_sentence.h"
#include "engine/training/drill.h"
#include "engine/training/leech.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace cutcard {

/// One question in front of the trainee. The answer is stored before anything is said about it.
class QuestionDesk : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString skill READ skill NOTIFY changed)
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QStringList before READ before NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed)
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
    Q_PROPERTY(bool answered READ isAnswered NOTIFY changed)
    Q_PROPERTY(bool worked READ isWorked NOTIFY changed)
    Q_PROPERTY(bool right READ wasRight NOTIFY changed)
    Q_PROPERTY(int chosenIndex READ chosenIndex NOTIFY changed)
    Q_PROPERTY(int rightIndex READ rightIndex NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)
    Q_PROPERTY(QString cite READ cite NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(int targetSeconds READ targetSeconds NOTIFY changed)
    Q_PROPERTY(double secondsTaken READ secondsTaken NOTIFY changed)

public:
    QuestionDesk(KeepAnswer keep, const store::Clock& clock, QObject* parent = nullptr);

    /// A worked example shows its answer first, and is asked when it was understood; slower doubles the time.
    void ask(DrillQuestion question, Form form, bool cram);
    void clear();

    Q_INVOKABLE void answer(int index);
    /// The worked example was read.
    Q_INVOKABLE void understood();
    Q_INVOKABLE double secondsSoFar() const;

    QString text() const;
    /// The question with its options, for whoever listens.
    QString spoken() const;
    QString about() const;
    QString skill() const;
    QVariantList groups() const;
    QVariantList facts() const;
    QStringList before() const;
    QStringList options() const;
    bool isAsking() const { return m_state == State::Asked; }
    bool isAnswered() const { return m_state == State::Answered; }
    bool isWorked() const { return m_state == State::Worked; }
    bool wasRight() const { return isAnswered() && m_chosen == static_cast<int>(m_question.right); }
    int chosenIndex() const { return m_chosen; }
    /// -1 while it is asked: nobody can read the answer off the screen.
    int rightIndex() const;
    QString verdict() const;
    QString explanation() const;
    QString cite() const;
    QString fault() const { return m_fault.said(); }
    int targetSeconds() const { return static_cast<int>(m_target / 1000); }
    double secondsTaken() const { return static_cast<double>(m_taken) / 1000; }

signals:
    void changed();
    /// The skill by its id.
    void kept(const QString& skill, bool right, qint64 milliseconds, qint64 target);

private:
    enum class State : std::uint8_t { Empty, Worked, Asked, Answered };

    KeepAnswer m_keep;
    const store::Clock& m_clock;
    DrillQuestion m_question;
    State m_state = State::Empty;
    bool m_cram = false;
    int m_chosen = -1;
    QElapsedTimer m_since;
    qint64 m_target = 0;
    qint64 m_taken = 0;
    text::KeptSentence m_fault;
};

}  // namespace cutcard
