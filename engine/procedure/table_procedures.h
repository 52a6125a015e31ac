#pragma once

#include "engine/procedure/procedure.h"
#include "engine/rules/rule_set.h"

#include <array>
#include <string_view>
#include <vector>

namespace cutcard {

/// What a dealer does with the cards outside a round, each as steps like a settlement.
enum class TableProcedure : std::uint8_t {
    OpenTable,
    OpenTableTwoDecks,
    ShuffleAndCut,
    IdleTable,
    ChangeDecks,
    IdleTableDevice
};

inline constexpr std::array kTableProcedures = {TableProcedure::OpenTable,     TableProcedure::OpenTableTwoDecks,
                                                TableProcedure::ShuffleAndCut, TableProcedure::IdleTable,
                                                TableProcedure::ChangeDecks,   TableProcedure::IdleTableDevice};

std::string_view tableProcedureName(TableProcedure procedure);

/// Those the chapter has: only 573.5(f)(2) has steps of its own for an idle table with a shuffling device.
std::vector<TableProcedure> tableProceduresOf(const RuleSet& rules);

/// The chapter's sections 3 to 5 (657a.3–657a.5, MA 2–4); a manual shuffle, so the cards are cut (ALL-14).
Procedure tableProcedure(const RuleSet& rules, TableProcedure procedure);

}  // namespace cutcard
