#pragma once

#include "engine/rules/dealing_method.h"
#include "engine/rules/paytable.h"
#include "engine/rules/theory_topic.h"
#include "engine/table/refusal.h"
#include "engine/table/wager.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// Every branch of a rule set by its skill id. Shared by a chapter and the house submissions made from it.
using BranchBook = std::map<std::string, Branch, std::less<>>;

/// Whether a house has to choose something, and what it has when it says nothing.
enum class Offer : std::uint8_t { Always, UnlessDeclined, OnRequest };

/// A wager with paytables to choose from (Queens Up), or one fixed table (Super Bonus).
struct LetteredWager {
    Offer offer = Offer::Always;
    PaytableGroup group;
    std::optional<PaytableGroup> otherHand;  ///< The same tables where the dealer's hand decides (Bad Beat).
};

/// One kind of progressive (four-card, five-card): its tables and who else is paid for a hand.
struct ProgressiveKind {
    std::string name;
    std::vector<MeteredTable> tables;
    std::vector<EnvySchedule> envy;
    const Branch* loses = nullptr;

    const MeteredTable* table(std::string_view letter) const;
};

struct FiveCardHandBonusTerms {
    MeteredTable onPlayer;
    MeteredTable onDealer;  ///< The same rows, deciding other branches.
    const Branch* playerLoses = nullptr;
    const Branch* dealerLoses = nullptr;
    ForOdds magicCard;
    ForOdds luckyBonus;
    std::string bonusCite;
};

/// A choice among fixed words, where the regulation is silent or leaves it to the house.
struct HouseOption {
    std::string name;
    std::vector<std::string> values;
    std::string standard;
    std::string ruling;
};

/// A number that the regulation fixes (how deep the cover card goes, how often the stub is counted).
struct Fact {
    std::string name;
    int value = 0;
    std::string cite;
};

struct CardCounts {
    int seat = 0;
    int dealer = 0;
    int community = 0;
    int sixCardBonus = 0;
};

/// One chapter: what the regulation fixes and what it lets a house choose. Read from assets/rules/*.json.
struct RuleSet {
    std::string id;
    std::string game;
    std::string title;
    std::string jurisdiction;
    std::string source;
    int seats = 0;
    CardCounts cards;
    std::vector<DealingMethod> methods;
    std::vector<Wager> mainWagers;
    std::vector<Wager> decisionWagers;
    std::string evenMoneyCite;
    std::map<Wager, LetteredWager> lettered;
    std::vector<ProgressiveKind> progressives;
    std::optional<FiveCardHandBonusTerms> fiveCardHandBonus;
    std::optional<PaytableGroup> coverAll;  ///< One table a number of players, which is its letter.
    std::vector<HouseOption> options;
    std::vector<Fact> facts;
    std::vector<TheoryTopic> theory;  ///< By id.
    std::vector<std::string> traits;  ///< Where chapters of one game differ ("one_position_a_player").
    std::shared_ptr<const BranchBook> branches;

    /// What a game asks for must be in its rules file; a file that lacks it is a defect of the program.
    const Branch& branch(std::string_view skill) const;
    const HouseOption* option(std::string_view name) const;
    const ProgressiveKind* progressive(std::string_view kind) const;
    int fact(std::string_view name) const;
    bool hasTrait(std::string_view name) const;
};

/// Reads and checks one file of assets/rules. `common` holds the tables that several chapters share, `theory` the
/// questions about what the chapters say.
Result<RuleSet> readRuleSet(std::string_view text, std::string_view common, std::string_view theory);

}  // namespace cutcard
