#include "app/store/backups.h"

#include "app/store/checks.h"
#include "app/store/files.h"
#include "app/store/migrations.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <mutex>
#include <set>

namespace cutcard::store {
namespace {

constexpr std::string_view kPrefix = "backup-";
constexpr std::string_view kSuffix = ".db";
constexpr std::size_t kDigits = 9;

std::string nameOf(std::int64_t number) {
    std::string digits = std::to_string(number);
    digits.insert(0, kDigits - std::min(digits.size(), kDigits), '0');
    return std::string(kPrefix) + digits + std::string(kSuffix);
}

std::vector<std::string> backupNames(const std::string& folder) {
    std::vector<std::string> names = filesIn(folder);
    std::erase_if(names, [](const std::string& name) {
        return !name.starts_with(kPrefix) || !name.ends_with(kSuffix) ||
               name.size() != kPrefix.size() + kDigits + kSuffix.size();
    });
    return names;
}

/// A number, and with it a place, is given to one copy.
std::mutex placing;

/// The name of a copy that is being made: each of the threads that make one has its own. What a crash left behind has
/// such a name too, and is overwritten or removed.
class Unfinished {
public:
    Unfinished() {
        const std::lock_guard lock(s_mutex);
        while (s_written.contains(m_number)) ++m_number;
        s_written.insert(m_number);
    }
    ~Unfinished() {
        const std::lock_guard lock(s_mutex);
        s_written.erase(m_number);
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    std::string text() const { return "unfinished-" + std::to_string(m_number); }
    static bool isWrittenTo(const std::string& name) {
        const std::lock_guard lock(s_mutex);
        return std::any_of(s_written.begin(), s_written.end(),
                           [&](int number) { return name == "unfinished-" + std::to_string(number); });
    }

private:
    static inline std::mutex s_mutex;
    static inline std::set<int> s_written;
    int m_number = 1;
};

/// The database library syncs what it writes; the copy's new name is ours to sync.
StoreResult<Done> putInPlace(const std::string& from, const std::string& to, const std::string& folder) {
    const FileHandle file(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file || ::fsync(file.get()) != 0 || ::fchmod(file.get(), S_IRUSR | S_IWUSR) != 0) return systemRefusal(from);
    if (std::rename(from.c_str(), to.c_str()) != 0) return systemRefusal(to);
    return syncFolder(folder);
}

}  // namespace

std::vector<std::string> Backups::paths() const {
    std::vector<std::string> paths = backupNames(m_folder);
    std::reverse(paths.begin(), paths.end());
    for (std::string& path : paths) path.insert(0, m_folder + '/');
    return paths;
}

StoreResult<Done> Backups::verify(const std::string& path) {
    auto copy = SqliteDatabase::open(path, Access::ReadOnly);
    if (!copy) return copy.refusal();
    auto whole = checkIntegrity(**copy, {});
    if (!whole) return whole;
    const auto schema = schemaOf(**copy);
    if (!schema) return schema.refusal();
    if (*schema < 1 || *schema > newestSchema()) return StoreRefusal{StoreFault::Damaged, {"schema number"}};
    return checkHashes(**copy, *schema, {});
}

StoreResult<std::string> Backups::make(SqliteDatabase& database, int kept) {
    const auto made = makeFolder(m_folder);
    if (!made) return made.refusal();
    const Unfinished name;
    const std::string unfinished = m_folder + '/' + name.text();
    ::unlink(unfinished.c_str());
    const auto copied = database.copyTo(unfinished);
    const auto verified = copied ? verify(unfinished) : copied;
    const std::lock_guard lock(placing);
    const auto names = backupNames(m_folder);
    const std::int64_t number = names.empty() ? 1 : 1 + std::stoll(names.back().substr(kPrefix.size(), kDigits));
    const std::string path = m_folder + '/' + nameOf(number);
    if (!verified) {
        ::unlink(unfinished.c_str());
        const bool isFull = verified.refusal().fault == StoreFault::DiskFull;
        return isFull ? verified.refusal() : StoreRefusal{StoreFault::BackupFailed, {path}};
    }
    const auto placed = putInPlace(unfinished, path, m_folder);
    if (!placed) return placed.refusal();
    const auto all = paths();
    for (std::size_t i = static_cast<std::size_t>(std::max(kept, 1)); i < all.size(); ++i) ::unlink(all[i].c_str());
    return path;
}

StoreResult<Done> Backups::replaceAll(SqliteDatabase& database, int kept) {
    // What comes meanwhile was made of what is replaced no more than this one.
    const std::vector<std::string> before = filesIn(m_folder);
    const auto saved = make(database, kept);
    if (!saved) return saved.refusal();
    for (const std::string& name : before) {
        if (Unfinished::isWrittenTo(name)) continue;
        const std::string other = m_folder + '/' + name;
        if (::unlink(other.c_str()) != 0 && errno != ENOENT) return systemRefusal(other);
    }
    return syncFolder(m_folder);
}

}  // namespace cutcard::store
