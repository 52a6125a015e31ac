#pragma once

#include "app/store/files.h"
#include "app/store/store_options.h"

namespace cutcard::store {

/// The right to write in a store's folder. It ends with the process at the latest, so nothing has to be cleaned up
/// after a crash.
class FolderGuard {
public:
    /// Makes the folder where there is none. Refuses a network file system, on which locks and syncs cannot be relied
    /// on, a folder that cannot be written to, and one that another program writes to.
    static StoreResult<FolderGuard> take(const StoreOptions& options);

private:
    explicit FolderGuard(FileHandle lock) : m_lock(std::move(lock)) {}

    FileHandle m_lock;
};

/// The part of it that reading needs as well.
StoreResult<Done> refuseNetwork(const StoreOptions& options);

}  // namespace cutcard::store
