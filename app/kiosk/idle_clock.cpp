#include "app/kiosk/idle_clock.h"

namespace cutcard::kiosk {

std::optional<std::int64_t> IdleClock::left() const {
    if (m_minutes == 0) return std::nullopt;
    return m_touched + m_minutes * 60'000LL - m_steady.now();
}

bool IdleClock::isOver() const {
    const auto rest = left();
    return rest && *rest <= 0;
}

std::optional<int> IdleClock::secondsLeft() const {
    const auto rest = left();
    if (!rest || *rest <= 0 || *rest > kWarning * 1000) return std::nullopt;
    return static_cast<int>((*rest + 999) / 1000);
}

}  // namespace cutcard::kiosk
