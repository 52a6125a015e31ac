#include "app/exchange/exchange_in.h"
#include "app/exchange/exchange_lines.h"
#include "app/store/files.h"
#include "app/text/catalogue.h"
#include "engine/json/json_reader.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>

namespace cutcard::exchange {
namespace {

using namespace store;

constexpr std::uint64_t kLargestFile = 1ULL << 30;
constexpr std::int64_t kLatest = 253'402'300'799'999;  // The end of the year 9999.
constexpr std::string_view kHashEnd = R"("})";

ExchangeRefusal at(int line, ExchangeFault fault, std::vector<std::string> params = {}) {
    return {fault, line, std::move(params), {}};
}

/// The members of one line, refused with a sentence.
class Entry {
public:
    explicit Entry(const Json& value) : m_reader(value, m_root, m_reading) {}

    std::string text(std::string_view key) { return m_reader.text(key); }
    std::int64_t number(std::string_view key, std::int64_t high = kLatest) {
        return m_reader.wholeNumber(key, 0, high);
    }
    Id id(std::string_view key) {
        Id found = text(key);
        if (!isId(found)) m_reading.refuse(RefusalCode::BadFormat, m_reader.at(key), "unknown_word", {found});
        return found;
    }
    std::vector<Id> ids(std::string_view key) {
        std::vector<Id> found;
        const Json& list = m_reader.required(key);
        if (!list.is_array()) m_reading.refuse(RefusalCode::BadFormat, m_reader.at(key), "not_a_list");
        for (const Json& one : list.is_array() ? list : Json::array()) {
            const bool isGood = one.is_string() && isId(one.get<std::string>());
            if (!isGood) m_reading.refuse(RefusalCode::BadFormat, m_reader.at(key), "unknown_word", {one.dump()});
            if (isGood) found.push_back(one.get<std::string>());
        }
        return found;
    }

    std::optional<std::string> fault() {
        m_reader.refuseUnknown();
        if (!m_reading.refused()) return std::nullopt;
        return m_reading.refusal().at + ": " + text::refusal(m_reading.refusal()).toStdString();
    }

private:
    JsonPath m_root;
    Reading m_reading;
    ObjectReader m_reader;
};

class FileReader {
public:
    FileReader(std::string_view text, std::span<const RegisteredKey> believed) : m_text(text), m_believed(believed) {}

    ExchangeResult<ExchangeFile> read(const ExchangeProgress& progress) {
        if (auto no = readFirst()) return *no;
        if (auto no = splitOff()) return *no;
        if (auto no = readLines(progress)) return *no;
        if (auto no = checkSignature()) return *no;
        return std::move(m_file);
    }

private:
    using Refused = std::optional<ExchangeRefusal>;

    /// Whether this is a file of ours at all, and one that this program knows.
    Refused readFirst() const {
        const std::string_view line = m_text.substr(0, m_text.find('\n'));
        const std::size_t place = line.find(R"("format":")");
        constexpr std::string_view kFamily = "cutcard-exchange/";
        const std::string_view format = place == std::string_view::npos ? "" : line.substr(place + 10);
        if (!format.starts_with(kFamily)) return at(0, ExchangeFault::NotAnExchange);
        const std::string_view name = format.substr(0, format.find('"'));
        if (name != kExchangeFormat) return at(1, ExchangeFault::NewerFormat, {std::string(name)});
        return std::nullopt;
    }

    /// The last line, and everything before it.
    Refused splitOff() {
        const bool ends = m_text.ends_with('\n');
        const std::size_t before = ends ? m_text.rfind('\n', m_text.size() - 2) : m_text.rfind('\n');
        const int lines = static_cast<int>(std::count(m_text.begin(), m_text.end(), '\n'));
        if (!ends || before == std::string_view::npos) return at(lines + 1, ExchangeFault::CutOff);
        m_last = m_text.substr(before + 1, m_text.size() - before - 2);
        m_body = m_text.substr(0, before + 1);
        m_lines = lines - 1;
        if (!m_last.starts_with(R"({"lines":)")) return at(lines + 1, ExchangeFault::CutOff);
        return std::nullopt;
    }

    Refused readLines(const ExchangeProgress& progress) {
        std::string_view rest = m_body;
        for (int number = 1; number <= m_lines; ++number) {
            const std::size_t end = rest.find('\n');
            if (auto no = readLine(rest.substr(0, end), number)) return no;
            rest.remove_prefix(end + 1);
            if (progress) progress(number, m_lines);
        }
        return std::nullopt;
    }

    /// {"n":N,"entry":{…},"hash":"…"}: the entry's bytes as they stand there.
    Refused readLine(std::string_view line, int number) {
        const std::string begin = R"({"n":)" + std::to_string(number) + R"(,"entry":)";
        if (!line.starts_with(begin)) return otherNumber(line, number);
        const std::size_t hashAt = line.rfind(R"(,"hash":")");
        if (hashAt == std::string_view::npos || !line.ends_with(kHashEnd))
            return at(number, ExchangeFault::LineChanged);
        const std::string_view entry = line.substr(begin.size(), hashAt - begin.size());
        const std::string_view hash = line.substr(hashAt + 9, line.size() - hashAt - 9 - kHashEnd.size());
        m_head = nextHash(m_head, number, entry);
        if (hexOf(m_head) != hash) return at(number, ExchangeFault::LineChanged);
        const auto document = parseStrictJson(entry);
        if (!document) return at(number, ExchangeFault::BadLine, {text::refusal(document.refusal()).toStdString()});
        if (!document->is_object()) return at(number, ExchangeFault::LineChanged);
        return number == 1 ? readHead(*document) : readEntry(*document, number);
    }

    static Refused otherNumber(std::string_view line, int number) {
        constexpr std::string_view kBegin = R"({"n":)";
        if (!line.starts_with(kBegin)) return at(number, ExchangeFault::LineChanged);
        const int found = std::atoi(std::string(line.substr(kBegin.size(), 10)).c_str());
        if (found > number) return at(number, ExchangeFault::LineMissing);
        return at(number, found > 0 ? ExchangeFault::LineAdded : ExchangeFault::LineChanged);
    }

    Refused readHead(const Json& value) {
        Entry entry(value);
        entry.text("format");
        const std::string cargo = entry.text("cargo");
        m_file.writtenAt = entry.number("written_at");
        m_file.program = entry.text("program");
        if (auto fault = entry.fault()) return at(1, ExchangeFault::BadLine, {*fault});
        m_file.cargo = cargo == cargoName(Cargo::School) ? Cargo::School : Cargo::Attempts;
        if (cargo != cargoName(m_file.cargo)) return at(1, ExchangeFault::BadLine, {"cargo: " + cargo});
        return std::nullopt;
    }

    Refused readEntry(const Json& value, int line) {
        Entry entry(value);
        const bool isSchool = m_file.cargo == Cargo::School;
        if (!isSchool) {
            readAttempt(entry, line);
        } else if (value.contains("person")) {
            m_file.people.push_back(
                {line, {entry.id("person"), Role::Trainee, Standing::Active, entry.text("name"), 0}});
        } else if (value.contains("group")) {
            m_file.groups.push_back({line, {entry.id("group"), entry.text("name"), entry.ids("members")}});
        } else {
            readDefinition(entry, line);
        }
        if (auto fault = entry.fault()) return at(line, ExchangeFault::BadLine, {*fault});
        return isSchool ? std::nullopt : readTranscriptOf(m_file.attempts.back());
    }

    void readAttempt(Entry& entry, int line) {
        ExchangedAttempt read;
        read.line = line;
        read.id = entry.id("attempt");
        read.attempt.exam = entry.id("exam");
        read.attempt.version = static_cast<int>(entry.number("version", 1'000'000));
        read.attempt.supervisor = entry.id("supervisor");
        read.attempt.startedAt = entry.number("started_at");
        read.attempt.sealedAt = entry.number("sealed_at");
        read.attempt.transcript = entry.text("transcript");
        m_file.attempts.push_back(std::move(read));
    }

    void readDefinition(Entry& entry, int line) {
        Definition read;
        read.id = entry.id("definition");
        read.version = static_cast<int>(entry.number("version", 1'000'000));
        read.kind = entry.text("kind");
        read.at = entry.number("at");
        read.body = entry.text("body");
        m_file.definitions.push_back({line, std::move(read)});
    }

    /// Whose attempt it is. One whose seal is broken is shown as that; one that says another id than its line is not.
    static Refused readTranscriptOf(ExchangedAttempt& read) {
        const std::string& transcript = read.attempt.transcript;
        const auto first = parseStrictJson(std::string_view(transcript).substr(0, transcript.find('\n')));
        const Json header = first && first->is_object() ? first->value("header", Json()) : Json();
        if (!header.is_object()) return at(read.line, ExchangeFault::BadLine, {"transcript: header"});
        const auto word = [&](const char* key) {
            const auto found = header.find(key);
            return found != header.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        read.trainee = word("trainee");
        if (word("attempt") != read.id) return at(read.line, ExchangeFault::OtherAttempt, {read.id, word("attempt")});
        if (!isId(read.trainee)) return at(read.line, ExchangeFault::BadLine, {"transcript: trainee"});
        if (const auto whole = readTranscript(transcript)) {
            read.title = whole->header.form.definition.title;
            read.shortCode = shortCode(whole->head);
            read.key = whole->key;
        }
        return std::nullopt;
    }

    Refused checkSignature() {
        const int line = m_lines + 1;
        const auto document = parseStrictJson(m_last);
        if (!document || !document->is_object()) return at(line, ExchangeFault::LineChanged);
        Entry entry(*document);
        const std::int64_t lines = entry.number("lines");
        m_file.sha256 = entry.text("sha256");
        const std::string signature = entry.text("signature");
        m_file.key = entry.text("key");
        if (entry.fault()) return at(line, ExchangeFault::LineChanged);
        if (lines > m_lines) return at(line, ExchangeFault::LineMissing);
        const Digest digest = sha256(m_body);
        if (lines != m_lines || hexOf(digest) != m_file.sha256) return at(line, ExchangeFault::LineChanged);
        m_file.verdict = checkSeal(digest, signature, m_file.key, m_believed, SignedAs::Exchange);
        const bool isSigned = m_file.verdict != SealVerdict::WrongSignature && m_file.verdict != SealVerdict::Unsigned;
        if (!isSigned) return at(line, ExchangeFault::WrongSignature);
        return std::nullopt;
    }

    std::string_view m_text;
    std::span<const RegisteredKey> m_believed;
    std::string_view m_body;
    std::string_view m_last;
    int m_lines = 0;
    Digest m_head{};
    ExchangeFile m_file;
};

}  // namespace

ExchangeResult<ExchangeFile> readExchange(const std::string& path, std::span<const RegisteredKey> believed,
                                          UnknownSigner unknown, const ExchangeProgress& progress) {
    struct stat info = {};
    const bool isThere = ::stat(path.c_str(), &info) == 0;
    if (isThere && !S_ISREG(info.st_mode)) return at(0, ExchangeFault::NotAnExchange);
    if (isThere && static_cast<std::uint64_t>(info.st_size) > kLargestFile) return at(0, ExchangeFault::TooLarge);
    const auto text = readWhole(path);
    if (!text) {
        return at(0, ExchangeFault::CannotRead, {path, text.refusal().params.empty() ? "" : text.refusal().params[0]});
    }
    auto file = FileReader(*text, believed).read(progress);
    if (!file) return file;
    if (file->verdict == SealVerdict::SignerRevoked) {
        return at(0, ExchangeFault::SignerRevoked, {fingerprint(file->key), file->key});
    }
    if (file->verdict == SealVerdict::SignerUnknown && unknown == UnknownSigner::Refused) {
        return at(0, ExchangeFault::SignerUnknown, {fingerprint(file->key), file->key});
    }
    return file;
}

}  // namespace cutcard::exchange
