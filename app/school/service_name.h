#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace cutcard::school {

/// A section of libpq's service file. Anything more, a password above all, belongs neither on a command line nor into
/// the settings.
inline bool isServiceName(std::string_view name) {
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
               c == '-';
    };
    return !name.empty() && std::all_of(name.begin(), name.end(), isPlain);
}

/// How libpq finds the server of such a section.
inline std::string conninfoOfService(std::string_view name) {
    return "service=" + std::string(name);
}

}  // namespace cutcard::school
