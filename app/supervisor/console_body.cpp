#include "app/supervisor/console_body.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace cutcard::supervisor {

ConsoleBody::ConsoleBody(ConsoleContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_entries(consolePages(context.kiosks != nullptr)),
      m_pages(m_entries.size(), nullptr), m_bar(new QListWidget(this)), m_title(heading({}, this)),
      m_stack(new QStackedWidget(this)) {
    named(m_bar, "consolePages", tr("Pages"));
    m_bar->setFrameShape(QFrame::NoFrame);
    int number = 0;
    for (const PageEntry& entry : m_entries) {
        auto* item = new QListWidgetItem(entry.title, m_bar);
        item->setToolTip(pageKeys(number++));
    }
    m_bar->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_title->setObjectName(QStringLiteral("pageTitle"));
    auto* right = new QVBoxLayout;
    right->setContentsMargins(look::margin(), look::margin(), look::margin(), look::gap());
    right->setSpacing(look::gap());
    right->addWidget(m_title);
    right->addWidget(m_stack, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addLayout(right, 1);
    connect(m_bar, &QListWidget::currentRowChanged, this, &ConsoleBody::show);
}

ConsolePage* ConsoleBody::current() const {
    const auto* shown = static_cast<FittingArea*>(m_stack->currentWidget());
    return shown == nullptr ? nullptr : static_cast<ConsolePage*>(shown->content());
}

ConsolePage* ConsoleBody::make(int index) {
    const auto at = static_cast<std::size_t>(index);
    if (m_pages[at]) return m_pages[at];
    ConsolePage* page = m_entries[at].make(m_context, m_stack);
    m_pages[at] = page;
    if (page->layout()) page->layout()->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(new FittingArea(page, m_stack));
    connect(page, &ConsolePage::said, this, &ConsoleBody::said);
    connect(page, &ConsolePage::examStarted, this, &ConsoleBody::examStarted);
    connect(page, &ConsolePage::attemptWanted, this, &ConsoleBody::openAttempt);
    return page;
}

void ConsoleBody::takeOver(const ConsoleBody& before) {
    for (int index = 0; index < count(); ++index) {
        ConsolePage* old = before.m_pages[static_cast<std::size_t>(index)];
        if (old != nullptr) make(index)->takeOver(*old);
    }
    show(std::max(0, before.m_bar->currentRow()));
}

void ConsoleBody::show(int index) {
    if (index < 0 || index >= count()) return;
    ConsolePage* page = make(index);
    if (page == current() && m_bar->currentRow() == index && !m_title->text().isEmpty()) return;
    m_stack->setCurrentWidget(page->parentWidget()->parentWidget());
    m_title->setText(page->title());
    m_bar->setCurrentRow(index);
    emit pageChanged();
    page->refresh();
}

/// As wide as its longest title; the sheet of the window is known only now.
void ConsoleBody::showEvent(QShowEvent* event) {
    m_bar->ensurePolished();
    m_bar->setFixedWidth(m_bar->sizeHintForColumn(0) + 2 * m_bar->verticalScrollBar()->sizeHint().width());
    QWidget::showEvent(event);
}

void ConsoleBody::refresh() {
    if (ConsolePage* page = current()) page->refresh();
}

void ConsoleBody::openAttempt(const QString& attempt) {
    const auto results = std::find_if(m_entries.begin(), m_entries.end(),
                                      [](const PageEntry& entry) { return entry.key == QLatin1String("results"); });
    if (results == m_entries.end()) return;
    show(static_cast<int>(results - m_entries.begin()));
    current()->openAttempt(attempt);
}

}  // namespace cutcard::supervisor
