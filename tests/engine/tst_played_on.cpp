#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/played_on.h"
#include "engine/irregularities/ruling.h"
#include "engine/irregularities/staging.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// A round that had to be stopped and was not.
class TestPlayedOn : public QObject {
    Q_OBJECT

private slots:
    void whatHappenedStaysAndTheRoundComesToItsEnd_data() { addRuleSetRows(); }
    void whatHappenedStaysAndTheRoundComesToItsEnd();
};

namespace {

/// Whether the opening up to the stop is also the beginning of the other round.
bool beginsLike(const std::vector<Step>& stopped, const std::vector<Step>& other, bool extraCard) {
    for (std::size_t i = 0; i < stopped.size() && stopped[i].action != Action::Stop; ++i) {
        const bool isExtra = extraCard && i + 1 < stopped.size() && stopped[i + 1].action == Action::Stop;
        if (isExtra) return true;
        if (i >= other.size() || other[i].action != stopped[i].action || other[i].seat != stopped[i].seat) return false;
    }
    return true;
}

}  // namespace

void TestPlayedOn::whatHappenedStaysAndTheRoundComesToItsEnd() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    int voided = 0;
    for (const Irregularity& event : everyEvent(game->rules())) {
        if (!ruleOn(game->rules(), event).voidsTheRound()) continue;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            RandomSource random(seed);
            const auto staged = stage(*game, dealRound(*game, anyRequest(*game, seed)), event, random);
            if (!staged) continue;
            ++voided;
            const Round on = playedOn(*game, *staged);
            QVERIFY(on == playedOn(*game, *staged));
            QVERIFY(!on.irregularity);
            const auto steps = game->adjudicate(on).procedure.steps();
            QVERIFY(!steps.empty() && steps.back().action == Action::ClearTable);
            const bool extraCard = event.kind == IrregularityKind::WrongCardCount || event.misdealt;
            QVERIFY(beginsLike(game->adjudicate(*staged).procedure.steps(), steps, extraCard));
            for (std::size_t i = 0; i < on.seats.size(); ++i) {
                QVERIFY(on.seats[i].decision != Decision::None);
                if (staged->seats[i].folded()) QVERIFY(on.seats[i].folded());
                for (int wager = 0; wager < kWagerCount; ++wager) {
                    const auto one = static_cast<Wager>(wager);
                    if (!staged->seats[i].wagers.has(one)) continue;
                    QVERIFY(on.seats[i].wagers[one] == staged->seats[i].wagers[one]);
                }
            }
        }
    }
    QVERIFY(voided > 0);
}

QTEST_GUILESS_MAIN(TestPlayedOn)
#include "tst_played_on.moc"
