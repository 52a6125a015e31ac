#pragma once

#include "app/store/machine_key.h"
#include "app/store/store.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// What goes from one Cutcard to another by a stick: one file, verified.
namespace cutcard::exchange {

inline constexpr std::string_view kExchangeFormat = "cutcard-exchange/1";

/// What a file carries: results from the room to the office, or people and definitions from the office to the rooms.
enum class Cargo : std::uint8_t { Attempts, School };

std::string_view cargoName(Cargo cargo);

/// An attempt in a file, and what its transcript says.
struct ExchangedAttempt {
    int line = 0;
    store::ImportedAttempt attempt;
    store::Id id;
    store::Id trainee;
    std::string title;      ///< Of the exam; empty where the transcript cannot be read.
    std::string shortCode;  ///< The same.
    std::string key;        ///< Who sealed it; empty where it is not whole.
};

/// A person, group or definition in a file.
template <typename T>
struct Exchanged {
    int line = 0;
    T what;
};

/// A file as it was read and checked.
struct ExchangeFile {
    Cargo cargo = Cargo::Attempts;
    store::Milliseconds writtenAt = 0;
    std::string program;
    std::vector<ExchangedAttempt> attempts;
    std::vector<Exchanged<store::Person>> people;
    std::vector<Exchanged<store::Group>> groups;
    std::vector<Exchanged<store::Definition>> definitions;
    std::string sha256;  ///< Of everything before the last line.
    std::string key;
    store::SealVerdict verdict = store::SealVerdict::Unsigned;
};

enum class ExchangeFault : std::uint8_t {
    CannotRead,  ///< Path, what the system said.
    NotAnExchange,
    NewerFormat,  ///< The format found.
    TooLarge,
    BadLine,  ///< What is wrong, as a sentence.
    LineChanged,
    LineMissing,
    LineAdded,
    CutOff,
    WrongSignature,
    SignerUnknown,   ///< Fingerprint, key.
    SignerRevoked,   ///< Fingerprint, key.
    UnknownTrainee,  ///< Id.
    OtherAttempt,    ///< The ids of the line and of its transcript.
    IsSupervisor,    ///< Id: no trainee here.
    NothingToWrite,
    MediumFull,   ///< Path.
    CannotWrite,  ///< Path, what the system said.
    Store         ///< See `store`.
};
inline constexpr int kExchangeFaultCount = static_cast<int>(ExchangeFault::Store) + 1;

/// The code of the command line: "line_changed".
std::string_view exchangeFaultName(ExchangeFault fault);

struct ExchangeRefusal {
    ExchangeFault fault = ExchangeFault::CannotRead;
    int line = 0;  ///< From 1; 0 where it is about the whole file.
    std::vector<std::string> params = {};
    store::StoreRefusal store = {};
};

template <typename T>
using ExchangeResult = Result<T, ExchangeRefusal>;

/// So many of so many pieces are done.
using ExchangeProgress = std::function<void(int done, int of)>;

/// A key as people compare it: 80 bits of its hash in groups of four.
std::string fingerprint(std::string_view key);

}  // namespace cutcard::exchange
