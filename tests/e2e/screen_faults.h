#pragma once

#include "tests/support/window_driver.h"

#include <QStringList>

namespace cutcard {

/// What is wrong with the controls of the screen that is shown: no name, no role, too small to be touched.
QStringList controlFaults(WindowDriver& driver);
enum class Felt : std::uint8_t { LookedAt, LeftOut };
/// What is wrong with its words and buttons: cut off, broken, beyond the window, over each other, or without a glyph.
/// What can be scrolled up and down is all right. What is printed on the felt are names, the same in every real
/// language.
QStringList layoutFaults(WindowDriver& driver, Felt felt = Felt::LookedAt);

}  // namespace cutcard
