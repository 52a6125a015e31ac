#include "app/session/exam/exam_controller.h"
#include "app/session/exam/exam_words.h"
#include "app/session/supervisor_list.h"
#include "app/text/catalogue.h"

namespace cutcard {
namespace {

using namespace Qt::StringLiterals;

constexpr std::int64_t kSoon = 5 * 60 * 1000;
constexpr std::int64_t kLast = 60 * 1000;

}  // namespace

QString ExamController::state() const {
    switch (m_stage) {
    case Stage::Off: return u"off"_s;
    case Stage::Waiting: return u"needs_supervisor"_s;
    case Stage::Over: return u"over"_s;
    case Stage::Running: break;
    }
    switch (m_run->place().stage()) {
    case ExamStage::Introduction: return u"introduction"_s;
    case ExamStage::Break: return u"break"_s;
    case ExamStage::Over: return u"over"_s;
    case ExamStage::Item: break;
    }
    return m_run->item().round() != nullptr ? u"round"_s : u"question"_s;
}

QString ExamController::title() const {
    return QString::fromStdString(m_run ? m_run->form().definition.title : m_waiting.title);
}

bool ExamController::largeText() const {
    return m_run && m_run->header().accommodations.largeText;
}

QVariantList ExamController::sections() const {
    return m_run ? exam_words::sections(m_run->header()) : QVariantList();
}

QStringList ExamController::rules() const {
    return m_run ? exam_words::rules(m_run->header()) : QStringList();
}

QVariantMap ExamController::progress() const {
    if (!m_run) return {};
    const ExamForm& form = m_run->form();
    const std::size_t section = m_run->place().section();
    return {{u"section"_s, static_cast<int>(section) + 1},
            {u"sections"_s, static_cast<int>(form.definition.sections.size())},
            {u"title"_s, text::sectionKind(form.definition.sections[section].kind)},
            {u"item"_s, static_cast<int>(m_run->place().item()) + 1},
            {u"items"_s, static_cast<int>(form.items.size())},
            {u"itemText"_s, tr("Item %1 of %2").arg(m_run->place().item() + 1).arg(form.items.size())}};
}

QVariantMap ExamController::time() const {
    const auto left = m_run ? m_run->timeLeft() : std::nullopt;
    if (!left) return {{u"limited"_s, false}};
    const auto section = m_run->place().sectionEnds();
    const auto exam = m_run->place().examEnds();
    const bool ofSection = section && (!exam || *section < *exam);
    return {{u"limited"_s, true},
            {u"milliseconds"_s, static_cast<qint64>(*left)},
            {u"text"_s, exam_words::clock(*left)},
            {u"of"_s, ofSection ? tr("left in this section") : tr("left in the exam")},
            {u"tone"_s, *left <= kLast   ? u"last"_s
                        : *left <= kSoon ? u"soon"_s
                                         : u"calm"_s}};
}

QVariantList ExamController::supervisors() const {
    return m_store == nullptr || !isOn() ? QVariantList() : supervisorsOf(*m_store);
}

QVariantMap ExamController::result() const {
    if (m_stage != Stage::Over) return {};
    const ExamScore score = m_run->score();
    const bool tells = m_run->form().definition.showAfter == ShowAfter::Errors && m_seams.tellErrors;
    QVariantMap map =
        exam_words::result(m_run->form(), score, tells ? m_seams.tellErrors(*m_run, score) : QVariantList());
    map.insert(u"code"_s, m_code);
    return map;
}

}  // namespace cutcard
