#pragma once

#include <QQuickWidget>

namespace cutcard::supervisor {

class ReplayBoard;

/// A ReplayBoard among widgets. It is looked at; the keys stay with the widgets around it.
class BoardWidget : public QQuickWidget {
    Q_OBJECT

public:
    BoardWidget(ReplayBoard& board, QWidget* parent);
};

}  // namespace cutcard::supervisor
