#include "app/reports/sheet.h"

#include "app/text/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPageLayout>

#include <algorithm>
#include <numeric>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr int kResolution = 1200;
constexpr double kUnit = kResolution / 25.4;  // A millimetre.
constexpr double kMargin = 18;
constexpr double kHead = 10;
constexpr double kFoot = 10;
constexpr double kCellGap = 3;
constexpr double kRowGap = 1.1;
constexpr int kWrapped = Qt::TextWordWrap | Qt::AlignTop;

const TextStyle kRunning{8, false, ink::kQuiet, Qt::AlignLeft, false};

}  // namespace

void prepare(QPdfWriter& writer, const ReportOptions& options, const QString& title) {
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(options.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Cutcard"));
}

QFont fontOf(const TextStyle& style) {
    QFont font;
    font.setFamilies(style.isFixed ? QStringList{"DejaVu Sans Mono"} : text::fontFamilies());
    font.setPointSizeF(style.size);
    font.setWeight(style.isBold ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Inter replaces a colon between figures and a hyphen between capitals by signs that nobody can copy out of a PDF.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

Sheet::Sheet(QIODevice& out, SheetFrame frame, int pages) : m_frame(std::move(frame)), m_pages(pages), m_writer(&out) {
    prepare(m_writer, m_frame.options, m_frame.title);
    m_painter.begin(&m_writer);
    beginPage();
}

double Sheet::width() const {
    return m_writer.width() / kUnit;
}

double Sheet::bottom() const {
    return m_writer.height() / kUnit - kFoot;
}

QRectF Sheet::device(double x, double y, double width, double height) const {
    return {x * kUnit, y * kUnit, width * kUnit, height * kUnit};
}

void Sheet::beginPage() {
    if (m_page > 0) m_writer.newPage();
    ++m_page;
    TextStyle right = kRunning;
    right.align = Qt::AlignRight;
    put(m_frame.head, 0, 0, width() / 2, kRunning);
    put(m_frame.title, width() / 2, 0, width() / 2, right);
    line(0, 5, width());
    const double foot = bottom() + kFoot - 4;
    line(0, foot - 2, width());
    put(m_frame.foot, 0, foot, width() * 0.75, kRunning);
    put(Say::tr("page %1 of %2").arg(m_page).arg(m_pages), width() * 0.75, foot, width() * 0.25, right);
    m_y = kHead;
}

void Sheet::need(double height) {
    if (m_y + height > bottom() && m_y > kHead) beginPage();
}

double Sheet::height(const QString& text, double width, const TextStyle& style) {
    if (text.isEmpty()) return 0;
    const QFontMetricsF metrics(fontOf(style), &m_writer);
    return metrics.boundingRect(device(0, 0, width, 10'000), kWrapped, text).height() / kUnit;
}

void Sheet::put(const QString& text, double x, double y, double width, const TextStyle& style) {
    if (text.isEmpty()) return;
    m_painter.setFont(fontOf(style));
    m_painter.setPen(QColor::fromRgba(style.colour));
    // A hair more than it was measured by: the painter rounds, and a last word must not fall into a line of its own.
    m_painter.drawText(device(x, y, width + 0.01, 10'000), kWrapped | static_cast<int>(style.align), text);
}

void Sheet::fill(double x, double y, double width, double height, QRgb colour) {
    m_painter.fillRect(device(x, y, width, height), QColor::fromRgba(colour));
}

void Sheet::line(double x, double y, double width) {
    fill(x, y, width, 0.2, ink::kLine);
}

void Sheet::paragraph(const QString& text, const TextStyle& style, double indent) {
    const double high = height(text, width() - indent, style);
    need(high);
    put(text, indent, m_y, width() - indent, style);
    m_y += high;
}

void Sheet::heading(const QString& text) {
    // Never the last thing on a page.
    constexpr double kWithWhatFollows = 28;
    if (m_y > kHead) m_y += 6;
    need(kWithWhatFollows);
    paragraph(text, {12.5, true, ink::kText, Qt::AlignLeft, false});
    m_y += 1.5;
}

void Sheet::tableHead(const std::vector<Column>& columns, double size) {
    const TextStyle style{size - 1, true, ink::kQuiet, Qt::AlignLeft, false};
    const double all = std::accumulate(columns.begin(), columns.end(), 0.0,
                                       [](double sum, const Column& column) { return sum + column.share; });
    double x = 0;
    double high = 0;
    for (const Column& column : columns) {
        const double wide = column.share / all * width();
        TextStyle own = style;
        own.align = column.align;
        put(column.title, x, m_y, wide - kCellGap, own);
        high = std::max(high, height(column.title, wide - kCellGap, own));
        x += wide;
    }
    m_y += high + kRowGap;
    line(0, m_y, width());
    m_y += kRowGap;
}

void Sheet::table(const std::vector<Column>& columns, const std::vector<QStringList>& rows, double size) {
    const double all = std::accumulate(columns.begin(), columns.end(), 0.0,
                                       [](double sum, const Column& column) { return sum + column.share; });
    const auto wide = [&](std::size_t i) { return columns[i].share / all * width() - kCellGap; };
    const auto style = [&](std::size_t i) { return TextStyle{size, false, ink::kText, columns[i].align, false}; };
    tableHead(columns, size);
    for (const QStringList& row : rows) {
        double high = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!columns[i].isBar) high = std::max(high, height(row[static_cast<int>(i)], wide(i), style(i)));
        }
        const int before = m_page;
        need(high + 2 * kRowGap);
        if (m_page != before) tableHead(columns, size);
        double x = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const QString& cell = row[static_cast<int>(i)];
            if (columns[i].isBar) {
                const double share = std::clamp(cell.toDouble() / 100, 0.0, 1.0);
                const double middle = m_y + height(QStringLiteral("0"), wide(i), style(i)) / 2 - 1;
                fill(x, middle, wide(i), 2, ink::kFill);
                fill(x, middle, wide(i) * share, 2, share < 0.8 ? ink::kWrong : ink::kRight);
            } else {
                put(cell, x, m_y, wide(i), style(i));
            }
            x += wide(i) + kCellGap;
        }
        m_y += high + kRowGap;
        line(0, m_y, width());
        m_y += kRowGap;
    }
}

void Sheet::pairs(const std::vector<std::pair<QString, QString>>& pairs, int columns, double size) {
    const TextStyle name{8.5, false, ink::kQuiet, Qt::AlignLeft, false};
    const TextStyle value{size, false, ink::kText, Qt::AlignLeft, false};
    const auto count = static_cast<std::size_t>(columns);
    const double wide = width() / columns;
    const double nameWide = columns == 1 ? 42 : 30;
    for (std::size_t i = 0; i < pairs.size(); i += count) {
        const std::size_t end = std::min(pairs.size(), i + count);
        double high = 0;
        for (std::size_t j = i; j < end; ++j) {
            high = std::max({high, height(pairs[j].first, nameWide, name),
                             height(pairs[j].second, wide - nameWide - kCellGap, value)});
        }
        need(high);
        for (std::size_t j = i; j < end; ++j) {
            const double x = static_cast<double>(j - i) * wide;
            put(pairs[j].first, x, m_y + 0.3, nameWide, name);
            put(pairs[j].second, x + nameWide, m_y, wide - nameWide - kCellGap, value);
        }
        m_y += high + 1.2;
    }
}

void Sheet::picture(double height, const std::function<void(QPainter&, const QRectF&)>& paint) {
    need(height);
    m_painter.save();
    paint(m_painter, device(0, m_y, width(), height));
    m_painter.restore();
    m_y += height;
}

QByteArray typeset(const SheetFrame& frame, const std::function<void(Sheet&)>& content) {
    int pages = 0;
    QBuffer out;
    for (int pass = 0; pass < 2; ++pass) {
        out.close();
        out.setData({});
        out.open(QIODevice::WriteOnly);
        Sheet sheet(out, frame, pages);
        content(sheet);
        pages = sheet.page();
    }
    return out.data();
}

}  // namespace cutcard::reports
