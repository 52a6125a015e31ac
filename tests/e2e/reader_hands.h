#pragma once

#include "engine/training/act.h"
#include "engine/training/exam_form.h"

#include <QAccessible>
#include <QString>
#include <QWindow>

#include <functional>
#include <vector>

namespace cutcard {

class PracticeRound;

/// Somebody who has nothing of the window but its accessibility interface: names and roles are read, things are pressed
/// by their actions. There is no key, no click, no item and no controller in it.
class ReaderHands {
public:
    explicit ReaderHands(QWindow& window) : m_window(window) {}

    /// Everything that can be read now, in reading order.
    std::vector<QAccessibleInterface*> things() const;
    QStringList names(QAccessible::Role role) const;
    /// Called exactly this, its key aside; or beginning so.
    QAccessibleInterface* find(QAccessible::Role role, const QString& name) const;
    QAccessibleInterface* findBeginning(QAccessible::Role role, const QString& beginning) const;
    /// What can be pressed and is called so; waits a little for it. False: `fault` says what is missing.
    bool press(const QString& name, QAccessible::Role role = QAccessible::Button);
    bool pressBeginning(const QString& beginning, QAccessible::Role role = QAccessible::Button);

    /// From the introduction to the result. The form says what is right, for the item that is read.
    bool sit(const ExamForm& form);
    const QString& fault() const { return m_fault; }

private:
    using Thing = std::function<QAccessibleInterface*()>;

    bool failed(const QString& fault);
    bool pressThing(const Thing& thing, const QString& name);
    int itemOnScreen() const;  ///< From 1; 0: none.
    bool answer(const DrillQuestion& question);
    bool deal(const RoundItem& item);
    bool perform(const Act& act);
    bool choosePlace(const Act& act);
    bool pressOnPages(const QString& label);
    bool pressChoice(const Act& act);
    bool pressHand(const Act& act);
    bool pressDigits(const QString& digits);

    QWindow& m_window;
    QString m_fault;
};

}  // namespace cutcard
