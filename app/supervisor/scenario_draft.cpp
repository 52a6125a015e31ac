#include "app/supervisor/scenario_draft.h"

#include "engine/record/round_record.h"
#include "engine/rules/rule_book.h"

#include <algorithm>
#include <charconv>

namespace cutcard::supervisor {
namespace {

/// One part of a field's name: a key, and a place where it is a list.
struct Part {
    std::string key;
    std::optional<std::size_t> index;
};

std::vector<Part> partsOf(std::string_view field) {
    std::vector<Part> parts;
    while (!field.empty()) {
        const std::size_t dot = field.find('.');
        std::string_view one = field.substr(0, dot);
        field = dot == std::string_view::npos ? std::string_view() : field.substr(dot + 1);
        Part part;
        if (const std::size_t open = one.find('['); open != std::string_view::npos) {
            std::size_t index = 0;
            std::from_chars(one.data() + open + 1, one.data() + one.size(), index);
            part.index = index;
            one = one.substr(0, open);
        }
        part.key = one;
        parts.push_back(std::move(part));
    }
    return parts;
}

std::optional<int> seatIn(const std::string& key) {
    constexpr std::string_view kSeat = "seat";
    int number = 0;
    if (!key.starts_with(kSeat) || key.size() == kSeat.size()) return std::nullopt;
    const auto [end, error] = std::from_chars(key.data() + kSeat.size(), key.data() + key.size(), number);
    return error == std::errc{} && end == key.data() + key.size() ? std::optional(number) : std::nullopt;
}

void fitList(Json& list, int count) {
    if (!list.is_array()) list = Json::array();
    while (list.size() > static_cast<std::size_t>(count)) list.erase(list.size() - 1);
    while (list.size() < static_cast<std::size_t>(count)) list.push_back("");
}

void keepOnly(Json& object, const std::vector<Wager>& wagers) {
    if (!object.is_object()) return;
    for (auto it = object.begin(); it != object.end();) {
        const auto wager = wagerNamed(it.key());
        const bool known = wager && std::find(wagers.begin(), wagers.end(), *wager) != wagers.end();
        it = known || it.key() == "when" ? std::next(it) : object.erase(it);
    }
}

/// An object that lost its last member goes with it.
void prune(Json& round, const char* key) {
    if (!round.contains(key) || !round[key].is_object()) return;
    for (auto it = round[key].begin(); it != round[key].end();) {
        it = it->is_object() && it->empty() ? round[key].erase(it) : std::next(it);
    }
    if (round[key].empty()) round.erase(key);
}

}  // namespace

WagersOffered::WagersOffered(const ScenarioDraft& draft) {
    const auto rules = draft.rules();
    if (!rules) return;
    m_decisions = rules->decisionWagers;
    OpenTables tables;
    Reading reading;
    const auto found = [&draft](const char* key) {
        return draft.round().contains(key) ? &draft.round()[key] : nullptr;
    };
    const auto game = tables.open(found("selections"), found("paytables"), draft.rulesId(), JsonPath(), reading);
    if (reading.refused() || !game) return;
    for (int i = 0; i < kWagerCount; ++i) {
        const auto wager = static_cast<Wager>(i);
        if (!isDecisionWager(wager) && !isPaidOnTop(wager) && game->submission().offers(wager))
            m_before.push_back(wager);
    }
}

ScenarioDraft::ScenarioDraft() {
    m_round = {{"format", "cutcard-round/1"}, {"seats", Json::array()}};
    setTable(RuleBook::instance().ruleSets().front()->id, {}, {});
    setSeat(1, true);
}

std::string ScenarioDraft::text() const {
    return Json{{"title", m_title.toStdString()}, {"round", m_round}}.dump();
}

bool ScenarioDraft::setText(std::string_view text) {
    const auto document = parseStrictJson(text);
    if (!document || !document->is_object() || !document->contains("round")) return false;
    const Json title = document->value("title", Json());
    if (!setRound((*document)["round"])) return false;
    m_title = title.is_string() ? QString::fromStdString(title.get<std::string>()) : QString();
    return true;
}

bool ScenarioDraft::setRound(Json round) {
    if (!round.is_object()) return false;
    m_round = std::move(round);
    m_round.erase("settlement");
    return true;
}

std::string ScenarioDraft::rulesId() const {
    const Json id = m_round.value("rules", Json());
    return id.is_string() ? id.get<std::string>() : std::string();
}

std::shared_ptr<const RuleSet> ScenarioDraft::rules() const {
    return RuleBook::instance().find(rulesId());
}

void ScenarioDraft::setTable(const std::string& rules, const Json& selections, const Json& paytables) {
    m_round["rules"] = rules;
    const auto put = [this](const char* key, const Json& value) {
        value.is_null() ? static_cast<void>(m_round.erase(key)) : static_cast<void>(m_round[key] = value);
    };
    put("selections", selections);
    put("paytables", paytables);
    for (const char* key : {"method", "deck", "seed", "number", "generator", "preparation", "meters", "system"}) {
        m_round.erase(key);
    }
    fit();
}

void ScenarioDraft::fit() {
    const auto known = rules();
    if (!known) return;
    if (!m_round["seats"].is_array()) m_round["seats"] = Json::array();
    Json& seats = m_round["seats"];
    for (auto it = seats.begin(); it != seats.end();) {
        const bool fits = it->is_object() && it->value("seat", Json()).is_number_integer() &&
                          (*it)["seat"].get<int>() <= known->seats;
        it = fits ? std::next(it) : seats.erase(it);
    }
    for (Json& seat : seats) fitSeat(seat, *known);
    if (!m_round["dealer"].is_object()) m_round["dealer"] = Json::object();
    fitList(m_round["dealer"]["cards"], known->cards.dealer);
    if (known->cards.community > 0) {
        fitList(m_round["community"], known->cards.community);
    } else {
        m_round.erase("community");
    }
    fitSixCardBonus(*known);
}

void ScenarioDraft::fitSeat(Json& seat, const RuleSet& rules) {
    const WagersOffered offered(*this);
    fitList(seat["cards"], rules.cards.seat);
    if (!seat["wagers"].is_object()) seat["wagers"] = Json::object();
    keepOnly(seat["wagers"], offered.beforeTheDeal());
    if (!seat.contains("decision")) return;
    keepOnly(seat["decision"], offered.inDecisions());
    if (!rules.hasTrait("play_by_street") && seat["decision"].is_object()) seat["decision"].erase("when");
}

/// The cards of the Six Card Bonus are there as soon as somebody wagers on them.
void ScenarioDraft::fitSixCardBonus(const RuleSet& rules) {
    const Json& seats = m_round["seats"];
    const bool wagered = std::any_of(seats.begin(), seats.end(), [](const Json& seat) {
        return seat.is_object() && seat.contains("wagers") && seat["wagers"].is_object() &&
               seat["wagers"].contains(std::string(wagerName(Wager::SixCardBonus)));
    });
    if (!wagered || rules.cards.sixCardBonus == 0) {
        m_round.erase("six_card_bonus");
    } else {
        fitList(m_round["six_card_bonus"], rules.cards.sixCardBonus);
    }
}

const Json* ScenarioDraft::seat(int number) const {
    const auto seats = m_round.find("seats");
    if (seats == m_round.end() || !seats->is_array()) return nullptr;
    for (const Json& one : *seats) {
        if (one.is_object() && one.value("seat", Json()) == number) return &one;
    }
    return nullptr;
}

std::vector<int> ScenarioDraft::seats() const {
    std::vector<int> numbers;
    const Json seats = m_round.value("seats", Json());
    if (!seats.is_array()) return numbers;
    for (const Json& one : seats) {
        const Json number = one.is_object() ? one.value("seat", Json()) : Json();
        if (number.is_number_integer()) numbers.push_back(number.get<int>());
    }
    return numbers;
}

bool ScenarioDraft::hasSeat(int number) const {
    return seat(number) != nullptr;
}

void ScenarioDraft::setSeat(int number, bool on) {
    if (on == hasSeat(number)) return;
    Json& seats = m_round["seats"];
    if (on) {
        const auto place = std::find_if(seats.begin(), seats.end(), [number](const Json& one) {
            return one.is_object() && one.value("seat", Json()).is_number_integer() && one["seat"].get<int>() > number;
        });
        seats.insert(place, Json{{"seat", number}});
    } else {
        for (auto it = seats.begin(); it != seats.end();) {
            it = it->is_object() && it->value("seat", Json()) == number ? seats.erase(it) : std::next(it);
        }
    }
    m_round.erase("deck");
    fit();
}

Json ScenarioDraft::value(const std::string& field) const {
    const Json* at = &m_round;
    for (const Part& part : partsOf(field)) {
        if (at == &m_round && seatIn(part.key)) {
            at = seat(*seatIn(part.key));
        } else {
            const auto found = at->is_object() ? at->find(part.key) : at->end();
            at = at->is_object() && found != at->end() ? &*found : nullptr;
        }
        if (at == nullptr) return {};
        if (!part.index) continue;
        if (!at->is_array() || *part.index >= at->size()) return {};
        at = &(*at)[*part.index];
    }
    return *at;
}

QString ScenarioDraft::typed(const std::string& field) const {
    const Json found = value(field);
    if (found.is_string()) return QString::fromStdString(found.get<std::string>());
    return found.is_number_integer() ? QString::number(found.get<std::int64_t>()) : QString();
}

void ScenarioDraft::set(const std::string& field, const Json& value) {
    Json* at = &m_round;
    Json* parent = nullptr;
    std::string key;
    for (const Part& part : partsOf(field)) {
        if (at == &m_round && seatIn(part.key)) {
            at = const_cast<Json*>(seat(*seatIn(part.key)));
            if (at == nullptr) return;
            continue;
        }
        if (!at->is_object()) *at = Json::object();
        parent = at;
        key = part.key;
        at = &(*at)[part.key];
        if (!part.index) continue;
        if (!at->is_array()) *at = Json::array();
        while (at->size() <= *part.index) at->push_back("");
        parent = nullptr;
        at = &(*at)[*part.index];
    }
    if (!value.is_null()) {
        *at = value;
    } else if (parent != nullptr) {
        parent->erase(key);
    } else {
        *at = "";
    }
    if (field != "deck") m_round.erase("deck");
    prune(m_round, "system");
    prune(m_round, "meters");
    if (const auto known = rules()) fitSixCardBonus(*known);
}

std::vector<std::string> ScenarioDraft::cardFields() const {
    std::vector<std::string> fields;
    const auto add = [&](const std::string& list) {
        const Json cards = value(list);
        for (std::size_t i = 0; cards.is_array() && i < cards.size(); ++i) {
            fields.push_back(list + '[' + std::to_string(i) + ']');
        }
    };
    for (int number : seats()) add("seat" + std::to_string(number) + ".cards");
    add("dealer.cards");
    add("community");
    add("six_card_bonus");
    return fields;
}

std::optional<std::string> ScenarioDraft::fieldOfCard(std::string_view card) const {
    for (const std::string& field : cardFields()) {
        if (value(field) == card) return field;
    }
    return std::nullopt;
}

}  // namespace cutcard::supervisor
