#include "engine/rules/paytable_reader.h"

namespace cutcard {
namespace {

const Json& arrayOrNothing(const Json& value, const JsonPath& at, Reading& reading) {
    static const Json empty = Json::array();
    if (value.is_array()) return value;
    reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
    return empty;
}

}  // namespace

const Branch* PaytableReader::branch(const std::string& skill, const Json& value, const JsonPath& at) {
    ObjectReader object(value, at, m_reading);
    Branch branch{skill, object.text("cite"), object.textOr("ruling", "")};
    object.refuseUnknown();
    return &m_branches.insert_or_assign(skill, std::move(branch)).first->second;
}

Row PaytableReader::row(const Json& value, const JsonPath& at) {
    const std::string name = m_reading.text(value, at);
    if (const auto row = rowNamed(name)) return *row;
    m_reading.refuse(RefusalCode::BadFormat, at, "unknown_row", {name});
    return Row::HighCard;
}

const Branch* PaytableReader::rowBranch(const std::string& skill, Row row, const Branch& decidedBy) {
    const std::string id = skill + '.' + std::string(rowName(row));
    return &m_branches.try_emplace(id, Branch{id, decidedBy.cite, decidedBy.ruling}).first->second;
}

std::vector<PaytableRow> PaytableReader::rows(const Json& value, const JsonPath& at, const std::string& skill,
                                              const Branch& pays) {
    std::vector<PaytableRow> rows;
    for (const Json& item : arrayOrNothing(value, at, m_reading)) {
        const JsonPath rowAt(at, rows.size());
        ObjectReader object(item, rowAt, m_reading);
        PaytableRow line;
        line.row = row(object.required("row"), object.at("row"));
        const std::string text = object.text("odds");
        if (const auto odds = parseOdds(text)) {
            line.odds = *odds;
        } else {
            m_reading.refuse(RefusalCode::BadFormat, object.at("odds"), "bad_odds", {text});
        }
        object.refuseUnknown();
        for (const PaytableRow& earlier : rows) {
            if (earlier.row == line.row) {
                m_reading.refuse(RefusalCode::BadFormat, rowAt, "row_twice", {std::string(rowName(line.row))});
            }
        }
        line.branch = rowBranch(skill, line.row, pays);
        rows.push_back(line);
    }
    if (rows.empty()) m_reading.refuse(RefusalCode::BadFormat, at, "empty_table");
    return rows;
}

MeteredTable PaytableReader::metered(const Json& value, const JsonPath& at, const std::string& skill,
                                     const Branch& pays) {
    MeteredTable metered;
    ObjectReader object(value, at, m_reading);
    metered.table.rows = rows(object.required("rows"), object.at("rows"), skill, pays);
    const JsonPath metersAt = object.at("meters");
    for (const Json& item : arrayOrNothing(object.required("meters"), metersAt, m_reading)) {
        const JsonPath meterAt(metersAt, metered.meters.size());
        ObjectReader terms(item, meterAt, m_reading);
        const std::string name = terms.text("meter");
        const auto meter = meterNamed(name);
        if (!meter) m_reading.refuse(RefusalCode::BadFormat, terms.at("meter"), "unknown_meter", {name});
        metered.meters.push_back(
            {meter.value_or(Meter::Main),
             m_reading.amount(terms.required("seed"), terms.at("seed"), Money(), kLargestMeter),
             m_reading.amount(terms.required("reseed"), terms.at("reseed"), Money(), kLargestMeter),
             static_cast<int>(terms.wholeNumber("rate", 0, 100))});
        terms.refuseUnknown();
    }
    metered.reserveRateInPercent = static_cast<int>(object.wholeNumber("reserve_rate", 0, 100));
    object.refuseUnknown();
    return metered;
}

std::vector<EnvySchedule> PaytableReader::envy(const Json& value, const JsonPath& at, const std::string& skill,
                                               const Branch& pays) {
    std::vector<EnvySchedule> schedules;
    for (const auto& [letter, byWager] : value.items()) {
        const JsonPath letterAt(at, letter);
        for (const auto& [wager, rows] : byWager.items()) {
            const JsonPath wagerAt(letterAt, wager);
            // "any": paid as printed, whatever the wager (ALL-9).
            const Money of =
                wager == "any" ? Money() : m_reading.amount(wager, wagerAt, Money::dollars(1), kLargestWager);
            EnvySchedule schedule{letter, of, {}};
            for (const Json& item : arrayOrNothing(rows, wagerAt, m_reading)) {
                const JsonPath rowAt(wagerAt, schedule.rows.size());
                ObjectReader object(item, rowAt, m_reading);
                const Row paid = row(object.required("row"), object.at("row"));
                schedule.rows.push_back(
                    {paid,
                     m_reading.amount(object.required("amount"), object.at("amount"), Money::cents(1), kLargestWager),
                     rowBranch(skill, paid, pays)});
                object.refuseUnknown();
            }
            schedules.push_back(std::move(schedule));
        }
    }
    return schedules;
}

}  // namespace cutcard
