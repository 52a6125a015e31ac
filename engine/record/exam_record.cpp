#include "engine/record/exam_record.h"

#include "engine/rules/skills.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr std::string_view kFormat = "cutcard-exam/1";

// More than anybody sits through, and little enough that a form is made in a moment.
constexpr std::int64_t kMostItems = 200;
constexpr std::size_t kMostSections = 20;
constexpr std::size_t kMostSkills = 200;
constexpr std::size_t kMostCriticalErrors = 50;
constexpr std::size_t kLongestTitle = 200;
constexpr std::int64_t kLongestTime = 24 * 60 * 60;
constexpr std::int64_t kLargestWeight = 1000;
constexpr std::int64_t kFastest = 100'000;

template <typename Word>
Word word(ObjectReader& object, std::string_view key, Reading& reading,
          std::optional<Word> (*named)(std::string_view)) {
    const std::string text = object.text(key);
    if (const auto found = named(text)) return *found;
    reading.refuse(RefusalCode::BadFormat, object.at(key), "unknown_word", {text});
    return {};
}

class ExamReader {
public:
    ExamReader(const Json& value, const JsonPath& at, Reading& reading)
        : m_object(value, at, reading), m_reading(reading) {}

    ExamDefinition read() {
        if (m_object.text("format") != kFormat) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("format"), "wrong_format", {std::string(kFormat)});
        }
        readTitle();
        readHouse();
        readSections();
        m_exam.passMark = static_cast<int>(m_object.wholeNumber("pass_mark", 1, 100));
        readCritical();
        readSeed();
        if (const Json* strict = m_object.find("strict_house_order")) {
            m_exam.strictHouseOrder = m_reading.boolean(*strict, m_object.at("strict_house_order"));
        }
        m_exam.showAfter = word<ShowAfter>(m_object, "show_after", m_reading, showAfterNamed);
        m_exam.seconds = numberIn(m_object, "seconds", kLongestTime);
        readPace();
        m_object.refuseUnknown();
        return std::move(m_exam);
    }

private:
    void readTitle() {
        m_exam.title = m_object.text("title");
        if (m_exam.title.empty() || m_exam.title.size() > kLongestTitle) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("title"), "bad_title",
                             {std::to_string(kLongestTitle)});
        }
    }

    /// A chapter with selections, or a house's whole submission.
    void readHouse() {
        const Json* submission = m_object.find("submission");
        const Json* selections = m_object.find("selections");
        const Json* rules = m_object.find("rules");
        if (submission != nullptr) {
            if (selections != nullptr || rules != nullptr) {
                m_reading.refuse(RefusalCode::BadFormat, m_object.at("submission"), "rules_or_submission");
            }
            if (!submission->is_object()) {
                m_reading.refuse(RefusalCode::BadFormat, m_object.at("submission"), "not_an_object");
                return;
            }
            const JsonPath at = m_object.at("submission");
            m_exam.rules = ObjectReader(*submission, at, m_reading).text("base");
            m_exam.submission = submission->dump();
            return;
        }
        m_exam.rules = m_object.text("rules");
        if (selections == nullptr) return;
        if (!selections->is_object()) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("selections"), "not_an_object");
        } else {
            m_exam.selections = selections->dump();
        }
    }

    void readSections() {
        const Json& value = m_object.required("sections");
        const JsonPath at = m_object.at("sections");
        if (!isList(value, at, kMostSections) || m_reading.refused()) return;
        for (std::size_t i = 0; i < value.size(); ++i) readSection(value[i], JsonPath(at, i));
        const bool anyWeight = std::any_of(m_exam.sections.begin(), m_exam.sections.end(),
                                           [](const ExamSection& section) { return section.weight > 0; });
        if (!anyWeight) m_reading.refuse(RefusalCode::BadFormat, at, "no_weight");
    }

    void readSection(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        ExamSection section;
        section.kind = word<SectionKind>(object, "kind", m_reading, sectionKindNamed);
        section.everySkill = section.kind == SectionKind::WholeRounds && object.required("count") == kEverySkill;
        if (!section.everySkill) section.count = static_cast<int>(object.wholeNumber("count", 1, kMostItems));
        if (const Json* skills = object.find("skills")) readSkills(*skills, object.at("skills"), section);
        section.seconds = numberIn(object, "seconds", kLongestTime);
        section.weight = static_cast<int>(object.wholeNumber("weight", 0, kLargestWeight));
        object.refuseUnknown();
        if (section.everySkill && !section.skills.empty()) {
            m_reading.refuse(RefusalCode::BadFormat, object.at("skills"), "skills_beside_every_skill");
        }
        m_exam.sections.push_back(std::move(section));
    }

    void readSkills(const Json& value, const JsonPath& at, ExamSection& section) {
        if (!isList(value, at, kMostSkills)) return;
        for (std::size_t i = 0; i < value.size(); ++i) {
            const JsonPath skillAt(at, i);
            std::string skill = m_reading.text(value[i], skillAt);
            if (std::find(section.skills.begin(), section.skills.end(), skill) != section.skills.end()) {
                m_reading.refuse(RefusalCode::BadFormat, skillAt, "skill_twice", {skill});
            }
            section.skills.push_back(std::move(skill));
        }
    }

    void readCritical() {
        const Json* value = m_object.find("critical");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("critical");
        if (value->is_array() && value->empty()) return;
        if (!isList(*value, at, kMostCriticalErrors)) return;
        for (std::size_t i = 0; i < value->size(); ++i) readCriticalError((*value)[i], JsonPath(at, i));
    }

    void readCriticalError(const Json& value, const JsonPath& at) {
        ObjectReader object(value, at, m_reading);
        CriticalError error;
        error.kind = word<CriticalKind>(object, "kind", m_reading, criticalKindNamed);
        if (error.kind == CriticalKind::OverpaymentAbove || error.kind == CriticalKind::UnderpaymentAbove) {
            error.amount = m_reading.amount(object.required("amount"), object.at("amount"), Money(), kLargestWager);
        }
        if (error.kind == CriticalKind::MissedIrregularity && object.find("irregularity") != nullptr) {
            const std::string name = object.text("irregularity");
            error.irregularity = irregularityNamed(name);
            if (!error.irregularity) {
                m_reading.refuse(RefusalCode::BadFormat, object.at("irregularity"), "unknown_irregularity", {name});
            }
        }
        object.refuseUnknown();
        m_exam.critical.push_back(error);
    }

    void readSeed() {
        const Json& value = m_object.required("seed");
        if (value == "fresh") return;
        if (value.is_number_unsigned()) {
            m_exam.seed = value.get<std::uint64_t>();
        } else {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("seed"), "not_an_exam_seed");
        }
    }

    void readPace() {
        const Json* value = m_object.find("pace_target");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("pace_target");
        ObjectReader object(*value, at, m_reading);
        PaceTarget pace;
        pace.handsPerHour = numberIn(object, "hands_per_hour", kFastest);
        pace.roundsPerHour = numberIn(object, "rounds_per_hour", kFastest);
        object.refuseUnknown();
        if (!pace.handsPerHour && !pace.roundsPerHour) {
            m_reading.refuse(RefusalCode::BadFormat, at, "missing_key", {"hands_per_hour"});
        }
        m_exam.pace = pace;
    }

    bool isList(const Json& value, const JsonPath& at, std::size_t most) {
        if (value.is_array() && !value.empty() && value.size() <= most) return true;
        m_reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
        return false;
    }

    std::optional<int> numberIn(ObjectReader& object, std::string_view key, std::int64_t high) {
        if (object.find(key) == nullptr) return std::nullopt;
        return static_cast<int>(object.wholeNumber(key, 1, high));
    }

    ObjectReader m_object;
    Reading& m_reading;
    ExamDefinition m_exam;
};

Refusal below(std::string_view place, Refusal refusal) {
    refusal.at = refusal.at.empty() ? std::string(place) : std::string(place) + '.' + refusal.at;
    return refusal;
}

bool contains(const std::vector<const Branch*>& skills, std::string_view skill) {
    return std::any_of(skills.begin(), skills.end(), [skill](const Branch* branch) { return branch->skill == skill; });
}

}  // namespace

ExamDefinition readExamMembers(const Json& value, const JsonPath& at, Reading& reading) {
    return ExamReader(value, at, reading).read();
}

Result<ExamDefinition> readExam(std::string_view text, const RuleBook& book) {
    const auto document = parseStrictJson(text);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ExamDefinition exam = readExamMembers(*document, root, reading);
    if (reading.refused()) return reading.refusal();
    if (const auto fault = faultOf(exam, book)) return *fault;
    return exam;
}

Result<RulesSubmission> submissionOf(const ExamDefinition& exam, const RuleBook& book) {
    Result<RulesSubmission> submission = Refusal{};
    if (!exam.submission.empty()) {
        submission = readSubmission(exam.submission, book);
        if (!submission) return below("submission", submission.refusal());
    } else {
        const auto rules = book.find(exam.rules);
        if (!rules) return Refusal{RefusalCode::UnknownRules, "rules", "unknown_rules", {exam.rules}};
        Reading reading;
        const JsonPath root;
        const auto document = parseStrictJson(exam.selections.empty() ? "{}" : exam.selections);
        if (!document) return below("selections", document.refusal());
        Selections selections = readSelections(*document, JsonPath(root, "selections"), *rules, reading);
        if (reading.refused()) return reading.refusal();
        submission = plainSubmission(rules, std::move(selections));
    }
    if (exam.strictHouseOrder) submission->selections.options["strict_house_order"] = "true";
    return submission;
}

std::optional<Refusal> faultOf(const ExamDefinition& exam, const RuleBook& book) {
    const auto submission = submissionOf(exam, book);
    if (!submission) return submission.refusal();
    const auto known = skillsOf(*submission->rules);
    const auto offered = skillsOf(*submission);
    Reading reading;
    const JsonPath root;
    const JsonPath sections(root, "sections");
    for (std::size_t i = 0; i < exam.sections.size(); ++i) {
        // The topics of theory are not branches of the rules; whether one can be asked shows when the form is made.
        if (exam.sections[i].kind == SectionKind::Theory) continue;
        const JsonPath section(sections, i);
        const JsonPath skills(section, "skills");
        for (std::size_t k = 0; k < exam.sections[i].skills.size(); ++k) {
            const std::string& skill = exam.sections[i].skills[k];
            const JsonPath at(skills, k);
            if (!contains(known, skill)) {
                reading.refuse(RefusalCode::BadFormat, at, "unknown_skill", {skill});
            } else if (!contains(offered, skill)) {
                reading.refuse(RefusalCode::BadFormat, at, "skill_not_offered", {skill});
            }
        }
    }
    return reading.refused() ? std::optional(reading.refusal()) : std::nullopt;
}

}  // namespace cutcard
