#pragma once

#include "tests/support/window_driver.h"

#include <QString>
#include <QStringList>

namespace cutcard {

/// Hands that deal a round by the book, in the window, as a trainee would: with keys alone or with the mouse alone.
/// The engine says what comes next; what is on the screen says how it is done.
class TablePlayer {
public:
    enum class Hands : std::uint8_t { Keyboard, Mouse };

    /// In a round of practice, or in one that somebody else has put on the screen.
    TablePlayer(WindowDriver& driver, Hands hands)
        : TablePlayer(driver, hands, driver.play(), driver.program().table()) {}
    TablePlayer(WindowDriver& driver, Hands hands, RoundController& play, TableModel& table)
        : m_driver(driver), m_hands(hands), m_play(play), m_table(table) {}

    /// Does the next step, and waits until it was judged right. False: `fault` says what happened instead.
    bool playOne();
    /// Until the round is finished; or before the first step of this kind.
    bool playToTheEnd() { return playUntil({}); }
    bool playUntil(const std::function<bool(const Act&)>& before);
    const QString& fault() const { return m_fault; }

    /// Does this, right or wrong, without looking at what comes of it. False: it cannot be done in the window.
    bool perform(const Act& act);
    /// What the engine waits for; nothing when all is done.
    std::optional<Act> next() const;

private:
    bool failed(const QString& fault);
    bool byKeys(const Act& act);
    bool byMouse(const Act& act);

    QString keyOf(const QString& action) const;
    void chooseByKeys(const Act& act, QStringList& keys) const;
    bool spotByKeys(const Act& act, QStringList& keys) const;
    bool handByKeys(const Act& act);
    bool pressChoice(const std::string& code);

    bool chooseByMouse(const Act& act);
    bool clickButton(const QString& words);
    bool clickPalette(const QString& action);
    bool clickChoice(const std::string& code);
    bool clickAmount(Money amount);
    bool clickNumber(const QString& digits);
    bool clickHand(const Act& act);

    WindowDriver& m_driver;
    Hands m_hands;
    RoundController& m_play;
    TableModel& m_table;
    QString m_fault;
};

}  // namespace cutcard
