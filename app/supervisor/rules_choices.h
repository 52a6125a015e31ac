#pragma once

#include "app/supervisor/draft_fields.h"
#include "engine/rules/rule_set.h"

#include <functional>
#include <memory>

class QFormLayout;

namespace cutcard::supervisor {

/// The rules a draft stands on, its own tables among them; asked for anew after every change.
using RulesOfDraft = std::function<std::shared_ptr<const RuleSet>()>;

/// What a house chooses, as a form: the member "selections" of a draft. Everything in it comes from the rule set.
class RulesChoices : public QWidget {
    Q_OBJECT

public:
    RulesChoices(Draft& draft, RulesOfDraft rules, QWidget* parent = nullptr);

private:
    QFormLayout* addGroup(const QString& title);
    void addField(QFormLayout& form, const QString& label, DraftField* field);
    FieldOf at(const std::string& pointer, const QString& name) const;

    void addWagers();
    void addLetter(QFormLayout& form, Wager wager, const LetteredWager& terms);
    void addProgressive();
    void addProgressiveTerms(QFormLayout& form, const std::vector<ProgressiveKind>& kinds);
    void addHandBonus();
    void addOptions();
    void addLimits();
    /// Shown only while there is something at this pointer.
    void showWith(const std::string& pointer, QFormLayout& form, DraftField* field);

    Draft& m_draft;
    RulesOfDraft m_rules;
    std::shared_ptr<const RuleSet> m_chapter;  ///< As it was when the form was made.
};

}  // namespace cutcard::supervisor
