#include "engine/rules/rule_book.h"

#include "engine/rules/embedded_rules.h"

#include <stdexcept>

namespace cutcard {

const RuleBook& RuleBook::instance() {
    static const RuleBook book;
    return book;
}

RuleBook::RuleBook() {
    for (const std::string_view text : embeddedRuleSets()) {
        auto rules = readRuleSet(text, embeddedCommonTables(), embeddedTheory());
        if (!rules) {
            const Refusal& refusal = rules.refusal();
            throw std::logic_error("rules file: " + refusal.at + ": " + std::string(refusal.reason));
        }
        m_ruleSets.push_back(std::make_shared<const RuleSet>(std::move(*rules)));
    }
}

std::shared_ptr<const RuleSet> RuleBook::find(std::string_view id) const {
    for (const auto& rules : m_ruleSets) {
        if (rules->id == id) return rules;
    }
    return nullptr;
}

RulesSubmission plainSubmission(const std::shared_ptr<const RuleSet>& rules, Selections selections) {
    RulesSubmission submission{rules, std::move(selections), rules->id, rules->title, {}};
    return submission;
}

Result<RulesSubmission> readSubmission(std::string_view text, const RuleBook& book) {
    const auto document = parseStrictJson(text);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    if (object.text("format") != "cutcard-submission/1") {
        reading.refuse(RefusalCode::BadFormat, object.at("format"), "wrong_format", {"cutcard-submission/1"});
    }
    RulesSubmission submission;
    submission.id = object.text("id");
    submission.title = object.text("title");
    const std::string base = object.text("base");
    submission.rules = book.find(base);
    if (!submission.rules) {
        reading.refuse(RefusalCode::UnknownRules, object.at("base"), "unknown_rules", {base});
        return reading.refusal();
    }
    if (const Json* tables = object.find("paytables")) {
        submission.houseTables = tables->dump();
        submission.rules = withHouseTables(*submission.rules, *tables, object.at("paytables"), reading);
    }
    const Json* selections = object.find("selections");
    submission.selections = selections == nullptr
                                ? standardSelections(*submission.rules)
                                : readSelections(*selections, object.at("selections"), *submission.rules, reading);
    object.refuseUnknown();
    return reading.result(std::move(submission));
}

}  // namespace cutcard
