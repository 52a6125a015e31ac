#include "engine/irregularities/events.h"

namespace cutcard {

std::vector<Irregularity> everyEvent(const RuleSet& rules) {
    using enum IrregularityKind;
    std::vector<Irregularity> events;
    for (int count = 1; count <= 3; ++count) {
        for (Moment when : {Moment::Dealing, Moment::AfterInitialCards}) {
            events.push_back({.kind = FaceUpCard, .count = count, .when = when});
        }
    }
    for (bool exposed : {false, true}) events.push_back({.kind = CardDrawnInError, .exposed = exposed});
    events.push_back({.kind = WrongCardCount, .who = Holder::Player});
    events.push_back({.kind = WrongCardCount, .who = Holder::Dealer});
    if (rules.cards.community > 0) events.push_back({.kind = WrongCardCount, .who = Holder::Community});
    for (Moment when : {Moment::BeforeLastDecision, Moment::AfterLastDecision, Moment::AfterReveal}) {
        events.push_back({.kind = DealerCardExposed, .when = when, .card = 1});
        // FC-4: the sixth lies face up anyway.
        if (rules.cards.dealer == 6) events.push_back({.kind = DealerCardExposed, .when = when, .card = 6});
    }
    events.push_back({.kind = StubCountWrong, .misdealt = true, .deckComplete = true});
    events.push_back({.kind = StubCountWrong, .misdealt = true, .deckComplete = false});
    events.push_back({.kind = StubCountWrong, .misdealt = false, .deckComplete = false});
    const int deep = rules.fact("cover_card_depth");
    for (int depth = deep - 3; depth <= deep + 2; ++depth) events.push_back({.kind = CutTooShallow, .depth = depth});
    for (IrregularityKind kind : {ShufflerJam, ShoeJam, DeviceOutOfOrder, ShufflerCountWrong, LateWager, CashWager,
                                  PlayerLeft, SecondPosition, ProgressiveCountMismatch}) {
        events.push_back({.kind = kind});
    }
    return events;
}

}  // namespace cutcard
