#pragma once

#include "app/exchange/exchange_in.h"
#include "app/exchange/exchange_out.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"

#include <QTemporaryDir>

namespace cutcard::test {

/// The office, a room without a network, and a stick.
struct TwoSchools {
    QTemporaryDir officeFolder;
    QTemporaryDir roomFolder;
    QTemporaryDir stick;
    SettledStore office;
    SettledStore room;

    TwoSchools();

    std::string onStick(const char* name) const { return stick.filePath(name).toStdString(); }
    /// Registers the machine that wrote the file, and takes it in. Ends the test program where that fails.
    exchange::TakenIn takenIn(SettledStore& where, const std::string& path);
    exchange::ExchangeFile readIn(SettledStore& where, const std::string& path);
    /// The room's trainee comes to the office as well, and has sat so many exams in the room.
    std::vector<store::Id> satInTheRoom(int attempts);
    void bringPeopleToTheOffice();
};

/// Ends the test program with a sentence where it was refused.
template <typename T, typename Why>
T must(Result<T, Why> result) {
    if (!result) qFatal("refused");
    return std::move(*result);
}

}  // namespace cutcard::test
