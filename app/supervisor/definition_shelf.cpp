#include "app/supervisor/definition_shelf.h"

#include "app/text/catalogue.h"
#include "app/text/dates.h"

#include <QDateTime>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

QString titleIn(const Json& document) {
    if (!document.is_object()) return {};
    const auto title = document.find("title");
    return title != document.end() && title->is_string() ? QString::fromStdString(title->get<std::string>())
                                                         : QString();
}

}  // namespace

QString DefinitionShelf::Entry::title() const {
    const QString title = draft ? titleIn(draft->document()) : [this] {
        const auto document = parseStrictJson(body);
        return document ? titleIn(*document) : QString();
    }();
    return title.isEmpty() ? tr("(no title)") : title;
}

bool DefinitionShelf::Entry::maySave() const {
    return draft && !draft->fault() && (!draft->isSaved() || opened != newest || newest == 0);
}

DefinitionShelf::DefinitionShelf(store::Store& store, const store::StoreSession& session, Craft craft, QObject* parent)
    : QObject(parent), m_store(store), m_session(session), m_craft(std::move(craft)) {}

QString DefinitionShelf::read() {
    auto all = m_store.definitions(m_session, m_craft.kind);
    if (!all) return text::storeFault(all.refusal());
    std::vector<std::unique_ptr<Entry>> entries;
    for (store::Definition& definition : *all) {
        auto entry = std::make_unique<Entry>();
        if (Entry* old = find(definition.id)) {
            // Somebody else may have saved a version meanwhile; what is being written goes on all the same.
            if (old->isUnsaved() || old->newest == definition.version) {
                entry->draft = std::move(old->draft);
                entry->opened = old->opened;
            }
        }
        entry->id = definition.id;
        entry->newest = definition.version;
        entry->body = std::move(definition.body);
        entry->at = definition.at;
        entries.push_back(std::move(entry));
    }
    for (auto& old : m_entries) {
        if (old->newest == 0 && old->draft) entries.push_back(std::move(old));
    }
    std::stable_sort(entries.begin(), entries.end(), [](const auto& one, const auto& other) {
        return one->title().localeAwareCompare(other->title()) < 0;
    });
    m_entries = std::move(entries);
    emit changed();
    return {};
}

DefinitionShelf::Entry* DefinitionShelf::find(const store::Id& id) const {
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&id](const auto& entry) { return entry && entry->id == id; });
    return found == m_entries.end() ? nullptr : found->get();
}

DefinitionShelf::Said DefinitionShelf::take(Entry& entry, const std::string& body, int version) {
    auto draft = m_craft.open(body, entry.id, *this);
    if (!draft) {
        return tr("%1 (at %2)").arg(text::refusal(draft.refusal()), QString::fromStdString(draft.refusal().at));
    }
    entry.draft = std::move(*draft);
    entry.opened = version;
    Entry* taken = &entry;
    connect(&entry.draft->undo(), &QUndoStack::indexChanged, this, &DefinitionShelf::changed);
    return taken;
}

DefinitionShelf::Said DefinitionShelf::open(const store::Id& id, int version) {
    Entry* entry = find(id);
    if (entry == nullptr) return tr("This definition is no longer there.");
    if (entry->draft && (version == 0 || version == entry->opened)) return entry;
    if (version == 0 || version == entry->newest) return take(*entry, entry->body, entry->newest);
    const auto older = m_store.definition(m_session, id, version);
    if (!older) return text::storeFault(older.refusal());
    return take(*entry, older->body, version);
}

DefinitionShelf::Said DefinitionShelf::add(const std::string& body) {
    auto entry = std::make_unique<Entry>();
    entry->id = store::newId();
    Said said = take(*entry, body, 0);
    if (!said) return said;
    m_entries.push_back(std::move(entry));
    emit changed();
    return said;
}

DefinitionShelf::Said DefinitionShelf::save(const store::Id& id) {
    Entry* entry = find(id);
    if (entry == nullptr || !entry->maySave()) return tr("There is nothing to save.");
    const std::string body = m_craft.text(*entry->draft);
    const auto version = m_store.define(m_session, entry->id, m_craft.kind, body);
    if (!version) return text::storeFault(version.refusal());
    entry->newest = *version;
    entry->opened = *version;
    entry->body = body;
    entry->at = QDateTime::currentMSecsSinceEpoch();
    entry->draft->markSaved();
    emit changed();
    return entry;
}

void DefinitionShelf::discard(const store::Id& id) {
    Entry* entry = find(id);
    if (entry == nullptr) return;
    entry->draft.reset();
    if (entry->newest == 0) std::erase_if(m_entries, [&id](const auto& one) { return one->id == id; });
    emit changed();
}

QStringList DefinitionShelf::versions(const store::Id& id) {
    QStringList list;
    const Entry* entry = find(id);
    for (int version = 1; entry != nullptr && version <= entry->newest; ++version) {
        const auto one = m_store.definition(m_session, id, version);
        const QString when = one ? text::dayAndTime(QDateTime::fromMSecsSinceEpoch(one->at)) : QString();
        list << tr("Version %1, %2").arg(version).arg(when);
    }
    return list;
}

}  // namespace cutcard::supervisor
