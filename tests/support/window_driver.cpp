#include "tests/support/window_driver.h"

#include <QAccessible>
#include <QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

namespace cutcard {

WindowDriver::WindowDriver(std::uint64_t seed, const QSize& size, double speed, const QString& language, Place place,
                           const std::function<void(const QDir& profile)>& prepare) {
    [[maybe_unused]] static const bool dressed = [] {
        Program::dress();
        return true;
    }();
    QAccessible::setActive(true);
    if (prepare) prepare(QDir(m_profile.path()));
    ProgramOptions options;
    options.storeFolder = storeFolder().toStdString();
    options.settingsFile = m_profile.filePath(QStringLiteral("cutcard.ini"));
    options.seed = seed;
    options.clock = &m_clock;
    m_program = std::make_unique<Program>(options);
    m_program->set().setLanguage(language);
    m_program->set().setSpeed(speed);
    m_program->set().setWindowWidth(size.width());
    m_program->set().setWindowHeight(size.height());
    if (place == Place::Desk) {
        openOnDesk();
    } else {
        openInKiosk();
    }
    // A window manager that is just starting may forget to give a new window the focus.
    int waits = 0;
    while (!QTest::qWaitForWindowActive(m_window, 1000)) {
        if (++waits == 20) qFatal("the window does not come up");
        m_window->requestActivate();
    }
    waitForItsPlace();
    const auto isOpen = [this] {
        const QString state = m_program->people().state();
        return state == QLatin1String("ready") || state == QLatin1String("failed");
    };
    if (!QTest::qWaitFor(isOpen, 20000)) qFatal("the store does not open");
}

WindowDriver::~WindowDriver() = default;

void WindowDriver::openOnDesk() {
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath(QStringLiteral("qrc:/"));
    Program::addPictures(*m_engine);
    m_program->keepInLanguage(*m_engine);
    m_engine->setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(m_program.get())}});
    m_engine->load(QUrl(QStringLiteral("qrc:/Cutcard/Main.qml")));
    if (m_engine->rootObjects().isEmpty()) qFatal("the window does not load");
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().constFirst());
}

void WindowDriver::openInKiosk() {
    m_room = std::make_unique<kiosk::KioskRoom>(*m_program, true, m_idleClock);
    if (!m_room->open()) qFatal("the window does not load");
    m_window = qobject_cast<QQuickWindow*>(m_room->window());
}

/// The window manager puts a frame round a new window and moves it; whoever points at it before points beside it.
void WindowDriver::waitForItsPlace() {
    QPoint before(-1, -1);
    int calm = 0;
    const auto isCalm = [&] {
        const QPoint now = m_window->mapToGlobal(QPoint());
        calm = now == before ? calm + 1 : 0;
        before = now;
        return calm >= 6;
    };
    if (!QTest::qWaitFor(isCalm, 5000)) qFatal("the window does not come to rest");
    // The pointer comes in before it presses: the window manager looks at a first press from outside itself.
    const QPoint corner = m_window->mapToGlobal(QPoint(4, 4));
    hands::xdotool({QStringLiteral("mousemove"), QString::number(corner.x()), QString::number(corner.y())});
    QTest::qWait(50);
}

void WindowDriver::clickAt(const QPointF& inWindow) {
    hands::clickAt(m_window->mapToGlobal(inWindow.toPoint()));
}

void WindowDriver::waitUntilAtRest(const QQuickItem& item) {
    QRectF before;
    int calm = 0;
    const auto isCalm = [&] {
        const QRectF now = item.mapRectToScene(item.boundingRect());
        calm = now == before ? calm + 1 : 0;
        before = now;
        return calm >= 2;
    };
    QVERIFY2(QTest::qWaitFor(isCalm, 5000), "what is to be clicked does not stand still");
}

void WindowDriver::click(const QQuickItem& item) {
    waitUntilAtRest(item);
    clickAt(item.mapToScene(QPointF(item.width() / 2, item.height() / 2)));
}

QQuickItem* WindowDriver::findItem(const std::function<bool(QQuickItem&)>& wanted) const {
    for (QQuickItem* item : visibleItems(*m_window->contentItem())) {
        if (wanted(*item)) return item;
    }
    return nullptr;
}

QQuickItem* WindowDriver::find(const QString& name) const {
    return findItem([&name](QQuickItem& item) { return accessibleName(item).startsWith(name); });
}

QQuickItem* WindowDriver::findControl(const QString& words) const {
    return findItem([&words](QQuickItem& item) {
        const QString name = accessibleName(item);
        return item.isEnabled() && (name == words || name.startsWith(words + QStringLiteral(", key ")));
    });
}

void WindowDriver::clickOn(const QString& name) {
    QQuickItem* item = nullptr;
    QVERIFY2(QTest::qWaitFor([&] { return (item = findControl(name)) != nullptr; }, 5000),
             qPrintable(QStringLiteral("nothing is called \"%1\"").arg(name)));
    click(*item);
}

void WindowDriver::resize(const QSize& size) {
    m_window->resize(size);
    QVERIFY(QTest::qWaitFor([this, size] { return m_window->size() == size; }, 5000));
    settle();
}

void WindowDriver::settle() {
    QTest::qWait(m_program->set().speed() > 0 ? 900 : 60);
}

void WindowDriver::enterAs(const QString& name) {
    if (!m_program->people().introduce(name)) qFatal("nobody may enter");
    settle();
}

}  // namespace cutcard
