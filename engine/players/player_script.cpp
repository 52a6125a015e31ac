#include "engine/players/player_script.h"

#include "engine/players/caribbean_stud_player.h"
#include "engine/players/crazy_four_player.h"
#include "engine/players/four_card_player.h"
#include "engine/players/holdem_bonus_player.h"
#include "engine/players/ultimate_holdem_player.h"

#include <map>

namespace cutcard {

const PlayerScript& playerScript(std::string_view game) {
    static const std::map<std::string_view, PlayerScript> scripts = {{"crazy_four", crazyFourPlayer()},
                                                                     {"four_card", fourCardPlayer()},
                                                                     {"holdem_bonus", holdemBonusPlayer()},
                                                                     {"caribbean_stud", caribbeanStudPlayer()},
                                                                     {"ultimate_holdem", ultimateHoldemPlayer()}};
    return scripts.at(game);
}

}  // namespace cutcard
