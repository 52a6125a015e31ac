#pragma once

#include "app/store/store_refusal.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <optional>

namespace cutcard::supervisor {

using MaybeRefusal = std::optional<store::StoreRefusal>;

template <typename T>
MaybeRefusal refusalOf(const store::StoreResult<T>& result) {
    return result ? std::nullopt : MaybeRefusal(result.refusal());
}

/// Something done in the store that can be taken back. What the store refuses leaves the stack, and the reason is told.
class StoreCommand : public QUndoCommand {
public:
    using Act = std::function<MaybeRefusal()>;
    using Told = std::function<void(const MaybeRefusal&)>;

    StoreCommand(const QString& text, Act forth, Act back, Told told)
        : QUndoCommand(text), m_forth(std::move(forth)), m_back(std::move(back)), m_told(std::move(told)) {}

    void redo() override { run(m_forth); }
    void undo() override { run(m_back); }

private:
    void run(const Act& act) {
        const MaybeRefusal refusal = act();
        if (refusal) setObsolete(true);
        m_told(refusal);
    }

    Act m_forth;
    Act m_back;
    Told m_told;
};

}  // namespace cutcard::supervisor
