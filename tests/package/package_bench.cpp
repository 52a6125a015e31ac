#include "app/session/exam/exam_starter.h"
#include "app/store/migrations.h"
#include "engine/record/exam_record.h"
#include "tests/app/store/old_store.h"
#include "tests/app/store/store_bench.h"
#include "tests/e2e/exam_hall.h"
#include "tests/e2e/table_player.h"

#include <QApplication>
#include <QFile>
#include <QTest>

using namespace cutcard;

// package_bench FOLDER: deals a round and sits an exam in this build's window, and writes down the keys (round.keys,
// exam.keys), so that a script can press them in an installed program. exam-store has the same exam, started;
// old-store is as the schema before the newest had it.

namespace {

constexpr std::uint64_t kDeal = 7;

void write(const QString& path, const QStringList& keys) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("%s cannot be written", qPrintable(path));
    file.write(keys.join(QLatin1Char('\n')).toUtf8() + '\n');
}

ExamDefinition shortExam() {
    ExamDefinition exam = hallExam();
    exam.sections.pop_back();
    return exam;
}

QStringList keysOfARound() {
    QStringList keys;
    WindowDriver driver(kDeal);
    driver.enterAs(QStringLiteral("Rosa Round"));
    // What somebody gets who changes nothing on the start screen.
    const Settings& set = driver.program().set();
    if (!driver.program().startRound(set.way(), set.rules(), set.offer(), set.players(), set.surprise(), set.begin())) {
        qFatal("no round");
    }
    driver.settle();
    hands::keepKeys(&keys);
    TablePlayer player(driver, TablePlayer::Hands::Keyboard);
    if (!player.playToTheEnd()) qFatal("%s", qPrintable(player.fault()));
    hands::keepKeys(nullptr);
    return keys;
}

bool isAt(ExamController& exam, std::size_t item) {
    return (exam.state() == QLatin1String("question") || exam.state() == QLatin1String("round")) &&
           exam.run()->place().item() == item;
}

void sit(WindowDriver& driver, ExamController& exam) {
    TablePlayer player(driver, TablePlayer::Hands::Keyboard, *exam.play(), exam.table());
    const std::size_t count = exam.run()->form().items.size();
    for (std::size_t item = 0; item < count; ++item) {
        driver.settle();
        if (!isAt(exam, item)) driver.key(QStringLiteral("Return"));
        if (!QTest::qWaitFor([&] { return isAt(exam, item); }, 8000)) qFatal("item %zu does not come", item);
        driver.settle();
        if (const DrillQuestion* question = exam.run()->item().question()) {
            driver.keys({QString::number(question->right + 1), QStringLiteral("Return")});
        } else if (!player.playToTheEnd()) {
            qFatal("%s", qPrintable(player.fault()));
        }
        if (!QTest::qWaitFor([&] { return !isAt(exam, item); }, 8000)) qFatal("item %zu does not end", item);
    }
}

QStringList keysOfAnExam() {
    QStringList keys;
    WindowDriver driver;
    ExamHall hall(driver);
    hall.begin(shortExam());
    hands::keepKeys(&keys);
    sit(driver, hall.exam());
    hands::keepKeys(nullptr);
    if (!QTest::qWaitFor([&] { return hall.state() == QLatin1String("over"); }, 8000)) qFatal("the exam does not end");
    return keys;
}

void startTheExam(const QString& folder) {
    test::SettledStore made = test::settled(test::opened(test::testOptions(folder.toStdString())));
    const store::Id id = store::newId();
    if (!made.store->define(made.supervisor, id, "exam", examText(shortExam()))) qFatal("no exam");
    const auto attempt = startExam(*made.store, made.supervisor, {id, 0, made.trainee, {}});
    if (!attempt) qFatal("not started: %s", qPrintable(attempt.refusal()));
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (argc != 2) qFatal("Usage: package_bench FOLDER");
    const QString folder = QString::fromLocal8Bit(argv[1]);
    test::makeOldStore((folder + QStringLiteral("/old-store")).toStdString(), store::newestSchema() - 1);
    startTheExam(folder + QStringLiteral("/exam-store"));
    write(folder + QStringLiteral("/round.keys"), keysOfARound());
    write(folder + QStringLiteral("/exam.keys"), keysOfAnExam());
    return 0;
}
