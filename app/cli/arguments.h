#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cutcard::cli {

/// Why a call cannot be served; the program says it and ends with status 2.
struct BadCall {
    std::string message;
};

/// What stands on the command line after the command: words, and options with one value each.
class Arguments {
public:
    /// An option ending in "…" may be given several times.
    Arguments(const std::vector<std::string>& words, const std::set<std::string>& knownOptions);

    const std::vector<std::string>& words() const { return m_words; }
    std::optional<std::string> option(const std::string& name) const;
    /// Every value of an option that may be given several times.
    std::vector<std::string> all(const std::string& name) const;
    std::optional<std::uint64_t> number(const std::string& name, std::uint64_t low, std::uint64_t high) const;

    /// Refuses words beyond the expected ones.
    void expectWords(std::size_t count, const std::string& usage) const;

private:
    std::vector<std::string> m_words;
    std::multimap<std::string, std::string> m_options;
};

}  // namespace cutcard::cli
