#include "app/session/entry.h"

#include <algorithm>
#include <array>

namespace cutcard {

QString entryModeName(EntryMode mode) {
    static constexpr std::array kNames = {"none", "amount", "hand", "stop", "ruling", "count", "envy", "keypad"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(mode)]);
}

void Entry::begin(EntryMode mode, const QString& action) {
    *this = Entry();
    m_mode = mode;
    m_action = action;
}

bool Entry::type(QChar character) {
    if (!m_chips.empty()) clear();
    const auto point = m_typed.indexOf(QLatin1Char('.'));
    // Who writes a decimal comma means the same.
    if (character == QLatin1Char('.') || character == QLatin1Char(',')) {
        if (m_mode == EntryMode::Count || point >= 0) return false;
        m_typed += m_typed.isEmpty() ? QStringLiteral("0.") : QStringLiteral(".");
        return true;
    }
    if (character < QLatin1Char('0') || character > QLatin1Char('9')) return false;
    if (point >= 0 ? m_typed.size() - point > 2 : m_typed.size() >= 7) return false;
    if (m_typed == QLatin1String("0")) m_typed.clear();
    m_typed += character;
    return true;
}

void Entry::addChip(Money chip) {
    if (m_chips.empty()) m_typed.clear();
    m_chips.push_back(chip);
}

void Entry::takeBack() {
    if (!m_chips.empty()) {
        m_chips.pop_back();
    } else {
        m_typed.chop(1);
    }
}

void Entry::clear() {
    m_typed.clear();
    m_chips.clear();
}

std::optional<Money> Entry::amount() const {
    if (!m_chips.empty()) {
        Money sum;
        for (Money chip : m_chips) sum += chip;
        return sum;
    }
    QString text = m_typed;
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return Money::parse(text.toStdString());
}

std::optional<int> Entry::number() const {
    bool isNumber = false;
    const int number = m_typed.toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

void Entry::toggle(Card card) {
    const auto found = std::find(m_picked.begin(), m_picked.end(), card);
    if (found == m_picked.end()) {
        m_picked.push_back(card);
    } else {
        m_picked.erase(found);
    }
}

bool Entry::isPicked(Card card) const {
    return std::find(m_picked.begin(), m_picked.end(), card) != m_picked.end();
}

}  // namespace cutcard
