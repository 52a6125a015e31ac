#include "app/supervisor/rules_page.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/rules_chapter_view.h"
#include "app/supervisor/rules_editor.h"
#include "app/text/catalogue.h"
#include "app/text/house_words.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

enum Role { HouseRole = Qt::UserRole, ChapterRole };

constexpr int kTwoLines = 50;

}  // namespace

RulesPage::RulesPage(ConsoleContext& context, QWidget* parent)
    : DefinitionPage(context,
                     {"rules",
                      [](const std::string& body, const store::Id& id,
                         const DefinitionShelf& shelf) -> Result<std::unique_ptr<Draft>> {
                          auto document = houseDocument(body);
                          if (!document) return document.refusal();
                          const auto isTaken = [&shelf, id](const std::string& name) {
                              return isNameTaken(shelf, name, id);
                          };
                          return std::unique_ptr<Draft>(std::make_unique<RulesDraft>(std::move(*document), isTaken));
                      },
                      [](const Draft& draft) { return static_cast<const RulesDraft&>(draft).text(); }},
                     {tr("Import house rules"), tr("Export house rules"), tr("Rules Submission (*.json)"),
                      tr("These are no house rules.")},
                     parent) {
    buildSide();
}

void RulesPage::buildSide() {
    m_list = named(new QTreeWidget(this), "rulesList", tr("House rules and chapters"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(look::px(12));
    side().addWidget(m_list, 1);
    auto* add =
        chapterButton("newHouse", tr("&New house rules"), [this](const std::string& id) { newFromChapter(id); });
    m_duplicate = button("duplicateHouse", tr("&Duplicate"), this);
    for (QPushButton* one : {add, m_duplicate, importButton("importHouse")}) side().addWidget(one);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) { chosen(item); });
    connect(m_duplicate, &QPushButton::clicked, this,
            [this] { duplicate([this](Json& copy) { copy["id"] = freeName(copy.value("id", "house")); }); });
}

void RulesPage::showFirst() {
    QTreeWidgetItem* houses = m_list->topLevelItem(0);
    if (houses == nullptr) return;
    m_list->setCurrentItem(shelf().entries().empty() ? m_list->topLevelItem(1)->child(0) : houses->child(0));
    if (isDeskEmpty()) chosen(m_list->currentItem());
}

void RulesPage::fillList() {
    const QSignalBlocker quiet(m_list);
    const QTreeWidgetItem* current = m_list->currentItem();
    const QString chapterNow = current == nullptr ? QString() : current->data(0, ChapterRole).toString();
    m_list->clear();
    auto* houses = new QTreeWidgetItem(m_list, {tr("House rules")});
    for (const auto& entry : shelf().entries()) {
        const QString line = entry->isUnsaved() ? tr("%1 (not saved)").arg(entry->title()) : entry->title();
        auto* item = new QTreeWidgetItem(houses, {line});
        item->setData(0, HouseRole, QString::fromStdString(entry->id));
        item->setToolTip(0, line);
        if (entry->id == opened()) m_list->setCurrentItem(item);
    }
    if (shelf().entries().empty()) (new QTreeWidgetItem(houses, {tr("None yet")}))->setFlags(Qt::NoItemFlags);
    auto* chapters = new QTreeWidgetItem(m_list, {tr("Chapters")});
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const QString id = QString::fromStdString(rules->id);
        // Two lines: it is the chapter that tells one from another.
        const QString line = text::gameTitle(rules->id) + u'\n' + text::chapterTitle(rules->id);
        auto* item = new QTreeWidgetItem(chapters, {line});
        item->setData(0, ChapterRole, id);
        item->setSizeHint(0, QSize(0, look::px(kTwoLines)));
        item->setToolTip(0, text::gameOfChapter(rules->id));
        if (opened().empty() && id == chapterNow) m_list->setCurrentItem(item);
    }
    QFont bold = m_list->font();
    bold.setBold(true);
    for (QTreeWidgetItem* group : {houses, chapters}) {
        group->setFlags(Qt::ItemIsEnabled);
        group->setFont(0, bold);
    }
    m_list->expandAll();
    m_duplicate->setEnabled(!opened().empty());
}

void RulesPage::chosen(QTreeWidgetItem* item) {
    if (item == nullptr) return;
    const QString house = item->data(0, HouseRole).toString();
    if (!house.isEmpty()) return open(house.toStdString());
    if (const auto rules = RuleBook::instance().find(item->data(0, ChapterRole).toString().toStdString())) {
        nothingOpened();
        showChapter(*rules);
        m_duplicate->setEnabled(false);
    }
}

void RulesPage::showChapter(const RuleSet& chapter) {
    auto* desk = new QWidget;
    auto* layout = new QVBoxLayout(desk);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(heading(text::gameOfChapter(chapter.id), desk));
    layout->addWidget(remark(tr("%1. %2 seats. A chapter cannot be changed; house rules made from it can.")
                                 .arg(QString::fromStdString(chapter.source))
                                 .arg(chapter.seats),
                             desk));
    auto* add = button("newFromThis", tr("New &house rules from this chapter"), desk, ButtonKind::Primary);
    // Later: the desk with this button on it is cleared.
    connect(
        add, &QPushButton::clicked, this, [this, id = chapter.id] { newFromChapter(id); }, Qt::QueuedConnection);
    layout->addWidget(add, 0, Qt::AlignLeft);
    auto* view = new RulesChapterView(m_everyEdge, desk);
    layout->addWidget(view, 1);
    put(desk);
    view->show(plainSubmission(RuleBook::instance().find(chapter.id), standardSelections(chapter)));
}

QWidget* RulesPage::editorOf(Draft& draft, DefinitionBar* bar) {
    return new RulesEditor(static_cast<RulesDraft&>(draft), bar, m_chosenEdges, m_everyEdge);
}

bool RulesPage::isNameTaken(const DefinitionShelf& shelf, const std::string& name, const store::Id& except) {
    for (const auto& entry : shelf.entries()) {
        if (entry == nullptr || entry->id == except) continue;
        const auto document = entry->draft ? Result<Json>(entry->draft->document()) : parseStrictJson(entry->body);
        if (document && document->is_object() && document->value("id", "") == name) return true;
    }
    return false;
}

std::string RulesPage::freeName(const std::string& base) {
    for (int number = 1;; ++number) {
        std::string name = base + '-' + std::to_string(number);
        if (!isNameTaken(shelf(), name, {})) return name;
    }
}

void RulesPage::newFromChapter(const std::string& chapter) {
    const std::string title = tr("%1, house rules").arg(text::gameTitle(chapter)).toStdString();
    begin(newHouse(*RuleBook::instance().find(chapter), freeName(chapter), title).dump());
}

}  // namespace cutcard::supervisor
