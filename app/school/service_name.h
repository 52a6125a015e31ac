#pragma once

#include <string>
#include <string_view>

namespace cutcard::school {

/// A section of libpq's service file. Anything more, a password above all, belongs neither on a command line nor into
/// the settings.
inline bool isServiceName(std::string_view name) {
    return !name.empty() && name.find_first_of(" ='\\\t\n[]") == std::string_view::npos;
}

/// How libpq finds the server of such a section.
inline std::string conninfoOfService(std::string_view name) {
    return "service=" + std::string(name);
}

}  // namespace cutcard::school
