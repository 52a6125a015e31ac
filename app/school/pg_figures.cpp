#include "app/school/pg_store.h"
#include "app/school/school_texts.h"
#include "app/store/attempt_filter.h"
#include "app/store/item_sums.h"
#include "app/store/sql_texts.h"

namespace cutcard::school {

using namespace store;

namespace {

/// The sums have no person, and count what is sealed.
bool canBeSummed(const AttemptQuery& query) {
    const bool isOfSealed = !query.state || *query.state == AttemptState::Sealed;
    return query.text.empty() && !query.ownOnly && !query.trainee && !query.group && !query.passed && isOfSealed;
}

SumsOfItem sumsIn(const Statement& row) {
    return {row.number(2), row.number(3), row.real(4), row.number(5), row.real(6),
            row.real(7),   row.real(8),   row.real(9), row.real(10)};
}

}  // namespace

StoreResult<Done> PgStore::sumUp() {
    if (m_options.access == Access::ReadOnly) return Done{};
    static const std::string addShares = joined({sql::add_share_sums, sql::sums, sql::of_outdated_shares});
    const auto outdated = m_database->number(sql::outdated_stretches);
    if (!outdated) return outdated.refusal();
    if (*outdated == 0) return Done{};
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun();
    for (const std::string_view text : {sql::remove_share_sums, sql::remove_error_sums, std::string_view(addShares),
                                        sql::add_error_sums, sql::stretches_are_current}) {
        auto done = m_database->use(text).run();
        if (!done) return done;
    }
    return transaction.commit();
}

/// Seven days that are summed up are read as that, all others attempt by attempt; in one statement, so that nothing is
/// missed or counted twice when somebody else sums up meanwhile.
StoreResult<Done> PgStore::addFigures(ItemSums& sums, const AttemptQuery& query, AnalysisBy by) {
    static const std::string shares =
        joined({sql::counted_shares, sql::sums, sql::of_shares, store::sql::attempt_filter, store::sql::scored_only,
                sql::outside_whole_stretches, sql::and_summed_shares, sql::in_whole_stretches});
    static const std::string errors =
        joined({sql::counted_errors, store::sql::attempt_filter, store::sql::scored_only, sql::outside_whole_stretches,
                sql::and_summed_errors, sql::in_whole_stretches});
    auto summed = sumUp();
    if (!summed) return summed;
    const auto asked = [&](std::string_view text, const auto& add) {
        Statement row = m_database->use(text);
        bindFilter(row, query);
        row.bind(by == AnalysisBy::Skill ? 1 : 0).bind(canBeSummed(query) ? 1 : 0);
        while (row.step()) add(row);
        return row.outcome();
    };
    // Errors count where somebody earned something: these come first.
    auto added = asked(shares, [&](const Statement& row) { sums.add({row.number(0), row.number(1)}, sumsIn(row)); });
    if (!added) return added;
    return asked(errors, [&](const Statement& row) {
        sums.addErrors({row.number(0), row.number(1)}, row.text(2), static_cast<int>(row.number(3)));
    });
}

}  // namespace cutcard::school
