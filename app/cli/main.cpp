#include "app/cli/arguments.h"
#include "app/cli/command_table.h"

#include <iostream>

namespace {

using namespace cutcard::cli;

int run(const Words& words) {
    const std::string first = words.empty() ? "" : words[0];
    if (first == "--help" || first == "help" || first == "--version" || first == "--describe") {
        std::cout << (first == "--version"    ? "cutcard-cli " CUTCARD_VERSION "\n"
                      : first == "--describe" ? describedCommands()
                                              : help());
        return static_cast<int>(Status::Served);
    }
    const Command* command = commandNamed(first);
    if (command == nullptr) {
        std::cerr << help();
        return static_cast<int>(Status::BadCall);
    }
    return static_cast<int>(command->run(Words(words.begin() + 1, words.end())));
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
