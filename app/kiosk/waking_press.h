#pragma once

#include <QEvent>

namespace cutcard::kiosk {

/// The key, click or finger that answers a warning, with everything that belongs to it until it is let go: it was meant
/// for the warning, so what lies below must not get it.
class WakingPress {
public:
    /// A move of the mouse and a modifier by itself are none: what they announce would come after the warning.
    static bool isOne(const QEvent& event);

    void begin(const QEvent& event);
    /// To be asked once for each event that comes after it.
    bool owns(const QEvent& event);

private:
    enum class Kind : std::uint8_t { None, Key, Mouse, Touch, Pen };

    bool ownsKey(const QEvent& event);
    bool ownsMouse(const QEvent& event);
    bool ownsUntil(bool isEnd);

    Kind m_kind = Kind::None;
    int m_key = 0;
    bool m_pressFollows = false;
};

}  // namespace cutcard::kiosk
