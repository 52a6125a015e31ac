#include "app/store/local_log.h"

#include "app/store/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

namespace cutcard::store {

std::string LocalLog::path(int number) const {
    return m_folder + (number == 0 ? "/cutcard.log" : "/cutcard." + std::to_string(number) + ".log");
}

void LocalLog::rotate() const {
    for (int number = m_files - 1; number > 0; --number) {
        static_cast<void>(std::rename(path(number - 1).c_str(), path(number).c_str()));
    }
}

void LocalLog::note(const Clock& clock, std::string_view word, Figures figures) const {
    if (!makeFolder(m_folder)) return;
    std::string line = std::to_string(clock.now()) + ' ' + std::string(word);
    for (const auto& [name, figure] : figures) line += ' ' + std::string(name) + '=' + std::to_string(figure);
    line += '\n';
    struct stat info = {};
    const bool isFull =
        ::stat(path(0).c_str(), &info) == 0 && static_cast<std::size_t>(info.st_size) + line.size() > m_fileSize;
    if (isFull) rotate();
    const FileHandle file(::open(path(0).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (file) static_cast<void>(!::write(file.get(), line.data(), line.size()));
}

std::string LocalLog::text() const {
    std::string all;
    for (int number = m_files - 1; number >= 0; --number) {
        if (const auto text = readWhole(path(number))) all += *text;
    }
    return all;
}

}  // namespace cutcard::store
