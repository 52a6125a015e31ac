#include "app/session/training_menu.h"

#include "app/session/curriculum.h"
#include "app/session/drill_session.h"
#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"

namespace cutcard {

QVariantList TrainingMenu::games() const {
    QVariantList list;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        list << QVariantMap{{"id", QString::fromStdString(rules->id)},
                            {"title", text::gameTitle(rules->id)},
                            {"jurisdiction", text::chapterTitle(rules->id)},
                            {"source", QString::fromStdString(rules->source)},
                            {"seats", rules->seats}};
    }
    return list;
}

QVariantList TrainingMenu::drills() const {
    return DrillSession::kinds();
}

int TrainingMenu::seatsOf(const QString& rules) const {
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    return chapter ? chapter->seats : 0;
}

QString TrainingMenu::nameOf(const QString& rules) const {
    return rulesName(rules.toStdString());
}

}  // namespace cutcard
