#include "app/cli/store_argument.h"

#include "app/cli/line_server.h"
#include "app/store/machine_key.h"
#include "app/store/sqlite_store.h"
#include "app/text/catalogue.h"
#include "engine/json/json_writer.h"

#include <unistd.h>

#include <filesystem>

namespace cutcard::cli {

using namespace store;

StoreOptions storeArgument(const Arguments& arguments) {
    StoreOptions options;
    options.folder = arguments.option("store").value_or(defaultStoreFolder());
    options.access = Access::ReadOnly;
    if (options.folder.empty()) throw BadCall{"There is no home folder; name the store's with --store."};
    return options;
}

Status refuse(const StoreRefusal& refusal) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.key("error");
    json.beginObject();
    json.text("message", text::storeFault(refusal).toStdString());
    json.endObject();
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Refused;
}

StoreResult<std::vector<RegisteredKey>> believedKeys(const Arguments& arguments) {
    std::vector<RegisteredKey> keys;
    for (const std::string& key : arguments.all("key")) {
        if (!digestOf(key)) throw BadCall{"--key takes 64 hexadecimal digits in lower case."};
        keys.push_back({key, {}, 0, false});
    }
    const bool isNamed = arguments.option("store").has_value();
    if (!isNamed && defaultStoreFolder().empty()) return keys;
    const StoreOptions options = storeArgument(arguments);
    std::error_code error;
    if (!std::filesystem::exists(databasePath(options.folder), error) && !isNamed) return keys;
    const auto opened = SqliteStore::open(options);
    if (!opened) return opened.refusal();
    const auto registered = (*opened)->keys();
    if (!registered) return registered.refusal();
    keys.insert(keys.end(), registered->begin(), registered->end());
    if (const auto own = MachineKey::open(options.folder)) keys.push_back({own->publicKey(), {}, 0, false});
    return keys;
}

}  // namespace cutcard::cli
