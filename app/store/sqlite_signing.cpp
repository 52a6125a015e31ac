#include "app/store/machine_key.h"
#include "app/store/sqlite_change.h"

#include <algorithm>

namespace cutcard::store {

StoreResult<Signature> SqliteStore::signExchange(const StoreSession& session, const Digest& digest) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    const auto key = MachineKey::openOrMake(m_options.folder);
    if (!key) return key.refusal();
    const auto known = keys();
    if (!known) return known.refusal();
    const bool isNew = std::none_of(known->begin(), known->end(),
                                    [&](const RegisteredKey& one) { return one.key == key->publicKey(); });
    if (isNew) {
        const auto registered = registerKey(session, key->publicKey(), "");
        if (!registered) return registered.refusal();
    }
    return change<Signature>({}, [&]() -> StoreResult<Signature> {
        const auto noted = audit(session, "exchange_signed", hexOf(digest));
        if (!noted) return noted.refusal();
        return Signature{key->sign(digest, SignedAs::Exchange), key->publicKey()};
    });
}

}  // namespace cutcard::store
