#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/procedure/table_procedures.h"
#include "engine/record/round_record.h"

#include <unistd.h>

namespace cutcard::cli {

Status proceduresCommand(const Words& words) {
    const Arguments arguments(words, {"rules"});
    arguments.expectWords(0, "procedures --rules ID");
    const RulesSubmission submission = rulesArgument(arguments);
    std::string text;
    for (TableProcedure procedure : tableProceduresOf(*submission.rules)) {
        JsonWriter json(text);
        json.beginObject();
        json.text("rules", submission.rules->id);
        json.text("procedure", tableProcedureName(procedure));
        writeSteps(json, tableProcedure(*submission.rules, procedure));
        json.endObject();
        text += '\n';
    }
    writeFully(STDOUT_FILENO, text);
    return Status::Served;
}

}  // namespace cutcard::cli
