#include "app/cli/line_server.h"
#include "app/cli/store_argument.h"
#include "app/exchange/exchange_out.h"
#include "app/exchange/exchange_words.h"
#include "app/store/sqlite_store.h"
#include "engine/json/json_writer.h"

#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace cutcard::cli {
namespace {

using namespace store;
using namespace exchange;

constexpr auto kUsage =
    "exchange out FILE --supervisor NAME [--what new|all|school] [--store FOLDER] | "
    "exchange in FILE --supervisor NAME [--register KEY] [--store FOLDER] | "
    "exchange show FILE [--store FOLDER] [--key KEY]…";

Status say(const std::string& line, Status status = Status::Served) {
    writeFully(STDOUT_FILENO, line + '\n');
    return status;
}

Status refuse(const ExchangeRefusal& refusal) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.key("error");
    json.beginObject();
    json.text("code", exchangeFaultName(refusal.fault));
    json.text("message", faultSentence(refusal).toStdString());
    json.text("at", refusal.line == 0 ? "" : "line " + std::to_string(refusal.line));
    json.endObject();
    json.endObject();
    return say(text, Status::Refused);
}

/// From standard input, never from the command line, where everybody on the machine could read it.
std::string readPassphrase() {
    termios before = {};
    const bool isTerminal = ::isatty(STDIN_FILENO) != 0 && ::tcgetattr(STDIN_FILENO, &before) == 0;
    if (isTerminal) {
        termios silent = before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSANOW, &silent);
        std::cerr << "Passphrase: " << std::flush;
    }
    std::string passphrase;
    std::getline(std::cin, passphrase);
    if (isTerminal) {
        ::tcsetattr(STDIN_FILENO, TCSANOW, &before);
        std::cerr << '\n';
    }
    return passphrase;
}

/// A store that is written to, and the supervisor who does it.
struct SignedIn {
    std::unique_ptr<SqliteStore> store;
    StoreSession session;
};

StoreResult<SignedIn> signIn(const Arguments& arguments) {
    const auto name = arguments.option("supervisor");
    if (!name) throw BadCall{"Name the supervisor who does this with --supervisor; the passphrase is read from input."};
    StoreOptions options = storeArgument(arguments);
    // A folder without a store is not made into one by a mistyped path.
    std::error_code error;
    if (!std::filesystem::exists(databasePath(options.folder), error))
        return StoreRefusal{StoreFault::NoStore, {options.folder}};
    options.access = Access::ReadWrite;
    auto opened = SqliteStore::open(options);
    if (!opened) return opened.refusal();
    const auto people = (*opened)->whoMayEnter();
    if (!people) return people.refusal();
    const auto isMeant = [&](const Person& person) {
        return person.role == Role::Supervisor && (person.name == *name || person.id == *name);
    };
    const auto found = std::count_if(people->begin(), people->end(), isMeant);
    if (found == 0) throw BadCall{"There is no supervisor \"" + *name + "\" in this store."};
    if (found > 1) throw BadCall{"There are several supervisors \"" + *name + "\"; give the identifier instead."};
    const auto session = (*opened)->signIn(std::find_if(people->begin(), people->end(), isMeant)->id, readPassphrase());
    if (!session) return session.refusal();
    return SignedIn{std::move(*opened), *session};
}

Status writeOut(const Arguments& arguments, const std::string& path) {
    const std::string what = arguments.option("what").value_or("new");
    if (what != "new" && what != "all" && what != "school") throw BadCall{"--what takes new, all or school."};
    auto in = signIn(arguments);
    if (!in) return cli::refuse(in.refusal());
    const auto written = what == "school" ? writeSchool(*in->store, in->session, path)
                                          : writeAttempts(*in->store, in->session, path, {what == "new", {}});
    if (!written) return refuse(written.refusal());
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.text("cargo", cargoName(written->cargo));
    json.number("attempts", written->attempts);
    json.number("people", written->people);
    json.number("groups", written->groups);
    json.number("definitions", written->definitions);
    json.text("sha256", written->sha256);
    json.text("key", written->key);
    json.text("fingerprint", fingerprint(written->key));
    json.endObject();
    return say(text);
}

Status takeFileIn(const Arguments& arguments, const std::string& path) {
    auto in = signIn(arguments);
    if (!in) return cli::refuse(in.refusal());
    if (const auto key = arguments.option("register")) {
        const auto registered = in->store->registerKey(in->session, *key, "");
        if (!registered) return cli::refuse(registered.refusal());
    }
    const auto keys = in->store->keys();
    if (!keys) return cli::refuse(keys.refusal());
    const auto file = readExchange(path, *keys);
    if (!file) return refuse(file.refusal());
    const auto taken = takeIn(*in->store, in->session, *file);
    if (!taken) return refuse(taken.refusal());
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.text("cargo", cargoName(file->cargo));
    json.number("attempts_added", taken->attemptsAdded);
    json.number("attempts_known", taken->attemptsKnown);
    json.number("attempts_broken", taken->attemptsBroken);
    json.number("people_added", taken->peopleAdded);
    json.number("people_renamed", taken->peopleRenamed);
    json.number("people_erased", taken->peopleErased);
    json.number("groups_added", taken->groupsAdded);
    json.number("groups_changed", taken->groupsChanged);
    json.number("definitions_added", taken->definitionsAdded);
    json.endObject();
    return say(text);
}

void showHead(const ExchangeFile& file) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.text("cargo", cargoName(file.cargo));
    json.number("written_at", file.writtenAt);
    json.text("program", file.program);
    json.text("verdict", sealVerdictName(file.verdict));
    json.text("key", file.key);
    json.text("fingerprint", fingerprint(file.key));
    json.text("sha256", file.sha256);
    json.number("attempts", static_cast<std::int64_t>(file.attempts.size()));
    json.number("people", static_cast<std::int64_t>(file.people.size()));
    json.number("groups", static_cast<std::int64_t>(file.groups.size()));
    json.number("definitions", static_cast<std::int64_t>(file.definitions.size()));
    json.endObject();
    say(text);
}

void showEntry(std::string_view kind, const Id& id,
               std::initializer_list<std::pair<const char*, std::string>> members) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.text(kind, id);
    for (const auto& [name, value] : members) json.text(name, value);
    json.endObject();
    say(text);
}

Status show(const Arguments& arguments, const std::string& path) {
    const auto keys = believedKeys(arguments);
    if (!keys) return cli::refuse(keys.refusal());
    const auto file = readExchange(path, *keys, UnknownSigner::Shown);
    if (!file) return refuse(file.refusal());
    showHead(*file);
    for (const ExchangedAttempt& one : file->attempts) {
        showEntry("attempt", one.id,
                  {{"trainee", one.trainee}, {"title", one.title}, {"short_code", one.shortCode}, {"key", one.key}});
    }
    for (const auto& [line, person] : file->people) showEntry("person", person.id, {{"name", person.name}});
    for (const auto& [line, group] : file->groups) showEntry("group", group.id, {{"name", group.name}});
    for (const auto& [line, one] : file->definitions) {
        showEntry("definition", one.id, {{"kind", one.kind}, {"version", std::to_string(one.version)}});
    }
    return file->verdict == SealVerdict::Sealed ? Status::Served : Status::Refused;
}

}  // namespace

Status exchangeCommand(const Words& words) {
    const std::string verb = words.empty() ? "" : words.front();
    const Words rest(words.begin() + (words.empty() ? 0 : 1), words.end());
    if (verb == "out") {
        const Arguments arguments(rest, {"store", "supervisor", "what"});
        arguments.expectWords(1, kUsage);
        return writeOut(arguments, arguments.words()[0]);
    }
    if (verb == "in") {
        const Arguments arguments(rest, {"store", "supervisor", "register"});
        arguments.expectWords(1, kUsage);
        return takeFileIn(arguments, arguments.words()[0]);
    }
    if (verb != "show") throw BadCall{"Usage: cutcard-cli " + std::string(kUsage)};
    const Arguments arguments(rest, {"store", "key…"});
    arguments.expectWords(1, kUsage);
    return show(arguments, arguments.words()[0]);
}

}  // namespace cutcard::cli
