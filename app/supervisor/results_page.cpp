#include "app/supervisor/results_page.h"

#include "app/supervisor/attempt_view.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/flow_layout.h"
#include "app/supervisor/replay_pane.h"
#include "app/supervisor/results_files.h"
#include "app/supervisor/results_filter.h"
#include "app/supervisor/results_model.h"
#include "app/text/amounts.h"
#include "app/text/catalogue.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>

namespace cutcard::supervisor {

ResultsPage::ResultsPage(ConsoleContext& context, QWidget* parent) : ConsolePage(context, parent) {
    setObjectName(QStringLiteral("resultsPage"));
    m_model = new ResultsModel(context.store, context.session, this);
    m_files = new ResultsFiles(context, this);
    m_files->setAttempt([this] { return chosen(); });
    m_files->setList([this] { return m_model->query(); });
    connect(m_files, &ResultsFiles::said, this, &ResultsPage::said);
    connect(m_model, &ResultsModel::refused, this,
            [this](const store::StoreRefusal& refusal) { emit said(text::storeFault(refusal), true); });
    m_pages = new PageStack(this);
    m_list = makeList();
    m_pages->addWidget(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
}

QWidget* ResultsPage::makeList() {
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    column->addWidget(makeButtons(list));
    m_filter = new ResultsFilter(store(), session(), list);
    connect(m_filter, &ResultsFilter::changed, this, &ResultsPage::ask);
    connect(m_filter, &ResultsFilter::refused, this,
            [this](const store::StoreRefusal& refusal) { emit said(text::storeFault(refusal), true); });
    column->addWidget(m_filter);
    makeTable(list);
    column->addWidget(m_table, 1);
    m_empty = emptyState("resultsEmpty",
                         tr("No attempt is like that. Choose \"Show all\", or start an exam on the page "
                            "of exams."),
                         list);
    column->addWidget(m_empty, 1);
    return list;
}

QWidget* ResultsPage::makeButtons(QWidget* parent) {
    auto* bar = new QWidget(parent);
    auto* row = new FlowLayout(bar);
    row->setSpacing(look::gap() / 2);
    m_count = named(remark({}, bar), "resultsCount", tr("Number of attempts"));
    row->addGrowing(m_count);
    QPushButton* open = button("resultsOpen", tr("&Open"), bar, ButtonKind::Primary);
    open->setToolTip(tr("Go through the attempt (Enter)"));
    connect(open, &QPushButton::clicked, this, [this] { openAttempt(QString::fromStdString(chosen())); });
    row->addWidget(open);
    const auto add = [&](QAction* action) {
        const QString name = action->objectName().mid(QStringLiteral("action").size());
        QPushButton* made = button(qPrintable(QStringLiteral("results") + name), action->text(), bar);
        connect(made, &QPushButton::clicked, action, &QAction::trigger);
        row->addWidget(made);
    };
    for (QAction* action : m_files->ofAttempt()) add(action);
    for (QAction* action : m_files->ofList()) add(action);
    return bar;
}

void ResultsPage::makeTable(QWidget* parent) {
    m_table = new QTableView(parent);
    m_table->setModel(m_model);
    dressTable(*m_table, "resultsTable", tr("Attempts"), {150, 250, 156, 86, 100, 96, 72, 76, 108, 216, 150});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->sortByColumn(ResultsModel::StartedColumn, Qt::DescendingOrder);
    // A header that cannot be sorted by says so by going back to what it was.
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int column) {
        if (ResultsModel::orderOf(column)) return;
        const store::AttemptQuery& query = m_model->query();
        for (int other = 0; other < ResultsModel::ColumnCount; ++other) {
            if (ResultsModel::orderOf(other) != query.order) continue;
            m_table->horizontalHeader()->setSortIndicator(other,
                                                          query.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
        }
    });
    connect(m_table, &QTableView::doubleClicked, this, [this] { openAttempt(QString::fromStdString(chosen())); });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, m_table);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, [this] { openAttempt(QString::fromStdString(chosen())); });
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_count->setText(tr("Attempts: %1").arg(text::number(m_model->count())));
        m_table->setVisible(m_model->count() > 0);
        m_empty->setVisible(m_model->count() == 0);
        if (m_model->count() > 0) m_table->selectRow(0);
    });
}

AttemptView& ResultsPage::view() {
    if (m_view == nullptr) {
        m_view = new AttemptView(context(), this);
        m_pages->addWidget(m_view);
        for (QAction* action : m_files->ofAttempt()) m_view->addAction(action);
        connect(m_view, &AttemptView::said, this, &ResultsPage::said);
        connect(m_view, &AttemptView::changed, m_model, &ResultsModel::refresh);
        connect(m_view, &AttemptView::closed, this, [this] {
            m_pages->setCurrentWidget(m_list);
            m_table->setFocus();
        });
    }
    return *m_view;
}

void ResultsPage::refresh() {
    if (m_view != nullptr && m_pages->currentWidget() == m_view) {
        m_view->open(m_view->attempt());
        return;
    }
    m_filter->refresh();
    ask();
}

void ResultsPage::takeOver(ConsolePage& before) {
    const auto& old = static_cast<ResultsPage&>(before);
    const bool isOpen = old.m_view != nullptr && old.m_pages->currentWidget() == old.m_view;
    if (isOpen) openAttempt(QString::fromStdString(old.m_view->attempt()));
}

void ResultsPage::ask() {
    m_model->setQuery(m_filter->query());
}

store::Id ResultsPage::chosen() const {
    if (m_view != nullptr && m_pages->currentWidget() == m_view) return m_view->attempt();
    const auto row = m_model->row(m_table->currentIndex().row());
    return row ? row->attempt : store::Id();
}

void ResultsPage::openAttempt(const QString& attempt) {
    if (attempt.isEmpty()) {
        emit said(tr("Choose an attempt first."), true);
        return;
    }
    if (!view().open(attempt.toStdString())) return;
    m_pages->setCurrentWidget(m_view);
    m_view->pane().focusLines();
}

}  // namespace cutcard::supervisor
