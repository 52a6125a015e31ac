#include "app/text/comment.h"

#include "app/text/amounts.h"
#include "app/text/arithmetic.h"
#include "app/text/catalogue.h"
#include "app/text/citation.h"
#include "app/text/why.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Comment)
};

/// What is cut out of the tray. Wins from a meter are not paid from it, and electronic wagers are credited
/// (657a.11(e)(4), 657a.11(f)(3), ALL-11).
Money fromTheTray(const Settlement& settlement, const Step& step) {
    if (const auto* envy = std::get_if<EnvyPaid>(&step.detail)) return envy->amount;
    const WagerLine* line = lineOf(settlement, step);
    if (line == nullptr || line->outcome != Outcome::Pay || line->paidFromMeter()) return {};
    const bool credited = (isTakenBeforeTheDeal(line->wager) && line->wager != Wager::Progressive) ||
                          (isPaidOnTop(line->wager) && line->wager != Wager::AnteBonus);
    return credited ? Money() : line->amount;
}

/// The instruction without what the comment says elsewhere: the sum that is worked out, the hand that is explained.
QString shortInstruction(const Step& what, bool workedOut) {
    if (what.action == Action::Deal) return toldUnseen(what);
    if (what.action == Action::SetDealerHand) return Say::tr("Set the dealer's hand");
    if (what.action == Action::SetHand) return Say::tr("Seat %1: set the hand").arg(what.seat);
    if (!workedOut) return text::step(what);
    return Say::tr("Seat %1: pay the %2").arg(what.seat).arg(wager(std::get<Settled>(what.detail).wager));
}

}  // namespace

QString citation(const RuleSet& rules, const std::vector<std::string_view>& cites) {
    QStringList parts;
    for (const std::string_view cite : cites) {
        const QString part = QString::fromUtf8(cite.data(), static_cast<qsizetype>(cite.size()));
        if (!part.isEmpty() && !parts.contains(part)) parts << part;
    }
    if (parts.isEmpty() || rules.source.rfind("58 Pa. Code", 0) != 0 || !parts.front().at(0).isDigit()) {
        return parts.join(QStringLiteral(", "));
    }
    // A chapter as a whole has no paragraph to name.
    const bool wholeChapter = !parts.front().contains(QLatin1Char('.'));
    return (wholeChapter ? QStringLiteral("58 Pa. Code Ch. ") : QStringLiteral("58 Pa. Code § ")) +
           parts.join(QStringLiteral(", "));
}

Comment explainStep(const Game& game, const Round& round, const Settlement& settlement, StepId step) {
    const Step& what = settlement.procedure.steps()[step];
    Comment comment;
    comment.why = why(game, round, settlement, step);
    comment.arithmetic = arithmetic(game, round, settlement, step);
    comment.headline = shortInstruction(what, !comment.arithmetic.isEmpty());
    const Money amount = fromTheTray(settlement, what);
    if (!amount.isZero()) comment.chips = chips(amount, game.selections().chips);
    const WagerLine* line = lineOf(settlement, what);
    comment.cite = line != nullptr ? citation(game.rules(), {line->branch->cite, line->oddsCite, what.branch->cite})
                                   : citation(game.rules(), {what.branch->cite});
    if (!what.branch->ruling.empty()) {
        comment.ruling = Say::tr("Ruling %1").arg(QString::fromStdString(what.branch->ruling));
    }
    return comment;
}

}  // namespace cutcard::text
