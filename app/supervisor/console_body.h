#pragma once

#include "app/supervisor/console_pages.h"

class QLabel;
class QListWidget;
class QStackedWidget;

namespace cutcard::supervisor {

/// The console of somebody who has signed in: the side bar and the page that was chosen in it.
class ConsoleBody : public QWidget {
    Q_OBJECT

public:
    ConsoleBody(ConsoleContext& context, QWidget* parent);

    int count() const { return static_cast<int>(m_entries.size()); }
    void show(int index);
    ConsolePage* current() const;
    /// Goes on where another one was, on the same page and with what was not saved.
    void takeOver(const ConsoleBody& before);
    void refresh();

signals:
    void said(const QString& sentence, bool isFault);
    void examStarted(const QString& attempt);
    void pageChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    ConsolePage* make(int index);
    void openAttempt(const QString& attempt);

    ConsoleContext& m_context;
    std::vector<PageEntry> m_entries;
    std::vector<ConsolePage*> m_pages;  ///< Null until it is first shown.
    QListWidget* m_bar;
    QLabel* m_title;
    QStackedWidget* m_stack;
};

}  // namespace cutcard::supervisor
