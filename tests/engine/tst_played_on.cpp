#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/played_on.h"
#include "engine/irregularities/ruling.h"
#include "engine/irregularities/staging.h"
#include "engine/training/act.h"
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

/// The cards that were dealt up to a stop, and where they went.
std::vector<Act> dealtIn(const std::vector<Step>& steps) {
    std::vector<Act> cards;
    for (const Step& step : steps) {
        if (step.action == Action::Stop) break;
        if (step.action == Action::Deal) cards.push_back(actOf(step));
    }
    return cards;
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
            // The card too many of a misdeal is the irregularity itself.
            if (event.kind != IrregularityKind::WrongCardCount && !event.misdealt) {
                const auto before = dealtIn(game->adjudicate(*staged).procedure.steps());
                const auto after = dealtIn(steps);
                QVERIFY(before.size() <= after.size());
                QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
            }
            for (std::size_t i = 0; i < on.seats.size(); ++i) {
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
