#include "app/store/journal.h"

#include "app/store/row_hash.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>

namespace cutcard::store {
namespace {

constexpr std::size_t kFileSize = 8U << 20;
constexpr int kVariant = sodium_base64_VARIANT_ORIGINAL;
constexpr std::string_view kSuffix = ".log";

std::string base64(const std::string& bytes) {
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      kVariant);
    text.pop_back();
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t size = 0;
    const int code = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                                       text.size(), nullptr, &size, nullptr, kVariant);
    if (code != 0) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

std::vector<std::string_view> words(std::string_view line) {
    std::vector<std::string_view> list;
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = std::min(line.find(' ', from), line.size());
        list.push_back(line.substr(from, end - from));
        from = end + 1;
    }
    return list;
}

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<JournalEntry> parsed(std::string_view line) {
    const auto list = words(line);
    if (list.size() != 9) return std::nullopt;
    const auto sequence = wholeNumber(list[1]);
    const auto at = wholeNumber(list[2]);
    const auto previous = digestOf(list[6]);
    const auto hash = digestOf(list[7]);
    const auto body = fromBase64(list[8]);
    if (!sequence || !at || !previous || !hash || !body) return std::nullopt;
    JournalEntry entry{{0, Id(list[3]), Id(list[0]), *sequence, *at, std::string(list[4]),
                        list[5] == "-" ? Id() : Id(list[5]), *body, *hash},
                       *previous};
    if (chained(entry.previous, chainedBytes(entry.event)) != entry.event.hash) return std::nullopt;
    return entry;
}

void readFile(const std::string& folder, const std::string& name, bool isNewest, JournalContent& content) {
    const auto text = readWhole(folder + '/' + name);
    if (!text) {
        content.damaged.push_back(name);
        return;
    }
    std::size_t number = 0;
    for (std::size_t from = 0; from < text->size();) {
        const std::size_t end = text->find('\n', from);
        ++number;
        auto entry = end == std::string::npos ? std::nullopt : parsed(std::string_view(*text).substr(from, end - from));
        const bool isLast = end == std::string::npos || end + 1 == text->size();
        if (entry) {
            content.entries.push_back(std::move(*entry));
        } else if (isLast && isNewest) {
            content.torn = true;
        } else {
            content.damaged.push_back(name + ", line " + std::to_string(number));
        }
        if (isLast) break;
        from = end + 1;
    }
}

std::vector<std::string> journalFiles(const std::string& folder) {
    std::vector<std::string> names = filesIn(folder);
    std::erase_if(names, [](const std::string& name) { return !name.ends_with(kSuffix); });
    return names;
}

/// Up to the end of the last line that is whole and right.
std::size_t soundSize(const std::string& text) {
    std::size_t end = text.rfind('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
    while (end > 0) {
        const std::size_t before = end < 2 ? std::string::npos : text.rfind('\n', end - 2);
        const std::size_t from = before == std::string::npos ? 0 : before + 1;
        if (parsed(std::string_view(text).substr(from, end - 1 - from))) return end;
        end = from;
    }
    return 0;
}

}  // namespace

std::string journalLine(const JournalEntry& entry) {
    const Event& event = entry.event;
    return event.origin + ' ' + std::to_string(event.sequence) + ' ' + std::to_string(event.at) + ' ' + event.id + ' ' +
           event.kind + ' ' + (event.subject.empty() ? "-" : event.subject) + ' ' + hexOf(entry.previous) + ' ' +
           hexOf(event.hash) + ' ' + base64(event.body) + '\n';
}

StoreResult<std::unique_ptr<Journal>> Journal::open(const std::string& folder) {
    const auto made = makeFolder(folder);
    if (!made) return made.refusal();
    std::unique_ptr<Journal> journal(new Journal(folder));
    const auto names = journalFiles(folder);
    if (names.empty()) return journal;
    const std::string path = folder + '/' + names.back();
    const auto text = readWhole(path);
    if (!text) return text.refusal();
    journal->m_file = FileHandle(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    journal->m_size = soundSize(*text);
    if (!journal->m_file) return systemRefusal(path);
    if (journal->m_size != text->size() && ::ftruncate(journal->m_file.get(), static_cast<off_t>(journal->m_size)) != 0)
        return systemRefusal(path);
    return journal;
}

JournalContent Journal::read(const std::string& folder) {
    JournalContent content;
    const auto names = journalFiles(folder);
    for (const std::string& name : names) readFile(folder, name, name == names.back(), content);
    return content;
}

JournalContent Journal::readNewest(const std::string& folder) {
    JournalContent content;
    const auto names = journalFiles(folder);
    if (!names.empty()) readFile(folder, names.back(), true, content);
    return content;
}

StoreResult<Done> Journal::openFor(std::int64_t sequence) {
    if (m_file && m_size < kFileSize) return Done{};
    // What was not synced yet must not come after what is.
    if (m_file && ::fdatasync(m_file.get()) != 0) return systemRefusal(m_folder);
    std::string digits = std::to_string(sequence);
    digits.insert(0, 12 - std::min<std::size_t>(digits.size(), 12), '0');
    const std::string path = m_folder + '/' + digits + std::string(kSuffix);
    m_file = FileHandle(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    m_size = 0;
    if (!m_file) return systemRefusal(path);
    return syncFolder(m_folder);
}

StoreResult<Done> Journal::append(std::span<const JournalEntry> entries, bool synced) {
    if (entries.empty()) return Done{};
    auto opened = openFor(entries.front().event.sequence);
    if (!opened) return opened;
    std::string lines;
    for (const JournalEntry& entry : entries) lines += journalLine(entry);
    auto written = writeAt(m_file.get(), lines, m_size);
    if (!written) {
        // Half a line must not stay: the next one would be glued to it. If even this fails, opening cuts it off.
        [[maybe_unused]] const int cut = ::ftruncate(m_file.get(), static_cast<off_t>(m_size));
        return written;
    }
    if (synced && ::fdatasync(m_file.get()) != 0) return systemRefusal(m_folder);
    m_size += lines.size();
    return Done{};
}

StoreResult<Done> Journal::putAside(const std::string& folder) {
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) return Done{};
    std::string aside;
    for (int i = 1; aside.empty() || std::filesystem::exists(aside, error); ++i) {
        aside = folder + "-aside-" + std::to_string(i);
    }
    if (std::rename(folder.c_str(), aside.c_str()) != 0) return systemRefusal(folder);
    return syncFolder(std::filesystem::path(folder).parent_path());
}

}  // namespace cutcard::store
