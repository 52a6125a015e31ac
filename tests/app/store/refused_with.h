#pragma once

#include <QTest>

/// A call that has to be refused, and why.
#define REFUSED_WITH(expression, wanted)                   \
    do {                                                   \
        const auto refusedResult = (expression);           \
        QVERIFY(!refusedResult);                           \
        QCOMPARE(refusedResult.refusal().fault, (wanted)); \
    } while (false)
