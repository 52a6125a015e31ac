#pragma once

#include "engine/rules/rule_book.h"

#include <QString>
#include <QTest>

namespace cutcard::test {

/// One row a rule set of the program, with its id in the column "rules".
inline void addRuleSetRows() {
    QTest::addColumn<QString>("rules");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        QTest::newRow(rules->id.c_str()) << QString::fromStdString(rules->id);
    }
}

}  // namespace cutcard::test
