#pragma once

#include "app/store/exam_types.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace cutcard::store {

/// The exact bytes of one member of a JSON object that is known to be one. Empty: there is none.
std::string_view memberBytes(std::string_view object, std::string_view key);

/// The text that such bytes are. Nothing: they are none, or it has a NUL, which no server takes.
std::optional<std::string> textIn(std::string_view bytes);
std::optional<std::string> memberText(std::string_view object, std::string_view key);
bool hasNul(std::string_view text);
/// Nor has it more than an index takes.
bool isWord(std::string_view text);

/// Of those that can be stored.
inline constexpr std::int64_t kLargestNumber = std::numeric_limits<std::int64_t>::max();

/// An event that can be there only once is found by its id, and a repetition is seen.
Id startedId(const Id& attempt);
Id importedId(const Id& attempt, std::int64_t time);  ///< Counted from 1.
Id lineId(const Id& attempt, std::int64_t number);
Id sealedId(const Id& attempt);
Id formEventId(const Id& form, int version);

/// Where an attempt comes from: the body of "exam.started" and of "exam.imported". The items are not in it but those of
/// a form; the line of the header is put together again from what was around them, byte for byte.
struct AttemptOrigin {
    Id attempt;
    Id exam;
    int version = 1;
    Id form;  ///< Empty: everything is in `rest`.
    int formVersion = 1;
    Id by;  ///< Who started it.
    std::string before;
    std::string after;

    // Of an import.
    Id importedBy = {};
    Milliseconds startedAt = 0;
    Milliseconds sealedAt = 0;
    bool broken = false;
    /// Of the exam's text: another store may have it under another number. Empty: nobody said.
    std::string examHash = {};
    std::string rest = {};  ///< What comes after the header's line; exact bytes, behind the JSON.
};

std::string originBody(const AttemptOrigin& origin);
/// What it returns can be stored anywhere, whoever wrote the event.
std::optional<AttemptOrigin> readOrigin(std::string_view body);

/// Takes the items out of a header's line. Nothing: it has others.
bool takeItemsOut(std::string_view headerLine, std::string_view items, AttemptOrigin& origin);

/// {"attempt","line"}; the line stands in it as it is.
std::string lineBody(const Id& attempt, std::string_view line);
std::string_view lineIn(std::string_view body);
/// Of any body of an attempt's event. Empty: it names none.
Id attemptIn(std::string_view body);

/// {"attempt","head","signature","key"}
std::string sealBody(const Id& attempt, const Digest& head, const std::string& signature, const std::string& key);

/// {"attempt","by","reason","hundredths","passed"}; who and when apart, the event has the time.
std::string regradingBody(const Id& attempt, const Regrading& regrading);
std::optional<Regrading> readRegrading(std::string_view body, Milliseconds at);

/// {"form","version","body"}; the body stands in it as it is.
std::string formBody(const Id& form, int version, std::string_view body);

struct FormName {
    Id form;
    int version = 0;
};

/// Of such a body, whatever else is in it.
std::optional<FormName> formNamedIn(std::string_view body);

}  // namespace cutcard::store
