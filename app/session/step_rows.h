#pragma once

#include "app/session/practice_round.h"
#include "app/text/comment.h"

#include <QAbstractListModel>
#include <QString>

#include <span>
#include <vector>

namespace cutcard {

/// The steps that belong together now (a seat, a phase), as a guided round lists them: done, open, or still locked.
/// What is not done is named without its outcome and its amount.
class StepRows : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int lastDone READ lastDone NOTIFY changed)

public:
    enum Role { TextRole = Qt::UserRole + 1, StateRole };

    explicit StepRows(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void show(const PracticeRound& round);
    void clear();
    QString title() const { return m_title; }
    QString progress() const;
    int count() const { return static_cast<int>(m_rows.size()); }
    /// The last row that is done; −1: none is.
    int lastDone() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Row {
        QString text;
        QString state;  ///< "done", "open" or "locked".
        bool operator==(const Row&) const = default;
    };

    QString m_title;
    std::vector<Row> m_rows;
};

/// Everything the trainee did, after the round: to look at, and to go back to.
class TimeLine : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int mistakes READ mistakes NOTIFY changed)

public:
    enum Role { TextRole = Qt::UserRole + 1, WrongRole, HeadlineRole, PhaseRole };

    explicit TimeLine(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void show(const PracticeRound& round, std::span<const text::Comment> comments);
    int mistakes() const;
    /// The first mistake after a position, going round; −1: there is none.
    int mistakeAfter(int position) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Row {
        QString text;
        QString headline;
        QString phase;
        bool wrong = false;
    };

    std::vector<Row> m_rows;
};

}  // namespace cutcard
