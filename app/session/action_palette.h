#pragma once

#include "engine/games/game.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace cutcard {

/// A word of the key table, and what the dealer does by it.
struct PaletteAction {
    const char* id;
    Action action;
    const char* parameter;  ///< What is announced; empty otherwise.
};

const PaletteAction* paletteAction(const QString& id);

/// One page of buttons: what belongs to a part of the round.
struct PalettePage {
    QString id;
    QString title;
    QStringList actions;
};

/// Everything dealers ever do at this table, and what a ruling can ask of them, in pages. What nobody does at this
/// table (community cards in Crazy 4) is left out.
std::vector<PalettePage> palettePages(const Game& game, const Settlement& settlement);

/// The page on which a step is found.
QString pageOf(Action action);

}  // namespace cutcard
