#pragma once

#include <QStringList>
#include <QWidget>

namespace cutcard::test {

/// What is wrong with the words and places in a window of the console: cut off, lying on each other, out of reach, or
/// written with a letter that no font has.
QStringList fitFaults(QWidget& window);

/// What can be used by keys and has no name to be read out.
QStringList nameFaults(QWidget& window);
/// What can be used by keys and is not reached with Tab.
QStringList tabFaults(QWidget& window);

}  // namespace cutcard::test
