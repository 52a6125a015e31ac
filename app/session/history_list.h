#pragma once

#include "app/session/practice_history.h"
#include "app/text/kept_sentence.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace cutcard {

using LoadRounds = std::function<store::StoreResult<std::vector<PractisedRound>>(int limit)>;

/// The rounds that the trainee has practised, the newest first.
class HistoryList : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    enum Role {
        RoundRole = Qt::UserRole + 1,
        DateRole,
        TimeRole,
        GameRole,
        WayRole,
        TriesRole,
        ErrorsRole,
        FinishedRole,
        SentenceRole
    };
    static constexpr int kMost = 500;

    explicit HistoryList(LoadRounds load, QObject* parent = nullptr);

    Q_INVOKABLE void refresh();
    /// Nobody is here any more.
    void forget();
    /// Says everything anew, in the language of now.
    void retranslate();
    /// Asks for the round to be shown on the table.
    Q_INVOKABLE void open(const QString& round);

    int count() const { return static_cast<int>(m_rounds.size()); }
    QString fault() const { return m_fault.said(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    void roundWanted(const QString& round);

private:
    LoadRounds m_load;
    std::vector<PractisedRound> m_rounds;
    text::KeptSentence m_fault;
};

}  // namespace cutcard
