#include "app/table/chip_painter.h"

#include <QFont>
#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace cutcard {

namespace {

constexpr qreal kRadius = 0.46;
constexpr qreal kTopMargin = 0.02;
constexpr qreal kBottomMargin = 0.05;
constexpr qreal kInlayRadius = 0.67;

QPointF onCircle(qreal degrees, qreal radius = 1) {
    const qreal angle = degrees * std::numbers::pi / 180;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// Where the spots of a chip begin, in degrees clockwise.
std::vector<qreal> spotStarts(const ChipStyle& chip, qreal turn) {
    std::vector<qreal> starts;
    const qreal groupWidth = chip.spotDegrees * (2 * chip.spots - 1);
    for (int group = 0; group < chip.groups; ++group) {
        const qreal middle = turn - 90 + 360.0 * group / chip.groups;
        for (int spot = 0; spot < chip.spots; ++spot)
            starts.push_back(middle - groupWidth / 2 + 2 * spot * chip.spotDegrees);
    }
    return starts;
}

QPainterPath ringSector(qreal from, qreal degrees, qreal inner) {
    QPainterPath path(onCircle(from));
    path.arcTo(-1, -1, 2, 2, -from, -degrees);
    path.lineTo(onCircle(from + degrees, inner));
    path.arcTo(-inner, -inner, 2 * inner, 2 * inner, -from - degrees, degrees);
    path.closeSubpath();
    return path;
}

/// The value as large as the inlay takes it.
void paintValue(QPainter& painter, const ChipStyle& chip) {
    QFont font;
    font.setPixelSize(100);
    font.setWeight(QFont::Bold);
    QPainterPath text;
    text.addText(0, 0, font, chip.value());
    const QRectF box = text.boundingRect();
    if (box.isEmpty()) return;
    // Long values are drawn narrow rather than small; their corners stay inside the ring.
    const qreal stretch = std::clamp(box.width() / box.height() / 1.7, 1.0, 1.4);
    const qreal across = std::min(1.16 / std::hypot(box.width(), stretch * box.height()), 0.7 / box.height());
    const qreal down = std::min(stretch * across, 0.7 / box.height());
    painter.save();
    painter.scale(across, down);
    painter.translate(-box.center());
    painter.fillPath(text, chip.text);
    painter.restore();
}

/// The face in a circle of radius 1 round 0,0.
void paintTop(QPainter& painter, const ChipStyle& chip, qreal turn) {
    QLinearGradient light(-0.7, -1, 0.7, 1);
    light.setColorAt(0, chip.body.lighter(114));
    light.setColorAt(1, chip.body.darker(112));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(QPointF(), 1, 1);
    for (const qreal start : spotStarts(chip, turn))
        painter.fillPath(ringSector(start, chip.spotDegrees, chip.reach), chip.spot);

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 70), 0.025));
    painter.drawEllipse(QPointF(), 0.975, 0.975);
    painter.setPen(QPen(chip.spot, 0.05));
    painter.setBrush(chip.inlay);
    painter.drawEllipse(QPointF(), kInlayRadius, kInlayRadius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 110), 0.022));
    painter.drawEllipse(QPointF(), 1, 1);
    paintValue(painter, chip);
}

/// The part of the side between two angles of the near half, for a chip of radius 1 and this thickness.
QPainterPath sidePart(qreal from, qreal to, qreal flattening, qreal thickness) {
    const QRectF top(-1, -flattening, 2, 2 * flattening);
    QPainterPath path;
    path.arcMoveTo(top, -from);
    path.arcTo(top, -from, from - to);
    path.arcTo(top.translated(0, thickness), -to, to - from);
    path.closeSubpath();
    return path;
}

void paintSide(QPainter& painter, const ChipStyle& chip, qreal turn, qreal flattening, qreal thickness) {
    const QPainterPath side = sidePart(0, 180, flattening, thickness);
    painter.fillPath(side, chip.body);
    for (qreal start : spotStarts(chip, turn)) {
        start = std::fmod(start + 720, 360);
        if (start > 180) start -= 360;
        const qreal from = std::max(start, 0.0);
        const qreal to = std::min(start + chip.spotDegrees, 180.0);
        if (to > from) painter.fillPath(sidePart(from, to, flattening, thickness), chip.spot);
    }
    QLinearGradient round(-1, 0, 1, 0);
    round.setColorAt(0, QColor(0, 0, 0, 120));
    round.setColorAt(0.3, QColor(0, 0, 0, 20));
    round.setColorAt(0.42, QColor(255, 255, 255, 40));
    round.setColorAt(0.6, QColor(0, 0, 0, 25));
    round.setColorAt(1, QColor(0, 0, 0, 150));
    painter.fillPath(side, round);

    const QRectF bottom(-1, -flattening + thickness, 2, 2 * flattening);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0.03));
    painter.drawArc(bottom, 180 * 16, 180 * 16);
    painter.setPen(QPen(QColor(255, 255, 255, 60), 0.02));
    painter.drawArc(bottom.translated(0, -thickness), 180 * 16, 180 * 16);
}

void paintShadow(QPainter& painter, QPointF middle, qreal radius, qreal flattening) {
    painter.save();
    painter.translate(middle);
    painter.scale(radius, radius * flattening);
    QRadialGradient soft(QPointF(), 1);
    soft.setColorAt(0, QColor(0, 0, 0, 150));
    soft.setColorAt(0.86, QColor(0, 0, 0, 120));
    soft.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(QPointF(), 1, 1);
    painter.restore();
}

}  // namespace

qreal ChipView::height(int chips) const {
    return kTopMargin + 2 * kRadius * flattening + chips * thickness + kBottomMargin;
}

qreal ChipView::footing() const {
    return kBottomMargin + kRadius * flattening;
}

void paintStack(QPainter& painter, std::span<const ChipStyle> chips, const ChipView& view, QSizeF picture) {
    const qreal width = picture.width();
    const qreal radius = kRadius * width;
    const QPointF foot(width / 2, picture.height() - view.footing() * width);
    paintShadow(painter, foot + QPointF(0.015, 0.035) * width, radius * 1.06, view.flattening);
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const auto level = static_cast<qreal>(i);
        // No hand stacks chips edge over edge: each is turned, and a hair off the middle, always in the same way.
        const qreal turn = 360.0 / chips[i].groups * std::fmod(level * 0.382, 1.0);
        painter.save();
        painter.translate(foot + QPointF(0.008 * std::sin(level * 2.4), -view.thickness * (level + 1)) * width);
        painter.scale(radius, radius);
        paintSide(painter, chips[i], turn, view.flattening, view.thickness / kRadius);
        if (i + 1 == chips.size()) {
            painter.scale(1, view.flattening);
            paintTop(painter, chips[i], turn);
        }
        painter.restore();
    }
}

void paintFace(QPainter& painter, const ChipStyle& chip, QSizeF picture) {
    painter.save();
    painter.translate(picture.width() / 2, picture.height() / 2);
    const qreal radius = std::min(picture.width(), picture.height()) * 0.49;
    painter.scale(radius, radius);
    paintTop(painter, chip, 0);
    painter.restore();
}

}  // namespace cutcard
