#include "app/store/machine_key.h"
#include "app/store/sql_change.h"

namespace cutcard::store {

StoreResult<Signature> SqlStore::signExchange(const StoreSession& session, const Digest& digest) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    const auto key = MachineKey::openOrMake(m_options.folder);
    if (!key) return key.refusal();
    return change<Signature>({Summed::SigningKeys}, [&]() -> StoreResult<Signature> {
        const auto registered = registerOwnKey(session, key->publicKey());
        if (!registered) return registered.refusal();
        const auto noted = audit(session, "exchange_signed", hexOf(digest));
        if (!noted) return noted.refusal();
        return Signature{key->sign(digest, SignedAs::Exchange), key->publicKey()};
    });
}

}  // namespace cutcard::store
