#include "tests/qml/demo_school.h"

#include "engine/rules/rule_book.h"
#include "engine/training/drills.h"

#include <QTest>

namespace cutcard::test {
namespace {

OpenStore opener(const QString& folder, const SetClock& clock) {
    return [folder = folder.toStdString(), &clock](const store::Progress&) {
        return store::SqliteStore::open(testOptions(folder, clock));
    };
}

constexpr store::Milliseconds kDay = 24LL * 60 * 60 * 1000;

}  // namespace

DemoSchool::DemoSchool()
    : school(opener(folder.filePath("store"), clock)), settings(folder.filePath("cutcard.ini")),
      board(school.loadAnswers(), clock), drill(school.keepAnswer(), clock),
      review(school.keepAnswer(), school.loadAnswers(), clock),
      history([this](int) { return store::StoreResult<std::vector<PractisedRound>>(rounds); }) {
    drill.setSeed(7);
    review.setSeed(3);
    school.open();
    if (!QTest::qWaitFor([this] { return school.state() == "ready"; })) qFatal("the store does not open");
}

void DemoSchool::fill() {
    school.introduce("Mei Lindqvist");
    school.introduce("Omar Haddad");
    school.introduce("Ruth Adeyemi");
    const auto chapters = RuleBook::instance().ruleSets();
    std::vector<std::shared_ptr<const Game>> tables;
    for (const auto& rules : chapters) tables.push_back(openGame(plainSubmission(rules, everySelection(*rules))));
    // The first games were practised often, the last ones hardly; one answer in seven is wrong.
    for (int i = 0; i < 900; ++i) {
        if (i % 30 == 0) clock.time += kDay;
        const auto& table = tables[static_cast<std::size_t>((i * i) % (i % 3 == 0 ? 4 : 2))];
        const auto kind = static_cast<DrillKind>(i % kDrillKindCount);
        const DrillQuestion question = makeDrill(*table, kind, static_cast<std::uint64_t>(1 + i % 140));
        PracticeEvent event;
        event.rules = question.rules;
        event.skill = question.skill;
        event.right = i % 7 != 0;
        event.milliseconds = 4000 + 37 * (i % 100);
        if (!event.right) event.error = static_cast<ErrorFamily>(i % 5);
        school.history()->keepAnswer(event);
    }
    for (int i = 0; i < 9; ++i) {
        PractisedRound round;
        round.id = store::newId();
        round.at = clock.time - i * kDay / 3;
        round.rules = chapters[static_cast<std::size_t>(i * i % 5)]->id;
        round.way = i % 3 == 2 ? Way::Free : Way::Guided;
        round.tries = 40 + 7 * i;
        round.errors = (i * 3) % 4;
        round.finished = i != 0;
        rounds.push_back(round);
    }
    board.refresh();
}

}  // namespace cutcard::test
