#include "app/supervisor/exam_draft.h"

namespace cutcard::supervisor {
namespace {

std::string fullSelections(const RuleSet& rules, const Selections& selections) {
    std::string text;
    JsonWriter out(text);
    writeSelections(out, rules, selections);
    return text;
}

}  // namespace

ExamDraft::ExamDraft(Json document, QObject* parent)
    : Draft(
          std::move(document),
          [](const Json& now) -> std::optional<Refusal> {
              const auto read = readExam(now.dump(), RuleBook::instance());
              return read ? std::nullopt : std::optional(read.refusal());
          },
          parent) {
    // Before anybody else hears of the change.
    connect(this, &Draft::changed, this, &ExamDraft::read);
    read();
}

void ExamDraft::read() {
    m_exam.reset();
    m_house.reset();
    const auto read = readExam(document().dump(), RuleBook::instance());
    if (read) m_exam = *read;
    // The table can be read although a section is wrong.
    ExamDefinition table;
    table.rules = document().value("rules", "");
    if (const Json* submission = find(Path("/submission"))) table.submission = submission->dump();
    if (const Json* selections = find(Path("/selections"))) table.selections = selections->dump();
    table.strictHouseOrder = document().value("strict_house_order", false);
    auto house = submissionOf(table, RuleBook::instance());
    if (house) m_house = std::move(*house);
}

std::string ExamDraft::text() const {
    return m_exam ? examText(*m_exam) : std::string();
}

void ExamDraft::holdByChapter(const std::string& chapter) {
    Json after = document();
    after.erase("submission");
    after.erase("selections");
    after["rules"] = chapter;
    replace(std::move(after), tr("Rule set"));
}

void ExamDraft::holdByHouse(const std::string& submission) {
    const auto read = parseStrictJson(submission);
    if (!read) return;
    Json after = document();
    after.erase("rules");
    after.erase("selections");
    after["submission"] = *read;
    replace(std::move(after), tr("Rule set"));
}

void ExamDraft::saySelections(bool isSaid) {
    if (!isSaid) return remove(Path("/selections"), tr("Selections"));
    const auto rules = RuleBook::instance().find(document().value("rules", ""));
    if (!rules) return;
    set(Path("/selections"), *parseStrictJson(fullSelections(*rules, standardSelections(*rules))), tr("Selections"));
}

Result<Json> examDocument(std::string_view text) {
    auto exam = readExam(text, RuleBook::instance());
    if (!exam) return exam.refusal();
    if (!exam->selections.empty()) {
        const auto house = submissionOf(*exam, RuleBook::instance());
        Selections selections = house->selections;
        // That the order binds is the exam's word, not the table's.
        if (exam->strictHouseOrder) selections.options["strict_house_order"] = "false";
        exam->selections = fullSelections(*house->rules, selections);
    }
    return *parseStrictJson(examText(*exam));
}

}  // namespace cutcard::supervisor
