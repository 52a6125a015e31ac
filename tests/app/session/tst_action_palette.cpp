#include "app/session/action_palette.h"
#include "app/session/key_table.h"
#include "engine/irregularities/staging.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QSet>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// The buttons beside the table.
class TestActionPalette : public QObject {
    Q_OBJECT

private slots:
    void everyActionHasAKeyOfItsOwn_data() { addRuleSetRows(); }
    void everyActionHasAKeyOfItsOwn();
    void whatATableNeverNeedsIsLeftOut();
    void theButtonsDoNotTellWhatTheRoundBrings_data() { addRuleSetRows(); }
    void theButtonsDoNotTellWhatTheRoundBrings();
};

namespace {

QStringList actionsOf(const Game& game, std::uint64_t seed) {
    QStringList actions;
    for (const PalettePage& page : palettePages(game, game.adjudicate(dealRound(game, anyRequest(game, seed))))) {
        actions << page.actions;
    }
    return actions;
}

}  // namespace

void TestActionPalette::everyActionHasAKeyOfItsOwn() {
    QFETCH(QString, rules);
    const KeyTable keys;
    QSet<QString> used;
    for (const QString& action : actionsOf(*tableWithEverything(rules.toStdString()), 1)) {
        QVERIFY2(!keys.keyOf(action).isEmpty(), qPrintable(action));
        QVERIFY2(!used.contains(keys.keyOf(action)), qPrintable(action));
        used.insert(keys.keyOf(action));
        QVERIFY(paletteAction(action));
    }
    QVERIFY(!paletteAction("sing"));
}

void TestActionPalette::whatATableNeverNeedsIsLeftOut() {
    const QStringList plain = actionsOf(*tableWith("pa-657a-crazy4"), 1);
    for (const char* never : {"reveal_community", "keypad", "lock_wagers", "pay_envy", "reveal_six_card"}) {
        QVERIFY2(!plain.contains(QLatin1String(never)), never);
    }
    for (const char* always : {"deal", "ask", "set_hand", "clear_table", "rule", "reshuffle", "wash"}) {
        QVERIFY2(plain.contains(QLatin1String(always)), always);
    }
    QVERIFY(actionsOf(*tableWithEverything("pa-569-ultimate-holdem"), 1).contains("reveal_six_card"));
}

void TestActionPalette::theButtonsDoNotTellWhatTheRoundBrings() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    const QStringList usual = actionsOf(*game, 1);
    for (std::uint64_t seed = 1001; seed <= 1012; ++seed) QCOMPARE(actionsOf(*game, seed), usual);
}

QTEST_MAIN(TestActionPalette)
#include "tst_action_palette.moc"
