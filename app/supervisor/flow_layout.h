#pragma once

#include <QLayout>

#include <vector>

namespace cutcard::supervisor {

/// A line of buttons that goes on in the next line where there is no room. Widgets behind a stretch stand on the right.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// The widget that takes what is left of its line.
    void addGrowing(QWidget* widget);
    /// What comes now stands on the right of its line.
    void addStretch();

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Line {
        std::vector<QLayoutItem*> items;
        int width = 0;
        int height = 0;
    };
    std::vector<Line> linesIn(int width) const;
    void place(const Line& line, const QRect& where) const;
    int widthIn(QLayoutItem* item, int width) const;
    int heightOf(QLayoutItem* item, int width) const;

    std::vector<QLayoutItem*> m_items;
    QLayoutItem* m_growing = nullptr;
};

}  // namespace cutcard::supervisor
