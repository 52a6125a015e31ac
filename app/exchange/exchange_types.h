#pragma once

#include "app/store/machine_key.h"
#include "app/store/store.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// What goes from one Cutcard to another by a stick: one file, verified.
namespace cutcard::exchange {

inline constexpr std::string_view kExchangeFormat = "cutcard-exchange/1";

/// What a file carries: results from the room to the office, or people and definitions from the office to the rooms.
enum class Cargo : std::uint8_t { Attempts, School };

std::string_view cargoName(Cargo cargo);

/// A file as it was read. Whatever is in `lines` was checked.
struct ExchangeFile {
    Cargo cargo = Cargo::Attempts;
    store::Milliseconds writtenAt = 0;
    std::string program;
    std::vector<store::ImportedAttempt> attempts;
    std::vector<store::Person> people;
    std::vector<store::Group> groups;
    std::vector<store::Definition> definitions;
    std::string sha256;  ///< Of everything before the last line.
    std::string key;
    store::SealVerdict verdict = store::SealVerdict::Unsigned;
};

enum class ExchangeFault : std::uint8_t {
    CannotRead,  ///< What the system said.
    NotAnExchange,
    NewerFormat,  ///< The format found.
    Empty,
    TooLarge,
    BadLine,  ///< Where in the line, what is wrong.
    CutOff,
    Changed,
    WrongSignature,
    SignerUnknown,   ///< Fingerprint, key.
    SignerRevoked,   ///< Fingerprint, key.
    UnknownTrainee,  ///< Id.
    BadAttempt,      ///< What the transcript's reader said, as a sentence.
    OtherAttempt,    ///< Ids in line and transcript differ.
    MediumFull,
    MediumGone,   ///< What the system said.
    CannotWrite,  ///< What the system said.
    Store         ///< See `store`.
};

struct ExchangeRefusal {
    ExchangeFault fault = ExchangeFault::CannotRead;
    int line = 0;  ///< From 1; 0 where it is about the whole file.
    std::vector<std::string> params;
    store::StoreRefusal store;
};

template <typename T>
using ExchangeResult = Result<T, ExchangeRefusal>;

/// So many of so many pieces are done.
using ExchangeProgress = std::function<void(int done, int of)>;

/// A key as people compare it: 80 bits of its hash in groups of four.
std::string fingerprint(std::string_view key);

}  // namespace cutcard::exchange
