#include "app/kiosk/idle_notice.h"

#include "app/supervisor/console_style.h"

#include <QAccessible>
#include <QApplication>

#include <algorithm>

namespace cutcard::kiosk {

IdleNotice::IdleNotice(Kiosk& kiosk, QObject* parent) : QObject(parent), m_kiosk(kiosk) {
    connect(&kiosk, &Kiosk::counted, this, &IdleNotice::show);
}

void IdleNotice::show() {
    const int seconds = m_kiosk.secondsLeft();
    QWidget* window = QApplication::activeWindow();
    if (m_label && (seconds == 0 || m_label->parentWidget() != window)) m_label->deleteLater();
    if (seconds == 0 || !window) return;
    const bool isNew = !m_label || m_label->parentWidget() != window;
    if (isNew) {
        using namespace supervisor;
        m_label = new QLabel(window);
        m_label->setObjectName(QStringLiteral("idleNotice"));
        m_label->setAlignment(Qt::AlignCenter);
        m_label->setStyleSheet(QStringLiteral("background: %1; color: %2; border: 2px solid %2; border-radius: 8px; "
                                              "padding: 24px; font-size: %3px; font-weight: 600;")
                                   .arg(QColor(look::colours().panel).name(), QColor(look::colours().gold).name())
                                   .arg(look::px(21)));
    }
    m_label->setText(tr("Nobody here? The console closes in %n second(s). Touch anything to stay.", nullptr, seconds));
    // In one line where there is room for it.
    m_label->setWordWrap(false);
    const int width = std::min(m_label->sizeHint().width(), window->width() - 2 * supervisor::look::margin());
    m_label->setWordWrap(true);
    m_label->resize(width, m_label->heightForWidth(width));
    m_label->move((window->width() - m_label->width()) / 2, (window->height() - m_label->height()) / 3);
    m_label->raise();
    m_label->show();
    if (!isNew) return;
    // Once: whoever has it read out is not told every second.
    QAccessibleEvent alert(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

}  // namespace cutcard::kiosk
