#pragma once

#include "tests/support/x_hands.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QWidget>

namespace cutcard {

/// Hands in the windows of the console. What is to be touched is looked up by its object name; the touch itself is an
/// event of the X server.
namespace widgets {

/// Visible and enabled, in any window; null: there is none.
QWidget* find(const QString& objectName);
/// Waits for it; fails the test where it does not come.
QWidget* await(const QString& objectName);
void click(QWidget& widget);
void clickOn(const QString& objectName);
/// Replaces what is written there.
void fill(const QString& objectName, const QString& text);
/// Chooses the entry of a combo box that reads like this.
void choose(const QString& objectName, const QString& entry);
/// Opens the menu of a button and takes the entry that reads like this.
void chooseInMenu(const QString& buttonName, const QString& entry);
/// Writes the path into the file dialog that is open, and waits until it has gone.
void chooseFile(const QString& path);
/// The first row of a view in which any cell contains the text.
QModelIndex rowWith(const QAbstractItemView& view, const QString& text);
void clickRow(const QString& viewName, const QString& text, int times = 1);
/// Until the window stands still and is the active one.
void awaitWindow(QWidget& window);

}  // namespace widgets
}  // namespace cutcard
