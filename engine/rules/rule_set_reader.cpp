#include "engine/rules/paytable_reader.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/theory_reader.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

// In the order of the chapters; the first is what "everything" offers.
constexpr std::array<std::string_view, 3> kProgressiveKinds = {"four_card", "five_card", "multi_link"};

class RuleSetReader {
public:
    RuleSetReader(const Json& common, const Json& theory, Reading& reading)
        : m_common(common), m_theory(theory), m_reading(reading), m_book(std::make_shared<BranchBook>()),
          m_tables(reading, *m_book) {}

    RuleSet read(const Json& document) {
        const JsonPath root;
        ObjectReader object(document, root, m_reading);
        if (object.text("format") != "cutcard-rules/1") {
            m_reading.refuse(RefusalCode::BadFormat, object.at("format"), "wrong_format", {"cutcard-rules/1"});
        }
        m_rules.id = object.text("id");
        m_rules.game = object.text("game");
        m_rules.title = object.text("title");
        m_rules.jurisdiction = object.text("jurisdiction");
        m_rules.source = object.text("source");
        m_rules.seats = static_cast<int>(object.wholeNumber("seats", 1, 7));
        m_rules.evenMoneyCite = object.text("even_money_cite");
        readCards(object.required("cards"), object.at("cards"));
        m_rules.mainWagers = wagers(object.required("main_wagers"), object.at("main_wagers"));
        m_rules.decisionWagers = wagers(object.required("decision_wagers"), object.at("decision_wagers"));
        // Branches come first: paytable rows add those of their own.
        readBranches(object.required("branches"), object.at("branches"));
        readDealing(object.required("dealing"), object.at("dealing"));
        readWagers(object.required("wagers"), object.at("wagers"));
        if (const Json* value = object.find("progressive")) readProgressives(*value, object.at("progressive"));
        if (const Json* value = object.find("five_card_hand_bonus")) {
            readFiveCardHandBonus(*value, object.at("five_card_hand_bonus"));
        }
        if (const Json* value = object.find("cover_all")) readCoverAll(*value, object.at("cover_all"));
        readOptions(object.required("options"), object.at("options"));
        readFacts(object.required("facts"), object.at("facts"));
        readTraits(object.required("traits"), object.at("traits"));
        m_rules.theory = readTheory(object.required("theory"), object.at("theory"), m_theory, m_rules, m_reading);
        object.refuseUnknown();
        m_rules.branches = m_book;
        return std::move(m_rules);
    }

private:
    void readCards(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        m_rules.cards = {static_cast<int>(object.wholeNumber("seat", 1, 7)),
                         static_cast<int>(object.wholeNumber("dealer", 1, 7)),
                         static_cast<int>(object.wholeNumber("community", 0, 5)),
                         static_cast<int>(object.wholeNumber("six_card_bonus", 0, 4))};
        object.refuseUnknown();
    }

    Wager wager(std::string_view name, const JsonPath& at) {
        if (const auto wager = wagerNamed(name)) return *wager;
        m_reading.refuse(RefusalCode::BadFormat, at, "unknown_wager", {std::string(name)});
        return Wager::Ante;
    }

    std::vector<Wager> wagers(const Json& value, const JsonPath& at) {
        std::vector<Wager> list;
        for (const Json& item : value) {
            const JsonPath itemAt(at, list.size());
            list.push_back(wager(m_reading.text(item, itemAt), itemAt));
        }
        return list;
    }

    void readBranches(const Json& value, const JsonPath& at) {
        for (const auto& [skill, branch] : value.items()) m_tables.branch(skill, branch, JsonPath(at, skill));
    }

    void readDealing(const Json& value, const JsonPath& at) {
        for (const auto& [name, cites] : value.items()) {
            const JsonPath methodAt(at, name);
            const auto method = methodNamed(name);
            if (!method) {
                m_reading.refuse(RefusalCode::BadFormat, methodAt, "unknown_method", {name});
                continue;
            }
            m_rules.methods.push_back(*method);
            std::sort(m_rules.methods.begin(), m_rules.methods.end());
            for (const auto& [what, cite] : cites.items()) {
                std::string skill = name;
                skill.append(".").append(what);
                (*m_book)[skill] = {skill, m_reading.text(cite, JsonPath(methodAt, what)), "ALL-14"};
            }
        }
    }

    /// Either the table itself or the name of one that several chapters share.
    const Json& shared(const Json& value, const JsonPath& at) {
        if (!value.is_string()) return value;
        const auto found = m_common.find(value.get_ref<const std::string&>());
        if (found != m_common.end()) return *found;
        m_reading.refuse(RefusalCode::BadFormat, at, "unknown_table", {value.get<std::string>()});
        return m_common;
    }

    void readWagers(const Json& value, const JsonPath& at) {
        for (const auto& [name, terms] : value.items()) {
            const JsonPath wagerAt(at, name);
            ObjectReader object(terms, wagerAt, m_reading);
            LetteredWager lettered;
            lettered.offer = offer(object.text("offer"), object.at("offer"));
            const std::string cite = object.text("cite");
            const std::string skill = object.text("skill");
            const Branch pays = readPays(object);
            if (const Json* loses = object.find("loses")) {
                lettered.group.loses = m_tables.branch(skill + ".lost", *loses, object.at("loses"));
            }
            const JsonPath tablesAt = object.at("tables");
            const Json& tables = shared(object.required("tables"), tablesAt);
            lettered.group.tables = readTables(tables, tablesAt, cite, skill, pays);
            if (const Json* other = object.find("other_hand")) {
                const JsonPath otherAt = object.at("other_hand");
                ObjectReader hand(*other, otherAt, m_reading);
                const std::string otherSkill = hand.text("skill");
                const Branch otherPays = readPays(hand);
                hand.refuseUnknown();
                lettered.otherHand =
                    PaytableGroup{readTables(tables, tablesAt, cite, otherSkill, otherPays), lettered.group.loses};
            }
            object.refuseUnknown();
            m_rules.lettered.emplace(wager(name, wagerAt), std::move(lettered));
        }
    }

    std::vector<Paytable> readTables(const Json& tables, const JsonPath& at, const std::string& cite,
                                     const std::string& skill, const Branch& pays) {
        std::vector<Paytable> list;
        for (const auto& [letter, rows] : tables.items()) {
            list.push_back({letter, cite, true, m_tables.rows(rows, JsonPath(at, letter), skill, pays)});
        }
        return list;
    }

    /// A table that equals one of another group: {"like":[group, letter]}.
    const Json& resolved(const Json& table, const JsonPath& at) {
        const auto like = table.find("like");
        if (like == table.end()) return table;
        const auto group = like->is_array() && like->size() == 2 ? m_common.find((*like)[0]) : m_common.end();
        if (group != m_common.end() && group->contains((*like)[1])) return (*group)[(*like)[1].get<std::string>()];
        m_reading.refuse(RefusalCode::BadFormat, at, "unknown_table", {like->dump()});
        return table;
    }

    void readCoverAll(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        const std::string cite = object.text("cite");
        const std::string skill = object.text("skill");
        const Branch pays = readPays(object);
        PaytableGroup group;
        group.loses = m_tables.branch(skill + ".lost", object.required("loses"), object.at("loses"));
        group.tables = readTables(object.required("by_players"), object.at("by_players"), cite, skill, pays);
        object.refuseUnknown();
        m_rules.coverAll = std::move(group);
    }

    Offer offer(const std::string& text, const JsonPath& at) {
        if (text == "always") return Offer::Always;
        if (text == "unless_declined") return Offer::UnlessDeclined;
        if (text != "on_request") m_reading.refuse(RefusalCode::BadFormat, at, "unknown_offer", {text});
        return Offer::OnRequest;
    }

    Branch readPays(ObjectReader& object, std::string_view key = "pays") {
        const JsonPath paysAt = object.at(key);
        ObjectReader pays(object.required(key), paysAt, m_reading);
        Branch branch{"", pays.text("cite"), pays.textOr("ruling", "")};
        pays.refuseUnknown();
        return branch;
    }

    void readProgressives(const Json& value, const JsonPath& at) {
        ObjectReader kinds(value, at, m_reading);
        for (const std::string_view kindName : kProgressiveKinds) {
            const Json* terms = kinds.find(kindName);
            if (terms == nullptr) continue;
            const JsonPath kindAt(at, kindName);
            ObjectReader object(*terms, kindAt, m_reading);
            ProgressiveKind kind;
            kind.name = kindName;
            const std::string cite = object.text("cite");
            const std::string skill = object.text("skill");
            const Branch pays = readPays(object);
            kind.loses = m_tables.branch(skill + ".lost", object.required("loses"), object.at("loses"));
            const JsonPath tablesAt = object.at("tables");
            const Json* letters = object.find("letters");
            for (const auto& [letter, table] : shared(object.required("tables"), tablesAt).items()) {
                if (letters != nullptr && std::find(letters->begin(), letters->end(), letter) == letters->end())
                    continue;
                const JsonPath tableAt(tablesAt, letter);
                kind.tables.push_back(m_tables.metered(resolved(table, tableAt), tableAt, skill, pays));
                kind.tables.back().table.letter = letter;
                kind.tables.back().table.cite = cite;
            }
            const Branch envyPays = readPays(object, "envy_pays");
            const std::string envySkill = object.text("envy_skill");
            kind.envy = m_tables.envy(shared(object.required("envy"), object.at("envy")), object.at("envy"), envySkill,
                                      envyPays);
            object.refuseUnknown();
            m_rules.progressives.push_back(std::move(kind));
        }
        kinds.refuseUnknown();
    }

    void readFiveCardHandBonus(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        FiveCardHandBonusTerms terms;
        const std::string cite = object.text("cite");
        const std::string skill = object.text("skill");
        const Branch pays = readPays(object);
        const Json& loses = object.required("loses");
        terms.bonusCite = object.text("bonus_cite");
        terms.playerLoses = m_tables.branch(skill + ".player.lost", loses, object.at("loses"));
        terms.dealerLoses = m_tables.branch(skill + ".dealer.lost", loses, object.at("loses"));
        const Json& table = shared(object.required("table"), object.at("table"));
        terms.onPlayer = m_tables.metered(table, object.at("table"), skill + ".player", pays);
        terms.onDealer = m_tables.metered(table, object.at("table"), skill + ".dealer", pays);
        terms.onPlayer.table.cite = terms.onDealer.table.cite = cite;
        if (const Json* reseed = object.find("reseed")) {
            const Money amount = m_reading.amount(*reseed, object.at("reseed"), Money(), kLargestMeter);
            terms.onPlayer.meters.front().reseed = terms.onDealer.meters.front().reseed = amount;
        }
        terms.magicCard = forOdds(object, "magic_card");
        terms.luckyBonus = forOdds(object, "lucky_bonus");
        object.refuseUnknown();
        m_rules.fiveCardHandBonus = std::move(terms);
    }

    ForOdds forOdds(ObjectReader& object, std::string_view key) {
        const std::string text = object.text(key);
        const auto odds = parseOdds(text);
        if (odds && std::holds_alternative<ForOdds>(*odds)) return std::get<ForOdds>(*odds);
        m_reading.refuse(RefusalCode::BadFormat, object.at(key), "bad_odds", {text});
        return {};
    }

    void readOptions(const Json& value, const JsonPath& at) {
        for (const auto& [name, terms] : value.items()) {
            const JsonPath optionAt(at, name);
            ObjectReader object(terms, optionAt, m_reading);
            HouseOption option{name, {}, object.text("standard"), object.text("ruling")};
            const JsonPath valuesAt = object.at("values");
            for (const Json& item : object.required("values")) {
                option.values.push_back(m_reading.text(item, JsonPath(valuesAt, option.values.size())));
            }
            object.refuseUnknown();
            m_rules.options.push_back(std::move(option));
        }
    }

    void readTraits(const Json& value, const JsonPath& at) {
        for (const Json& item : value) {
            m_rules.traits.push_back(m_reading.text(item, JsonPath(at, m_rules.traits.size())));
        }
    }

    void readFacts(const Json& value, const JsonPath& at) {
        for (const auto& [name, terms] : value.items()) {
            const JsonPath factAt(at, name);
            ObjectReader object(terms, factAt, m_reading);
            m_rules.facts.push_back(
                {name, static_cast<int>(object.wholeNumber("value", 0, 1000)), object.text("cite")});
            object.refuseUnknown();
        }
    }

    const Json& m_common;
    const Json& m_theory;
    Reading& m_reading;
    std::shared_ptr<BranchBook> m_book;
    PaytableReader m_tables;
    RuleSet m_rules;
};

}  // namespace

Result<RuleSet> readRuleSet(std::string_view text, std::string_view common, std::string_view theory) {
    const auto commonTables = parseStrictJson(common);
    if (!commonTables) return commonTables.refusal();
    const auto theoryTopics = parseStrictJson(theory);
    if (!theoryTopics) return theoryTopics.refusal();
    const auto document = parseStrictJson(text);
    if (!document) return document.refusal();
    Reading reading;
    RuleSet rules = RuleSetReader(*commonTables, *theoryTopics, reading).read(*document);
    return reading.result(std::move(rules));
}

}  // namespace cutcard
