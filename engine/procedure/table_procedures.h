#pragma once

#include "engine/procedure/procedure.h"
#include "engine/rules/rule_set.h"
#include "engine/table/table_procedure.h"

#include <vector>

namespace cutcard {

/// Those the chapter has: only 573.5(f)(2) has steps of its own for an idle table with a shuffling device.
std::vector<TableProcedure> tableProceduresOf(const RuleSet& rules);

/// The chapter's sections 3 to 5 (657a.3–657a.5, MA 2–4); a manual shuffle, so the cards are cut (ALL-14).
Procedure tableProcedure(const RuleSet& rules, TableProcedure procedure);

}  // namespace cutcard
