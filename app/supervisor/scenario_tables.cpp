#include "app/supervisor/scenario_tables.h"

#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ScenarioTable)
};

Json written(const RuleSet& rules, const Selections& selections) {
    std::string text;
    JsonWriter out(text);
    writeSelections(out, rules, selections);
    return *parseStrictJson(text);
}

}  // namespace

store::StoreResult<std::vector<ScenarioTable>> scenarioTables(store::Store& store, const store::StoreSession& session) {
    std::vector<ScenarioTable> tables;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const QString name =
            Say::tr("%1, %2", "game and chapter").arg(text::gameTitle(rules->id), text::chapterTitle(rules->id));
        tables.push_back({name, rules->id, {}, {}});
        tables.push_back(
            {Say::tr("%1, everything offered").arg(name), rules->id, written(*rules, everySelection(*rules)), {}});
    }
    const auto definitions = store.definitions(session, "rules");
    if (!definitions) return definitions.refusal();
    for (const store::Definition& definition : *definitions) {
        const auto house = readSubmission(definition.body, RuleBook::instance());
        if (!house) continue;
        const Json paytables = house->houseTables.empty() ? Json() : *parseStrictJson(house->houseTables);
        tables.push_back({Say::tr("House rules: %1").arg(QString::fromStdString(house->title)), house->rules->id,
                          written(*house->rules, house->selections), paytables});
    }
    return tables;
}

}  // namespace cutcard::supervisor
