#include "app/reports/xapi.h"

#include "engine/json/json_writer.h"

#include <QDateTime>
#include <QUrl>
#include <QUuid>

namespace cutcard::reports {
namespace {

constexpr auto kVerbs = "http://adlnet.gov/expapi/verbs/";
constexpr auto kAssessment = "http://adlnet.gov/expapi/activities/assessment";
constexpr auto kCmi5Category = "https://w3id.org/xapi/cmi5/context/categories/cmi5";
constexpr auto kMoveOnCategory = "https://w3id.org/xapi/cmi5/context/categories/moveon";
constexpr auto kSession = "https://w3id.org/xapi/cmi5/context/extensions/sessionid";

std::string timestamp(store::Milliseconds at) {
    return QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODateWithMs).toStdString();
}

/// ISO 8601 to the hundredth of a second, which is as fine as the specification compares.
std::string durationText(std::int64_t milliseconds) {
    const std::int64_t hundredths = milliseconds / 10;
    const std::int64_t seconds = hundredths / 100;
    std::string text = "PT";
    if (seconds >= 3600) text += std::to_string(seconds / 3600) + "H";
    if (seconds >= 60) text += std::to_string(seconds / 60 % 60) + "M";
    text += std::to_string(seconds % 60);
    const std::string rest = std::to_string(100 + hundredths % 100).substr(1);
    return text + (rest == "00" ? "" : "." + rest) + "S";
}

/// An exact decimal: 8125 of ten thousand is 0.8125.
std::string decimal(int value, int digits) {
    std::string text = std::to_string(value);
    const auto size = static_cast<std::size_t>(digits);
    if (text.size() <= size) text.insert(0, size + 1 - text.size(), '0');
    text.insert(text.size() - size, ".");
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

/// One grading of an attempt: 0 as it was first scored, then every regrade.
struct Grading {
    std::size_t number = 0;
    store::Milliseconds at = 0;
    int hundredths = 0;
    bool passed = false;
};

class AttemptStatements {
public:
    AttemptStatements(JsonWriter& json, const AttemptFacts& facts, const std::string& home)
        : m_json(json), m_facts(facts), m_row(facts.row), m_home(home) {}

    void write() {
        const Grading first{0, m_row.sealedAt, m_row.hundredths, m_row.passed};
        writeInitialized();
        writeCompleted();
        writeGraded(first);
        writeTerminated();
        Grading before = first;
        for (const store::Regrading& regrading : m_facts.regradings) {
            const Grading now{before.number + 1, regrading.at, regrading.hundredths, regrading.passed};
            writeVoided(before, regrading);
            writeGraded(now);
            before = now;
        }
    }

private:
    enum class Moves : bool { No, Yes };

    /// The same for the same attempt, school and act, however often it is written.
    std::string uuid(const std::string& of) const {
        const QUuid space(QString::fromStdString(m_row.attempt));
        return QUuid::createUuidV5(space, QByteArray::fromStdString(of + ' ' + m_home))
            .toString(QUuid::WithoutBraces)
            .toStdString();
    }

    static std::string verbOf(const Grading& grading) { return grading.passed ? "passed" : "failed"; }
    std::string idOf(const Grading& grading) const {
        return uuid(verbOf(grading) + '/' + std::to_string(grading.number));
    }
    std::string sessionOf(std::size_t grading) const { return uuid("session/" + std::to_string(grading)); }
    std::string extension(const char* name) const { return m_home + "/xapi/extensions/" + name; }

    void begin(const std::string& id, const store::Id& actor, const std::string& verb) {
        m_json.beginObject();
        m_json.text("id", id);
        writeAgent("actor", actor);
        m_json.key("verb");
        m_json.beginObject();
        m_json.text("id", kVerbs + verb);
        m_json.key("display");
        m_json.beginObject();
        m_json.text("en", verb);
        m_json.endObject();
        m_json.endObject();
    }

    void end(store::Milliseconds at) {
        m_json.text("timestamp", timestamp(at));
        m_json.endObject();
    }

    void writeAgent(const char* name, const store::Id& person) {
        m_json.key(name);
        m_json.beginObject();
        m_json.text("objectType", "Agent");
        m_json.key("account");
        m_json.beginObject();
        m_json.text("homePage", m_home);
        m_json.text("name", person);
        m_json.endObject();
        m_json.endObject();
    }

    void writeExam() {
        m_json.key("object");
        m_json.beginObject();
        m_json.text("objectType", "Activity");
        m_json.text("id", m_home + "/exams/" + m_row.exam + "/" + std::to_string(m_row.version));
        m_json.key("definition");
        m_json.beginObject();
        m_json.key("name");
        m_json.beginObject();
        // Nobody knows which language a title was written in.
        m_json.text("und", m_row.title);
        m_json.endObject();
        m_json.text("type", kAssessment);
        m_json.endObject();
        m_json.endObject();
    }

    void writeContext(Moves moves, std::size_t grading) {
        m_json.key("context");
        m_json.beginObject();
        m_json.text("registration", m_row.attempt);
        if (!m_row.supervisor.empty()) writeAgent("instructor", m_row.supervisor);
        m_json.text("platform", "Cutcard");
        m_json.key("contextActivities");
        m_json.beginObject();
        m_json.key("category");
        m_json.beginArray();
        writeCategory(kCmi5Category);
        if (moves == Moves::Yes) writeCategory(kMoveOnCategory);
        m_json.endArray();
        m_json.endObject();
        m_json.key("extensions");
        m_json.beginObject();
        m_json.text(kSession, sessionOf(grading));
        m_json.text(extension("short-code"), m_row.shortCode);
        m_json.number(extension("pass-mark"), m_facts.transcript.header.form.definition.passMark);
        m_json.number(extension("grading"), static_cast<std::int64_t>(grading));
        m_json.endObject();
        m_json.endObject();
    }

    void writeCategory(const char* id) {
        m_json.beginObject();
        m_json.text("objectType", "Activity");
        m_json.text("id", id);
        m_json.endObject();
    }

    void writeInitialized() {
        begin(uuid("initialized"), m_row.trainee, "initialized");
        writeExam();
        writeContext(Moves::No, 0);
        end(m_row.startedAt);
    }

    void writeCompleted() {
        begin(uuid("completed"), m_row.trainee, "completed");
        writeExam();
        m_json.key("result");
        m_json.beginObject();
        m_json.boolean("completion", true);
        m_json.text("duration", durationText(m_row.examTime));
        m_json.endObject();
        writeContext(Moves::Yes, 0);
        end(m_row.sealedAt);
    }

    void writeGraded(const Grading& grading) {
        begin(idOf(grading), m_row.trainee, verbOf(grading));
        writeExam();
        m_json.key("result");
        m_json.beginObject();
        m_json.key("score");
        m_json.beginObject();
        m_json.key("scaled");
        m_json.raw(decimal(grading.hundredths, 4));
        m_json.key("raw");
        m_json.raw(decimal(grading.hundredths, 2));
        m_json.number("min", 0);
        m_json.number("max", 100);
        m_json.endObject();
        m_json.boolean("success", grading.passed);
        m_json.text("duration", durationText(m_row.examTime));
        m_json.endObject();
        writeContext(Moves::Yes, grading.number);
        end(grading.at);
    }

    void writeTerminated() {
        begin(uuid("terminated"), m_row.trainee, "terminated");
        writeExam();
        m_json.key("result");
        m_json.beginObject();
        m_json.text("duration", durationText(m_row.examTime));
        m_json.endObject();
        writeContext(Moves::No, 0);
        end(m_row.sealedAt);
    }

    /// The reason stays at home: whoever wrote it may have named somebody.
    void writeVoided(const Grading& grading, const store::Regrading& by) {
        begin(uuid("voided/" + std::to_string(grading.number)), by.by, "voided");
        m_json.key("object");
        m_json.beginObject();
        m_json.text("objectType", "StatementRef");
        m_json.text("id", idOf(grading));
        m_json.endObject();
        end(by.at);
    }

    JsonWriter& m_json;
    const AttemptFacts& m_facts;
    const store::AttemptRow& m_row;
    const std::string& m_home;
};

}  // namespace

bool isHomePage(const QString& text) {
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    return url.isValid() && isWeb && !url.host().isEmpty() && !url.hasQuery() && !url.hasFragment();
}

std::string xapiStatements(std::span<const AttemptFacts> attempts, const XapiOptions& options) {
    std::string home = options.homePage.toStdString();
    while (home.ends_with('/')) home.pop_back();
    std::string text;
    JsonWriter json(text);
    json.beginArray();
    for (const AttemptFacts& facts : attempts) {
        const bool counts = facts.row.state == store::AttemptState::Sealed && !facts.row.broken;
        if (counts) AttemptStatements(json, facts, home).write();
    }
    json.endArray();
    return text + '\n';
}

}  // namespace cutcard::reports
