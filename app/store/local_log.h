#pragma once

#include "app/store/clock.h"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace cutcard::store {

/// A log for finding faults, in a few files of limited size. It takes a fixed word and figures: nothing about a person
/// can get into it.
class LocalLog {
public:
    explicit LocalLog(std::string folder, std::size_t fileSize = 256U << 10, int files = 4)
        : m_folder(std::move(folder)), m_fileSize(fileSize), m_files(files) {}

    using Figures = std::initializer_list<std::pair<std::string_view, std::int64_t>>;

    /// Failing to log is no failure.
    void note(const Clock& clock, std::string_view word, Figures figures) const;

    /// The oldest first.
    std::string text() const;

private:
    std::string path(int number) const;
    void rotate() const;

    std::string m_folder;
    std::size_t m_fileSize;
    int m_files;
};

}  // namespace cutcard::store
