#pragma once

#include "tests/support/window_driver.h"

#include <QTranslator>

#include <functional>

namespace cutcard {

/// Brings the window to one state of one screen after the other, and lets somebody look at each.
void onEveryScreen(WindowDriver& driver, const std::function<void(const QString& screen)>& look);

/// The same for what the kiosk lays over them and under them, and for the keyboard on the screen.
void onEveryKioskScreen(WindowDriver& driver, const std::function<void(const QString& screen)>& look);

struct ExamHall;
/// The same for the states of an exam that stands at its introduction; it is over afterwards.
void onEveryExamScreen(ExamHall& hall, const std::function<void(const QString& state)>& look);

/// Makes every text longer by two fifths, with letters that English has not.
class PseudoLanguage : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* note, int n) const override;
    bool isEmpty() const override { return false; }
};

}  // namespace cutcard
