#pragma once

#include "app/kiosk/kiosk.h"

#include <QLabel>
#include <QPointer>

namespace cutcard::kiosk {

/// Over the console: that it is about to be closed because nobody is here. The window has a sheet of its own.
class IdleNotice : public QObject {
    Q_OBJECT

public:
    explicit IdleNotice(Kiosk& kiosk, QObject* parent = nullptr);

private:
    void show();

    Kiosk& m_kiosk;
    QPointer<QLabel> m_label;
};

}  // namespace cutcard::kiosk
