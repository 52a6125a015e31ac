#pragma once

#include "app/reports/group_facts.h"

#include <QPainter>
#include <QRectF>

namespace cutcard::reports {

/// The mean result over time, into a rectangle of a printed page.
void paintTrend(QPainter& painter, const QRectF& where, const GroupFacts& facts);

/// How many attempts ended in each tenth.
void paintDistribution(QPainter& painter, const QRectF& where, const GroupFacts& facts);

/// How often each family of errors was met, the most frequent on top.
void paintFamilies(QPainter& painter, const QRectF& where, const GroupFacts& facts);

}  // namespace cutcard::reports
