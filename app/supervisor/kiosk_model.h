#pragma once

#include "app/school/kiosk_book.h"

#include <QAbstractTableModel>

namespace cutcard::supervisor {

/// How a kiosk is doing, as far as the server knows.
enum class KioskState : std::uint8_t { NeverSeen, Online, Silent, Retired };

/// `now` is the server's, like the time at which it was seen.
KioskState stateOf(const school::Kiosk& kiosk, store::Milliseconds now);
/// A sign and a word.
QString stateWords(KioskState state);
/// "5 minutes ago".
QString agoWords(store::Milliseconds before);

/// The kiosks of a school. A refresh leaves rows where they are, and with them what is selected.
class KioskModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, State, Seen, Running, Waiting, Held, Program, ColumnCount };
    /// What a column is sorted by.
    static constexpr int kSortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<school::Kiosk> kiosks, store::Milliseconds now);
    int count(KioskState state) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const school::Kiosk& kiosk, int column) const;
    QVariant sortedBy(const school::Kiosk& kiosk, int column) const;

    std::vector<school::Kiosk> m_kiosks;
    store::Milliseconds m_now = 0;
};

/// Definitions that were changed at a kiosk while the school had gone on.
class ConflictModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Kind, Title, Version, Where, When, ColumnCount };

    struct Row {
        school::DefinitionConflict conflict;
        QString title;

        bool operator==(const Row&) const = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<Row> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString kindWord(const std::string& kind);

    std::vector<Row> m_rows;
};

}  // namespace cutcard::supervisor
