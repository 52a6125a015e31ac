#include "app/school/pg_database.h"

#include "app/school/school_texts.h"
#include "app/store/sql_texts.h"

#include <array>
#include <optional>
#include <utility>

namespace cutcard::school {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kOwnWords = {{
    {store::sql::event_by_id, sql::event_by_id},
    {store::sql::newest_events, sql::newest_events},
    {store::sql::running_attempts, sql::running_attempts},
    {store::sql::beat, sql::beat},
    {store::sql::newest_to_project, sql::newest_to_project},
    {store::sql::add_form_of_event, sql::add_form_of_event},
    {store::sql::definition_versions, sql::definition_versions},
}};

/// The end of "(…)" that begins at a place.
std::size_t behindBrackets(std::string_view sql, std::size_t place) {
    int depth = 0;
    do {
        depth += sql[place] == '(' ? 1 : sql[place] == ')' ? -1 : 0;
        ++place;
    } while (depth > 0 && place < sql.size());
    return place;
}

/// The hash is the last column of its list: it goes with the comma before it, with what is set and what is called.
std::string withoutRowHashes(std::string_view sql) {
    constexpr std::string_view kHash = "row_hash";
    std::string text(sql);
    for (std::size_t at = text.find(kHash); at != std::string::npos; at = text.find(kHash)) {
        std::size_t end = at + kHash.size();
        for (const std::string_view set : {" = excluded.row_hash", " = row_hash"})
            if (std::string_view(text).substr(end).starts_with(set)) end += set.size();
        if (end < text.size() && text[end] == '(') end = behindBrackets(text, end);
        const std::size_t comma = text.rfind(',', at);
        text.erase(comma, end - comma);
    }
    return text;
}

}  // namespace

std::string inServersWords(std::string_view sql) {
    for (const auto& [theirs, own] : kOwnWords)
        if (theirs == sql) return std::string(own);
    std::string text = withoutRowHashes(sql);
    for (char& c : text)
        if (c == '?') c = '$';
    return text;
}

class PgDatabase::Use final : public store::Prepared {
public:
    Use(PgDatabase& database, std::string_view sql) : m_database(database), m_sql(inServersWords(sql)) {}

    void makeReady() override {}
    void bindText(int place, std::string_view text) override { bind(place, PgValue::text(text)); }
    void bindNumber(int place, std::int64_t number) override { bind(place, PgValue::number(number)); }
    void bindBytes(int place, std::string_view bytes) override { bind(place, PgValue::binary(bytes)); }

    bool step() override {
        if (m_refusal) return false;
        if (!m_result.isNone()) return ++m_row < m_result.rows();
        auto result = m_database.m_connection->execute(m_sql, m_values);
        if (!result) {
            m_refusal = result.refusal();
            return false;
        }
        m_result = std::move(*result);
        m_database.m_changes = m_result.changed();
        m_row = 0;
        return m_row < m_result.rows();
    }
    StoreResult<Done> outcome() const override {
        if (m_refusal) return *m_refusal;
        return Done{};
    }

    std::string_view bytes(int column) const override { return m_result.bytes(m_row, column); }
    std::int64_t number(int column) const override { return m_result.number(m_row, column); }
    double real(int column) const override { return m_result.real(m_row, column); }

    void reset() override {
        m_values.clear();
        m_result = {};
        m_refusal.reset();
    }

private:
    void bind(int place, PgValue value) {
        m_values.resize(static_cast<std::size_t>(place));
        m_values.back() = std::move(value);
    }

    PgDatabase& m_database;
    std::string m_sql;
    std::vector<PgValue> m_values;
    PgResult m_result;
    std::optional<StoreRefusal> m_refusal;
    int m_row = 0;
};

std::unique_ptr<store::Prepared> PgDatabase::prepare(std::string_view sql) {
    return std::make_unique<Use>(*this, sql);
}

StoreResult<Done> PgDatabase::execute(const std::string& sql) {
    const auto done = m_connection->execute(sql);
    if (!done) return done.refusal();
    return Done{};
}

StoreResult<Done> PgDatabase::begin() {
    return m_connection->begin("SELECT lock_changes()");
}

}  // namespace cutcard::school
