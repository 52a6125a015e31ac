#include "app/text/catalogue.h"
#include "engine/training/exam.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard::text {
namespace {

constexpr std::array<const char*, kSectionKindCount> kSections = {
    QT_TRANSLATE_NOOP("SectionKind", "Whole rounds"),   QT_TRANSLATE_NOOP("SectionKind", "Settlement"),
    QT_TRANSLATE_NOOP("SectionKind", "Hand reading"),   QT_TRANSLATE_NOOP("SectionKind", "Payouts"),
    QT_TRANSLATE_NOOP("SectionKind", "Irregularities"), QT_TRANSLATE_NOOP("SectionKind", "Theory")};

struct Words {
    std::string_view reason;
    const char* text;
};

constexpr std::array kReasons = {
    Words{"unknown_action", QT_TRANSLATE_NOOP("ErrorReason", "Did something that is not done here")},
    Words{"no_such_wager", QT_TRANSLATE_NOOP("ErrorReason", "Settled a wager that is not there")},
    Words{"false_alarm", QT_TRANSLATE_NOOP("ErrorReason", "Stopped the game although nothing was wrong")},
    Words{"missed_irregularity", QT_TRANSLATE_NOOP("ErrorReason", "Went on although something was wrong")},
    Words{"wrong_seat_order", QT_TRANSLATE_NOOP("ErrorReason", "Seats in the wrong order")},
    Words{"out_of_order", QT_TRANSLATE_NOOP("ErrorReason", "A step before its time")},
    Words{"wrong_kind", QT_TRANSLATE_NOOP("ErrorReason", "Stopped for the wrong thing")},
    Words{"wrong_ruling", QT_TRANSLATE_NOOP("ErrorReason", "Wrong ruling on an irregularity")},
    Words{"wrong_hand", QT_TRANSLATE_NOOP("ErrorReason", "Set the wrong cards as the hand")},
    Words{"wrong_name", QT_TRANSLATE_NOOP("ErrorReason", "Called the hand by a wrong name")},
    Words{"wrong_outcome", QT_TRANSLATE_NOOP("ErrorReason", "Took, paid or returned the wrong way")},
    Words{"wrong_amount", QT_TRANSLATE_NOOP("ErrorReason", "Wrong amount")},
    Words{"not_done", QT_TRANSLATE_NOOP("ErrorReason", "Left out a step")},
    Words{"not_answered", QT_TRANSLATE_NOOP("ErrorReason", "Gave no answer")},
};

}  // namespace

QString sectionKind(SectionKind kind) {
    return QCoreApplication::translate("SectionKind", kSections[static_cast<std::size_t>(kind)]);
}

QString errorReason(std::string_view reason) {
    const auto* found =
        std::find_if(kReasons.begin(), kReasons.end(), [reason](const Words& own) { return own.reason == reason; });
    if (found != kReasons.end()) return QCoreApplication::translate("ErrorReason", found->text);
    const QString rule = wrongRule(DrillKind::WhatPays, reason);
    // Answers about the chapter's text have no rule of their own.
    return rule.isEmpty() ? wrongRule(DrillKind::Theory, reason) : rule;
}

}  // namespace cutcard::text
