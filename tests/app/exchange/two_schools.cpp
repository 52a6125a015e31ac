#include "tests/app/exchange/two_schools.h"

#include "app/exchange/exchange_words.h"

namespace cutcard::test {

TwoSchools::TwoSchools() {
    office = settled(opened(testOptions(officeFolder.path().toStdString())));
    room = settled(opened(testOptions(roomFolder.path().toStdString())));
}

exchange::ExchangeFile TwoSchools::readIn(SettledStore& where, const std::string& path) {
    const auto shown = exchange::readExchange(path, {}, exchange::UnknownSigner::Shown);
    if (!shown) qFatal("%s", qUtf8Printable(exchange::faultSentence(shown.refusal())));
    must(where.store->registerKey(where.supervisor, shown->key, "the other"));
    const auto file = exchange::readExchange(path, must(where.store->keys()));
    if (!file) qFatal("%s", qUtf8Printable(exchange::faultSentence(file.refusal())));
    return *file;
}

exchange::TakenIn TwoSchools::takenIn(SettledStore& where, const std::string& path) {
    const auto taken = exchange::takeIn(*where.store, where.supervisor, readIn(where, path));
    if (!taken) qFatal("%s", qUtf8Printable(exchange::faultSentence(taken.refusal())));
    return *taken;
}

void TwoSchools::bringPeopleToTheOffice() {
    must(exchange::writeSchool(*room.store, room.supervisor, onStick("people")));
    takenIn(office, onStick("people"));
}

std::vector<store::Id> TwoSchools::satInTheRoom(int attempts) {
    const SampleExam exam = defined(*room.store, room.supervisor);
    std::vector<store::Id> ids;
    for (int i = 0; i < attempts; ++i) {
        ids.push_back(sat(*room.store, room.supervisor, room.trainee, exam, faultless(exam.items)));
    }
    return ids;
}

}  // namespace cutcard::test
