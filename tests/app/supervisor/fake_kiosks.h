#pragma once

#include "app/school/kiosk_book.h"

#include <atomic>
#include <mutex>

namespace cutcard::test {

/// A school's book of kiosks that says what it is told to say.
class FakeKiosks final : public school::KioskBook {
public:
    store::StoreResult<Look> look(const store::StoreSession& session) override {
        if (session.role() != store::Role::Supervisor)
            return store::StoreRefusal{store::StoreFault::NeedsSupervisor, {}};
        return Look([this]() -> store::StoreResult<school::KioskNews> {
            ++asked;
            const std::lock_guard lock(m_mutex);
            if (m_refusal) return *m_refusal;
            return m_news;
        });
    }

    void say(const school::KioskNews& news) {
        const std::lock_guard lock(m_mutex);
        m_refusal.reset();
        m_news = news;
    }
    void refuse(const store::StoreRefusal& refusal) {
        const std::lock_guard lock(m_mutex);
        m_refusal = refusal;
    }

    std::atomic<int> asked = 0;

private:
    std::mutex m_mutex;
    school::KioskNews m_news;
    std::optional<store::StoreRefusal> m_refusal;
};

/// A kiosk in every state, and a rule set that was changed on both sides.
inline school::KioskNews sampleNews(const store::Id& definition = "8d4f1a52-6a43-4c0e-9f0d-0f4f4dca3f10") {
    constexpr store::Milliseconds kNow = 1'794'999'900'000;
    constexpr store::Milliseconds kMinute = 60'000;
    school::KioskNews news;
    news.now = kNow;
    news.kiosks = {
        {"floor_2", "floor_2", "", "", kNow - 900 * kMinute, false, 0, "", "", 0, 0},
        {"old_laptop", "old_laptop", "", "", 1, true, kNow - 100'000 * kMinute, "0.8.1", "", 0, 51'204},
        {"room_1", "room_1", "", "", 1, false, kNow - 2000, "1.0.0", "Crazy 4 Poker, first level", 3, 1204},
        {"room_2", "room_2", "", "", 1, false, kNow - 5 * kMinute, "1.0.0", "", 118, 9877},
    };
    news.conflicts = {{definition, 3, "rules", "room_2", kNow - 90 * kMinute}};
    return news;
}

}  // namespace cutcard::test
