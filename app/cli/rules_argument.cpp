#include "app/cli/rules_argument.h"

#include "app/text/catalogue.h"
#include "engine/cards/random_source.h"
#include "engine/players/betting.h"

#include <array>
#include <fstream>
#include <iterator>

namespace cutcard::cli {
namespace {

// Keeps what the selections draw apart from what the cards draw.
constexpr std::uint64_t kSelectionStream = 0x73656c656374696f;

[[noreturn]] void refuse(const std::string& what, const Refusal& refusal) {
    const std::string place = refusal.at.empty() ? "" : " at " + refusal.at;
    throw BadCall{what + ": " + std::string(refusalCodeName(refusal.code)) + place + ": " +
                  text::refusal(refusal).toStdString()};
}

bool isSubmissionFile(const Arguments& arguments) {
    return RuleBook::instance().find(arguments.option("rules").value_or("")) == nullptr;
}

}  // namespace

std::string readFile(const std::string& path, std::size_t largest) {
    std::ifstream file(path, std::ios::binary);
    std::string text;
    std::array<char, 64 * 1024> piece;
    while (text.size() <= largest && file.read(piece.data(), piece.size()).gcount() > 0) {
        text.append(piece.data(), static_cast<std::size_t>(file.gcount()));
    }
    if (!file.is_open() || file.bad()) throw BadCall{"The file \"" + path + "\" cannot be read."};
    if (text.size() > largest) throw BadCall{"The file \"" + path + "\" is larger than such a file can be."};
    return text;
}

RulesSubmission rulesArgument(const Arguments& arguments) {
    const auto rules = arguments.option("rules");
    if (!rules) throw BadCall{"Say which rules: --rules ID or --rules FILE; \"cutcard-cli rules list\" names them."};
    if (auto chapter = RuleBook::instance().find(*rules)) {
        Selections all = everySelection(*chapter);
        return plainSubmission(chapter, std::move(all));
    }
    if (!std::ifstream(*rules).is_open()) {
        throw BadCall{"There is neither a rule set nor a file \"" + *rules + "\"."};
    }
    auto submission = readSubmission(readFile(*rules), RuleBook::instance());
    if (!submission) refuse(*rules, submission.refusal());
    return std::move(*submission);
}

Selections selectionsArgument(const Arguments& arguments, const RulesSubmission& submission, std::uint64_t seed) {
    const RuleSet& rules = *submission.rules;
    const auto text = arguments.option("selections");
    if (!text) return submission.selections;
    if (isSubmissionFile(arguments)) throw BadCall{"A submission file brings its own selections."};
    if (*text == "all") return everySelection(rules);
    if (*text == "random") {
        RandomSource random(seed ^ kSelectionStream);
        return randomSelections(rules, random);
    }
    const auto document = parseStrictJson(*text);
    if (!document) refuse("--selections", document.refusal());
    Reading reading;
    Selections selections = readSelections(*document, JsonPath(), rules, reading);
    if (reading.refused()) refuse("--selections", reading.refusal());
    return selections;
}

void refuseWhatCannotBeDealt(const Selections& selections) {
    if (selections.tableMinimum > kHighestStake) {
        throw BadCall{"Rounds can be dealt up to a table minimum of $" + kHighestStake.text() + "."};
    }
    if (selections.fiveCardHandBonus && selections.fiveCardHandBonus->wager > kHighestMeteredWager) {
        throw BadCall{"Rounds can be dealt up to a Five Card Hand Bonus Wager of $" + kHighestMeteredWager.text() +
                      "."};
    }
}

}  // namespace cutcard::cli
