#include "app/supervisor/console_body.h"

#include "app/supervisor/console_style.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>

#include <algorithm>

namespace cutcard::supervisor {

ConsoleBody::ConsoleBody(ConsoleContext& context, QWidget* parent)
    : QWidget(parent), m_context(context), m_entries(consolePages()), m_pages(m_entries.size(), nullptr),
      m_bar(new QListWidget(this)), m_title(heading({}, this)), m_stack(new QStackedWidget(this)) {
    constexpr int kBarWidth = 190;
    named(m_bar, "consolePages", tr("Pages"));
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setFrameShape(QFrame::NoFrame);
    int number = 0;
    for (const PageEntry& entry : m_entries) {
        auto* item = new QListWidgetItem(entry.title, m_bar);
        item->setToolTip(tr("Ctrl+%1").arg(++number));
    }
    m_title->setObjectName(QStringLiteral("pageTitle"));
    auto* right = new QVBoxLayout;
    right->setContentsMargins(look::kMargin, look::kMargin, look::kMargin, look::kGap);
    right->setSpacing(look::kGap);
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
    return qobject_cast<ConsolePage*>(m_stack->currentWidget());
}

ConsolePage* ConsoleBody::make(int index) {
    const auto at = static_cast<std::size_t>(index);
    if (m_pages[at]) return m_pages[at];
    ConsolePage* page = m_entries[at].make(m_context, m_stack);
    m_pages[at] = page;
    if (page->layout()) page->layout()->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(page);
    connect(page, &ConsolePage::said, this, &ConsoleBody::said);
    connect(page, &ConsolePage::examStarted, this, &ConsoleBody::examStarted);
    connect(page, &ConsolePage::attemptWanted, this, &ConsoleBody::openAttempt);
    return page;
}

void ConsoleBody::show(int index) {
    if (index < 0 || index >= count()) return;
    ConsolePage* page = make(index);
    if (page == current() && m_bar->currentRow() == index && !m_title->text().isEmpty()) return;
    m_stack->setCurrentWidget(page);
    m_title->setText(page->title());
    m_bar->setCurrentRow(index);
    emit pageChanged();
    page->refresh();
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
