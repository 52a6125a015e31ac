#include "app/text/wrong_values.h"

#include "app/text/amounts.h"
#include "app/text/arithmetic.h"
#include "app/text/catalogue.h"
#include "app/text/hand_names.h"
#include "app/text/why.h"
#include "engine/cards/card_set.h"
#include "engine/training/error_analysis.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(WrongValue)
};

QString tooMuchOrLittle(Money right, Money said) {
    return said > right ? Say::tr("%1 is %2 too much.").arg(money(said), money(said - right))
                        : Say::tr("%1 is %2 too little.").arg(money(said), money(right - said));
}

/// ALL-2: the two ways of taking one kind of odds for the other.
QString toTakenForFor(const WagerLine& line) {
    return std::holds_alternative<ToOdds>(*line.odds)
               ? Say::tr("You added the stake: at %1 it stays the player's anyway, and only the win is paid.")
                     .arg(oddsWords(*line.odds))
               : Say::tr("You kept the stake back: it was taken before the deal, and %1 is paid in full.")
                     .arg(oddsWords(*line.odds));
}

/// The row of the posted table that the amount would have been right for.
QString anotherRow(const Game& game, const WagerLine& line, Money said) {
    const auto terms = game.rules().lettered.find(line.wager);
    const Paytable* table = nullptr;
    if (line.wager == Wager::Progressive) {
        table = &game.submission().progressiveTerms()->table;
    } else if (terms != game.rules().lettered.end()) {
        const auto letter = game.selections().letters.find(line.wager);
        table = letter == game.selections().letters.end() ? &terms->second.group.tables.front()
                                                          : terms->second.group.find(letter->second);
    }
    if (table == nullptr || !line.row) return tooMuchOrLittle(line.amount, said);
    for (const PaytableRow& row : table->rows) {
        const auto* to = std::get_if<ToOdds>(&row.odds);
        const auto* forOne = std::get_if<ForOdds>(&row.odds);
        const bool fits = (to != nullptr && payAt(*to, line.stake, game.selections().breakage()) == said) ||
                          (forOne != nullptr && payAt(*forOne, line.stake) == said);
        if (!fits || row.row == *line.row) continue;
        return Say::tr("%1 is what %2 pays; this wager is paid for %3.")
            .arg(money(said), aRow(row.row), aRow(*line.row));
    }
    return tooMuchOrLittle(line.amount, said);
}

/// Amounts that have a name of their own.
QString typical(const WagerLine& line, Money said) {
    if (line.outcome == Outcome::Pay && said == line.stake) {
        return Say::tr("%1 is the stake; it pays %2.").arg(money(said), oddsWords(*line.odds));
    }
    const auto* to = line.odds ? std::get_if<ToOdds>(&*line.odds) : nullptr;
    if (to != nullptr && payAt(*to, line.stake, Breakage::Exact) == said) {
        return line.limit != nullptr ? Say::tr("%1 is more than the limit leaves for this hand.").arg(money(said))
                                     : Say::tr("%1 is exact, but this house rounds down.").arg(money(said));
    }
    if (line.outcome == Outcome::Take) return Say::tr("The whole stake is taken: %1.").arg(money(line.amount));
    if (line.outcome == Outcome::Return) return Say::tr("The stake goes back as it was: %1.").arg(money(line.amount));
    return tooMuchOrLittle(line.amount, said);
}

QString wrongAmount(const Game& game, const Settlement& settlement, const Grader& grader, const Act& act,
                    const Verdict& verdict) {
    const Step& step = settlement.procedure.steps()[*verdict.step];
    if (const auto* count = std::get_if<Count>(&step.detail)) {
        return Say::tr("The right number is %1.").arg(count->count);
    }
    if (!act.amount) return Say::tr("No amount was named.");
    const WagerLine* line = lineOf(settlement, step);
    if (line == nullptr) {
        const auto* envy = std::get_if<EnvyPaid>(&step.detail);
        return tooMuchOrLittle(envy != nullptr ? envy->amount : Money(), *act.amount);
    }
    const auto family = errorFamilyOf(verdict, act, grader.procedure(), {}, game, settlement);
    if (family == ErrorFamily::ToTakenForFor) return toTakenForFor(*line);
    if (family == ErrorFamily::WrongRow) return anotherRow(game, *line, *act.amount);
    return typical(*line, *act.amount);
}

QString wrongHand(const Step& step, const Act& act) {
    const auto& right = std::get<HandSet>(step.detail);
    if (static_cast<int>(act.cards.size()) != right.size || CardSet(act.cards).size() != right.size) {
        return Say::tr("A hand is set from %1 different cards here.").arg(right.size);
    }
    const QString mine = aHand(act.cards);
    const QString best = aHand(cardsOf(right));
    return mine == best ? Say::tr("These cards make %1, but a higher one can be made.").arg(mine)
                        : Say::tr("These cards make %1; the best hand is %2.").arg(mine, best);
}

QString wrongName(const Step& step, const Act& act) {
    const auto& right = std::get<HandSet>(step.detail);
    if (!act.category) return Say::tr("The cards are right, but the hand was not named: %1.").arg(handName(right));
    return Say::tr("The cards are right, but they are no %1: they make %2.")
        .arg(category(*act.category), aHand(cardsOf(right)));
}

}  // namespace

void aboutWrongValue(const Game& game, const Settlement& settlement, const Grader& grader, const Act& act,
                     const Verdict& verdict, Comment& comment) {
    const Step& step = settlement.procedure.steps()[*verdict.step];
    switch (verdict.reason) {
    case Reason::WrongKind: comment.headline = Say::tr("Right to stop, but for another reason"); break;
    case Reason::WrongRuling: comment.headline = Say::tr("Wrong ruling"); break;
    case Reason::WrongHand:
        comment.headline = Say::tr("Wrong hand");
        comment.why = wrongHand(step, act);
        break;
    case Reason::WrongName:
        comment.headline = Say::tr("Wrong name");
        comment.why = wrongName(step, act);
        break;
    case Reason::WrongAmount:
        comment.headline =
            std::holds_alternative<Count>(step.detail) ? Say::tr("Wrong number") : Say::tr("Wrong amount");
        comment.why = wrongAmount(game, settlement, grader, act, verdict);
        break;
    default:
        comment.headline =
            std::holds_alternative<CardDealt>(step.detail) ? Say::tr("The wrong side up") : Say::tr("Wrong outcome");
        break;
    }
}

}  // namespace cutcard::text
