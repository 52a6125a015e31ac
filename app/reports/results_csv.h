#pragma once

#include "app/reports/attempt_facts.h"

#include <QByteArray>

#include <span>

namespace cutcard::reports {

/// For a spreadsheet: RFC 4180, UTF-8 with its mark, nothing that is taken for a formula. Times are UTC.
QByteArray attemptsCsv(std::span<const store::AttemptRow> rows);
QByteArray errorsCsv(const AttemptFacts& facts);
QByteArray analysisCsv(std::span<const store::ItemFigures> figures, store::AnalysisBy by);

}  // namespace cutcard::reports
