#include "engine/irregularities/ruling.h"
#include "engine/players/deal_round.h"
#include "engine/procedure/table_procedures.h"
#include "engine/record/irregularity_record.h"
#include "engine/rules/rule_book.h"
#include "engine/rules/skills.h"
#include "tests/support/worked_cases.h"

#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Every branch that the rules name is decided by a hand-worked case, and no case is decided by a branch nobody lists.
class TestSkills : public QObject {
    Q_OBJECT

private slots:
    void skillsAndTestedBranchesAreTheSameSet_data();
    void skillsAndTestedBranchesAreTheSameSet();
};

namespace {

using Names = std::set<std::string>;

void addSettlement(const Settlement& settlement, Names& names) {
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            names.insert(line.branch->skill);
            if (line.limit != nullptr) names.insert(line.limit->skill);
        }
        for (const EnvyLine& line : seat.envy) names.insert(line.branch->skill);
    }
    for (const Step& step : settlement.procedure.steps()) names.insert(step.branch->skill);
}

void addRound(const Json& round, Names& names) {
    const RoundRecord record = recordOf(round);
    addSettlement(record.game->adjudicate(record.round), names);
}

/// Openings are asserted card by card in tst_dealing_order and tst_deal; here every method is dealt once.
void addDeals(const std::shared_ptr<const RuleSet>& rules, Names& names) {
    const auto game = openGame(plainSubmission(rules, everySelection(*rules)));
    for (DealingMethod method : rules->methods) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            DealRequest request;
            request.seed = seed;
            request.number = static_cast<std::int64_t>(seed);
            request.method = method;
            const Settlement settlement = game->adjudicate(dealRound(*game, request));
            for (const Step& step : settlement.procedure.steps()) {
                if (step.action == Action::CollectForfeit || step.action == Action::Settle) continue;
                names.insert(step.branch->skill);
            }
        }
    }
}

Names testedBranches(const WorkedRules& worked) {
    const auto rules = RuleBook::instance().find(worked.id);
    Names names;
    for (const Json& item : jsonLines(worked.file("rounds", ".jsonl"))) addRound(item["round"], names);
    for (const Json& item : jsonLines(worked.file("order", ".jsonl"))) addRound(item["round"], names);
    for (const auto& row : tableRows(worked.file("paytables", ".tsv"))) addRound(roundOfRow(worked.id, row), names);
    for (const Json& item : jsonLines(worked.file("irregularities", ".jsonl"))) {
        Reading reading;
        names.insert(ruleOn(*rules, readIrregularity(item["event"], JsonPath(), *rules, reading)).branch->skill);
    }
    // The text is silent on a card that was drawn and seen; the ruling is tested by its name alone.
    Irregularity seen;
    seen.kind = IrregularityKind::CardDrawnInError;
    seen.exposed = true;
    names.insert(ruleOn(*rules, seen).branch->skill);
    addDeals(rules, names);
    for (TableProcedure procedure : tableProceduresOf(*rules)) {
        const Procedure steps = tableProcedure(*rules, procedure);
        for (const Step& step : steps.steps()) names.insert(step.branch->skill);
    }
    return names;
}

}  // namespace

void TestSkills::skillsAndTestedBranchesAreTheSameSet_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < workedRules().size(); ++i) QTest::newRow(workedRules()[i].id) << static_cast<int>(i);
}

void TestSkills::skillsAndTestedBranchesAreTheSameSet() {
    QFETCH(int, index);
    const WorkedRules& worked = workedRules()[static_cast<std::size_t>(index)];
    const Names tested = testedBranches(worked);
    QStringList missing;
    Names listed;
    for (const Branch* branch : skillsOf(*RuleBook::instance().find(worked.id))) {
        listed.insert(branch->skill);
        if (!tested.contains(branch->skill)) missing << QString::fromStdString(branch->skill);
    }
    for (const std::string& name : tested) {
        if (!listed.contains(name)) missing << QString::fromStdString("not listed: " + name);
    }
    QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(QStringLiteral(", "))));
}

QTEST_APPLESS_MAIN(TestSkills)
#include "tst_skills.moc"
