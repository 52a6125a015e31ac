#pragma once

#include "app/store/store.h"
#include "engine/json/strict_json.h"

#include <QString>

#include <vector>

namespace cutcard::supervisor {

/// A table that a round can be played at: a chapter as it is, a chapter with everything it can offer, a house's rules.
struct ScenarioTable {
    QString title;
    std::string rules;
    Json selections;
    Json paytables;
};

store::StoreResult<std::vector<ScenarioTable>> scenarioTables(store::Store& store, const store::StoreSession& session);

}  // namespace cutcard::supervisor
