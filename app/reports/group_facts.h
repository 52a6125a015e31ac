#pragma once

#include "app/store/store.h"
#include "engine/training/error_family.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace cutcard::reports {

/// What a group's report says of one member.
struct MemberFacts {
    QString name;
    int attempts = 0;
    std::optional<store::AttemptRow> last;  ///< Nothing where none was sealed.
    std::optional<store::AttemptRow> best;
    int passed = 0;
};

/// Everything a report on a group is written from.
struct GroupFacts {
    QString group;
    store::Milliseconds from = 0;
    store::Milliseconds to = 0;        ///< 0: no end.
    std::vector<MemberFacts> members;  ///< By name.
    std::vector<store::TrendPoint> trend;
    store::TrendStep step = store::TrendStep::Day;
    std::vector<int> results;                ///< Hundredths of a percent, one a sealed attempt, as last graded.
    std::vector<store::ItemFigures> skills;  ///< The weakest first.
    std::array<int, kErrorFamilyCount> families{};
};

/// Asks the store for the sealed attempts of a group within the time of the query; the rest of it means nothing here.
store::StoreResult<GroupFacts> groupFacts(store::Store& store, const store::StoreSession& session,
                                          const store::Group& group, const store::AttemptQuery& within);

/// The percent of an attempt and whether it was passed, as it was last graded.
int gradedHundredths(const store::AttemptRow& row);
bool gradedPassed(const store::AttemptRow& row);

}  // namespace cutcard::reports
