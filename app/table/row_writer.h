#pragma once

#include "app/table/table_layout.h"
#include "app/table/table_scene.h"

#include <QList>
#include <QString>
#include <QVariantList>

namespace cutcard {

/// Writes a scene down as rows for QML; the columns are those that `TableModel` documents, in that order.
class RowWriter {
public:
    struct View {
        const Game& game;
        const Scene& scene;
        const TableLayout& layout;
        std::uint64_t seed = 0;  ///< Of the deal: who the players are.
        int activeSeat = 0;
        QString activeWager;
        bool asPrinted = false;
    };

    explicit RowWriter(const View& view) : m_view(view) {}

    static QList<QByteArray> cardColumns();
    static QList<QByteArray> chipColumns();
    static QList<QByteArray> spotColumns();
    static QList<QByteArray> seatColumns();

    QList<QVariantList> cards() const;
    QList<QVariantList> chips() const;
    QList<QVariantList> spots() const;
    QList<QVariantList> seats() const;
    QVariantList furniture() const;

private:
    QVariantList card(int index) const;
    QVariantList chip(const SceneChips& chips) const;
    QVariantList spot(const SceneSpot& spot, const PrintedSpot& printed) const;
    QVariantList seat(const SceneSeat& seat) const;
    bool hasChips(const SceneSpot& spot) const;
    void addMeters(QVariantList& furniture) const;

    const View& m_view;
};

}  // namespace cutcard
