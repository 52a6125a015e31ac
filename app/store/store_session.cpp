#include "app/store/store_session.h"

#include <sodium.h>

namespace cutcard::store {

StoreSession SessionBook::open(Role role, const Id& person) {
    StoreSession session;
    session.m_role = role;
    session.m_person = person;
    randombytes_buf(&session.m_token, sizeof session.m_token);
    m_open[session.m_token] = person;
    return session;
}

bool SessionBook::isOpen(const StoreSession& session) const {
    const auto found = m_open.find(session.m_token);
    return found != m_open.end() && found->second == session.m_person;
}

void SessionBook::close(const StoreSession& session) {
    if (isOpen(session)) m_open.erase(session.m_token);
}

bool SessionBook::closeAllOf(const Id& person) {
    return std::erase_if(m_open, [&](const auto& entry) { return entry.second == person; }) > 0;
}

}  // namespace cutcard::store
