#include "app/store/support_bundle.h"

#include "app/store/backups.h"
#include "app/store/files.h"
#include "app/store/journal.h"
#include "app/store/local_log.h"
#include "app/store/migrations.h"
#include "app/store/sql_texts.h"
#include "app/store/sqlite_database.h"

#include <sqlite3.h>

namespace cutcard::store {
namespace {

void addLine(std::string& text, std::string_view name, const std::string& value) {
    text += std::string(name) + ": " + value + '\n';
}

/// Only the number of a fault: its parameters may be paths.
std::string verdict(const StoreResult<Done>& result) {
    return result ? "ok" : "fault " + std::to_string(static_cast<int>(result.refusal().fault));
}

void addDatabase(std::string& text, const std::string& path) {
    const auto database = SqliteDatabase::open(path, Access::ReadOnly);
    if (!database) {
        addLine(text, "database", "fault " + std::to_string(static_cast<int>(database.refusal().fault)));
        return;
    }
    const auto schema = schemaOf(**database);
    addLine(text, "schema", schema ? std::to_string(*schema) : "unreadable");
    addLine(text, "integrity", verdict(checkIntegrity(**database, {})));
    if (schema && *schema >= 1 && *schema <= newestSchema())
        addLine(text, "hashes", verdict(checkHashes(**database, *schema, {})));
    const auto events = (*database)->number(sql::event_count);
    addLine(text, "events", events ? std::to_string(*events) : "unreadable");
    const auto people = (*database)->number(sql::person_count);
    addLine(text, "people", people ? std::to_string(*people) : "unreadable");
}

}  // namespace

std::string supportBundle(const StoreOptions& options, const std::string& program) {
    std::string text = "cutcard-support/1\n";
    addLine(text, "program", program);
    addLine(text, "known schema", std::to_string(newestSchema()));
    addLine(text, "sqlite", sqlite3_libversion());
    addLine(text, "file system", std::to_string(options.fileSystem(options.folder)));
    addDatabase(text, databasePath(options.folder));
    const JournalContent journal = Journal::read(journalFolder(options.folder));
    addLine(text, "journal lines", std::to_string(journal.entries.size()));
    addLine(text, "journal damaged lines", std::to_string(journal.damaged.size()));
    const auto backups = Backups(backupFolder(options.folder)).paths();
    addLine(text, "backups", std::to_string(backups.size()));
    for (const std::string& path : backups) addLine(text, "backup", verdict(Backups::verify(path)));
    return text + "log:\n" + LocalLog(options.folder + "/log").text();
}

}  // namespace cutcard::store
