#pragma once

#include "app/store/sqlite_store.h"

#include <functional>
#include <string>

namespace cutcard::test {

struct SchoolSize {
    int trainees = 1000;
    int attempts = 10'000;
    int groups = 40;
    std::uint64_t seed = 1;
};

inline constexpr auto kSchoolPassphrase = "correct horse battery";

/// What was made. The exams have one form for everybody but for the last, which has a fresh one each.
struct GeneratedSchool {
    store::Id supervisor;
    std::vector<store::Id> trainees;
    std::vector<store::Id> groups;
    std::vector<store::Id> exams;
    int attempts = 0;  ///< Sealed; one more runs.
    std::int64_t events = 0;
};

/// Fills an empty folder with a school whose trainees have sat exams for two years, through the calls of the store:
/// everything in it is as a real one would have it. The same size and seed give the same people and results.
GeneratedSchool makeSchool(const std::string& folder, const SchoolSize& size,
                           const std::function<void(int attempts)>& progress = {});

}  // namespace cutcard::test
