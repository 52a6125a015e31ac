#pragma once

#include "app/kiosk/self_test.h"
#include "app/store/store.h"

#include <string>

namespace cutcard::kiosk {

/// What takes long: a check of every record and of the newest backup in a folder. May run beside the window.
struct RecordFacts {
    QString damage;
    std::optional<store::Milliseconds> backupAge;
    bool backupIsRight = true;
};
RecordFacts checkRecords(const std::string& folder, store::Milliseconds now);

/// Whether a file can be written in a folder, to the disk.
bool canBeWritten(const std::string& folder);
std::int64_t freeBytesOf(const std::string& folder);

/// When the newest event happened; 0: there is none.
store::Milliseconds newestEventOf(store::Store& store, const store::StoreSession& supervisor);

/// Outputs that no window of the program covers.
int uncoveredOutputs();
/// Over how many outputs the one picture goes.
int outputsOfThePicture();

}  // namespace cutcard::kiosk
