#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace cutcard {

/// What is wrong with the controls of the window that is shown: no name or role of their own, too small to be touched.
QStringList controlFaults(QQuickWindow& shown);
enum class Felt : std::uint8_t { LookedAt, LeftOut };
/// What is wrong with its words and buttons: cut off, broken, beyond the window, over each other, or without a glyph.
/// What can be scrolled up and down is all right. What is printed on the felt are names, the same in every real
/// language.
QStringList layoutFaults(QQuickWindow& shown, Felt felt = Felt::LookedAt);

}  // namespace cutcard
