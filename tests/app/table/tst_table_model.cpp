#include "app/table/table_model.h"
#include "app/text/catalogue.h"
#include "engine/rules/rule_book.h"
#include "tests/app/table/scene_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/sample_rounds.h"
#include "tests/support/step_names.h"
#include "tests/support/worked_cases.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// What QML is told.
class TestTableModel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void onlyWhatHasChangedSignals_data() { addRuleSetRows(); }
    void onlyWhatHasChangedSignals();
    void arrowsReachEverySpotFromAnyOther_data() { addRuleSetRows(); }
    void arrowsReachEverySpotFromAnyOther();
    void nobodySitsAtATableTwice();
    void chipsAreDrawnLargestFirst();
    void aSpotSaysWhatHappenedToIt();
    void aProgressiveWagerSaysThatItWasAccepted();
    void aCardSaysItsFaceOnlyWhenItIsSeen();
    void theSeatAndTheDealerNameTheirHands();
    void theFurnitureOfEveryTableIsThere_data() { addRuleSetRows(); }
    void theFurnitureOfEveryTableIsThere();
    void aMeterShowsCents();
    void twoDecksAlternateWhereADeviceShuffles();
    void wordsStandUprightUnlessAsPrinted();
    void anEventIsSaidAsItIsSeenAndNeverAsItIsRuled_data() { addRuleSetRows(); }
    void anEventIsSaidAsItIsSeenAndNeverAsItIsRuled();
    void theSelectedSpotIsMarkedAndItsSeatGrows();
};

namespace {

QVariant cell(const QAbstractItemModel* model, int row, const QByteArray& role) {
    return model->data(model->index(row, 0), model->roleNames().key(role));
}

int rowOf(const QAbstractItemModel* model, const QString& key) {
    for (int row = 0; row < model->rowCount(); ++row) {
        if (cell(model, row, "key").toString() == key) return row;
    }
    return -1;
}

/// Every cell by row and role.
using Cells = std::map<std::pair<int, int>, QVariant>;

Cells cellsOf(const QAbstractItemModel* model) {
    Cells cells;
    const QList<int> roles = model->roleNames().keys();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int role : roles) cells[{row, role}] = model->data(model->index(row, 0), role);
    }
    return cells;
}

/// The sample round after the step of that name.
void showSample(TableModel& model, const std::string& step) {
    const RoundRecord record = recordOf(sampleRound("10"));
    const Settlement settlement = record.game->adjudicate(record.round);
    model.setRound(record.game, record.round, settlement);
    std::vector<StepId> done(*stepNamed(settlement.procedure, step) + std::size_t{1});
    std::iota(done.begin(), done.end(), StepId(0));
    model.setDone(done);
}

}  // namespace

void TestTableModel::onlyWhatHasChangedSignals() {
    QFETCH(QString, rules);
    const Played round = roundsOf(rules, 1).front();
    TableModel model;
    model.setRound(round.game, round.round, round.settlement);
    std::vector<StepId> done;
    const std::vector<QAbstractItemModel*> all = {model.cards(), model.chips(), model.spots(), model.seats()};
    for (std::size_t step = 0; step < round.size(); ++step) {
        std::vector<Cells> before;
        std::vector<std::unique_ptr<QSignalSpy>> changes;
        std::vector<std::unique_ptr<QSignalSpy>> resets;
        for (QAbstractItemModel* rows : all) {
            before.push_back(cellsOf(rows));
            changes.push_back(std::make_unique<QSignalSpy>(rows, &QAbstractItemModel::dataChanged));
            resets.push_back(std::make_unique<QSignalSpy>(rows, &QAbstractItemModel::modelReset));
        }
        done.push_back(static_cast<StepId>(step));
        model.setDone(done);
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(resets[i]->size(), 0);
            std::set<std::pair<int, int>> signalled;
            for (const QList<QVariant>& change : *changes[i]) {
                QCOMPARE(change[0].toModelIndex(), change[1].toModelIndex());
                for (int role : change[2].value<QList<int>>()) {
                    signalled.insert({change[0].toModelIndex().row(), role});
                }
            }
            std::set<std::pair<int, int>> changed;
            for (const auto& [where, value] : cellsOf(all[i])) {
                if (value != before[i].at(where)) changed.insert(where);
            }
            QVERIFY(signalled == changed);
        }
    }
}

void TestTableModel::arrowsReachEverySpotFromAnyOther() {
    QFETCH(QString, rules);
    const Played round = roundsOf(rules, 1).front();
    TableModel model;
    model.setRound(round.game, round.round, round.settlement);
    using Place = std::pair<int, QString>;
    std::set<Place> all;
    for (int row = 0; row < model.spots()->rowCount(); ++row) {
        all.insert({cell(model.spots(), row, "seat").toInt(), cell(model.spots(), row, "wager").toString()});
    }
    for (const Place& start : all) {
        std::set<Place> reached = {start};
        std::vector<Place> open = {start};
        while (!open.empty()) {
            const auto [seat, wager] = open.back();
            open.pop_back();
            for (const auto& [dx, dy] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
                const Place next(model.neighbourSeat(seat, wager, dx, dy), model.neighbour(seat, wager, dx, dy));
                if (dx == 0) QCOMPARE(next.first, seat);
                if (reached.insert(next).second) open.push_back(next);
            }
        }
        QVERIFY(reached == all);
    }
    // From nowhere, the first spot of the seat.
    QCOMPARE(model.neighbour(2, QString(), 1, 0), cell(model.spots(), 0, "wager").toString());
    QCOMPARE(model.neighbourSeat(2, QString(), 1, 0), 2);
}

void TestTableModel::nobodySitsAtATableTwice() {
    std::set<QString> everybody;
    const auto game = tableWithEverything("pa-641a-fourcard");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        DealRequest request;
        request.seed = seed;
        request.players = 7;
        const Round round = dealRound(*game, request);
        TableModel model;
        model.setRound(game, round, game->adjudicate(round));
        std::set<QString> here;
        for (int row = 0; row < 7; ++row) here.insert(cell(model.seats(), row, "player").toString());
        QCOMPARE(here.size(), std::size_t(7));
        QVERIFY(!here.contains(QString()));
        everybody.insert(here.begin(), here.end());
    }
    QCOMPARE(everybody.size(), std::size_t(30));
}

// $10 is two red chips; the house has halves and two-fifties too.
void TestTableModel::chipsAreDrawnLargestFirst() {
    TableModel model;
    showSample(model, "reveal_dealer");
    const int ante = rowOf(model.chips(), "1 ante");
    QVERIFY(ante >= 0);
    QCOMPARE(cell(model.chips(), ante, "picture").toString(), QString("500x2"));
    QCOMPARE(cell(model.chips(), ante, "amount").toString(), QString("$10"));
    QVERIFY(cell(model.chips(), ante, "shown").toBool());
    QVERIFY(!cell(model.chips(), rowOf(model.chips(), "1 ante paid"), "shown").toBool());
    const auto game = tableWith("pa-657a-crazy4");
    Json round = sampleRound("137.50");
    const RoundRecord record = recordOf(round);
    model.setRound(record.game, record.round, record.game->adjudicate(record.round));
    QCOMPARE(cell(model.chips(), rowOf(model.chips(), "1 ante"), "picture").toString(),
             QString("10000x1,2500x1,500x2,250x1"));
}

void TestTableModel::aSpotSaysWhatHappenedToIt() {
    TableModel model;
    showSample(model, "set_hand 1");
    const auto ante = [&model](const QByteArray& role) {
        return cell(model.spots(), rowOf(model.spots(), "1 ante"), role);
    };
    QCOMPARE(ante("name").toString(), QString("Seat 1, Ante, $10"));
    QCOMPARE(ante("label").toString(), QString("ANTE"));
    QCOMPARE(ante("mark").toString(), QString("none"));
    showSample(model, "settle 1 ante");
    QCOMPARE(ante("name").toString(), QString("Seat 1, Ante, $10, paid $10"));
    QCOMPARE(ante("mark").toString(), QString("paid"));
    QCOMPARE(ante("markText").toString(), QString("$10"));
    QVERIFY(ante("occupied").toBool());
    showSample(model, "clear_table");
    QCOMPARE(ante("name").toString(), QString("Seat 1, Ante, paid $10"));
    QVERIFY(!ante("occupied").toBool());
    QCOMPARE(cell(model.spots(), rowOf(model.spots(), "2 ante"), "name").toString(), QString("Seat 2, Ante, no wager"));
}

// The player has aces and sevens.
void TestTableModel::aProgressiveWagerSaysThatItWasAccepted() {
    const auto game = tableWithEverything("pa-657a-crazy4");
    DealRequest request;
    request.players = 7;
    const Round round = dealRound(*game, request);
    const auto settlement = game->adjudicate(round);
    TableModel model;
    model.setRound(game, round, settlement);
    const auto& steps = settlement.procedure.steps();
    std::vector<StepId> done;
    int accepted = 0;
    for (StepId id = 0; id < steps.size() && accepted == 0; ++id) {
        done.push_back(id);
        model.setDone(done);
        for (int row = 0; row < model.spots()->rowCount(); ++row) {
            if (!cell(model.spots(), row, "lit").toBool()) continue;
            ++accepted;
            const QString name = cell(model.spots(), row, "name").toString();
            QVERIFY2(name.endsWith(", accepted"), qPrintable(name));
        }
    }
    QVERIFY(accepted > 0);
}

void TestTableModel::aCardSaysItsFaceOnlyWhenItIsSeen() {
    TableModel model;
    const int aceOfSpades = Card(Rank::Ace, Suit::Spades).index();
    showSample(model, "reveal_dealer");
    QCOMPARE(cell(model.cards(), aceOfSpades, "name").toString(), QString("Face-down card, seat 1"));
    showSample(model, "turn_cards 1");
    QCOMPARE(cell(model.cards(), aceOfSpades, "name").toString(), QString("Ace of spades, seat 1"));
    QCOMPARE(cell(model.cards(), aceOfSpades, "card").toString(), QString("As"));
    QCOMPARE(cell(model.cards(), aceOfSpades, "zone").toString(), QString("seat"));
    QCOMPARE(model.cards()->rowCount(), 52);
}

void TestTableModel::theSeatAndTheDealerNameTheirHands() {
    TableModel model;
    showSample(model, "set_hand 1");
    QCOMPARE(cell(model.seats(), 0, "hand").toString(), QString("Two pair"));
    QCOMPARE(model.dealerHand(), QString("Dealer: High card, qualifies"));
    QVERIFY(cell(model.seats(), 1, "name").toString().contains("empty"));
}

void TestTableModel::theFurnitureOfEveryTableIsThere() {
    QFETCH(QString, rules);
    const Played round = roundsOf(rules, 1).front();
    TableModel model;
    model.setRound(round.game, round.round, round.settlement);
    std::map<QString, int> kinds;
    for (const QVariant& entry : model.furniture()) {
        const QVariantMap piece = entry.toMap();
        ++kinds[piece["kind"].toString()];
        for (const char* member : {"cx", "cy", "angle", "size", "text", "light"}) QVERIFY(piece.contains(member));
        if (piece["kind"] == "shuffler") QCOMPARE(piece["name"].toString(), QString("Shuffler, green light"));
    }
    const CardCounts& cards = round.game->rules().cards;
    for (const char* kind : {"shoe", "shuffler", "rack", "tray", "drop_box", "tip_box"}) QCOMPARE(kinds[kind], 1);
    QCOMPARE(kinds["dealer"], cards.dealer);
    QCOMPARE(kinds["community"], cards.community);
    QCOMPARE(kinds["six_card"], cards.sixCardBonus);
    QVERIFY(kinds["meter"] >= 1);
    QVERIFY(kinds["inscription"] >= 2);
}

void TestTableModel::aMeterShowsCents() {
    const auto game = tableWithEverything("pa-657a-crazy4");
    Round round = dealRound(*game, {});
    round.progressive[static_cast<std::size_t>(Meter::Main)] = Money::cents(1234567);
    TableModel model;
    model.setRound(game, round, game->adjudicate(round));
    QStringList meters;
    for (const QVariant& entry : model.furniture()) {
        if (entry.toMap()["kind"] == "meter") meters << entry.toMap()["text"].toString();
    }
    QVERIFY(meters.contains("$12,345.67"));
}

// ALL-14: dealt from the hand only with a shuffler, which has the other deck.
void TestTableModel::twoDecksAlternateWhereADeviceShuffles() {
    const auto game = tableWithEverything("pa-657a-crazy4");
    const auto backOf = [&game](DealingMethod method, std::int64_t number) {
        DealRequest request;
        request.method = method;
        request.number = number;
        const Round round = dealRound(*game, request);
        TableModel model;
        model.setRound(game, round, game->adjudicate(round));
        return model.back();
    };
    QCOMPARE(backOf(DealingMethod::ManualShoe, 1), QString("back_red"));
    QCOMPARE(backOf(DealingMethod::ManualShoe, 2), QString("back_red"));
    QCOMPARE(backOf(DealingMethod::Hand, 1), QString("back_red"));
    QCOMPARE(backOf(DealingMethod::Hand, 2), QString("back_blue"));
    QCOMPARE(backOf(DealingMethod::Hand, 3), QString("back_red"));
}

void TestTableModel::wordsStandUprightUnlessAsPrinted() {
    TableModel model;
    showSample(model, "reveal_dealer");
    QCOMPARE(cell(model.spots(), 0, "angle").toReal(), 0.0);
    model.setAsPrinted(true);
    // Seat 1 is turned by sixty degrees, and the player reads from the other side.
    QCOMPARE(cell(model.spots(), 0, "angle").toReal(), 120.0);
}

void TestTableModel::anEventIsSaidAsItIsSeenAndNeverAsItIsRuled() {
    QFETCH(QString, rules);
    for (const Played& round : disturbedRoundsOf(rules)) {
        const Irregularity& event = *round.round.irregularity;
        TableModel model;
        model.setRound(round.game, round.round, round.settlement);
        std::vector<StepId> done(static_cast<std::size_t>(*event.atStep - 1));
        std::iota(done.begin(), done.end(), StepId(0));
        model.setDone(done);
        const bool counted =
            event.kind == IrregularityKind::WrongCardCount || event.kind == IrregularityKind::StubCountWrong;
        QCOMPARE(model.eventText().isEmpty(), counted);
        QVERIFY(!model.eventText().contains("%"));
        QVERIFY(model.eventText().compare(text::irregularity(event.kind), Qt::CaseInsensitive) != 0);
    }
}

void TestTableModel::theSelectedSpotIsMarkedAndItsSeatGrows() {
    TableModel model;
    showSample(model, "set_hand 1");
    const int row = rowOf(model.spots(), "1 ante");
    const qreal usual = cell(model.spots(), row, "radius").toReal();
    model.select(1, "ante");
    QVERIFY(cell(model.spots(), row, "radius").toReal() > 1.3 * usual);
    QVERIFY(cell(model.spots(), row, "selected").toBool());
    QVERIFY(cell(model.seats(), 0, "active").toBool());
    QCOMPARE(model.activeSeat(), 1);
    model.select(0, {});
    QCOMPARE(cell(model.spots(), row, "radius").toReal(), usual);
    QVERIFY(!cell(model.spots(), row, "selected").toBool());
}

QTEST_APPLESS_MAIN(TestTableModel)
#include "tst_table_model.moc"
