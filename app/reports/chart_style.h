#pragma once

#include <QColor>
#include <QString>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QChart;
class QValueAxis;
QT_END_NAMESPACE

namespace cutcard::reports {

/// The colours and the size of words in a chart. What is told apart by colour differs in shape or label too.
struct ChartLook {
    QColor ground;
    QColor text;
    QColor quiet;  ///< Words on the axes.
    QColor grid;
    QColor main;   ///< Lines, bars and points that carry the figures.
    QColor good;   ///< Passed.
    QColor bad;    ///< Not passed, and borders that should not be crossed.
    QColor mark;   ///< The one that was chosen.
    int textSize;  ///< Pixels.
};

/// The dark screens of the program, and white paper.
/// `percent` of the usual size of words; with high contrast everything is at least 7 to 1.
ChartLook screenLook(int percent = 100, bool highContrast = false);
const ChartLook& paperLook();

/// Ground, words and legend. Axes and series are dressed as they are made.
void dress(QChart& chart, const ChartLook& look);
void dress(QAbstractAxis& axis, const QString& title, const ChartLook& look);

/// From 0 to 100 %, every 20.
QValueAxis* percentAxis(const QString& title, const ChartLook& look);
/// From 0 to the highest or a little more, whole numbers only and no more than six of them.
QValueAxis* countAxis(const QString& title, int highest, const ChartLook& look);

/// 1, 2 or 5 with noughts: the smallest that needs at most `steps` to reach `highest`.
int roundStep(int highest, int steps);

}  // namespace cutcard::reports
