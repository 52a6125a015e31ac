#include "app/store/folder_guard.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

namespace cutcard::store {
namespace {

// Those that linux/magic.h does not name everywhere. FUSE may be anything; sshfs and the like are far more usual on it
// than a disk.
constexpr std::uint64_t kCifs = 0xff534d42;
constexpr std::uint64_t kSmb2 = 0xfe534d42;
constexpr std::uint64_t kFuse = 0x65735546;
constexpr std::uint64_t kNinePlan = 0x01021997;
constexpr std::uint64_t kCeph = 0x00c36400;
constexpr std::uint64_t kGfs2 = 0x01161970;
constexpr std::uint64_t kLustre = 0x0bd00bd0;

constexpr std::array<std::uint64_t, 11> kNetworks = {
    NFS_SUPER_MAGIC, SMB_SUPER_MAGIC, CODA_SUPER_MAGIC, AFS_SUPER_MAGIC, kCifs, kSmb2, kFuse, kNinePlan,
    kCeph,           kGfs2,           kLustre};

}  // namespace

std::uint64_t fileSystemOf(const std::string& folder) {
    struct statfs info = {};
    if (::statfs(folder.c_str(), &info) != 0) return 0;
    // The type is signed and 32 bits wide on some machines.
    return static_cast<std::uint64_t>(info.f_type) & 0xffffffff;
}

bool isNetworkFileSystem(std::uint64_t magic) {
    return std::find(kNetworks.begin(), kNetworks.end(), magic) != kNetworks.end();
}

std::string defaultStoreFolder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    // The standard: a relative path is to be ignored.
    if (data != nullptr && data[0] == '/') return std::string(data) + "/cutcard";
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] != '/') return {};
    return std::string(home) + "/.local/share/cutcard";
}

StoreResult<Done> refuseNetwork(const StoreOptions& options) {
    if (isNetworkFileSystem(options.fileSystem(options.folder)))
        return StoreRefusal{StoreFault::NetworkFileSystem, {options.folder}};
    return Done{};
}

StoreResult<FolderGuard> FolderGuard::take(const StoreOptions& options) {
    const auto made = makeFolder(options.folder);
    if (!made) return made.refusal();
    const auto local = refuseNetwork(options);
    if (!local) return local.refusal();
    const std::string path = options.folder + "/cutcard.lock";
    FileHandle lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!lock) return systemRefusal(options.folder);
    if (::access(options.folder.c_str(), W_OK) != 0) return systemRefusal(options.folder);
    if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) return StoreRefusal{StoreFault::SecondWriter, {options.folder}};
        return systemRefusal(options.folder);
    }
    return FolderGuard(std::move(lock));
}

}  // namespace cutcard::store
