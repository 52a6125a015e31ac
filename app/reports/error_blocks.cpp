#include "app/reports/error_blocks.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr double kNames = 16;  // The column with "Done", "Right" …
constexpr double kGap = 0.7;

const TextStyle kName{8.5, false, ink::kQuiet, Qt::AlignLeft, false};
const TextStyle kValue{9, false, ink::kText, Qt::AlignLeft, false};

struct Row {
    QString name;
    QString value;
};

std::vector<Row> rowsOf(const ErrorLine& line) {
    const QString why = line.arithmetic.isEmpty() ? line.why
                        : line.why.isEmpty()      ? line.arithmetic
                                             : Say::tr("%1 %2", "a sentence and a sum").arg(line.why, line.arithmetic);
    const QString rule = line.ruling.isEmpty() ? line.cite
                         : line.cite.isEmpty()
                             ? line.ruling
                             : Say::tr("%1; %2", "a paragraph and a ruling").arg(line.cite, line.ruling);
    std::vector<Row> rows = {
        {Say::tr("Done"), line.done}, {Say::tr("Right"), line.right}, {Say::tr("Why"), why}, {Say::tr("Rule"), rule}};
    std::erase_if(rows, [](const Row& row) { return row.value.isEmpty(); });
    return rows;
}

double heightOf(Sheet& sheet, const QString& headline, const std::vector<Row>& rows) {
    double high = sheet.height(headline, sheet.width(), kValue) + kGap;
    for (const Row& row : rows) high += sheet.height(row.value, sheet.width() - kNames, kValue) + kGap;
    return high;
}

void writeBlock(Sheet& sheet, const ErrorLine& line) {
    const std::vector<Row> rows = rowsOf(line);
    QString headline = line.headline;
    if (line.action > 0) headline = Say::tr("%1 (action %2)").arg(headline).arg(line.action);
    if (line.critical) headline = Say::tr("Critical: %1").arg(headline);
    sheet.need(heightOf(sheet, headline, rows) + 3);
    const TextStyle head{9, true, line.critical ? ink::kWrong : ink::kText, Qt::AlignLeft, false};
    sheet.paragraph(headline, head);
    sheet.space(kGap);
    for (const Row& row : rows) {
        sheet.put(row.name, 0, sheet.y() + 0.2, kNames, kName);
        sheet.paragraph(row.value, kValue, kNames);
        sheet.space(kGap);
    }
    sheet.space(0.8);
    sheet.line(0, sheet.y(), sheet.width());
    sheet.space(1.6);
}

void writeItem(Sheet& sheet, const ErrorLine& first) {
    const QString title = Say::tr("Item %1, %2").arg(first.item).arg(first.section.toLower());
    const TextStyle style{10, true, ink::kGold, Qt::AlignLeft, false};
    constexpr double kFirstBlock = 26;
    sheet.space(2);
    sheet.need(sheet.height(first.what, sheet.width(), kValue) + kFirstBlock);
    sheet.paragraph(title, style);
    sheet.space(kGap);
    sheet.paragraph(first.what, kValue);
    sheet.space(1.5);
}

}  // namespace

void writeErrors(Sheet& sheet, const std::vector<ErrorLine>& errors) {
    sheet.heading(Say::tr("Errors"));
    if (errors.empty()) sheet.paragraph(Say::tr("None."));
    int item = 0;
    for (const ErrorLine& line : errors) {
        if (line.item != item) writeItem(sheet, line);
        item = line.item;
        writeBlock(sheet, line);
    }
}

}  // namespace cutcard::reports
