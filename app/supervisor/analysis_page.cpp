#include "app/supervisor/analysis_page.h"

#include "app/supervisor/analysis_details.h"
#include "app/supervisor/analysis_figures.h"
#include "app/supervisor/analysis_model.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/figure_filters.h"
#include "app/supervisor/figures_scatter.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/item_words.h"
#include "app/text/catalogue.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace cutcard::supervisor {
namespace {

constexpr int kTwoLines = 46;
constexpr int kNarrowestTitle = 180;
constexpr int kAdviceHeight = 106;
// Of the width, in parts.
constexpr int kListShare = 600;
constexpr int kDetailsShare = 430;

}  // namespace

AnalysisPage::AnalysisPage(ConsoleContext& context, QWidget* parent) : ConsolePage(context, parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(look::gap());
    addFilters();
    m_empty = emptyState("analysisEmpty", {}, this);
    m_details = new AnalysisDetails(this);
    m_split = named(new FittingSplitter(Qt::Horizontal, this), "analysisSplit", tr("List and details"));
    m_split->addWidget(list());
    m_split->addWidget(m_details);
    m_split->setSizes({kListShare, kDetailsShare});
    layout->addWidget(m_filters);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_split, 1);
    connectAll();
}

void AnalysisPage::addFilters() {
    m_filters = new FigureFilters(FigureFilters::Whose::Groups, this);
    m_by = named(new QComboBox(this), "analysisBy", tr("Count by skill or by item"));
    m_by->addItem(tr("Skill"), static_cast<int>(store::AnalysisBy::Skill));
    m_by->addItem(tr("Item of the exam"), static_cast<int>(store::AnalysisBy::Item));
    m_filters->addChoice(tr("Count &by"), m_by);
}

QWidget* AnalysisPage::list() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, look::gap(), 0);
    layout->setSpacing(look::gap());
    m_model = new AnalysisModel(this);
    m_sorter = new AnalysisSorter(this);
    m_sorter->setSourceModel(m_model);
    m_table = new QTableView(side);
    m_table->setModel(m_sorter);
    dressTable(*m_table, "analysisTable", tr("Figures of the skills or items"), {240, 110, 118, 84, 84, 126, 130});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setDefaultSectionSize(look::px(kTwoLines));
    m_table->sortByColumn(AnalysisModel::Facility, Qt::AscendingOrder);
    m_table->viewport()->installEventFilter(this);
    m_adviceTitle = remark({}, side);
    m_advice = named(new QListWidget(side), "analysisAdvice", tr("What should be looked at"));
    m_advice->setFixedHeight(look::px(kAdviceHeight));
    m_advice->setTextElideMode(Qt::ElideRight);
    m_advice->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_table, 1);
    layout->addWidget(remark(tr("Facility: the mean share of the points that was earned, so 100 % is easy. "
                                "Discrimination: how closely success here goes with success in the rest of the exam, "
                                "so 1 is sharp and below 0 something is wrong."),
                             side));
    layout->addWidget(m_adviceTitle);
    layout->addWidget(m_advice);
    return side;
}

void AnalysisPage::connectAll() {
    connect(m_filters, &FigureFilters::changed, this, &AnalysisPage::read);
    connect(m_by, &QComboBox::currentIndexChanged, this, &AnalysisPage::read);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AnalysisPage::showChosen);
    connect(m_advice, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) choose(item->data(Qt::UserRole).toInt());
    });
    connect(m_details->scatter(), &FiguresScatter::picked, this, &AnalysisPage::choose);
}

QString AnalysisPage::title() const {
    return tr("Item analysis");
}

store::AnalysisBy AnalysisPage::by() const {
    return static_cast<store::AnalysisBy>(m_by->currentData().toInt());
}

void AnalysisPage::refresh() {
    const QString fault = m_filters->reload(store(), session());
    if (!fault.isEmpty()) emit said(fault, true);
    m_groups = m_filters->groups();
    read();
}

void AnalysisPage::read() {
    const store::AnalysisBy counted = by();
    if (counted == store::AnalysisBy::Item && !m_filters->exam()) {
        showFigures({}, counted);
        m_empty->setText(tr("Choose an exam above: items can be compared within one exam only."));
        return;
    }
    auto figures = store().itemAnalysis(session(), m_filters->query(), counted);
    if (!figures) {
        emit said(text::storeFault(figures.refusal()), true);
        return;
    }
    // A question that only one trainee had says nothing about the question.
    if (counted == store::AnalysisBy::Item)
        std::erase_if(*figures, [](const store::ItemFigures& own) { return own.attempts < 2; });
    const bool isEmpty = figures->empty();
    showFigures(std::move(*figures), counted);
    if (isEmpty) m_empty->setText(emptySentence(counted));
}

QString AnalysisPage::emptySentence(store::AnalysisBy by) {
    const auto attempts = store().countAttempts(session(), m_filters->query());
    if (by == store::AnalysisBy::Item && attempts && *attempts > 0) {
        return tr(
            "No two trainees had the same form of this exam. Count by skill, or give the exam one seed for "
            "everybody.");
    }
    return m_filters->isEverything() ? tr("No exam has been finished yet. Start one on the page of exams; the figures "
                                          "appear here when it is over.")
                                     : tr("No finished exam fits this choice. Choose a longer time, another exam or "
                                          "everybody.");
}

void AnalysisPage::showFigures(std::vector<store::ItemFigures> figures, store::AnalysisBy by) {
    const bool isEmpty = figures.empty();
    std::set<std::string> chapters;
    for (const store::ItemFigures& own : figures) chapters.insert(own.rules);
    m_empty->setVisible(isEmpty);
    m_split->setVisible(!isEmpty);
    const std::string rules = m_chosenRules;
    const std::string key = m_chosenKey;
    m_model->show(std::move(figures), by);
    m_table->setColumnHidden(AnalysisModel::Chapter, chapters.size() < 2);
    m_table->setColumnHidden(AnalysisModel::Section, by == store::AnalysisBy::Skill);
    m_details->scatter()->show(m_model->figures());
    showAdvice();
    fitColumns();
    const int row = m_model->rowOf(rules, key);
    if (row >= 0)
        choose(row);
    else if (!isEmpty)
        m_table->selectRow(0);
    showChosen();
}

void AnalysisPage::showAdvice() {
    const QSignalBlocker quiet(m_advice);
    m_advice->clear();
    std::vector<std::pair<Advice, int>> all;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const auto advice = adviceOn(m_model->figures()[static_cast<std::size_t>(row)]);
        if (advice) all.emplace_back(*advice, row);
    }
    std::sort(all.begin(), all.end());
    for (const auto& [advice, row] : all) {
        auto* item =
            new QListWidgetItem(tr("%1: %2").arg(m_model->title(row), adviceWords(advice, m_model->by())), m_advice);
        item->setData(Qt::UserRole, row);
        item->setToolTip(item->text());
    }
    m_advice->setVisible(!all.empty());
    m_adviceTitle->setText(
        all.empty() ? tr("Nothing stands out (rows with %n attempts or more).", nullptr, kAttemptsForAdvice)
                    : tr("Look at these first (rows with %n attempts or more):", nullptr, kAttemptsForAdvice));
}

int AnalysisPage::chosen() const {
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_sorter->mapToSource(index).row() : -1;
}

void AnalysisPage::choose(int row) {
    const QModelIndex index = m_sorter->mapFromSource(m_model->index(row, AnalysisModel::What));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void AnalysisPage::showChosen() {
    const int row = chosen();
    if (row < 0) {
        m_details->showNothing();
        return;
    }
    const store::ItemFigures& own = m_model->figures()[static_cast<std::size_t>(row)];
    m_chosenRules = own.rules;
    m_chosenKey = own.key;
    m_details->show(own, m_model->by(), m_model->title(row), question(own));
    m_details->scatter()->choose(row);
    showShares(own);
}

void AnalysisPage::showShares(const store::ItemFigures& figures) {
    store::AttemptQuery query = m_filters->query();
    query.rules = figures.rules;
    const auto shares = store().shareBySubject(session(), query, m_model->by(), figures.key);
    if (!shares) {
        emit said(text::storeFault(shares.refusal()), true);
        return;
    }
    std::vector<ShownShare> shown = groupShares(m_groups, *shares);
    for (const store::SubjectShare& own : *shares) {
        const QString name = own.name.empty() ? tr("(erased)") : QString::fromStdString(own.name);
        shown.push_back({name, false, own.attempts, own.share});
    }
    m_details->showShares(shown);
}

QString AnalysisPage::question(const store::ItemFigures& figures) {
    if (m_model->by() == store::AnalysisBy::Skill) return text::gameTitle(figures.rules);
    const auto item = itemOf(figures.key);
    if (!item) return {};
    auto known = m_forms.find(item->first);
    if (known == m_forms.end()) {
        auto form = store().definition(session(), item->first, 0);
        if (!form) return {};
        known = m_forms.emplace(item->first, std::move(form->body)).first;
    }
    return itemWords(known->second, item->second);
}

/// The title takes what is left, but never so little that it cannot be read: then the list is scrolled.
void AnalysisPage::fitColumns() {
    int others = 0;
    for (int column = AnalysisModel::Chapter; column < AnalysisModel::ColumnCount; ++column) {
        if (!m_table->isColumnHidden(column)) others += m_table->columnWidth(column);
    }
    m_table->setColumnWidth(AnalysisModel::What,
                            std::max(look::px(kNarrowestTitle), m_table->viewport()->width() - others));
}

bool AnalysisPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitColumns();
    return ConsolePage::eventFilter(watched, event);
}

}  // namespace cutcard::supervisor
