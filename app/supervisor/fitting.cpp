#include "app/supervisor/fitting.h"

#include "app/supervisor/console_look.h"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace cutcard::supervisor {
namespace {

constexpr QSize kFrame(16, 44);
constexpr int kFewLines = 120;
/// What is scrolled leaves room for the keyboard on the screen, however large the text is.
constexpr int kMostOfFewLines = 150;

int heightOf(const QWidget& content, int width) {
    const int least = content.minimumSizeHint().height();
    return content.hasHeightForWidth() ? std::max(least, content.heightForWidth(width)) : least;
}

/// Looks after one header; lives as long as it does.
class Columns : public QObject {
public:
    explicit Columns(QHeaderView& header) : QObject(&header), m_header(header) {
        for (int column = 0; column < header.count(); ++column) {
            if (header.sectionResizeMode(column) == QHeaderView::Stretch) m_taker = column;
        }
        header.installEventFilter(this);
        connect(&header, &QHeaderView::geometriesChanged, this, &Columns::fit);
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Show || event->type() == QEvent::Resize || event->type() == QEvent::StyleChange)
            fit();
        return false;
    }

private:
    int least(int column) const { return m_header.sectionSizeHint(column); }

    void fit() {
        if (m_isFitting || !m_header.isVisible()) return;
        m_isFitting = true;
        int others = 0;
        for (int column = 0; column < m_header.count(); ++column) {
            if (column == m_taker || m_header.isSectionHidden(column)) continue;
            const bool isOwn = m_header.sectionResizeMode(column) == QHeaderView::Interactive;
            if (isOwn && m_header.sectionSize(column) < least(column)) m_header.resizeSection(column, least(column));
            others += m_header.sectionSize(column);
        }
        if (m_taker >= 0 && !m_header.isSectionHidden(m_taker)) {
            const int wanted = std::max(least(m_taker), look::px(kNarrowTaker));
            const bool hasRoom = m_header.width() - others >= wanted;
            const auto mode = hasRoom ? QHeaderView::Stretch : QHeaderView::Interactive;
            if (m_header.sectionResizeMode(m_taker) != mode) m_header.setSectionResizeMode(m_taker, mode);
            if (!hasRoom && m_header.sectionSize(m_taker) < wanted) m_header.resizeSection(m_taker, wanted);
        }
        m_isFitting = false;
    }

    static constexpr int kNarrowTaker = 150;

    QHeaderView& m_header;
    int m_taker = -1;
    bool m_isFitting = false;
};

}  // namespace

FittingArea::FittingArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWidget(content);
    // What stands behind it is the window's.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize FittingArea::sizeHint() const {
    const QSize wanted = widget()->sizeHint();
    return QSize(wanted.width(), std::max(wanted.height(), heightOf(*widget(), wanted.width())))
        .boundedTo(roomOnScreen(*window()));
}

QSize FittingArea::minimumSizeHint() const {
    const int bar = verticalScrollBar()->sizeHint().width();
    const int most = roomOnScreen(*window()).width() / 2;
    return {std::min(widget()->minimumSizeHint().width() + bar, most), std::min(look::px(kFewLines), kMostOfFewLines)};
}

int FittingArea::heightForWidth(int width) const {
    return std::min(heightOf(*widget(), width), roomOnScreen(*window()).height());
}

bool FittingArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        // The layout has to take it in before it can be asked.
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    }
    return QScrollArea::eventFilter(watched, event);
}

FittingSplitter::FittingSplitter(Qt::Orientation wanted, QWidget* parent)
    : QSplitter(isLarge() ? Qt::Vertical : wanted, parent) {
    setChildrenCollapsible(false);
    setHandleWidth(look::gap());
}

int FittingSplitter::heightForWidth(int width) const {
    const QList<int> now = sizes();
    const int all = std::max(1, std::accumulate(now.begin(), now.end(), 0));
    int height = 0;
    for (int i = 0; i < count(); ++i) {
        if (!widget(i)->isVisibleTo(this)) continue;
        if (orientation() == Qt::Vertical) {
            // The sheet puts margins around the handle itself.
            height += heightOf(*widget(i), width) + (height > 0 ? handle(i)->sizeHint().height() : 0);
        } else {
            height = std::max(height, heightOf(*widget(i), now[i] * width / all));
        }
    }
    return height;
}

/// A splitter by itself gives a part no more than its words need in one line.
void FittingSplitter::giveRoom() {
    if (orientation() != Qt::Vertical) return;
    for (int i = 0; i < count(); ++i) {
        if (!widget(i)->hasHeightForWidth()) continue;
        const int wanted = heightOf(*widget(i), width());
        if (widget(i)->minimumHeight() == wanted) continue;
        widget(i)->setMinimumHeight(wanted);
        updateGeometry();
    }
}

bool FittingSplitter::event(QEvent* event) {
    const bool isTaken = QSplitter::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        giveRoom();
        // Once more when the parts have taken in their new style and size.
        QMetaObject::invokeMethod(this, &FittingSplitter::giveRoom, Qt::QueuedConnection);
    }
    return isTaken;
}

PageStack::PageStack(QWidget* parent) : QWidget(parent) {
    (new QVBoxLayout(this))->setContentsMargins(0, 0, 0, 0);
}

void PageStack::addWidget(QWidget* page) {
    layout()->addWidget(page);
    page->setVisible(m_current == nullptr);
    if (m_current == nullptr) m_current = page;
}

void PageStack::setCurrentWidget(QWidget* page) {
    if (page == m_current) return;
    page->show();
    std::exchange(m_current, page)->hide();
}

void letShrink(QAbstractScrollArea& area) {
    if (area.minimumHeight() == 0) area.setMinimumHeight(look::px(kFewLines));
}

void fitColumns(QHeaderView& header) {
    new Columns(header);
}

void sizeDialog(QDialog& dialog, const QSize& size) {
    dialog.resize(QSize(look::px(size.width()), look::px(size.height())).boundedTo(roomOnScreen(dialog)));
}

void growWithWords(QDialog& dialog, const QEvent& event) {
    if (event.type() != QEvent::LayoutRequest || !dialog.isVisible()) return;
    const int wanted = std::min(dialog.layout()->totalHeightForWidth(dialog.width()), roomOnScreen(dialog).height());
    if (wanted > dialog.height()) dialog.resize(dialog.width(), wanted);
}

bool isLarge() {
    return look::worn().percent > 150;
}

QSize roomOnScreen(const QWidget& window) {
    return window.screen()->availableSize() - kFrame;
}

}  // namespace cutcard::supervisor
