#pragma once

#include "engine/table/refusal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard::store {

/// Why the store did not do what it was asked. Every one has a sentence in app/text that says what to do.
enum class StoreFault : std::uint8_t {
    // Who asks.
    NeedsSupervisor,
    NeedsTrainee,
    NotYours,
    SessionEnded,
    WrongPassphrase,
    WrongRecoveryCode,
    TooSoon,             ///< Seconds to wait.
    PassphraseTooShort,  ///< Characters wanted.
    AlreadySetUp,
    LastSupervisor,
    // What is asked for.
    UnknownPerson,
    UnknownGroup,
    UnknownDefinition,
    UnknownKey,
    UnknownRound,
    UnknownAttempt,
    NotActive,
    BadId,
    BadName,
    BadKind,
    BadKey,
    BodyTooLarge,
    IdTaken,
    RoundUnreadable,  ///< Where.
    // Exams.
    SitsAnother,  ///< The trainee has an attempt that runs.
    DoNotBelong,  ///< What of exam, form and header does not fit.
    AttemptSealed,
    AttemptRunning,
    LineRefused,  ///< Why.
    NotFinished,
    WaitsForSupervisor,
    ReasonMissing,
    SignerUnknown,      ///< The key.
    PersonNotHere,      ///< The id.
    AttemptUnreadable,  ///< Where.
    // Where it is kept.
    NoStore,     ///< Folder.
    CannotOpen,  ///< Path.
    OpenedReadOnly,
    FolderReadOnly,     ///< Folder.
    NetworkFileSystem,  ///< Folder.
    SecondWriter,       ///< Folder.
    NewerSchema,        ///< Number found, number known.
    MigrationFailed,    ///< Number, what the database said.
    BackupFailed,       ///< Path.
    DiskFull,
    Busy,
    InputOutput,  ///< What the system said.
    Damaged,      ///< Where.
    NothingToRescue,
    KeyFileOpen,  ///< Path.
    // A school's server.
    ServerAway,      ///< What the line said.
    ServerRefused,   ///< What the server said.
    SchoolNotReady,  ///< Number found, number needed.
    ServerKeepsCopies,
    ForwardingGap,   ///< The highest number that the server has.
    ForeignOrigin,   ///< What the server said.
    HistoryDiffers,  ///< What the server said.
    NotAKiosk,       ///< The role is a supervisor's.
    Unexpected       ///< What the database said.
};
inline constexpr int kStoreFaultCount = static_cast<int>(StoreFault::Unexpected) + 1;

struct StoreRefusal {
    StoreFault fault = StoreFault::Unexpected;
    std::vector<std::string> params;
};

template <typename T>
using StoreResult = Result<T, StoreRefusal>;

/// The result of what only succeeds or not.
struct Done {};

}  // namespace cutcard::store
