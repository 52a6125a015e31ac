#pragma once

#include "app/store/store_types.h"
#include "engine/record/transcript.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cutcard::store {

/// What a supervisor starts: an exam of the store for a trainee, by a form of the store.
struct AttemptStart {
    Id attempt;
    Id trainee;
    Id exam;  ///< The definition and its version.
    int version = 1;
    Id form;                 ///< A definition of kind "form".
    std::string headerLine;  ///< Of a TranscriptWriter. Its items are those of the form.
};

enum class AttemptState : std::uint8_t { Running, Sealed };

/// How far an attempt's clock had come, kept outside its chain several times a second.
struct HeartBeat {
    std::int64_t examTime = 0;  ///< Milliseconds of exam time.
    Milliseconds at = 0;        ///< By the clock of the machine; filled in by the store.

    bool operator==(const HeartBeat&) const = default;
};

/// An attempt that has begun on this machine and is not sealed: whoever starts the program has to be told.
struct RunningAttempt {
    Id attempt;
    Id trainee;
    std::string title;  ///< Of the exam.
    HeartBeat beat;

    bool operator==(const RunningAttempt&) const = default;
};

/// Changed by a supervisor after the fact; the older score stays.
struct Regrading {
    Milliseconds at = 0;
    Id by;
    std::string reason;
    int hundredths = 0;
    bool passed = false;

    bool operator==(const Regrading&) const = default;
};

/// An attempt as a list shows it. Derived from the events; never asked for by hand.
struct AttemptRow {
    Id attempt;
    Id trainee;
    std::string traineeName;  ///< Empty after erasure.
    Id exam;
    int version = 1;
    std::string title;
    std::string rules;
    Id supervisor;  ///< Who started it.
    Milliseconds startedAt = 0;
    Milliseconds sealedAt = 0;  ///< 0 while it runs.
    AttemptState state = AttemptState::Running;
    std::int64_t examTime = 0;  ///< Milliseconds, of its last event.
    int hundredths = 0;         ///< Of a percent, as first scored.
    bool passed = false;
    int criticals = 0;
    int errors = 0;
    int interruptions = 0;
    std::string shortCode;
    bool imported = false;
    bool broken = false;                ///< Came with a seal that does not hold; kept and marked.
    std::optional<Regrading> regraded;  ///< The newest.

    bool operator==(const AttemptRow&) const = default;
};

enum class AttemptOrder : std::uint8_t { Started, Name, Title, Percent, Passed, Errors, Duration };

struct AttemptQuery {
    std::string text;  ///< In the trainee's name or the exam's title, without regard to case.
    std::optional<Id> trainee;
    std::optional<Id> group;
    std::optional<Id> exam;
    std::optional<std::string> rules;
    std::optional<bool> passed;  ///< By the score that is valid now.
    std::optional<AttemptState> state;
    bool ownOnly = false;  ///< Without those that came from elsewhere.
    Milliseconds from = 0;
    Milliseconds to = 0;  ///< Not included; 0: no end.
    AttemptOrder order = AttemptOrder::Started;
    bool descending = true;
    int offset = 0;
    int limit = 200;
};

/// What the analysis counts by: the place in a form that several trainees had, or the skill.
enum class AnalysisBy : std::uint8_t { Item, Skill };

struct ItemFigures {
    std::string key;    ///< The skill's id; or the form's id, a blank, and the item's number from 1.
    std::string rules;  ///< The chapter of the skill or item.
    std::string section;
    int attempts = 0;
    double facility = 0;                   ///< Mean share of the points, 0 to 1.
    std::optional<double> discrimination;  ///< Correlation with the rest of the exam; nothing where it has no spread.
    std::map<std::string, int> reasons;    ///< What went wrong how often: a verdict's reason or a wrong rule.
};

/// How somebody did in one row of the analysis.
struct SubjectShare {
    Id trainee;
    std::string name;  ///< Empty after erasure.
    int attempts = 0;
    double share = 0;  ///< Mean share of the points, 0 to 1.

    bool operator==(const SubjectShare&) const = default;
};

/// A stretch of time in the results of a trainee, a group or everybody.
struct TrendPoint {
    Milliseconds from = 0;
    int attempts = 0;
    int passed = 0;
    double meanHundredths = 0;
};

enum class TrendStep : std::uint8_t { Day, Week, Month };

/// How an attempt from elsewhere was taken in.
enum class ImportVerdict : std::uint8_t { Added, KnownAlready, AddedBroken };

/// By whom something was signed, in hexadecimal digits.
struct Signature {
    std::string signature;
    std::string key;
};

/// An attempt that comes from another store, with what its file does not say.
struct ImportedAttempt {
    std::string transcript;  ///< The whole file.
    Id exam;
    int version = 1;
    Id supervisor;
    Milliseconds startedAt = 0;
    Milliseconds sealedAt = 0;
};

}  // namespace cutcard::store
