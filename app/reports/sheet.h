#pragma once

#include "app/reports/paper.h"

#include <QColor>
#include <QIODevice>
#include <QPainter>
#include <QPdfWriter>
#include <QStringList>

#include <functional>
#include <vector>

namespace cutcard::reports {

/// Colours of everything that is printed.
namespace ink {
inline constexpr QRgb kText = 0xff1a1f26;
inline constexpr QRgb kQuiet = 0xff5b6572;
inline constexpr QRgb kLine = 0xffd5dae0;
inline constexpr QRgb kFill = 0xfff3f5f7;
inline constexpr QRgb kRight = 0xff1b7f4b;
inline constexpr QRgb kWrong = 0xffb3261e;
inline constexpr QRgb kGold = 0xff9a6b00;
}  // namespace ink

struct TextStyle {
    double size = 9.5;  ///< Points.
    bool isBold = false;
    QRgb colour = ink::kText;
    Qt::Alignment align = Qt::AlignLeft;
    bool isFixed = false;  ///< Every character as wide as the next.
};

struct Column {
    QString title;
    double share = 1;  ///< Of the width, among all.
    Qt::Alignment align = Qt::AlignLeft;
    bool isBar = false;  ///< The text is a share from 0 to 100, drawn as a bar.
};

/// What stands on every page.
struct SheetFrame {
    QString head;   ///< At the left of the head.
    QString title;  ///< At its right, and the document's.
    QString foot;
    ReportOptions options;
};

/// Pages that fill from the top; all lengths are millimetres within the margins. What belongs together is never
/// divided.
class Sheet {
public:
    /// `pages` is printed as their number.
    Sheet(QIODevice& out, SheetFrame frame, int pages);

    int page() const { return m_page; }
    double width() const;
    double y() const { return m_y; }
    void space(double height) { m_y += height; }
    /// Begins a page where less is left.
    void need(double height);

    double height(const QString& text, double width, const TextStyle& style);
    void put(const QString& text, double x, double y, double width, const TextStyle& style);
    void fill(double x, double y, double width, double height, QRgb colour);
    void line(double x, double y, double width);

    /// Each moves on by its height.
    void paragraph(const QString& text, const TextStyle& style = {}, double indent = 0);
    void heading(const QString& text);
    void table(const std::vector<Column>& columns, const std::vector<QStringList>& rows, double size = 9);
    /// Names and values in two columns of pairs.
    void pairs(const std::vector<std::pair<QString, QString>>& pairs, int columns = 2, double size = 9.5);
    /// Whatever else can paint, in a rectangle of the sheet's width.
    void picture(double height, const std::function<void(QPainter&, const QRectF&)>& paint);

private:
    double bottom() const;
    void beginPage();
    void tableHead(const std::vector<Column>& columns, double size);
    QRectF device(double x, double y, double width, double height) const;

    SheetFrame m_frame;
    int m_pages;
    QPdfWriter m_writer;
    QPainter m_painter;
    int m_page = 0;
    double m_y = 0;
};

/// Sets a document twice: the second time its number of pages is known.
QByteArray typeset(const SheetFrame& frame, const std::function<void(Sheet&)>& content);

/// The file's facts, and the letters that every report is set in.
void prepare(QPdfWriter& writer, const ReportOptions& options, const QString& title);
QFont fontOf(const TextStyle& style);

}  // namespace cutcard::reports
