#pragma once

#include "app/store/store.h"
#include "app/supervisor/draft.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace cutcard::supervisor {

/// The definitions of one kind: those of the store and those that are being written. What was begun stays here until it
/// is saved or given up, whatever else is looked at meanwhile.
class DefinitionShelf : public QObject {
    Q_OBJECT

public:
    /// How definitions of this kind are opened and written.
    struct Craft {
        std::string kind;
        /// The shelf is that on which it will stand.
        std::function<Result<std::unique_ptr<Draft>>(const std::string& body, const store::Id& id,
                                                     const DefinitionShelf& shelf)>
            open;
        std::function<std::string(const Draft& draft)> text;  ///< Empty while something is wrong.
    };
    struct Entry {
        store::Id id;
        int newest = 0;  ///< The newest version in the store; 0: none yet.
        int opened = 0;  ///< The version that the draft was begun with.
        std::string body;
        store::Milliseconds at = 0;
        std::unique_ptr<Draft> draft;  ///< Null until it is opened.

        QString title() const;
        bool isUnsaved() const { return draft && (!draft->isSaved() || newest == 0); }
        bool maySave() const;
    };
    using Said = Result<Entry*, QString>;

    DefinitionShelf(store::Store& store, const store::StoreSession& session, Craft craft, QObject* parent = nullptr);

    /// Reads the store again; a sentence where it cannot. Unsaved drafts stay.
    QString read();
    const std::vector<std::unique_ptr<Entry>>& entries() const { return m_entries; }
    Entry* find(const store::Id& id) const;

    /// Gives the entry a draft, of its newest version unless another is named.
    Said open(const store::Id& id, int version = 0);
    /// A new one that the store does not have yet; or why the text is none.
    Said add(const std::string& body);
    /// One version more in the store.
    Said save(const store::Id& id);
    /// Gives up what was not saved.
    void discard(const store::Id& id);
    /// "Version 3, 2 May 2026 14:02", the oldest first.
    QStringList versions(const store::Id& id);

signals:
    void changed();

private:
    Said take(Entry& entry, const std::string& body, int version);

    store::Store& m_store;
    store::StoreSession m_session;
    Craft m_craft;
    std::vector<std::unique_ptr<Entry>> m_entries;
};

}  // namespace cutcard::supervisor
