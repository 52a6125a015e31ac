#pragma once

#include "app/supervisor/replay_board.h"

#include <QQuickWidget>

namespace cutcard::supervisor {

/// A ReplayBoard among widgets. It is looked at; the keys stay with the widgets around it.
class BoardWidget : public QQuickWidget {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent);
    ~BoardWidget() override;

    ReplayBoard& board() { return m_board; }

private:
    ReplayBoard m_board;
};

}  // namespace cutcard::supervisor
