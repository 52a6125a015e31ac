#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/store_argument.h"
#include "app/school/kiosk_sync.h"
#include "app/school/school_office.h"
#include "app/school/school_schema.h"
#include "app/school/service_name.h"
#include "app/store/files.h"
#include "engine/json/json_writer.h"

#include <unistd.h>

#include <filesystem>
#include <functional>

namespace cutcard::cli {
namespace {

using namespace school;

constexpr auto kUsage =
    "school init | school status | school sync [--store FOLDER] | school kiosks [list | add NAME [--password-file "
    "FILE] | renew NAME | retire NAME], "
    "each with --service NAME";

std::string conninfoOf(const Arguments& arguments) {
    const auto service = arguments.option("service");
    if (!service) throw BadCall{"Name the school's service with --service (see ~/.pg_service.conf)."};
    if (!isServiceName(*service))
        throw BadCall{"--service takes the name of a section in ~/.pg_service.conf, nothing else."};
    return conninfoOfService(*service);
}

Status say(const std::function<void(JsonWriter&)>& write) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    write(json);
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Served;
}

Status prepare(PgConnection& connection) {
    const auto before = prepareSchool(connection);
    if (!before) return refuse(before.refusal());
    return say([&](JsonWriter& json) {
        json.number("schema_before", std::int64_t{*before});
        json.number("schema", std::int64_t{newestSchema()});
    });
}

Status tellStatus(PgConnection& connection) {
    const auto fits = needNewestSchema(connection);
    if (!fits) return refuse(fits.refusal());
    const auto figures = figuresOf(connection);
    if (!figures) return refuse(figures.refusal());
    return say([&](JsonWriter& json) {
        json.number("schema", std::int64_t{newestSchema()});
        json.number("people", figures->people);
        json.number("kiosks", figures->kiosks);
        json.number("events", figures->events);
        json.number("waiting", figures->waiting);
        json.number("attempts", figures->attempts);
        json.number("broken", figures->broken);
        json.number("not_taken_in", figures->notTakenIn);
        json.number("definition_conflicts", figures->conflicts);
    });
}

Status listKiosks(PgConnection& connection) {
    const auto kiosks = kiosksOf(connection);
    if (!kiosks) return refuse(kiosks.refusal());
    for (const Kiosk& kiosk : *kiosks) {
        say([&](JsonWriter& json) {
            json.text("kiosk", kiosk.name);
            json.text("origin", kiosk.origin);
            json.text("key", kiosk.key);
            json.number("seen_at", kiosk.seenAt);
            json.text("program", kiosk.program);
            json.text("running", kiosk.running);
            json.number("waiting", kiosk.waiting);
            json.number("held", kiosk.held);
            json.boolean("retired", kiosk.retired);
        });
    }
    return Status::Served;
}

Status addNamed(PgConnection& connection, const std::string& name, const std::optional<std::string>& passwordFile) {
    std::error_code error;
    if (passwordFile && std::filesystem::exists(*passwordFile, error))
        throw BadCall{"\"" + *passwordFile + "\" is there already; name a new file."};
    const auto added = addKiosk(connection, name);
    if (!added) return refuse(added.refusal());
    if (passwordFile) {
        const auto given = givePassword(connection, name, [&](const std::string& line) {
            return store::replaceFile(*passwordFile, line + '\n', 0600);
        });
        if (!given) return refuse(given.refusal());
    }
    return say([&](JsonWriter& json) {
        json.text("kiosk", name);
        json.textOrNull("password_file", passwordFile.value_or(""));
    });
}

/// What the program at a kiosk does all the time, once.
Status syncOnce(const Arguments& arguments) {
    const std::string conninfo = conninfoOf(arguments);
    store::StoreOptions options = storeArgument(arguments);
    options.access = store::Access::ReadWrite;
    const auto store = store::SqliteStore::open(options);
    if (!store) return refuse(store.refusal());
    KioskDesk desk(**store);
    const auto here = [](const std::function<void()>& task) {
        task();
        return true;
    };
    const auto report = KioskSync(conninfo, CUTCARD_VERSION, desk, here).run({});
    if (!report) return refuse(report.refusal());
    return say([&](JsonWriter& json) {
        json.number("sent", report->sent);
        json.number("waiting", report->waiting);
        json.number("offered", std::int64_t{report->offered});
        json.number("roster", std::int64_t{report->roster});
        json.number("definitions", std::int64_t{report->definitions});
    });
}

/// What is wrong with the words is said before anybody is asked.
void checkWords(const Words& words) {
    const std::string what = words.empty() ? "" : words[0];
    const std::string act = words.size() < 2 ? "list" : words[1];
    const bool isPlain = (what == "init" || what == "status" || what == "sync") && words.size() == 1;
    const bool isList = what == "kiosks" && act == "list" && words.size() <= 2;
    const bool isAct = what == "kiosks" && (act == "add" || act == "renew" || act == "retire") && words.size() == 3;
    if (!isPlain && !isList && !isAct) throw BadCall{std::string("Usage: ") + kUsage};
    if (isAct && !isKioskName(words[2]))
        throw BadCall{"A kiosk's name is made of small letters, digits and underscores, a letter first, at most 40."};
}

Status kiosksCommand(PgConnection& connection, const Arguments& arguments) {
    const auto fits = needNewestSchema(connection);
    if (!fits) return refuse(fits.refusal());
    const Words& words = arguments.words();
    if (words.size() < 3) return listKiosks(connection);
    if (words[1] == "add") return addNamed(connection, words[2], arguments.option("password-file"));
    const auto done = words[1] == "renew" ? renewKiosk(connection, words[2]) : retireKiosk(connection, words[2]);
    if (!done) return refuse(done.refusal());
    return say([&](JsonWriter& json) { json.text("kiosk", words[2]); });
}

}  // namespace

Status schoolCommand(const Words& words) {
    const Arguments arguments(words, {"service", "password-file", "store"});
    checkWords(arguments.words());
    const std::string& what = arguments.words()[0];
    if (what == "sync") return syncOnce(arguments);
    const auto connection = PgConnection::open(conninfoOf(arguments));
    if (!connection) return refuse(connection.refusal());
    if (what == "init") return prepare(**connection);
    if (what == "status") return tellStatus(**connection);
    return kiosksCommand(**connection, arguments);
}

}  // namespace cutcard::cli
