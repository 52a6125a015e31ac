#include "app/supervisor/rules_panel.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/rules_differences.h"
#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

// Figures follow when the hand rests.
constexpr int kPatience = 250;
constexpr int kNarrowest = 250;

}  // namespace

QString edgeText(const TableEdge& edge) {
    const QString figure = QString::fromStdString(edge.edge);
    if (!edge.isSimulated) return RulesPanel::tr("%1 %").arg(figure);
    return RulesPanel::tr("%1 % ± %2").arg(figure, QString::fromStdString(edge.standardError));
}

QString edgeTitle(const TableEdge& edge) {
    const QString letter = QString::fromStdString(edge.letter);
    if (edge.wager == Wager::CoverAll) {
        return RulesPanel::tr("%1, players: %2").arg(text::wager(edge.wager), letter);
    }
    const QString wager = edge.kind.empty() ? text::wager(edge.wager) : text::progressiveKind(edge.kind);
    return letter.isEmpty() ? wager : RulesPanel::tr("%1, paytable %2").arg(wager, letter);
}

QString edgeRemark(const TableEdge& edge) {
    if (edge.isSimulated) return RulesPanel::tr("Simulated players, not exact");
    if (edge.isOwn) return RulesPanel::tr("Own table, not in the chapter");
    return edge.isAtSeed ? RulesPanel::tr("With the meter at its seed") : QString();
}

RulesPanel::RulesPanel(RulesDraft& draft, RulesEdges& edges, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_edges(edges) {
    setMinimumWidth(look::px(kNarrowest));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading(tr("What differs from the chapter"), this));
    m_differences = named(new QLabel(this), "differences", tr("What differs from the chapter"));
    m_differences->setWordWrap(true);
    m_differences->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_differences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_differences->setMargin(look::px(4));
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_differences);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    letShrink(*scroll);
    layout->addWidget(scroll, 2);
    layout->addWidget(heading(tr("House edge"), this));
    m_table = named(new QTreeWidget(this), "edges", tr("House edge of what was chosen"));
    m_table->setHeaderLabels({tr("Wager"), tr("Edge"), tr("Note")});
    m_table->setRootIsDecorated(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->hideColumn(2);
    fitColumns(*m_table->header());
    letShrink(*m_table);
    layout->addWidget(m_table, 3);
    m_progress = named(new QProgressBar(this), "edgesProgress", tr("Working out house edges"));
    m_progress->setFormat(tr("Working out, %v of %m"));
    layout->addWidget(m_progress);
    m_note = remark({}, this);
    layout->addWidget(m_note);
    m_patience = new QTimer(this);
    m_patience->setSingleShot(true);
    m_patience->setInterval(kPatience);
    connect(m_patience, &QTimer::timeout, this, [this] {
        if (m_draft.submission() != nullptr) m_edges.ask(*m_draft.submission(), RulesEdges::Which::Chosen);
    });
    connect(&m_draft, &Draft::changed, this, &RulesPanel::refresh);
    connect(&m_edges, &RulesEdges::progressed, this, &RulesPanel::showEdges);
    refresh();
}

void RulesPanel::refresh() {
    const RulesSubmission* house = m_draft.submission();
    if (house == nullptr) {
        m_differences->setText(tr("Put right what is marked first."));
        return;
    }
    const QStringList said = differencesFromChapter(*m_draft.chapter(), *house);
    m_differences->setText(said.isEmpty() ? tr("Nothing: this is the chapter as it stands.")
                                          : QStringLiteral("• ") + said.join(QStringLiteral("\n• ")));
    m_patience->start();
}

void RulesPanel::showEdges() {
    m_table->clear();
    bool isSimulated = false;
    bool isAtSeed = false;
    for (const TableEdge& edge : m_edges.edges()) {
        const QString note = edgeRemark(edge);
        auto* item = new QTreeWidgetItem(
            {edge.isOwn ? tr("%1 (own)").arg(edgeTitle(edge)) : edgeTitle(edge), edgeText(edge), note});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(0, note.isEmpty() ? edgeTitle(edge) : edgeTitle(edge) + QStringLiteral("\n") + note);
        m_table->addTopLevelItem(item);
        isSimulated |= edge.isSimulated;
        isAtSeed |= edge.isAtSeed;
    }
    m_progress->setRange(0, std::max(1, m_edges.of()));
    m_progress->setValue(m_edges.done());
    m_progress->setVisible(m_edges.done() < m_edges.of());
    QStringList notes = {
        tr("In percent of the wager, exact unless marked; wagers that depend on the players' decisions are not here.")};
    if (isAtSeed) notes << tr("Progressive and Five Card Hand Bonus: with the meter at its seed.");
    if (isSimulated) notes << tr("Cover All: simulated players, ± the standard error.");
    m_note->setText(notes.join(u' '));
}

}  // namespace cutcard::supervisor
