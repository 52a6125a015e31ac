#pragma once

#include "app/table/table_scene.h"
#include "tests/support/dealt_rounds.h"

#include <QByteArray>
#include <QString>

#include <numeric>
#include <string>
#include <vector>

namespace cutcard::test {

struct Played {
    std::shared_ptr<const Game> game;
    Round round;
    Settlement settlement;

    std::size_t size() const { return settlement.procedure.steps().size(); }
    Scene after(std::span<const StepId> done) const { return sceneAt(*game, round, settlement, done); }
    Scene afterFirst(std::size_t count) const {
        std::vector<StepId> done(count);
        std::iota(done.begin(), done.end(), StepId(0));
        return after(done);
    }
    Scene atTheEnd() const { return afterFirst(size()); }
};

Played played(std::shared_ptr<const Game> game, const Round& round);

/// Rounds of every method, some of them with the cards prepared first.
std::vector<Played> roundsOf(const QString& rules, int ofEachMethod);

/// One round or two for each thing that can happen, by every method where it can.
std::vector<Played> disturbedRoundsOf(const QString& rules);

/// Rounds to order in which meters are won, envy is paid and hands are held.
std::vector<Played> wonFromMetersOf(const QString& rules);

const SceneChips* chipsOf(const Scene& scene, int seat, Wager wager, bool payment, int envyFrom = 0);
const SceneSpot& spotOf(const Scene& scene, int seat, Wager wager);

/// By name, in the order of their slots.
std::vector<std::string> cardsAt(const Scene& scene, Zone zone, int seat = 0);

}  // namespace cutcard::test
