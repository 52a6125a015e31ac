#include "tests/app/session/exam/exam_bench.h"
#include "tests/app/store/store_bench.h"
#include "tests/e2e/foreign_client.h"
#include "tests/support/x_hands.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace cutcard;
using namespace cutcard::test;

/// The real program in the kiosk, beside a window manager and another client that both want it gone. The short form
/// tries every kind of way out; CUTCARD_ALL_CHORDS=1 every key with every combination of modifiers.
class TestE2eKiosk : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cleanupTestCase() { end(); }

    void itCoversTheScreenFromTheStart();
    void withoutTheKioskTheSameMessageLeadsOut();
    void noKeyChordLeadsOut_data();
    void noKeyChordLeadsOut();
    void noBindingOfTheWindowManagerLeadsOut();
    void noPointerActionLeadsOut();
    void noMessageLeadsOut_data();
    void noMessageLeadsOut();
    void noMessageLeadsOutOfTheConsole_data();
    void noMessageLeadsOutOfTheConsole();
    void noOtherWindowComesAbove();
    void noOtherWindowComesBetween();
    void theConsoleCoversTheScreenToo();
    void aSupervisorLeavesByKeysAndPassphrase();
    void aWrongPassphraseDoesNotLeave();
    void theSessionEndsItProperly();
    void anInterruptedExamHasTheScreenAfterAKill();

private:
    void start(bool isKiosk = true);
    void end();
    void makeExam();
    QString file(const char* name) const { return m_profile->filePath(QLatin1String(name)); }
    std::string folder() const { return file("store").toStdString(); }
    ForeignClient::Window window() const;
    QString fault() const;
    QString faultAtRest() const;
    std::size_t windows() const { return m_other.windowsOf(m_program->processId()).size(); }
    void look(const char* name) const;
    std::size_t keptOf(const std::string& kind) const;

    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<QProcess> m_program;
    ForeignClient m_other;
};

/// Whatever was tried: within seconds the kiosk has everything again, and keeps it.
#define VERIFY_LOCKED() QCOMPARE(faultAtRest(), QString())

namespace {

constexpr std::uint32_t kShift = 0xffe1;
constexpr std::uint32_t kControl = 0xffe3;
constexpr std::uint32_t kAlt = 0xffe9;
constexpr std::uint32_t kSuper = 0xffeb;

bool isLong() {
    return qEnvironmentVariableIsSet("CUTCARD_ALL_CHORDS");
}

}  // namespace

void TestE2eKiosk::init() {
    // What was tried before and did not lead out need not have been tried on a new one.
    if (m_program && m_program->state() == QProcess::Running) return;
    m_profile = std::make_unique<QTemporaryDir>();
    test::settled(opened(testOptions(folder())));
    start();
}

void TestE2eKiosk::start(bool isKiosk) {
    m_program = std::make_unique<QProcess>();
    m_program->setProcessChannelMode(QProcess::ForwardedChannels);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("qt.qpa.xcb=false"));
    m_program->setProcessEnvironment(environment);
    QStringList arguments = {QStringLiteral("--store"), file("store"), QStringLiteral("--settings"),
                             file("cutcard.ini")};
    if (isKiosk) arguments << QStringLiteral("--kiosk");
    m_program->start(QStringLiteral(CUTCARD_PROGRAM), arguments);
    QVERIFY(m_program->waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(window() != 0, 30000);
    if (isKiosk) VERIFY_LOCKED();
    // The store is opened after the first frame.
    QTest::qWait(1500);
}

void TestE2eKiosk::cleanup() {
    // Without its window manager the test would prove nothing.
    QVERIFY(m_other.isManaged());
    if (QTest::currentTestFailed()) end();
}

void TestE2eKiosk::end() {
    if (m_program && m_program->state() == QProcess::Running) {
        m_program->kill();
        m_program->waitForFinished();
    }
}

/// The lowest of the program's: the one that everything else of it lies above.
ForeignClient::Window TestE2eKiosk::window() const {
    const auto windows = m_other.windowsOf(m_program->processId());
    return windows.empty() ? 0 : windows.front();
}

QString TestE2eKiosk::fault() const {
    if (m_program->state() != QProcess::Running) return QStringLiteral("the program has ended");
    const auto windows = m_other.windowsOf(m_program->processId());
    if (windows.empty()) return QStringLiteral("the program has no window");
    if (m_other.placeOf(windows.front()) != m_other.screen()) return QStringLiteral("the screen is not covered");
    const auto isOwn = [&](ForeignClient::Window one) {
        return std::find(windows.begin(), windows.end(), one) != windows.end();
    };
    if (!isOwn(m_other.uppermost())) return QStringLiteral("something else is above");
    if (!isOwn(m_other.focus())) return QStringLiteral("something else has the keyboard");
    return {};
}

/// A window manager takes its time: what is in order now may be taken away in a moment, and has to come back by itself.
QString TestE2eKiosk::faultAtRest() const {
    int calm = 0;
    QString found;
    QElapsedTimer time;
    for (time.start(); calm < 8 && time.elapsed() < 6000; QTest::qWait(50)) {
        found = fault();
        calm = found.isEmpty() ? calm + 1 : 0;
    }
    return calm == 8 ? QString() : found + QStringLiteral(" again and again");
}

void TestE2eKiosk::look(const char* name) const {
    const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(300);
    QProcess::execute(QStringLiteral("import"), {QStringLiteral("-window"), QStringLiteral("root"),
                                                 QStringLiteral("%1/kiosk_%2.png").arg(folder, QLatin1String(name))});
}

/// How many events of a kind were stored. The program must have ended.
std::size_t TestE2eKiosk::keptOf(const std::string& kind) const {
    const auto store = opened(testOptions(folder()));
    const auto people = store->whoMayEnter();
    if (!people) return 0;
    for (const store::Person& person : *people) {
        if (person.role != store::Role::Supervisor) continue;
        const auto session = store->signIn(person.id, kPassphrase);
        if (!session) return 0;
        store::EventQuery query;
        query.kindBeginsWith = kind;
        const auto events = store->events(*session, query);
        return events ? events->size() : 0;
    }
    return 0;
}

void TestE2eKiosk::itCoversTheScreenFromTheStart() {
    VERIFY_LOCKED();
    look("start");
    QCOMPARE(m_other.windowsOf(m_program->processId()).size(), std::size_t(1));
}

void TestE2eKiosk::withoutTheKioskTheSameMessageLeadsOut() {
    end();
    start(false);
    QVERIFY(!fault().isEmpty());
    m_other.tellManager(window(), "_NET_CLOSE_WINDOW", {0, 2});
    QVERIFY(m_program->waitForFinished(20000));
}

void TestE2eKiosk::noKeyChordLeadsOut_data() {
    QTest::addColumn<std::vector<int>>("modifiers");
    const std::vector<std::pair<const char*, std::uint32_t>> all = {
        {"Shift", kShift}, {"Ctrl", kControl}, {"Alt", kAlt}, {"Super", kSuper}};
    for (unsigned mask = 0; mask < 16; ++mask) {
        QStringList name;
        std::vector<int> codes;
        for (unsigned i = 0; i < all.size(); ++i) {
            if ((mask & (1U << i)) == 0) continue;
            name << QLatin1String(all[i].first);
            codes.push_back(m_other.keycodeOf(all[i].second));
        }
        // The short form tries those that window managers like.
        if (!isLong() && mask != 0b0100 && mask != 0b0110 && mask != 0b1000) continue;
        QTest::newRow(name.isEmpty() ? "no modifier" : qPrintable(name.join(u'+'))) << codes;
    }
}

void TestE2eKiosk::noKeyChordLeadsOut() {
    QFETCH(const std::vector<int>, modifiers);
    for (int code = 8; code <= 255; ++code) {
        std::vector<int> keys = modifiers;
        if (std::find(keys.begin(), keys.end(), code) != keys.end()) continue;
        keys.push_back(code);
        m_other.press(keys);
        // The program has to keep up with the hands.
        if (code % 16 == 0) {
            QTest::qWait(60);
            const QString wrong = fault();
            if (wrong == QStringLiteral("the program has ended"))
                QFAIL(qPrintable(QStringLiteral("ended by key %1").arg(code)));
        }
    }
    VERIFY_LOCKED();
    end();
}

void TestE2eKiosk::noBindingOfTheWindowManagerLeadsOut() {
    // Openbox's own, and those of other desktops.
    for (const char* chord :
         {"alt+Tab",        "alt+shift+Tab",   "ctrl+alt+Tab",   "alt+F4",          "alt+Escape",
          "alt+space",      "super+d",         "super+e",        "super+Tab",       "super+l",
          "super+r",        "ctrl+alt+Left",   "ctrl+alt+Right", "ctrl+alt+Up",     "ctrl+alt+Down",
          "shift+alt+Left", "shift+alt+Right", "super+F1",       "super+F2",        "super+F3",
          "super+F4",       "ctrl+alt+d",      "ctrl+alt+t",     "ctrl+alt+Delete", "ctrl+alt+BackSpace",
          "ctrl+alt+F1",    "ctrl+Escape",     "ctrl+q",         "ctrl+w",          "alt+F1",
          "alt+F2",         "alt+F3",          "alt+F9",         "alt+F10",         "F11",
          "Print",          "alt+Print",       "Menu",           "XF86PowerOff",    "XF86Sleep",
          "XF86WWW",        "XF86HomePage",    "XF86Mail",       "XF86Calculator",  "XF86Explorer"}) {
        hands::xdotool({QStringLiteral("key"), QLatin1String(chord)});
        QVERIFY2(m_program->state() == QProcess::Running, chord);
    }
    VERIFY_LOCKED();
    // A press that the window manager had heard would have moved to another desktop.
    QProcess desktop;
    desktop.start(QStringLiteral("xdotool"), {QStringLiteral("get_desktop")});
    QVERIFY(desktop.waitForFinished());
    QCOMPARE(desktop.readAllStandardOutput().trimmed(), QByteArray("0"));
    end();
}

void TestE2eKiosk::noPointerActionLeadsOut() {
    const QRect all = m_other.screen();
    const std::vector<QPoint> places = {all.topLeft(), all.topRight(),        all.bottomLeft(),     all.bottomRight(),
                                        all.center(),  {all.center().x(), 0}, {0, all.center().y()}};
    for (int button = 1; button <= 9; ++button) {
        for (const QPoint& place : places) {
            for (const int times : {1, 2, 3}) m_other.click(button, place, times);
        }
        m_other.drag(button, all.topLeft(), all.center());
        m_other.drag(button, all.center(), all.bottomRight());
        m_other.drag(button, {all.center().x(), 0}, all.center());
        QTest::qWait(50);
        QVERIFY2(m_program->state() == QProcess::Running, qPrintable(QString::number(button)));
    }
    // A window manager moves and resizes windows by a modifier and a button.
    for (const std::uint32_t modifier : {kAlt, kSuper, kControl}) {
        const QByteArray name = modifier == kAlt ? "alt" : modifier == kSuper ? "super" : "ctrl";
        hands::xdotool({QStringLiteral("keydown"), QString::fromLatin1(name)});
        for (int button = 1; button <= 5; ++button) m_other.drag(button, all.center(), all.center() + QPoint(200, 100));
        hands::xdotool({QStringLiteral("keyup"), QString::fromLatin1(name)});
    }
    hands::xdotool({QStringLiteral("key"), QStringLiteral("Escape")});
    VERIFY_LOCKED();
    end();
}

void TestE2eKiosk::noMessageLeadsOut_data() {
    QTest::addColumn<QString>("message");
    for (const char* message : {"_NET_CLOSE_WINDOW",
                                "WM_DELETE_WINDOW",
                                "iconify",
                                "withdraw",
                                "unmap",
                                "lower",
                                "move",
                                "WM_TAKE_FOCUS",
                                "WM_SAVE_YOURSELF",
                                "_NET_WM_PING",
                                "_NET_WM_SYNC_REQUEST",
                                "_NET_ACTIVE_WINDOW",
                                "_NET_RESTACK_WINDOW",
                                "_NET_MOVERESIZE_WINDOW",
                                "_NET_WM_MOVERESIZE",
                                "_NET_WM_DESKTOP",
                                "_NET_CURRENT_DESKTOP",
                                "_NET_SHOWING_DESKTOP",
                                "_NET_NUMBER_OF_DESKTOPS",
                                "_NET_DESKTOP_GEOMETRY",
                                "_NET_DESKTOP_VIEWPORT",
                                "_NET_REQUEST_FRAME_EXTENTS",
                                "_NET_WM_FULLSCREEN_MONITORS",
                                "take the focus"})
        QTest::newRow(message) << QString::fromLatin1(message);
    for (const char* state : {"FULLSCREEN", "HIDDEN", "BELOW", "ABOVE", "SHADED", "MAXIMIZED_VERT", "MAXIMIZED_HORZ",
                              "SKIP_TASKBAR", "SKIP_PAGER", "MODAL", "STICKY", "DEMANDS_ATTENTION", "FOCUSED"})
        QTest::newRow(state) << QStringLiteral("_NET_WM_STATE_") + QLatin1String(state);
}

void TestE2eKiosk::noMessageLeadsOut() {
    QFETCH(const QString, message);
    const auto own = window();
    const auto other = m_other.makeWindow();
    VERIFY_LOCKED();
    m_other.send(message, own, other);
    QTest::qWait(100);
    VERIFY_LOCKED();
    QCOMPARE(window(), own);
    m_other.destroy(other);
}

/// Those that end, hide or move a window. A message may close the console: under it is the kiosk.
void TestE2eKiosk::noMessageLeadsOutOfTheConsole_data() {
    QTest::addColumn<QString>("message");
    for (const char* message :
         {"_NET_CLOSE_WINDOW", "WM_DELETE_WINDOW", "WM_SAVE_YOURSELF", "iconify", "withdraw", "unmap", "lower", "move",
          "_NET_RESTACK_WINDOW", "_NET_MOVERESIZE_WINDOW", "_NET_WM_DESKTOP", "_NET_CURRENT_DESKTOP",
          "_NET_SHOWING_DESKTOP", "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_BELOW", "_NET_WM_STATE_SHADED",
          "take the focus"})
        QTest::newRow(message) << QString::fromLatin1(message);
}

void TestE2eKiosk::noMessageLeadsOutOfTheConsole() {
    QFETCH(const QString, message);
    const auto own = window();
    hands::keys({QStringLiteral("ctrl+shift+s")});
    QTRY_COMPARE_WITH_TIMEOUT(windows(), std::size_t(2), 10000);
    const auto console = m_other.windowsOf(m_program->processId()).back();
    QVERIFY(console != own);
    const auto other = m_other.makeWindow();
    VERIFY_LOCKED();
    m_other.send(message, console, other);
    QTest::qWait(100);
    VERIFY_LOCKED();
    QTRY_VERIFY(!m_other.isMapped(console) || m_other.placeOf(console) == m_other.screen());
    m_other.send(message, own, other);
    QTest::qWait(100);
    VERIFY_LOCKED();
    m_other.destroy(other);
    if (m_other.isMapped(console)) m_other.tellWindow(console, "WM_PROTOCOLS", {m_other.atom("WM_DELETE_WINDOW")});
    QTRY_COMPARE(windows(), std::size_t(1));
    QCOMPARE(window(), own);
}

void TestE2eKiosk::noOtherWindowComesAbove() {
    for (const bool isManaged : {true, false}) {
        const auto other = m_other.makeWindow(isManaged);
        m_other.raise(other);
        m_other.takeFocus(other);
        VERIFY_LOCKED();
        m_other.destroy(other);
    }
}

void TestE2eKiosk::noOtherWindowComesBetween() {
    hands::keys({QStringLiteral("ctrl+shift+s")});
    QTRY_COMPARE_WITH_TIMEOUT(windows(), std::size_t(2), 10000);
    const auto console = m_other.windowsOf(m_program->processId()).back();
    const auto other = m_other.makeWindow(false);
    m_other.pushBelow(other, console);
    QTRY_VERIFY(m_other.isBelow(other, window()));
    VERIFY_LOCKED();
    m_other.destroy(other);
    m_other.tellWindow(console, "WM_PROTOCOLS", {m_other.atom("WM_DELETE_WINDOW")});
    QTRY_COMPARE(windows(), std::size_t(1));
}

void TestE2eKiosk::theConsoleCoversTheScreenToo() {
    const auto before = window();
    hands::keys({QStringLiteral("ctrl+shift+s")});
    QTRY_COMPARE_WITH_TIMEOUT(m_other.windowsOf(m_program->processId()).size(), std::size_t(2), 10000);
    const auto console = m_other.windowsOf(m_program->processId()).back();
    QTRY_COMPARE(m_other.placeOf(console), m_other.screen());
    QTRY_COMPARE(m_other.focus(), console);
    VERIFY_LOCKED();
    look("console");
    m_other.tellWindow(console, "WM_PROTOCOLS", {m_other.atom("WM_DELETE_WINDOW")});
    QTRY_COMPARE(m_other.windowsOf(m_program->processId()).size(), std::size_t(1));
    QTRY_COMPARE(m_other.focus(), before);
    VERIFY_LOCKED();
}

void TestE2eKiosk::aSupervisorLeavesByKeysAndPassphrase() {
    hands::keys({QStringLiteral("ctrl+shift+q")});
    QTest::qWait(500);
    look("leave");
    hands::keys(hands::keysOf(QLatin1String(kPassphrase)));
    hands::keys({QStringLiteral("Return")});
    QVERIFY(m_program->waitForFinished(20000));
    QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program->exitCode(), 0);
}

void TestE2eKiosk::aWrongPassphraseDoesNotLeave() {
    hands::keys({QStringLiteral("ctrl+shift+q")});
    QTest::qWait(500);
    hands::keys(hands::keysOf(QStringLiteral("wrong horse battery")));
    hands::keys({QStringLiteral("Return")});
    QTest::qWait(2000);
    look("leave_wrong");
    VERIFY_LOCKED();
    // Escape goes back to the kiosk, not out of it.
    hands::keys({QStringLiteral("Escape"), QStringLiteral("Escape")});
    VERIFY_LOCKED();
    end();
    // It was asked, and refused.
    QCOMPARE(keptOf("audit.sign_in_failed"), std::size_t(1));
}

void TestE2eKiosk::theSessionEndsItProperly() {
    ::kill(static_cast<pid_t>(m_program->processId()), SIGTERM);
    QVERIFY(m_program->waitForFinished(10000));
    QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program->exitCode(), 128 + SIGTERM);
}

void TestE2eKiosk::makeExam() {
    end();
    m_profile = std::make_unique<QTemporaryDir>();
    const SettledStore settled = test::settled(opened(testOptions(folder())));
    started(settled, defined(settled, benchExam()));
}

void TestE2eKiosk::anInterruptedExamHasTheScreenAfterAKill() {
    makeExam();
    const std::size_t before = keptOf("attempt.");
    start();
    look("interrupted");
    VERIFY_LOCKED();
    // A supervisor goes on with it; then the power fails.
    hands::keys(hands::keysOf(QLatin1String(kPassphrase)));
    hands::keys({QStringLiteral("Return")});
    QTest::qWait(3000);
    look("resumed");
    hands::keys({QStringLiteral("Return")});
    QTest::qWait(1000);
    end();
    const auto running = [this] {
        const auto store = opened(testOptions(folder()));
        const auto attempts = store->runningAttempts();
        return attempts ? attempts->size() : 0;
    };
    QCOMPARE(running(), std::size_t(1));
    // The word was taken and the exam begun.
    QVERIFY(keptOf("attempt.") > before);
    start();
    look("interrupted_again");
    VERIFY_LOCKED();
    // The start screen is not there: its key to the console does nothing.
    hands::keys({QStringLiteral("ctrl+shift+s")});
    QTest::qWait(500);
    QCOMPARE(m_other.windowsOf(m_program->processId()).size(), std::size_t(1));
    end();
    QCOMPARE(running(), std::size_t(1));
}

QTEST_MAIN(TestE2eKiosk)
#include "tst_e2e_kiosk.moc"
