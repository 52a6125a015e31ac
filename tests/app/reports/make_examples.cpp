#include "app/exchange/exchange_out.h"
#include "app/reports/attempt_report.h"
#include "app/reports/certificate.h"
#include "app/reports/group_report.h"
#include "app/reports/results_csv.h"
#include "app/reports/xapi.h"
#include "app/text/catalogue.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/example_attempts.h"

#include <QApplication>
#include <QFont>

#include <cstdio>

// make_examples FOLDER: writes docs/examples once more, from generated attempts with fixed ids and a set clock.

using namespace cutcard;
using namespace cutcard::reports;
using namespace cutcard::test;

namespace {

struct Member {
    const char* name;
    std::vector<int> errorEvery;  ///< One attempt each.
};

const std::vector<Member> kMembers = {
    {"Alex Example", {4, 14, 40}}, {"Bo Lindgren", {3, 5, 8}}, {"Chris Okafor", {10, 25}},
    {"Dana Novak", {4, 7, 12, 0}}, {"Emil Haddad", {9}},       {"Fran Castillo", {5, 30}},
    {"Gil Moreau", {2, 4, 11}},    {"Hana Sato", {20, 60}},
};

[[noreturn]] void fail(const QString& why) {
    std::fprintf(stderr, "make_examples: %s\n", qUtf8Printable(why));
    std::exit(1);
}

template <typename T>
T mustHave(store::StoreResult<T> result) {
    if (!result) fail(text::storeFault(result.refusal()));
    return std::move(*result);
}

void save(const QString& folder, const char* name, const QByteArray& bytes) {
    const QString fault = saveReport(folder + '/' + name, bytes);
    if (!fault.isEmpty()) fail(fault);
}

std::string numbered(const char* pattern, int number) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), pattern, static_cast<unsigned>(number));
    return text.data();
}

/// A school whose attempts came by a stick: nothing in it depends on the day or the machine.
struct Office {
    QTemporaryDir folder;
    SetClock clock;
    SettledStore made;
    store::Group group;
    std::vector<store::Id> attempts;

    Office() {
        clock.time = kExampleStart + 60LL * 86'400'000;
        made = settled(opened(testOptions(folder.path().toStdString(), clock)));
        const QTemporaryDir elsewhere;
        const store::MachineKey key = exampleKey(elsewhere.path().toStdString());
        mustHave(made.store->registerKey(made.supervisor, key.publicKey(), "Room 2"));
        group = {mustHave(made.store->addGroup(made.supervisor, "Autumn course")), "Autumn course", {}};
        for (std::size_t i = 0; i < kMembers.size(); ++i) add(static_cast<int>(i), key);
        mustHave(made.store->setMembers(made.supervisor, group.id, group.members));
    }

    void add(int number, const store::MachineKey& key) {
        const Member& member = kMembers[static_cast<std::size_t>(number)];
        const store::Id trainee = numbered("aaaaaaaa-0000-4000-8000-%012x", number + 1);
        mustHave(made.store->importPerson(made.supervisor, trainee, member.name));
        group.members.push_back(trainee);
        for (std::size_t i = 0; i < member.errorEvery.size(); ++i) {
            const int attempt = number * 16 + static_cast<int>(i) + 1;
            ExampleWish wish{numbered("11111111-0000-4000-8000-%012x", attempt), trainee, 7 + i, member.errorEvery[i],
                             attempt == 1};
            store::ImportedAttempt import = exampleImport(wish, key);
            const store::Milliseconds later = (static_cast<int>(i) * 14 + number % 3) * 86'400'000LL;
            import.startedAt += later;
            import.sealedAt += later;
            mustHave(made.store->importAttempt(made.supervisor, import));
            attempts.push_back(wish.attempt);
        }
    }

    AttemptFacts facts(const store::Id& attempt) {
        const auto row = mustHave(made.store->attempt(made.supervisor, attempt));
        auto read = attemptFacts(row, mustHave(made.store->transcript(made.supervisor, attempt)));
        if (!read) fail("a transcript cannot be read");
        read->supervisor = "Robin Vale";
        read->regradings = mustHave(made.store->regradings(made.supervisor, attempt));
        return *read;
    }
};

void writeAll(const QString& folder) {
    Office office;
    const ReportOptions options{Paper::A4, "Harbour Dealer School", QTimeZone::utc()};
    const AttemptFacts withErrors = office.facts(office.attempts.front());
    AttemptFacts passed = office.facts(office.attempts[2]);
    save(folder, "attempt.pdf", attemptReport(withErrors, options));
    const auto paper = certificate(passed, options);
    if (!paper) fail(paper.refusal().why);
    save(folder, "certificate.pdf", *paper);
    const auto group = mustHave(groupFacts(*office.made.store, office.made.supervisor, office.group, {}));
    save(folder, "group.pdf", groupReport(group, options));
    save(folder, "attempts.csv", attemptsCsv(mustHave(office.made.store->attempts(office.made.supervisor, {}))));
    save(folder, "errors.csv", errorsCsv(withErrors));
    save(folder, "analysis.csv",
         analysisCsv(mustHave(office.made.store->itemAnalysis(office.made.supervisor, {}, store::AnalysisBy::Skill)),
                     store::AnalysisBy::Skill));
    // A regrade that failed who had passed, so that a statement is voided.
    passed.regradings = {
        {kExampleStart + 50LL * 86'400'000, kExampleSupervisor, "An answer was keyed wrongly", 7600, false}};
    const std::vector<AttemptFacts> both = {withErrors, passed};
    const std::string statements = xapiStatements(both, {"https://school.example"});
    save(folder, "statements.json", QByteArray::fromStdString(statements));
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QFont font;
    font.setFamilies({"Inter", "DejaVu Sans"});
    QApplication::setFont(font);
    if (argc != 2) fail("Usage: make_examples FOLDER");
    writeAll(QString::fromLocal8Bit(argv[1]));
    return 0;
}
