// A program that writes until it is stopped. What it prints was acknowledged.
// store_writer append FOLDER TRAINEE FROM: events with the numbers FROM, FROM + 1 …, "ack NUMBER" each
// store_writer fill FOLDER TRAINEE:        large events until one is refused, "refused FAULT"
// store_writer open FOLDER:                "opened" or "refused FAULT"
// store_writer read FOLDER:                "read PEOPLE" or "refused FAULT", for reading only
// store_writer hold FOLDER:                the same, and stays until its input ends

#include "tests/app/store/store_writer.h"

#include "tests/app/store/store_bench.h"

#include <unistd.h>

#include <iostream>

using namespace cutcard;
using namespace cutcard::store;

namespace {

int refused(const StoreRefusal& refusal) {
    std::cout << "refused " << static_cast<int>(refusal.fault) << std::endl;
    return 1;
}

int append(Store& store, const Id& trainee, int number, std::size_t padding) {
    const auto session = store.enter(trainee);
    if (!session) return refused(session.refusal());
    for (;; ++number) {
        const std::vector<NewEvent> events = {test::numberedEvent(trainee, number, padding)};
        const auto stored = store.append(*session, events);
        if (!stored) return refused(stored.refusal());
        std::cout << "ack " << number << std::endl;
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() < 2) return 2;
    StoreOptions options = test::testOptions(words[1]);
    if (words[0] == "read") options.access = Access::ReadOnly;
    auto opened = SqliteStore::open(options);
    if (!opened) return refused(opened.refusal());
    if (words[0] == "append") return append(**opened, words[2], std::stoi(words[3]), 0);
    if (words[0] == "fill") return append(**opened, words[2], 1, 20'000);
    if (words[0] == "read") {
        std::cout << "read " << (*opened)->whoMayEnter()->size() << std::endl;
        return 0;
    }
    std::cout << "opened" << std::endl;
    if (words[0] == "hold") std::cin.get();
    return 0;
}
