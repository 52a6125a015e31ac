#pragma once

#include "engine/json/json_reader.h"
#include "engine/rules/rule_set.h"

namespace cutcard {

/// Reads paytables, meters and envy schedules out of rule files; a branch is made for every row that can pay.
class PaytableReader {
public:
    PaytableReader(Reading& reading, BranchBook& branches) : m_reading(reading), m_branches(branches) {}

    /// {"cite","ruling"} under the given skill id.
    const Branch* branch(const std::string& skill, const Json& value, const JsonPath& at);

    /// An array of {"row","odds"}; row branches are `skill` + "." + row, decided by `pays`.
    std::vector<PaytableRow> rows(const Json& value, const JsonPath& at, const std::string& skill, const Branch& pays);

    MeteredTable metered(const Json& value, const JsonPath& at, const std::string& skill, const Branch& pays);
    std::vector<EnvySchedule> envy(const Json& value, const JsonPath& at, const std::string& skill, const Branch& pays);

private:
    Row row(const Json& value, const JsonPath& at);
    const Branch* rowBranch(const std::string& skill, Row row, const Branch& decidedBy);

    Reading& m_reading;
    BranchBook& m_branches;
};

}  // namespace cutcard
