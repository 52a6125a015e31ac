#include "app/supervisor/shortcut_list.h"

#include "app/supervisor/console_body.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

QString plain(QString text) {
    return text.remove(u'&');
}

/// Of the pages only the one in front works.
bool isOnPage(const QObject* object) {
    while (object && !qobject_cast<const ConsolePage*>(object)) object = object->parent();
    return object != nullptr;
}

}  // namespace

ShortcutList::ShortcutList(QWidget* parent) : QDialog(parent), m_table(new QTableWidget(0, 2, this)) {
    named(this, "shortcutList", tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    sizeDialog(*this, {560, 560});
    m_table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    dressTable(*m_table, "shortcutTable", tr("Keyboard shortcuts"), {190, 0});
    m_table->setSortingEnabled(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::margin(), look::margin(), look::margin(), look::margin());
    layout->addWidget(m_table);
    layout->addWidget(remark(tr("Alt with an underlined letter presses that button or opens that menu."), this));
    QPushButton* close = button("closeShortcuts", tr("&Close"), this, ButtonKind::Primary);
    layout->addWidget(close, 0, Qt::AlignRight);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void ShortcutList::add(const QString& keys, const QString& what) {
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(keys));
    m_table->setItem(row, 1, new QTableWidgetItem(what));
}

void ShortcutList::addAllOf(const QWidget& widget, bool withPages) {
    for (const QAction* action : widget.findChildren<QAction*>()) {
        if (action->shortcut().isEmpty() || (!withPages && isOnPage(action))) continue;
        add(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText), plain(action->text()));
    }
    for (const QAbstractButton* each : widget.findChildren<QAbstractButton*>()) {
        // A mnemonic is a shortcut too, and is seen on the button.
        const bool isMnemonic = each->shortcut() == QKeySequence::mnemonic(each->text());
        if (each->shortcut().isEmpty() || isMnemonic || (!withPages && isOnPage(each))) continue;
        add(each->shortcut().toString(QKeySequence::NativeText), plain(each->text()));
    }
}

void ShortcutList::fill(const QWidget& window, const QWidget* page) {
    if (page) addAllOf(*page, true);
    addAllOf(window, false);
}

}  // namespace cutcard::supervisor
