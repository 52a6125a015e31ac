#pragma once

#include "app/store/files.h"
#include "app/store/store_types.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace cutcard::store {

/// An event with the link before it: a line of the journal can be checked by itself.
struct JournalEntry {
    Event event;
    Digest previous{};
};

/// What the journal's files say. A line that does not hold what it held when it was written is left out and named.
struct JournalContent {
    std::vector<JournalEntry> entries;
    std::vector<std::string> damaged;  ///< "000000000001.log, line 7".
    bool torn = false;                 ///< The very last line was not finished.
};

std::string journalLine(const JournalEntry& entry);

/// The second way in which events are kept, independent of the database: one line of text each, appended to files of a
/// few megabytes. Lines of exams are on the disk before they are acknowledged; the others get there by themselves, as
/// the database has them anyway.
class Journal {
public:
    /// Goes on after the last whole line of the newest file; a torn one is cut off.
    static StoreResult<std::unique_ptr<Journal>> open(const std::string& folder);

    static JournalContent read(const std::string& folder);
    /// Only the newest file: enough to compare ends.
    static JournalContent readNewest(const std::string& folder);

    StoreResult<Done> append(std::span<const JournalEntry> entries, bool synced);

    /// Puts the files aside and begins anew.
    static StoreResult<Done> putAside(const std::string& folder);

private:
    explicit Journal(std::string folder) : m_folder(std::move(folder)) {}

    StoreResult<Done> openFor(std::int64_t sequence);

    std::string m_folder;
    FileHandle m_file;
    std::size_t m_size = 0;
};

}  // namespace cutcard::store
