#pragma once

#include "app/store/store_types.h"

#include <cstdint>
#include <map>
#include <optional>

namespace cutcard::store {

/// Who asks: nobody, a trainee or a supervisor. Only a store makes anything but nobody.
class StoreSession {
public:
    StoreSession() = default;

    bool isNobody() const { return !m_role; }
    std::optional<Role> role() const { return m_role; }
    const Id& person() const { return m_person; }

private:
    friend class SessionBook;

    std::optional<Role> m_role;
    Id m_person;
    std::uint64_t m_token = 0;
};

/// The sessions of one store that have not ended.
class SessionBook {
public:
    StoreSession open(Role role, const Id& person);
    bool isOpen(const StoreSession& session) const;
    void close(const StoreSession& session);
    /// Whether there was one.
    bool closeAllOf(const Id& person);

private:
    std::map<std::uint64_t, Id> m_open;
};

}  // namespace cutcard::store
