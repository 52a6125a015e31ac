#include "app/session/exam/exam_starter.h"

#include "app/text/catalogue.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "engine/training/item_source.h"

#include <QCoreApplication>

#include <random>

namespace cutcard {
namespace {

using namespace store;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ExamStarter)
};

constexpr auto kExam = "exam";
constexpr auto kForm = "form";

Result<ExamDefinition, QString> definitionIn(const Definition& exam) {
    if (exam.kind != kExam) return Say::tr("This is no exam. Choose one from the list of exams.");
    auto read = readExam(exam.body, RuleBook::instance());
    if (!read) return text::refusal(read.refusal());
    return std::move(*read);
}

}  // namespace

std::uint64_t freshSeed() {
    std::random_device chance;
    // Every reader of JSON keeps a number of this size exactly.
    return (std::uint64_t{chance()} << 32 | chance()) >> 11;
}

Id formId(const Definition& exam, std::uint64_t seed) {
    // Another generator makes other items of the same text and seed.
    return derivedId("form " + exam.id + ' ' + hexOf(sha256(exam.body)) + ' ' + std::to_string(kGenerator) + ' ' +
                     std::to_string(seed));
}

Result<Definition, QString> formInStore(Store& store, const StoreSession& supervisor, const Definition& exam,
                                        std::optional<std::uint64_t> seed) {
    const auto definition = definitionIn(exam);
    if (!definition) return definition.refusal();
    const std::uint64_t own = definition->seed ? *definition->seed : seed ? *seed : freshSeed();
    const Id id = formId(exam, own);
    auto known = store.definition(supervisor, id, 0);
    if (known) return std::move(*known);
    if (known.refusal().fault != StoreFault::UnknownDefinition) return text::storeFault(known.refusal());
    const auto made = makeForm(*definition, own, standardSource());
    if (!made) return text::refusal(made.refusal());
    Definition form{id, 0, kForm, formText(*made), 0};
    const auto version = store.define(supervisor, id, kForm, form.body);
    if (!version) return text::storeFault(version.refusal());
    form.version = *version;
    return form;
}

Result<Id, QString> startExam(Store& store, const StoreSession& supervisor, const ExamWish& wish) {
    const auto exam = store.definition(supervisor, wish.exam, wish.version);
    if (!exam) return text::storeFault(exam.refusal());
    const auto form = formInStore(store, supervisor, *exam, wish.seed);
    if (!form) return form.refusal();
    auto read = readForm(form->body);
    if (!read) return text::refusal(read.refusal());
    const auto rules = RuleBook::instance().find(read->definition.rules);
    if (!rules) return text::refusal({RefusalCode::UnknownRules, "", "unknown_rules", {read->definition.rules}});
    TranscriptHeader header;
    header.form = std::move(*read);
    header.rulesHash = rulesHash(*rules);
    header.program = QCoreApplication::applicationVersion().toStdString();
    header.attempt = newId();
    header.trainee = wish.trainee;
    header.accommodations = wish.accommodations;
    const TranscriptWriter writer(header);
    const auto started = store.startAttempt(
        supervisor, {header.attempt, wish.trainee, exam->id, exam->version, form->id, writer.headerLine()});
    if (!started) return text::storeFault(started.refusal());
    return header.attempt;
}

}  // namespace cutcard
