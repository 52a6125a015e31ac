#pragma once

#include "app/store/store_refusal.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/theory_topic.h"
#include "engine/table/refusal.h"
#include "engine/training/drill.h"
#include "engine/training/scenario.h"

#include <QString>

#include <string_view>

namespace cutcard::text {

/// The one place where the engine's codes become sentences: translated in the window, English on the command line.
QString refusal(const Refusal& refusal);
QString wager(Wager wager);
/// As it is printed on the felt.
QString feltLabel(Wager wager);
QString row(Row row);
QString category(std::string_view category);
/// The same at the beginning of a line.
QString handTitle(std::string_view category);
QString irregularity(IrregularityKind kind);
QString ruling(std::string_view ruling);

/// Why a round to order cannot be made.
QString scenarioFault(const ScenarioFault& fault);

/// Why the store did not do what it was asked, and what to do about it.
QString storeFault(const store::StoreRefusal& refusal);

/// What a skill is about, in a few words.
QString skillTitle(std::string_view skill);

/// What a theory topic asks, and an answer to it.
QString theoryQuestion(std::string_view topic);
QString theoryAnswer(const TheoryAnswer& answer);

/// What the dealer does in a step, as an instruction.
QString step(const Step& step);

/// What a step is about, without its outcome, its amount or a card that nobody has seen.
QString stepTopic(const Step& step);

/// The part of a round that a step belongs to; from the settlement on a seat's.
QString phase(const Step& step);

/// What a drill asks, one of its answers, and what somebody has wrong who chose a wrong one.
QString drillQuestion(const DrillQuestion& question);
QString drillAnswer(DrillKind kind, const DrillOption& option);
QString wrongRule(DrillKind kind, std::string_view rule);

}  // namespace cutcard::text
