#include "app/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace cutcard::store {

FileHandle::FileHandle(FileHandle&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileHandle::~FileHandle() {
    if (m_descriptor >= 0) ::close(m_descriptor);
}

StoreRefusal systemRefusal(const std::string& path) {
    const int code = errno;
    if (code == ENOSPC || code == EDQUOT) return {StoreFault::DiskFull, {}};
    if (code == EROFS || code == EACCES || code == EPERM) return {StoreFault::FolderReadOnly, {path}};
    return {StoreFault::InputOutput, {path + ": " + std::generic_category().message(code)}};
}

StoreResult<Done> writeAt(int descriptor, std::string_view bytes, std::size_t offset) {
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return systemRefusal("");
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += static_cast<std::size_t>(written);
    }
    return Done{};
}

StoreResult<std::string> readWhole(const std::string& path) {
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file) return systemRefusal(path);
    std::string text;
    std::string piece(1U << 16, '\0');
    for (;;) {
        const ssize_t got = ::read(file.get(), piece.data(), piece.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return systemRefusal(path);
        if (got == 0) return text;
        text.append(piece, 0, static_cast<std::size_t>(got));
    }
}

StoreResult<Done> replaceFile(const std::string& path, std::string_view bytes, unsigned mode) {
    const std::string beside = path + ".new";
    ::unlink(beside.c_str());
    const FileHandle file(::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode));
    if (!file) return systemRefusal(path);
    auto written = writeAt(file.get(), bytes, 0);
    const bool isThere = written && ::fsync(file.get()) == 0 && std::rename(beside.c_str(), path.c_str()) == 0;
    if (!isThere) {
        if (written) written = systemRefusal(path);
        // Half a file helps nobody, and takes room where there is none.
        ::unlink(beside.c_str());
        return written;
    }
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return syncFolder(folder.empty() ? "." : folder.string());
}

StoreResult<Done> syncFolder(const std::string& folder) {
    const FileHandle handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!handle || ::fsync(handle.get()) != 0) return systemRefusal(folder);
    return Done{};
}

StoreResult<Done> makeFolder(const std::string& folder) {
    std::error_code error;
    const std::filesystem::path path(folder);
    if (std::filesystem::is_directory(path, error)) return Done{};
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
    // Names of people are inside: for the owner alone.
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST) return systemRefusal(folder);
    return syncFolder(path.has_parent_path() ? path.parent_path().string() : ".");
}

std::vector<std::string> filesIn(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.is_regular_file(error)) names.push_back(entry.path().filename());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace cutcard::store
