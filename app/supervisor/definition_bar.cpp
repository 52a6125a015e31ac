#include "app/supervisor/definition_bar.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/flow_layout.h"
#include "app/text/catalogue.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace cutcard::supervisor {

DefinitionBar::DefinitionBar(DefinitionShelf& shelf, const store::Id& id, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_id(id) {
    m_title = heading({}, this);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_versions = named(new QComboBox(this), "versions", tr("Version"));
    m_versions->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_versions->setToolTip(tr("Saving an older version makes it the newest one again."));
    m_undo = button("undo", tr("&Undo"), this);
    m_redo = button("redo", tr("&Redo"), this);
    m_discard = button("discard", tr("&Give up changes"), this);
    auto* exporting = button("export", tr("E&xport…"), this);
    m_save = button("save", tr("&Save"), this, ButtonKind::Primary);
    m_save->setShortcut(QKeySequence::Save);
    m_fault = new FieldError("cannotSave", nullptr, this);

    auto* first = new QHBoxLayout;
    first->addWidget(m_title, 1);
    first->addWidget(m_versions);
    auto* second = new FlowLayout;
    second->setSpacing(look::gap() / 2);
    second->setObjectName(QStringLiteral("buttons"));
    for (QPushButton* one : {m_undo, m_redo, m_discard, exporting}) second->addWidget(one);
    second->addStretch();
    second->addWidget(m_save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(first);
    layout->addLayout(second);
    layout->addWidget(m_fault);

    QUndoStack& stack = m_shelf.find(m_id)->draft->undo();
    connect(m_undo, &QPushButton::clicked, &stack, &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, &stack, &QUndoStack::redo);
    connect(m_save, &QPushButton::clicked, this, &DefinitionBar::saveWanted);
    // Later: what is given up takes this bar with it.
    connect(m_discard, &QPushButton::clicked, this, &DefinitionBar::discardWanted, Qt::QueuedConnection);
    connect(exporting, &QPushButton::clicked, this, &DefinitionBar::exportWanted);
    connect(
        m_versions, &QComboBox::activated, this, [this](int index) { emit versionWanted(index + 1); },
        Qt::QueuedConnection);
    connect(&m_shelf, &DefinitionShelf::changed, this, &DefinitionBar::refresh);
    connect(m_shelf.find(m_id)->draft.get(), &Draft::changed, this, &DefinitionBar::refresh);
    refresh();
}

void DefinitionBar::fillVersions() {
    const auto* entry = m_shelf.find(m_id);
    if (m_filledTo != entry->newest) {
        m_filledTo = entry->newest;
        m_versions->clear();
        m_versions->addItems(m_shelf.versions(m_id));
        if (entry->newest == 0) m_versions->addItem(tr("Not saved yet"));
        m_versions->setEnabled(entry->newest > 1);
    }
    m_versions->setCurrentIndex(std::max(0, entry->opened - 1));
}

void DefinitionBar::refresh() {
    const auto* entry = m_shelf.find(m_id);
    if (entry == nullptr || !entry->draft) return;
    const QSignalBlocker quiet(m_versions);
    fillVersions();
    m_title->setText(entry->title());
    m_title->setToolTip(entry->title());
    QUndoStack& stack = entry->draft->undo();
    m_undo->setEnabled(stack.canUndo());
    m_undo->setToolTip(stack.undoText());
    m_redo->setEnabled(stack.canRedo());
    m_redo->setToolTip(stack.redoText());
    m_discard->setEnabled(entry->isUnsaved());
    m_save->setEnabled(entry->maySave());
    const auto& fault = entry->draft->fault();
    static_cast<FieldError*>(m_fault)->say(
        fault ? tr("Cannot be saved yet. %1 (at %2)").arg(text::refusal(*fault), QString::fromStdString(fault->at))
              : QString());
}

}  // namespace cutcard::supervisor
