#include "tests/support/widget_driver.h"

#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QTimer>

namespace cutcard::widgets {
namespace {

constexpr int kPatience = 8000;

bool canBeTouched(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled();
}

/// What lies below the edge of a scrolled page is brought into view, as somebody with a wheel does.
void bringIntoView(QWidget& widget) {
    for (QWidget* above = widget.parentWidget(); above; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(&widget);
    }
    QTest::qWait(20);
}

}  // namespace

QWidget* find(const QString& objectName) {
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows) {
        if (!window->isVisible()) continue;
        if (window->objectName() == objectName && canBeTouched(*window)) return window;
        const auto named = window->findChildren<QWidget*>(objectName);
        for (QWidget* widget : named) {
            if (canBeTouched(*widget)) return widget;
        }
    }
    return nullptr;
}

QWidget* await(const QString& objectName) {
    QWidget* found = nullptr;
    if (!QTest::qWaitFor([&] { return (found = find(objectName)) != nullptr; }, kPatience)) {
        QTest::qFail(qPrintable(QStringLiteral("nothing is called \"%1\"").arg(objectName)), __FILE__, __LINE__);
    }
    return found;
}

void click(QWidget& widget) {
    bringIntoView(widget);
    hands::clickAt(widget.mapToGlobal(widget.rect().center()));
}

void clickOn(const QString& objectName) {
    if (QWidget* widget = await(objectName)) click(*widget);
}

void fill(const QString& objectName, const QString& text) {
    QWidget* widget = await(objectName);
    if (!widget) return;
    click(*widget);
    hands::keys({QStringLiteral("ctrl+a")});
    hands::type(text);
}

void choose(const QString& objectName, const QString& entry) {
    auto* combo = qobject_cast<QComboBox*>(await(objectName));
    if (!combo) return;
    const int wanted = combo->findText(entry, Qt::MatchContains);
    if (wanted < 0) {
        QTest::qFail(qPrintable(QStringLiteral("\"%1\" cannot be chosen").arg(entry)), __FILE__, __LINE__);
        return;
    }
    bringIntoView(*combo);
    combo->setFocus(Qt::TabFocusReason);
    QTest::qWait(20);
    while (combo->currentIndex() != wanted) {
        const int before = combo->currentIndex();
        hands::keys({before < wanted ? QStringLiteral("Down") : QStringLiteral("Up")});
        if (!QTest::qWaitFor([&] { return combo->currentIndex() != before; }, 1000)) return;
    }
}

void chooseInMenu(const QString& buttonName, const QString& entry) {
    const auto* button = qobject_cast<QPushButton*>(await(buttonName));
    QMenu* menu = button ? button->menu() : nullptr;
    if (!menu) return;
    bool isChosen = false;
    // An open menu waits in a loop of its own: whoever chooses has to be called from there.
    QTimer chooser;
    QObject::connect(&chooser, &QTimer::timeout, menu, [&] {
        if (!menu->isVisible()) return;
        chooser.stop();
        QTest::qWait(100);
        for (QAction* action : menu->actions()) {
            if (isChosen || !action->text().contains(entry)) continue;
            isChosen = true;
            hands::clickAt(menu->mapToGlobal(menu->actionGeometry(action).center()));
        }
        if (!isChosen) hands::keys({QStringLiteral("Escape")});
    });
    chooser.start(50);
    clickOn(buttonName);
    if (!QTest::qWaitFor([&] { return isChosen && !menu->isVisible(); }, kPatience)) {
        QTest::qFail(qPrintable(QStringLiteral("the menu has no \"%1\"").arg(entry)), __FILE__, __LINE__);
    }
}

void chooseFile(const QString& path) {
    QWidget* dialog = await(QStringLiteral("fileDialog"));
    if (!dialog) return;
    awaitWindow(*dialog);
    fill(QStringLiteral("fileNameEdit"), path);
    // The list of what the letters could become takes the first Return.
    for (int i = 0; i < 2 && find(QStringLiteral("fileDialog")); ++i) {
        hands::keys({QStringLiteral("Return")});
        if (QTest::qWaitFor([] { return !find(QStringLiteral("fileDialog")); }, 1500)) return;
    }
    QTest::qFail("the file dialog stays", __FILE__, __LINE__);
}

QModelIndex rowWith(const QAbstractItemView& view, const QString& text) {
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model && row < model->rowCount(view.rootIndex()); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex cell = model->index(row, column, view.rootIndex());
            if (cell.data().toString().contains(text)) return cell;
        }
    }
    return {};
}

void clickRow(const QString& viewName, const QString& text, int times) {
    auto* view = qobject_cast<QAbstractItemView*>(await(viewName));
    if (!view) return;
    if (!QTest::qWaitFor([&] { return rowWith(*view, text).isValid(); }, kPatience)) {
        QTest::qFail(qPrintable(QStringLiteral("no row says \"%1\"").arg(text)), __FILE__, __LINE__);
        return;
    }
    const QModelIndex cell = rowWith(*view, text);
    view->scrollTo(cell);
    QTest::qWait(20);
    hands::clickAt(view->viewport()->mapToGlobal(view->visualRect(cell).center()), times);
}

void awaitWindow(QWidget& window) {
    if (!QTest::qWaitForWindowActive(&window, kPatience)) window.activateWindow();
    QPoint before(-1, -1);
    int calm = 0;
    const auto isCalm = [&] {
        const QPoint now = window.mapToGlobal(QPoint());
        calm = now == before ? calm + 1 : 0;
        before = now;
        return calm >= 6;
    };
    if (!QTest::qWaitFor(isCalm, kPatience)) QTest::qFail("the window does not come to rest", __FILE__, __LINE__);
}

}  // namespace cutcard::widgets
