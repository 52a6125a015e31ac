#include "engine/training/error_analysis.h"

#include "engine/rules/main_wagers.h"
#include "engine/training/reason_family.h"

#include <algorithm>

namespace cutcard {
namespace {

/// A wager beside the main ones, of those that are settled at the table.
bool isSideWager(const RuleSet& rules, std::string_view name) {
    const auto wager = wagerNamed(name);
    return wager && !isMainWager(rules, *wager);
}

const WagerLine* lineOf(const Settlement& settlement, const Act& act) {
    for (const SeatSettlement& seat : settlement.seats) {
        if (seat.seat != act.seat.value_or(kNoSeat)) continue;
        for (const WagerLine& line : seat.lines) {
            if (wagerName(line.wager) == act.wager.value_or("")) return &line;
        }
    }
    return nullptr;
}

const Paytable* tableOf(const Game& game, Wager wager) {
    if (wager == Wager::Progressive) return &game.submission().progressiveTerms()->table;
    if (game.submission().fiveCardHandBonusTerms() != nullptr && isTakenBeforeTheDeal(wager)) {
        return &game.submission().fiveCardHandBonusTerms()->table;
    }
    const auto terms = game.rules().lettered.find(wager);
    if (terms == game.rules().lettered.end()) return nullptr;
    const auto letter = game.selections().letters.find(wager);
    return letter == game.selections().letters.end() ? &terms->second.group.tables.front()
                                                     : terms->second.group.find(letter->second);
}

/// ALL-2: the stake added where it stays the player's anyway, or kept back where everything is paid.
bool isToTakenForFor(const WagerLine& line, Money amount) {
    if (!line.odds) return false;
    if (std::holds_alternative<ToOdds>(*line.odds)) return amount == line.amount + line.stake;
    return std::holds_alternative<ForOdds>(*line.odds) && amount + line.stake == line.amount;
}

bool isOfAnotherRow(const Game& game, const WagerLine& line, Money amount) {
    const Paytable* table = tableOf(game, line.wager);
    if (table == nullptr) return false;
    return std::any_of(table->rows.begin(), table->rows.end(), [&](const PaytableRow& row) {
        if (const auto* to = std::get_if<ToOdds>(&row.odds)) {
            return payAt(*to, line.stake, game.selections().breakage()) == amount;
        }
        const auto* forOne = std::get_if<ForOdds>(&row.odds);
        return forOne != nullptr && payAt(*forOne, line.stake) == amount;
    });
}

ErrorFamily familyOfAmount(const Game& game, const Settlement& settlement, const Act& act) {
    const WagerLine* line = lineOf(settlement, act);
    if (line == nullptr || !act.amount) return ErrorFamily::Arithmetic;
    if (isToTakenForFor(*line, *act.amount)) return ErrorFamily::ToTakenForFor;
    return isOfAnotherRow(game, *line, *act.amount) ? ErrorFamily::WrongRow : ErrorFamily::Arithmetic;
}

}  // namespace

std::optional<ErrorFamily> errorFamilyOf(const Verdict& verdict, const Act& act, const GradedProcedure& procedure,
                                         const std::vector<StepId>& missing, const Game& game,
                                         const Settlement& settlement) {
    switch (verdict.reason) {
    case Reason::Ok:
    case Reason::AlreadyDone: return std::nullopt;
    case Reason::MissedIrregularity: return ErrorFamily::ExposedCardMissed;
    case Reason::WrongSeatOrder:
    case Reason::OutOfOrder: {
        const bool sideWager = std::any_of(missing.begin(), missing.end(), [&](StepId step) {
            const Act& left = procedure[step].act;
            return left.action == actionName(Action::Settle) && isSideWager(game.rules(), left.wager.value_or(""));
        });
        return sideWager ? ErrorFamily::MissedSideWager : ErrorFamily::WrongOrder;
    }
    case Reason::WrongHand:
    case Reason::WrongName: return ErrorFamily::MisreadHand;
    case Reason::WrongOutcome:
        return verdict.step && asksForTheQualifier(procedure[*verdict.step].skill) ? ErrorFamily::WrongQualifier
                                                                                   : ErrorFamily::MisreadHand;
    case Reason::WrongAmount: return familyOfAmount(game, settlement, act);
    default: return ErrorFamily::Other;
    }
}

}  // namespace cutcard
