#pragma once

#include <QStringList>
#include <QTest>

namespace cutcard::test {

/// What is still wrong when everything had time to come to its place: on a busy machine that takes longer than usual.
template <typename Look>
QStringList faultsAtRest(const Look& look) {
    constexpr int kLooks = 50;
    QStringList faults = look();
    for (int i = 0; i < kLooks && !faults.isEmpty(); ++i) {
        QTest::qWait(100);
        faults = look();
    }
    return faults;
}

}  // namespace cutcard::test
