#pragma once

#include "app/store/store_refusal.h"

#include <string>
#include <string_view>
#include <vector>

namespace cutcard::store {

/// An open file, closed with this.
class FileHandle {
public:
    FileHandle() = default;
    explicit FileHandle(int descriptor) : m_descriptor(descriptor) {}
    FileHandle(const FileHandle&) = delete;
    FileHandle& operator=(const FileHandle&) = delete;
    FileHandle(FileHandle&& other) noexcept;
    FileHandle& operator=(FileHandle&& other) noexcept;
    ~FileHandle();

    int get() const { return m_descriptor; }
    explicit operator bool() const { return m_descriptor >= 0; }

private:
    int m_descriptor = -1;
};

/// What errno says, as a refusal about a path.
StoreRefusal systemRefusal(const std::string& path);

StoreResult<Done> writeAt(int descriptor, std::string_view bytes, std::size_t offset);
StoreResult<std::string> readWhole(const std::string& path);
/// Written beside it, synced and renamed: a reader sees the old content or the new one.
StoreResult<Done> replaceFile(const std::string& path, std::string_view bytes, unsigned mode);
/// A new or removed name is on the disk after its folder was synced.
StoreResult<Done> syncFolder(const std::string& folder);
StoreResult<Done> makeFolder(const std::string& folder);
/// The names of the files in a folder, in order; none where there is no folder.
std::vector<std::string> filesIn(const std::string& folder);

}  // namespace cutcard::store
