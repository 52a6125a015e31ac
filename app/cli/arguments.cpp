#include "app/cli/arguments.h"

#include <charconv>

namespace cutcard::cli {

Arguments::Arguments(const std::vector<std::string>& words, const std::set<std::string>& knownOptions) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!words[i].starts_with("--")) {
            m_words.push_back(words[i]);
            continue;
        }
        const auto equals = words[i].find('=');
        const std::string name = words[i].substr(2, equals == std::string::npos ? equals : equals - 2);
        const bool several = knownOptions.contains(name + "…");
        if (!several && !knownOptions.contains(name)) throw BadCall{"There is no option --" + name + " here."};
        if (!several && m_options.contains(name)) throw BadCall{"The option --" + name + " is given twice."};
        if (equals != std::string::npos) {
            m_options.emplace(name, words[i].substr(equals + 1));
        } else if (i + 1 < words.size()) {
            m_options.emplace(name, words[++i]);
        } else {
            throw BadCall{"The option --" + name + " needs a value."};
        }
    }
}

std::optional<std::string> Arguments::option(const std::string& name) const {
    const auto found = m_options.find(name);
    return found == m_options.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> Arguments::all(const std::string& name) const {
    std::vector<std::string> values;
    const auto [first, last] = m_options.equal_range(name);
    for (auto option = first; option != last; ++option) values.push_back(option->second);
    return values;
}

std::optional<std::uint64_t> Arguments::number(const std::string& name, std::uint64_t low, std::uint64_t high) const {
    const auto text = option(name);
    if (!text) return std::nullopt;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc{} || end != text->data() + text->size() || number < low || number > high) {
        throw BadCall{"--" + name + " takes a whole number from " + std::to_string(low) + " to " +
                      std::to_string(high) + ", not \"" + *text + "\"."};
    }
    return number;
}

void Arguments::expectWords(std::size_t count, const std::string& usage) const {
    if (m_words.size() != count) throw BadCall{"Usage: cutcard-cli " + usage};
}

}  // namespace cutcard::cli
