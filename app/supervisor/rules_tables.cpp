#include "app/supervisor/rules_tables.h"

#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr int kListWidth = 130;
constexpr int kOddsWidth = 100;

Json rowsOf(const Paytable& table) {
    Json rows = Json::array();
    for (const PaytableRow& row : table.rows) {
        rows.push_back({{"row", std::string(rowName(row.row))}, {"odds", oddsText(row.odds)}});
    }
    return rows;
}

/// Every row that the chapter pays for a wager, from the highest down as far as its tables say.
std::vector<Row> rowsOfChapter(const PaytableGroup& group) {
    std::vector<Row> rows;
    for (const Paytable& table : group.tables) {
        auto place = rows.begin();
        for (const PaytableRow& row : table.rows) {
            const auto found = std::find(rows.begin(), rows.end(), row.row);
            if (!table.inChapter) continue;
            place = found == rows.end() ? rows.insert(place, row.row) + 1 : found + 1;
        }
    }
    return rows;
}

QString titleOf(const RulesTables::Name& name) {
    return QStringLiteral("%1 %2").arg(text::wager(name.wager), QString::fromStdString(name.letter));
}

}  // namespace

RulesTables::RulesTables(RulesDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft) {
    auto* side = new QVBoxLayout;
    m_list = named(new QListWidget(this), "ownTables", tr("Own paytables"));
    m_list->setFixedWidth(look::px(kListWidth));
    side->addWidget(m_list, 1);
    auto* add = button("addOwnTable", tr("&Add"), this);
    auto* menu = new QMenu(add);
    menu->setObjectName(QStringLiteral("addOwnTableMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
    add->setMenu(menu);
    m_remove = button("removeOwnTable", tr("Re&move"), this);
    side->addWidget(add);
    side->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        remark(tr("A house may pay by tables of its own. They are marked everywhere as not in the chapter."), this));
    auto* columns = new QHBoxLayout;
    columns->addLayout(side);
    m_place = new QVBoxLayout;
    columns->addLayout(m_place, 1);
    layout->addLayout(columns, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto all = names();
        if (row >= 0 && row < static_cast<int>(all.size())) showTable(all[static_cast<std::size_t>(row)]);
    });
    connect(m_remove, &QPushButton::clicked, this, &RulesTables::removeTable);
    connect(&m_draft, &Draft::changed, this, &RulesTables::refresh);
    refresh();
}

std::vector<RulesTables::Name> RulesTables::names() const {
    std::vector<Name> all;
    const Json* wagers = m_draft.find(Draft::Path("/paytables"));
    if (wagers == nullptr) return all;
    for (const auto& [wager, tables] : wagers->items()) {
        for (const auto& [letter, rows] : tables.items()) all.push_back({*wagerNamed(wager), letter});
    }
    return all;
}

Draft::Path RulesTables::pathOf(const Name& name) const {
    return Draft::Path("/paytables") / std::string(wagerName(name.wager)) / name.letter;
}

void RulesTables::refresh() {
    const auto all = names();
    auto shown = std::find(all.begin(), all.end(), m_shown.value_or(Name{}));
    if (shown == all.end()) shown = all.begin();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const Name& name : all) m_list->addItem(titleOf(name));
        m_list->setCurrentRow(all.empty() ? -1 : static_cast<int>(shown - all.begin()));
    }
    m_remove->setEnabled(!all.empty());
    showTable(all.empty() ? std::nullopt : std::optional(*shown));
}

void RulesTables::fillMenu(QMenu& menu) {
    menu.clear();
    for (const auto& [wager, terms] : m_draft.rules()->lettered) {
        if (terms.group.tables.front().letter.empty()) continue;
        QMenu* one = menu.addMenu(text::wager(wager));
        for (const Paytable& table : terms.group.tables) {
            one->addAction(tr("Copy of %1").arg(text::paytable(table)), this,
                           [this, wager = wager, letter = table.letter] {
                               addCopy(wager, *m_draft.rules()->lettered.at(wager).group.find(letter));
                           });
        }
    }
    if (menu.isEmpty()) menu.addAction(tr("This chapter has no wager with paytables to choose"))->setEnabled(false);
}

std::string RulesTables::freeLetter(const PaytableGroup& group) const {
    for (int number = 1;; ++number) {
        std::string letter = "H" + std::to_string(number);
        if (group.find(letter) == nullptr) return letter;
    }
}

void RulesTables::addCopy(Wager wager, const Paytable& from) {
    const Name name{wager, freeLetter(m_draft.rules()->lettered.at(wager).group)};
    const Json rows = rowsOf(from);
    m_shown = name;
    m_draft.set(pathOf(name), rows, tr("Add %1").arg(titleOf(name)));
}

void RulesTables::removeTable() {
    if (!m_shown) return;
    Json after = m_draft.document();
    const std::string wager(wagerName(m_shown->wager));
    Json& tables = after.at("paytables");
    tables.at(wager).erase(m_shown->letter);
    if (tables.at(wager).empty()) tables.erase(wager);
    if (tables.empty()) after.erase("paytables");
    // Whoever paid by it pays by the chapter's first table again.
    Json& chosen = after.at("selections")[wager];
    if (chosen == m_shown->letter) {
        chosen = m_draft.chapter()->lettered.at(m_shown->wager).group.tables.front().letter;
    }
    m_draft.replace(std::move(after), tr("Remove %1").arg(titleOf(*m_shown)));
}

void RulesTables::rename(const QString& letter) {
    const std::string now = letter.trimmed().toStdString();
    if (!m_shown || now == m_shown->letter) return;
    Json after = m_draft.document();
    const std::string wager(wagerName(m_shown->wager));
    Json& tables = after.at("paytables").at(wager);
    // Two tables of the house cannot have one name; the older one keeps it.
    if (tables.contains(now)) return refresh();
    tables[now] = tables.at(m_shown->letter);
    tables.erase(m_shown->letter);
    Json& chosen = after.at("selections")[wager];
    if (chosen == m_shown->letter) chosen = now;
    m_shown->letter = now;
    m_draft.replace(std::move(after), tr("Rename a paytable"));
}

void RulesTables::showTable(const std::optional<Name>& name) {
    const Json* rows = name ? m_draft.find(pathOf(*name)) : nullptr;
    const std::size_t count = rows == nullptr ? 0 : rows->size();
    // The fields follow their values; only another table or another number of rows needs other fields.
    if (m_rows != nullptr && name == m_shown && count == m_shownRows &&
        m_rows->property("table") == QVariant(name ? titleOf(*name) : QString()))
        return;
    m_shown = name;
    m_shownRows = count;
    delete m_rows;
    m_rows = new QWidget(this);
    m_rows->setProperty("table", name ? titleOf(*name) : QString());
    m_place->addWidget(m_rows);
    auto* layout = new QVBoxLayout(m_rows);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!name) {
        layout->addWidget(
            remark(tr("No own paytable yet. \"Add\" begins with a copy of one of the chapter's."), m_rows));
        layout->addStretch();
        return;
    }
    addHead();
    for (std::size_t i = 0; i < count; ++i) addRow(pathOf(*name), i, count);
    auto* append = button("addRow", tr("Add a r&ow"), m_rows);
    connect(append, &QPushButton::clicked, this, &RulesTables::appendRow);
    layout->addWidget(append, 0, Qt::AlignLeft);
    layout->addStretch();
}

void RulesTables::addHead() {
    auto* layout = static_cast<QVBoxLayout*>(m_rows->layout());
    auto* line = new QHBoxLayout;
    auto* label = new QLabel(tr("%1, &name").arg(text::wager(m_shown->wager)), m_rows);
    auto* letter = named(new QLineEdit(QString::fromStdString(m_shown->letter), m_rows), "ownTableLetter",
                         tr("Name of the paytable"));
    letter->setMaxLength(20);
    letter->setMaximumWidth(look::px(140));
    label->setBuddy(letter);
    // Later: the field is thrown away with the rest while it still speaks.
    connect(
        letter, &QLineEdit::editingFinished, this, [this, letter] { rename(letter->text()); }, Qt::QueuedConnection);
    line->addWidget(label);
    line->addWidget(letter);
    line->addStretch();
    layout->addLayout(line);
    layout->addWidget(new DraftError(m_draft, pathOf(*m_shown), DraftError::Reach::Here, m_rows));
}

void RulesTables::addRow(const Draft::Path& table, std::size_t index, std::size_t count) {
    const Draft::Path path = table / index;
    auto* box = new QWidget(m_rows);
    auto* lines = new QVBoxLayout(box);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    auto* line = new QHBoxLayout;
    const auto choices = [this] {
        std::vector<FieldChoice> list;
        if (!m_shown) return list;
        for (const Row row : rowsOfChapter(m_draft.rules()->lettered.at(m_shown->wager).group)) {
            list.push_back({std::string(rowName(row)), text::row(row)});
        }
        return list;
    };
    const int number = static_cast<int>(index) + 1;
    line->addWidget(choiceField({m_draft, path / "row", tr("Hand of row %1").arg(number)}, choices, box), 3);
    DraftField* odds = textField({m_draft, path / "odds", tr("Odds of row %1").arg(number)}, box);
    odds->editor()->setFixedWidth(look::px(kOddsWidth));
    line->setSpacing(4);
    line->addWidget(odds);
    const auto small = [&](const char* what, const QString& text, const QString& name, bool isEnabled, auto act) {
        QPushButton* made = signButton(QStringLiteral("%1%2").arg(QLatin1String(what)).arg(number), text, name, box);
        made->setEnabled(isEnabled);
        connect(made, &QPushButton::clicked, this, act, Qt::QueuedConnection);
        line->addWidget(made, 0, Qt::AlignTop);
    };
    small("rowUp", QStringLiteral("↑"), tr("Move row %1 up").arg(number), index > 0,
          [this, index] { moveRow(index, index - 1); });
    small("rowDown", QStringLiteral("↓"), tr("Move row %1 down").arg(number), index + 1 < count,
          [this, index] { moveRow(index, index + 1); });
    small("rowRemove", QStringLiteral("×"), tr("Remove row %1").arg(number), true,
          [this, path] { m_draft.remove(path, tr("Remove a row")); });
    lines->addLayout(line);
    lines->addWidget(odds->error());
    lines->addWidget(new DraftError(m_draft, path, DraftError::Reach::Here, box));
    m_rows->layout()->addWidget(box);
}

void RulesTables::moveRow(std::size_t from, std::size_t to) {
    Json rows = *m_draft.find(pathOf(*m_shown));
    std::swap(rows.at(from), rows.at(to));
    m_draft.set(pathOf(*m_shown), std::move(rows), tr("Move a row"));
}

void RulesTables::appendRow() {
    const PaytableGroup& group = m_draft.rules()->lettered.at(m_shown->wager).group;
    Json rows = *m_draft.find(pathOf(*m_shown));
    const auto isThere = [&rows](Row row) {
        return std::any_of(rows.begin(), rows.end(), [row](const Json& one) { return one.at("row") == rowName(row); });
    };
    // The highest hand that is missing; its odds those of the chapter's first table that has it.
    for (const Row row : rowsOfChapter(group)) {
        if (isThere(row)) continue;
        for (const Paytable& table : group.tables) {
            for (const PaytableRow& known : table.rows) {
                if (known.row != row) continue;
                rows.push_back({{"row", std::string(rowName(row))}, {"odds", oddsText(known.odds)}});
                return m_draft.set(pathOf(*m_shown), std::move(rows), tr("Add a row"));
            }
        }
    }
    rows.push_back({{"row", ""}, {"odds", ""}});
    m_draft.set(pathOf(*m_shown), std::move(rows), tr("Add a row"));
}

}  // namespace cutcard::supervisor
