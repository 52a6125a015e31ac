#pragma once

#include "tests/e2e/table_player.h"

#include <vector>

namespace cutcard {

/// A trainee who sits a whole exam by keys and makes certain errors on purpose. What they cost is counted here, error
/// by error, by what the rules of scoring say, without asking the scorer.
class ErringSitter {
public:
    struct Section {
        int points = 0;
        int of = 0;
    };

    explicit ErringSitter(WindowDriver& driver);

    /// From the introduction to the end. False: `fault` says what went wrong.
    bool sit();
    const QString& fault() const { return m_fault; }
    /// Called with a name each time something new is on the screen.
    void setLook(std::function<void(const QString&)> look) { m_look = std::move(look); }

    const std::vector<Section>& sections() const { return m_sections; }
    int errors() const { return m_errors; }
    /// The names of the errors that were made.
    const QStringList& made() const { return m_made; }
    /// The weighted mean in hundredths of a percent, rounded down.
    int hundredths(const std::vector<int>& weights) const;

private:
    /// What is done wrong in a round.
    enum class Slip : std::uint8_t { None, WrongAmount, OutOfOrder, FalseAlarm, LeftUnfinished, GoesOn };

    ExamController& exam() { return *m_driver.program().exam(); }
    RoundController& play() { return *exam().play(); }
    std::size_t item() { return exam().run()->place().item(); }
    bool isAt(std::size_t item);
    bool failed(const QString& fault);
    bool goOn(const QString& from);

    bool answerQuestion(int number);
    bool playRound(int number);
    Slip slipFor(SectionKind kind, int number, const RoundItem& round);
    bool slipNow(Slip slip, const Act& next);
    bool slip(const Act& act, Reason wanted);
    bool goOnUnstopped();
    bool endByHand();

    WindowDriver& m_driver;
    TablePlayer m_player;
    std::function<void(const QString&)> m_look = [](const QString&) {};
    std::vector<Section> m_sections;
    QStringList m_made;
    QString m_fault;
    int m_right = 0;      ///< Steps of this round that were right.
    int m_penalties = 0;  ///< Deeds in it that are no step.
    int m_errors = 0;
    bool m_missedOne = false;
};

}  // namespace cutcard
