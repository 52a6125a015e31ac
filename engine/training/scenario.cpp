#include "engine/training/scenario.h"

#include "engine/cards/random_source.h"
#include "engine/hands/four_card.h"
#include "engine/irregularities/staging.h"
#include "engine/rules/main_wagers.h"
#include "engine/training/needs.h"
#include "engine/training/stacked_deck.h"

#include <algorithm>
#include <set>

namespace cutcard {
namespace {

/// Whether the cards are the dealer's, whoever sits at the table.
bool isDealers(const CardWish& wish) {
    return wish.group == CardGroup::DealerHand || wish.group == CardGroup::DealerFive;
}

bool exercises(const Settlement& settlement, const Branch* branch) {
    if (settlement.ruledBy == branch) return true;
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            if ((line.limit != nullptr ? line.limit : line.branch) == branch) return true;
        }
        for (const EnvyLine& line : seat.envy) {
            if (line.branch == branch) return true;
        }
    }
    const std::vector<Step>& steps = settlement.procedure.steps();
    return std::any_of(steps.begin(), steps.end(), [branch](const Step& step) { return step.branch == branch; });
}

/// Makes one round after the other inside what the skills need, until one has them all.
class ScenarioMaker {
public:
    ScenarioMaker(std::shared_ptr<const Game> game, const ScenarioRequest& request, const DealRequest& deal)
        : m_game(std::move(game)), m_deal(deal), m_tries(request.tries), m_random(request.seed) {
        for (const std::string& skill : request.skills) {
            m_needs.push_back(needsOf(m_game->rules(), skill));
            m_branches.push_back(&m_game->rules().branch(skill));
        }
        for (const Needs& needs : m_needs) {
            if (!needs.irregularities.empty()) m_irregularities = needs.irregularities;
        }
        if (request.irregularity) m_irregularities = {*request.irregularity};
    }

    std::optional<Round> make() {
        for (int tries = 0; tries < m_tries; ++tries) {
            if (auto round = tryOnce()) return round;
        }
        return std::nullopt;
    }

private:
    std::optional<Round> tryOnce() {
        WageredTable table = openBets(*m_game, m_deal, m_random);
        if (!chooseSeats(table.round)) return std::nullopt;
        const CardPlaces places(*m_game, table.round);
        StackedDeck stacked;
        if (!placeCards(table.round, places, stacked)) return std::nullopt;
        table.round.deal->deck = stacked.fill(m_random);
        mirrorDealer(table.round, places);
        dealAndDecide(*m_game, table, m_random);
        if (!m_irregularities.empty()) return stagedRound(table.round);
        const Settlement settlement = m_game->adjudicate(table.round);
        if (!hasAll(settlement) || !isKept(table.round, places)) return std::nullopt;
        return std::move(table.round);
    }

    /// Whether the cards of the one skill asked for are reached evenly, so that nothing but chance decides the rest.
    bool isEven() const {
        return m_needs.size() == 1 && m_needs.front().wishes.size() == 1 && m_irregularities.empty();
    }

    /// A seat for each skill that needs one, evenly, and the wagers that it needs.
    bool chooseSeats(Round& round) {
        std::vector<std::size_t> free(round.seats.size());
        for (std::size_t i = 0; i < free.size(); ++i) free[i] = i;
        m_seats.assign(m_needs.size(), {});
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            const Needs& needs = m_needs[i];
            const bool concernsSeat =
                !needs.wishes.empty() || needs.tie || needs.highStakes || needs.resetOnTheFlop || needs.plainSeat;
            if (!concernsSeat) continue;
            // A fuller table has more seats at which it can happen.
            const auto seats = static_cast<std::uint64_t>(m_game->rules().seats);
            if (isEven() && !isDealers(needs.wishes.front()) && !m_deal.players &&
                m_random.below(seats) >= round.seats.size())
                return false;
            const bool two =
                needs.resetOnTheFlop || std::any_of(needs.wishes.begin(), needs.wishes.end(),
                                                    [](const CardWish& wish) { return wish.atAnotherSeat; });
            // Skills may meet at one seat: a straight flush is read, paid and envied.
            if (i > 0 && !m_seats[i - 1].empty() && m_random.percent(50)) {
                m_seats[i] = m_seats[i - 1];
            }
            while (m_seats[i].size() < (two ? 2U : 1U)) {
                if (free.empty()) return false;
                const std::size_t chosen = m_random.below(free.size());
                m_seats[i].push_back(free[chosen]);
                free.erase(free.begin() + static_cast<std::ptrdiff_t>(chosen));
            }
            if (needs.plainSeat && !isPlain(round, m_seats[i].front())) return false;
            if (needs.highStakes) raiseStakes(round.seats[m_seats[i].front()]);
            if (!hasWagers(round, i)) return false;
        }
        return true;
    }

    bool isPlain(const Round& round, std::size_t seat) const {
        for (int i = 0; i < kWagerCount; ++i) {
            const auto wager = static_cast<Wager>(i);
            if (round.seats[seat].wagers.has(wager) && !isMainWager(m_game->rules(), wager)) return false;
        }
        return !round.anyone(Wager::Progressive);
    }

    bool hasWagers(const Round& round, std::size_t skill) const {
        const std::vector<CardWish>& wishes = m_needs[skill].wishes;
        return std::all_of(wishes.begin(), wishes.end(), [&](const CardWish& wish) {
            const std::size_t seat = m_seats[skill][wish.atAnotherSeat ? 1 : 0];
            return !wish.wager || round.seats[seat].wagers.has(*wish.wager);
        });
    }

    /// TH-7: so much that an ordinary win reaches the limit.
    void raiseStakes(Seat& seat) {
        const Money stake = Money::dollars(26'000 + static_cast<std::int64_t>(m_random.below(69)) * 500);
        for (Wager wager : {Wager::Ante, Wager::Blind, Wager::SuperBonus}) {
            if (seat.wagers.has(wager)) seat.wagers[wager] = stake;
        }
    }

    bool placeCards(const Round& round, const CardPlaces& places, StackedDeck& stacked) {
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            if (m_needs[i].resetOnTheFlop && !placeReset(round, places, stacked, m_seats[i])) return false;
            // Of several skills one may come by what another one brings.
            if (m_needs.size() > 1 && m_random.percent(25)) continue;
            for (const CardWish& wish : m_needs[i].wishes) {
                const int seat = round.seats[m_seats[i][wish.atAnotherSeat ? 1 : 0]].number;
                const DeckSlots slots = places.of(wish.group, seat);
                if (i > 0 && countCores(wish.core, stacked.cardsAt(slots)) > 0) continue;
                if (!stacked.put(drawCore(wish.core, m_random), slots, m_random)) return false;
            }
        }
        return true;
    }

    /// Two hands with the same three cards are both straight flushes only when those follow one another, and one has
    /// the two cards above them, the other the two below. From queen, jack and ten on, the first is a royal flush.
    bool placeReset(const Round& round, const CardPlaces& places, StackedDeck& stacked,
                    const std::vector<std::size_t>& seats) {
        const auto suit = static_cast<Suit>(m_random.below(4));
        const int top = m_random.between(static_cast<int>(Rank::Five), static_cast<int>(Rank::Queen));
        const auto cards = [&](int highest, int count) {
            std::vector<Card> run;
            for (int i = 0; i < count; ++i) run.emplace_back(static_cast<Rank>((highest - i + 13) % 13), suit);
            return run;
        };
        const auto hole = [&](std::size_t seat) { return places.of(CardGroup::SeatHole, round.seats[seat].number); };
        return stacked.put(cards(top, 3), places.flop(), m_random) &&
               stacked.put(cards(top + 2, 2), hole(seats[0]), m_random) &&
               stacked.put(cards(top - 3, 2), hole(seats[1]), m_random);
    }

    /// The dealer gets what the chosen seat plays, in other suits, for whatever lay there.
    void mirrorDealer(Round& round, const CardPlaces& places) {
        Deck& deck = round.deal->deck;
        for (std::size_t i = 0; i < m_needs.size(); ++i) {
            if (!m_needs[i].tie) continue;
            const int seat = round.seats[m_seats[i].front()].number;
            const std::vector<Card> own = cardsAt(deck, places.of(CardGroup::SeatHole, seat));
            std::vector<Card> hand = own;
            if (playsFourCards(m_game->rules())) {
                const auto playing = playingFour(own);
                hand.assign(playing.begin(), playing.end());
            }
            mirrorHand(hand, own, places.of(CardGroup::DealerHand, 0), deck, m_random);
        }
    }

    bool hasAll(const Settlement& settlement) const {
        return std::all_of(m_branches.begin(), m_branches.end(),
                           [&settlement](const Branch* branch) { return exercises(settlement, branch); });
    }

    /// A deal that could have been reached in several ways is kept the more rarely.
    bool isKept(const Round& round, const CardPlaces& places) {
        if (!isEven()) return true;
        const CardWish& wish = m_needs.front().wishes.front();
        std::uint64_t ways = 0;
        for (const Seat& seat : round.seats) {
            if (wish.wager && !seat.wagers.has(*wish.wager)) continue;
            ways += static_cast<std::uint64_t>(
                countCores(wish.core, CardSet(cardsAt(round.deal->deck, places.of(wish.group, seat.number)))));
            if (isDealers(wish)) break;
        }
        return ways <= 1 || m_random.below(ways) == 0;
    }

    std::optional<Round> stagedRound(const Round& round) {
        const Irregularity& irregularity = m_irregularities[m_random.below(m_irregularities.size())];
        auto staged = stage(*m_game, round, irregularity, m_random);
        if (!staged || !hasAll(m_game->adjudicate(*staged))) return std::nullopt;
        return staged;
    }

    std::shared_ptr<const Game> m_game;
    DealRequest m_deal;
    int m_tries;
    RandomSource m_random;
    std::vector<const Branch*> m_branches;
    std::vector<Needs> m_needs;
    std::vector<Irregularity> m_irregularities;     ///< One of them has to happen.
    std::vector<std::vector<std::size_t>> m_seats;  ///< For each skill the seats, by place, that it is to happen at.
};

/// Takes the one value that all skills agree on; false where they do not.
template <typename T>
bool agree(std::optional<T>& common, const std::optional<T>& one) {
    if (!one) return true;
    if (common && *common != *one) return false;
    common = one;
    return true;
}

/// What the table has to be like so that all skills can come up at it.
class TableSetUp {
public:
    TableSetUp(const RulesSubmission& submission, const ScenarioRequest& request)
        : m_submission(submission), m_request(request) {}

    std::optional<ScenarioFault> check() {
        const RuleSet& rules = *m_submission.rules;
        for (const std::string& skill : m_request.skills) {
            if (!rules.branches->contains(skill)) return ScenarioFault{"unknown_skill", skill};
        }
        if (auto fault = checkSelections()) return fault;
        std::optional<DealingMethod> method;
        std::optional<std::string> irregular;
        for (const std::string& skill : m_request.skills) {
            const Needs needs = needsOf(rules, skill);
            const std::optional<std::string> own = needs.irregularities.empty() ? std::nullopt : std::optional(skill);
            if (!agree(method, needs.method) || !keepCommon(needs.preparations) || !agree(irregular, own)) {
                return ScenarioFault{"skills_cannot_coexist", skill};
            }
            if (own && m_request.irregularity && ruleOn(rules, *m_request.irregularity).branch->skill != skill) {
                return ScenarioFault{"skills_cannot_coexist", skill};
            }
            if (m_request.method && needs.method && *m_request.method != *needs.method) {
                return ScenarioFault{"skill_not_offered", skill};
            }
            m_countsStub = m_countsStub || needs.countsStub;
        }
        m_method = m_request.method.value_or(method.value_or(rules.methods.front()));
        return std::nullopt;
    }

    RulesSubmission submission() const { return m_submission; }

    DealRequest deal() const {
        DealRequest deal;
        deal.seed = m_request.seed;
        deal.number = m_request.number;
        const int every = m_submission.rules->fact("stub_count_rounds");
        if (m_countsStub) deal.number += (every - deal.number % every) % every;
        deal.players = m_request.players;
        deal.method = m_method;
        if (!m_preparations.empty()) deal.preparation = m_preparations.front();
        return deal;
    }

private:
    bool keepCommon(const std::vector<TableProcedure>& own) {
        if (own.empty()) return true;
        if (m_preparations.empty()) return m_preparations = own, true;
        std::erase_if(m_preparations,
                      [&own](TableProcedure one) { return std::find(own.begin(), own.end(), one) == own.end(); });
        return !m_preparations.empty();
    }

    std::optional<ScenarioFault> checkSelections() {
        Offers offers(m_submission.selections);
        const std::vector<std::string> reachable = reachableSkills(m_submission);
        for (const std::string& skill : m_request.skills) {
            if (m_request.selectionsAreFixed) {
                const bool offered = std::find(reachable.begin(), reachable.end(), skill) != reachable.end();
                if (!offered) return ScenarioFault{"skill_not_offered", skill};
            } else if (!offers.make(*m_submission.rules, skill)) {
                return ScenarioFault{"skills_cannot_coexist", skill};
            }
        }
        return std::nullopt;
    }

    RulesSubmission m_submission;
    const ScenarioRequest& m_request;
    std::vector<TableProcedure> m_preparations;  ///< Those that show every skill of preparing the cards; or none asked.
    DealingMethod m_method = DealingMethod::ManualShoe;
    bool m_countsStub = false;
};

}  // namespace

ScenarioResult makeScenario(const RulesSubmission& submission, const ScenarioRequest& request) {
    TableSetUp table(submission, request);
    if (auto fault = table.check()) return *fault;
    auto game = openGame(table.submission());
    auto round = ScenarioMaker(game, request, table.deal()).make();
    if (!round) {
        const bool one = request.skills.size() == 1 && !request.irregularity;
        return ScenarioFault{one ? "skill_not_offered" : "skills_cannot_coexist",
                             request.skills.empty() ? "" : request.skills.back()};
    }
    return Scenario{std::move(game), std::move(*round)};
}

std::vector<std::string> skillsIn(const Settlement& settlement) {
    std::set<std::string> skills;
    const auto add = [&skills](const Branch* branch) {
        if (branch != nullptr) skills.insert(branch->skill);
    };
    add(settlement.ruledBy);
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            add(line.limit != nullptr ? line.limit : line.branch);
        }
        for (const EnvyLine& line : seat.envy) add(line.branch);
    }
    for (const Step& step : settlement.procedure.steps()) add(step.branch);
    return {skills.begin(), skills.end()};
}

}  // namespace cutcard
