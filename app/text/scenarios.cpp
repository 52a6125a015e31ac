#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Scenario)
};

}  // namespace

QString scenarioFault(const ScenarioFault& fault) {
    const QString skill = QString::fromStdString(fault.skill);
    if (fault.reason == "unknown_skill") {
        return Say::tr("This rule set has no skill \"%1\"; \"cutcard-cli skills\" lists them.").arg(skill);
    }
    if (fault.reason == "skill_not_offered") {
        return Say::tr("\"%1\" cannot come up with these selections, so many players and this way of dealing.")
            .arg(skill);
    }
    return Say::tr("No round has been found with all of this in it; ask for less of it together.");
}

}  // namespace cutcard::text
