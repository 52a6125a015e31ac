#pragma once

#include "app/store/store_refusal.h"
#include "app/text/amounts.h"
#include "app/text/kept_sentence.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/theory_topic.h"
#include "engine/table/refusal.h"
#include "engine/training/drill.h"
#include "engine/training/error_family.h"
#include "engine/training/scenario.h"

#include <QString>

#include <string_view>

namespace cutcard {

enum class Level : std::uint8_t;
enum class PracticeReason : std::uint8_t;
enum class SectionKind : std::uint8_t;
enum class Way : std::uint8_t;

}  // namespace cutcard

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
/// The same, to be kept.
KeptSentence faultSentence(const store::StoreRefusal& refusal);

/// What a skill is about, in a few words.
QString skillTitle(std::string_view skill);

/// What a theory topic asks, and an answer to it.
QString theoryQuestion(std::string_view topic);
QString theoryAnswer(const TheoryAnswer& answer);

/// Where a card goes: "seat 3", "the dealer".
QString place(const CardPlace& where);

/// What the dealer does in a step, as an instruction.
QString step(const Step& step);

/// What a step is about, without its outcome, its amount or a card that nobody has seen.
QString stepTopic(const Step& step);

/// The instruction, but for a card that is dealt only where it goes: its face may not be known to anybody.
QString toldUnseen(const Step& step);

/// The part of a round that a step belongs to; from the settlement on a seat's.
QString phase(const Step& step);

/// What a drill asks, one of its answers, and what somebody has wrong who chose a wrong one.
QString drillQuestion(const DrillQuestion& question);
QString drillAnswer(DrillKind kind, const DrillOption& option);
QString wrongRule(DrillKind kind, std::string_view rule);

/// What a person calls the cards that play: "pair of 9s", "two pair, aces and 7s", "king-high".
QString handName(const HandSet& hand);

/// An action as the word on a button.
QString actionLabel(Action action);

/// What the dealer says aloud, as the word on a button: "No more bets".
QString announcement(std::string_view said);

/// A way to go through a round, and a line about it.
QString way(Way way);
QString wayAbout(Way way);

QString drillTitle(DrillKind kind);
QString drillAbout(DrillKind kind);

QString errorFamily(ErrorFamily family);
/// What went wrong in an exam, in a few words: a verdict's reason, a wrong rule, "not_done", "not_answered".
QString errorReason(std::string_view reason);
QString sectionKind(SectionKind kind);
QString level(Level level);
QString dealingMethod(DealingMethod method);
QString tableProcedure(TableProcedure procedure);
/// When something was found, as the end of a sentence.
QString moment(Moment moment);

/// A sentence: why something should be practised.
QString practiceReason(PracticeReason reason);

/// The game and the chapter of a rule set by its id: "Crazy 4 Poker", "Pennsylvania 657a". Empty for one nobody knows.
QString gameTitle(std::string_view rules);
QString chapterTitle(std::string_view rules);

}  // namespace cutcard::text
