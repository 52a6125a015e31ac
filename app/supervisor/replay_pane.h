#pragma once

#include "app/supervisor/board_widget.h"
#include "app/supervisor/replay_timeline.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTextBrowser;

namespace cutcard::supervisor {

/// The lines beside the table, buttons and keys to go through them, and below what is to be said of the line. Left and
/// Right go one line, Home and End to the ends, M to the next mistake; Space in the list of lines plays them.
class ReplayPane : public QWidget {
    Q_OBJECT

public:
    explicit ReplayPane(QWidget* parent = nullptr);

    /// A widget of its own above the lines.
    void setTop(QWidget* top);
    void setMistakesCanBe(bool on);

    void showReplay(Replay replay);
    void clear();
    void goTo(int row);
    int position() const;
    /// Not as a focus proxy: with one, Tab would go round within the pane for ever.
    void focusLines();
    /// False where there is none after the line one is at.
    bool goToNextMistake();

    ReplayBoard& board() { return m_board->board(); }
    const ReplayTimeline& timeline() const { return m_timeline; }

signals:
    /// The next mistake was asked for, and this replay has none after its line.
    void noMistakeLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBar();
    void addKeys();
    void makeList();
    void follow();
    void play(bool on);
    void say(const ReplayRow& row);

    BoardWidget* m_board = nullptr;
    ReplayTimeline m_timeline;
    Replay m_replay;
    QTimer m_timer;
    QSplitter* m_left = nullptr;
    QTableView* m_list = nullptr;
    QLabel* m_place = nullptr;
    QTextBrowser* m_details = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_mistake = nullptr;
};

}  // namespace cutcard::supervisor
