#pragma once

#include "engine/record/sha256.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard::store {

/// A UUID in lower case.
using Id = std::string;

Id newId();
/// The same text gives the same id, on every machine.
Id derivedId(std::string_view text);
bool isId(std::string_view text);

/// Milliseconds since the epoch, UTC, by the clock of the machine. The order of events is their sequence, never this.
using Milliseconds = std::int64_t;

enum class Role : std::uint8_t { Trainee, Supervisor };
enum class Standing : std::uint8_t { Active, Archived, Erased };

/// The name is kept apart from everything else that is known of a person; it is empty after erasure.
struct Person {
    Id id;
    Role role = Role::Trainee;
    Standing standing = Standing::Active;
    std::string name;
    Milliseconds createdAt = 0;

    bool operator==(const Person&) const = default;
};

/// A line of a school's list: who is to be there, and in which groups, by their names.
struct RosterLine {
    Id person;  ///< Empty: somebody new.
    std::string name;
    std::vector<std::string> groups;
};

struct Group {
    Id id;
    std::string name;
    std::vector<Id> members;

    bool operator==(const Group&) const = default;
};

/// What is to be appended. The id makes a repetition harmless: the same event twice is stored once.
struct NewEvent {
    Id id;
    std::string kind;  ///< "practice.answered"; see kindNeeds.
    Id subject;        ///< Whom it is about; empty: nobody.
    std::string body;  ///< Exact bytes, without names.

    bool operator==(const NewEvent&) const = default;
};

/// An event as it is stored: numbered without gaps within its origin, and chained to the one before it.
struct Event {
    std::int64_t position = 0;  ///< The order of arrival in this store; not part of the event.
    Id id;
    Id origin;  ///< The store in which it was made.
    std::int64_t sequence = 0;
    Milliseconds at = 0;
    std::string kind;
    Id subject;
    std::string body;
    Digest hash{};

    bool operator==(const Event&) const = default;
};

struct EventQuery {
    std::string kindBeginsWith;
    std::optional<Id> subject;
    std::int64_t after = 0;  ///< Position of the last one already known.
    int limit = 1000;
    bool newestFirst = false;  ///< On the way back from the end; `after` 0 begins there.
};

/// One version of a rule set, an exam, a form or a scenario. Versions are only ever added.
struct Definition {
    Id id;
    int version = 0;
    std::string kind;  ///< "rules", "exam", "form" or "scenario".
    std::string body;
    Milliseconds at = 0;

    bool operator==(const Definition&) const = default;
};

/// A key whose signatures are believed.
struct RegisteredKey {
    std::string key;  ///< Ed25519, 64 hexadecimal digits.
    std::string label;
    Milliseconds at = 0;
    bool revoked = false;

    bool operator==(const RegisteredKey&) const = default;
};

/// Shown once; only its hash is kept.
struct SupervisorAccess {
    Id id;
    std::string recoveryCode;
};

}  // namespace cutcard::store
