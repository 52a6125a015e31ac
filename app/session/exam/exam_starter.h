#pragma once

#include "app/store/store.h"
#include "engine/record/transcript.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace cutcard {

/// What a supervisor starts: an exam of the store for a trainee.
struct ExamWish {
    store::Id exam;
    int version = 0;  ///< 0: the newest.
    store::Id trainee;
    Accommodations accommodations = {};
    std::optional<std::uint64_t> seed = {};  ///< Where the exam has none: that of a form made before.
};

/// The same form for everybody who sits the same exam by the same seed, at whichever kiosk: it follows from the exam's
/// text, since two kiosks may give one number to two texts.
store::Id formId(const store::Definition& exam, std::uint64_t seed);

/// A seed that nobody has seen.
std::uint64_t freshSeed();

/// A form of the store, made and stored there where it is new. Without a seed that of the definition, or a fresh one.
Result<store::Definition, QString> formInStore(store::Store& store, const store::StoreSession& supervisor,
                                               const store::Definition& exam, std::optional<std::uint64_t> seed = {});

/// Starts the attempt in the store and gives its id; or a sentence that says why not.
Result<store::Id, QString> startExam(store::Store& store, const store::StoreSession& supervisor, const ExamWish& wish);

}  // namespace cutcard
