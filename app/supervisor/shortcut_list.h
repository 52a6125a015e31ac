#pragma once

#include <QDialog>

class QTableWidget;

namespace cutcard::supervisor {

/// Every key of the console, read from the actions and buttons themselves.
class ShortcutList : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutList(QWidget* parent);

    /// `page`: what is in front; its keys come first. May be null.
    void fill(const QWidget& window, const QWidget* page);

private:
    void add(const QString& keys, const QString& what);
    void addAllOf(const QWidget& widget, bool withPages);

    QTableWidget* m_table;
};

}  // namespace cutcard::supervisor
