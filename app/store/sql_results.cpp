#include "app/store/attempt_filter.h"
#include "app/store/item_sums.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"
#include "app/store/text_folding.h"
#include "engine/training/regrade.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace cutcard::store {
namespace {

constexpr int kMostRows = 100'000;
constexpr Milliseconds kDay = 24LL * 60 * 60 * 1000;

std::string_view listSql(AttemptOrder order, bool descending) {
    constexpr std::array<std::string_view, 7> kColumns = {
        "started_at", "folded(coalesce(names.name, ''))", "folded(title)", "valid_hundredths", "valid_passed", "errors",
        "exam_time"};
    static const auto texts = [&] {
        std::array<std::array<std::string, 2>, kColumns.size()> made;
        for (std::size_t i = 0; i < kColumns.size(); ++i) {
            for (const bool back : {false, true}) {
                const std::string way = back ? " DESC" : " ASC";
                std::string sorted = "ORDER BY ";
                sorted.append(kColumns[i])
                    .append(way)
                    .append(", started_at")
                    .append(way)
                    .append(", number")
                    .append(way);
                made[i][back ? 1 : 0] =
                    joined({sql::attempt_columns, sql::attempt_filter, sorted, "LIMIT ?10 OFFSET ?11"});
            }
        }
        return made;
    }();
    return texts[static_cast<std::size_t>(order)][descending ? 1 : 0];
}

AttemptRow rowOf(const Statement& row) {
    AttemptRow found;
    found.attempt = row.text(0);
    found.trainee = row.text(1);
    found.traineeName = row.text(2);
    found.exam = row.text(3);
    found.version = static_cast<int>(row.number(4));
    found.title = row.text(5);
    found.rules = row.text(6);
    found.supervisor = row.text(7);
    found.startedAt = row.number(8);
    found.sealedAt = row.number(9);
    found.state = static_cast<AttemptState>(row.number(10));
    found.examTime = row.number(11);
    found.hundredths = static_cast<int>(row.number(12));
    found.passed = row.number(13) != 0;
    found.criticals = static_cast<int>(row.number(14));
    found.errors = static_cast<int>(row.number(15));
    found.interruptions = static_cast<int>(row.number(16));
    found.shortCode = row.text(17);
    found.imported = row.number(18) != 0;
    found.broken = row.number(19) != 0;
    if (row.number(20) != 0)
        found.regraded = Regrading{row.number(20), row.text(21), row.text(22), static_cast<int>(row.number(23)),
                                   row.number(24) != 0};
    return found;
}

/// The beginning of the stretch that a day is in, as a day since the epoch (UTC). Weeks begin on Monday.
std::int64_t firstDay(std::int64_t day, TrendStep step) {
    if (step == TrendStep::Day) return day;
    // The first of January 1970 was a Thursday.
    if (step == TrendStep::Week) return day - (day + 3) % 7;
    const std::chrono::sys_days date{std::chrono::days(day)};
    const std::chrono::year_month_day parts(date);
    return (std::chrono::sys_days(parts.year() / parts.month() / 1)).time_since_epoch().count();
}

}  // namespace

std::string joined(std::initializer_list<std::string_view> pieces) {
    std::string text;
    for (const std::string_view piece : pieces) {
        text += piece;
        text += '\n';
    }
    return text;
}

void bindFilter(Statement& statement, const AttemptQuery& query) {
    statement.bind(folded(query.text));
    statement.bind(query.trainee.value_or("")).bind(query.group.value_or("")).bind(query.exam.value_or(""));
    statement.bind(query.rules.value_or(""));
    statement.bind(query.passed ? (*query.passed ? 1 : 0) : -1);
    constexpr std::int64_t kAnyState = 3;
    statement.bind((query.state ? static_cast<std::int64_t>(*query.state) : kAnyState) + (query.ownOnly ? 4 : 0));
    statement.bind(query.from).bind(query.to);
}

StoreResult<std::string> SqlStore::transcript(const StoreSession& session, const Id& attempt) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    return m_attempts->archive().transcript(*record);
}

StoreResult<AttemptRow> SqlStore::attempt(const StoreSession& session, const Id& attempt) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    static const std::string text = joined({sql::attempt_columns, sql::attempt_by_id});
    Statement row = m_database->use(text);
    row.bind(attempt);
    if (row.step()) return rowOf(row);
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::UnknownAttempt, {}};
}

StoreResult<std::vector<AttemptRow>> SqlStore::attempts(const StoreSession& session, const AttemptQuery& query) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    std::vector<AttemptRow> rows;
    Statement row = m_database->use(listSql(query.order, query.descending));
    bindFilter(row, query);
    row.bind(std::clamp(query.limit, 0, kMostRows)).bind(std::max(query.offset, 0));
    while (row.step()) rows.push_back(rowOf(row));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return rows;
}

StoreResult<int> SqlStore::countAttempts(const StoreSession& session, const AttemptQuery& query) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    static const std::string text = joined({sql::attempt_count, sql::attempt_filter});
    Statement row = m_database->use(text);
    bindFilter(row, query);
    if (row.step()) return static_cast<int>(row.number(0));
    return row.outcome().refusal();
}

StoreResult<Regrading> SqlStore::regrade(const StoreSession& session, const Id& attempt, const std::string& reason) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    const bool isBlank = reason.find_first_not_of(" \t\r\n") == std::string::npos;
    if (isBlank) return StoreRefusal{StoreFault::ReasonMissing, {}};
    if (reason.size() > kLongestBody) return StoreRefusal{StoreFault::BodyTooLarge, {}};
    if (const auto news = takeNews(); !news) return news.refusal();
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    if (record->row.state == AttemptState::Running) return StoreRefusal{StoreFault::AttemptRunning, {}};
    if (record->row.broken) return StoreRefusal{StoreFault::AttemptUnreadable, {"seal"}};
    const auto form = m_attempts->archive().form(*record);
    if (!form) return form.refusal();
    const auto done = m_attempts->archive().attempt(*record);
    if (!done) return done.refusal();
    const ExamScore score = scoreOf(regraded(**form).today, *done);
    return change<Regrading>({}, [&]() -> StoreResult<Regrading> {
        Regrading regrading{0, session.person(), reason, score.hundredths, score.passed};
        const auto added =
            addExamEvent({newId(), "exam.regraded", record->row.trainee, regradingBody(attempt, regrading)});
        if (!added) return added.refusal();
        regrading.at = added->at;
        const auto noted = audit(session, "attempt_regraded", attempt);
        if (!noted) return noted.refusal();
        return regrading;
    });
}

StoreResult<std::vector<Regrading>> SqlStore::regradings(const StoreSession& session, const Id& attempt) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    const auto home = m_attempts->archive().home(*record);
    if (!home) return home.refusal();
    std::vector<Regrading> found;
    Statement row = m_database->use(sql::regradings);
    row.bind(record->row.trainee);
    while (row.step()) {
        const Event event = eventOf(row);
        // Somebody else's regrading of a copy counts there and not here.
        const bool counts = event.origin == *home || event.origin == origin();
        if (!counts || attemptIn(event.body) != attempt) continue;
        if (auto regrading = readRegrading(event.body, event.at)) found.push_back(std::move(*regrading));
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return found;
}

StoreResult<Done> SqlStore::addFigures(ItemSums& sums, const AttemptQuery& query, AnalysisBy by) {
    static const std::string items = joined({sql::item_rows, sql::attempt_filter, sql::scored_only});
    static const std::string skills = joined({sql::skill_rows, sql::attempt_filter, sql::scored_only});
    static const std::string errors = joined({sql::error_rows, sql::attempt_filter, sql::scored_only});
    {
        Statement row = m_database->use(by == AnalysisBy::Item ? items : skills);
        bindFilter(row, query);
        while (row.step())
            sums.add({row.number(0), row.number(1)}, row.number(2), row.number(3), row.number(4), row.number(5),
                     row.number(6));
        auto outcome = row.outcome();
        if (!outcome) return outcome;
    }
    Statement row = m_database->use(errors);
    bindFilter(row, query);
    while (row.step()) {
        const bool isItem = by == AnalysisBy::Item;
        sums.addErrors({row.number(isItem ? 0 : 2), isItem ? row.number(1) : 0}, row.text(3), 1);
    }
    return row.outcome();
}

StoreResult<std::vector<ItemFigures>> SqlStore::itemAnalysis(const StoreSession& session, const AttemptQuery& query,
                                                             AnalysisBy by) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    ItemSums sums(by);
    const auto added = addFigures(sums, query, by);
    if (!added) return added.refusal();
    std::vector<ItemName> names;
    Statement row = m_database->use(by == AnalysisBy::Item ? sql::exam_forms : sql::exam_skills);
    while (row.step()) {
        const int key = by == AnalysisBy::Item ? 1 : 2;
        names.push_back({row.number(0), row.text(key), row.text(3 - key)});
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return sums.figures(names);
}

StoreResult<std::vector<SubjectShare>> SqlStore::shareBySubject(const StoreSession& session, const AttemptQuery& query,
                                                                AnalysisBy by, const std::string& key) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    static const std::string items =
        joined({sql::item_shares, sql::attempt_filter, sql::scored_only, sql::of_one_item, sql::by_share});
    static const std::string skills =
        joined({sql::skill_shares, sql::attempt_filter, sql::scored_only, sql::of_one_skill, sql::by_share});
    const bool isItem = by == AnalysisBy::Item;
    std::vector<SubjectShare> shares;
    Statement row = m_database->use(isItem ? items : skills);
    bindFilter(row, query);
    const auto blank = key.find(' ');
    row.bind(isItem ? key.substr(0, blank) : key);
    if (isItem) row.bind(blank == std::string::npos ? 0 : std::atoi(key.c_str() + blank));
    while (row.step()) shares.push_back({row.text(0), row.text(1), static_cast<int>(row.number(2)), row.real(3)});
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return shares;
}

StoreResult<std::vector<TrendPoint>> SqlStore::trend(const StoreSession& session, const AttemptQuery& query,
                                                     TrendStep step) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (const auto news = takeNews(); !news) return news.refusal();
    static const std::string text = joined({sql::trend_days, sql::attempt_filter, sql::scored_only, sql::by_day});
    std::vector<TrendPoint> points;
    Statement row = m_database->use(text);
    bindFilter(row, query);
    while (row.step()) {
        const Milliseconds from = firstDay(row.number(0), step) * kDay;
        if (points.empty() || points.back().from != from) points.push_back({from, 0, 0, 0});
        points.back().attempts += static_cast<int>(row.number(1));
        points.back().passed += static_cast<int>(row.number(2));
        points.back().meanHundredths += static_cast<double>(row.number(3));
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    for (TrendPoint& point : points) point.meanHundredths /= point.attempts;
    return points;
}

}  // namespace cutcard::store
