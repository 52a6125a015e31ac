#pragma once

#include "app/supervisor/replay_row.h"
#include "app/supervisor/scenario_draft.h"

namespace cutcard::supervisor {

/// What is wrong with a draft, and at which field ("seat3.cards[1]").
struct ScenarioFaultAt {
    std::string field;
    QString sentence;
    RefusalCode code = RefusalCode::BadFormat;
};

/// A draft read as a round and settled; or what is still wrong with it.
struct ScenarioVerdict {
    std::optional<ReplayTable> table;
    std::optional<ScenarioFaultAt> fault;
    std::string round;  ///< The whole round as a file has it, where nothing is wrong.
};

ScenarioVerdict judged(const ScenarioDraft& draft);

/// A refusal's place in the round, by the numbers of seats: "seats[0].cards[1]" is "seat3.cards[1]".
std::string fieldAt(const ScenarioDraft& draft, const std::string& at);

}  // namespace cutcard::supervisor
