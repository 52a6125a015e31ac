#pragma once

#include "app/session/question_desk.h"
#include "engine/games/game.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <memory>
#include <random>

namespace cutcard {

/// One thing, ten times, against the clock.
class DrillSession : public QObject {
    Q_OBJECT
    Q_PROPERTY(cutcard::QuestionDesk* desk READ desk CONSTANT)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString rules READ rules NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(bool cram READ isCram WRITE setCram NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(int rightCount READ rightCount NOTIFY changed)
    Q_PROPERTY(int streak READ streak NOTIFY changed)
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed)
    Q_PROPERTY(QVariantMap summary READ summary NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)

public:
    static constexpr int kQuestions = 10;

    DrillSession(KeepAnswer keep, const store::Clock& clock, QObject* parent = nullptr);

    /// False: there is no such kind or rule set.
    Q_INVOKABLE bool start(const QString& kind, const QString& rules);
    /// The same once more with other questions.
    Q_INVOKABLE void again();
    /// Only after an answer that was stored.
    Q_INVOKABLE void next();

    /// Says everything anew, in the language of now.
    void retranslate();

    /// The first question of the next start; nothing: any.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    QuestionDesk* desk() { return &m_desk; }
    QString kind() const;
    QString title() const;
    QString rules() const;
    QString about() const;
    bool isCram() const { return m_cram; }
    void setCram(bool cram);
    int number() const { return static_cast<int>(m_asked); }
    int count() const { return kQuestions; }
    int rightCount() const;
    int streak() const;
    bool isFinished() const { return m_finished; }
    /// {"right","of","medianSeconds","inTime","weakest"} of the answers so far.
    QVariantMap summary() const;
    /// Whether each answer so far was right.
    QVariantList marks() const;

    /// All kinds of drills: [{"id","name","detail"}, …].
    static QVariantList kinds();

signals:
    void changed();

private:
    struct Answer {
        std::string skill;
        bool right = false;
        qint64 milliseconds = 0;
        qint64 target = 0;
    };

    void ask();

    QuestionDesk m_desk;
    std::shared_ptr<const Game> m_game;
    DrillKind m_kind = DrillKind::ReadHand;
    std::uint64_t m_seed = std::random_device()();
    bool m_cram = false;
    bool m_finished = false;
    int m_asked = 0;
    std::vector<Answer> m_answers;
};

}  // namespace cutcard
