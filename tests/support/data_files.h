#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace cutcard::test {

using Json = nlohmann::json;

/// A file below tests/data, whole.
std::string dataFile(const std::string& name);

/// One object a line.
std::vector<Json> jsonLines(const std::string& name);

/// Rows of a tab-separated file by column name; '#' starts a comment line.
std::vector<std::map<std::string, std::string>> tableRows(const std::string& name);

/// "As Kd" as a JSON list of cards.
Json cardList(const std::string& cards);

}  // namespace cutcard::test
