#include "tests/app/school/school_bench.h"
#include "tests/app/store/store_conformance.h"

#include <QCoreApplication>
#include <QTest>

#include <map>

using namespace cutcard;

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    test::Schools schools;
    std::map<std::string, std::string> databases;
    const test::StoreFactory opened = [&](const std::string& folder, const store::Clock& clock) {
        std::string& database = databases[folder];
        if (database.empty()) database = schools.newSchool();
        return std::unique_ptr<store::Store>(schools.opened(database, test::testOptions(folder, clock)));
    };
    test::StoreConformance postgres(opened, test::Copies::OfTheServer);
    return QTest::qExec(&postgres, argc, argv);
}
