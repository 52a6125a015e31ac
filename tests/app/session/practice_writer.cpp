// A program that practises until it is stopped: practice_writer FOLDER TRAINEE SEED. It goes on with the round that was
// not finished, or begins a new one. What it prints was acknowledged:
// "begin ROUND", "try ACT", "hint", "undo", "finish"

#include "app/session/practice_history.h"
#include "app/session/round_source.h"
#include "engine/record/act_record.h"
#include "tests/app/session/round_state.h"
#include "tests/app/store/store_bench.h"

#include <iostream>

using namespace cutcard;
using namespace cutcard::store;

namespace {

[[noreturn]] void refused(const StoreRefusal& refusal) {
    std::cout << "refused " << static_cast<int>(refusal.fault) << std::endl;
    std::exit(1);
}

template <typename T>
T orEnd(StoreResult<T> result) {
    if (!result) refused(result.refusal());
    return std::move(*result);
}

std::string actText(const Act& act) {
    std::string text;
    JsonWriter out(text);
    writeAct(out, act);
    return text;
}

PracticeRound newRound(std::mt19937& chance) {
    const RoundWish wish{.rules = "pa-657a-crazy4", .players = 2, .surprise = true, .seed = chance()};
    const auto made = roundFor(wish);
    return {made->game, made->round, Way::Guided, GradedFrom::Opening};
}

void move(PracticeHistory& history, const Id& id, PracticeRound& round, std::mt19937& chance) {
    switch (const test::Move what = test::anyMove(round, chance)) {
    case test::Move::Hint:
        orEnd(history.keepHint(id, round.hint()));
        std::cout << "hint" << std::endl;
        break;
    case test::Move::Undo:
        round.undo();
        orEnd(history.keepUndo(id));
        std::cout << "undo" << std::endl;
        break;
    default:
        test::doTry(round, what, static_cast<std::int64_t>(chance() % 5000));
        orEnd(history.keepTry(id, round));
        std::cout << "try " << round.tries().back().milliseconds << ' ' << actText(round.tries().back().act)
                  << std::endl;
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 3) return 2;
    const auto store = orEnd(SqliteStore::open(test::testOptions(words[0])));
    PracticeHistory history(*store, orEnd(store->enter(words[1])));
    std::mt19937 chance(static_cast<std::mt19937::result_type>(std::stoul(words[2])));
    auto left = orEnd(history.unfinished());
    for (;;) {
        PracticeRound round = left ? orEnd(history.load(*left)) : newRound(chance);
        const Id id = left ? *left : orEnd(history.begin(round, false));
        if (!left) std::cout << "begin " << id << std::endl;
        while (round.next()) move(history, id, round, chance);
        orEnd(history.finish(id, round));
        std::cout << "finish" << std::endl;
        left.reset();
    }
}
