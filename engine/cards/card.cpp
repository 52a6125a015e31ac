#include "engine/cards/card.h"

namespace cutcard {
namespace {

constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuits = "cdhs";

constexpr auto kNames = [] {
    std::array<char, std::size_t{kDeckSize} * 2> names{};
    for (std::size_t i = 0; i < kDeckSize; ++i) {
        names[i * 2] = kRanks[i / 4];
        names[i * 2 + 1] = kSuits[i % 4];
    }
    return names;
}();

}  // namespace

std::optional<Card> Card::parse(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const auto rank = kRanks.find(text[0]);
    const auto suit = kSuits.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    return fromIndex(static_cast<int>(rank * 4 + suit));
}

std::string_view Card::name() const {
    return {kNames.data() + std::size_t{m_index} * 2, 2};
}

}  // namespace cutcard
