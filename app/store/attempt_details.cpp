#include "app/store/attempt_projection.h"
#include "app/store/checks.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"

#include <algorithm>
#include <map>

namespace cutcard::store {
namespace {

/// Another number makes everything anew: to be counted up when something else is to follow from the same events.
constexpr int kProjection = 2;

constexpr std::int64_t kPiece = 10'000;
constexpr std::int64_t kServersPiece = 2'000;  // What a server answers is in memory as a whole.

/// What the hash of an attempt's details is made of; the columns of a row behind the attempt's number.
std::string detailLine(char kind, const std::vector<std::int64_t>& numbers, std::string_view text = {}) {
    std::string line(1, kind);
    for (const std::int64_t number : numbers) line += ' ' + std::to_string(number);
    line += ' ';
    line += text;
    return line + '\n';
}

/// Skills and reasons are what a form says, and a form is what a kiosk sends: not everything can be stored.
bool canBeStored(const ExamForm& form, const ExamScore& score) {
    const auto& skills = score.bySkill;
    const auto& errors = score.errors;
    return isWord(form.definition.rules) &&
           std::all_of(skills.begin(), skills.end(), [](const auto& one) { return isWord(one.first); }) &&
           std::all_of(errors.begin(), errors.end(),
                       [](const ExamError& one) { return isWord(one.skill) && isWord(one.reason); });
}

struct Share {
    std::int64_t points = 0;
    std::int64_t of = 0;
};

StoreResult<std::int64_t> skillNumber(Database& database, const std::string& rules, const std::string& skill) {
    if (skill.empty()) return std::int64_t{0};
    for (const bool isAdded : {false, true}) {
        if (isAdded) {
            const auto added = database.use(sql::add_exam_skill).bind(rules).bind(skill).run();
            if (!added) return added.refusal();
        }
        Statement known = database.use(sql::exam_skill);
        known.bind(rules).bind(skill);
        if (known.step()) return known.number(0);
        const auto outcome = known.outcome();
        if (!outcome) return outcome.refusal();
    }
    return StoreRefusal{StoreFault::Unexpected, {"exam_skills"}};
}

/// What one attempt earned, item by item and skill by skill, and what went wrong.
class DetailWriter {
public:
    DetailWriter(Database& database, std::int64_t attempt, const ExamForm& form, const ExamScore& score)
        : m_database(database), m_attempt(attempt), m_form(form), m_score(score) {
        for (const SectionScore& item : score.items) {
            m_all.points += item.points;
            m_all.of += item.of;
        }
    }

    StoreResult<Done> removeOlder() {
        for (const std::string_view text :
             {sql::remove_attempt_items, sql::remove_attempt_skills, sql::remove_attempt_errors}) {
            auto removed = m_database.use(text).bind(m_attempt).run();
            if (!removed) return removed;
        }
        return Done{};
    }

    StoreResult<Done> addItems() {
        for (std::size_t i = 0; i < m_score.items.size(); ++i) {
            const auto kind = m_form.definition.sections[m_form.items[i].section].kind;
            auto added = add(sql::add_attempt_item, 'i', {count(i), static_cast<std::int64_t>(kind)},
                             {m_score.items[i].points, m_score.items[i].of});
            if (!added) return added;
        }
        return Done{};
    }

    /// By their numbers, as they are read again.
    StoreResult<Done> addSkills() {
        std::map<std::int64_t, Share> skills;
        for (const auto& [skill, own] : m_score.bySkill) {
            const auto number = skillNumber(m_database, m_form.definition.rules, skill);
            if (!number) return number.refusal();
            if (*number != 0) skills[*number] = {own.points, own.of};
        }
        for (const auto& [number, own] : skills) {
            auto added = add(sql::add_attempt_skill, 's', {number}, own);
            if (!added) return added;
        }
        return Done{};
    }

    StoreResult<Done> addErrors() {
        for (std::size_t i = 0; i < m_score.errors.size(); ++i) {
            const ExamError& error = m_score.errors[i];
            const auto skill = skillNumber(m_database, m_form.definition.rules, error.skill);
            if (!skill) return skill.refusal();
            const std::vector<std::int64_t> numbers = {count(i), count(error.item), *skill};
            Statement statement = m_database.use(sql::add_attempt_error);
            statement.bind(m_attempt);
            for (const std::int64_t number : numbers) statement.bind(number);
            auto added = statement.bind(error.reason).run();
            if (!added) return added;
            m_lines += detailLine('e', numbers, error.reason);
        }
        return Done{};
    }

    Digest hash() const { return sha256(m_lines); }

private:
    /// From 1, as people count.
    static std::int64_t count(std::size_t place) { return static_cast<std::int64_t>(place) + 1; }

    StoreResult<Done> add(std::string_view sql, char kind, std::vector<std::int64_t> numbers, const Share& own) {
        numbers.insert(numbers.end(), {own.points, own.of, m_all.points - own.points, m_all.of - own.of});
        Statement statement = m_database.use(sql);
        statement.bind(m_attempt);
        for (const std::int64_t number : numbers) statement.bind(number);
        m_lines += detailLine(kind, numbers);
        return statement.run();
    }

    Database& m_database;
    std::int64_t m_attempt;
    const ExamForm& m_form;
    const ExamScore& m_score;
    Share m_all;
    std::string m_lines;
};

/// The lines of one table, attempt by attempt, in the order of the attempts.
class DetailReader {
public:
    DetailReader(Database& database, std::string_view sql, char kind, int numbers, bool hasText)
        : m_row(database.use(sql)), m_kind(kind), m_numbers(numbers), m_hasText(hasText), m_isRow(m_row.step()) {}

    std::string linesOf(std::int64_t attempt) {
        std::string lines;
        while (m_isRow && m_row.number(0) <= attempt) {
            // A row of an attempt that is not there makes the next one wrong.
            std::vector<std::int64_t> numbers;
            for (int i = 1; i <= m_numbers; ++i) numbers.push_back(m_row.number(i));
            lines += detailLine(m_kind, numbers, m_hasText ? m_row.text(m_numbers + 1) : std::string());
            m_isRow = m_row.step();
        }
        return lines;
    }

    bool isAtEnd() const { return !m_isRow; }
    StoreResult<Done> outcome() const { return m_row.outcome(); }

private:
    Statement m_row;
    char m_kind;
    int m_numbers;
    bool m_hasText;
    bool m_isRow;
};

}  // namespace

std::string attemptsFact(std::int64_t attempts) {
    return std::to_string(kProjection) + ' ' + std::to_string(attempts);
}

/// 0: it is not there, or was never noted.
StoreResult<std::int64_t> AttemptProjection::formNumber(const Id& id, int version) {
    Statement known = m_database.use(sql::exam_form);
    known.bind(id).bind(version);
    if (known.step()) return known.number(0);
    const auto outcome = known.outcome();
    if (!outcome) return outcome.refusal();
    return std::int64_t{0};
}

StoreResult<Done> AttemptProjection::noteForm(const Id& id, int version, std::string_view body) {
    const std::string_view items = memberBytes(body, "items");
    const auto rules = memberText(memberBytes(body, "exam"), "rules");
    if (items.empty() || !rules) return Done{};
    const auto known = formNumber(id, version);
    if (!known) return known.refusal();
    if (*known != 0) return Done{};
    return m_database.use(sql::add_exam_form).bind(id).bind(version).bind(*rules).bind(sha256(items)).run();
}

/// Forms are large, and there may be one for every attempt: the others are not summed up anew.
StoreResult<Done> AttemptProjection::sumDefinition(const Definition& definition) {
    if (!m_database.hasRowHashes()) return Done{};
    Digest rowHash{};
    {
        Statement row = m_database.use(sql::definition_hash);
        row.bind(definition.id).bind(definition.version);
        if (!row.step()) return StoreRefusal{StoreFault::Unexpected, {"definitions"}};
        rowHash = row.digest(0);
    }
    return addToSum(m_database, Summed::Definitions, rowHash);
}

StoreResult<Done> AttemptProjection::addDefinition(const Definition& definition) {
    auto added = m_database.use(sql::add_definition)
                     .bind(definition.id)
                     .bind(definition.version)
                     .bind(definition.kind)
                     .bindBytes(definition.body)
                     .bind(definition.at)
                     .run();
    if (!added) return added;
    return noteDefinition(definition);
}

StoreResult<Done> AttemptProjection::noteDefinition(const Definition& definition) {
    auto summed = sumDefinition(definition);
    if (!summed || definition.kind != "form") return summed;
    return noteForm(definition.id, definition.version, definition.body);
}

/// What the lines of one's own attempts have told already.
StoreResult<Done> AttemptProjection::readImport(AttemptRecord& record, const Attempt& attempt) {
    const auto file = m_archive.transcript(record);
    if (!file) return file.refusal();
    const std::size_t last = file->rfind("{\"head\":");
    if (last == std::string::npos) return StoreRefusal{StoreFault::AttemptUnreadable, {"head"}};
    const auto head = memberText(std::string_view(*file).substr(last), "head");
    const auto digest = head ? digestOf(*head) : std::nullopt;
    if (!digest) return StoreRefusal{StoreFault::AttemptUnreadable, {"head"}};
    record.head = *digest;
    record.events = static_cast<std::int64_t>(attempt.events.size());
    record.row.shortCode = shortCode(record.head);
    record.row.examTime = attempt.events.empty() ? 0 : attempt.events.back().at;
    record.row.interruptions =
        static_cast<int>(std::count_if(attempt.events.begin(), attempt.events.end(), [](const AttemptEvent& event) {
            return event.kind == AttemptEventKind::Interrupted;
        }));
    return Done{};
}

StoreResult<Done> AttemptProjection::addScore(AttemptRecord& record) {
    if (record.number == 0) {
        auto written = finish();
        if (!written) return written;
    }
    if (record.row.broken) return Done{};
    const auto form = m_archive.form(record);
    if (!form) return form.refusal();
    const auto attempt = m_archive.attempt(record);
    if (!attempt) return attempt.refusal();
    if (record.isImported()) {
        auto read = readImport(record, *attempt);
        if (!read) return read;
    }
    const ExamScore score = scoreOf(**form, *attempt);
    if (!canBeStored(**form, score)) return StoreRefusal{StoreFault::AttemptUnreadable, {"form"}};
    record.row.hundredths = score.hundredths;
    record.row.passed = score.passed;
    record.row.criticals = static_cast<int>(score.critical.size());
    record.row.errors = static_cast<int>(score.errors.size());
    return replaceDetails(record, **form, score);
}

StoreResult<Done> AttemptProjection::replaceDetails(AttemptRecord& record, const ExamForm& form,
                                                    const ExamScore& score) {
    DetailWriter writer(m_database, record.number, form, score);
    for (const auto step :
         {&DetailWriter::removeOlder, &DetailWriter::addItems, &DetailWriter::addSkills, &DetailWriter::addErrors}) {
        auto done = (writer.*step)();
        if (!done) return done;
    }
    record.details = writer.hash();
    return Done{};
}

StoreResult<bool> AttemptProjection::areDetailsRight() {
    DetailReader items(m_database, sql::all_attempt_items, 'i', 6, false);
    DetailReader skills(m_database, sql::all_attempt_skills, 's', 5, false);
    DetailReader errors(m_database, sql::all_attempt_errors, 'e', 3, true);
    Statement row = m_database.use(sql::attempt_details);
    while (row.step()) {
        const std::int64_t number = row.number(0);
        const Digest found = sha256(items.linesOf(number) + skills.linesOf(number) + errors.linesOf(number));
        if (found != row.digest(1)) return false;
    }
    for (const auto& outcome : {row.outcome(), items.outcome(), skills.outcome(), errors.outcome()}) {
        if (!outcome) return outcome.refusal();
    }
    return items.isAtEnd() && skills.isAtEnd() && errors.isAtEnd();
}

StoreResult<bool> AttemptProjection::isFitting() {
    const auto attempts = m_database.number("SELECT count(*) FROM attempts");
    if (!attempts) return attempts.refusal();
    {
        Statement fact = m_database.use(sql::fact);
        fact.bind("attempts");
        if (!fact.step() || fact.text(0) != attemptsFact(*attempts)) return false;
    }
    if (!m_database.hasRowHashes()) return true;
    const auto faults = m_database.number(sql::attempt_faults);
    if (!faults) return faults.refusal();
    if (*faults != 0) return false;
    return areDetailsRight();
}

StoreResult<Done> AttemptProjection::clear() {
    auto emptied = m_database.execute(
        "DELETE FROM attempt_items; DELETE FROM attempt_skills; DELETE FROM attempt_errors; DELETE FROM attempts;"
        "DELETE FROM exam_forms; DELETE FROM exam_skills");
    if (!emptied) return emptied;
    auto noted = m_database.use(sql::set_fact).bind("attempts").bind(attemptsFact(0)).run();
    if (!noted) return noted;
    {
        Statement form = m_database.use(sql::stored_forms);
        while (form.step()) {
            auto taken = noteForm(form.text(0), static_cast<int>(form.number(1)), form.text(2));
            if (!taken) return taken;
        }
        auto outcome = form.outcome();
        if (!outcome) return outcome;
    }
    return Done{};
}

StoreResult<Done> AttemptProjection::makeAnew() {
    auto cleared = clear();
    if (!cleared) return cleared;
    return takeAllAfter(0);
}

StoreResult<std::int64_t> AttemptProjection::takeSomeAfter(std::int64_t position) {
    {
        Statement row = m_database.use(sql::events_to_project);
        row.bind(position).bind(m_database.hasRowHashes() ? kPiece : kServersPiece);
        while (row.step()) {
            const Event event = eventOf(row);
            position = event.position;
            const auto taken = take(event);
            if (taken) continue;
            if (taken.refusal().fault != StoreFault::AttemptUnreadable || !m_current) return taken.refusal();
            // Kept and shown: a list has to say that there is something that cannot be read.
            m_current->row.broken = true;
        }
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    const auto finished = finish();
    if (!finished) return finished.refusal();
    m_current.reset();
    return position;
}

StoreResult<Done> AttemptProjection::takeAllAfter(std::int64_t position) {
    for (;;) {
        const auto last = takeSomeAfter(position);
        if (!last) return last.refusal();
        if (*last == position) break;
        position = *last;
    }
    m_archive.forgetForms();
    return Done{};
}

StoreResult<Done> AttemptProjection::bringUpToDate() {
    const auto fits = isFitting();
    if (!fits) return fits.refusal();
    const auto last = m_database.number(sql::projected_up_to);
    if (!last) return last.refusal();
    if (*fits) {
        const auto newest = m_database.number(sql::newest_to_project);
        if (!newest) return newest.refusal();
        if (*newest <= *last) return Done{};
    }
    Transaction transaction(m_database);
    if (!transaction.begun()) return transaction.begun();
    auto taken = *fits ? takeAllAfter(*last) : makeAnew();
    if (!taken) return taken;
    auto summed = refreshSums(m_database, {Summed::Facts});
    if (!summed) return summed;
    return transaction.commit();
}

}  // namespace cutcard::store
