#pragma once

#include "engine/rules/rules_submission.h"

#include <QStringList>

namespace cutcard::supervisor {

/// What a house does otherwise than its chapter with nothing chosen, a sentence each; empty where nothing.
QStringList differencesFromChapter(const RuleSet& chapter, const RulesSubmission& house);

}  // namespace cutcard::supervisor
