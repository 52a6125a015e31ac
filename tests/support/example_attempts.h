#pragma once

#include "app/reports/attempt_facts.h"
#include "app/store/machine_key.h"

#include <cstdint>
#include <string>

namespace cutcard::test {

inline constexpr auto kExampleTrainee = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";
inline constexpr auto kExampleSupervisor = "99999999-8888-4777-8666-555555555555";
inline constexpr auto kExampleExam = "33333333-4444-4555-8666-777777777777";
inline constexpr store::Milliseconds kExampleStart = 1'794'830'400'000;  ///< 16 November 2026, 12:00 UTC.

/// A generated attempt at a generated exam: rounds, irregularities and questions, with errors at fixed places.
struct ExampleWish {
    std::string attempt = "11111111-2222-4333-8444-555555555555";
    std::string trainee = kExampleTrainee;
    std::uint64_t seed = 7;
    int errorEvery = 9;  ///< Every so many actions or answers one is wrong; 0: none is.
    bool interrupted = false;
};

/// The machine key that a folder has after this; always the same one.
store::MachineKey exampleKey(const std::string& folder);

/// The exam, and the whole file of the attempt, signed where there is a key.
ExamDefinition exampleExam();
std::string exampleTranscript(const ExampleWish& wish, const store::MachineKey* key = nullptr);

/// As another store hands it over.
store::ImportedAttempt exampleImport(const ExampleWish& wish, const store::MachineKey& key);

/// As a store gives it, without one.
reports::AttemptFacts exampleFacts(const ExampleWish& wish);

}  // namespace cutcard::test
