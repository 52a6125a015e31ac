#include "app/supervisor/cut_tips.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QToolTip>

namespace cutcard::supervisor {
namespace {

/// Null where it is no view's own area.
QAbstractItemView* viewOf(QObject* watched) {
    auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    return view != nullptr && view->viewport() == watched ? view : nullptr;
}

}  // namespace

bool CutTips::isCut(const QAbstractItemView& view, const QModelIndex& index) {
    const QSize wanted = view.sizeHintForIndex(index);
    const QSize given = view.visualRect(index).size();
    return wanted.width() > given.width() || wanted.height() > given.height();
}

bool CutTips::isCut(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect place = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > place.width();
}

bool CutTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip) return false;
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const QAbstractItemView* view = viewOf(watched)) {
        const QModelIndex index = view->indexAt(help->pos());
        const QString tip = index.data(Qt::ToolTipRole).toString();
        const QString text = index.data().toString();
        if (!index.isValid() || tip.contains(text) || !isCut(*view, index)) return false;
        QToolTip::showText(help->globalPos(), tip.isEmpty() ? text : text + u'\n' + tip, view->viewport());
        return true;
    }
    auto* box = qobject_cast<QComboBox*>(watched);
    if (box == nullptr || !isCut(*box)) return false;
    const QString about = box->toolTip();
    QToolTip::showText(help->globalPos(), about.isEmpty() ? box->currentText() : box->currentText() + u'\n' + about,
                       box);
    return true;
}

}  // namespace cutcard::supervisor
