#include "engine/table/table_procedure.h"

namespace cutcard {

std::string_view tableProcedureName(TableProcedure procedure) {
    static constexpr std::array<std::string_view, kTableProcedures.size()> kNames = {
        "open_table", "open_table_two_decks", "shuffle_and_cut", "idle_table", "change_decks", "idle_table_device"};
    return kNames[static_cast<std::size_t>(procedure)];
}

std::optional<TableProcedure> tableProcedureNamed(std::string_view name) {
    for (TableProcedure procedure : kTableProcedures) {
        if (tableProcedureName(procedure) == name) return procedure;
    }
    return std::nullopt;
}

}  // namespace cutcard
