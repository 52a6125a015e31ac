#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace cutcard {

/// What can go wrong at a table.
enum class IrregularityKind : std::uint8_t {
    FaceUpCard,
    CardDrawnInError,
    WrongCardCount,
    DealerCardExposed,
    ShufflerJam,
    ShoeJam,
    DeviceOutOfOrder,
    ShufflerCountWrong,
    StubCountWrong,
    CutTooShallow,
    LateWager,
    CashWager,
    PlayerLeft,
    SecondPosition,
    ProgressiveCountMismatch
};
inline constexpr int kIrregularityKindCount = 15;

std::string_view irregularityName(IrregularityKind kind);
std::optional<IrregularityKind> irregularityNamed(std::string_view name);

/// When it was found.
enum class Moment : std::uint8_t { Dealing, AfterInitialCards, BeforeLastDecision, AfterLastDecision, AfterReveal };

std::string_view momentName(Moment moment);
std::optional<Moment> momentNamed(std::string_view name);

/// Who has the wrong number of cards.
enum class Holder : std::uint8_t { Player, Dealer, Community, SixCardBonus };

std::string_view holderName(Holder holder);
std::optional<Holder> holderNamed(std::string_view name);

/// One irregularity as a fact of a round. Only the fields of its kind mean something; the others stay as they are here.
struct Irregularity {
    IrregularityKind kind = IrregularityKind::FaceUpCard;
    int count = 1;                    ///< FaceUpCard
    std::optional<Moment> when = {};  ///< FaceUpCard, DealerCardExposed
    bool exposed = false;             ///< CardDrawnInError
    Holder who = Holder::Player;      ///< WrongCardCount
    int card = 0;                     ///< DealerCardExposed: which of the dealer's cards, from 1; 0 is not said
    bool misdealt = false;            ///< StubCountWrong
    bool deckComplete = true;         ///< StubCountWrong
    int depth = 0;                    ///< CutTooShallow
    std::optional<int> seat = {};     ///< Whose cards or wager, where one seat is concerned
    std::optional<int> atStep = {};   ///< The step (from 1) that the stop is, when the round was staged

    bool operator==(const Irregularity&) const = default;
};

}  // namespace cutcard
