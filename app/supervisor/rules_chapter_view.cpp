#include "app/supervisor/rules_chapter_view.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/rules_panel.h"
#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QHeaderView>
#include <QProgressBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

enum Column { What, Pays, Edge, Stands };

constexpr int kRoomForParagraphs = 640;

/// Finds the line of a table again when its edge comes.
QString keyOf(const TableEdge& table) {
    return QStringLiteral("%1 %2 %3")
        .arg(static_cast<int>(table.wager))
        .arg(QString::fromStdString(table.kind), QString::fromStdString(table.letter));
}

QString offerOf(Offer offer) {
    switch (offer) {
    case Offer::Always: return RulesChapterView::tr("Always offered");
    case Offer::UnlessDeclined: return RulesChapterView::tr("Offered unless declined");
    case Offer::OnRequest: return RulesChapterView::tr("Offered if chosen");
    }
    return {};
}

TableEdge tableName(Wager wager, const Paytable& table, const std::string& kind = {}) {
    TableEdge name;
    name.wager = wager;
    name.kind = kind;
    name.letter = table.letter;
    return name;
}

}  // namespace

RulesChapterView::RulesChapterView(RulesEdges& edges, QWidget* parent) : QWidget(parent), m_edges(edges) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_tree = named(new QTreeWidget(this), "chapterTables", tr("Wagers, paytables and options"));
    m_tree->setHeaderLabels({tr("What"), tr("Pays"), tr("House edge"), tr("Where it stands")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_tree->header()->resizeSection(Pays, look::px(180));
    m_tree->header()->resizeSection(Edge, look::px(130));
    m_tree->header()->resizeSection(Stands, look::px(150));
    fitColumns(*m_tree->header());
    letShrink(*m_tree);
    m_tree->setUniformRowHeights(true);
    layout->addWidget(m_tree, 1);
    m_progress = named(new QProgressBar(this), "chapterProgress", tr("Working out house edges"));
    m_progress->setFormat(tr("Working out house edges, %v of %m"));
    m_progress->hide();
    layout->addWidget(m_progress);
    connect(&m_edges, &RulesEdges::progressed, this, &RulesChapterView::showEdges);
}

QTreeWidgetItem* RulesChapterView::addGroup(const QString& title, const QString& said) {
    auto* item = new QTreeWidgetItem(m_tree, {title, said});
    QFont font = m_tree->font();
    font.setBold(true);
    item->setFont(What, font);
    item->setExpanded(true);
    return item;
}

void RulesChapterView::addTable(QTreeWidgetItem& under, const TableEdge& name, const Paytable& table,
                                const std::vector<MeterTerms>& meters) {
    auto* item = new QTreeWidgetItem(&under, {text::paytable(table), {}, {}, text::standsIn(table.cite)});
    item->setData(What, Qt::UserRole, keyOf(name));
    for (const Column column : {What, Stands}) item->setToolTip(column, item->text(column));
    for (const PaytableRow& row : table.rows) {
        new QTreeWidgetItem(item, {text::row(row.row), QString::fromStdString(oddsText(row.odds))});
    }
    for (const MeterTerms& meter : meters) {
        new QTreeWidgetItem(
            item, {tr("Meter for a $1 wager"),
                   tr("seed %1, then %2 % of each wager").arg(text::shortMoney(meter.seed)).arg(meter.rateInPercent)});
    }
}

void RulesChapterView::addWagers(const RuleSet& rules) {
    for (const auto& [wager, terms] : rules.lettered) {
        QTreeWidgetItem* group = addGroup(text::wager(wager), offerOf(terms.offer));
        for (const Paytable& table : terms.group.tables) addTable(*group, tableName(wager, table), table);
    }
    for (const ProgressiveKind& kind : rules.progressives) {
        QTreeWidgetItem* group = addGroup(text::progressiveKind(kind.name), offerOf(Offer::OnRequest));
        for (const MeteredTable& metered : kind.tables) {
            addTable(*group, tableName(Wager::Progressive, metered.table, kind.name), metered.table, metered.meters);
        }
    }
    if (rules.fiveCardHandBonus) {
        const MeteredTable& metered = rules.fiveCardHandBonus->onPlayer;
        for (const Wager wager : {Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer}) {
            QTreeWidgetItem* group = addGroup(text::wager(wager), offerOf(Offer::OnRequest));
            addTable(*group, tableName(wager, metered.table), metered.table, metered.meters);
        }
    }
    if (rules.coverAll) {
        QTreeWidgetItem* group = addGroup(text::wager(Wager::CoverAll), offerOf(Offer::OnRequest));
        for (const Paytable& table : rules.coverAll->tables) {
            addTable(*group, tableName(Wager::CoverAll, table), table);
            group->child(group->childCount() - 1)
                ->setText(What, tr("Players: %1").arg(QString::fromStdString(table.letter)));
        }
    }
}

void RulesChapterView::addOptions(const RuleSet& rules) {
    QTreeWidgetItem* options = addGroup(tr("Left to the house"));
    for (const HouseOption& option : rules.options) {
        QStringList values;
        for (const std::string& value : option.values) values << text::optionValue(option.name, value);
        auto* item = new QTreeWidgetItem(
            options,
            {text::houseOption(option.name), values.join(QStringLiteral(" / ")), {}, text::standsIn(option.ruling)});
        item->setToolTip(Stands, text::optionNote(option, option.standard));
    }
    if (rules.facts.empty()) return;
    QTreeWidgetItem* numbers = addGroup(tr("Numbers"));
    for (const Fact& fact : rules.facts) {
        new QTreeWidgetItem(numbers,
                            {text::theoryQuestion(fact.name), text::number(fact.value), {}, text::standsIn(fact.cite)});
    }
}

void RulesChapterView::show(const RulesSubmission& rules) {
    m_tree->clear();
    addWagers(*rules.rules);
    addOptions(*rules.rules);
    if (m_tree->topLevelItemCount() > 0) m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_edges.ask(rules, RulesEdges::Which::EveryTable);
}

void RulesChapterView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a narrow place the figures matter more than the paragraphs, which are in the tips.
    m_tree->setColumnHidden(Stands, width() < kRoomForParagraphs);
}

void RulesChapterView::showEdges() {
    for (const TableEdge& edge : m_edges.edges()) {
        const QString key = keyOf(edge);
        for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
            QTreeWidgetItem* group = m_tree->topLevelItem(i);
            for (int k = 0; k < group->childCount(); ++k) {
                QTreeWidgetItem* table = group->child(k);
                if (table->data(What, Qt::UserRole).toString() != key) continue;
                table->setText(Edge, edgeText(edge));
                table->setToolTip(Edge, edgeRemark(edge));
            }
        }
    }
    m_progress->setRange(0, std::max(1, m_edges.of()));
    m_progress->setValue(m_edges.done());
    m_progress->setVisible(m_edges.done() < m_edges.of());
}

}  // namespace cutcard::supervisor
