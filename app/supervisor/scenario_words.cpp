#include "app/supervisor/scenario_words.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ScenarioWords)
};

}  // namespace

QString placeOfField(const std::string& field) {
    const QString name = QString::fromStdString(field);
    if (name.startsWith(QLatin1String("seat")) && name.size() > 4 && name.at(4).isDigit()) {
        return Say::tr("at seat %1").arg(name.mid(4).section(QLatin1Char('.'), 0, 0));
    }
    if (name.startsWith(QLatin1String("dealer"))) return Say::tr("in the dealer's hand");
    if (name.startsWith(QLatin1String("community"))) return Say::tr("among the community cards");
    if (name.startsWith(QLatin1String("six_card_bonus"))) return Say::tr("on the Six Card Bonus spot");
    if (name.startsWith(QLatin1String("irregularity"))) return Say::tr("at the irregularity");
    return Say::tr("at the table");
}

}  // namespace cutcard::supervisor
