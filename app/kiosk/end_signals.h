#pragma once

#include <QObject>

namespace cutcard::kiosk {

/// The session manager ends the program by a signal: the records are closed properly, and no window is asked.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
};

}  // namespace cutcard::kiosk
