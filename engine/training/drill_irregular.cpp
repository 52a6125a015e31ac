#include "engine/irregularities/events.h"
#include "engine/irregularities/ruling.h"
#include "engine/record/irregularity_record.h"
#include "engine/rules/rule_book.h"
#include "engine/training/drill_draft.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/shuffle.h"

#include <algorithm>

namespace cutcard {
namespace {

using enum IrregularityKind;

/// The ruling, which wagers go back, and those that are settled all the same.
DrillOption optionOf(const RulingAnswer& answer) {
    DrillOption option{std::string(rulingName(answer.ruling)), {std::string(returnedName(answer.returned))}};
    for (Wager wager : answer.settle) option.params.emplace_back(wagerName(wager));
    return option;
}

/// Events that somebody could take this one for.
std::vector<IrregularityKind> lookAlikes(IrregularityKind kind) {
    switch (kind) {
    case FaceUpCard: return {CardDrawnInError, WrongCardCount};
    case CardDrawnInError: return {WrongCardCount};
    case WrongCardCount: return {CardDrawnInError, StubCountWrong};
    case DealerCardExposed: return {FaceUpCard};
    case ShufflerJam: return {ShoeJam, DeviceOutOfOrder};
    case ShoeJam: return {ShufflerJam, DeviceOutOfOrder};
    case DeviceOutOfOrder: return {ShoeJam, ShufflerJam};
    case ShufflerCountWrong: return {ShufflerJam, WrongCardCount};
    case StubCountWrong: return {WrongCardCount, ShufflerCountWrong};
    case CutTooShallow: return {ShufflerJam};
    case LateWager: return {PlayerLeft, ProgressiveCountMismatch};
    case CashWager: return {ProgressiveCountMismatch};
    case PlayerLeft: return {LateWager};
    case SecondPosition: return {PlayerLeft};
    case ProgressiveCountMismatch: return {LateWager, DeviceOutOfOrder};
    }
    return {};
}

/// Rules on what somebody takes the event for.
class WrongRulings {
public:
    WrongRulings(const RuleSet& rules, const Irregularity& event, DrillDraft& draft)
        : m_rules(rules), m_event(event), m_draft(draft) {}

    void addAll() {
        addMoments();
        addCards();
        for (const auto& other : RuleBook::instance().ruleSets()) add("another_chapter", ruleOn(*other, m_event));
        for (IrregularityKind kind : lookAlikes(m_event.kind)) {
            Irregularity other;
            other.kind = kind;
            // A stub that is wrong without a misdeal is that of a deck that is not complete.
            other.deckComplete = kind != StubCountWrong;
            add("taken_for_another_event", ruleOn(m_rules, other));
        }
        m_draft.addWrong("went_on_regardless", std::string(rulingName(Ruling::NoEffect)), {"none"});
        m_draft.addWrong("voided_out_of_caution", std::string(rulingName(Ruling::Void)), {"all"});
    }

private:
    void add(const char* rule, const RulingAnswer& answer) {
        DrillOption option = optionOf(answer);
        m_draft.addWrong(rule, std::move(option.code), std::move(option.params));
    }

    /// The event with one thing changed.
    template <typename Change>
    void addWith(const char* rule, Change change) {
        Irregularity other = m_event;
        change(other);
        add(rule, ruleOn(m_rules, other));
    }

    void addMoments() {
        if (!m_event.when) return;
        const bool dealing = m_event.kind == FaceUpCard;
        for (Moment when :
             dealing ? std::vector{Moment::Dealing, Moment::AfterInitialCards}
                     : std::vector{Moment::BeforeLastDecision, Moment::AfterLastDecision, Moment::AfterReveal}) {
            addWith("another_moment", [when](Irregularity& other) { other.when = when; });
        }
    }

    void addCards() {
        switch (m_event.kind) {
        case FaceUpCard:
            addWith("one_card_too_many", [](Irregularity& other) { ++other.count; });
            addWith("one_card_too_few", [](Irregularity& other) { other.count = std::max(1, other.count - 1); });
            break;
        case CutTooShallow:
            for (int more = 1; more <= 3; ++more) {
                addWith("one_card_too_many", [more](Irregularity& other) { other.depth += more; });
                addWith("one_card_too_few", [more](Irregularity& other) { other.depth -= more; });
            }
            break;
        case CardDrawnInError:
            addWith("seen_and_unseen_confused", [](Irregularity& other) { other.exposed = !other.exposed; });
            break;
        case DealerCardExposed:
            addWith("face_up_card_confused", [](Irregularity& other) { other.card = other.card == 6 ? 1 : 6; });
            break;
        case StubCountWrong:
            addWith("deck_not_checked", [](Irregularity& other) {
                other.misdealt = true;
                other.deckComplete = !other.deckComplete;
            });
            break;
        default: break;
        }
    }

    const RuleSet& m_rules;
    const Irregularity& m_event;
    DrillDraft& m_draft;
};

/// One of the events, each skill as likely as the others.
std::optional<Irregularity> anyEvent(const RuleSet& rules, std::string_view skill, RandomSource& random) {
    std::vector<Irregularity> events = everyEvent(rules);
    const auto skillOf = [&rules](const Irregularity& event) { return ruleOn(rules, event).branch; };
    if (skill.empty()) {
        std::vector<const Branch*> branches;
        for (const Irregularity& event : events) {
            const Branch* branch = skillOf(event);
            if (std::find(branches.begin(), branches.end(), branch) == branches.end()) branches.push_back(branch);
        }
        skill = anyOf(branches, random)->skill;
    }
    std::erase_if(events, [&](const Irregularity& event) { return skillOf(event)->skill != skill; });
    if (events.empty()) return std::nullopt;
    return anyOf(events, random);
}

}  // namespace

std::optional<DrillQuestion> askIsIrregular(const RuleSet& rules, const Irregularity& event, RandomSource& random) {
    const RulingAnswer answer = ruleOn(rules, event);
    DrillDraft draft(DrillKind::IsIrregular, rules, *answer.branch, optionOf(answer));
    WrongRulings(rules, event, draft).addAll();
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.key("event");
    writeIrregularity(out, event);
    out.endObject();
    return std::move(draft).finish(text, random);
}

std::optional<DrillQuestion> tryIsIrregular(const Game& game, std::string_view skill, RandomSource& random) {
    const auto event = anyEvent(game.rules(), skill, random);
    if (!event) return std::nullopt;
    return askIsIrregular(game.rules(), *event, random);
}

}  // namespace cutcard
