#pragma once

#include "engine/procedure/procedure.h"
#include "engine/rules/rule_set.h"

#include <array>
#include <string_view>

namespace cutcard {

/// What a dealer does with the cards outside a round, each as steps like a settlement.
enum class TableProcedure : std::uint8_t { OpenTable, OpenTableTwoDecks, ShuffleAndCut, IdleTable, ChangeDecks };

inline constexpr std::array kTableProcedures = {TableProcedure::OpenTable, TableProcedure::OpenTableTwoDecks,
                                                TableProcedure::ShuffleAndCut, TableProcedure::IdleTable,
                                                TableProcedure::ChangeDecks};

std::string_view tableProcedureName(TableProcedure procedure);

/// The chapter's sections 3 to 5 (657a.3–657a.5, MA 2–4); a manual shuffle, so the cards are cut (ALL-14).
Procedure tableProcedure(const RuleSet& rules, TableProcedure procedure);

}  // namespace cutcard
