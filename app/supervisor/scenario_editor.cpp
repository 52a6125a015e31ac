#include "app/supervisor/scenario_editor.h"

#include "app/supervisor/board_widget.h"
#include "app/supervisor/card_grid.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/flow_layout.h"
#include "app/supervisor/replay_board.h"
#include "app/supervisor/scenario_filler.h"
#include "app/supervisor/scenario_forms.h"
#include "app/supervisor/scenario_words.h"
#include "app/supervisor/settlement_list.h"
#include "app/text/catalogue.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QTabWidget>
#include <QUndoCommand>
#include <QUndoStack>

namespace cutcard::supervisor {
namespace {

constexpr int kTyping = 7;

/// The table when everything is settled and nothing is put away yet: every card can be seen.
std::vector<StepId> settledSteps(const Settlement& settlement) {
    std::vector<StepId> done;
    const std::vector<Step>& steps = settlement.procedure.steps();
    for (std::size_t id = 0; id < steps.size(); ++id) {
        const Action action = steps[id].action;
        const bool putsAway = action == Action::ClearTable || action == Action::CollectCards ||
                              action == Action::Reshuffle || action == Action::RemoveDeck;
        if (!putsAway) done.push_back(static_cast<StepId>(id));
    }
    return done;
}

}  // namespace

/// The whole draft before and after; a draft is small.
class ScenarioEditor::Change : public QUndoCommand {
public:
    Change(ScenarioEditor& editor, ScenarioDraft after, const QString& what, std::string field)
        : QUndoCommand(what), m_editor(&editor), m_id(editor.m_id), m_before(editor.m_draft), m_after(std::move(after)),
          m_field(std::move(field)) {}

    int id() const override { return m_field.empty() ? -1 : kTyping; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* later = static_cast<const Change*>(other);
        if (later->m_field != m_field || later->m_editor != m_editor || later->m_id != m_id) return false;
        m_after = later->m_after;
        return true;
    }

    void undo() override { put(m_before); }
    void redo() override { put(m_after); }

private:
    void put(const ScenarioDraft& draft) {
        if (m_editor.isNull() || m_editor->m_id != m_id) {
            setObsolete(true);
            return;
        }
        m_editor->setDraft(draft);
    }

    QPointer<ScenarioEditor> m_editor;
    store::Id m_id;
    ScenarioDraft m_before;
    ScenarioDraft m_after;
    std::string m_field;
};

ScenarioEditor::ScenarioEditor(ConsoleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    setObjectName(QStringLiteral("scenarioEditor"));
    m_fields = new ScenarioFields(this);
    connect(m_fields, &ScenarioFields::edited, this, &ScenarioEditor::edit);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    column->addWidget(makeHeader());
    auto* across = new FittingSplitter(Qt::Horizontal, this);
    across->addWidget(makeForm());
    across->addWidget(makePicture());
    across->setStretchFactor(1, 1);
    across->setSizes({look::px(480), look::px(640)});
    column->addWidget(across, 1);
    auto* back = new QShortcut(Qt::Key_Escape, this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &ScenarioEditor::closed);
    auto* keep = new QShortcut(QKeySequence::Save, this);
    keep->setContext(Qt::WidgetWithChildrenShortcut);
    connect(keep, &QShortcut::activated, this, &ScenarioEditor::save);
}

QWidget* ScenarioEditor::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new FlowLayout(header);
    row->setSpacing(look::gap() / 2);
    QPushButton* back = button("scenarioBack", tr("‹ &Scenarios"), header);
    connect(back, &QPushButton::clicked, this, &ScenarioEditor::closed);
    row->addWidget(back);
    auto* place = new QWidget(header);
    auto* titles = new QVBoxLayout(place);
    titles->setContentsMargins(0, 0, 0, 0);
    titles->setSpacing(2);
    m_title = named(new QLineEdit(header), "scenarioTitle", tr("Title of the scenario"));
    m_title->setPlaceholderText(tr("Title of the scenario"));
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        ScenarioDraft after = m_draft;
        after.setTitle(text);
        change(after, tr("the title"), "title");
    });
    m_titleError = new FieldError("scenarioTitleError", m_title, header);
    titles->addWidget(m_title);
    titles->addWidget(m_titleError);
    row->addGrowing(place);
    const auto add = [&](const char* name, const QString& text, const QString& tip, auto does) {
        QPushButton* made = button(name, text, header);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, does);
        row->addWidget(made);
        return made;
    };
    add("scenarioUndo", tr("&Undo"), tr("Take back the last change (Ctrl+Z)"), [this] { m_context.undo.undo(); });
    add("scenarioRedo", tr("Re&do"), tr("Change it again (Ctrl+Shift+Z)"), [this] { m_context.undo.redo(); });
    m_show = add("scenarioShow", tr("S&how it"), tr("Go through the round by the book, step by step"),
                 [this] { emit showWanted(); });
    QPushButton* keep = button("scenarioSave", tr("S&ave"), header, ButtonKind::Primary);
    keep->setToolTip(tr("Keep the scenario (Ctrl+S)"));
    connect(keep, &QPushButton::clicked, this, &ScenarioEditor::save);
    row->addWidget(keep);
    return header;
}

QWidget* ScenarioEditor::makeForm() {
    auto* form = new QWidget(this);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_table = named(new QComboBox(form), "scenarioRules", tr("Game and rules"));
    m_table->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_table, &QComboBox::activated, this, &ScenarioEditor::chooseTable);
    column->addWidget(m_table);
    m_tabs = named(new QTabWidget(form), "scenarioTabs", tr("Table, seats and irregularity"));
    m_tabs->setUsesScrollButtons(true);
    column->addWidget(m_tabs, 1);
    auto* faults = new QHBoxLayout;
    m_fault = named(new QLabel(form), "scenarioFault", tr("What is still wrong"));
    m_fault->setProperty("role", QStringLiteral("error"));
    m_fault->setWordWrap(true);
    m_goThere = button("scenarioGoThere", tr("&Go there"), form);
    connect(m_goThere, &QPushButton::clicked, this, [this] {
        if (!m_verdict.fault) return;
        if (QWidget* part = m_fields->partAt(m_verdict.fault->field)) m_tabs->setCurrentWidget(part);
        if (QWidget* widget = m_fields->widgetAt(m_verdict.fault->field)) widget->setFocus();
    });
    faults->addWidget(m_fault, 1);
    faults->addWidget(m_goThere);
    column->addLayout(faults);
    auto* rest = new FlowLayout;
    rest->setSpacing(look::gap() / 2);
    auto* label = new QLabel(tr("Seed"), form);
    m_seed = named(new QLineEdit(QStringLiteral("1"), form), "scenarioSeed", tr("Seed of what is filled in"));
    m_seed->setFixedWidth(look::px(92));
    QPushButton* fill = button("scenarioFill", tr("&Fill the rest at random"), form);
    connect(fill, &QPushButton::clicked, this, &ScenarioEditor::fillRest);
    rest->addWidget(fill);
    rest->addWidget(label);
    rest->addWidget(m_seed);
    column->addLayout(rest);
    m_grid = new CardGrid(form);
    connect(m_grid, &CardGrid::picked, this, &ScenarioEditor::pick);
    column->addWidget(m_grid);
    return form;
}

QWidget* ScenarioEditor::makePicture() {
    auto* side = new FittingSplitter(Qt::Vertical, this);
    auto* table = new BoardWidget(side);
    m_board = &table->board();
    side->addWidget(table);
    m_settlement = new SettlementList(side);
    side->addWidget(m_settlement);
    side->setSizes({look::px(340), look::px(240)});
    return side;
}

void ScenarioEditor::open(const store::Id& id, const ScenarioDraft& draft) {
    m_id = id.empty() ? store::newId() : id;
    m_saved = id.empty() ? std::string() : draft.text();
    fillTables();
    setDraft(draft);
    showTable();
    m_title->setFocus();
}

void ScenarioEditor::takeOver(const ScenarioEditor& before) {
    m_id = before.m_id;
    m_saved = before.m_saved;
    fillTables();
    setDraft(before.m_draft);
    showTable();
    m_tabs->setCurrentIndex(before.m_tabs->currentIndex());
}

void ScenarioEditor::fillTables() {
    auto offered = scenarioTables(m_context.store, m_context.session);
    if (!offered) {
        emit said(text::storeFault(offered.refusal()), true);
        return;
    }
    m_tables = std::move(*offered);
}

void ScenarioEditor::chooseTable(int index) {
    if (index < 0 || index >= static_cast<int>(m_tables.size())) return;
    const ScenarioTable& table = m_tables[static_cast<std::size_t>(index)];
    ScenarioDraft after = m_draft;
    after.setTable(table.rules, table.selections, table.paytables);
    change(after, tr("the rules"));
}

void ScenarioEditor::edit(const std::string& field, const Json& value) {
    ScenarioDraft after = m_draft;
    const bool isSeat = field.starts_with("seat") && field.find('.') == std::string::npos && value.is_boolean();
    if (isSeat) {
        after.setSeat(std::atoi(field.c_str() + 4), value.get<bool>());
    } else if (field == "irregularity.kind") {
        after.set("irregularity", value.is_null() ? Json() : Json{{"kind", value}});
    } else {
        after.set(field, value);
    }
    change(after, placeOfField(field), isSeat ? std::string() : field);
}

void ScenarioEditor::pick(const QString& card) {
    std::string field = m_fields->currentCard();
    const std::vector<std::string> fields = m_draft.cardFields();
    const bool isThere = std::find(fields.begin(), fields.end(), field) != fields.end() || field == "system.magic_card";
    if (!isThere) {
        const auto gap = std::find_if(fields.begin(), fields.end(),
                                      [this](const std::string& one) { return m_draft.typed(one).isEmpty(); });
        if (gap == fields.end()) {
            emit said(tr("Every place has its card. Choose a place first."), true);
            return;
        }
        field = *gap;
    }
    ScenarioDraft after = m_draft;
    after.set(field, card.toStdString());
    change(after, placeOfField(field));
    // On to the next gap of the same hand.
    const auto here = std::find(fields.begin(), fields.end(), field);
    if (here == fields.end() || std::next(here) == fields.end()) return;
    const std::string& next = *std::next(here);
    const bool sameHand = next.substr(0, next.find('[')) == field.substr(0, field.find('['));
    QWidget* widget = sameHand && m_draft.typed(next).isEmpty() ? m_fields->widgetAt(next) : nullptr;
    if (widget != nullptr) widget->setFocus();
}

void ScenarioEditor::fillRest() {
    bool isNumber = false;
    const quint64 seed = m_seed->text().trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        emit said(tr("A seed is a whole number, 0 or more."), true);
        return;
    }
    ScenarioDraft after = m_draft;
    fillTheRest(after, seed);
    change(after, tr("what was filled in"));
}

void ScenarioEditor::change(const ScenarioDraft& after, const QString& what, const std::string& field) {
    if (after.text() == m_draft.text()) return;
    m_context.undo.push(new Change(*this, after, what, field));
}

void ScenarioEditor::setDraft(const ScenarioDraft& draft) {
    m_draft = draft;
    showDraft();
}

void ScenarioEditor::showDraft() {
    const auto member = [this](const char* key) { return m_draft.round().value(key, Json()).dump(); };
    const std::string made = m_draft.rulesId() + member("selections") + member("paytables") +
                             m_draft.typed("irregularity.kind").toStdString();
    if (made != m_formsOf) {
        const int tab = m_tabs->currentIndex();
        ScenarioForms(*m_fields, *m_tabs).make(m_draft);
        m_tabs->setCurrentIndex(std::clamp(tab, 0, std::max(0, m_tabs->count() - 1)));
        m_formsOf = made;
        showTable();
    }
    if (m_title->text() != m_draft.title()) m_title->setText(m_draft.title());
    m_fields->show(m_draft);
    m_grid->showDraft(m_draft);
    showVerdict();
}

void ScenarioEditor::showTable() {
    const auto member = [this](const char* key) { return m_draft.round().value(key, Json()); };
    m_table->clear();
    int chosen = -1;
    for (const ScenarioTable& table : m_tables) {
        const bool isIt = table.rules == m_draft.rulesId() && table.selections == member("selections") &&
                          table.paytables == member("paytables");
        if (isIt) chosen = m_table->count();
        m_table->addItem(table.title);
    }
    if (chosen < 0) {
        chosen = m_table->count();
        m_table->addItem(tr("%1, as the round has it").arg(text::gameTitle(m_draft.rulesId())));
    }
    m_table->setCurrentIndex(chosen);
}

void ScenarioEditor::showVerdict() {
    m_verdict = judged(m_draft);
    const ScenarioFaultAt* fault = m_verdict.fault ? &*m_verdict.fault : nullptr;
    const bool isShown = m_fields->say(fault);
    m_fault->setText(fault ? tr("%1: %2", "place and fault").arg(placeOfField(fault->field), fault->sentence)
                           : QString());
    m_fault->setVisible(fault != nullptr);
    m_goThere->setVisible(isShown);
    m_show->setEnabled(fault == nullptr);
    for (int i = 0; i < m_tabs->count(); ++i) {
        const bool wrong = fault && m_fields->partAt(fault->field) == m_tabs->widget(i);
        const QString plain = m_tabs->tabText(i).remove(QStringLiteral(" ⚠"));
        m_tabs->setTabText(i, wrong ? plain + QStringLiteral(" ⚠") : plain);
    }
    if (!m_verdict.table) {
        m_board->showNothing();
        m_settlement->showNothing(tr("Table and settlement are shown as soon as nothing is wrong."));
        return;
    }
    m_board->showRound(*m_verdict.table);
    ReplayRow row;
    row.done = settledSteps(m_verdict.table->settlement);
    m_board->showRow(row);
    m_settlement->showRound(*m_verdict.table);
}

bool ScenarioEditor::save() {
    const QString title = m_draft.title().trimmed();
    m_titleError->say(title.isEmpty() ? tr("Give the scenario a title.") : QString());
    if (title.isEmpty()) {
        m_title->setFocus();
        return false;
    }
    if (m_verdict.fault) {
        emit said(tr("The round cannot be kept yet. %1").arg(m_fault->text()), true);
        return false;
    }
    ScenarioDraft whole = m_draft;
    whole.setTitle(title);
    whole.setRound(*parseStrictJson(m_verdict.round));
    const auto kept = m_context.store.define(m_context.session, m_id, "scenario", whole.text());
    if (!kept) {
        emit said(text::storeFault(kept.refusal()), true);
        return false;
    }
    m_saved = m_draft.text();
    emit said(tr("Kept: %1, version %2.").arg(title).arg(*kept), false);
    return true;
}

}  // namespace cutcard::supervisor
