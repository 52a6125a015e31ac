#include "tests/support/data_files.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace cutcard::test {
namespace {

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts;
    std::stringstream stream(line);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

}  // namespace

std::string dataFile(const std::string& name) {
    std::ifstream file(std::string(CUTCARD_TEST_DATA) + '/' + name, std::ios::binary);
    if (!file.is_open()) throw std::runtime_error("no test data " + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<Json> jsonLines(const std::string& name) {
    std::vector<Json> objects;
    for (const std::string& line : split(dataFile(name), '\n')) {
        if (!line.empty()) objects.push_back(Json::parse(line));
    }
    return objects;
}

std::vector<std::map<std::string, std::string>> tableRows(const std::string& name) {
    std::vector<std::map<std::string, std::string>> rows;
    std::vector<std::string> columns;
    for (const std::string& line : split(dataFile(name), '\n')) {
        if (line.empty() || line.front() == '#') continue;
        const auto cells = split(line, '\t');
        if (columns.empty()) {
            columns = cells;
            continue;
        }
        if (cells.size() != columns.size()) throw std::runtime_error("odd row in " + name + ": " + line);
        auto& row = rows.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i) row[columns[i]] = cells[i];
    }
    return rows;
}

Json cardList(const std::string& cards) {
    return Json(split(cards, ' '));
}

}  // namespace cutcard::test
