#include "app/session/action_palette.h"

#include "engine/players/deal_round.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <set>

namespace cutcard {
namespace {

using enum Action;

struct Palette {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

constexpr std::array kActions = {
    PaletteAction{"no_more_bets", Announce, "no_more_bets"},
    PaletteAction{"lock_wagers", LockWagers, ""},
    PaletteAction{"collect_progressive", CollectProgressive, ""},
    PaletteAction{"verify_progressive", VerifyProgressive, ""},
    PaletteAction{"keypad", Keypad, ""},
    PaletteAction{"deal", Deal, ""},
    PaletteAction{"reveal_community", RevealCommunity, ""},
    PaletteAction{"count_stub", CountStub, ""},
    PaletteAction{"discard_stub", DiscardStub, ""},
    PaletteAction{"ask", Ask, ""},
    PaletteAction{"reveal_dealer", RevealDealer, ""},
    PaletteAction{"no_hand", Announce, "no_hand"},
    PaletteAction{"turn_cards", TurnCards, ""},
    PaletteAction{"set_hand", SetHand, ""},
    PaletteAction{"reveal_six_card", RevealSixCard, ""},
    PaletteAction{"hold_cards", HoldCards, ""},
    PaletteAction{"pay_envy", PayEnvy, ""},
    PaletteAction{"collect_cards", CollectCards, ""},
    PaletteAction{"clear_table", ClearTable, ""},
    PaletteAction{"call_floor", CallFloor, ""},
    PaletteAction{"rule", Rule, ""},
    PaletteAction{"discard_card", DiscardCard, ""},
    PaletteAction{"reshuffle", Reshuffle, ""},
    PaletteAction{"recut", Recut, ""},
    PaletteAction{"remove_deck", RemoveDeck, ""},
    PaletteAction{"cover_device", CoverDevice, ""},
    PaletteAction{"inspect_cards", InspectCards, ""},
    PaletteAction{"verify_inspection", VerifyInspection, ""},
    PaletteAction{"spread_cards", SpreadCards, ""},
    PaletteAction{"wash", Wash, ""},
    PaletteAction{"stack", Stack, ""},
    PaletteAction{"shuffle", Shuffle, ""},
    PaletteAction{"cut", Cut, ""},
    PaletteAction{"load_shoe", LoadShoe, ""},
    PaletteAction{"alternate_decks", AlternateDecks, ""},
    PaletteAction{"change_decks", ChangeDecks, ""},
    PaletteAction{"load_shuffler", LoadShuffler, ""},
    PaletteAction{"take_shuffled_deck", TakeShuffledDeck, ""},
};

// Seeds whose rounds are looked at to know what dealers of a table do.
constexpr std::uint64_t kSampleRounds = 60;

void gather(std::set<std::string>& seen, const Settlement& settlement) {
    for (const Step& step : settlement.procedure.steps()) {
        if (const auto* announced = std::get_if<Announcement>(&step.detail)) {
            seen.insert(std::string(announced->text));
        } else {
            seen.insert(std::string(actionName(step.action)));
        }
    }
}

bool isUsual(Action action) {
    return action != Rule && action != DiscardCard && action != Reshuffle && action != Recut && action != RemoveDeck &&
           action != CoverDevice;
}

}  // namespace

const PaletteAction* paletteAction(const QString& id) {
    const auto found =
        std::find_if(kActions.begin(), kActions.end(), [&id](const PaletteAction& own) { return id == own.id; });
    return found == kActions.end() ? nullptr : found;
}

QString pageOf(Action action) {
    if (!isUsual(action) || action == Stop || action == ReturnWager) return QStringLiteral("stop");
    if (action >= InspectCards) return QStringLiteral("cards");
    const bool settling = (action >= CollectForfeit && action <= ClearTable) || action == Keypad;
    return settling && action != Keypad ? QStringLiteral("settle") : QStringLiteral("deal");
}

std::vector<PalettePage> palettePages(const Game& game, const Settlement& settlement) {
    std::set<std::string> seen = {"call_floor", "hold_cards"};
    gather(seen, settlement);
    for (std::uint64_t seed = 1; seed <= kSampleRounds; ++seed) {
        DealRequest request;
        request.seed = seed;
        request.number = static_cast<std::int64_t>(seed);
        request.method = game.rules().methods[seed % game.rules().methods.size()];
        gather(seen, game.adjudicate(dealRound(game, request)));
    }
    std::vector<PalettePage> pages = {{QStringLiteral("cards"), Palette::tr("Cards"), {}},
                                      {QStringLiteral("deal"), Palette::tr("Dealing"), {}},
                                      {QStringLiteral("settle"), Palette::tr("Settling"), {}},
                                      {QStringLiteral("stop"), Palette::tr("After a stop"), {}}};
    for (const PaletteAction& own : kActions) {
        // The floor has a button of its own beside the tray.
        if (own.action == CallFloor) continue;
        const QString page = pageOf(own.parameter == std::string_view("no_hand") ? RevealDealer : own.action);
        if (isUsual(own.action) && page != QLatin1String("cards") && !seen.contains(own.id)) continue;
        const auto at =
            std::find_if(pages.begin(), pages.end(), [&page](const PalettePage& own) { return own.id == page; });
        at->actions << QString::fromLatin1(own.id);
    }
    return pages;
}

}  // namespace cutcard
