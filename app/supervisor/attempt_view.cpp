#include "app/supervisor/attempt_view.h"

#include "app/supervisor/attempt_loader.h"
#include "app/supervisor/attempt_record.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/regrade_dialog.h"
#include "app/supervisor/replay_pane.h"
#include "app/supervisor/replay_timeline.h"
#include "app/supervisor/results_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTreeWidget>

namespace cutcard::supervisor {
namespace {

constexpr int kItemRole = Qt::UserRole;
enum ItemColumn { NameColumn, PointsColumn, MistakesColumn };

QTextBrowser* browser(const char* objectName, const QString& name, QWidget* parent) {
    auto* made = named(new QTextBrowser(parent), objectName, name);
    made->setOpenLinks(false);
    made->setTabChangesFocus(true);
    letShrink(*made);
    return made;
}

QString mistakes(const AttemptStory::Item& item) {
    if (!item.started) return AttemptView::tr("not reached");
    if (item.critical) return AttemptView::tr("✗✗ %1, critical").arg(item.mistakes);
    return item.mistakes > 0 ? AttemptView::tr("✗ %1").arg(item.mistakes) : QStringLiteral("✓");
}

}  // namespace

AttemptView::AttemptView(ConsoleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    setObjectName(QStringLiteral("attemptView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    column->addWidget(makeHeader());
    m_pane = new ReplayPane(this);
    m_pane->setTop(makeTabs());
    column->addWidget(m_pane, 1);
    connect(m_pane, &ReplayPane::noMistakeLeft, this, &AttemptView::nextItemWithMistake);
    auto* back = new QShortcut(Qt::Key_Escape, this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &AttemptView::closed);
}

AttemptView::~AttemptView() = default;

QWidget* AttemptView::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(look::gap());
    QPushButton* back = button("attemptBack", tr("‹ &Results"), header);
    back->setToolTip(tr("Back to the list (Esc)"));
    connect(back, &QPushButton::clicked, this, &AttemptView::closed);
    row->addWidget(back);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_title = named(heading({}, header), "attemptTitle", tr("Whose attempt at which exam"));
    m_about = named(remark({}, header), "attemptAbout", tr("About the attempt"));
    words->addWidget(m_title);
    words->addWidget(m_about);
    row->addLayout(words, 1);
    m_score = named(heading({}, header), "attemptScore", tr("Result"));
    m_score->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_score->setWordWrap(false);
    row->addWidget(m_score);
    m_files = button("attemptFiles", tr("&Save as"), header);
    m_files->setMenu(new QMenu(m_files));
    m_files->hide();
    row->addWidget(m_files);
    m_regrade = button("attemptRegrade", tr("Re&grade…"), header);
    m_regrade->setToolTip(tr("Judge the stored rounds by the rules of today"));
    connect(m_regrade, &QPushButton::clicked, this, &AttemptView::regrade);
    row->addWidget(m_regrade);
    return header;
}

QWidget* AttemptView::makeTabs() {
    auto* tabs = named(new QTabWidget(this), "attemptTabs", tr("Items, score and record"));
    m_items = named(new QTreeWidget(tabs), "attemptItems", tr("Items of the exam"));
    m_items->setHeaderLabels({tr("Item"), tr("Points"), tr("Mistakes")});
    m_items->setRootIsDecorated(false);
    m_items->setItemsExpandable(false);
    m_items->setIndentation(look::px(12));
    m_items->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_items->header()->setSectionResizeMode(PointsColumn, QHeaderView::ResizeToContents);
    m_items->header()->setSectionResizeMode(MistakesColumn, QHeaderView::ResizeToContents);
    m_items->header()->setStretchLastSection(false);
    fitColumns(*m_items->header());
    letShrink(*m_items);
    connect(m_items, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* current) {
        const QVariant item = current ? current->data(NameColumn, kItemRole) : QVariant();
        if (item.isValid()) showItem(item.toUInt());
    });
    m_scores = browser("attemptScores", tr("Score by sections and skills"), tabs);
    m_record = browser("attemptRecord", tr("Seal, rules and regradings"), tabs);
    tabs->addTab(m_items, tr("&Items"));
    tabs->addTab(m_scores, tr("S&core"));
    tabs->addTab(m_record, tr("Recor&d"));
    return tabs;
}

void AttemptView::addAction(QAction* action) {
    m_files->menu()->addAction(action);
    m_files->show();
}

bool AttemptView::open(const store::Id& attempt) {
    auto facts = loadFacts(m_context.store, m_context.session, attempt);
    if (!facts) {
        emit said(facts.refusal(), true);
        return false;
    }
    auto jumps = clockJumps(m_context.store, m_context.session, facts->row);
    if (!jumps) {
        emit said(jumps.refusal(), true);
        return false;
    }
    const bool isTheSame = attempt == m_attempt;
    const std::size_t item = isTheSame ? m_item : 0;
    m_attempt = attempt;
    m_story = std::make_unique<AttemptStory>(std::move(*facts), std::move(*jumps), [this](const store::Id& person) {
        return nameOf(m_context.store, m_context.session, person);
    });
    fillHeader();
    fillItems();
    showItem(item);
    return true;
}

void AttemptView::fillHeader() {
    const reports::AttemptFacts& facts = m_story->facts();
    const store::AttemptRow& row = facts.row;
    const bool isRunning = row.state == store::AttemptState::Running;
    const QString name = facts.trainee.isEmpty() ? tr("(name erased)") : facts.trainee;
    m_title->setText(tr("%1 · %2", "trainee and exam").arg(name, QString::fromStdString(row.title)));
    const auto verdict = sealOf(m_context.store, facts.transcript);
    QStringList about = {tr("Started %1").arg(timeWords(row.startedAt)), tr("took %1").arg(examTime(row.examTime)),
                         tr("Errors: %1").arg(facts.score.errors.size()),
                         tr("%n critical", "", static_cast<int>(facts.score.critical.size())),
                         tr("Interruptions: %1").arg(row.interruptions)};
    if (isRunning) about = {about[0], tr("so far %1").arg(examTime(row.examTime))};
    if (verdict) {
        about << (isRunning ? sealWords(*verdict, false)
                            : tr("seal %1: %2")
                                  .arg(QString::fromStdString(shortCode(facts.transcript.head)),
                                       sealWords(*verdict, facts.transcript.sealed)));
    } else {
        emit said(verdict.refusal(), true);
    }
    m_about->setText(about.join(QStringLiteral(" · ")));
    QString score =
        isRunning ? resultWords(row) : percent(facts.score.hundredths) + QLatin1Char(' ') + resultWords(row);
    if (row.regraded) {
        score = tr("%1 %2\nregraded, first %3")
                    .arg(percent(row.regraded->hundredths), resultWords(row), percent(facts.score.hundredths));
    }
    m_score->setText(score);
    m_regrade->setEnabled(!isRunning);
    m_scores->setHtml(scoreHtml(facts));
    m_record->setHtml(recordHtml(facts, verdict ? *verdict : store::SealVerdict::Unsigned, [this](const store::Id& id) {
        return nameOf(m_context.store, m_context.session, id);
    }));
}

void AttemptView::fillItems() {
    const QSignalBlocker quiet(m_items);
    m_items->clear();
    const ExamForm& form = m_story->facts().transcript.header.form;
    std::vector<QTreeWidgetItem*> sections(form.definition.sections.size());
    for (std::size_t i = 0; i < m_story->items().size(); ++i) {
        const AttemptStory::Item& item = m_story->items()[i];
        const std::size_t number = form.items[i].section;
        if (sections[number] == nullptr) {
            const SectionScore& score = m_story->facts().score.sections[number];
            sections[number] =
                new QTreeWidgetItem(m_items, {item.section, tr("%1 of %2").arg(score.points).arg(score.of)});
            sections[number]->setFlags(Qt::ItemIsEnabled);
        }
        auto* line = new QTreeWidgetItem(sections[number],
                                         {item.title, tr("%1 of %2").arg(item.points).arg(item.of), mistakes(item)});
        line->setData(NameColumn, kItemRole, QVariant::fromValue(static_cast<uint>(i)));
        if (item.started && item.mistakes > 0) line->setForeground(MistakesColumn, QColor(look::colours().wrong));
    }
    m_items->expandAll();
}

void AttemptView::showItem(std::size_t item) {
    if (!m_story || item >= m_story->items().size()) return;
    m_item = item;
    m_pane->showReplay(m_story->replay(item));
    for (QTreeWidgetItemIterator it(m_items); *it != nullptr; ++it) {
        if ((*it)->data(NameColumn, kItemRole) != QVariant::fromValue(static_cast<uint>(item))) continue;
        const QSignalBlocker quiet(m_items);
        m_items->setCurrentItem(*it);
    }
}

void AttemptView::nextItemWithMistake() {
    if (!m_story) return;
    const std::size_t count = m_story->items().size();
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t next = (m_item + step) % count;
        const AttemptStory::Item& item = m_story->items()[next];
        if (!item.started || item.mistakes == 0) continue;
        showItem(next);
        m_pane->goTo(m_pane->timeline().mistakeAfter(-1));
        return;
    }
    emit said(tr("There is no mistake in this attempt."), false);
}

void AttemptView::regrade() {
    if (!m_story) return;
    auto* dialog = new RegradeDialog(m_context, m_story->facts(), this);
    connect(dialog, &RegradeDialog::regraded, this, [this](const QString& sentence) {
        open(m_attempt);
        emit said(sentence, false);
        emit changed();
    });
    dialog->open();
}

}  // namespace cutcard::supervisor
