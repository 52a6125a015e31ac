#include "engine/procedure/settlement.h"

namespace cutcard {

Money SeatSettlement::total(Outcome outcome) const {
    Money total;
    for (const WagerLine& line : lines) {
        if (line.outcome == outcome) total += line.amount;
    }
    if (outcome == Outcome::Pay) {
        for (const EnvyLine& line : envy) total += line.amount;
    }
    return total;
}

}  // namespace cutcard
