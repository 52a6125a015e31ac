#include "app/supervisor/definition_page.h"

#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "app/text/house_words.h"
#include "engine/rules/rule_book.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

// No definition is nearly as large.
constexpr qint64 kLargestFile = 1 << 20;
constexpr int kSideWidth = 200;

}  // namespace

DefinitionPage::DefinitionPage(ConsoleContext& context, DefinitionShelf::Craft craft, Words words, QWidget* parent)
    : ConsolePage(context, parent), m_craft(std::move(craft)),
      m_shelf(std::make_unique<DefinitionShelf>(context.store, context.session, m_craft)), m_words(std::move(words)) {
    auto* splitter = new FittingSplitter(Qt::Horizontal, this);
    auto* left = new QWidget;
    m_side = new QVBoxLayout(left);
    m_side->setContentsMargins(0, 0, 0, 0);
    splitter->addWidget(left);
    m_place = new QWidget;
    auto* place = new QVBoxLayout(m_place);
    place->setContentsMargins(0, 0, 0, 0);
    splitter->addWidget(m_place);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 5);
    splitter->setSizes({look::px(kSideWidth), 5 * look::px(kSideWidth)});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter);
    showChanges();
}

void DefinitionPage::showChanges() {
    connect(m_shelf.get(), &DefinitionShelf::changed, this, [this] { fillList(); });
}

void DefinitionPage::takeOver(ConsolePage& before) {
    auto& old = static_cast<DefinitionPage&>(before);
    // Both desks look at drafts of their shelves.
    clearDesk();
    old.clearDesk();
    old.m_shelf->disconnect(&old);
    m_shelf = std::move(old.m_shelf);
    showChanges();
    if (m_shelf->find(old.m_open) != nullptr) open(old.m_open);
    fillList();
}

DefinitionPage::~DefinitionPage() {
    // The desk looks at drafts of the shelf.
    clearDesk();
}

QPushButton* DefinitionPage::importButton(const char* objectName) {
    auto* made = button(objectName, tr("&Import…"), this);
    connect(made, &QPushButton::clicked, this, [this] {
        openFile(this, {m_words.importing, {m_words.filter}, {}, {}},
                 [this](const QString& path) { importFrom(path); });
    });
    return made;
}

QPushButton* DefinitionPage::chapterButton(const char* objectName, const QString& text,
                                           const std::function<void(const std::string&)>& chosen) {
    auto* made = button(objectName, text, this);
    auto* menu = new QMenu(made);
    menu->setObjectName(QLatin1String(objectName) + QStringLiteral("Menu"));
    for (const auto& chapter : RuleBook::instance().ruleSets()) {
        menu->addAction(text::gameOfChapter(chapter->id), this, [chosen, id = chapter->id] { chosen(id); });
    }
    made->setMenu(menu);
    return made;
}

void DefinitionPage::duplicate(const std::function<void(Json&)>& change) {
    const auto* entry = m_shelf->find(m_open);
    if (entry == nullptr || !entry->draft) return;
    if (entry->draft->fault()) return emit said(tr("Put right what is marked before you duplicate it."), true);
    Json copy = entry->draft->document();
    copy["title"] = tr("%1, copy").arg(entry->title()).toStdString();
    if (change) change(copy);
    begin(copy.dump());
}

void DefinitionPage::clearDesk() {
    delete m_desk;
    m_desk = nullptr;
}

void DefinitionPage::put(QWidget* desk) {
    clearDesk();
    m_desk = desk;
    m_place->layout()->addWidget(desk);
}

void DefinitionPage::refresh() {
    if (const QString fault = m_shelf->read(); !fault.isEmpty()) emit said(fault, true);
    // What was open may have been taken anew from the store.
    if (auto* entry = m_shelf->find(m_open); entry != nullptr && !entry->draft) open(m_open);
    if (m_desk == nullptr) showFirst();
}

void DefinitionPage::open(const store::Id& id, int version) {
    // An editor must not outlive the draft that another version replaces.
    clearDesk();
    const auto opened = m_shelf->open(id, version);
    if (!opened) {
        m_open.clear();
        put(remark(opened.refusal(), nullptr));
        return emit said(opened.refusal(), true);
    }
    m_open = id;
    auto* bar = new DefinitionBar(*m_shelf, id);
    connect(bar, &DefinitionBar::saveWanted, this, [this, id] { save(id); });
    connect(bar, &DefinitionBar::versionWanted, this, [this, id](int wanted) { open(id, wanted); });
    connect(bar, &DefinitionBar::discardWanted, this, [this, id] { discard(id); });
    connect(bar, &DefinitionBar::exportWanted, this, [this, id] { askWhereTo(id); });
    put(editorOf(*(*opened)->draft, bar));
    fillList();
}

void DefinitionPage::begin(const std::string& body) {
    const auto added = m_shelf->add(body);
    if (!added) return emit said(added.refusal(), true);
    open((*added)->id);
}

void DefinitionPage::discard(const store::Id& id) {
    clearDesk();
    m_open.clear();
    m_shelf->discard(id);
    if (m_shelf->find(id) != nullptr) return open(id);
    showFirst();
}

void DefinitionPage::save(const store::Id& id) {
    const auto saved = m_shelf->save(id);
    if (!saved) return emit said(saved.refusal(), true);
    emit said(tr("%1 is saved as version %2.").arg((*saved)->title()).arg((*saved)->newest), false);
}

void DefinitionPage::importFrom(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestFile) {
        return emit said(tr("%1 cannot be read. %2").arg(path, m_words.notOne), true);
    }
    const auto added = m_shelf->add(file.readAll().trimmed().toStdString());
    if (!added) return emit said(m_words.notOne + u' ' + added.refusal(), true);
    open((*added)->id);
    emit said(tr("Read from %1. Save it to keep it.").arg(path), false);
}

void DefinitionPage::askWhereTo(const store::Id& id) {
    QString name = m_shelf->find(id)->title();
    name.replace(u'/', u'-');
    saveFile(this, {m_words.exporting, {m_words.filter}, QStringLiteral("json"), name + QStringLiteral(".json")},
             [this, id](const QString& path) { exportTo(id, path); });
}

void DefinitionPage::exportTo(const store::Id& id, const QString& path) {
    const auto* entry = m_shelf->find(id);
    if (entry == nullptr || !entry->draft) return;
    const std::string text = m_craft.text(*entry->draft);
    if (text.empty()) return emit said(tr("Put right what is marked before you export it."), true);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text + '\n')) < 0 || !file.commit()) {
        return emit said(tr("%1 cannot be written. Choose another place.").arg(path), true);
    }
    emit said(tr("Written to %1.").arg(path), false);
}

}  // namespace cutcard::supervisor
