#include "app/supervisor/draft.h"

#include <QUndoCommand>

#include <algorithm>

namespace cutcard::supervisor {

/// Keeps the document before and after: it is a few kilobytes, and what comes back is what was there, to the byte.
class DraftChange : public QUndoCommand {
public:
    DraftChange(Draft& draft, Json after, const QString& what, std::string typedAt)
        : QUndoCommand(what), m_draft(draft), m_before(draft.document()), m_after(std::move(after)),
          m_typedAt(std::move(typedAt)) {}

    void undo() override { m_draft.show(m_before); }
    void redo() override { m_draft.show(m_after); }
    int id() const override { return m_typedAt.empty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const DraftChange*>(other);
        if (next->m_typedAt != m_typedAt) return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Draft& m_draft;
    Json m_before;
    Json m_after;
    std::string m_typedAt;
};

Draft::Draft(Json document, Check check, QObject* parent)
    : QObject(parent), m_document(std::move(document)), m_check(std::move(check)) {
    m_fault = m_check(m_document);
}

Draft::~Draft() {
    // A stack that goes empties itself; nobody is to take that for a change.
    m_undo.blockSignals(true);
}

const Json* Draft::find(const Path& path) const {
    return m_document.contains(path) ? &m_document.at(path) : nullptr;
}

void Draft::set(const Path& path, Json value, const QString& what, Change change) {
    const Json* old = find(path);
    if (old != nullptr && *old == value) return;
    Json after = m_document;
    after[path] = std::move(value);
    m_undo.push(
        new DraftChange(*this, std::move(after), what, change == Change::Typing ? path.to_string() : std::string()));
}

void Draft::remove(const Path& path, const QString& what) {
    if (find(path) == nullptr) return;
    Json after = m_document;
    Json& parent = after.at(path.parent_pointer());
    if (parent.is_array()) {
        parent.erase(static_cast<std::size_t>(std::stoul(path.back())));
    } else {
        parent.erase(path.back());
    }
    replace(std::move(after), what);
}

void Draft::replace(Json document, const QString& what) {
    if (document != m_document) m_undo.push(new DraftChange(*this, std::move(document), what, {}));
}

std::string Draft::place(const Path& path) const {
    if (path.empty()) return {};
    const Path parentPath = path.parent_pointer();
    const Json* parent = find(parentPath);
    if (parent != nullptr && parent->is_array()) return place(parentPath) + '[' + path.back() + ']';
    const std::string above = place(parentPath);
    return above.empty() ? path.back() : above + '.' + path.back();
}

bool Draft::isWrongAt(const Path& path) const {
    return m_fault && m_fault->at == place(path);
}

bool Draft::isWrongBelow(const Path& path) const {
    if (!m_fault) return false;
    const std::string here = place(path);
    if (m_fault->at.compare(0, here.size(), here) != 0) return false;
    return m_fault->at.size() == here.size() || m_fault->at[here.size()] == '.' || m_fault->at[here.size()] == '[';
}

void Draft::check() {
    m_fault = m_check(m_document);
    emit changed();
}

void Draft::show(const Json& document) {
    m_document = document;
    check();
}

}  // namespace cutcard::supervisor
