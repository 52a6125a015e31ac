#pragma once

#include "app/session/question_desk.h"
#include "engine/games/game.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace cutcard {

/// What is due, one skill after the other, mixed across games: as a question where one can be asked, otherwise as a
/// round at the table.
class ReviewSession : public QObject {
    Q_OBJECT
    Q_PROPERTY(cutcard::QuestionDesk* desk READ desk CONSTANT)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int rightCount READ rightCount NOTIFY changed)
    Q_PROPERTY(int newCount READ newCount NOTIFY changed)
    Q_PROPERTY(QString skill READ skill NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString form READ form NOTIFY changed)
    Q_PROPERTY(QString formText READ formText NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    enum class State : std::uint8_t { Nothing, Question, Round, Finished };
    /// As many as can be gone through in one sitting; the rest is still due afterwards.
    static constexpr std::size_t kMost = 20;

    ReviewSession(KeepAnswer keep, LoadAnswers load, const store::Clock& clock, QObject* parent = nullptr);

    /// What is due of the rule sets that were practised before. `rules`: from which new skills are offered as well.
    Q_INVOKABLE void start(const QString& rules);
    /// New skills of that rule set, as many as the day still allows.
    Q_INVOKABLE void startNew();
    /// After an answer that was stored.
    Q_INVOKABLE void next();
    /// The skill is practised at the table: asks for it.
    Q_INVOKABLE void goToTable();
    /// The round was played.
    Q_INVOKABLE void roundPlayed();
    Q_INVOKABLE void skip();

    /// Says everything anew, in the language of now.
    void retranslate();

    void setSeed(std::uint64_t seed) { m_seed = seed; }

    QuestionDesk* desk() { return &m_desk; }
    /// "nothing", "question", "round" or "finished".
    QString state() const;
    int number() const { return static_cast<int>(m_at) + 1; }
    int count() const { return static_cast<int>(m_items.size()); }
    int rightCount() const { return m_right; }
    int newCount() const { return static_cast<int>(m_new.size()); }
    QString skill() const;
    QString about() const;
    QString form() const;
    /// Why the skill comes in another form; empty for the normal one.
    QString formText() const;
    QString fault() const { return m_fault.said(); }

signals:
    void changed();
    void roundWanted(const QString& rules, const QString& skill);

private:
    const DueSkill* current() const { return m_at < m_items.size() ? &m_items[m_at] : nullptr; }
    void begin(std::vector<DueSkill> items);
    void advance();
    void present();
    std::shared_ptr<const Game> table(const std::string& rules);

    QuestionDesk m_desk;
    LoadAnswers m_load;
    const store::Clock& m_clock;
    std::vector<DueSkill> m_items;
    std::vector<DueSkill> m_new;
    std::map<std::string, std::shared_ptr<const Game>> m_tables;
    std::uint64_t m_seed = std::random_device()();
    std::size_t m_at = 0;
    int m_right = 0;
    State m_state = State::Nothing;
    text::KeptSentence m_fault;
};

}  // namespace cutcard
