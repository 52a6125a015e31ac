#pragma once

#include "app/reports/attempt_facts.h"
#include "app/supervisor/console_dialogs.h"
#include "app/supervisor/console_page.h"
#include "engine/training/regrade.h"

class QLineEdit;

namespace cutcard::supervisor {

/// Judges the stored rounds by the rules of today: what would change is seen before it is done, and a reason is needed.
class RegradeDialog : public FormDialog {
    Q_OBJECT

public:
    RegradeDialog(ConsoleContext& context, const reports::AttemptFacts& facts, QWidget* parent);

signals:
    void regraded(const QString& sentence);

private:
    QWidget* makeDifferences();
    QString doIt();

    ConsoleContext& m_context;
    const store::Id m_attempt;
    const ExamForm m_form;
    const int m_before;
    const Regrade m_today;
    QLineEdit* m_reason = nullptr;
    FieldError* m_reasonError = nullptr;
};

}  // namespace cutcard::supervisor
