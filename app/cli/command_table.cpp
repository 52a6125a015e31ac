#include "app/cli/command_table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace cutcard::cli {
namespace {

constexpr std::size_t kAboutColumn = 49;
constexpr std::size_t kWidth = 100;

// What an option takes and how the program ends, once for all commands.
const std::vector<std::string> kNotes = {
    "--rules takes the id of a rule set or a house's Rules Submission (a file).",
    "--selections takes a JSON object, \"all\" or \"random\".",
    "Exit status: 0 everything served, 1 something was refused, 2 the call was wrong.",
};

/// Of UTF-8, whose further bytes take no place.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xc0) != 0x80; }));
}

/// A call on as many lines as it needs; it is broken before an option only.
std::string wrapped(const std::string& call, std::size_t indent) {
    std::string text = "  ";
    std::size_t column = 2;
    for (std::size_t at = 0; at < call.size();) {
        const std::size_t next = std::min(call.find(" [", at + 1), call.size());
        const std::string piece = call.substr(at, next - at);
        if (column + widthOf(piece) > kWidth && column > indent) {
            text += '\n' + std::string(indent, ' ');
            column = indent;
        }
        text += piece;
        column += widthOf(piece);
        at = next;
    }
    return text;
}

std::string line(const std::string& command, const Usage& usage) {
    std::string text = wrapped(usage.call, command.size() + 2);
    const std::size_t column = widthOf(std::string_view(text).substr(text.rfind('\n') + 1));
    const bool fits = text.find('\n') == std::string::npos && column < kAboutColumn;
    if (!fits) text += '\n';
    return text + std::string(kAboutColumn - (fits ? column : 0), ' ') + usage.about + '\n';
}

}  // namespace

std::span<const Command> commandTable() {
    static const std::vector<Command> commands = {
        {"rules",
         rulesCommand,
         {{"rules list", "the rule sets"},
          {"rules show ID", "one of them: wagers, paytables, topics"},
          {"rules check FILE", "the faults of a house's Rules Submission"}}},
        {"settle", settleCommand, {{"settle < rounds", "one settlement a line"}}},
        {"grade", gradeCommand, {{"grade < rounds with actions", "one verdict an action, then the score"}}},
        {"rule-on", ruleOnCommand, {{"rule-on < events", "the ruling on an irregularity, one a line"}}},
        {"deal",
         dealCommand,
         {{"deal --rules ID [--selections S] [--seed N] [--rounds N] [--players N] [--method M] [--number N] "
           "[--generator N] [--skill S]… [--irregularity I]…",
           "complete rounds, the same for the same seed"}}},
        {"odds",
         oddsCommand,
         {{"odds --rules ID [--wager W] [--selections S] [--seed N] [--rounds N]",
           "exact frequencies, return and house edge"}}},
        {"procedures",
         proceduresCommand,
         {{"procedures --rules ID", "opening of the table, shuffle and cut, idle table, new decks"}}},
        {"skills", skillsCommand, {{"skills [--rules ID] [--selections S]", "every branch of the rules"}}},
        {"drill",
         drillCommand,
         {{"drill --rules ID [--selections S] [--kind K] [--skill S] [--seed N] [--count N]",
           "questions with their key, the same for the same seed"}}},
        {"exam",
         examCommand,
         {{"exam check FILE", "the faults of an exam definition"},
          {"exam form FILE [--seed N]", "its items"},
          {"exam default --rules ID", "a definition to begin with"},
          {"exam cover --rules ID [--selections S] [--seed N]",
           "few rounds that have every skill of the table, and their number"}}},
        {"replay", replayCommand, {{"replay FILE", "the score of an attempt against its stored procedures"}}},
        {"regrade", regradeCommand, {{"regrade FILE", "the same by the engine of today, with every difference"}}},
        {"verify",
         verifyCommand,
         {{"verify FILE [--store FOLDER] [--key KEY]…", "whether an attempt is whole and by whom it was sealed"}}},
        {"rebuild",
         rebuildCommand,
         {{"rebuild [--store FOLDER]", "mastery and schedules once more from the events, counted"}}},
        {"rescue",
         rescueCommand,
         {{"rescue [--store FOLDER]", "makes a damaged store whole again; says what came back and what is lost"}}},
        {"support-bundle",
         supportBundleCommand,
         {{"support-bundle [--store FOLDER]", "what helps to find a fault, without names"}}},
        {"exchange",
         exchangeCommand,
         {{"exchange out FILE --supervisor NAME [--what new|all|school] [--store FOLDER]",
           "writes sealed attempts, or people and definitions, for another machine; reads the passphrase"},
          {"exchange in FILE --supervisor NAME [--register KEY] [--store FOLDER]",
           "takes in what another machine wrote; reads the passphrase"},
          {"exchange show FILE [--store FOLDER] [--key KEY]…",
           "what is in such a file, and whether it can be believed"}}},
        {"school",
         schoolCommand,
         {{"school init --service NAME", "prepares a PostgreSQL server for a school, or brings it up to date"},
          {"school status --service NAME", "what the server has"},
          {"school sync [--store FOLDER] --service NAME", "what a kiosk does all the time, once by hand"},
          {"school kiosks [list] --service NAME", "who may forward to it, and when each was seen"},
          {"school kiosks add KIOSK [--password-file FILE] --service NAME",
           "lets a kiosk forward; its password goes to the file alone"},
          {"school kiosks renew KIOSK --service NAME", "after a kiosk was set up anew"},
          {"school kiosks retire KIOSK --service NAME", "what it forwarded stays"}}},
    };
    return commands;
}

const Command* commandNamed(const std::string& name) {
    const auto commands = commandTable();
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&name](const Command& each) { return each.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

std::string help() {
    std::string text = "Usage: cutcard-cli COMMAND [OPTIONS]\n\n";
    for (const Command& command : commandTable()) {
        for (const Usage& usage : command.uses) text += line(command.name, usage);
    }
    text += '\n';
    for (const std::string& note : kNotes) text += note + '\n';
    return text;
}

std::string describedCommands() {
    nlohmann::ordered_json all;
    for (const Command& command : commandTable()) {
        for (const Usage& usage : command.uses) {
            all["commands"].push_back({{"name", command.name}, {"call", usage.call}, {"about", usage.about}});
        }
    }
    all["notes"] = kNotes;
    return all.dump(2) + '\n';
}

}  // namespace cutcard::cli
