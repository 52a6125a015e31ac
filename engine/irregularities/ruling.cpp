#include "engine/irregularities/ruling.h"

#include <array>

namespace cutcard {
namespace {

/// Writes answers down with the branch of this chapter.
class Bench {
public:
    explicit Bench(const RuleSet& rules) : m_rules(rules) {}

    RulingAnswer answer(std::string_view branch, Ruling ruling, Returned returned,
                        std::vector<Consequence> then) const {
        return {ruling, {}, returned, std::move(then), &m_rules.branch("irregular." + std::string(branch))};
    }

    /// ALL-4: everything goes back.
    RulingAnswer voided(std::string_view branch) const {
        return answer(branch, Ruling::Void, Returned::All, {Consequence::Reshuffle});
    }

    RulingAnswer noEffect(std::string_view branch) const {
        return answer(branch, Ruling::NoEffect, Returned::None, {Consequence::Continue});
    }

    RulingAnswer refused(std::string_view branch) const {
        return answer(branch, Ruling::RefuseWager, Returned::None, {Consequence::Continue});
    }

    RulingAnswer discarded(std::string_view branch) const {
        return answer(branch, Ruling::DiscardCardAndContinue, Returned::None,
                      {Consequence::DiscardCard, Consequence::Continue});
    }

    /// TH-6: void, but a bonus that the first two cards decide is settled all the same.
    RulingAnswer voidedButForTheBonus(std::string_view branch) const {
        RulingAnswer answer = voided(branch);
        if (m_rules.hasTrait("bonus_settled_when_void")) {
            answer.settle = {Wager::HoldemBonus};
            answer.returned = Returned::AllOthers;
        }
        return answer;
    }

private:
    const RuleSet& m_rules;
};

// 657a.13(a) and its sisters: one card goes to the rack, more than one void the round.
RulingAnswer onFaceUpCards(const Bench& bench, const Irregularity& irregularity) {
    if (irregularity.count <= 1) return bench.discarded("one_face_up_card");
    if (irregularity.when == Moment::AfterInitialCards) return bench.voidedButForTheBonus("several_face_up_cards");
    return bench.voided("several_face_up_cards");
}

// C4-10, FC-4, FC-5, TH-6.
RulingAnswer onDealerCard(const RuleSet& rules, const Bench& bench, const Irregularity& irregularity) {
    const Moment when = irregularity.when.value_or(Moment::BeforeLastDecision);
    constexpr int kFaceUpCard = 6;
    if (rules.cards.dealer == kFaceUpCard && irregularity.card == kFaceUpCard) {
        return bench.noEffect("face_up_sixth_card");
    }
    const bool untilReveal = rules.hasTrait("exposed_card_until_reveal");
    const bool inTime = when != Moment::AfterReveal && (when != Moment::AfterLastDecision || untilReveal);
    if (!inTime) return bench.noEffect("dealer_card_seen_late");
    return bench.voidedButForTheBonus("dealer_card_exposed");
}

// 657a.8(h): a misdeal voids the round; a deck that is not complete leaves the table as well.
RulingAnswer onStub(const Bench& bench, const Irregularity& irregularity) {
    if (irregularity.misdealt && irregularity.deckComplete) return bench.voided("stub_misdealt");
    return bench.answer("stub_deck_wrong", Ruling::VoidRemoveDeck, Returned::All, {Consequence::RemoveDeck});
}

}  // namespace

std::string_view rulingName(Ruling ruling) {
    static constexpr std::array<std::string_view, 11> kNames = {
        "void",         "void_remove_deck", "discard_card_and_continue", "use_as_next_card", "reshuffle", "recut",
        "refuse_wager", "cover_device",     "wagers_abandoned",          "no_effect",        "call_floor"};
    return kNames[static_cast<std::size_t>(ruling)];
}

std::string_view returnedName(Returned returned) {
    static constexpr std::array<std::string_view, 3> kNames = {"none", "all", "all_others"};
    return kNames[static_cast<std::size_t>(returned)];
}

std::string_view consequenceName(Consequence consequence) {
    static constexpr std::array<std::string_view, 7> kNames = {"reshuffle",    "remove_deck", "discard_card", "recut",
                                                               "cover_device", "call_floor",  "continue"};
    return kNames[static_cast<std::size_t>(consequence)];
}

Action consequenceAction(Consequence consequence) {
    switch (consequence) {
    case Consequence::RemoveDeck: return Action::RemoveDeck;
    case Consequence::DiscardCard: return Action::DiscardCard;
    case Consequence::Recut: return Action::Recut;
    case Consequence::CoverDevice: return Action::CoverDevice;
    case Consequence::CallFloor: return Action::CallFloor;
    case Consequence::Reshuffle:
    case Consequence::Continue: break;
    }
    return Action::Reshuffle;
}

RulingAnswer ruleOn(const RuleSet& rules, const Irregularity& irregularity) {
    const Bench bench(rules);
    switch (irregularity.kind) {
    case IrregularityKind::FaceUpCard: return onFaceUpCards(bench, irregularity);
    case IrregularityKind::CardDrawnInError:
        // The text knows the unseen card only; a card whose face was seen is treated as one found face up.
        if (irregularity.exposed) return bench.discarded("card_drawn_seen");
        return bench.answer("card_drawn_unseen", Ruling::UseAsNextCard, Returned::None, {Consequence::Continue});
    case IrregularityKind::WrongCardCount: return bench.voided("wrong_card_count");
    case IrregularityKind::DealerCardExposed: return onDealerCard(rules, bench, irregularity);
    case IrregularityKind::ShufflerJam:
        return bench.answer("shuffler_jam", Ruling::Reshuffle, Returned::None, {Consequence::Reshuffle});
    case IrregularityKind::ShoeJam: return bench.voided("shoe_jam");
    case IrregularityKind::DeviceOutOfOrder:
        return bench.answer("device_out_of_order", Ruling::CoverDevice, Returned::None, {Consequence::CoverDevice});
    case IrregularityKind::ShufflerCountWrong:
        // The count comes after a shuffle: no wager depends on that deck yet.
        return bench.answer("shuffler_count_wrong", Ruling::VoidRemoveDeck, Returned::None, {Consequence::RemoveDeck});
    case IrregularityKind::StubCountWrong: return onStub(bench, irregularity);
    case IrregularityKind::CutTooShallow:
        if (irregularity.depth >= rules.fact("cover_card_depth")) return bench.noEffect("cut_deep_enough");
        return bench.answer("cut_too_shallow", Ruling::Recut, Returned::None, {Consequence::Recut});
    case IrregularityKind::LateWager: return bench.refused("late_wager");
    case IrregularityKind::CashWager: return bench.refused("cash_wager");
    case IrregularityKind::PlayerLeft:
        return bench.answer("player_left", Ruling::WagersAbandoned, Returned::None, {Consequence::Continue});
    case IrregularityKind::SecondPosition:
        // Elsewhere the Rules Submission says how many adjacent boxes one player may have.
        return rules.hasTrait("one_position_a_player") ? bench.refused("second_position")
                                                       : bench.noEffect("second_position");
    case IrregularityKind::ProgressiveCountMismatch: break;
    }
    return bench.answer("progressive_count_mismatch", Ruling::CallFloor, Returned::None, {Consequence::CallFloor});
}

}  // namespace cutcard
