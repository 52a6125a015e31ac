#pragma once

#include "engine/record/sha256.h"
#include "engine/training/attempt.h"
#include "engine/training/exam_form.h"

#include <optional>
#include <string>
#include <string_view>

namespace cutcard {

/// What a trainee is given beyond the others; part of the record.
struct Accommodations {
    int timePercent = 100;
    int extraSeconds = 0;
    bool largeText = false;

    bool operator==(const Accommodations&) const = default;
};

/// Everything an attempt stands on. People are UUIDs: a name can be erased and the seal still holds.
struct TranscriptHeader {
    ExamForm form;
    std::string rulesHash;  ///< Of the rule set that the form was made by, in hex.
    std::string program;    ///< The version.
    std::string attempt;
    std::string trainee;
    Accommodations accommodations;

    bool operator==(const TranscriptHeader&) const = default;
};

/// SHA-256 of what `rules show` writes, in hex.
std::string rulesHash(const RuleSet& rules);

/// SHA-256 of a definition as it stands in a header, in hex.
std::string examHash(const ExamDefinition& exam);

/// Writes a `cutcard-transcript/1` line by line. Each line holds the exact bytes that were hashed and the hash up to
/// there: {"header":…,"hash":…}, {"event":…,"hash":…}, at the end {"head":…,"signature":…,"key":…}.
class TranscriptWriter {
public:
    explicit TranscriptWriter(const TranscriptHeader& header);

    /// Goes on with an attempt that was interrupted after so many events.
    TranscriptWriter(const Digest& head, std::size_t events) : m_head(head), m_events(events) {}

    /// Lines are without their end. The first is empty where an attempt goes on.
    const std::string& headerLine() const { return m_headerLine; }
    std::string append(const AttemptEvent& event);
    std::string lastLine(std::string_view signature = {}, std::string_view key = {}) const;

    const Digest& head() const { return m_head; }

private:
    std::string m_headerLine;
    Digest m_head{};
    std::size_t m_events = 0;
};

/// An attempt as its file has it.
struct Transcript {
    TranscriptHeader header;
    Attempt attempt;
    Digest head{};
    bool sealed = false;    ///< Has its last line.
    std::string signature;  ///< Empty: none.
    std::string key;
};

enum class Unfinished : bool { Refused, Allowed };

/// Checks the chain, then reads. `at` of a refusal is "line 7", with a place in its object where there is one.
Result<Transcript> readTranscript(std::string_view text, Unfinished unfinished = Unfinished::Refused);

/// A line of a transcript: the bytes that were hashed, cut out and never written again, and the hash behind them.
struct HashedLine {
    std::string_view bytes;
    Digest hash{};
};

/// `name` is "header" or "event". Nothing where the line is none of that name; whether the hash is right is not asked.
std::optional<HashedLine> hashedLine(std::string_view line, std::string_view name);

/// The number that an event's line gives itself; 0 where the line is none.
std::size_t eventNumber(std::string_view line);

/// The members of a header and of an event.
Result<TranscriptHeader> readTranscriptHeader(std::string_view bytes);
Result<AttemptEvent> readAttemptEvent(std::string_view bytes, const ExamForm& form);

}  // namespace cutcard
