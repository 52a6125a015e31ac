#pragma once

#include "engine/json/strict_json.h"
#include "engine/table/refusal.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <optional>
#include <string>

namespace cutcard::supervisor {

/// A definition while somebody writes it: it may be wrong. Every change can be undone, and after each one the engine
/// says what is wrong and where.
class Draft : public QObject {
    Q_OBJECT

public:
    using Path = Json::json_pointer;
    using Check = std::function<std::optional<Refusal>(const Json& document)>;
    /// Letters that are typed one after the other are one change.
    enum class Change { Single, Typing };

    Draft(Json document, Check check, QObject* parent = nullptr);
    ~Draft() override;

    const Json& document() const { return m_document; }
    /// Null where there is nothing at this path.
    const Json* find(const Path& path) const;

    void set(const Path& path, Json value, const QString& what, Change change = Change::Single);
    void remove(const Path& path, const QString& what);
    void replace(Json document, const QString& what);

    QUndoStack& undo() { return m_undo; }
    bool isSaved() const { return m_undo.isClean(); }
    void markSaved() { m_undo.setClean(); }

    const std::optional<Refusal>& fault() const { return m_fault; }
    /// As refusals write it: "selections.chips[2]".
    std::string place(const Path& path) const;
    /// Whether what is wrong is wrong at this path, or below it.
    bool isWrongAt(const Path& path) const;
    bool isWrongBelow(const Path& path) const;
    /// Asks again, because something outside of the document has changed.
    void check();

signals:
    void changed();

private:
    friend class DraftChange;
    void show(const Json& document);

    Json m_document;
    Check m_check;
    std::optional<Refusal> m_fault;
    QUndoStack m_undo;
};

}  // namespace cutcard::supervisor
