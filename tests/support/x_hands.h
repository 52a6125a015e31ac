#pragma once

#include <QPoint>
#include <QString>
#include <QStringList>

#include <functional>

namespace cutcard {

/// Hands at the keyboard and the mouse: events of the X server, made by xdotool, so that they come the way a person's
/// come.
namespace hands {

void xdotool(const QStringList& arguments);
/// Whatever keys are pressed from now on is added to a list as well; null: no more.
void keepKeys(QStringList* list);
/// Keys by their X names: "d", "Return", "ctrl+z".
void keys(const QStringList& names);
/// The names of the keys of letters, figures and blanks.
QStringList keysOf(const QString& text);
void type(const QString& text);
void clickAt(const QPoint& onScreen, int times = 1);
/// What presses a place from now on instead of the mouse, which xdotool has and a finger it has not; null: the mouse.
void pressBy(std::function<void(const QPoint& onScreen)> other);

}  // namespace hands
}  // namespace cutcard
