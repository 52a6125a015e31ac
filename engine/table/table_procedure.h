#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// What a dealer does with the cards outside the rounds, or before one.
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
std::optional<TableProcedure> tableProcedureNamed(std::string_view name);

}  // namespace cutcard
