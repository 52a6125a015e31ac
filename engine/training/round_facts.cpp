#include "engine/training/exam_form.h"

#include "engine/json/strict_json.h"

// Read with nothing but the words of the format: what a round of long ago says stays what it says.

namespace cutcard {
namespace {

std::vector<Card> cardsIn(const Json& object, const char* key) {
    std::vector<Card> cards;
    if (!object.is_object() || !object.contains(key) || !object[key].is_array()) return cards;
    for (const Json& name : object[key]) {
        const auto card = name.is_string() ? Card::parse(name.get_ref<const std::string&>()) : std::nullopt;
        if (card) cards.push_back(*card);
    }
    return cards;
}

void addWagers(const Json& seat, const char* key, std::set<std::string>& wagers) {
    if (!seat.contains(key) || !seat[key].is_object()) return;
    for (const auto& [name, value] : seat[key].items()) {
        if (wagerNamed(name)) wagers.insert(name);
    }
}

}  // namespace

TableFacts factsInRound(std::string_view round) {
    TableFacts facts;
    const auto document = parseStrictJson(round, "settlement");
    if (!document || !document->is_object()) return facts;
    const std::vector<Card> community = cardsIn(*document, "community");
    const auto holds = [&](int position, const Json& holder) {
        std::vector<Card> cards = cardsIn(holder, "cards");
        cards.insert(cards.end(), community.begin(), community.end());
        facts.cards[position] = std::move(cards);
    };
    holds(kDealerPosition, document->value("dealer", Json::object()));
    for (const Json& seat : document->value("seats", Json::array())) {
        if (!seat.is_object() || !seat.contains("seat") || !seat["seat"].is_number_integer()) continue;
        const int number = seat["seat"].get<int>();
        holds(number, seat);
        std::set<std::string> wagers;
        addWagers(seat, "wagers", wagers);
        addWagers(seat, "decision", wagers);
        if (!wagers.empty()) facts.wagers[number] = std::move(wagers);
    }
    return facts;
}

std::string rulesInRound(std::string_view round) {
    const auto document = parseStrictJson(round, "settlement");
    if (!document || !document->is_object()) return {};
    const auto rules = document->find("rules");
    return rules != document->end() && rules->is_string() ? rules->get<std::string>() : std::string();
}

}  // namespace cutcard
