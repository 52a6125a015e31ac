#include "engine/rules/theory_reader.h"

#include <algorithm>

namespace cutcard {
namespace {

// With fewer a guess is too often right; with more nobody reads them all.
constexpr std::size_t kFewestWrong = 2;
constexpr std::size_t kMostWrong = 4;

class TheoryReader {
public:
    TheoryReader(const RuleSet& rules, Reading& reading) : m_rules(rules), m_reading(reading) {}

    TheoryTopic topic(const std::string& id, const Json& value, const JsonPath& at, const Json& asked) {
        TheoryTopic topic{id, {}, {}, {}, {}};
        readCite(topic, value, at);
        ObjectReader object(asked, at, m_reading);
        if (const Json* source = object.find("number")) {
            topic.right = {id, number(*source, object.at("number"))};
            readWrongNumbers(topic, object.required("wrong"), object.at("wrong"));
        } else {
            topic.right = {object.text("right"), std::nullopt};
            readWrongCodes(topic, object.required("wrong"), object.at("wrong"));
        }
        object.refuseUnknown();
        if (topic.wrong.size() < kFewestWrong || topic.wrong.size() > kMostWrong) {
            m_reading.refuse(RefusalCode::BadFormat, object.at("wrong"), "wrong_answer_count", {id});
        }
        return topic;
    }

private:
    /// Either the paragraph alone, or with the ruling that reads it.
    void readCite(TheoryTopic& topic, const Json& value, const JsonPath& at) {
        if (value.is_string()) {
            topic.cite = value.get<std::string>();
        } else {
            ObjectReader object(value, at, m_reading);
            topic.cite = object.text("cite");
            topic.ruling = object.text("ruling");
            object.refuseUnknown();
        }
        if (topic.cite.empty()) m_reading.refuse(RefusalCode::BadFormat, at, "missing_key", {"cite"});
    }

    int number(const Json& source, const JsonPath& at) {
        const std::string name = m_reading.text(source, at);
        if (name == "seats") return m_rules.seats;
        if (name == "seats_and_dealer") return m_rules.seats + 1;
        if (name == "cards.seat") return m_rules.cards.seat;
        if (name == "cards.dealer") return m_rules.cards.dealer;
        if (name == "cards.community") return m_rules.cards.community;
        if (name == "cards.seat_and_community") return m_rules.cards.seat + m_rules.cards.community;
        for (const Fact& fact : m_rules.facts) {
            if (fact.name == name) return fact.value;
        }
        m_reading.refuse(RefusalCode::BadFormat, at, "unknown_number", {name});
        return 0;
    }

    /// A wrong rule may happen to give the right number, or two of them the same one, in one chapter and not in
    /// another.
    void readWrongNumbers(TheoryTopic& topic, const Json& value, const JsonPath& at) {
        for (const auto& [rule, source] : value.items()) {
            const JsonPath sourceAt(at, rule);
            const int wrong = source.is_number() ? static_cast<int>(m_reading.wholeNumber(source, sourceAt, 0, 1000))
                                                 : number(source, sourceAt);
            if (wrong == topic.right.number || topic.wrong.size() == kMostWrong) continue;
            const auto same = [&](const TheoryAnswer& other) { return other.number == wrong; };
            if (std::none_of(topic.wrong.begin(), topic.wrong.end(), same)) topic.wrong.push_back({rule, wrong});
        }
    }

    void readWrongCodes(TheoryTopic& topic, const Json& value, const JsonPath& at) {
        for (const Json& item : value) {
            const JsonPath itemAt(at, topic.wrong.size());
            TheoryAnswer wrong{m_reading.text(item, itemAt), std::nullopt};
            if (wrong == topic.right || std::find(topic.wrong.begin(), topic.wrong.end(), wrong) != topic.wrong.end()) {
                m_reading.refuse(RefusalCode::BadFormat, itemAt, "answer_twice", {wrong.code});
            }
            topic.wrong.push_back(std::move(wrong));
        }
    }

    const RuleSet& m_rules;
    Reading& m_reading;
};

}  // namespace

std::vector<TheoryTopic> readTheory(const Json& value, const JsonPath& at, const Json& catalogue, const RuleSet& rules,
                                    Reading& reading) {
    std::vector<TheoryTopic> topics;
    if (!value.is_object()) {
        reading.refuse(RefusalCode::BadFormat, at, "not_an_object");
        return topics;
    }
    TheoryReader reader(rules, reading);
    for (const auto& [id, cite] : value.items()) {
        const JsonPath topicAt(at, id);
        const auto asked = catalogue.find(id);
        if (asked == catalogue.end()) {
            reading.refuse(RefusalCode::BadFormat, topicAt, "unknown_topic", {id});
            continue;
        }
        topics.push_back(reader.topic(id, cite, topicAt, *asked));
    }
    return topics;
}

}  // namespace cutcard
