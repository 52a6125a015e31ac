#include "app/reports/attempt_facts.h"

namespace cutcard::reports {

Result<AttemptFacts> attemptFacts(const store::AttemptRow& row, const std::string& transcript) {
    auto read = readTranscript(transcript, Unfinished::Allowed);
    if (!read) return read.refusal();
    AttemptFacts facts;
    facts.row = row;
    facts.score = scoreOf(read->header.form, read->attempt);
    facts.transcript = std::move(*read);
    facts.trainee = QString::fromStdString(row.traineeName);
    return facts;
}

}  // namespace cutcard::reports
