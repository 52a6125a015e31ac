#include "app/supervisor/people_page.h"

#include "app/supervisor/action_button.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/fitting.h"
#include "app/supervisor/flow_layout.h"
#include "app/supervisor/group_list.h"
#include "app/text/catalogue.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace cutcard::supervisor {

PeoplePage::PeoplePage(ConsoleContext& context, QWidget* parent)
    : ConsolePage(context, parent), m_desk(new PeopleDesk(context, this)), m_model(new PeopleModel(this)),
      m_filter(new PeopleFilter(*m_model, this)) {
    makeActions();
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(look::gap());
    layout->addLayout(topRow());
    auto* body = new FittingSplitter(Qt::Horizontal, this);
    body->addWidget(groupPanel());
    body->addWidget(tablePanel());
    body->setStretchFactor(1, 1);
    layout->addWidget(body, 1);
    wireDesk();
    connect(m_model, &PeopleModel::renameWanted, this, [this](const store::Person& person, const QString& name) {
        // The editor of the table still looks at the row that the new name resets.
        QMetaObject::invokeMethod(
            this, [this, person, name] { m_desk->rename(person, name); }, Qt::QueuedConnection);
    });
    adapt();
}

void PeoplePage::wireDesk() {
    connect(m_desk, &PeopleDesk::changed, this, &PeoplePage::refresh);
    connect(m_desk, &PeopleDesk::said, this, &ConsolePage::said);
    connect(m_groups, &GroupList::peopleDropped, m_desk, &PeopleDesk::putInto);
}

/// What can be undone was done at the desk.
void PeoplePage::takeOver(ConsolePage& before) {
    auto& old = static_cast<PeoplePage&>(before);
    delete m_desk;
    m_desk = old.m_desk;
    old.m_desk = nullptr;
    m_desk->disconnect();
    m_desk->setParent(this);
    wireDesk();
    m_search->setText(old.m_search->text());
}

QLayout* PeoplePage::topRow() {
    auto* row = new FlowLayout;
    row->setSpacing(look::gap() / 2);
    m_search = named(new QLineEdit(this), "peopleFilter", tr("Search for a name or a group"));
    m_search->setPlaceholderText(tr("Search (Ctrl+F)"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(look::px(340));
    m_archived = named(new QCheckBox(tr("Ar&chived and erased too"), this), "showArchived",
                       tr("Show archived and erased people too"));
    row->addWidget(m_search);
    row->addWidget(m_archived);
    row->addStretch();
    row->addWidget(buttonOf(m_addTrainee, this, ButtonKind::Primary));
    row->addWidget(buttonOf(m_addSupervisor, this));
    row->addWidget(buttonOf(m_import, this));
    row->addWidget(buttonOf(m_export, this));
    QAction* find = pageAction("findPeople", tr("Search"), QKeySequence::Find, this);
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setText(text);
        adapt();
    });
    connect(m_archived, &QCheckBox::toggled, this, [this](bool on) {
        m_filter->showArchived(on);
        adapt();
    });
    return row;
}

QWidget* PeoplePage::groupPanel() {
    constexpr int kWidth = 270;
    auto* panel = new QWidget(this);
    panel->setMinimumWidth(look::px(kWidth) / 2);
    m_groups = named(new GroupList(panel), "groups", tr("Groups; people can be dropped on them"));
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_groups, 1);
    auto* buttons = new FlowLayout;
    buttons->setSpacing(look::gap() / 2);
    for (QAction* action : {m_addGroup, m_renameGroup, m_removeGroup}) buttons->addWidget(buttonOf(action, panel));
    column->addLayout(buttons);
    connect(m_groups, &GroupList::currentRowChanged, this, [this] {
        const store::Group* group = m_groups->chosen();
        m_filter->setGroup(group ? std::optional(group->id) : std::nullopt);
        adapt();
    });
    return panel;
}

QWidget* PeoplePage::tablePanel() {
    auto* panel = new QWidget(this);
    m_table = new QTableView(panel);
    m_table->setModel(m_filter);
    dressTable(*m_table, "people", tr("People"), {240, 120, 0, 110, 120});
    m_table->sortByColumn(PeopleModel::Name, Qt::AscendingOrder);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &PeoplePage::openMenu);
    m_table->addActions({m_rename, m_setGroups, m_archive, m_erase, m_reset});
    m_empty = emptyState("noPeople", {}, panel);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    auto* buttons = new FlowLayout;
    buttons->setSpacing(look::gap() / 2);
    buttons->addStretch();
    for (QAction* action : {m_rename, m_setGroups, m_archive, m_reset}) buttons->addWidget(buttonOf(action, panel));
    buttons->addWidget(buttonOf(m_erase, panel, ButtonKind::Danger));
    column->addLayout(buttons);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PeoplePage::adapt);
    return panel;
}

/// Not in a loop of its own, as that of the table's actions would be: the table may go while the menu is open.
void PeoplePage::openMenu(const QPoint& place) {
    auto* menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_table->actions());
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

std::vector<store::Person> PeoplePage::chosen() const {
    std::vector<store::Person> people;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        people.push_back(m_model->person(m_filter->mapToSource(index).row()));
    return people;
}

std::vector<store::Id> PeoplePage::chosenIds() const {
    std::vector<store::Id> ids;
    for (const store::Person& person : chosen()) ids.push_back(person.id);
    return ids;
}

void PeoplePage::refresh() {
    const std::vector<store::Id> before = chosenIds();
    auto people = store().people(session());
    auto groups = store().groups(session());
    if (!people || !groups) {
        m_model->show({}, {});
        m_groups->show({}, 0);
        emit said(text::storeFault(people ? groups.refusal() : people.refusal()), true);
        adapt();
        return;
    }
    const auto active = std::count_if(people->begin(), people->end(), [](const store::Person& person) {
        return person.standing == store::Standing::Active;
    });
    m_model->show(std::move(*people), *groups);
    m_groups->show(*groups, static_cast<int>(active));
    QItemSelection selection;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (std::find(before.begin(), before.end(), m_model->person(m_filter->mapToSource(index).row()).id) !=
            before.end())
            selection.select(index, m_filter->index(row, PeopleModel::ColumnCount - 1));
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!selection.isEmpty())
        m_table->selectionModel()->setCurrentIndex(selection.indexes().front(), QItemSelectionModel::NoUpdate);
    adapt();
}

void PeoplePage::adapt() {
    const std::vector<store::Person> people = chosen();
    const auto all = [&](auto wanted) { return !people.empty() && std::all_of(people.begin(), people.end(), wanted); };
    const auto isActive = [](const store::Person& p) { return p.standing == store::Standing::Active; };
    const auto isArchived = [](const store::Person& p) { return p.standing == store::Standing::Archived; };
    const auto isThere = [](const store::Person& p) { return p.standing != store::Standing::Erased; };
    const bool isOne = people.size() == 1;
    m_rename->setEnabled(isOne && all(isThere));
    m_setGroups->setEnabled(all(isThere) && !m_model->groups().empty());
    m_archive->setText(all(isArchived) ? tr("&Restore") : tr("&Archive"));
    m_archive->setEnabled(all(isActive) || all(isArchived));
    m_erase->setEnabled(all(isThere));
    m_reset->setEnabled(isOne && all(isActive) && people.front().role == store::Role::Supervisor);
    m_renameGroup->setEnabled(m_groups->chosen() != nullptr);
    m_removeGroup->setEnabled(m_groups->chosen() != nullptr);
    const bool isEmpty = m_filter->rowCount() == 0;
    const bool isSearch = !m_search->text().trimmed().isEmpty();
    m_empty->setText(isSearch ? tr("Nobody is called so. Search for something else.")
                              : (m_groups->chosen() ? tr("Nobody is in this group. Choose people under Everybody and "
                                                         "drag them here, or use Groups.")
                                                    : tr("Nobody is here yet. Add a trainee, or import a list.")));
    m_empty->setVisible(isEmpty);
    m_table->setVisible(!isEmpty);
}

QString PeoplePage::after(const MaybeRefusal& refusal) {
    if (refusal) return text::storeFault(*refusal);
    refresh();
    return {};
}

}  // namespace cutcard::supervisor
