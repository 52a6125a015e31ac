#include "engine/record/act_record.h"

#include <charconv>

namespace cutcard {
namespace {

// More than any table has, and little enough that nothing a file says can make the reader's work grow.
constexpr int kMostSeats = 99;
constexpr int kMostCount = 1'000'000;
constexpr std::size_t kMostCards = 52;
constexpr std::size_t kMostSteps = 5'000;

const Money kLargestAmount = Money::dollars(1'000'000'000);

/// Reads the members that steps and actions have in common.
class ActReader {
public:
    ActReader(ObjectReader& object, Reading& reading) : m_object(object), m_reading(reading) {}

    Act read() {
        Act act;
        act.action = m_object.text("action");
        act.seat = seat("seat");
        act.wager = word("wager");
        act.outcome = word("outcome");
        if (const Json* amount = m_object.find("amount")) {
            act.amount = m_reading.amount(*amount, m_object.at("amount"), Money(), kLargestAmount);
        }
        act.text = word("text");
        act.count = number("count", kMostCount);
        if (const Json* value = m_object.find("card")) act.card = card(*value, m_object.at("card"));
        act.to = place("to");
        act.face = word("face");
        act.what = word("what");
        readCards(act);
        act.category = word("category");
        act.fromSeat = number("from_seat", kMostSeats);
        act.kind = word("kind");
        if (!m_isStep || act.action == "rule") act.ruling = word("ruling");
        act.which = word("which");
        act.key = word("key");
        return act;
    }

    /// A step's "ruling" is the id of ours, unless ruling is what the step is about.
    void asStep() { m_isStep = true; }

private:
    std::optional<std::string> word(std::string_view key) {
        const Json* value = m_object.find(key);
        return value == nullptr || value->is_null() ? std::nullopt
                                                    : std::optional(m_reading.text(*value, m_object.at(key)));
    }

    std::optional<int> number(std::string_view key, int high) {
        const Json* value = m_object.find(key);
        if (value == nullptr) return std::nullopt;
        return static_cast<int>(m_reading.wholeNumber(*value, m_object.at(key), 0, high));
    }

    std::optional<int> seat(std::string_view key) {
        const Json* value = m_object.find(key);
        return value != nullptr && *value == "dealer" ? std::optional(kDealerPosition) : number(key, kMostSeats);
    }

    std::optional<std::string> place(std::string_view key) {
        const Json* value = m_object.find(key);
        if (value == nullptr || value->is_string()) return word(key);
        return std::to_string(*number(key, kMostSeats));
    }

    Card card(const Json& value, const JsonPath& at) {
        const std::string name = m_reading.text(value, at);
        if (const auto card = Card::parse(name)) return *card;
        m_reading.refuse(RefusalCode::BadCard, at, "bad_card", {name});
        return {};
    }

    void readCards(Act& act) {
        const Json* value = m_object.find("cards");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("cards");
        if (!value->is_array() || value->size() > kMostCards) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
            return;
        }
        for (std::size_t i = 0; i < value->size(); ++i) act.cards.push_back(card((*value)[i], JsonPath(at, i)));
    }

    ObjectReader& m_object;
    Reading& m_reading;
    bool m_isStep = false;
};

StepId stepId(const Json& value, const JsonPath& at, std::size_t below, Reading& reading) {
    const std::string text = reading.text(value, at);
    std::size_t number = 0;
    const char* end = text.data() + text.size();
    const bool read = text.starts_with('s') && text.size() > 1 &&
                      std::from_chars(text.data() + 1, end, number).ptr == end && number >= 1 && number <= below;
    if (!read) reading.refuse(RefusalCode::BadFormat, at, "not_a_step");
    return read ? static_cast<StepId>(number - 1) : StepId{0};
}

GradedStep readGradedStep(const Json& value, const JsonPath& at, std::size_t number, Reading& reading) {
    GradedStep step;
    ObjectReader object(value, at, reading);
    if (stepId(object.required("id"), object.at("id"), number + 1, reading) != number) {
        reading.refuse(RefusalCode::BadFormat, object.at("id"), "not_a_step");
    }
    ActReader reader(object, reading);
    reader.asStep();
    step.act = reader.read();
    const Json& after = object.required("after");
    const JsonPath afterAt = object.at("after");
    if (!after.is_array()) reading.refuse(RefusalCode::BadFormat, afterAt, "not_a_list");
    for (std::size_t i = 0; after.is_array() && i < after.size() && !reading.refused(); ++i) {
        step.after.push_back(stepId(after[i], JsonPath(afterAt, i), number, reading));
    }
    step.cite = object.text("cite");
    if (step.act.action != "rule") {
        const Json* ruling = object.find("ruling");
        if (ruling != nullptr && !ruling->is_null()) step.rulingId = reading.text(*ruling, object.at("ruling"));
    }
    step.skill = object.text("skill");
    object.refuseUnknown();
    return step;
}

}  // namespace

Act readAct(const Json& value, const JsonPath& at, Reading& reading) {
    ObjectReader object(value, at, reading);
    // A step may be handed back as it was written.
    for (std::string_view key : {"id", "after", "cite", "skill"}) object.find(key);
    Act act = ActReader(object, reading).read();
    object.refuseUnknown();
    return act;
}

void writeActMembers(JsonWriter& out, const Act& act) {
    const auto word = [&out](std::string_view key, const std::optional<std::string>& value) {
        if (value) out.text(key, *value);
    };
    out.text("action", act.action);
    if (act.seat == kDealerPosition) {
        out.text("seat", "dealer");
    } else if (act.seat) {
        out.number("seat", *act.seat);
    }
    word("text", act.text);
    if (act.count) out.number("count", *act.count);
    if (act.card) out.text("card", act.card->name());
    if (act.to) {
        if (const auto seat = seatOf({.action = "", .to = act.to})) {
            out.number("to", *seat);
        } else {
            out.text("to", *act.to);
        }
    }
    word("face", act.face);
    word("what", act.what);
    word("category", act.category);
    if (!act.cards.empty()) {
        out.key("cards");
        out.beginArray();
        for (Card card : act.cards) out.text(card.name());
        out.endArray();
    }
    word("wager", act.wager);
    word("outcome", act.outcome);
    if (act.fromSeat) out.number("from_seat", *act.fromSeat);
    if (act.amount) out.amount("amount", *act.amount);
    word("kind", act.kind);
    word("ruling", act.ruling);
    word("which", act.which);
    word("key", act.key);
}

void writeAct(JsonWriter& out, const Act& act) {
    out.beginObject();
    writeActMembers(out, act);
    out.endObject();
}

GradedProcedure readGradedProcedure(const Json& value, const JsonPath& at, Reading& reading) {
    GradedProcedure procedure;
    if (!value.is_array() || value.size() > kMostSteps) {
        reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
        return procedure;
    }
    for (std::size_t i = 0; i < value.size() && !reading.refused(); ++i) {
        procedure.push_back(readGradedStep(value[i], JsonPath(at, i), i, reading));
    }
    return procedure;
}

std::string stepIdText(StepId id) {
    return 's' + std::to_string(id + 1);
}

void writeGradedStep(JsonWriter& out, const GradedProcedure& procedure, StepId id) {
    const GradedStep& step = procedure[id];
    out.beginObject();
    out.text("id", stepIdText(id));
    writeActMembers(out, step.act);
    out.key("after");
    out.beginArray();
    for (StepId before : step.after) out.text(stepIdText(before));
    out.endArray();
    out.text("cite", step.cite);
    if (!step.act.ruling) out.textOrNull("ruling", step.rulingId);
    out.text("skill", step.skill);
    out.endObject();
}

void writeGradedSteps(JsonWriter& out, const GradedProcedure& procedure) {
    out.beginArray();
    for (std::size_t id = 0; id < procedure.size(); ++id) writeGradedStep(out, procedure, static_cast<StepId>(id));
    out.endArray();
}

}  // namespace cutcard
