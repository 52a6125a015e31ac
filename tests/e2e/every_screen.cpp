#include "tests/e2e/every_screen.h"

#include "engine/rules/rule_book.h"
#include "tests/e2e/exam_hall.h"

#include <cmath>

namespace cutcard {
namespace {

/// Does steps by the book until one of this kind is next.
void goOnUntil(WindowDriver& driver, Action action) {
    while (const auto next = driver.play().round()->next()) {
        if (driver.play().round()->settlement().procedure.steps()[*next].action == action) return;
        driver.play().submit(driver.play().round()->grader().procedure()[*next].act);
    }
}

void begin(WindowDriver& driver, const char* way, const char* rules, const char* with) {
    if (!driver.program().startRound(QLatin1String(way), QLatin1String(rules), QStringLiteral("all"), 3, false,
                                     QLatin1String(with))) {
        qFatal("no round");
    }
    driver.play().setPlaying(false);
}

void roundsOnTheTable(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    begin(driver, "guided", "pa-657a-crazy4", "bets");
    look(QStringLiteral("the opening of the bets"));
    for (const char* deed : {"stop", "rule", "procedures", "count_stub", "keypad"}) {
        driver.play().perform(QLatin1String(deed));
        look(QStringLiteral("entry: %1").arg(QLatin1String(deed)));
        driver.play().cancel();
    }
    for (const char* page : {"cards", "deal", "settle", "stop"}) {
        driver.play().turnPage(QLatin1String(page));
        look(QStringLiteral("page: %1").arg(QLatin1String(page)));
    }
    driver.play().perform(QStringLiteral("clear_table"));
    driver.play().takeHint();
    look(QStringLiteral("a wrong action and a hint"));
    goOnUntil(driver, Action::SetHand);
    const auto hand = driver.play().round()->next();
    const int seat = hand ? driver.play().round()->settlement().procedure.steps()[*hand].seat : 1;
    driver.play().selectSeat(seat);
    driver.play().perform(QStringLiteral("set_hand"));
    look(QStringLiteral("entry: hand"));
    driver.play().cancel();
    driver.play().perform(QStringLiteral("pay_envy"));
    look(QStringLiteral("entry: envy"));
    driver.play().cancel();
    goOnUntil(driver, Action::Settle);
    driver.play().selectSpot(seat, QStringLiteral("ante"));
    driver.play().perform(QStringLiteral("pay"));
    look(QStringLiteral("entry: amount"));
    driver.play().cancel();
    goOnUntil(driver, Action::Stop);
    driver.settle();
    look(QStringLiteral("after the round"));
    driver.play().nextMistake();
    look(QStringLiteral("a mistake, afterwards"));
    begin(driver, "free", "pa-569-ultimate-holdem", "bets");
    look(QStringLiteral("a free round"));
    begin(driver, "watch", "pa-647a-holdem-bonus", "bets");
    for (int i = 0; i < 20; ++i) driver.play().stepOn();
    look(QStringLiteral("watching"));
    begin(driver, "guided", "pa-555-caribbean-stud", "settlement");
    look(QStringLiteral("the settlement"));
    driver.program().leaveRound();
    look(QStringLiteral("start, with a round to go on with"));
}

void irregularity(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    RoundWish wish;
    wish.rules = "pa-657a-crazy4";
    wish.irregularity = Irregularity{.kind = IrregularityKind::ShufflerJam};
    wish.players = 4;
    if (!driver.program().startWish(wish, Way::Guided)) qFatal("cannot be staged");
    goOnUntil(driver, Action::Stop);
    look(QStringLiteral("something is wrong"));
    driver.play().submit(driver.play().round()->grader().procedure()[*driver.play().round()->next()].act);
    look(QStringLiteral("entry: ruling"));
    driver.program().leaveRound();
}

/// The list of games, open over the screen.
void listOfGames(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    QQuickItem* box = driver.findItem([](QQuickItem& item) { return item.inherits("QQuickComboBox"); });
    if (!box) qFatal("there is no list of games");
    auto* popup = box->property("popup").value<QObject*>();
    QMetaObject::invokeMethod(popup, "open");
    look(QStringLiteral("start, the list of games"));
    QMetaObject::invokeMethod(popup, "close");
}

/// What can be done from the start, and what it says when that cannot be.
void waysFromTheStart(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    QQuickItem* start = driver.findItem([](QQuickItem& item) { return item.property("schoolSays").isValid(); });
    if (!start) qFatal("this is not the start");
    for (const char* task : {"watch", "free", "drills", "review", "history"}) {
        QMetaObject::invokeMethod(start, "choose", Q_ARG(QString, QString::fromLatin1(task)));
        look(QStringLiteral("start, %1").arg(QLatin1String(task)));
    }
    QMetaObject::invokeMethod(start, "choose", Q_ARG(QString, QStringLiteral("guided")));
    if (driver.program().resumeRound(QStringLiteral("no round"))) qFatal("there is such a round");
    look(QStringLiteral("start, with a refusal"));
}

/// A review from its first question over a round at the table to its end.
void review(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    Program& program = driver.program();
    ReviewSession& session = *program.review();
    session.setSeed(5);
    // What was done before is due by then. Of this skill no question asks.
    PracticeEvent lost;
    lost.at = store::systemClock().now() / 1000;
    lost.rules = "pa-657a-crazy4";
    lost.skill = "fchb.player.lost";
    lost.right = true;
    QVERIFY(program.people().history()->keepAnswer(lost));
    driver.letDaysPass(40);
    program.startReview();
    QSet<QString> seen;
    while (!seen.contains(session.state())) {
        seen << session.state();
        look(QStringLiteral("review, %1").arg(session.state()));
        if (session.state() == QLatin1String("question")) {
            session.desk()->answer(0);
            look(QStringLiteral("review, answered"));
        }
        while (seen.contains(session.state()) && session.state() != QLatin1String("finished")) session.skip();
    }
    QCOMPARE(seen, (QSet<QString>{QStringLiteral("question"), QStringLiteral("round"), QStringLiteral("finished")}));
}

void settings(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    driver.program().go(QStringLiteral("settings"));
    look(QStringLiteral("settings"));
    QQuickItem* keys = driver.findItem([](QQuickItem& item) { return item.property("waiting").isValid(); });
    QVERIFY(keys);
    const QString action = QStringLiteral("hint");
    keys->setProperty("waiting", action);
    look(QStringLiteral("settings, waiting for a key"));
    QMetaObject::invokeMethod(keys, "take", Q_ARG(QString, action), Q_ARG(int, Qt::Key_F1), Q_ARG(int, 0));
    QVERIFY(!keys->property("refusal").toString().isEmpty());
    look(QStringLiteral("settings, a key refused"));
}

void training(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    Program& program = driver.program();
    for (const QVariant& kind : DrillSession::kinds()) {
        program.drill()->setSeed(3);
        program.startDrill(kind.toMap().value(QStringLiteral("id")).toString(), QStringLiteral("pa-657a-crazy4"));
        look(QStringLiteral("drill %1, asked").arg(program.drill()->kind()));
        program.drill()->desk()->answer(0);
        look(QStringLiteral("drill %1, answered").arg(program.drill()->kind()));
    }
    while (!program.drill()->isFinished()) {
        program.drill()->desk()->answer(0);
        program.drill()->next();
    }
    look(QStringLiteral("drill, summary"));
    review(driver, look);
    settings(driver, look);
    for (const char* screen : {"mastery", "history", "help", "start"}) {
        program.go(QLatin1String(screen));
        look(QLatin1String(screen));
    }
    listOfGames(driver, look);
}

/// The key that seals an exam cannot be read.
class DamagedKey {
public:
    explicit DamagedKey(const QString& folder) : m_key(folder + QStringLiteral("/machine.key")) {
        QFile::rename(m_key, aside());
        QFile file(m_key);
        if (!file.open(QIODevice::WriteOnly) || file.write("damaged\n") < 0) qFatal("no file");
    }
    void mend() const {
        QFile::remove(m_key);
        QFile::rename(aside(), m_key);
    }

private:
    QString aside() const { return m_key + QStringLiteral(".aside"); }

    QString m_key;
};

}  // namespace

QString PseudoLanguage::translate(const char* context, const char* source, const char*, int) const {
    // It names a locale.
    if (qstrcmp(context, "Money") == 0) return {};
    QString text = QString::fromUtf8(source);
    const auto more = static_cast<qsizetype>(std::ceil(0.4 * static_cast<double>(text.size())));
    text.replace(QLatin1Char('a'), QChar(0xe4))
        .replace(QLatin1Char('o'), QChar(0xf6))
        .replace(QLatin1Char('u'), QChar(0xfc));
    return text + QStringLiteral("\u00e9r \u00f1\u00e4ch ").repeated(static_cast<int>(more) / 8 + 1).left(more);
}

void onEveryScreen(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    const auto calmly = [&](const QString& screen) {
        QTest::qWait(120);
        look(screen);
    };
    calmly(QStringLiteral("start of a newcomer"));
    driver.enterAs(QStringLiteral("Maximiliane Mustermann"));
    calmly(QStringLiteral("start"));
    waysFromTheStart(driver, calmly);
    roundsOnTheTable(driver, calmly);
    irregularity(driver, calmly);
    training(driver, calmly);
    driver.program().people().leave();
    calmly(QStringLiteral("start, with people"));
    const QSize size = driver.window().size();
    ExamHall hall(driver);
    hall.begin(hallExam());
    hall.showAt(size);
    onEveryExamScreen(hall, [&](const QString& state) { look(QStringLiteral("exam, %1").arg(state)); });
}

void onEveryExamScreen(ExamHall& hall, const std::function<void(const QString&)>& look) {
    ExamController& exam = hall.exam();
    const auto calmly = [&](const char* detail = "") {
        QTest::qWait(150);
        look(exam.state() + QLatin1String(detail));
    };
    calmly();
    exam.start();
    exam.choose(1);
    calmly();
    exam.askSupervisor(true);
    calmly(", a supervisor steps in");
    exam.interrupt(QString::fromStdString(hall.supervisor), QStringLiteral("not the word"));
    calmly(", a wrong word");
    exam.askSupervisor(false);
    exam.confirm();
    exam.confirm();
    calmly(", nothing chosen");
    exam.choose(0);
    exam.confirm();
    calmly();
    exam.startSection();
    calmly(", begun");
    const QString supervisor = QString::fromStdString(hall.supervisor);
    QVERIFY(exam.interrupt(supervisor, ExamHall::kPassphrase));
    calmly();
    QQuickItem* recovery = hall.driver.findItem([](QQuickItem& item) { return item.property("newCode").isValid(); });
    QVERIFY(recovery);
    recovery->setProperty("isOpen", true);
    calmly(", the passphrase is forgotten");
    QCOMPARE(exam.recover(supervisor, QStringLiteral("AAAA"), QStringLiteral("another horse battery")), QString());
    calmly(", a wrong code");
    recovery->setProperty("newCode", QStringLiteral("ABCD-EFGH-IJKL-MNOP-QRST"));
    calmly(", the next code");
    QMetaObject::invokeMethod(recovery, "close");
    QVERIFY(exam.resume(supervisor, ExamHall::kPassphrase));
    RoundController& play = *exam.play();
    for (int i = 0; i < 6; ++i) {
        play.submit(play.round()->grader().procedure()[*play.round()->next()].act);
    }
    calmly();
    hall.driver.key(QStringLiteral("ctrl+Return"));
    calmly(", to be ended");
    hall.driver.key(QStringLiteral("Escape"));
    exam.endRound();
    QTRY_COMPARE(exam.state(), QStringLiteral("break"));
    exam.startSection();
    play.perform(QStringLiteral("stop"));
    calmly(", stopped");
    const DamagedKey key(hall.driver.storeFolder());
    QVERIFY(exam.endNow(supervisor, ExamHall::kPassphrase));
    calmly(", not sealed");
    key.mend();
    exam.sealAgain();
    calmly();
}

}  // namespace cutcard
