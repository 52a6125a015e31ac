#pragma once

#include "tests/support/window_driver.h"

#include <QStringList>
#include <QTranslator>

#include <functional>

namespace cutcard {

/// Brings the window to one state of one screen after the other, and lets somebody look at each.
void onEveryScreen(WindowDriver& driver, const std::function<void(const QString& screen)>& look);

/// What is wrong with the controls of the screen that is shown: no name, no role, too small to be touched.
QStringList controlFaults(WindowDriver& driver);
/// What is wrong with its words: cut off, too wide for their place; and buttons that lie on each other.
QStringList layoutFaults(WindowDriver& driver);

/// Makes every text longer by two fifths, with letters that English has not.
class PseudoLanguage : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* note, int n) const override;
    bool isEmpty() const override { return false; }
};

}  // namespace cutcard
