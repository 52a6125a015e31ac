#pragma once

#include "app/store/checks.h"
#include "app/store/clock.h"
#include "app/store/database.h"
#include "app/store/passphrase.h"

#include <cstdint>
#include <functional>
#include <string>

namespace cutcard::store {

/// Which file system a folder is on, as statfs(2) numbers them.
using FileSystemProbe = std::function<std::uint64_t(const std::string& folder)>;
std::uint64_t fileSystemOf(const std::string& folder);
bool isNetworkFileSystem(std::uint64_t magic);

/// $XDG_DATA_HOME/cutcard, or its usual place. Empty: the person has no home.
std::string defaultStoreFolder();

struct StoreOptions {
    std::string folder;
    Access access = Access::ReadWrite;
    const Clock* clock = &systemClock();
    PassphraseCost cost = PassphraseCost::moderate();
    FileSystemProbe fileSystem = fileSystemOf;
    Progress progress = {};
    int keptBackups = 7;
};

/// Where everything is within the folder.
inline std::string databasePath(const std::string& folder) {
    return folder + "/cutcard.db";
}
inline std::string journalFolder(const std::string& folder) {
    return folder + "/journal";
}
inline std::string backupFolder(const std::string& folder) {
    return folder + "/backups";
}
inline std::string damagedFolder(const std::string& folder) {
    return folder + "/damaged";
}

}  // namespace cutcard::store
