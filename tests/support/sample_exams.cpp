#include "tests/support/sample_exams.h"

#include "tests/support/sample_rounds.h"

namespace cutcard::test {
namespace {

GradedStep step(Act act, std::vector<StepId> after, int number) {
    return {std::move(act), std::move(after), "657a.11", "", "sample." + std::to_string(number)};
}

AttemptEvent event(AttemptEventKind kind, std::int64_t at, std::size_t item = 0) {
    AttemptEvent made;
    made.kind = kind;
    made.at = at;
    made.item = item;
    return made;
}

}  // namespace

ExamSection section(SectionKind kind, int count, int weight) {
    ExamSection made;
    made.kind = kind;
    made.count = count;
    made.weight = weight;
    return made;
}

ExamDefinition sampleExam(std::vector<ExamSection> sections) {
    ExamDefinition exam;
    exam.title = "Crazy 4 Poker, first level";
    exam.rules = "pa-657a-crazy4";
    exam.sections = std::move(sections);
    return exam;
}

DrillQuestion sampleQuestion() {
    DrillQuestion question;
    question.kind = DrillKind::WhatPays;
    question.rules = "pa-657a-crazy4";
    question.skill = "sample.question";
    question.cite = "657a.12(a)";
    question.prompt = R"({"wager":"queens_up"})";
    question.options = {
        {"amount", {"10.00"}, "neighbouring_row"}, {"amount", {"20.00"}, ""}, {"nothing", {}, "missed"}};
    question.right = 1;
    return question;
}

RoundItem sampleRoundItem() {
    const std::vector<Card> cards = {*Card::parse("As"), *Card::parse("Ad"), *Card::parse("7h"), *Card::parse("7c")};
    const auto ten = Money::dollars(10);
    RoundItem item;
    item.round = sampleLine();
    item.procedure = {
        step({.action = "reveal_dealer"}, {}, 1),
        step({.action = "set_hand", .seat = 1, .cards = cards, .category = "two_pair"}, {0}, 2),
        step({.action = "settle", .seat = 1, .wager = "ante", .outcome = "pay", .amount = ten}, {1}, 3),
        step({.action = "settle", .seat = 1, .wager = "super_bonus", .outcome = "return", .amount = ten}, {1}, 4),
        step({.action = "clear_table"}, {2, 3}, 5)};
    return item;
}

RoundItem stoppedRoundItem() {
    RoundItem item;
    item.round = sampleLine();
    item.procedure = {step({.action = "announce", .text = "no_more_bets"}, {}, 1),
                      step({.action = "stop", .kind = "dealer_card_exposed"}, {0}, 2),
                      step({.action = "rule", .ruling = "void"}, {1}, 3),
                      step({.action = "return_wager", .seat = 1, .wager = "ante"}, {2}, 4)};
    return item;
}

AttemptEvent started(std::size_t item, std::int64_t at) {
    return event(AttemptEventKind::ItemStarted, at, item);
}

AttemptEvent did(std::size_t item, const Act& act, std::int64_t at) {
    AttemptEvent made = event(AttemptEventKind::Action, at, item);
    made.act = act;
    return made;
}

AttemptEvent answered(std::size_t item, std::size_t option, std::int64_t at) {
    AttemptEvent made = event(AttemptEventKind::Answer, at, item);
    made.option = option;
    return made;
}

AttemptEvent timeIsUp(TimeoutScope scope, std::int64_t at) {
    AttemptEvent made = event(AttemptEventKind::Timeout, at);
    made.scope = scope;
    return made;
}

AttemptEvent finished(std::int64_t at) {
    return event(AttemptEventKind::Finished, at);
}

Attempt faultless(const ExamForm& form) {
    Attempt attempt;
    std::int64_t at = 0;
    for (std::size_t i = 0; i < form.items.size(); ++i) {
        attempt.events.push_back(started(i, at));
        if (const DrillQuestion* question = form.items[i].question()) {
            attempt.events.push_back(answered(i, question->right, at += 1000));
            continue;
        }
        for (const GradedStep& step : form.items[i].round()->procedure) {
            attempt.events.push_back(did(i, step.act, at += 1000));
        }
    }
    attempt.events.push_back(finished(at));
    return attempt;
}

TranscriptHeader sampleHeader(const ExamForm& form) {
    TranscriptHeader header;
    header.form = form;
    header.rulesHash = std::string(64, 'a');
    header.program = "0.1.0";
    header.attempt = "11111111-2222-4333-8444-555555555555";
    header.trainee = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee";
    header.accommodations = {150, 600, true};
    return header;
}

std::string transcriptText(const TranscriptHeader& header, const Attempt& attempt) {
    TranscriptWriter writer(header);
    std::string text = writer.headerLine() + '\n';
    for (const AttemptEvent& event : attempt.events) text += writer.append(event) + '\n';
    return text + writer.lastLine() + '\n';
}

}  // namespace cutcard::test
