#include "app/supervisor/scenarios_page.h"

#include "app/reports/paper.h"
#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/flow_layout.h"
#include "app/supervisor/replay_pane.h"
#include "app/supervisor/results_model.h"
#include "app/supervisor/scenario_editor.h"
#include "app/supervisor/scenario_story.h"
#include "app/supervisor/scenario_verdict.h"
#include "app/text/catalogue.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QStandardItemModel>
#include <QTableView>

namespace cutcard::supervisor {
namespace {

// A round with its deck and its settlement is far below it.
constexpr qint64 kLargestRound = 1 << 20;

}  // namespace

ScenariosPage::ScenariosPage(ConsoleContext& context, QWidget* parent) : ConsolePage(context, parent) {
    setObjectName(QStringLiteral("scenariosPage"));
    m_pages = new PageStack(this);
    m_list = makeList();
    m_pages->addWidget(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
}

QWidget* ScenariosPage::makeList() {
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    column->addWidget(makeButtons(list));
    m_model = new QStandardItemModel(0, 4, this);
    m_model->setHorizontalHeaderLabels({tr("Title"), tr("Game"), tr("Players"), tr("Changed")});
    m_table = new QTableView(list);
    m_table->setModel(m_model);
    dressTable(*m_table, "scenariosTable", tr("Scenarios"), {0, 300, 90, 150});
    m_table->setSortingEnabled(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_table, &QTableView::doubleClicked, this, &ScenariosPage::openChosen);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, m_table);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &ScenariosPage::openChosen);
    }
    column->addWidget(m_table, 1);
    m_empty =
        emptyState("scenariosEmpty",
                   tr("No scenario yet. Choose \"New\" to build a round by hand: cards, wagers, decisions."), list);
    column->addWidget(m_empty, 1);
    return list;
}

QWidget* ScenariosPage::makeButtons(QWidget* parent) {
    auto* bar = new QWidget(parent);
    auto* row = new FlowLayout(bar);
    row->setSpacing(look::gap() / 2);
    row->addGrowing(remark(tr("Rounds built by hand, to be shown and talked about"), bar));
    const auto add = [&](const char* name, const QString& text, auto does, ButtonKind kind = ButtonKind::Plain) {
        QPushButton* made = button(name, text, bar, kind);
        connect(made, &QPushButton::clicked, this, does);
        row->addWidget(made);
    };
    add("scenariosNew", tr("&New"), &ScenariosPage::makeNew, ButtonKind::Primary);
    add("scenariosOpen", tr("&Open"), &ScenariosPage::openChosen);
    add("scenariosShow", tr("S&how it"), &ScenariosPage::showChosen);
    add("scenariosDuplicate", tr("&Duplicate"), &ScenariosPage::duplicateChosen);
    add("scenariosImport", tr("&Import…"), [this] {
        openFile(this, {tr("Take in a round"), {tr("Round (*.json *.jsonl)")}, {}, {}},
                 [this](const QString& path) { importFrom(path); });
    });
    add("scenariosExport", tr("&Export…"), [this] {
        store::Id id;
        ScenarioDraft draft;
        if (!chosen(id, draft)) return;
        saveFile(this, {tr("Write the round"), {tr("Round (*.json)")}, QStringLiteral("json"), draft.title()},
                 [this](const QString& path) { exportTo(path); });
    });
    return bar;
}

void ScenariosPage::refresh() {
    auto definitions = store().definitions(session(), "scenario");
    if (!definitions) {
        emit said(text::storeFault(definitions.refusal()), true);
        return;
    }
    m_scenarios.clear();
    m_model->removeRows(0, m_model->rowCount());
    for (store::Definition& definition : *definitions) {
        ScenarioDraft draft;
        if (!draft.setText(definition.body)) continue;
        const auto cell = [](const QString& text) { return new QStandardItem(text); };
        m_model->appendRow({cell(draft.title()), cell(text::gameTitle(draft.rulesId())),
                            cell(QString::number(draft.seats().size())), cell(timeWords(definition.at))});
        m_scenarios.push_back(std::move(definition));
    }
    m_table->setVisible(!m_scenarios.empty());
    m_empty->setVisible(m_scenarios.empty());
    if (!m_scenarios.empty()) m_table->selectRow(0);
}

void ScenariosPage::takeOver(ConsolePage& before) {
    const auto& old = static_cast<ScenariosPage&>(before);
    if (old.m_editor == nullptr || old.m_pages->currentWidget() == old.m_list) return;
    editor().takeOver(*old.m_editor);
    m_pages->setCurrentWidget(m_editor);
}

bool ScenariosPage::chosen(store::Id& id, ScenarioDraft& draft) {
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(m_scenarios.size())) {
        emit said(tr("Choose a scenario first."), true);
        return false;
    }
    const store::Definition& scenario = m_scenarios[static_cast<std::size_t>(row)];
    id = scenario.id;
    return draft.setText(scenario.body);
}

ScenarioEditor& ScenariosPage::editor() {
    if (m_editor == nullptr) {
        m_editor = new ScenarioEditor(context(), this);
        m_pages->addWidget(m_editor);
        connect(m_editor, &ScenarioEditor::said, this, &ScenariosPage::said);
        connect(m_editor, &ScenarioEditor::closed, this, &ScenariosPage::leaveEditor);
        connect(m_editor, &ScenarioEditor::showWanted, this, [this] { showRound(m_editor->draft(), m_editor); });
    }
    return *m_editor;
}

ReplayPane& ScenariosPage::pane() {
    if (m_pane != nullptr) return *m_pane;
    m_shown = new QWidget(this);
    m_shown->setObjectName(QStringLiteral("scenarioShown"));
    auto* column = new QVBoxLayout(m_shown);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    auto* row = new QHBoxLayout;
    QPushButton* back = button("scenarioShownBack", tr("‹ &Back"), m_shown);
    m_shownTitle = named(heading({}, m_shown), "scenarioShownTitle", tr("Which scenario"));
    row->addWidget(back);
    row->addWidget(m_shownTitle, 1);
    column->addLayout(row);
    m_pane = new ReplayPane(m_shown);
    m_pane->setMistakesCanBe(false);
    column->addWidget(m_pane, 1);
    m_pages->addWidget(m_shown);
    const auto goBack = [this] { m_backTo == m_editor&& m_editor ? m_pages->setCurrentWidget(m_editor) : toList(); };
    connect(back, &QPushButton::clicked, this, goBack);
    auto* escape = new QShortcut(Qt::Key_Escape, m_shown);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, goBack);
    return *m_pane;
}

void ScenariosPage::showRound(const ScenarioDraft& draft, QWidget* backTo) {
    const ScenarioVerdict verdict = judged(draft);
    if (!verdict.table) {
        emit said(tr("This round cannot be shown: %1").arg(verdict.fault ? verdict.fault->sentence : QString()), true);
        return;
    }
    pane().showReplay(byTheBook(*verdict.table));
    m_shownTitle->setText(draft.title());
    m_backTo = backTo;
    m_pages->setCurrentWidget(m_shown);
    m_pane->focusLines();
}

void ScenariosPage::toList() {
    m_pages->setCurrentWidget(m_list);
    refresh();
    m_table->setFocus();
}

void ScenariosPage::leaveEditor() {
    if (!m_editor->isChanged()) {
        toList();
        return;
    }
    ask(this, "scenarioLeave",
        {tr("Leave without keeping it?"), tr("The scenario has changes that were not kept."), tr("&Leave"), true},
        [this] { toList(); });
}

void ScenariosPage::makeNew() {
    editor().open({}, ScenarioDraft());
    m_pages->setCurrentWidget(m_editor);
}

void ScenariosPage::openChosen() {
    store::Id id;
    ScenarioDraft draft;
    if (!chosen(id, draft)) return;
    editor().open(id, draft);
    m_pages->setCurrentWidget(m_editor);
}

void ScenariosPage::duplicateChosen() {
    store::Id id;
    ScenarioDraft draft;
    if (!chosen(id, draft)) return;
    draft.setTitle(tr("%1 (copy)").arg(draft.title()));
    editor().open({}, draft);
    m_pages->setCurrentWidget(m_editor);
}

void ScenariosPage::showChosen() {
    store::Id id;
    ScenarioDraft draft;
    if (chosen(id, draft)) showRound(draft, nullptr);
}

void ScenariosPage::importFrom(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestRound) {
        emit said(tr("%1 cannot be read as a round.").arg(path), true);
        return;
    }
    const QByteArray bytes = file.readAll();
    const auto document = parseStrictJson(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    ScenarioDraft draft;
    if (!document || !draft.setRound(*document)) {
        emit said(document ? tr("%1 is no round.").arg(path) : text::refusal(document.refusal()), true);
        return;
    }
    draft.setTitle(QFileInfo(path).completeBaseName());
    // What is wrong with it is said at its place.
    editor().open({}, draft);
    m_pages->setCurrentWidget(m_editor);
}

void ScenariosPage::exportTo(const QString& path) {
    store::Id id;
    ScenarioDraft draft;
    if (!chosen(id, draft)) return;
    const QString why = reports::saveReport(path, QByteArray::fromStdString(draft.round().dump() + '\n'));
    emit said(why.isEmpty() ? tr("Written: %1").arg(path) : why, !why.isEmpty());
}

}  // namespace cutcard::supervisor
