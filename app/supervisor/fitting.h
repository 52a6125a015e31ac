#pragma once

#include <QScrollArea>
#include <QSplitter>

class QDialog;
class QHeaderView;

namespace cutcard::supervisor {

/// Shows its content as it is where there is room, and scrolls it where there is not.
class FittingArea : public QScrollArea {
    Q_OBJECT

public:
    FittingArea(QWidget* content, QWidget* parent);

    QWidget* content() const { return widget(); }
    /// That of the content, as far as the screen goes.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A splitter that knows how high wrapped words in its parts become. With large text there is no room for two things
/// beside each other: what was to be across is down.
class FittingSplitter : public QSplitter {
    Q_OBJECT

public:
    explicit FittingSplitter(Qt::Orientation wanted, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;

private:
    void giveRoom();
};

/// Like a stacked widget, but only the page that is shown asks for room.
class PageStack : public QWidget {
    Q_OBJECT

public:
    explicit PageStack(QWidget* parent);

    void addWidget(QWidget* page);
    QWidget* currentWidget() const { return m_current; }
    void setCurrentWidget(QWidget* page);

private:
    QWidget* m_current = nullptr;
};

/// A list, table or text that is content with a few lines where there is no more room.
void letShrink(QAbstractScrollArea& area);

/// Every column is at least as wide as its title. The one that takes the rest does so as long as there is a rest.
void fitColumns(QHeaderView& header);

/// So large at 100 %, but never larger than the screen.
void sizeDialog(QDialog& dialog, const QSize& size);
/// Words that come up must not cut others short: it grows as far as the screen goes, whenever its layout asks for more.
void growWithWords(QDialog& dialog, const QEvent& event);
/// Whether two things beside each other are too narrow to be read.
bool isLarge();
/// What is left of the screen for a window with its frame.
QSize roomOnScreen(const QWidget& window);

}  // namespace cutcard::supervisor
