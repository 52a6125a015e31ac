#include "app/supervisor/figures_scatter.h"

#include "app/reports/chart_style.h"
#include "app/supervisor/chart_look.h"

#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr QPointF kNowhere(-1, 0);

reports::ChartLook looks() {
    return chartLook();
}

QScatterSeries* series(const QString& name, QScatterSeries::MarkerShape shape, qreal size, const QColor& colour) {
    auto* made = new QScatterSeries;
    made->setName(name);
    made->setMarkerShape(shape);
    made->setMarkerSize(size);
    made->setColor(colour);
    made->setBorderColor(looks().ground);
    return made;
}

}  // namespace

FiguresScatter::FiguresScatter(QWidget* parent) : QChartView(parent) {
    auto* chart = new QChart;
    reports::dress(*chart, looks());
    m_all = series(tr("A row"), QScatterSeries::MarkerShapeCircle, look::px(10), looks().main);
    m_chosen = series(tr("The chosen row"), QScatterSeries::MarkerShapeStar, look::px(22), looks().mark);
    QValueAxis* facility = reports::percentAxis(tr("Facility in % (easy on the right)"), looks());
    auto* discrimination = m_discrimination = new QValueAxis;
    discrimination->setTickType(QValueAxis::TicksDynamic);
    discrimination->setTickInterval(0.5);
    discrimination->setLabelFormat(QStringLiteral("%.1f"));
    reports::dress(*discrimination, tr("Discrimination"), looks());
    chart->addAxis(facility, Qt::AlignBottom);
    chart->addAxis(discrimination, Qt::AlignLeft);
    setChart(chart);
    addBorders();
    for (QScatterSeries* own : {m_all, m_chosen}) {
        chart->addSeries(own);
        own->attachAxis(facility);
        own->attachAxis(discrimination);
    }
    setRenderHint(QPainter::Antialiasing);
    connect(m_all, &QScatterSeries::clicked, this, &FiguresScatter::pick);
}

/// Where advice begins: too hard, too easy, not discriminating.
void FiguresScatter::addBorders() {
    const std::initializer_list<std::pair<QPointF, QPointF>> borders = {
        {{30, -1}, {30, 1}}, {{95, -1}, {95, 1}}, {{0, 0.1}, {100, 0.1}}};
    bool isNamed = false;
    for (const auto& [from, to] : borders) {
        auto* line = new QLineSeries;
        line->setName(tr("Advice begins"));
        line->append({from, to});
        line->setPen(QPen(looks().quiet, 1, Qt::DotLine));
        chart()->addSeries(line);
        for (QAbstractAxis* axis : chart()->axes()) line->attachAxis(axis);
        chart()->legend()->markers(line).first()->setVisible(!isNamed);
        isNamed = true;
    }
}

void FiguresScatter::show(const std::vector<store::ItemFigures>& figures) {
    m_points.clear();
    for (const store::ItemFigures& own : figures) {
        m_points.push_back(own.discrimination ? QPointF(own.facility * 100, *own.discrimination) : kNowhere);
    }
    QList<QPointF> shown;
    std::copy_if(m_points.begin(), m_points.end(), std::back_inserter(shown),
                 [](const QPointF& point) { return point != kNowhere; });
    // Figures far below nought are rare: without them there is more room for the others.
    const bool isFarBelow = std::any_of(shown.begin(), shown.end(), [](const QPointF& own) { return own.y() < -0.5; });
    m_discrimination->setRange(isFarBelow ? -1 : -0.5, 1);
    m_all->replace(shown);
    m_chosen->clear();
}

void FiguresScatter::choose(int row) {
    const bool isThere = row >= 0 && m_points[static_cast<std::size_t>(row)] != kNowhere;
    m_chosen->replace(isThere ? QList<QPointF>{m_points[static_cast<std::size_t>(row)]} : QList<QPointF>());
}

void FiguresScatter::pick(const QPointF& point) {
    const auto found = std::find(m_points.begin(), m_points.end(), point);
    if (found != m_points.end()) emit picked(static_cast<int>(found - m_points.begin()));
}

}  // namespace cutcard::supervisor
