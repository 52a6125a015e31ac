#include "app/session/curriculum.h"
#include "app/session/drill_session.h"
#include "app/session/history_list.h"
#include "app/session/mastery_board.h"
#include "app/session/review_session.h"
#include "tests/app/store/store_bench.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace cutcard;
using namespace cutcard::test;

// Drills, review, mastery and the list of rounds: what the screens around the table show.
class TestTraining : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_kept.clear();
        m_refuses = false;
    }
    void everySkillHasAGroupAndAName();
    void anAnswerIsStoredBeforeAnythingIsSaidAboutIt();
    void anAnswerThatIsNotStoredDoesNotMoveTheScreen();
    void aRunHasTenQuestionsAndASummary();
    void cramIsKeptAsCram();
    void everyKindOfDrillShowsWhatItAsksAbout();
    void whatIsDueComesAsQuestions();
    void aSkillThatNoQuestionAsksForIsDealt();
    void aLeechIsShownItsAnswerFirst();
    void whereNothingIsDueNewSkillsAreOffered();
    void masteryOfAnswersWorkedByHand();
    void roundsAreListedAndOpened();

private:
    store::StoreResult<store::Done> keep(const PracticeEvent& event);
    KeepAnswer keeper() {
        return [this](const PracticeEvent& event) { return keep(event); };
    }
    LoadAnswers loader() {
        return [this] { return store::StoreResult<std::vector<PracticeEvent>>(m_kept); };
    }
    SetClock m_clock;
    std::vector<PracticeEvent> m_kept;
    bool m_refuses = false;
};

namespace {

constexpr auto kRules = "pa-657a-crazy4";
constexpr std::int64_t kDay = 24 * 60 * 60;

PracticeEvent answered(const char* skill, std::int64_t at, bool right) {
    PracticeEvent event;
    event.at = at;
    event.rules = kRules;
    event.skill = skill;
    event.right = right;
    event.milliseconds = 7000;
    return event;
}

}  // namespace

store::StoreResult<store::Done> TestTraining::keep(const PracticeEvent& event) {
    if (m_refuses) return store::StoreRefusal{store::StoreFault::DiskFull, {}};
    m_kept.push_back(event);
    return store::Done{};
}

void TestTraining::everySkillHasAGroupAndAName() {
    std::set<SkillGroup> groups;
    for (const SkillId& id : wholeCurriculum()) {
        groups.insert(groupOf(id.skill));
        QVERIFY2(skillName(id.skill) != QString::fromStdString(id.skill), id.skill.c_str());
    }
    QCOMPARE(static_cast<int>(groups.size()), kSkillGroupCount);
    QCOMPARE(groupOf("c4.hand.flush"), SkillGroup::Hands);
    QCOMPARE(groupOf("hand.card"), SkillGroup::Dealing);
    QCOMPARE(groupOf("uth.turn_cards"), SkillGroup::Cards);
    QCOMPARE(groupOf("th.turn.paid"), SkillGroup::MainWagers);
    QCOMPARE(groupOf("envy.four_card.four_aces"), SkillGroup::Progressive);
    QCOMPARE(groupOf("who_orders_recut"), SkillGroup::Theory);
}

void TestTraining::anAnswerIsStoredBeforeAnythingIsSaidAboutIt() {
    bool wasSaid = false;
    QuestionDesk* seen = nullptr;
    DrillSession drill(
        [&](const PracticeEvent& event) {
            wasSaid = seen->isAnswered() || seen->rightIndex() != -1;
            return keep(event);
        },
        m_clock);
    seen = drill.desk();
    QVERIFY(drill.start("what_pays", kRules));
    QCOMPARE(seen->rightIndex(), -1);
    QVERIFY(seen->verdict().isEmpty());
    seen->answer(0);
    QVERIFY(!wasSaid);
    QCOMPARE(m_kept.size(), std::size_t(1));
    QVERIFY(seen->isAnswered());
    QCOMPARE(m_kept[0].right, seen->wasRight());
    QCOMPARE(m_kept[0].rules, std::string(kRules));
    QVERIFY(m_kept[0].milliseconds > 0);
    // A second answer to the same question is none.
    seen->answer(1);
    QCOMPARE(m_kept.size(), std::size_t(1));
}

void TestTraining::anAnswerThatIsNotStoredDoesNotMoveTheScreen() {
    DrillSession drill(keeper(), m_clock);
    QVERIFY(drill.start("read_hand", kRules));
    m_refuses = true;
    drill.desk()->answer(0);
    QVERIFY(!drill.desk()->isAnswered());
    QCOMPARE(drill.desk()->rightIndex(), -1);
    QVERIFY(drill.desk()->fault().contains("disk is full"));
    drill.next();
    QCOMPARE(drill.number(), 1);
    QCOMPARE(drill.marks().size(), 0);
    m_refuses = false;
    drill.desk()->answer(0);
    QVERIFY(drill.desk()->isAnswered());
    QCOMPARE(drill.desk()->fault(), QString());
    drill.next();
    QCOMPARE(drill.number(), 2);
}

void TestTraining::aRunHasTenQuestionsAndASummary() {
    DrillSession drill(keeper(), m_clock);
    QVERIFY(!drill.start("juggling", kRules));
    QVERIFY(!drill.start("who_wins", "pa-000"));
    QVERIFY(drill.start("who_wins", kRules));
    int right = 0;
    for (int i = 1; i <= 10; ++i) {
        QVERIFY(!drill.isFinished());
        QCOMPARE(drill.number(), i);
        drill.desk()->answer(0);
        right += m_kept.back().right ? 1 : 0;
        QCOMPARE(drill.rightCount(), right);
        drill.next();
    }
    QVERIFY(drill.isFinished());
    QCOMPARE(m_kept.size(), std::size_t(10));
    const QVariantMap summary = drill.summary();
    QCOMPARE(summary["right"].toInt(), right);
    QCOMPARE(summary["of"].toInt(), 10);
    QCOMPARE(summary["weakest"].toString().isEmpty(), right == 10);
    drill.again();
    QCOMPARE(drill.number(), 1);
    QVERIFY(!drill.isFinished());
}

void TestTraining::cramIsKeptAsCram() {
    DrillSession drill(keeper(), m_clock);
    drill.setCram(true);
    QVERIFY(drill.start("read_hand", kRules));
    drill.desk()->answer(0);
    QVERIFY(m_kept[0].cram);
}

void TestTraining::everyKindOfDrillShowsWhatItAsksAbout() {
    DrillSession drill(keeper(), m_clock);
    drill.setSeed(11);
    const QuestionDesk& desk = *drill.desk();
    QVERIFY(drill.start("read_hand", kRules));
    QCOMPARE(desk.groups().size(), 1);
    QCOMPARE(desk.groups()[0].toMap()["cards"].toStringList().size(), 5);
    QVERIFY(drill.start("read_hand", "pa-569-ultimate-holdem"));
    QCOMPARE(desk.groups().size(), 2);
    QVERIFY(drill.start("who_wins", kRules));
    QVERIFY(desk.groups().size() >= 2);
    QVERIFY(!desk.groups().last().toMap()["detail"].toString().isEmpty());
    QVERIFY(drill.start("what_pays", kRules));
    QVERIFY(!desk.facts().isEmpty());
    QVERIFY(drill.start("what_next", kRules));
    QVERIFY(desk.before().size() <= 4);
    for (const QVariant& kind : DrillSession::kinds()) {
        QVERIFY(drill.start(kind.toMap()["id"].toString(), kRules));
        QVERIFY(!desk.text().isEmpty());
        QVERIFY(desk.options().size() >= 2);
    }
}

void TestTraining::whatIsDueComesAsQuestions() {
    const std::int64_t now = m_clock.now() / 1000;
    m_kept = {answered("c4.hand.flush", now - 40 * kDay, true), answered("c4.ante.taken", now - 40 * kDay, true),
              answered("c4.play.paid", now - 60, true)};
    ReviewSession review(keeper(), loader(), m_clock);
    review.start(kRules);
    QCOMPARE(review.count(), 2);
    for (int i = 1; i <= 2; ++i) {
        QCOMPARE(review.state(), "question");
        QCOMPARE(review.number(), i);
        review.next();
        QCOMPARE(review.number(), i);
        review.desk()->answer(0);
        review.next();
    }
    QCOMPARE(review.state(), "finished");
    std::set<std::string> asked;
    for (std::size_t i = 3; i < m_kept.size(); ++i) asked.insert(m_kept[i].skill);
    QCOMPARE(asked, (std::set<std::string>{"c4.hand.flush", "c4.ante.taken"}));
}

void TestTraining::aSkillThatNoQuestionAsksForIsDealt() {
    const std::int64_t now = m_clock.now() / 1000;
    m_kept = {answered("fchb.player.lost", now - 40 * kDay, true),
              answered("progressive.four_card.lost", now - 40 * kDay, true)};
    ReviewSession review(keeper(), loader(), m_clock);
    QSignalSpy wanted(&review, &ReviewSession::roundWanted);
    review.start(kRules);
    QCOMPARE(review.count(), 2);
    QCOMPARE(review.state(), "round");
    review.goToTable();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), kRules);
    review.roundPlayed();
    QCOMPARE(review.state(), "round");
    QCOMPARE(review.number(), 2);
    review.roundPlayed();
    QCOMPARE(review.state(), "finished");
}

void TestTraining::aLeechIsShownItsAnswerFirst() {
    const std::int64_t now = m_clock.now() / 1000;
    // The first wrong answer is no lapse; the four after it change the form.
    for (int i = 5; i > 0; --i) m_kept.push_back(answered("c4.hand.flush", now - i * kDay, false));
    ReviewSession review(keeper(), loader(), m_clock);
    review.start(kRules);
    QCOMPARE(review.count(), 1);
    QCOMPARE(review.form(), "worked_example");
    QVERIFY(!review.formText().isEmpty());
    QVERIFY(review.desk()->isWorked());
    QVERIFY(review.desk()->rightIndex() >= 0);
    review.desk()->answer(0);
    QCOMPARE(m_kept.size(), std::size_t(5));
    review.desk()->understood();
    QCOMPARE(review.desk()->rightIndex(), -1);
    review.desk()->answer(0);
    QCOMPARE(m_kept.size(), std::size_t(6));
}

void TestTraining::whereNothingIsDueNewSkillsAreOffered() {
    ReviewSession review(keeper(), loader(), m_clock);
    review.start(kRules);
    QCOMPARE(review.state(), "nothing");
    QCOMPARE(review.newCount(), 10);
    review.startNew();
    QCOMPARE(review.count(), 10);
    QCOMPARE(review.about(), rulesName(kRules));
}

void TestTraining::masteryOfAnswersWorkedByHand() {
    const std::int64_t now = m_clock.now() / 1000;
    // Three of three right: practised. One of two: learning.
    for (int i = 0; i < 3; ++i) m_kept.push_back(answered("c4.hand.flush", now - 100 + i, true));
    m_kept.push_back(answered("c4.hand.pair", now - 50, true));
    m_kept.push_back(answered("c4.hand.pair", now - 40, false));
    m_kept.back().error = ErrorFamily::MisreadHand;
    MasteryBoard board(loader(), m_clock);
    QCOMPARE(board.answers(), 0);
    QCOMPARE(board.rightPercent(), -1);
    board.refresh();
    QCOMPARE(board.answers(), 5);
    QCOMPARE(board.rightPercent(), 80);
    QCOMPARE(board.practised(), 1);
    QCOMPARE(board.rows().size(), 7);
    const QVariantMap row = board.rows()[0].toMap();
    QCOMPARE(row["rules"].toString(), kRules);
    QCOMPARE(row["pace"].toString(), QString());
    // 657a: eight hands, and the dealer's three.
    const QVariantMap hands = row["cells"].toList()[0].toMap();
    QCOMPARE(hands["total"].toInt(), 11);
    QCOMPARE(hands["seen"].toInt(), 2);
    QCOMPARE(hands["practised"].toInt(), 1);
    QCOMPARE(hands["level"].toInt(), 1);
    QCOMPARE(hands["rightPercent"].toInt(), 80);
    int known = 0;
    for (const QVariant& skill : board.details(kRules, 0)) {
        const QVariantMap map = skill.toMap();
        if (map["skill"].toString() == "c4.hand.flush") QCOMPARE(map["rightPercent"].toInt(), 100);
        if (map["skill"].toString() == "c4.hand.pair") QCOMPARE(map["rightPercent"].toInt(), 50);
        known += map["level"].toInt() > 0 ? 1 : 0;
    }
    QCOMPARE(known, 2);
    QCOMPARE(board.families().size(), 1);
    QVERIFY(!board.suggestions().isEmpty());
}

void TestTraining::roundsAreListedAndOpened() {
    bool refuses = false;
    PractisedRound round;
    round.id = store::newId();
    round.rules = kRules;
    round.way = Way::Free;
    round.tries = 12;
    round.errors = 2;
    HistoryList list([&](int limit) -> store::StoreResult<std::vector<PractisedRound>> {
        if (refuses) return store::StoreRefusal{store::StoreFault::Busy, {}};
        return std::vector<PractisedRound>(static_cast<std::size_t>(std::min(limit, 1)), round);
    });
    list.refresh();
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.data(list.index(0), HistoryList::ErrorsRole).toInt(), 2);
    QVERIFY(list.data(list.index(0), HistoryList::GameRole).toString().contains("Crazy 4"));
    QSignalSpy wanted(&list, &HistoryList::roundWanted);
    list.open("unknown");
    list.open(QString::fromStdString(round.id));
    QCOMPARE(wanted.size(), 1);
    refuses = true;
    list.refresh();
    QVERIFY(!list.fault().isEmpty());
    QCOMPARE(list.rowCount(), 1);
}

QTEST_MAIN(TestTraining)
#include "tst_training.moc"
