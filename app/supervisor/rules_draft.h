#pragma once

#include "app/supervisor/draft.h"
#include "engine/rules/rule_book.h"

#include <functional>
#include <memory>
#include <string>

namespace cutcard::supervisor {

/// A house's Rules Submission while it is written.
class RulesDraft : public Draft {
    Q_OBJECT

public:
    /// Says whether other house rules have this short name.
    using IsTaken = std::function<bool(const std::string& id)>;

    /// `document` is a submission that the engine has read once.
    RulesDraft(Json document, IsTaken isTaken, QObject* parent = nullptr);

    /// The chapter with the house's own tables, also while those are wrong.
    std::shared_ptr<const RuleSet> rules() const { return m_rules; }
    std::shared_ptr<const RuleSet> chapter() const;
    /// Null while something is wrong.
    const RulesSubmission* submission() const { return m_submission ? &*m_submission : nullptr; }
    /// What is stored and exported; empty while something is wrong.
    std::string text() const;
    QString title() const;

private:
    void read();

    std::shared_ptr<const RuleSet> m_rules;
    std::optional<RulesSubmission> m_submission;
};

/// The document to begin with: a chapter as a house plays it that says nothing.
Json newHouse(const RuleSet& chapter, const std::string& id, const std::string& title);

/// A submission as a document in which every selection is said; or why it is none.
Result<Json> houseDocument(std::string_view text);

}  // namespace cutcard::supervisor
