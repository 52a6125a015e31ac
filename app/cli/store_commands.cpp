#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "app/cli/store_argument.h"
#include "app/store/machine_key.h"
#include "app/store/rebuild.h"
#include "app/store/rescue.h"
#include "app/store/sqlite_store.h"
#include "app/store/support_bundle.h"
#include "app/text/catalogue.h"
#include "engine/json/json_writer.h"
#include "engine/record/transcript.h"

#include <unistd.h>

#include <ctime>
#include <filesystem>

namespace cutcard::cli {
namespace {

using namespace store;

constexpr std::size_t kLargestTranscript = 64 * 1024 * 1024;

}  // namespace

Status verifyCommand(const Words& words) {
    const Arguments arguments(words, {"store", "key…"});
    arguments.expectWords(1, "verify FILE [--store FOLDER] [--key KEY]…");
    const auto keys = believedKeys(arguments);
    if (!keys) return refuse(keys.refusal());
    const auto transcript = readTranscript(readFile(arguments.words()[0], kLargestTranscript));
    std::string text;
    if (!transcript) {
        writeError(text, transcript.refusal());
        writeFully(STDOUT_FILENO, text + '\n');
        return Status::Refused;
    }
    const SealVerdict verdict = checkSeal(transcript->head, transcript->signature, transcript->key, *keys);
    JsonWriter json(text);
    json.beginObject();
    json.text("verdict", sealVerdictName(verdict));
    json.text("attempt", transcript->header.attempt);
    json.number("events", static_cast<std::int64_t>(transcript->attempt.events.size()));
    json.text("short_code", shortCode(transcript->head));
    json.textOrNull("key", transcript->key);
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return verdict == SealVerdict::Sealed ? Status::Served : Status::Refused;
}

Status rescueCommand(const Words& words) {
    const Arguments arguments(words, {"store"});
    arguments.expectWords(0, "rescue [--store FOLDER]");
    StoreOptions options = storeArgument(arguments);
    // Only what is damaged is rescued: a rescue begins with a backup, and a newer or a busy store would lose by it.
    const auto opened = SqliteStore::open(options);
    if (opened) throw BadCall{"This store is whole; nothing has to be rescued."};
    const StoreFault fault = opened.refusal().fault;
    if (fault != StoreFault::Damaged && fault != StoreFault::NoStore) return refuse(opened.refusal());
    options.access = Access::ReadWrite;
    const auto report = rescue(options);
    if (!report) return refuse(report.refusal());
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.textOrNull("backup", std::filesystem::path(report->backup).filename().string());
    json.number("from_backup", report->fromBackup);
    json.number("from_journal", report->fromJournal);
    json.number("from_damaged", report->fromDamaged);
    json.key("lost");
    json.beginArray();
    for (const LostEvents& lost : report->lost) {
        json.beginArray();
        json.number(lost.first);
        json.number(lost.last);
        json.endArray();
    }
    json.endArray();
    json.key("incomplete");
    json.beginArray();
    for (const std::string& table : report->incomplete) json.text(table);
    json.endArray();
    json.text("damaged", std::filesystem::path(report->damaged).filename().string());
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return report->lost.empty() ? Status::Served : Status::Refused;
}

Status rebuildCommand(const Words& words) {
    const Arguments arguments(words, {"store"});
    arguments.expectWords(0, "rebuild [--store FOLDER]");
    const auto opened = SqliteStore::open(storeArgument(arguments));
    if (!opened) return refuse(opened.refusal());
    const auto rebuilt = rebuildAll((*opened)->database(), ScheduleOptions(), std::time(nullptr));
    if (!rebuilt) return refuse(rebuilt.refusal());
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.number("trainees", static_cast<std::int64_t>(rebuilt->schedules.size()));
    json.number("skills", rebuilt->skills());
    for (Level level : {Level::Learning, Level::Practised, Level::Mastered}) {
        json.number(levelName(level), rebuilt->skillsAt[static_cast<std::size_t>(level)]);
    }
    json.number("answers", rebuilt->practice);
    json.number("exam_events", rebuilt->exams);
    json.number("attempts", rebuilt->attempts);
    json.number("attempts_differing", rebuilt->differing);
    json.number("unreadable", rebuilt->unreadable);
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Served;
}

Status supportBundleCommand(const Words& words) {
    const Arguments arguments(words, {"store"});
    arguments.expectWords(0, "support-bundle [--store FOLDER]");
    writeFully(STDOUT_FILENO, supportBundle(storeArgument(arguments), CUTCARD_VERSION));
    return Status::Served;
}

}  // namespace cutcard::cli
