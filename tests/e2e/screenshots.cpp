#include "engine/irregularities/events.h"
#include "engine/rules/rule_book.h"
#include "tests/e2e/exam_hall.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QQmlExtensionPlugin>
#include <QTextStream>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

/// Which pictures are taken, and how.
struct Order {
    QString folder;
    QSize size;
    QString language;
    int textSize = 100;
    bool highContrast = false;
    Place place = Place::Desk;
    QStringList names;  ///< None: all of them.
};

/// Goes through every screen and takes its picture.
class Photographer {
public:
    explicit Photographer(const Order& order)
        : m_driver(7, order.size, 0, order.language, order.place), m_folder(order.folder), m_size(order.size),
          m_wanted(order.names) {
        m_driver.program().set().setTextSize(order.textSize);
        m_driver.program().set().setContrast(order.highContrast ? QStringLiteral("high") : QStringLiteral("normal"));
        if (order.textSize != 100) m_how += QStringLiteral("-%1-percent").arg(order.textSize);
        if (order.highContrast) m_how += QStringLiteral("-high-contrast");
    }

    void everything() {
        take("start-newcomer", [] {});
        m_driver.enterAs(QStringLiteral("Mia"));
        for (const auto& rules : RuleBook::instance().ruleSets()) {
            const QString id = QString::fromStdString(rules->id);
            take("table-" + id, [&] {
                begin("guided", id, "all", "bets", 4);
                goOnUntil(Action::Settle, 3);
                chooseNext();
            });
        }
        rounds();
        entries();
        irregularities();
        training();
        largeText();
        exam();
    }

    /// What the kiosk lays over the screens and under them. Its window has the whole display.
    void kiosk() {
        take("kiosk-first-day", [] {});
        ExamHall hall(m_driver);
        m_driver.program().people().refresh();
        take("kiosk-start", [] {});
        take("kiosk-leave", [&] { m_driver.room()->kiosk()->askToLeave(true); });
        m_driver.room()->kiosk()->askToLeave(false);
        m_driver.program().people().enter(QString::fromStdString(hall.trainee));
        take("kiosk-unattended",
             [&] { m_driver.letMinutesPassUntouched(m_driver.program().set().kioskIdleMinutes() - 0.25); });
        m_driver.key(QStringLiteral("space"));
        const int percent = m_driver.program().set().textSize();
        hall.begin(hallExam());
        m_driver.program().set().setTextSize(percent);
        hall.exam().start();
        hall.exam().interrupt(QString::fromStdString(hall.supervisor), ExamHall::kPassphrase);
        take("kiosk-exam-interrupted", [] {});
    }

    int taken() const { return m_taken; }

private:
    void take(const QString& name, const std::function<void()>& prepare) {
        if (!m_wanted.isEmpty() && !m_wanted.contains(name)) return;
        prepare();
        QTest::qWait(350);
        const QString file =
            QStringLiteral("%1/%2%3-%4x%5.jpg").arg(m_folder, name, m_how).arg(m_size.width()).arg(m_size.height());
        const QImage picture = m_driver.picture();
        if (picture.size() != m_size || !picture.save(file, "JPG", 80)) qFatal("no picture: %s", qPrintable(file));
        ++m_taken;
    }

    RoundController& play() { return m_driver.play(); }

    void begin(const QString& way, const QString& rules, const QString& offer, const QString& with, int players) {
        if (!m_driver.program().startRound(way, rules, offer, players, false, with)) qFatal("no round");
        play().setPlaying(false);
    }

    const Step* next() {
        const auto id = play().round()->next();
        return id ? &play().round()->settlement().procedure.steps()[*id] : nullptr;
    }

    void doNext() { play().submit(actOf(*next())); }

    /// Until the n-th step of a kind is due.
    void goOnUntil(Action action, int nth = 1) {
        while (next() && (next()->action != action || --nth > 0)) doNext();
    }

    /// Rounds by chance until one has so many wagers to settle.
    void beginSettlement(const QString& way, int nth) {
        do {
            begin(way, QStringLiteral("pa-657a-crazy4"), "basic", "settlement", 3);
            goOnUntil(Action::Settle, nth);
        } while (!next());
    }

    void chooseNext() {
        const Step* step = next();
        if (!step) return;
        const auto* settled = std::get_if<Settled>(&step->detail);
        const std::string_view wager = settled ? wagerName(settled->wager) : std::string_view();
        if (step->seat > 0) {
            play().selectSpot(step->seat, QString::fromLatin1(wager.data(), static_cast<qsizetype>(wager.size())));
        }
    }

    void rounds() {
        const QString crazy = QStringLiteral("pa-657a-crazy4");
        take("guided-deal", [&] {
            begin("guided", crazy, "basic", "bets", 3);
            goOnUntil(Action::Deal, 12);
        });
        take("guided-right", [&] {
            beginSettlement("guided", 2);
            chooseNext();
        });
        take("guided-wrong", [&] {
            beginSettlement("guided", 1);
            chooseNext();
            Act wrong = actOf(*next());
            wrong.outcome = "pay";
            wrong.amount = Money::dollars(17);
            play().submit(wrong);
            play().takeHint();
        });
        take("free", [&] { beginSettlement("free", 3); });
        take("watch", [&] {
            begin("watch", crazy, "basic", "bets", 3);
            for (int i = 0; i < 34; ++i) play().stepOn();
        });
        take("time-line", [&] {
            beginSettlement("guided", 1);
            Act wrong = actOf(*next());
            wrong.amount = Money::dollars(1);
            play().submit(wrong);
            while (next()) doNext();
            play().nextMistake();
        });
        take("cards-prepared", [&] {
            begin("guided", crazy, "basic", "cards", 3);
            doNext();
        });
    }

    void entries() {
        const QString crazy = QStringLiteral("pa-657a-crazy4");
        take("entry-amount", [&] {
            beginSettlement("guided", 1);
            chooseNext();
            play().addChip(QStringLiteral("500"));
            play().addChip(QStringLiteral("250"));
        });
        take("entry-hand", [&] {
            // Where all have folded there is no hand to set.
            do {
                begin("guided", crazy, "basic", "settlement", 3);
                goOnUntil(Action::SetHand);
            } while (!next());
            play().selectSeat(next()->seat);
            play().perform(QStringLiteral("set_hand"));
            play().press(Qt::Key_1, 0, QStringLiteral("1"), false);
            play().press(Qt::Key_3, 0, QStringLiteral("3"), false);
        });
        take("entry-stop", [&] {
            begin("guided", crazy, "basic", "bets", 3);
            play().perform(QStringLiteral("stop"));
        });
    }

    void stage(const QString& rules, Irregularity irregularity) {
        RoundWish wish;
        wish.rules = rules.toStdString();
        wish.irregularity = irregularity;
        wish.players = 4;
        if (!m_driver.program().startWish(wish, Way::Guided)) qFatal("cannot be staged");
    }

    void irregularities() {
        const QString crazy = QStringLiteral("pa-657a-crazy4");
        take("irregular-dealer-card", [&] {
            stage(crazy, {.kind = IrregularityKind::DealerCardExposed, .when = Moment::BeforeLastDecision});
            goOnUntil(Action::Stop);
        });
        take("irregular-shoe", [&] {
            stage(crazy, {.kind = IrregularityKind::FaceUpCard, .when = Moment::Dealing});
            goOnUntil(Action::Stop);
        });
        take("irregular-six-cards", [&] {
            stage(crazy, {.kind = IrregularityKind::WrongCardCount});
            goOnUntil(Action::Stop);
        });
        take("irregular-shuffler", [&] {
            stage(crazy, {.kind = IrregularityKind::ShufflerJam});
            goOnUntil(Action::Stop);
        });
        take("irregular-ruling", [&] {
            stage(crazy, {.kind = IrregularityKind::DealerCardExposed, .when = Moment::BeforeLastDecision});
            goOnUntil(Action::Stop);
            doNext();
        });
        play().leave();
    }

    void training() {
        Program& program = m_driver.program();
        for (const QVariant& kind : DrillSession::kinds()) {
            const QString id = kind.toMap().value(QStringLiteral("id")).toString();
            take("drill-" + id, [&] { program.startDrill(id, QStringLiteral("pa-657a-crazy4")); });
        }
        take("drill-answered", [&] {
            program.startDrill(QStringLiteral("what_pays"), QStringLiteral("pa-641a-fourcard"));
            program.drill()->desk()->answer(0);
        });
        take("start", [&] { program.go(QStringLiteral("start")); });
        take("review", [&] { program.startReview(); });
        for (const char* screen : {"mastery", "history", "settings", "help"}) {
            take(screen, [&] { program.go(QLatin1String(screen)); });
        }
    }

    void largeText() {
        if (!m_wanted.isEmpty()) return;
        m_driver.program().set().setTextSize(200);
        take("large-text-start", [&] { m_driver.program().go(QStringLiteral("start")); });
        take("large-text-guided", [&] {
            begin("guided", QStringLiteral("pa-657a-crazy4"), "basic", "settlement", 3);
            goOnUntil(Action::Settle, 2);
            chooseNext();
        });
        m_driver.program().set().setTextSize(100);
    }

    void exam() {
        if (!m_wanted.isEmpty() && std::none_of(m_wanted.begin(), m_wanted.end(), [](const QString& name) {
                return name.startsWith(QLatin1String("exam"));
            })) {
            return;
        }
        m_driver.program().people().leave();
        ExamHall hall(m_driver);
        hall.begin(hallExam());
        hall.showAt(m_size);
        ExamController& exam = hall.exam();
        const QString supervisor = QString::fromStdString(hall.supervisor);
        take("exam-introduction", [] {});
        exam.start();
        exam.choose(1);
        take("exam-question", [] {});
        take("exam-supervisor", [&] { exam.askSupervisor(true); });
        exam.askSupervisor(false);
        exam.confirm();
        exam.choose(1);
        exam.confirm();
        take("exam-break", [] {});
        exam.startSection();
        RoundController& table = *exam.play();
        for (int i = 0; i < 8; ++i) table.submit(table.round()->grader().procedure()[*table.round()->next()].act);
        take("exam-round", [] {});
        exam.interrupt(supervisor, ExamHall::kPassphrase);
        take("exam-interrupted", [] {});
        exam.endNow(supervisor, ExamHall::kPassphrase);
        take("exam-over", [] {});
        exam.leave();
    }

    WindowDriver m_driver;
    QString m_folder;
    QString m_how;
    QSize m_size;
    QStringList m_wanted;
    int m_taken = 0;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption language(QStringLiteral("language"), {}, QStringLiteral("id"), QStringLiteral("en"));
    const QCommandLineOption textSize(QStringLiteral("text-size"), {}, QStringLiteral("percent"),
                                      QStringLiteral("100"));
    const QCommandLineOption highContrast(QStringLiteral("high-contrast"));
    const QCommandLineOption kiosk(QStringLiteral("kiosk"));
    parser.addOptions({language, textSize, highContrast, kiosk});
    parser.process(application);
    const QStringList places = parser.positionalArguments();
    if (places.size() < 3) qFatal("screenshots [OPTIONS] FOLDER WIDTH HEIGHT [NAME...]");
    QDir().mkpath(places[0]);
    Photographer photographer({places[0],
                               {places[1].toInt(), places[2].toInt()},
                               parser.value(language),
                               parser.value(textSize).toInt(),
                               parser.isSet(highContrast),
                               parser.isSet(kiosk) ? Place::Kiosk : Place::Desk,
                               places.mid(3)});
    if (parser.isSet(kiosk)) {
        photographer.kiosk();
    } else {
        photographer.everything();
    }
    QTextStream(stdout) << photographer.taken() << " passed, 0 failed\n";
    return 0;
}
