#pragma once

#include "app/supervisor/attempt_story.h"
#include "app/supervisor/console_page.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace cutcard::supervisor {

class ReplayPane;

/// One attempt, item by item and line by line, on the table as the trainee saw it.
class AttemptView : public QWidget {
    Q_OBJECT

public:
    AttemptView(ConsoleContext& context, QWidget* parent);
    ~AttemptView() override;

    /// False where the store or the file refuses it; `said` tells why.
    bool open(const store::Id& attempt);
    /// Empty: none.
    const store::Id& attempt() const { return m_attempt; }
    const AttemptStory* story() const { return m_story.get(); }
    void showItem(std::size_t item);
    std::size_t item() const { return m_item; }
    ReplayPane& pane() { return *m_pane; }
    /// Where buttons for the attempt's files go.
    void addAction(QAction* action);

    void regrade();

signals:
    void closed();
    void said(const QString& sentence, bool isFault);
    /// A regrade has changed what lists show.
    void changed();

private:
    QWidget* makeHeader();
    QWidget* makeTabs();
    void fillHeader();
    void fillItems();
    void nextItemWithMistake();

    ConsoleContext& m_context;
    store::Id m_attempt;
    std::unique_ptr<AttemptStory> m_story;
    std::size_t m_item = 0;
    ReplayPane* m_pane = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_score = nullptr;
    QPushButton* m_regrade = nullptr;
    QPushButton* m_files = nullptr;
    QTreeWidget* m_items = nullptr;
    QTextBrowser* m_scores = nullptr;
    QTextBrowser* m_record = nullptr;
};

}  // namespace cutcard::supervisor
