#include "app/supervisor/rules_editor.h"

#include "app/supervisor/fitting.h"
#include "app/supervisor/rules_chapter_view.h"
#include "app/supervisor/rules_choices.h"
#include "app/supervisor/rules_panel.h"
#include "app/supervisor/rules_tables.h"
#include "app/text/house_words.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

constexpr int kChoicesWidth = 500;
constexpr int kPanelWidth = 320;

}  // namespace
RulesEditor::RulesEditor(RulesDraft& draft, DefinitionBar* bar, RulesEdges& chosen, RulesEdges& every, QWidget* parent)
    : QWidget(parent), m_draft(draft) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bar);
    auto* tabs = named(new QTabWidget(this), "rulesTabs", tr("Parts of the house rules"));
    tabs->addTab(choicesPage(), tr("&Choices"));
    tabs->addTab(scrolled(new RulesTables(m_draft)), tr("Own &paytables"));
    auto* everything = new RulesChapterView(every);
    tabs->addTab(everything, tr("&All tables"));
    connect(tabs, &QTabWidget::currentChanged, this, [this, tabs, everything] {
        if (tabs->currentWidget() == everything && m_draft.submission() != nullptr)
            everything->show(*m_draft.submission());
    });
    auto* splitter = new FittingSplitter(Qt::Horizontal, this);
    splitter->addWidget(tabs);
    splitter->addWidget(new RulesPanel(m_draft, chosen));
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({look::px(kChoicesWidth), look::px(kPanelWidth)});
    layout->addWidget(splitter, 1);
    takeUndoKeys(*this, m_draft);
}

QWidget* RulesEditor::choicesPage() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    const auto add = [&](const char* pointer, const QString& name) {
        DraftField* field = textField({m_draft, Draft::Path(pointer), name}, page);
        auto* label = new QLabel(name, page);
        label->setWordWrap(true);
        label->setBuddy(field->editor());
        form->addRow(label, field);
        return field;
    };
    add("/title", tr("Title"));
    add("/id", tr("Short name"));
    const auto chapter = m_draft.chapter();
    form->addRow(tr("Chapter"), remark(text::gameOfChapter(chapter->id), page));
    layout->addLayout(form);
    layout->addWidget(new RulesChoices(
        m_draft, [this] { return m_draft.rules(); }, page));
    layout->addStretch();
    return scrolled(page);
}

}  // namespace cutcard::supervisor
