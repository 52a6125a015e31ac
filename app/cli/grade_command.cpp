#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "engine/record/grading_record.h"

#include <unistd.h>

namespace cutcard::cli {

Status gradeCommand(const Words& words) {
    Arguments(words, {}).expectWords(0, "grade");
    OpenTables tables;
    return serveLines(STDIN_FILENO, STDOUT_FILENO, [&tables](std::string_view line, std::string& out) {
        const auto request = readGradingRequest(line, tables);
        if (!request) return std::optional(request.refusal());
        Grader grader = graderOf(*request->record.game, request->record.round, request->from, request->mode);
        for (std::size_t i = 0; i < request->actions.size(); ++i) {
            const Verdict verdict = grader.judge(request->actions[i]);
            JsonWriter json(out);
            writeVerdict(json, i + 1, verdict, grader);
            out += '\n';
        }
        JsonWriter json(out);
        writeScore(json, grader);
        return std::optional<Refusal>();
    });
}

}  // namespace cutcard::cli
