#pragma once

#include "app/reports/group_facts.h"
#include "app/reports/paper.h"

namespace cutcard::reports {

/// A group as a PDF: members with their last and best result, trend and distribution as charts, the weakest skills, the
/// families of errors. Needs an application with widgets: the charts are drawn by Qt Charts.
QByteArray groupReport(const GroupFacts& facts, const ReportOptions& options);

}  // namespace cutcard::reports
