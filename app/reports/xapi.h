#pragma once

#include "app/reports/attempt_facts.h"

#include <QString>

#include <span>
#include <string>

namespace cutcard::reports {

struct XapiOptions {
    QString homePage;  ///< The school's IRI; accounts and activities are named below it.
};

/// Whether a text can be an account's home page: an absolute http or https address.
bool isHomePage(const QString& text);

/// xAPI 1.0.3 statements of sealed attempts, with the verbs of cmi5, as a JSON array. People are accounts named by
/// their UUID. A regrade voids the statement it replaces. The same attempts give the same statements with the same ids,
/// so sending them twice is harmless. Attempts that run or whose seal does not hold have none.
std::string xapiStatements(std::span<const AttemptFacts> attempts, const XapiOptions& options);

}  // namespace cutcard::reports
