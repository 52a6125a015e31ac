#include "tests/app/store/store_conformance.h"

#include <QTest>

using namespace cutcard;

// A back end more is a line more here.
int main(int argc, char** argv) {
    test::StoreConformance sqlite([](const std::string& folder, const store::Clock& clock) {
        return std::unique_ptr<store::Store>(test::opened(test::testOptions(folder, clock)));
    });
    return QTest::qExec(&sqlite, argc, argv);
}
