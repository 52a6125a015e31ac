#include "engine/training/exam.h"

#include "engine/rules/rule_set.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kSectionKindCount> kSectionKinds = {
    "whole_rounds", "settlement", "hand_reading", "payouts", "irregularities", "theory"};
constexpr std::array<std::string_view, kCriticalKindCount> kCriticalKinds = {
    "overpayment_above", "underpayment_above", "missed_irregularity", "false_alarm", "wrong_ruling"};
constexpr std::array<std::string_view, 3> kShowAfter = {"nothing", "score", "errors"};

template <typename Word, std::size_t Count>
std::optional<Word> named(const std::array<std::string_view, Count>& names, std::string_view name) {
    for (std::size_t i = 0; i < Count; ++i) {
        if (names[i] == name) return static_cast<Word>(i);
    }
    return std::nullopt;
}

}  // namespace

std::string_view sectionKindName(SectionKind kind) {
    return kSectionKinds[static_cast<std::size_t>(kind)];
}

std::optional<SectionKind> sectionKindNamed(std::string_view name) {
    return named<SectionKind>(kSectionKinds, name);
}

bool asksQuestions(SectionKind kind) {
    return kind == SectionKind::HandReading || kind == SectionKind::Payouts || kind == SectionKind::Theory;
}

std::string_view criticalKindName(CriticalKind kind) {
    return kCriticalKinds[static_cast<std::size_t>(kind)];
}

std::optional<CriticalKind> criticalKindNamed(std::string_view name) {
    return named<CriticalKind>(kCriticalKinds, name);
}

std::string_view showAfterName(ShowAfter show) {
    return kShowAfter[static_cast<std::size_t>(show)];
}

std::optional<ShowAfter> showAfterNamed(std::string_view name) {
    return named<ShowAfter>(kShowAfter, name);
}

ExamDefinition defaultExam(const RuleSet& rules) {
    const auto section = [](SectionKind kind, int count, int weight) {
        ExamSection made;
        made.kind = kind;
        made.count = count;
        made.weight = weight;
        return made;
    };
    ExamDefinition exam;
    exam.title = rules.title;
    exam.rules = rules.id;
    exam.sections = {section(SectionKind::HandReading, 10, 10), section(SectionKind::Payouts, 10, 10),
                     section(SectionKind::Theory, 10, 10),      section(SectionKind::WholeRounds, 3, 30),
                     section(SectionKind::Settlement, 5, 20),   section(SectionKind::Irregularities, 4, 20)};
    exam.passMark = 80;
    exam.critical = {{CriticalKind::OverpaymentAbove, Money::dollars(100), {}},
                     {CriticalKind::MissedIrregularity, {}, IrregularityKind::DealerCardExposed}};
    return exam;
}

}  // namespace cutcard
