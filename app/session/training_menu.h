#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>

namespace cutcard {

/// What there is to choose from before a training begins.
class TrainingMenu : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    Q_PROPERTY(QVariantList drills READ drills NOTIFY changed)

public:
    using QObject::QObject;

    /// [{"id","title","jurisdiction","source","seats"}, …]
    QVariantList games() const;
    /// [{"id","name","detail"}, …]
    QVariantList drills() const;

    Q_INVOKABLE int seatsOf(const QString& rules) const;
    Q_INVOKABLE QString nameOf(const QString& rules) const;

signals:
    /// Another language is spoken.
    void changed();
};

}  // namespace cutcard
