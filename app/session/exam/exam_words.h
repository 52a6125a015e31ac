#pragma once

#include "engine/record/transcript.h"
#include "engine/training/exam_score.h"

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <cstdint>

namespace cutcard {

/// What the screen of an exam says, as far as it follows from the exam itself.
namespace exam_words {

/// "4:05", "1:00:00"; a second that has begun counts.
QString clock(std::int64_t milliseconds);
/// "15 minutes", "1 minute 30 seconds".
QString duration(std::int64_t milliseconds);
/// [{"title","count","time"}, …]
QVariantList sections(const TranscriptHeader& header);
/// What holds in every exam, and what this trainee is given beyond the others.
QStringList rules(const TranscriptHeader& header);
/// Only what the definition lets the trainee see: {"shown","headline","percent","passed","sections","errors"}.
QVariantMap result(const ExamForm& form, const ExamScore& score, const QVariantList& errors);

}  // namespace exam_words
}  // namespace cutcard
