#pragma once

#include "app/reports/attempt_facts.h"
#include "app/reports/paper.h"

namespace cutcard::reports {

/// Empty where an attempt has earned a certificate: sealed, whole, passed as it was last graded, by somebody whose name
/// is known. Else a sentence that says why not.
QString whyNoCertificate(const store::AttemptRow& row);

/// One page, landscape, as a PDF.
ReportResult certificate(const AttemptFacts& facts, const ReportOptions& options);

}  // namespace cutcard::reports
