#include "tests/app/store/file_recorder.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <filesystem>
#include <fstream>
#include <map>

namespace cutcard::test {
namespace {

struct Recorder {
    bool isOn = false;
    std::string folder;
    std::vector<FileAct> acts;
    std::map<int, std::string> paths;
    long space = -1;
};

Recorder& recorder() {
    static Recorder one;
    return one;
}

bool isRecorded(const char* path) {
    return recorder().isOn && std::string_view(path).starts_with(recorder().folder);
}

const std::string* pathOf(int descriptor) {
    if (!recorder().isOn) return nullptr;
    const auto found = recorder().paths.find(descriptor);
    return found == recorder().paths.end() ? nullptr : &found->second;
}

int opened(const char* path, int flags, mode_t mode) {
    const int descriptor = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
    if (descriptor >= 0 && isRecorded(path)) {
        recorder().paths[descriptor] = path;
        if ((flags & O_TRUNC) != 0) recorder().acts.push_back({FileAct::Kind::Truncate, path, {}, 0});
    }
    return descriptor;
}

ssize_t written(int descriptor, const void* bytes, std::size_t count, off_t offset) {
    Recorder& r = recorder();
    if (r.space >= 0 && descriptor > 2) {
        if (r.space < static_cast<long>(count)) {
            errno = ENOSPC;
            return -1;
        }
        r.space -= static_cast<long>(count);
    }
    const ssize_t done = ::syscall(SYS_pwrite64, descriptor, bytes, count, offset);
    if (const std::string* path = pathOf(descriptor); path != nullptr && done > 0) {
        r.acts.push_back({FileAct::Kind::Write, *path,
                          std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(done)),
                          static_cast<std::size_t>(offset)});
    }
    return done;
}

int truncated(int descriptor, off_t size) {
    const int done = static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
    if (const std::string* path = pathOf(descriptor); path != nullptr && done == 0)
        recorder().acts.push_back({FileAct::Kind::Truncate, *path, {}, static_cast<std::size_t>(size)});
    return done;
}

int synced(int descriptor, long call) {
    const std::string* path = pathOf(descriptor);
    if (path == nullptr) return static_cast<int>(::syscall(call, descriptor));
    const bool isFolder = std::filesystem::is_directory(*path);
    recorder().acts.push_back({isFolder ? FileAct::Kind::SyncFolder : FileAct::Kind::Sync, *path, {}, 0});
    return 0;
}

/// A file as the disk has it: what is safe, and what may or may not have arrived.
struct DiskFile {
    std::string safe;
    bool exists = false;
    std::vector<FileAct> waiting;
};

void apply(std::string& content, const FileAct& act) {
    if (act.kind == FileAct::Kind::Truncate) {
        content.resize(act.offset);
    } else {
        if (content.size() < act.offset + act.bytes.size()) content.resize(act.offset + act.bytes.size());
        content.replace(act.offset, act.bytes.size(), act.bytes);
    }
}

void settle(DiskFile& file) {
    for (const FileAct& act : file.waiting) apply(file.safe, act);
    file.waiting.clear();
    file.exists = true;
}

class Disk {
public:
    void see(const FileAct& act) {
        switch (act.kind) {
        case FileAct::Kind::Write:
        case FileAct::Kind::Truncate: m_files[act.path].waiting.push_back(act); break;
        case FileAct::Kind::Sync: settle(m_files[act.path]); break;
        case FileAct::Kind::Remove:
        case FileAct::Kind::Rename: m_names.push_back(act); break;
        case FileAct::Kind::SyncFolder: settleNames(); break;
        case FileAct::Kind::Word: m_words.push_back(act.bytes); break;
        }
        // A file that is made anew under a removed name is another one.
        if (act.kind == FileAct::Kind::Write || act.kind == FileAct::Kind::Truncate) {
            for (const FileAct& name : m_names) {
                if (name.path == act.path) {
                    settleNames(act.path, act);
                    break;
                }
            }
        }
    }

    void pull(bool keepsNone, std::mt19937& chance) {
        for (auto& [path, file] : m_files) {
            for (const FileAct& act : file.waiting) {
                if (keepsNone || chance() % 2 == 0) continue;
                apply(file.safe, act);
                file.exists = true;
            }
        }
        if (!keepsNone && chance() % 2 == 0) settleNames();
    }

    void write(const std::string& recorded, const std::string& into) const {
        for (const auto& [path, file] : m_files) {
            if (!file.exists) continue;
            const std::filesystem::path target = into + path.substr(recorded.size());
            std::filesystem::create_directories(target.parent_path());
            std::ofstream(target, std::ios::binary) << file.safe;
        }
    }

    const std::vector<std::string>& words() const { return m_words; }

private:
    void settleNames() {
        for (const FileAct& act : m_names) {
            if (act.kind == FileAct::Kind::Rename) m_files[act.bytes] = m_files[act.path];
            m_files.erase(act.path);
        }
        m_names.clear();
    }

    void settleNames(const std::string& path, const FileAct& last) {
        settleNames();
        m_files[path].waiting.push_back(last);
    }

    std::map<std::string, DiskFile> m_files;
    std::vector<FileAct> m_names;
    std::vector<std::string> m_words;
};

}  // namespace

void startRecording(const std::string& folder) {
    recorder() = {};
    recorder().folder = folder;
    recorder().isOn = true;
}

void recordWord(const std::string& word) {
    recorder().acts.push_back({FileAct::Kind::Word, {}, word, 0});
}

std::vector<FileAct> stopRecording() {
    recorder().isOn = false;
    return std::move(recorder().acts);
}

std::vector<std::string> pullPlug(const std::vector<FileAct>& acts, std::size_t after, bool keepsNone,
                                  std::mt19937& chance, const std::string& recorded, const std::string& into) {
    Disk disk;
    for (std::size_t i = 0; i < after; ++i) disk.see(acts[i]);
    disk.pull(keepsNone, chance);
    disk.write(recorded, into);
    return disk.words();
}

void limitSpace(long bytes) {
    recorder().space = bytes;
}

}  // namespace cutcard::test

// The program's own definitions take the place of the C library's, for the libraries that it is linked with as well.
using namespace cutcard::test;

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return opened(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return opened(path, flags, mode);
}

int close(int descriptor) {
    if (recorder().isOn) recorder().paths.erase(descriptor);
    return static_cast<int>(::syscall(SYS_close, descriptor));
}

ssize_t pwrite(int descriptor, const void* bytes, std::size_t count, off_t offset) {
    return written(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void* bytes, std::size_t count, off64_t offset) {
    return written(descriptor, bytes, count, offset);
}

int ftruncate(int descriptor, off_t size) noexcept {
    return truncated(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) noexcept {
    return truncated(descriptor, size);
}

int fsync(int descriptor) {
    return synced(descriptor, SYS_fsync);
}

int fdatasync(int descriptor) {
    return synced(descriptor, SYS_fdatasync);
}

int unlink(const char* path) noexcept {
    const int done = static_cast<int>(::syscall(SYS_unlink, path));
    if (done == 0 && isRecorded(path)) recorder().acts.push_back({FileAct::Kind::Remove, path, {}, 0});
    return done;
}

int rename(const char* from, const char* to) noexcept {
    const int done = static_cast<int>(::syscall(SYS_rename, from, to));
    if (done == 0 && isRecorded(from)) recorder().acts.push_back({FileAct::Kind::Rename, from, to, 0});
    return done;
}

}  // extern "C"
