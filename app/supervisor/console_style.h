#pragma once

#include "app/supervisor/console_look.h"

#include <QColor>
#include <QLabel>
#include <QPalette>
#include <QString>

#include <initializer_list>

class QBoxLayout;
class QPushButton;
class QTableView;

namespace cutcard::supervisor {

QPalette consolePalette();
/// The style, palette and font of all widgets of the program; the window of QML keeps its own. Once, before the first.
void dressWidgets();
/// A window of its own: what its children and dialogs look like.
void dressWindow(QWidget& window);

/// What a test, a screen reader and a person find it by.
template <typename Widget>
Widget* named(Widget* widget, const char* objectName, const QString& accessibleName) {
    widget->setObjectName(QLatin1String(objectName));
    widget->setAccessibleName(accessibleName);
    return widget;
}

enum class ButtonKind { Plain, Primary, Danger };
/// The accessible name is the text without its mnemonic.
QPushButton* button(const char* objectName, const QString& text, QWidget* parent, ButtonKind kind = ButtonKind::Plain);

QLabel* heading(const QString& text, QWidget* parent);
/// A word beside the matter, in a quieter colour; wraps.
QLabel* remark(const QString& text, QWidget* parent);
/// What a page says where it has nothing to show yet, and what to do about it. Hidden until it is shown.
QLabel* emptyState(const char* objectName, const QString& text, QWidget* parent);

/// Under a field: what is wrong with it. Takes its place only while it says something, and is read out.
class FieldError : public QLabel {
    Q_OBJECT

public:
    /// `field` is marked while there is an error.
    FieldError(const char* objectName, QWidget* field, QWidget* parent);

    void say(const QString& sentence);
    void clear() { say({}); }

private:
    QWidget* m_field;
};

/// Label above (its mnemonic leads to the field), error below, called like the field with "Error" behind.
FieldError* addField(QBoxLayout& layout, const QString& label, QWidget* field);

/// Sorting, whole rows, alternate colours, rows of a finger's height. A width of 0 takes what is left; every other
/// column begins with its width and can be pulled. The model must have been set.
void dressTable(QTableView& table, const char* objectName, const QString& accessibleName,
                std::initializer_list<int> widths);

}  // namespace cutcard::supervisor
