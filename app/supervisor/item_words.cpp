#include "app/supervisor/item_words.h"

#include "app/text/catalogue.h"
#include "engine/record/exam_item_record.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ItemWords)
};

QString questionWords(const DrillQuestion& question) {
    QString asked = text::drillQuestion(question);
    if (question.right >= question.options.size()) return asked;
    return Say::tr("%1 Right: %2").arg(asked, text::drillAnswer(question.kind, question.options[question.right]));
}

}  // namespace

QString itemWords(std::string_view form, int number) {
    const auto document = parseStrictJson(form);
    if (!document || !document->is_object() || number < 1) return {};
    const auto items = document->find("items");
    const auto exam = document->find("exam");
    const auto at = static_cast<std::size_t>(number - 1);
    if (items == document->end() || !items->is_array() || at >= items->size()) return {};
    if (exam == document->end() || !exam->is_object() || !exam->contains("sections")) return {};
    Reading reading;
    const ExamItem item = readExamItem((*items)[at], JsonPath(), exam->at("sections").size(), reading);
    if (reading.refused()) return {};
    if (const DrillQuestion* question = item.question()) return questionWords(*question);
    return Say::tr("A round of %1 steps to be judged.").arg(item.round()->procedure.size());
}

}  // namespace cutcard::supervisor
