#include "engine/record/irregularity_record.h"

#include <charconv>

namespace cutcard {
namespace {

template <typename Word>
Word word(const Json& value, const JsonPath& at, Reading& reading, std::optional<Word> (*named)(std::string_view)) {
    const std::string text = reading.text(value, at);
    if (const auto found = named(text)) return *found;
    reading.refuse(RefusalCode::BadFormat, at, "unknown_word", {text});
    return {};
}

int stepNumber(const Json& value, const JsonPath& at, Reading& reading) {
    const std::string text = reading.text(value, at);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data() + (text.empty() ? 0 : 1), text.data() + text.size(), number);
    if (text.starts_with('s') && error == std::errc{} && end == text.data() + text.size() && number > 0) return number;
    reading.refuse(RefusalCode::BadFormat, at, "not_a_step");
    return 1;
}

constexpr int kMostCards = 52;

}  // namespace

Irregularity readIrregularity(const Json& value, const JsonPath& at, const RuleSet& rules, Reading& reading) {
    using enum IrregularityKind;
    Irregularity irregularity;
    ObjectReader object(value, at, reading);
    const std::string name = object.text("kind");
    const auto kind = irregularityNamed(name);
    if (!kind) {
        reading.refuse(RefusalCode::BadFormat, object.at("kind"), "unknown_irregularity", {name});
        return irregularity;
    }
    irregularity.kind = *kind;
    const auto number = [&](std::string_view key, int low, int high) {
        const Json* found = object.find(key);
        return found == nullptr ? std::optional<int>()
                                : static_cast<int>(reading.wholeNumber(*found, object.at(key), low, high));
    };
    const auto yes = [&](std::string_view key, bool otherwise) {
        const Json* found = object.find(key);
        return found == nullptr ? otherwise : reading.boolean(*found, object.at(key));
    };
    if (*kind == FaceUpCard) irregularity.count = number("count", 1, kMostCards).value_or(1);
    if (*kind == FaceUpCard || *kind == DealerCardExposed) {
        if (const Json* when = object.find("when")) {
            irregularity.when = word<Moment>(*when, object.at("when"), reading, momentNamed);
        }
    }
    if (*kind == CardDrawnInError) irregularity.exposed = yes("exposed", false);
    if (*kind == WrongCardCount) {
        if (const Json* who = object.find("who")) {
            irregularity.who = word<Holder>(*who, object.at("who"), reading, holderNamed);
        }
    }
    if (*kind == DealerCardExposed) irregularity.card = number("card", 1, rules.cards.dealer).value_or(0);
    if (*kind == StubCountWrong) {
        irregularity.misdealt = yes("misdealt", false);
        irregularity.deckComplete = yes("deck_complete", irregularity.misdealt);
    }
    if (*kind == CutTooShallow) irregularity.depth = number("depth", 0, kMostCards).value_or(0);
    irregularity.seat = number("seat", 1, rules.seats);
    if (const Json* step = object.find("at_step")) {
        irregularity.atStep = stepNumber(*step, object.at("at_step"), reading);
    }
    object.refuseUnknown();
    return irregularity;
}

void writeIrregularity(JsonWriter& out, const Irregularity& irregularity) {
    using enum IrregularityKind;
    const IrregularityKind kind = irregularity.kind;
    out.beginObject();
    out.text("kind", irregularityName(kind));
    if (kind == FaceUpCard) out.number("count", irregularity.count);
    if (irregularity.when) out.text("when", momentName(*irregularity.when));
    if (kind == CardDrawnInError) out.boolean("exposed", irregularity.exposed);
    if (kind == WrongCardCount) out.text("who", holderName(irregularity.who));
    if (kind == DealerCardExposed && irregularity.card > 0) out.number("card", irregularity.card);
    if (kind == StubCountWrong) {
        out.boolean("misdealt", irregularity.misdealt);
        out.boolean("deck_complete", irregularity.deckComplete);
    }
    if (kind == CutTooShallow) out.number("depth", irregularity.depth);
    if (irregularity.seat) out.number("seat", *irregularity.seat);
    if (irregularity.atStep) out.text("at_step", 's' + std::to_string(*irregularity.atStep));
    out.endObject();
}

}  // namespace cutcard
