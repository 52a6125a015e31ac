#pragma once

#include "app/cli/commands.h"

#include <span>
#include <string>
#include <vector>

namespace cutcard::cli {

struct Usage {
    std::string call;  ///< Without the program's name.
    std::string about;
};

struct Command {
    std::string name;
    Status (*run)(const Words&);
    std::vector<Usage> uses;
};

/// Every command, in the order of the help.
std::span<const Command> commandTable();
const Command* commandNamed(const std::string& name);

std::string help();
/// The same as JSON, for the manual and the completion of shells.
std::string describedCommands();

}  // namespace cutcard::cli
