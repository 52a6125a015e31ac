#pragma once

#include "engine/games/game.h"
#include "engine/procedure/settlement.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>

namespace cutcard {

/// One dealt round told by the book, step by step: what the Watch screen lists, and the terminal prints.
class RoundStory : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(QString title READ title NOTIFY dealt)
    Q_PROPERTY(QString deal READ deal NOTIFY dealt)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY dealt)

public:
    enum Role { TextRole = Qt::UserRole + 1, CiteRole, SkillRole, PhaseRole };

    explicit RoundStory(QObject* parent = nullptr);

    QString title() const;
    QString deal() const;
    int stepCount() const { return static_cast<int>(m_settlement.procedure.steps().size()); }

    Q_INVOKABLE void dealRound(quint64 seed);
    Q_INVOKABLE void dealNext() { dealRound(m_seed + 1); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The whole story as lines of text.
    QStringList lines() const;

signals:
    void dealt();

private:
    std::shared_ptr<const Game> m_game;
    std::uint64_t m_seed = 0;
    Round m_round;
    Settlement m_settlement;
};

}  // namespace cutcard
