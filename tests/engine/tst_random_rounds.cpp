#include "engine/cards/random_source.h"
#include "engine/irregularities/ruling.h"
#include "engine/irregularities/staging.h"
#include "engine/players/deal_round.h"
#include "engine/record/round_record.h"
#include "engine/rules/rule_book.h"
#include "engine/side_wagers/meter_bank.h"

#include <QTest>

#include <set>

using namespace cutcard;

// Random rounds of every rule set: nothing is refused, chips are conserved, every skill that lines and steps name
// exists.
class TestRandomRounds : public QObject {
    Q_OBJECT

private slots:
    void everyChipIsAccountedFor_data();
    void everyChipIsAccountedFor();
    void everyIrregularityCanBeStagedAndIsReadBack_data();
    void everyIrregularityCanBeStagedAndIsReadBack();
};

namespace {

// The soak run asks for more by CUTCARD_ROUNDS.
std::uint64_t rounds() {
    bool given = false;
    const auto wanted = qEnvironmentVariable("CUTCARD_ROUNDS").toULongLong(&given);
    return given ? wanted : 10'000;
}

void addRuleSets() {
    QTest::addColumn<QString>("id");
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        QTest::newRow(rules->id.c_str()) << QString::fromStdString(rules->id);
    }
}

Money sum(const Meters& meters) {
    Money total;
    for (Money meter : meters) total += meter;
    return total;
}

std::shared_ptr<const Game> tableOf(const std::shared_ptr<const RuleSet>& rules, std::uint64_t seed) {
    RandomSource random(seed * 7 + 1);
    return openGame(plainSubmission(rules, randomSelections(*rules, random)));
}

DealRequest requestOf(const RuleSet& rules, std::uint64_t seed) {
    DealRequest request;
    request.seed = seed;
    request.number = static_cast<std::int64_t>(seed);
    request.method = rules.methods[seed % rules.methods.size()];
    return request;
}

/// What leaves the meters is what was paid from them, less what a reset puts in again.
void checkLines(const Round& round, const Settlement& settlement) {
    for (std::size_t i = 0; i < round.seats.size(); ++i) {
        const Seat& seat = round.seats[i];
        const SeatSettlement& settled = settlement.seats[i];
        QCOMPARE(settled.seat, seat.number);
        Wagers seen;
        for (const WagerLine& line : settled.lines) {
            QVERIFY(line.amount >= Money());
            if (isPaidOnTop(line.wager)) continue;
            // Every wager has exactly one line, with its stake; taken and returned is the stake itself.
            QVERIFY(!seen.has(line.wager));
            seen[line.wager] = line.stake;
            if (line.outcome != Outcome::Pay) QCOMPARE(line.amount.inCents(), line.stake.inCents());
        }
        for (int wager = 0; wager < kWagerCount; ++wager) {
            QCOMPARE(seen[static_cast<Wager>(wager)].inCents(), seat.wagers[static_cast<Wager>(wager)].inCents());
        }
    }
}

Money paidFromMeters(const Settlement& settlement, bool progressive) {
    Money paid;
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            if (line.outcome == Outcome::Pay && line.paidFromMeter() &&
                (line.wager == Wager::Progressive) == progressive) {
                paid += line.amount;
            }
        }
    }
    return paid;
}

bool anyFullMeterWin(const Settlement& settlement, bool progressive) {
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            if (!line.paidFromMeter() || (line.wager == Wager::Progressive) != progressive) continue;
            if (std::get<MeterOdds>(*line.odds).percent == 100) return true;
        }
    }
    return false;
}

}  // namespace

void TestRandomRounds::everyChipIsAccountedFor_data() {
    addRuleSets();
}

void TestRandomRounds::everyChipIsAccountedFor() {
    QFETCH(QString, id);
    const auto rules = RuleBook::instance().find(id.toStdString());
    for (std::uint64_t seed = 1; seed <= rounds(); ++seed) {
        const auto game = tableOf(rules, seed);
        const Round round = dealRound(*game, requestOf(*rules, seed));
        for (const Seat& seat : round.seats) QVERIFY2(!game->fault(seat), std::to_string(seed).c_str());
        const Settlement settlement = game->adjudicate(round);
        checkLines(round, settlement);
        // Meters: without a 100 % win they lose exactly what was paid from them.
        for (const bool progressive : {true, false}) {
            if (anyFullMeterWin(settlement, progressive)) continue;
            const Money before = sum(progressive ? round.progressive : round.fiveCardHandBonus);
            const Money after = sum(progressive ? settlement.progressive : settlement.fiveCardHandBonus);
            QCOMPARE((before - after).inCents(), paidFromMeters(settlement, progressive).inCents());
        }
        const auto& steps = settlement.procedure.steps();
        QVERIFY(steps.back().action == Action::ClearTable);
        // Walking the graph is slow; one round in fifty is enough to see that everything precedes the cleared table.
        for (std::size_t step = 0; seed % 50 == 1 && step + 1 < steps.size(); ++step) {
            QVERIFY(settlement.procedure.mustPrecede(static_cast<StepId>(step), static_cast<StepId>(steps.size() - 1)));
        }
    }
}

void TestRandomRounds::everyIrregularityCanBeStagedAndIsReadBack_data() {
    addRuleSets();
}

void TestRandomRounds::everyIrregularityCanBeStagedAndIsReadBack() {
    QFETCH(QString, id);
    const auto rules = RuleBook::instance().find(id.toStdString());
    OpenTables tables;
    for (int kind = 0; kind < kIrregularityKindCount; ++kind) {
        bool stagedOnce = false;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const auto game = openGame(plainSubmission(rules, everySelection(*rules)));
            const Round round = dealRound(*game, requestOf(*rules, seed));
            Irregularity irregularity;
            irregularity.kind = static_cast<IrregularityKind>(kind);
            if (irregularity.kind == IrregularityKind::FaceUpCard) irregularity.count = 1 + static_cast<int>(seed % 2);
            if (irregularity.kind == IrregularityKind::StubCountWrong) {
                irregularity.misdealt = seed % 2 == 0;
                irregularity.deckComplete = irregularity.misdealt;
            }
            RandomSource random(seed);
            const auto staged = stage(*game, round, irregularity, random);
            if (!staged) continue;
            stagedOnce = true;
            const Settlement settlement = game->adjudicate(*staged);
            const RulingAnswer ruling = ruleOn(*rules, *staged->irregularity);
            QCOMPARE(settlement.isVoid, ruling.voidsTheRound());
            if (ruling.ruling != Ruling::NoEffect) {
                const auto at = static_cast<std::size_t>(*staged->irregularity->atStep) - 1;
                QVERIFY(settlement.procedure.steps().at(at).action == Action::Stop);
                QVERIFY(settlement.procedure.steps().at(at + 1).action == Action::Rule);
            }
            if (settlement.isVoid) {
                for (const SeatSettlement& seat : settlement.seats) {
                    if (ruling.settle.empty()) QVERIFY(seat.total(Outcome::Take).isZero());
                }
            }
            std::string line;
            JsonWriter out(line);
            writeRound(out, *game, *staged, &settlement);
            const auto again = readRoundLine(line, tables);
            QVERIFY2(again,
                     again ? "" : (again.refusal().at + ": " + std::string(again.refusal().reason) + line).c_str());
            QVERIFY(again->round == *staged);
        }
        QVERIFY2(stagedOnce, std::string(irregularityName(static_cast<IrregularityKind>(kind))).c_str());
    }
}

QTEST_APPLESS_MAIN(TestRandomRounds)
#include "tst_random_rounds.moc"
