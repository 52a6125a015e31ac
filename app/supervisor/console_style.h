#pragma once

#include <QColor>
#include <QLabel>
#include <QPalette>
#include <QString>

#include <initializer_list>

class QBoxLayout;
class QPushButton;
class QTableView;

namespace cutcard::supervisor {

/// Colours and sizes of every page: those of the program's Theme. The only place in the console that has them.
namespace look {
inline constexpr QRgb kNight = 0xff0d1117;
inline constexpr QRgb kPanel = 0xff151b23;
inline constexpr QRgb kRaised = 0xff1e2630;
inline constexpr QRgb kLine = 0xff323d4a;
inline constexpr QRgb kGold = 0xfff5c451;
inline constexpr QRgb kGoldDeep = 0xff33290f;
inline constexpr QRgb kChosen = 0xff5c4714;  ///< Behind a selected row.
inline constexpr QRgb kText = 0xfff2f4f6;
inline constexpr QRgb kQuiet = 0xffb3bcc7;
inline constexpr QRgb kDark = 0xff10151c;  ///< Text on gold.
inline constexpr QRgb kRight = 0xff4cc38a;
inline constexpr QRgb kWrong = 0xffff8f8f;
inline constexpr QRgb kWrongDeep = 0xff431d20;

inline constexpr int kGap = 10;
inline constexpr int kMargin = 20;  ///< Around a page and a dialog.
inline constexpr int kRowHeight = 34;
inline constexpr int kSmall = 13;
inline constexpr int kNormal = 15;
inline constexpr int kLarge = 21;
inline constexpr int kHuge = 30;
}  // namespace look

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
