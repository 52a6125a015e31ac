#include "tests/support/sample_rounds.h"

namespace cutcard::test {

Json sampleRound(const std::string& ante) {
    const Json seat = {{"seat", 1},
                       {"cards", cardList("As Ad 7h 7c 2d")},
                       {"wagers", {{"ante", ante}, {"super_bonus", ante}}},
                       {"decision", {{"play", ante}}}};
    return {{"format", "cutcard-round/1"},
            {"rules", "pa-657a-crazy4"},
            {"seats", Json::array({seat})},
            {"dealer", {{"cards", cardList("Kd Qd 9c 5s 3h")}}}};
}

std::string sampleLine(const std::string& ante) {
    return sampleRound(ante).dump();
}

}  // namespace cutcard::test
