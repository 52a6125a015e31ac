#include "app/cli/arguments.h"
#include "app/cli/commands.h"

#include <iostream>
#include <map>

namespace {

using namespace cutcard::cli;

constexpr auto kHelp = R"(Usage: cutcard-cli COMMAND [OPTIONS]

  rules list | rules show ID | rules check FILE
  settle < rounds                                one settlement a line
  grade < rounds with actions                    one verdict an action, then the score
  rule-on < events                               the ruling on an irregularity, one a line
  deal --rules ID [--selections S] [--seed N] [--rounds N] [--players N] [--method M]
       [--number N] [--generator N] [--skill S]… [--irregularity I]…
                                                 complete rounds, the same for the same seed
  odds --rules ID [--wager W] [--selections S]   exact frequencies, return and house edge
  procedures --rules ID                          opening of the table, shuffle and cut, idle table, new decks
  skills [--rules ID] [--selections S]           every branch of the rules
  drill --rules ID [--selections S] [--kind K] [--skill S] [--seed N] [--count N]
                                                 questions with their key, the same for the same seed
  exam check FILE | exam form FILE [--seed N] | exam default --rules ID
                                                 an exam definition: its faults, its items, one to begin with
  exam cover --rules ID [--selections S] [--seed N]
                                                 few rounds that have every skill of the table, and their number
  replay FILE                                    the score of an attempt against its stored procedures
  regrade FILE                                   the same by the engine of today, with every difference
  verify FILE [--store FOLDER] [--key KEY]…      whether an attempt is whole and by whom it was sealed
  rebuild [--store FOLDER]                       mastery and schedules once more from the events, counted
  rescue [--store FOLDER]                        makes a damaged store whole again; says what came back and what is lost
  support-bundle [--store FOLDER]                what helps to find a fault, without names
  exchange out FILE --supervisor NAME [--what new|all|school] [--store FOLDER]
                                                 writes sealed attempts, or people and definitions, for another machine
  exchange in FILE --supervisor NAME [--register KEY] [--store FOLDER]
                                                 takes in what another machine wrote; both read the passphrase
  exchange show FILE [--store FOLDER] [--key KEY]…
                                                 what is in such a file, and whether it can be believed

--rules takes the id of a rule set or a house's Rules Submission (a file).
--selections takes a JSON object, "all" or "random".
Exit status: 0 everything served, 1 something was refused, 2 the call was wrong.
)";

int run(const Words& words) {
    static const std::map<std::string, Status (*)(const Words&)> commands = {
        {"rules", rulesCommand},       {"procedures", proceduresCommand},
        {"rule-on", ruleOnCommand},    {"settle", settleCommand},
        {"grade", gradeCommand},       {"deal", dealCommand},
        {"odds", oddsCommand},         {"skills", skillsCommand},
        {"drill", drillCommand},       {"exam", examCommand},
        {"replay", replayCommand},     {"regrade", regradeCommand},
        {"verify", verifyCommand},     {"rebuild", rebuildCommand},
        {"rescue", rescueCommand},     {"support-bundle", supportBundleCommand},
        {"exchange", exchangeCommand},
    };
    if (!words.empty() && (words[0] == "--help" || words[0] == "help")) {
        std::cout << kHelp;
        return static_cast<int>(Status::Served);
    }
    const auto command = words.empty() ? commands.end() : commands.find(words[0]);
    if (command == commands.end()) {
        std::cerr << kHelp;
        return static_cast<int>(Status::BadCall);
    }
    return static_cast<int>(command->second(Words(words.begin() + 1, words.end())));
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(Words(argv + 1, argv + argc));
    } catch (const cutcard::cli::BadCall& call) {
        std::cerr << "cutcard-cli: " << call.message << '\n';
        return static_cast<int>(Status::BadCall);
    }
}
