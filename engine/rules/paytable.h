#pragma once

#include "engine/money/odds.h"
#include "engine/rules/row.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// One branch of the rules: what a step or a line of a settlement was decided by, and what a trainee has to know (a
/// skill). The ruling is empty where the text alone decides.
struct Branch {
    std::string skill;
    std::string cite;
    std::string ruling;
};

struct PaytableRow {
    Row row = Row::HighCard;
    Odds odds;
    const Branch* branch = nullptr;
};

/// Rows from the highest hand down.
struct Paytable {
    std::string letter;     ///< Empty where the chapter knows one table only.
    std::string cite;       ///< The paragraph that prints the odds.
    bool inChapter = true;  ///< False for a house's own table.
    std::vector<PaytableRow> rows;

    /// The row that pays a hand: only the highest one does. Null when the hand wins nothing.
    template <typename Hand>
    const PaytableRow* rowFor(const Hand& hand) const {
        for (const PaytableRow& row : rows) {
            if (covers(row.row, hand)) return &row;
        }
        return nullptr;
    }
};

/// All tables that a chapter knows for one wager, and what is decided when none of their rows pays.
struct PaytableGroup {
    std::vector<Paytable> tables;
    const Branch* loses = nullptr;

    const Paytable* find(std::string_view letter) const {
        for (const Paytable& table : tables) {
            if (table.letter == letter) return &table;
        }
        return nullptr;
    }
};

/// Where a meter starts, starts again after a 100 % win, and how much of each wager goes into it, all for a $1 wager
/// (ALL-8).
struct MeterTerms {
    Meter meter = Meter::Main;
    Money seed;
    Money reseed;
    int rateInPercent = 0;
};

struct EnvyRow {
    Row row = Row::HighCard;
    Money amount;
    const Branch* branch = nullptr;
};

/// The envy amounts for one size of the progressive wager; zero stands for every size.
struct EnvySchedule {
    std::string letter;
    Money wager;
    std::vector<EnvyRow> rows;
};

/// A wager paid from meters: its table and the terms of the meters.
struct MeteredTable {
    Paytable table;
    std::vector<MeterTerms> meters;
    int reserveRateInPercent = 0;

    bool hasReserve() const { return reserveRateInPercent > 0; }
};

}  // namespace cutcard
