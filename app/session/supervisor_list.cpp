#include "app/session/supervisor_list.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

QVariantList supervisorsOf(store::Store& store) {
    QVariantList list;
    auto people = store.whoMayEnter();
    if (!people) return list;
    std::sort(people->begin(), people->end(), [](const store::Person& one, const store::Person& other) {
        return QString::localeAwareCompare(QString::fromStdString(one.name), QString::fromStdString(other.name)) < 0;
    });
    for (const store::Person& person : *people) {
        if (person.role != store::Role::Supervisor) continue;
        list << QVariantMap{{QStringLiteral("id"), QString::fromStdString(person.id)},
                            {QStringLiteral("title"), QString::fromStdString(person.name)},
                            {QStringLiteral("jurisdiction"), QString()}};
    }
    return list;
}

}  // namespace cutcard
