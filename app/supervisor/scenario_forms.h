#pragma once

#include "app/supervisor/scenario_fields.h"

#include <QCoreApplication>

class QTabWidget;

namespace cutcard::supervisor {

/// Makes the tabs of the scenario editor for one table: what belongs to everybody, each seat, and what goes wrong.
class ScenarioForms {
    Q_DECLARE_TR_FUNCTIONS(ScenarioForms)

public:
    ScenarioForms(ScenarioFields& fields, QTabWidget& tabs) : m_fields(fields), m_tabs(tabs) {}

    void make(const ScenarioDraft& draft);

private:
    void makeTable(const ScenarioDraft& draft);
    void makeSeat(const ScenarioDraft& draft, int number);
    void makeIrregularity(const ScenarioDraft& draft);

    class Form;

    ScenarioFields& m_fields;
    QTabWidget& m_tabs;
};

}  // namespace cutcard::supervisor
