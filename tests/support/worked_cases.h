#pragma once

#include "engine/record/round_record.h"
#include "tests/support/data_files.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace cutcard::test {

/// A rule set and the folder of tests/data that holds its hand-worked cases.
struct WorkedRules {
    const char* id;
    const char* folder;

    std::string file(const std::string& kind, const std::string& ending) const {
        return std::string(folder) + '/' + kind + '_' + id + ending;
    }
};

const std::vector<WorkedRules>& workedRules();

/// The settlement of a round as the public format has it; an {"error":…} object for a refused one.
Json settled(const Json& round);

/// A round as read, which must be in order.
RoundRecord recordOf(const Json& round);

/// The round that a row of a hand-worked paytable file describes: one player in seat 1.
Json roundOfRow(const std::string& rulesId, const std::map<std::string, std::string>& row);

/// Compares what was worked out by hand with a settlement; empty when they agree, else the first difference.
QString difference(const Json& expected, const Json& settlement);

/// Finds a seat's line for a wager; null when there is none.
const Json* lineOf(const Json& settlement, int seat, const std::string& wager);

}  // namespace cutcard::test
