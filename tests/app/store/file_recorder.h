#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace cutcard::test {

/// One thing done to a file below the recorded folder, or a word of the test's own between them.
struct FileAct {
    enum class Kind : std::uint8_t { Write, Truncate, Sync, Remove, Rename, SyncFolder, Word };

    Kind kind = Kind::Word;
    std::string path;
    std::string bytes;  ///< Of a write; the new name; the word.
    std::size_t offset = 0;
};

/// Records what this process does to files below a folder, at the level of system calls: that is where the database
/// library and the journal meet. Nothing is really synced while it records, which makes it fast.
void startRecording(const std::string& folder);
void recordWord(const std::string& word);
std::vector<FileAct> stopRecording();

/// What a disk may hold after the plug was pulled behind so many acts: everything that was synced, and of the rest
/// nothing (`keepsNone`), or any part of it, as chance has it. Returns the words that were said before.
std::vector<std::string> pullPlug(const std::vector<FileAct>& acts, std::size_t after, bool keepsNone,
                                  std::mt19937& chance, const std::string& recorded, const std::string& into);

/// From now on writing fails with "no space left" after so many more bytes. Negative: there is space.
void limitSpace(long bytes);

}  // namespace cutcard::test
