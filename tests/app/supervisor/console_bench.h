#pragma once

#include "app/supervisor/console_window.h"
#include "tests/app/store/store_bench.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <cstdio>
#include <cstdlib>

namespace cutcard::test {

/// The visible widget of this name below another; ends the test program where there is none.
template <typename Widget>
Widget& widgetIn(const QWidget& parent, const char* name) {
    for (Widget* widget : parent.findChildren<Widget*>(QLatin1String(name))) {
        if (widget->isVisible()) return *widget;
    }
    std::fprintf(stderr, "there is no visible %s\n", name);
    std::abort();
}

template <typename Widget>
bool isThere(const QWidget& parent, const char* name) {
    for (const Widget* widget : parent.findChildren<Widget*>(QLatin1String(name))) {
        if (widget->isVisible()) return true;
    }
    return false;
}

inline void click(const QWidget& parent, const char* name) {
    QTest::mouseClick(&widgetIn<QAbstractButton>(parent, name), Qt::LeftButton);
}

inline void write(const QWidget& parent, const char* field, const QString& text) {
    auto& edit = widgetIn<QLineEdit>(parent, field);
    edit.setFocus();
    QTest::keySequence(&edit, QKeySequence::SelectAll);
    QTest::keyClick(&edit, Qt::Key_Delete);
    QTest::keyClicks(&edit, text);
}

}  // namespace cutcard::test
