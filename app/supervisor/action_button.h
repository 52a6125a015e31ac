#pragma once

#include "app/supervisor/console_style.h"

#include <QAction>
#include <QKeySequence>
#include <QPushButton>

namespace cutcard::supervisor {

/// An action of a page, that its keys do while the focus is in the page, and the button that does it too: enabled
/// together, and the tooltip tells the key.
inline QAction* pageAction(const char* objectName, const QString& text, const QKeySequence& key, QWidget* page) {
    auto* action = new QAction(text, page);
    action->setObjectName(QLatin1String(objectName));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(action);
    return action;
}

inline QPushButton* buttonOf(QAction* action, QWidget* parent, ButtonKind kind = ButtonKind::Plain) {
    QPushButton* made =
        button(qPrintable(action->objectName() + QStringLiteral("Button")), action->text(), parent, kind);
    made->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    made->setEnabled(action->isEnabled());
    QObject::connect(made, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::enabledChanged, made, &QPushButton::setEnabled);
    QObject::connect(action, &QAction::changed, made, [made, action] {
        if (made->text() == action->text()) return;
        made->setText(action->text());
        made->setAccessibleName(action->text().remove(u'&'));
    });
    return made;
}

}  // namespace cutcard::supervisor
