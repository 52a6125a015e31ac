#include "engine/record/round_record.h"

#include "engine/cards/card_set.h"
#include "engine/procedure/table_procedures.h"
#include "engine/record/irregularity_record.h"
#include "engine/rules/rule_book.h"
#include "engine/side_wagers/meter_bank.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr std::string_view kFormat = "cutcard-round/1";

// What `deal` wrote about the round; it is worked out anew.
constexpr std::string_view kIgnored = "settlement";

class RoundReader {
public:
    RoundReader(const Json& document, OpenTables& tables, Reading& reading)
        : m_object(document, m_root, reading), m_tables(tables), m_reading(reading) {}

    RoundRecord read() {
        if (m_object.text("format") != kFormat) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("format"), "wrong_format", {std::string(kFormat)});
        }
        const std::string rulesId = m_object.text("rules");
        const Json* selections = m_object.find("selections");
        const Json* houseTables = m_object.find("paytables");
        if (m_reading.refused()) return {};
        m_game = m_tables.open(selections, houseTables, rulesId, m_root, m_reading);
        if (m_reading.refused()) return {};

        readIrregularity();
        readSeats();
        readCards(m_object.required("dealer"), m_object.at("dealer"));
        readSixCardBonus();
        readMeters();
        readSystem();
        readDeal();
        m_object.find(kIgnored);
        m_object.refuseUnknown();
        if (!m_reading.refused()) checkSeats();
        if (!m_reading.refused() && m_round.deal) checkDeck();
        std::sort(m_round.seats.begin(), m_round.seats.end(),
                  [](const Seat& a, const Seat& b) { return a.number < b.number; });
        return {m_game, std::move(m_round)};
    }

private:
    const RuleSet& rules() const { return m_game->rules(); }

    void readIrregularity() {
        const Json* value = m_object.find("irregularity");
        if (value == nullptr || value->is_null()) return;
        m_round.irregularity = cutcard::readIrregularity(*value, m_object.at("irregularity"), rules(), m_reading);
        if (!m_reading.refused()) m_void = ruleOn(rules(), *m_round.irregularity).voidsTheRound();
    }

    Card card(const Json& value, const JsonPath& at) {
        const auto card = value.is_string() ? Card::parse(value.get_ref<const std::string&>()) : std::nullopt;
        if (!card) {
            m_reading.refuse(RefusalCode::BadCard, at, "bad_card", {value.is_string() ? value.get<std::string>() : ""});
            return {};
        }
        return *card;
    }

    std::vector<Card> cards(const Json& value, const JsonPath& at, int wanted) {
        std::vector<Card> cards;
        if (!value.is_array()) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
            return cards;
        }
        // A round that was stopped has the cards it had by then.
        const bool countFits = m_void ? value.size() <= kDeckSize : value.size() == static_cast<std::size_t>(wanted);
        if (!countFits) {
            m_reading.refuse(RefusalCode::CardCount, at, "card_count",
                             {std::to_string(wanted), std::to_string(value.size())});
            return cards;
        }
        for (const Json& item : value) {
            const JsonPath cardAt(at, cards.size());
            const Card next = card(item, cardAt);
            if (!m_reading.refused() && m_seen.contains(next)) {
                m_reading.refuse(RefusalCode::DuplicateCard, cardAt, "duplicate_card", {std::string(next.name())});
            }
            m_seen.add(next);
            cards.push_back(next);
        }
        return cards;
    }

    void readCards(const Json& dealer, const JsonPath& at) {
        ObjectReader object(dealer, at, m_reading);
        m_round.dealer = cards(object.required("cards"), object.at("cards"), rules().cards.dealer);
        object.refuseUnknown();
        if (rules().cards.community > 0) {
            m_round.community =
                cards(m_object.required("community"), m_object.at("community"), rules().cards.community);
        }
    }

    void readSixCardBonus() {
        const Json* value = m_object.find("six_card_bonus");
        const bool wagered = m_round.anyone(Wager::SixCardBonus);
        const JsonPath at = m_object.at("six_card_bonus");
        if (value == nullptr) {
            if (wagered && !m_void) m_reading.refuse(RefusalCode::CardCount, at, "six_card_missing");
        } else if (!wagered) {
            m_reading.refuse(RefusalCode::CardCount, at, "six_card_unwanted");
        } else {
            m_round.sixCardBonus = cards(*value, at, rules().cards.sixCardBonus);
        }
    }

    void readSeats() {
        const Json& value = m_object.required("seats");
        const JsonPath at = m_object.at("seats");
        if (!value.is_array()) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
            return;
        }
        if (value.empty()) m_reading.refuse(RefusalCode::BadSeat, at, "no_seat");
        for (const Json& item : value) {
            if (m_reading.refused()) return;
            readSeat(item, JsonPath(at, m_round.seats.size()));
        }
    }

    void readSeat(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        Seat seat;
        seat.number = seatNumber(object.required("seat"), object.at("seat"));
        for (const Seat& other : m_round.seats) {
            if (other.number == seat.number) {
                m_reading.refuse(RefusalCode::DuplicateSeat, object.at("seat"), "duplicate_seat",
                                 {std::to_string(seat.number)});
            }
        }
        seat.cards = cards(object.required("cards"), object.at("cards"), rules().cards.seat);
        readWagers(object.required("wagers"), object.at("wagers"), seat);
        if (const Json* decision = object.find("decision")) readDecision(*decision, object.at("decision"), seat);
        object.refuseUnknown();
        m_round.seats.push_back(std::move(seat));
    }

    int seatNumber(const Json& value, const JsonPath& at) {
        if (!value.is_number_integer()) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_whole_number", {"1", std::to_string(rules().seats)});
            return 1;
        }
        if (value < 1 || value > rules().seats) {
            m_reading.refuse(RefusalCode::BadSeat, at, "bad_seat", {std::to_string(rules().seats)});
            return 1;
        }
        return value.get<int>();
    }

    void readWagers(const Json& value, const JsonPath& at, Seat& seat) {
        if (!value.is_object()) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_an_object");
            return;
        }
        if (value.empty()) m_reading.refuse(RefusalCode::WagerMissing, at, "no_wager");
        for (const auto& [name, amount] : value.items()) {
            const JsonPath wagerAt(at, name);
            const auto wager = wagerNamed(name);
            if (!wager || !m_game->submission().offers(*wager)) {
                m_reading.refuse(RefusalCode::WagerNotOffered, wagerAt, "wager_not_offered", {name});
                return;
            }
            seat.wagers[*wager] = m_reading.amount(amount, wagerAt, Money::cents(1), kLargestWager);
            checkTableAmount(*wager, seat.wagers[*wager], wagerAt);
        }
    }

    /// Wagers that a system accepts are of one amount at a table (ALL-8, ALL-11).
    void checkTableAmount(Wager wager, Money amount, const JsonPath& at) {
        const Selections& selections = m_game->selections();
        std::optional<Money> wanted;
        if (wager == Wager::Progressive) wanted = selections.progressive->wager;
        if (wager == Wager::FiveCardHandBonusPlayer || wager == Wager::FiveCardHandBonusDealer) {
            wanted = selections.fiveCardHandBonus->wager;
        }
        if (wanted && amount != *wanted) {
            m_reading.refuse(RefusalCode::BadProgressiveWager, at, "not_the_tables_wager", {wanted->text()});
        }
    }

    void readDecision(const Json& value, const JsonPath& at, Seat& seat) {
        if (value.is_string()) {
            seat.decision = Decision::Fold;
            if (value != "fold") {
                m_reading.refuse(RefusalCode::BadPlay, at, "unknown_decision", {value.get<std::string>()});
            }
            return;
        }
        if (!value.is_object()) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_decision");
            return;
        }
        seat.decision = Decision::Bet;
        if (rules().hasTrait("play_by_street")) {
            readPlayByStreet(value, at, seat);
            return;
        }
        for (const auto& [name, amount] : value.items()) {
            const JsonPath wagerAt(at, name);
            const auto wager = wagerNamed(name);
            const auto& allowed = rules().decisionWagers;
            if (!wager || !isDecisionWager(*wager)) {
                m_reading.refuse(RefusalCode::BadFormat, wagerAt, "unknown_key", {name});
            } else if (std::find(allowed.begin(), allowed.end(), *wager) == allowed.end()) {
                m_reading.refuse(RefusalCode::BadPlay, wagerAt, "not_in_this_game", {name});
            } else {
                seat.wagers[*wager] = m_reading.amount(amount, wagerAt, Money::cents(1), kLargestWager);
            }
        }
        if (value.empty()) m_reading.refuse(RefusalCode::BadPlay, at, "empty_decision");
    }

    void readPlayByStreet(const Json& value, const JsonPath& at, Seat& seat) {
        for (const auto& [name, amount] : value.items()) {
            const auto wager = wagerNamed(name);
            if (wager && isDecisionWager(*wager) && *wager != Wager::Play) {
                m_reading.refuse(RefusalCode::BadPlay, JsonPath(at, name), "not_in_this_game", {name});
            }
        }
        ObjectReader object(value, at, m_reading);
        seat.wagers[Wager::Play] =
            m_reading.amount(object.required("play"), object.at("play"), Money::cents(1), kLargestWager);
        const std::string when = object.text("when");
        object.refuseUnknown();
        seat.playedOn = streetNamed(when);
        if (seat.playedOn == Street::None) {
            m_reading.refuse(RefusalCode::BadPlay, object.at("when"), "unknown_street", {when});
        }
    }

    void readMeters() {
        const Selections& selections = m_game->selections();
        const MeteredTable* progressive = m_game->submission().progressiveTerms();
        const MeteredTable* bonus = m_game->submission().fiveCardHandBonusTerms();
        if (progressive != nullptr) {
            m_round.progressive = MeterBank::seeds(*progressive, selections.progressive->wager);
        }
        if (bonus != nullptr) {
            m_round.fiveCardHandBonus = MeterBank::seeds(*bonus, selections.fiveCardHandBonus->wager);
        }
        const Json* value = m_object.find("meters");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("meters");
        ObjectReader object(*value, at, m_reading);
        readMeters(object, "progressive", progressive, m_round.progressive);
        readMeters(object, "five_card_hand_bonus", bonus, m_round.fiveCardHandBonus);
        object.refuseUnknown();
    }

    void readMeters(ObjectReader& object, std::string_view system, const MeteredTable* terms, Meters& meters) {
        const Json* value = terms == nullptr ? nullptr : object.find(system);
        if (value == nullptr) return;
        const JsonPath at = object.at(system);
        ObjectReader shown(*value, at, m_reading);
        const auto read = [&](Meter meter) {
            const std::string_view name = meterName(meter);
            if (const Json* amount = shown.find(name)) {
                meters[static_cast<std::size_t>(meter)] =
                    m_reading.amount(*amount, shown.at(name), Money(), kLargestMeter);
            }
        };
        for (const MeterTerms& meter : terms->meters) read(meter.meter);
        if (terms->hasReserve()) read(Meter::Reserve);
        shown.refuseUnknown();
    }

    void readSystem() {
        const Json* value = m_object.find("system");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("system");
        ObjectReader object(*value, at, m_reading);
        if (const Json* magic = object.find("magic_card")) {
            m_round.system.magicCard = card(*magic, object.at("magic_card"));
        }
        if (const Json* position = object.find("lucky_position")) {
            m_round.system.luckyPosition =
                *position == "dealer" ? kDealerPosition : seatNumber(*position, object.at("lucky_position"));
        }
        object.refuseUnknown();
    }

    void readDeal() {
        const Json* generator = m_object.find("generator");
        const Json* seed = m_object.find("seed");
        const Json* number = m_object.find("number");
        const Json* method = m_object.find("method");
        const Json* preparation = m_object.find("preparation");
        const Json* deck = m_object.find("deck");
        Deal deal;
        if (generator != nullptr) {
            deal.generator =
                static_cast<int>(m_reading.wholeNumber(*generator, m_object.at("generator"), 1, 1'000'000));
        }
        if (seed != nullptr) {
            if (seed->is_number_unsigned()) {
                deal.seed = seed->get<std::uint64_t>();
            } else {
                m_reading.refuse(RefusalCode::BadFormat, m_object.at("seed"), "not_a_seed");
            }
        }
        if (number != nullptr) {
            deal.number = m_reading.wholeNumber(*number, m_object.at("number"), 1, 1'000'000'000'000);
        }
        if (method != nullptr) readMethod(*method, deal);
        if (preparation != nullptr) readPreparation(*preparation, deal);
        if (deck != nullptr) readDeck(*deck, deal);
        if (deck != nullptr && method != nullptr) m_round.deal = deal;
    }

    void readMethod(const Json& value, Deal& deal) {
        const std::string name = m_reading.text(value, m_object.at("method"));
        const auto named = methodNamed(name);
        if (!named || std::find(rules().methods.begin(), rules().methods.end(), *named) == rules().methods.end()) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("method"), "unknown_method", {name});
        } else {
            deal.method = *named;
        }
    }

    void readPreparation(const Json& value, Deal& deal) {
        const std::string name = m_reading.text(value, m_object.at("preparation"));
        const auto named = tableProcedureNamed(name);
        const std::vector<TableProcedure> known = tableProceduresOf(rules());
        if (!named || std::find(known.begin(), known.end(), *named) == known.end()) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("preparation"), "unknown_word", {name});
        } else {
            deal.preparation = named;
        }
    }

    void readDeck(const Json& value, Deal& deal) {
        // The deck names every card of the table once more.
        const CardSet onTheTable = std::exchange(m_seen, CardSet());
        const std::vector<Card> all = cards(value, m_object.at("deck"), kDeckSize);
        m_seen = onTheTable;
        if (!m_reading.refused()) std::copy(all.begin(), all.end(), deal.deck.begin());
    }

    /// `at` counts the seats as the file has them.
    void checkSeats() {
        for (std::size_t i = 0; i < m_round.seats.size(); ++i) {
            const auto fault = m_game->fault(m_round.seats[i]);
            if (!fault) continue;
            const bool aboutDecision =
                fault->code == RefusalCode::DecisionMissing || fault->code == RefusalCode::BadPlay;
            if (m_void && aboutDecision) continue;
            const JsonPath seats(m_root, "seats");
            const JsonPath seat(seats, i);
            m_reading.refuse(fault->code, JsonPath(seat, fault->field), fault->reason, fault->params);
        }
    }

    /// A deck that would not deal these cards by this method is not the deck of this round.
    void checkDeck() {
        Round inOrder = m_round;
        std::sort(inOrder.seats.begin(), inOrder.seats.end(),
                  [](const Seat& a, const Seat& b) { return a.number < b.number; });
        Round dealt = inOrder;
        dealCards(*m_game, dealt);
        if (!(dealt == inOrder)) m_reading.refuse(RefusalCode::BadCard, m_object.at("deck"), "other_deck");
    }

    const JsonPath m_root;
    ObjectReader m_object;
    OpenTables& m_tables;
    Reading& m_reading;
    std::shared_ptr<const Game> m_game;
    Round m_round;
    CardSet m_seen;
    bool m_void = false;
};

}  // namespace

std::shared_ptr<const Game> OpenTables::open(const Json* selections, const Json* houseTables,
                                             const std::string& rulesId, const JsonPath& root, Reading& reading) {
    // A name and two documents, none of which has an end of line in it once it is dumped.
    std::string key = Json(rulesId).dump();
    if (selections != nullptr) key += "\nselections " + selections->dump();
    if (houseTables != nullptr) key += "\npaytables " + houseTables->dump();
    if (const auto found = m_open.find(key); found != m_open.end()) return found->second;

    auto rules = RuleBook::instance().find(rulesId);
    if (!rules) {
        reading.refuse(RefusalCode::UnknownRules, JsonPath(root, "rules"), "unknown_rules", {rulesId});
        return nullptr;
    }
    if (houseTables != nullptr) rules = withHouseTables(*rules, *houseTables, JsonPath(root, "paytables"), reading);
    Selections chosen = selections == nullptr
                            ? standardSelections(*rules)
                            : readSelections(*selections, JsonPath(root, "selections"), *rules, reading);
    if (reading.refused()) return nullptr;
    RulesSubmission submission = plainSubmission(rules, std::move(chosen));
    if (houseTables != nullptr) submission.houseTables = houseTables->dump();
    if (m_open.size() >= kMost) m_open.clear();
    return m_open[key] = openGame(std::move(submission));
}

Result<RoundRecord> readRound(const Json& document, OpenTables& tables) {
    Reading reading;
    RoundRecord record = RoundReader(document, tables, reading).read();
    return reading.result(std::move(record));
}

Result<RoundRecord> readRoundLine(std::string_view line, OpenTables& tables) {
    const auto document = parseStrictJson(line, kIgnored);
    if (!document) return document.refusal();
    return readRound(*document, tables);
}

}  // namespace cutcard
