#pragma once

#include "engine/cards/card.h"
#include "engine/money/money.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cutcard {

/// What is being asked for beside the table before an action is complete.
enum class EntryMode : std::uint8_t { None, Amount, Hand, Stop, Ruling, Count, Envy, Keypad };

QString entryModeName(EntryMode mode);

/// An action that is not complete yet: chips cut out of the tray or digits typed, cards pulled out of a hand, a name
/// chosen. Esc forgets it; nothing of it is judged before it is confirmed.
class Entry {
public:
    EntryMode mode() const { return m_mode; }
    void begin(EntryMode mode, const QString& action = {});
    void cancel() { begin(EntryMode::None); }

    /// Of EntryMode::Count: which count.
    const QString& action() const { return m_action; }

    /// One more character of the amount or number: a digit or the decimal sign, a point or a comma. Others, and what
    /// would make it no amount (a third decimal, a second point, more than seven digits), are not taken.
    bool type(QChar character);
    void addChip(Money chip);
    void takeBack();
    void clear();
    const QString& typed() const { return m_typed; }
    std::optional<Money> amount() const;
    std::optional<int> number() const;
    /// The chips that were cut out of the tray, in their order; none where the amount was typed.
    const std::vector<Money>& chips() const { return m_chips; }

    void toggle(Card card);
    bool isPicked(Card card) const;
    const std::vector<Card>& picked() const { return m_picked; }

    std::string category;
    int fromSeat = 0;

private:
    EntryMode m_mode = EntryMode::None;
    QString m_action;
    QString m_typed;
    std::vector<Money> m_chips;
    std::vector<Card> m_picked;
};

}  // namespace cutcard
