#include "app/session/question_prompt.h"

#include "app/table/table_words.h"
#include "app/text/catalogue.h"
#include "app/text/comment.h"
#include "engine/json/strict_json.h"
#include "engine/record/act_record.h"
#include "engine/training/reason_family.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(QuestionPrompt)
};

constexpr QChar kNoBreak = QChar::Nbsp;

Json promptOf(const DrillQuestion& question) {
    auto parsed = parseStrictJson(question.prompt);
    return parsed && parsed->is_object() ? *parsed : Json::object();
}

const Json& member(const Json& object, const char* key) {
    static const Json nothing;
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() ? *found : nothing;
}

QString word(const Json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

QStringList cardsOf(const Json& value) {
    QStringList cards;
    if (!value.is_array()) return cards;
    for (const Json& card : value) cards << word(card);
    return cards;
}

QStringList namesOf(const QStringList& cards) {
    QStringList names;
    for (const QString& code : cards) {
        const auto card = Card::parse(code.toStdString());
        names << (card ? words::card(*card) : code);
    }
    return names;
}

void add(QVariantList& groups, const QString& title, const QStringList& cards, const QString& detail = {},
         bool isSeat = false) {
    if (cards.isEmpty() && detail.isEmpty()) return;
    groups << QVariantMap{
        {"title", title}, {"detail", detail}, {"cards", cards}, {"names", namesOf(cards)}, {"isSeat", isSeat}};
}

/// Whole dollars without their cents: what lies on a spot is read at a glance.
QString shortAmount(const QString& amount) {
    return amount.endsWith(QLatin1String(".00")) ? amount.chopped(3) : amount;
}

QString stakeText(const std::string& name, const Json& stake) {
    const auto wager = wagerNamed(name);
    if (!wager || !stake.is_string()) return {};
    // The amount stays beside its wager.
    QString stakes = Say::tr("%1 $%2");
    return stakes.replace(QLatin1Char(' '), kNoBreak)
        .arg(text::wager(*wager), text::groupedFigures(shortAmount(word(stake))));
}

/// The wagers of a seat in a line.
QString wagersOf(const Json& seat) {
    QStringList stakes;
    for (const auto& [name, stake] : member(seat, "wagers").items()) stakes << stakeText(name, stake);
    const Json& decision = member(seat, "decision");
    if (decision.is_string() && word(decision) == QLatin1String("fold")) stakes << Say::tr("folded");
    if (decision.is_object()) {
        for (const auto& [name, stake] : decision.items()) stakes << stakeText(name, stake);
    }
    stakes.removeAll(QString());
    QString between = Say::tr(" · ", "between wagers");
    if (between.startsWith(QLatin1Char(' '))) between[0] = kNoBreak;
    return stakes.join(between);
}

}  // namespace

QVariantList cardGroups(const DrillQuestion& question) {
    const Json prompt = promptOf(question);
    QVariantList groups;
    const Json& round = member(prompt, "round");
    const bool isDealers = word(member(prompt, "whose")) == QLatin1String("dealer");
    add(groups, isDealers ? Say::tr("Dealer") : Say::tr("Player"), cardsOf(member(prompt, "cards")));
    add(groups, Say::tr("Community cards"), cardsOf(member(prompt, "community")));
    if (!round.is_object()) return groups;
    add(groups, Say::tr("Dealer"), cardsOf(member(member(round, "dealer"), "cards")));
    add(groups, Say::tr("Community cards"), cardsOf(member(round, "community")));
    add(groups, Say::tr("Six Card Bonus"), cardsOf(member(round, "six_card_bonus")));
    const Json& seats = member(round, "seats");
    for (const Json& seat : seats.is_array() ? seats : Json::array()) {
        const Json& number = member(seat, "seat");
        const QString title = Say::tr("Seat %1").arg(number.is_number_integer() ? number.get<int>() : 0);
        add(groups, title, cardsOf(member(seat, "cards")), wagersOf(seat), true);
    }
    return groups;
}

QStringList stepsBefore(const DrillQuestion& question, int most) {
    const Json prompt = promptOf(question);
    const Json& done = member(prompt, "done");
    QStringList steps;
    for (const Json& each : done.is_array() ? done : Json::array()) {
        Reading reading;
        const Act act = readAct(each, JsonPath(), reading);
        if (!reading.refused()) steps << text::act(act);
    }
    return steps.mid(std::max(0, static_cast<int>(steps.size()) - most));
}

QVariantList promptFacts(const DrillQuestion& question) {
    const Json prompt = promptOf(question);
    QVariantList facts;
    const auto wager = wagerNamed(word(member(prompt, "wager")).toStdString());
    if (wager)
        facts << QVariantMap{{"name", text::wager(*wager)}, {"value", text::dollars(word(member(prompt, "stake")))}};
    const QString letter = word(member(prompt, "paytable"));
    if (!letter.isEmpty()) facts << QVariantMap{{"name", Say::tr("Posted paytable")}, {"value", letter}};
    const Json& meters = member(member(prompt, "round"), "meters");
    const bool isBonus = wager == Wager::FiveCardHandBonusPlayer || wager == Wager::FiveCardHandBonusDealer;
    const Json& meter = member(meters, isBonus ? "five_card_hand_bonus" : "progressive");
    if ((isBonus || wager == Wager::Progressive) && meter.is_object()) {
        facts << QVariantMap{{"name", Say::tr("Meter")}, {"value", text::dollars(word(member(meter, "main")))}};
    }
    return facts;
}

std::optional<ErrorFamily> familyOf(const DrillQuestion& question, const DrillOption& option) {
    if (option.wrongRule.empty()) return std::nullopt;
    return question.kind == DrillKind::Theory ? ErrorFamily::Other : familyOfWrongRule(option.wrongRule);
}

}  // namespace cutcard
