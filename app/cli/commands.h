#pragma once

#include <string>
#include <vector>

namespace cutcard::cli {

/// Exit status: everything served; something was refused; the call itself was wrong.
enum class Status { Served = 0, Refused = 1, BadCall = 2 };

using Words = std::vector<std::string>;

Status rulesCommand(const Words& words);
Status proceduresCommand(const Words& words);
Status ruleOnCommand(const Words& words);
Status settleCommand(const Words& words);
Status gradeCommand(const Words& words);
Status dealCommand(const Words& words);
Status oddsCommand(const Words& words);
Status skillsCommand(const Words& words);
Status drillCommand(const Words& words);
Status examCommand(const Words& words);
Status replayCommand(const Words& words);
Status regradeCommand(const Words& words);
Status verifyCommand(const Words& words);
Status rebuildCommand(const Words& words);
Status rescueCommand(const Words& words);
Status supportBundleCommand(const Words& words);
Status exchangeCommand(const Words& words);
Status schoolCommand(const Words& words);

}  // namespace cutcard::cli
