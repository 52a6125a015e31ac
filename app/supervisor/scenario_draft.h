#pragma once

#include "engine/json/strict_json.h"
#include "engine/rules/rule_set.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cutcard::supervisor {

/// A round in the making: the text of a `cutcard-round/1` in which cards may be missing. A field is named by its place
/// in the round, a seat by its number: "seat3.cards[1]", "seat3.wagers.ante", "dealer.cards[0]", "irregularity.kind".
class ScenarioDraft {
public:
    /// One seat at a table of the first chapter.
    ScenarioDraft();

    /// {"title","round"}, the whole state; what is no such text is not taken.
    std::string text() const;
    bool setText(std::string_view text);
    bool setRound(Json round);

    QString title() const { return m_title; }
    void setTitle(const QString& title) { m_title = title; }
    const Json& round() const { return m_round; }

    std::string rulesId() const;
    /// Null where the round names none that the program knows.
    std::shared_ptr<const RuleSet> rules() const;
    /// Another table: what it does not know goes, what it needs is made room for.
    void setTable(const std::string& rules, const Json& selections, const Json& paytables);

    std::vector<int> seats() const;
    bool hasSeat(int number) const;
    void setSeat(int number, bool on);

    /// Null where there is nothing.
    Json value(const std::string& field) const;
    /// The same as it is typed; empty where there is nothing.
    QString typed(const std::string& field) const;
    /// Null takes it away.
    void set(const std::string& field, const Json& value);

    /// Every place of a card that the table has now, and which of them holds a card.
    std::vector<std::string> cardFields() const;
    std::optional<std::string> fieldOfCard(std::string_view card) const;

private:
    const Json* seat(int number) const;
    void fit();
    void fitSeat(Json& seat, const RuleSet& rules);
    void fitSixCardBonus(const RuleSet& rules);

    QString m_title;
    Json m_round;
};

/// What a house offers at its tables decides which wagers can be made.
class WagersOffered {
public:
    explicit WagersOffered(const ScenarioDraft& draft);

    const std::vector<Wager>& beforeTheDeal() const { return m_before; }
    const std::vector<Wager>& inDecisions() const { return m_decisions; }

private:
    std::vector<Wager> m_before;
    std::vector<Wager> m_decisions;
};

}  // namespace cutcard::supervisor
