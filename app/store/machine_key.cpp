#include "app/store/machine_key.h"

#include "app/store/files.h"

#include <sodium.h>
#include <sys/stat.h>

#include <algorithm>
#include <optional>

namespace cutcard::store {
namespace {

constexpr std::string_view kFormat = "cutcard-key/1 ";
constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

std::string keyPath(const std::string& folder) {
    return folder + "/machine.key";
}

std::string sealedBytes(const Digest& head, SignedAs as) {
    std::string bytes(as == SignedAs::Seal ? "cutcard-seal/1" : "cutcard-exchange/1");
    bytes.append(reinterpret_cast<const char*>(head.data()), head.size());
    return bytes;
}

template <std::size_t Size>
std::string hexDigits(const std::array<unsigned char, Size>& bytes) {
    std::string text(2 * Size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

template <std::size_t Size>
std::optional<std::array<unsigned char, Size>> bytesOf(std::string_view hex) {
    std::array<unsigned char, Size> bytes{};
    std::size_t size = 0;
    const char* end = nullptr;
    if (hex.size() != 2 * Size) return std::nullopt;
    if (sodium_hex2bin(bytes.data(), Size, hex.data(), hex.size(), nullptr, &size, &end) != 0) return std::nullopt;
    if (size != Size || end != hex.data() + hex.size()) return std::nullopt;
    return bytes;
}

}  // namespace

MachineKey::MachineKey(const Seed& seed) {
    crypto_sign_seed_keypair(m_public.data(), m_secret.data(), seed.data());
}

StoreResult<MachineKey> MachineKey::open(const std::string& folder) {
    const std::string path = keyPath(folder);
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0) return systemRefusal(path);
    if ((info.st_mode & (S_IRWXG | S_IRWXO)) != 0) return StoreRefusal{StoreFault::KeyFileOpen, {path}};
    const auto text = readWhole(path);
    if (!text) return text.refusal();
    // The hash behind the seed shows that no digit has changed: another seed would be another signer, unseen.
    std::string_view rest = *text;
    const bool isKey = rest.size() == kFormat.size() + 64 + 1 + 64 + 1 && rest.starts_with(kFormat);
    if (!isKey) return StoreRefusal{StoreFault::Damaged, {path}};
    rest.remove_prefix(kFormat.size());
    const auto seed = bytesOf<32>(rest.substr(0, 64));
    if (!seed || rest.substr(65, 64) != hexOf(sha256(rest.substr(0, 64))))
        return StoreRefusal{StoreFault::Damaged, {path}};
    return MachineKey(*seed);
}

StoreResult<MachineKey> MachineKey::openOrMake(const std::string& folder) {
    if (sodium_init() < 0) return StoreRefusal{StoreFault::Unexpected, {"libsodium"}};
    struct stat info = {};
    if (::stat(keyPath(folder).c_str(), &info) == 0) return open(folder);
    Seed seed{};
    randombytes_buf(seed.data(), seed.size());
    const std::string hex = hexDigits(seed);
    const auto made = makeFolder(folder);
    if (!made) return made.refusal();
    const auto written =
        replaceFile(keyPath(folder), std::string(kFormat) + hex + ' ' + hexOf(sha256(hex)) + '\n', kOwnerOnly);
    if (!written) return written.refusal();
    return open(folder);
}

std::string MachineKey::publicKey() const {
    return hexDigits(m_public);
}

std::string MachineKey::sign(const Digest& head, SignedAs as) const {
    const std::string bytes = sealedBytes(head, as);
    std::array<unsigned char, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                         m_secret.data());
    return hexDigits(signature);
}

std::string_view sealVerdictName(SealVerdict verdict) {
    constexpr std::array<std::string_view, kSealVerdictCount> names = {"sealed", "signer_unknown", "signer_revoked",
                                                                       "wrong_signature", "unsigned"};
    return names[static_cast<std::size_t>(verdict)];
}

SealVerdict checkSeal(const Digest& head, std::string_view signature, std::string_view key,
                      std::span<const RegisteredKey> believed, SignedAs as) {
    if (signature.empty() && key.empty()) return SealVerdict::Unsigned;
    const auto signatureBytes = bytesOf<crypto_sign_BYTES>(signature);
    const auto keyBytes = bytesOf<crypto_sign_PUBLICKEYBYTES>(key);
    const std::string bytes = sealedBytes(head, as);
    if (!signatureBytes || !keyBytes ||
        crypto_sign_verify_detached(signatureBytes->data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                    bytes.size(), keyBytes->data()) != 0)
        return SealVerdict::WrongSignature;
    const auto found =
        std::find_if(believed.begin(), believed.end(), [&](const RegisteredKey& one) { return one.key == key; });
    if (found == believed.end()) return SealVerdict::SignerUnknown;
    return found->revoked ? SealVerdict::SignerRevoked : SealVerdict::Sealed;
}

}  // namespace cutcard::store
