#include "app/supervisor/rules_draft.h"

#include "engine/record/submission_writer.h"

#include <algorithm>

namespace cutcard::supervisor {
namespace {

constexpr std::size_t kLongestTitle = 200;
constexpr std::size_t kLongestName = 64;

std::string member(const Json& document, const char* name) {
    const auto found = document.find(name);
    return found != document.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isShortName(std::string_view id) {
    return !id.empty() && id.size() <= kLongestName && std::all_of(id.begin(), id.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

/// What the console asks of house rules beyond what the engine does.
std::optional<Refusal> nameFault(const Json& document, const RulesDraft::IsTaken& isTaken) {
    const std::string title = member(document, "title");
    if (title.empty() || title.size() > kLongestTitle) {
        return Refusal{RefusalCode::BadFormat, "title", "bad_title", {std::to_string(kLongestTitle)}};
    }
    const std::string id = member(document, "id");
    if (!isShortName(id)) {
        return Refusal{RefusalCode::BadFormat, "id", "bad_house_id", {std::to_string(kLongestName)}};
    }
    if (RuleBook::instance().find(id) || isTaken(id)) {
        return Refusal{RefusalCode::BadFormat, "id", "house_id_taken", {id}};
    }
    return std::nullopt;
}

Json parsed(const std::string& text) {
    return *parseStrictJson(text);
}

}  // namespace

RulesDraft::RulesDraft(Json document, IsTaken isTaken, QObject* parent)
    : Draft(
          std::move(document),
          [isTaken = std::move(isTaken)](const Json& now) -> std::optional<Refusal> {
              if (auto fault = nameFault(now, isTaken)) return fault;
              const auto read = readSubmission(now.dump(), RuleBook::instance());
              return read ? std::nullopt : std::optional(read.refusal());
          },
          parent) {
    // Before anybody else hears of the change.
    connect(this, &Draft::changed, this, &RulesDraft::read);
    read();
}

std::shared_ptr<const RuleSet> RulesDraft::chapter() const {
    return RuleBook::instance().find(member(document(), "base"));
}

void RulesDraft::read() {
    m_submission.reset();
    if (!fault()) {
        auto read = readSubmission(document().dump(), RuleBook::instance());
        m_rules = read->rules;
        m_submission = std::move(*read);
        return;
    }
    const auto plain = chapter();
    const Json* tables = find(Path("/paytables"));
    Reading reading;
    const JsonPath root;
    m_rules = tables == nullptr ? plain : withHouseTables(*plain, *tables, root, reading);
}

std::string RulesDraft::text() const {
    return m_submission ? submissionText(*m_submission) : std::string();
}

QString RulesDraft::title() const {
    return QString::fromStdString(member(document(), "title"));
}

Json newHouse(const RuleSet& chapter, const std::string& id, const std::string& title) {
    RulesSubmission submission = plainSubmission(RuleBook::instance().find(chapter.id), standardSelections(chapter));
    submission.id = id;
    submission.title = title;
    return parsed(submissionText(submission));
}

Result<Json> houseDocument(std::string_view text) {
    const auto read = readSubmission(text, RuleBook::instance());
    if (!read) return read.refusal();
    return parsed(submissionText(*read));
}

}  // namespace cutcard::supervisor
