#include "tests/app/supervisor/fit_faults.h"

#include "app/supervisor/cut_tips.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QGlyphRun>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>

namespace cutcard::test {
namespace {

using supervisor::CutTips;

constexpr int kSlack = 1;

QString called(const QWidget& widget, const QString& text = {}) {
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), text.left(60));
}

QString plain(QString text) {
    static const QRegularExpression mnemonic(QStringLiteral("&(?!&)"));
    return text.remove(mnemonic);
}

/// Chinese is broken anywhere.
bool breaksAnywhere(const QString& word) {
    return std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.unicode() >= 0x2e80; });
}

bool hasRoom(const QLabel& label) {
    if (label.textFormat() == Qt::RichText || Qt::mightBeRichText(label.text())) return true;
    if (!label.wordWrap()) {
        const QSize wanted = label.sizeHint();
        return wanted.width() <= label.width() + kSlack && wanted.height() <= label.height() + kSlack;
    }
    static const QRegularExpression gaps(QStringLiteral("[\\s\\-/]+"));
    const QStringList words = plain(label.text()).split(gaps, Qt::SkipEmptyParts);
    const bool wordsFit = std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return breaksAnywhere(word) ||
               label.fontMetrics().horizontalAdvance(word) <= label.contentsRect().width() + kSlack;
    });
    return wordsFit && label.heightForWidth(label.width()) <= label.height() + kSlack;
}

bool hasRoom(const QAbstractButton& button) {
    if (button.text().isEmpty()) return true;
    if (qobject_cast<const QToolButton*>(&button) != nullptr)
        return button.fontMetrics().horizontalAdvance(plain(button.text())) <= button.width();
    const QSize wanted = button.sizeHint();
    return wanted.width() <= button.width() + kSlack && wanted.height() <= button.height() + kSlack;
}

/// Shows the whole words when the pointer rests on it.
bool tellsWhole(QWidget& widget, const QPoint& at, const QString& text) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &help);
    const bool isTold = QToolTip::text().contains(text);
    QToolTip::hideText();
    return isTold;
}

void viewFaults(QAbstractItemView& view, QStringList& faults) {
    // Nobody can read a thousand rows: those that are shown.
    const QRect shown = view.viewport()->rect();
    const QAbstractItemModel* model = view.model();
    if (model == nullptr) return;
    for (QModelIndex index = view.indexAt({2, 2}); index.isValid();) {
        for (int column = 0; column < model->columnCount(index.parent()); ++column) {
            const QModelIndex cell = index.siblingAtColumn(column);
            const QString text = cell.data().toString();
            const QRect place = view.visualRect(cell);
            if (text.isEmpty() || !place.intersects(shown) || !CutTips::isCut(view, cell)) continue;
            if (view.objectName() == QLatin1String("consolePages"))
                faults << QStringLiteral("cut: %1").arg(called(view, text));
            const QString tip = cell.data(Qt::ToolTipRole).toString();
            if (tip.contains(text) || tellsWhole(*view.viewport(), place.intersected(shown).center(), text)) continue;
            faults << QStringLiteral("a cell is cut and does not tell: %1").arg(called(view, text));
        }
        const QRect here = view.visualRect(index);
        const QModelIndex next = view.indexAt({std::max(2, here.left()), here.bottom() + 3});
        if (next.row() == index.row() && next.parent() == index.parent()) break;
        index = next;
    }
}

void headerFaults(const QHeaderView& header, QStringList& faults) {
    for (int section = 0; section < header.count(); ++section) {
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        if (header.isSectionHidden(section) || text.isEmpty()) continue;
        const bool isAcross = header.orientation() == Qt::Horizontal;
        if (isAcross && header.sectionSize(section) < header.sectionSizeHint(section))
            faults << QStringLiteral("a title is cut: %1").arg(called(header, text));
    }
}

void tabBarFaults(const QTabBar& bar, QStringList& faults) {
    for (int i = 0; i < bar.count(); ++i) {
        if (bar.fontMetrics().horizontalAdvance(plain(bar.tabText(i))) > bar.tabRect(i).width())
            faults << QStringLiteral("a tab is cut: %1").arg(called(bar, bar.tabText(i)));
    }
    const bool isWhole = bar.count() == 0 || bar.tabRect(bar.count() - 1).right() <= bar.width() + kSlack;
    if (!isWhole && !bar.usesScrollButtons()) faults << QStringLiteral("tabs out of reach: %1").arg(called(bar));
}

void fieldFaults(const QLineEdit& line, QStringList& faults) {
    // What is typed may be longer; what the program says may not.
    const bool isSpin = qobject_cast<const QAbstractSpinBox*>(line.parentWidget()) != nullptr;
    const QString text = isSpin ? line.text() : line.placeholderText();
    const int room = line.width() - (isSpin ? 2 : 0);
    if (line.fontMetrics().horizontalAdvance(text) > room)
        faults << QStringLiteral("no room in a field: %1")
                      .arg(called(isSpin ? *line.parentWidget() : static_cast<const QWidget&>(line), text));
}

void glyphFaults(const QWidget& widget, const QString& text, QStringList& faults) {
    QTextLayout layout(text, widget.font());
    layout.beginLayout();
    while (layout.createLine().isValid()) {
    }
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns()) {
        if (run.glyphIndexes().contains(0U)) {
            faults << QStringLiteral("a letter is missing: %1").arg(called(widget, text));
            return;
        }
    }
}

bool isPartOfAnother(const QWidget& widget) {
    return widget.objectName().startsWith(QLatin1String("qt_")) ||
           qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QLineEdit*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QMenuBar*>(widget.parentWidget()) != nullptr ||
           (widget.parentWidget() != nullptr && widget.parentWidget()->inherits("QCalendarWidget"));
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
           qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QProgressBar*>(&widget);
}

/// Inside of every widget around it; where that scrolls, inside of what is scrolled.
bool canBeReached(const QWidget& control, const QWidget& window) {
    const QWidget* inside = &control;
    QRect place = control.rect();
    while (inside != &window) {
        const QWidget* around = inside->parentWidget();
        place = QRect(inside->mapToParent(place.topLeft()), place.size());
        const auto* area = qobject_cast<const QScrollArea*>(around->parentWidget());
        if (area != nullptr && area->viewport() == around) {
            if (area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && inside->width() > around->width())
                return false;
            // From here on it is the area that has to be reached.
            inside = area;
            place = area->rect();
            continue;
        }
        if (!around->rect().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(place)) return false;
        inside = around;
    }
    return true;
}

void overlapFaults(const std::vector<QWidget*>& controls, QStringList& faults) {
    for (std::size_t i = 0; i < controls.size(); ++i) {
        for (std::size_t j = i + 1; j < controls.size(); ++j) {
            if (controls[i]->parentWidget() != controls[j]->parentWidget()) continue;
            const QRect shared = controls[i]->geometry().intersected(controls[j]->geometry());
            if (shared.width() > kSlack && shared.height() > kSlack)
                faults << QStringLiteral("on each other: %1 and %2").arg(called(*controls[i]), called(*controls[j]));
        }
    }
}

void textFaults(QWidget& widget, QStringList& faults) {
    QString text;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        if (!text.isEmpty() && !hasRoom(*label)) faults << QStringLiteral("cut: %1").arg(called(widget, text));
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
        if (!hasRoom(*button)) faults << QStringLiteral("cut: %1").arg(called(widget, text));
    } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
        text = box->currentText();
        if (CutTips::isCut(*box) && !tellsWhole(*box, box->rect().center(), text))
            faults << QStringLiteral("a box is cut and does not tell: %1").arg(called(widget, text));
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        text = group->title();
        QFont bold = group->font();
        bold.setBold(true);
        if (QFontMetrics(bold).horizontalAdvance(plain(text)) > group->width())
            faults << QStringLiteral("cut: %1").arg(called(widget, text));
    } else if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        tabBarFaults(*bar, faults);
        for (int i = 0; i < bar->count(); ++i) text += bar->tabText(i);
    } else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        headerFaults(*header, faults);
    } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
        viewFaults(*view, faults);
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        fieldFaults(*line, faults);
    }
    if (!text.isEmpty()) glyphFaults(widget, text, faults);
}

QList<QWidget*> usedByKeys(QWidget& window) {
    QList<QWidget*> found;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window || !widget->isEnabled()) continue;
        const bool isOwn = (widget->focusPolicy() & Qt::TabFocus) && widget->focusProxy() == nullptr;
        if (isOwn && !isPartOfAnother(*widget)) found << widget;
    }
    return found;
}

}  // namespace

QStringList fitFaults(QWidget& window) {
    QStringList faults;
    const QSize screen = window.screen()->availableSize();
    if (window.width() > screen.width() || window.height() > screen.height())
        faults << QStringLiteral("larger than the screen: %1 by %2").arg(window.width()).arg(window.height());
    // Its words are those of the toolkit.
    if (window.inherits("QFileDialog")) return faults;
    std::vector<QWidget*> controls;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window) continue;
        const bool isSpin = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr;
        if (isPartOfAnother(*widget) && !isSpin) continue;
        textFaults(*widget, faults);
        if (isSpin || !isControl(*widget) || qobject_cast<QHeaderView*>(widget)) continue;
        controls.push_back(widget);
        if (!canBeReached(*widget, window)) faults << QStringLiteral("out of reach: %1").arg(called(*widget));
    }
    overlapFaults(controls, faults);
    faults.removeDuplicates();
    return faults;
}

QStringList nameFaults(QWidget& window) {
    QStringList faults;
    for (QWidget* widget : usedByKeys(window)) {
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr || spoken->text(QAccessible::Name).trimmed().isEmpty())
            faults << QStringLiteral("no name: %1").arg(called(*widget));
    }
    return faults;
}

QStringList tabFaults(QWidget& window) {
    QStringList faults;
    const QList<QWidget*> wanted = usedByKeys(window);
    QSet<QWidget*> reached;
    // No window manager gives the keys back to the window when a dialog has closed.
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) return {QStringLiteral("the window is not active")};
    for (qsizetype i = 0; i < 2 * wanted.size() + 10; ++i) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus == nullptr ? &window : focus, Qt::Key_Tab);
        if (QApplication::focusWidget() != nullptr) reached << QApplication::focusWidget();
    }
    for (const QWidget* widget : wanted) {
        const bool isReached = std::any_of(reached.begin(), reached.end(), [&](const QWidget* own) {
            return own == widget || widget->isAncestorOf(own);
        });
        // Of buttons that exclude each other, the arrows lead on.
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (!isReached && !(button != nullptr && button->autoExclusive()))
            faults << QStringLiteral("not reached with Tab: %1").arg(called(*widget));
    }
    return faults;
}

}  // namespace cutcard::test
