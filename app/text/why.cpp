#include "app/text/why.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Why)
};

QString translated(const Sentence& sentence) {
    return QCoreApplication::translate("Why", sentence.text);
}

/// The most particular sentence: by the id itself, then by the longest beginning of it.
const Sentence* sentenceFor(std::string_view skill) {
    const Sentence* best = nullptr;
    for (const auto& sentences : {mainWagerSentences(), sideWagerSentences(), tableSentences()}) {
        for (const Sentence& sentence : sentences) {
            if (sentence.of == skill) return &sentence;
            const bool isGroup = sentence.of.ends_with('.') && skill.starts_with(sentence.of);
            if (isGroup && (best == nullptr || best->of.size() < sentence.of.size())) best = &sentence;
        }
    }
    return best;
}

/// What is done alike by every way of dealing ("manual_shoe.no_more_bets").
const Sentence* dealingSentence(std::string_view skill) {
    for (const Sentence& sentence : tableSentences()) {
        if (sentence.of.starts_with('.') && skill.ends_with(sentence.of)) return &sentence;
    }
    return nullptr;
}

QString ofBranch(std::string_view skill) {
    if (const Sentence* own = sentenceFor(skill)) return translated(*own);
    if (const Sentence* dealing = dealingSentence(skill)) return translated(*dealing);
    for (const std::string_view game : {"c4.", "fc.", "th.", "uth.", "cs."}) {
        if (!skill.starts_with(game)) continue;
        if (const Sentence* shared = sentenceFor(skill.substr(game.size()))) return translated(*shared);
    }
    return skillTitle(skill);
}

QString ofIrregularity(std::string_view skill) {
    for (const Sentence& sentence : irregularSentences()) {
        if (skill == "irregular." + std::string(sentence.of)) return translated(sentence);
    }
    return skillTitle(skill);
}

QString ofReturn(const Step& step) {
    return isTakenBeforeTheDeal(std::get<AboutWager>(step.detail).wager)
               ? Say::tr("The round is void: every wager goes back, also the {wager} that was taken before the deal.")
               : Say::tr("The round is void and decides nothing: the {wager} goes back to seat {seat}.");
}

/// What follows a ruling is explained by what is done, not by what has happened.
QString ofConsequence(const Step& step) {
    switch (step.action) {
    case Action::ReturnWager: return ofReturn(step);
    case Action::DiscardCard: return Say::tr("The card that was seen is out of this round: it goes to the rack.");
    case Action::Reshuffle:
        return Say::tr("The order of these cards is not to be trusted any more: they are shuffled.");
    case Action::RemoveDeck: return Say::tr("Nobody plays on with a deck that is not complete: it leaves the table.");
    case Action::Recut: return Say::tr("The cut did not count: the cards are cut again, deep enough.");
    case Action::CoverDevice: return Say::tr("Nobody may take a device for usable that is not: it is covered first.");
    case Action::CallFloor: return Say::tr("The two numbers differ: only the floor can clear that up.");
    default: break;
    }
    return {};
}

QString sentenceOf(const Settlement& settlement, const Step& step) {
    const std::string_view skill = step.branch->skill;
    if (skill.starts_with("irregular.") && step.action != Action::CollectForfeit) {
        const QString consequence = ofConsequence(step);
        return consequence.isEmpty() ? ofIrregularity(skill) : consequence;
    }
    if (settlement.isVoid && step.action == Action::TurnCards) {
        return Say::tr("The round is void, but the first two cards decide the bonus: those of seat {seat} are turned.");
    }
    return ofBranch(skill);
}

}  // namespace

QString why(const Game& game, const Round& round, const Settlement& settlement, StepId step) {
    const Step& what = settlement.procedure.steps()[step];
    return StepFacts(game, round, settlement, step).fill(sentenceOf(settlement, what));
}

}  // namespace cutcard::text
