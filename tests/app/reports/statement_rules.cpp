#include "tests/app/reports/statement_rules.h"

#include <map>
#include <regex>
#include <set>

namespace cutcard::test {
namespace {

const std::regex kUuid("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}");
const std::regex kIri(R"([A-Za-z][A-Za-z0-9+.\-]*:[^\s<>"{}|\\^`]+)");
// RFC 5646: a language, then script, region, variants and extensions.
const std::regex kLanguage("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*");
const std::regex kTimestamp(
    R"(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)\.\d{3}\d*(Z|[+\-]\d\d:\d\d))");
const std::regex kDuration(R"(P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?|P\d+W)");

const std::string kVerbs = "http://adlnet.gov/expapi/verbs/";
const std::string kCmi5 = "https://w3id.org/xapi/cmi5/context/";

class Rules {
public:
    std::vector<std::string> check(const Json& statements) {
        expect(statements.is_array(), "the file is an array");
        if (!statements.is_array()) return m_broken;
        for (const Json& one : statements) collect(one);
        for (std::size_t i = 0; i < statements.size(); ++i) {
            m_at = "[" + std::to_string(i) + "] ";
            checkStatement(statements[i]);
        }
        return m_broken;
    }

private:
    void expect(bool holds, const std::string& rule) {
        if (!holds) m_broken.push_back(m_at + rule);
    }

    static std::string word(const Json& object, const char* key) {
        const bool has = object.is_object() && object.contains(key) && object[key].is_string();
        return has ? object[key].get<std::string>() : std::string();
    }

    static std::string verbOf(const Json& statement) {
        const std::string id = statement.is_object() && statement.contains("verb") ? word(statement["verb"], "id") : "";
        return id.rfind(kVerbs, 0) == 0 ? id.substr(kVerbs.size()) : id;
    }

    void collect(const Json& statement) {
        const std::string id = word(statement, "id");
        expect(m_verbs.emplace(id, verbOf(statement)).second, "an id is used once: " + id);
    }

    void members(const Json& object, const std::set<std::string>& required, const std::set<std::string>& optional,
                 const std::string& what) {
        expect(object.is_object(), what + " is an object");
        if (!object.is_object()) return;
        for (const std::string& key : required) expect(object.contains(key), what + " has " + key);
        for (const auto& [key, value] : object.items()) {
            expect(required.contains(key) || optional.contains(key), what + " has no " + key);
        }
    }

    void matches(const Json& value, const std::regex& pattern, const std::string& rule) {
        expect(value.is_string() && std::regex_match(value.get<std::string>(), pattern), rule);
    }

    void noNulls(const Json& value) {
        expect(!value.is_null(), "nothing is null");
        if (!value.is_structured()) return;
        for (const auto& [key, member] : value.items()) {
            if (key != "extensions") noNulls(member);
        }
    }

    void languageMap(const Json& map, const std::string& what) {
        expect(map.is_object() && !map.empty(), what + " is a language map");
        if (!map.is_object()) return;
        for (const auto& [tag, text] : map.items()) {
            expect(std::regex_match(tag, kLanguage), what + ": a language tag");
            expect(text.is_string(), what + ": a text");
        }
    }

    void extensions(const Json& map, const std::string& what) {
        expect(map.is_object(), what + " is an object");
        for (const auto& [key, value] : map.items()) expect(std::regex_match(key, kIri), what + ": keys are IRIs");
    }

    void agent(const Json& value, const std::string& what) {
        members(value, {"account"}, {"objectType"}, what);
        if (!value.is_object()) return;
        expect(!value.contains("objectType") || value["objectType"] == "Agent", what + " is an Agent");
        // Exactly one way to tell who it is, and no name of a person.
        const Json account = value.value("account", Json());
        members(account, {"homePage", "name"}, {}, what + ".account");
        if (!account.is_object()) return;
        matches(account.value("homePage", Json()), kIri, what + ".account.homePage is an IRL");
        expect(!word(account, "name").empty(), what + ".account.name is a text");
        matches(account.value("name", Json()), kUuid, what + ".account.name is a UUID");
    }

    void activity(const Json& value, const std::string& what) {
        members(value, {"id"}, {"objectType", "definition"}, what);
        if (!value.is_object()) return;
        expect(!value.contains("objectType") || value["objectType"] == "Activity", what + " is an Activity");
        matches(value.value("id", Json()), kIri, what + ".id is an IRI");
        if (!value.contains("definition")) return;
        const Json& definition = value["definition"];
        members(definition, {}, {"name", "description", "type", "moreInfo", "extensions"}, what + ".definition");
        if (definition.contains("name")) languageMap(definition["name"], what + ".definition.name");
        if (definition.contains("description")) languageMap(definition["description"], what + ".description");
        if (definition.contains("type")) matches(definition["type"], kIri, what + ".definition.type is an IRI");
    }

    void score(const Json& value) {
        members(value, {}, {"scaled", "raw", "min", "max"}, "score");
        if (!value.is_object()) return;
        for (const auto& [key, number] : value.items()) expect(number.is_number(), "score." + key + " is a number");
        const auto number = [&](const char* key) { return value[key].is_number() ? value[key].get<double>() : 0.0; };
        if (value.contains("scaled")) expect(number("scaled") >= -1 && number("scaled") <= 1, "scaled is -1 to 1");
        if (value.contains("min") && value.contains("max")) expect(number("min") < number("max"), "min is below max");
        if (value.contains("raw") && value.contains("min")) expect(number("raw") >= number("min"), "raw from min on");
        if (value.contains("raw") && value.contains("max")) expect(number("raw") <= number("max"), "raw up to max");
    }

    void result(const Json& value) {
        members(value, {}, {"score", "success", "completion", "response", "duration", "extensions"}, "result");
        if (!value.is_object()) return;
        if (value.contains("score")) score(value["score"]);
        if (value.contains("success")) expect(value["success"].is_boolean(), "success is a boolean");
        if (value.contains("completion")) expect(value["completion"].is_boolean(), "completion is a boolean");
        if (value.contains("duration")) matches(value["duration"], kDuration, "duration is one of ISO 8601");
        if (value.contains("extensions")) extensions(value["extensions"], "result.extensions");
    }

    void context(const Json& value, bool ofActivity) {
        members(value, {},
                {"registration", "instructor", "team", "revision", "platform", "language", "statement",
                 "contextActivities", "extensions"},
                "context");
        if (!value.is_object()) return;
        if (value.contains("registration")) matches(value["registration"], kUuid, "registration is a UUID");
        if (value.contains("instructor")) agent(value["instructor"], "instructor");
        if (value.contains("platform")) expect(ofActivity && value["platform"].is_string(), "platform of an activity");
        if (value.contains("revision")) expect(ofActivity && value["revision"].is_string(), "revision of an activity");
        if (value.contains("language")) matches(value["language"], kLanguage, "language is a tag");
        if (value.contains("extensions")) extensions(value["extensions"], "context.extensions");
        if (!value.contains("contextActivities")) return;
        members(value["contextActivities"], {}, {"parent", "grouping", "category", "other"}, "contextActivities");
        for (const auto& [key, list] : value["contextActivities"].items()) {
            expect(list.is_array(), key + " is an array");
            for (const Json& one : list) activity(one, key);
        }
    }

    void checkStatement(const Json& statement) {
        members(statement, {"id", "actor", "verb", "object", "timestamp"},
                {"result", "context", "stored", "authority", "version", "attachments"}, "statement");
        if (!statement.is_object()) return;
        noNulls(statement);
        matches(statement.value("id", Json()), kUuid, "id is a UUID");
        agent(statement.value("actor", Json()), "actor");
        const Json verb = statement.value("verb", Json());
        members(verb, {"id", "display"}, {}, "verb");
        if (verb.is_object()) {
            matches(verb.value("id", Json()), kIri, "verb.id is an IRI");
            languageMap(verb.value("display", Json()), "verb.display");
        }
        matches(statement.value("timestamp", Json()), kTimestamp, "timestamp is RFC 3339 with milliseconds");
        expect(word(statement, "timestamp").find("-00:00") == std::string::npos, "the offset is not -00:00");
        const Json object = statement.value("object", Json());
        const bool isRef = word(object, "objectType") == "StatementRef";
        if (statement.contains("result")) result(statement["result"]);
        if (statement.contains("context")) context(statement["context"], !isRef);
        if (verbOf(statement) == "voided") {
            checkVoided(statement, object);
        } else {
            expect(!isRef, "the object is an activity");
            activity(object, "object");
            checkCmi5(statement);
        }
    }

    void checkVoided(const Json& statement, const Json& object) {
        members(object, {"objectType", "id"}, {}, "the object of a voiding statement");
        expect(word(object, "objectType") == "StatementRef", "a voiding statement has a StatementRef");
        matches(object.value("id", Json()), kUuid, "the reference is a UUID");
        const auto target = m_verbs.find(word(object, "id"));
        expect(target != m_verbs.end(), "what is voided was said");
        if (target != m_verbs.end()) expect(target->second != "voided", "a voiding statement is not voided");
        expect(!statement.contains("result"), "a voiding statement has no result");
    }

    /// cmi5, sections 9.3 to 9.6.
    void checkCmi5(const Json& statement) {
        const std::string verb = verbOf(statement);
        static const std::set<std::string> kKnown = {"initialized", "completed", "passed", "failed", "terminated"};
        expect(kKnown.contains(verb), "the verb is one of cmi5");
        const Json result = statement.value("result", Json::object());
        const bool isGraded = verb == "passed" || verb == "failed";
        expect(result.contains("score") == isGraded, "a score is of passed and failed alone");
        expect(result.contains("success") == isGraded, "success is of passed and failed alone");
        if (result.contains("success")) expect(result["success"] == Json(verb == "passed"), "success as the verb says");
        expect(result.contains("completion") == (verb == "completed"), "completion is of completed alone");
        if (result.contains("completion")) expect(result["completion"] == Json(true), "completed is complete");
        expect(result.contains("duration") == (verb != "initialized"), "all but initialized have a duration");
        const Json context = statement.value("context", Json::object());
        expect(context.contains("registration"), "a registration");
        std::set<std::string> categories;
        const Json activities = context.value("contextActivities", Json::object());
        for (const Json& one : activities.value("category", Json::array())) categories.insert(word(one, "id"));
        expect(categories.contains(kCmi5 + "categories/cmi5"), "the category cmi5");
        const bool moves = result.contains("success") || result.contains("completion");
        expect(categories.contains(kCmi5 + "categories/moveon") == moves, "the category moveOn where it counts");
        const Json more = context.value("extensions", Json::object());
        expect(more.contains(kCmi5 + "extensions/sessionid"), "the session");
    }

    std::map<std::string, std::string> m_verbs;
    std::string m_at;
    std::vector<std::string> m_broken;
};

}  // namespace

std::vector<std::string> brokenRules(const Json& statements) {
    return Rules().check(statements);
}

}  // namespace cutcard::test
