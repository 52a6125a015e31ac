#include "app/table/card_images.h"
#include "tests/e2e/screen_faults.h"
#include "tests/qml/demo_school.h"
#include "tests/support/at_rest.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExtensionPlugin>
#include <QQmlPropertyMap>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;
using namespace cutcard::test;

// Every screen around the table, on real models. With CUTCARD_SHOTS each is kept there as a picture.
class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_demo.fill(); }
    void everyScreenLoadsAndFits_data();
    void everyScreenLoadsAndFits();
    void everyControlHasANameAndIsLargeEnough_data();
    void everyControlHasANameAndIsLargeEnough();
    void longerWordsStayInsideTheirPlaces_data() { everyControlHasANameAndIsLargeEnough_data(); }
    void longerWordsStayInsideTheirPlaces();
    void aNewcomerDealsAfterThreeClicks();
    void digitsAnswerAndSpaceGoesOn();
    void aChangedKeyGoesOn();
    void theRightAnswerIsSeenInLargeTextToo();
    void theLineThatWasWrittenInHasTheKeysAgain();

private:
    std::unique_ptr<QQuickView> show(const QString& screen, const QSize& size, const QVariantMap& properties,
                                     double scale = 1);
    QVariantMap propertiesOf(const QString& screen);

    DemoSchool m_demo;
};

namespace {

void click(QQuickView& view, QQuickItem* item) {
    const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, middle.toPoint());
}

/// Makes every sentence longer by two fifths, as other languages do.
class LongerLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        QString more;
        while (more.size() * 5 < text.size() * 2) more += QStringLiteral("o ");
        return text + more.trimmed();
    }
};

void collectControls(QQuickItem* item, std::vector<QQuickItem*>& controls) {
    if (!item->isVisible()) return;
    if (item->metaObject()->indexOfSignal("clicked()") >= 0) controls.push_back(item);
    for (QQuickItem* child : item->childItems()) collectControls(child, controls);
}

std::vector<QQuickItem*> controlsOf(const QQuickView& view) {
    std::vector<QQuickItem*> controls;
    collectControls(view.rootObject(), controls);
    return controls;
}

/// Whether words that end so are seen whole somewhere.
bool isInSight(const QQuickView& view, QQuickItem* item, const QString& words) {
    if (!item->isVisible()) return false;
    if (item->inherits("QQuickText") && item->property("text").toString().endsWith(words)) {
        const QRectF place = item->mapRectToScene(item->boundingRect());
        // Above it there is the head of the screen.
        if (place.top() > 130 && place.bottom() <= view.height()) return true;
    }
    const auto children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](QQuickItem* child) { return isInSight(view, child, words); });
}

/// The visible button with this text.
QQuickItem* button(QQuickItem* root, const QString& text) {
    if (!root->isVisible()) return nullptr;
    if (root->metaObject()->indexOfSignal("clicked()") >= 0 && root->property("text").toString() == text) return root;
    for (QQuickItem* child : root->childItems()) {
        if (QQuickItem* found = button(child, text)) return found;
    }
    return nullptr;
}

}  // namespace

QVariantMap TestScreens::propertiesOf(const QString& screen) {
    const auto settings = QVariant::fromValue(&m_demo.settings);
    if (screen.startsWith("Start")) {
        return {{"school", QVariant::fromValue(&m_demo.school)},
                {"menu", QVariant::fromValue(&m_demo.menu)},
                {"board", QVariant::fromValue(&m_demo.board)},
                {"settings", settings}};
    }
    if (screen == "DrillScreen") return {{"session", QVariant::fromValue(&m_demo.drill)}, {"settings", settings}};
    if (screen == "ReviewScreen") return {{"session", QVariant::fromValue(&m_demo.review)}, {"settings", settings}};
    if (screen == "MasteryScreen") return {{"board", QVariant::fromValue(&m_demo.board)}};
    if (screen == "HistoryScreen") return {{"rounds", QVariant::fromValue(&m_demo.history)}};
    return {{"settings", settings}};
}

std::unique_ptr<QQuickView> TestScreens::show(const QString& screen, const QSize& size, const QVariantMap& properties,
                                              double scale) {
    auto view = std::make_unique<QQuickView>();
    // From a folder while they are being drawn, so that nothing has to be compiled to see a change.
    const QString folder = qEnvironmentVariable("CUTCARD_QML");
    view->engine()->addImportPath(folder.isEmpty() ? QStringLiteral("qrc:/") : folder);
    view->engine()->addImageProvider(QStringLiteral("cards"), new CardImages);
    view->setResizeMode(QQuickView::SizeRootObjectToView);
    view->setInitialProperties(properties);
    view->resize(size);
    const QString file = QStringLiteral("/Cutcard/") + screen + QStringLiteral(".qml");
    view->setSource(folder.isEmpty() ? QUrl("qrc:" + file) : QUrl::fromLocalFile(folder + file));
    QQmlComponent holder(view->engine());
    holder.setData("import QtQml\nimport Cutcard\nQtObject { property QtObject theme: Theme }", QUrl());
    const std::unique_ptr<QObject> held(holder.create());
    if (held == nullptr) qFatal("%s", qPrintable(holder.errorString()));
    auto* theme = held->property("theme").value<QObject*>();
    theme->setProperty("scale", scale);
    theme->setProperty("speed", 0);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get())) qFatal("no window");
    return view;
}

void TestScreens::everyScreenLoadsAndFits_data() {
    QTest::addColumn<QString>("screen");
    QTest::addColumn<QString>("state");
    for (const char* screen : {"StartScreen", "MasteryScreen", "HistoryScreen", "SettingsScreen", "HelpScreen"}) {
        QTest::newRow(screen) << screen << "";
    }
    QTest::newRow("StartScreen, drills") << "StartScreen"
                                         << "drills";
    for (const char* kind : {"read_hand", "who_wins", "what_pays", "what_next", "is_irregular", "theory"}) {
        QTest::addRow("DrillScreen, %s", kind) << "DrillScreen" << kind;
    }
    QTest::newRow("DrillScreen, answered wrongly") << "DrillScreen"
                                                   << "wrong";
    QTest::newRow("DrillScreen, finished") << "DrillScreen"
                                           << "finished";
    QTest::newRow("ReviewScreen, a question") << "ReviewScreen"
                                              << "";
    QTest::newRow("ReviewScreen, nothing") << "ReviewScreen"
                                           << "nothing";
}

void TestScreens::everyScreenLoadsAndFits() {
    QFETCH(QString, screen);
    QFETCH(QString, state);
    QTest::failOnWarning(QRegularExpression(".*"));
    QuestionDesk& desk = *m_demo.drill.desk();
    if (screen == "DrillScreen") {
        const bool isKind = state != "wrong" && state != "finished";
        QVERIFY(m_demo.drill.start(isKind ? state : "what_pays", "pa-657a-crazy4"));
        if (state == "wrong") desk.answer(1);
        for (int i = 0; state == "finished" && i < DrillSession::kQuestions; ++i) {
            desk.answer(i % 3);
            if (!desk.isAnswered()) desk.answer(0);
            m_demo.drill.next();
        }
    }
    if (screen == "ReviewScreen") m_demo.review.start("pa-657a-crazy4");
    if (state == "nothing") {
        for (int i = 0; m_demo.review.state() != "finished" && i < 50; ++i) m_demo.review.skip();
    }
    QVariantMap properties = propertiesOf(screen);
    if (state == "drills") properties["task"] = state;
    struct Size {
        QSize size;
        double scale;
    };
    for (const Size& each : {Size{{1280, 720}, 1}, Size{{1920, 1080}, 1}, Size{{1280, 720}, 2}}) {
        const auto view = show(screen, each.size, properties, each.scale);
        QVERIFY(view->rootObject() != nullptr);
        const QStringList faults = faultsAtRest([&] { return layoutFaults(*view); });
        QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join('\n')));
        const QImage shot = view->grabWindow();
        const QString folder = qEnvironmentVariable("CUTCARD_SHOTS");
        if (folder.isEmpty()) continue;
        const QString name = QString("%1/%2%3_%4_%5.png").arg(folder, screen, state.isEmpty() ? "" : "_" + state);
        shot.save(name.arg(each.size.width()).arg(each.scale));
    }
}

void TestScreens::everyControlHasANameAndIsLargeEnough_data() {
    QTest::addColumn<QString>("screen");
    for (const char* screen : {"StartScreen", "DrillScreen", "ReviewScreen", "MasteryScreen", "HistoryScreen",
                               "SettingsScreen", "HelpScreen"}) {
        QTest::newRow(screen) << screen;
    }
}

void TestScreens::everyControlHasANameAndIsLargeEnough() {
    QFETCH(QString, screen);
    QVERIFY(m_demo.drill.start("read_hand", "pa-657a-crazy4"));
    m_demo.review.start("pa-657a-crazy4");
    const auto view = show(screen, {1280, 720}, propertiesOf(screen));
    const auto controls = controlsOf(*view);
    QVERIFY(!controls.empty());
    for (QQuickItem* control : controls) {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(control);
        const QString name = accessible->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), control->metaObject()->className());
        QVERIFY2(accessible->role() != QAccessible::NoRole, qUtf8Printable(name));
        QVERIFY2(control->height() >= 44 && control->width() >= 44, qUtf8Printable(name));
    }
}

void TestScreens::longerWordsStayInsideTheirPlaces() {
    QFETCH(QString, screen);
    LongerLanguage longer;
    QCoreApplication::installTranslator(&longer);
    QVERIFY(m_demo.drill.start("who_wins", "pa-657a-crazy4"));
    m_demo.review.start("pa-657a-crazy4");
    const auto view = show(screen, {1280, 720}, propertiesOf(screen));
    QTest::qWait(30);
    const QString folder = qEnvironmentVariable("CUTCARD_SHOTS");
    if (!folder.isEmpty()) view->grabWindow().save(QString("%1/%2_longer_1280_1.png").arg(folder, screen));
    const QStringList faults = faultsAtRest([&] { return layoutFaults(*view); });
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join('\n')));
}

void TestScreens::aNewcomerDealsAfterThreeClicks() {
    QTest::failOnWarning(QRegularExpression(".*"));
    DemoSchool fresh;
    const auto view = show("StartScreen", {1280, 720},
                           {{"school", QVariant::fromValue(&fresh.school)},
                            {"menu", QVariant::fromValue(&fresh.menu)},
                            {"board", QVariant::fromValue(&fresh.board)},
                            {"settings", QVariant::fromValue(&fresh.settings)}});
    const QString folder = qEnvironmentVariable("CUTCARD_SHOTS");
    QTest::qWait(30);
    if (!folder.isEmpty()) view->grabWindow().save(folder + "/StartScreen_new_1280_1.png");
    QSignalSpy begun(view->rootObject(), SIGNAL(startRound(QString, QString, QString, int, bool, QString)));
    QQuickItem* start = button(view->rootObject(), "Start");
    QVERIFY(start != nullptr);
    click(*view, start);
    QCOMPARE(fresh.school.personName(), QString("Trainee"));
    QQuickItem* guided = button(view->rootObject(), "Guided round");
    QVERIFY(guided != nullptr);
    click(*view, guided);
    QQuickItem* deal = button(view->rootObject(), "Deal");
    QVERIFY(deal != nullptr);
    click(*view, deal);
    QCOMPARE(begun.size(), 1);
    QCOMPARE(begun[0][0].toString(), QString("guided"));
    QCOMPARE(begun[0][1].toString(), QString("pa-657a-crazy4"));
}

void TestScreens::digitsAnswerAndSpaceGoesOn() {
    QTest::failOnWarning(QRegularExpression(".*"));
    QVERIFY(m_demo.drill.start("read_hand", "pa-657a-crazy4"));
    const auto view = show("DrillScreen", {1280, 720}, propertiesOf("DrillScreen"));
    view->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    view->rootObject()->forceActiveFocus();
    QTest::keyClick(view.get(), Qt::Key_2);
    QVERIFY(m_demo.drill.desk()->isAnswered());
    QCOMPARE(m_demo.drill.desk()->chosenIndex(), 1);
    QTest::keyClick(view.get(), Qt::Key_Space);
    QCOMPARE(m_demo.drill.number(), 2);
    QSignalSpy back(view->rootObject(), SIGNAL(back()));
    QTest::keyClick(view.get(), Qt::Key_Escape);
    QCOMPARE(back.size(), 1);
}

void TestScreens::aChangedKeyGoesOn() {
    KeyTable& keys = *m_demo.settings.keys();
    QCOMPARE(keys.change("next", Qt::Key_F6, Qt::NoModifier), QString());
    QVERIFY(m_demo.drill.start("read_hand", "pa-657a-crazy4"));
    const auto view = show("DrillScreen", {1280, 720}, propertiesOf("DrillScreen"));
    view->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    view->rootObject()->forceActiveFocus();
    QTest::keyClick(view.get(), Qt::Key_2);
    QQuickItem* next = button(view->rootObject(), "Next question");
    QVERIFY(next);
    QCOMPARE(next->property("keyName").toString(), QString("F6"));
    QTest::keyClick(view.get(), Qt::Key_F6);
    QCOMPARE(m_demo.drill.number(), 2);
    keys.reset("next");
}

// The kiosk asks whether anybody is there while a supervisor is about to leave it.
void TestScreens::theLineThatWasWrittenInHasTheKeysAgain() {
    QQmlPropertyMap kiosk;
    kiosk.insert({{"mayBeLeft", true},
                  {"unclaimed", false},
                  {"leaving", true},
                  {"secondsLeft", 0},
                  {"message", ""},
                  {"supervisors", QVariantList{QVariantMap{{"id", "1"}, {"title", "Sam"}, {"jurisdiction", ""}}}}});
    QQmlPropertyMap program;
    program.insert("examIsOn", false);
    const auto view =
        show("KioskLayer", {1280, 720},
             {{"kiosk", QVariant::fromValue<QObject*>(&kiosk)}, {"program", QVariant::fromValue<QObject*>(&program)}});
    view->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    kiosk.insert("leaving", false);
    kiosk.insert("leaving", true);
    const auto written = [&view] {
        return view->activeFocusItem() ? view->activeFocusItem()->property("text").toString() : QString();
    };
    QTest::keyClick(view.get(), Qt::Key_A);
    QCOMPARE(written(), QString("a"));
    kiosk.insert("secondsLeft", 20);
    QTest::keyClick(view.get(), Qt::Key_B);
    kiosk.insert("secondsLeft", 0);
    QTest::keyClick(view.get(), Qt::Key_C);
    QCOMPARE(written(), QString("ac"));
}

void TestScreens::theRightAnswerIsSeenInLargeTextToo() {
    QVERIFY(m_demo.drill.start("what_pays", "pa-657a-crazy4"));
    QuestionDesk& desk = *m_demo.drill.desk();
    const auto view = show("DrillScreen", {1280, 720}, propertiesOf("DrillScreen"), 2);
    view->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    desk.answer(1);
    while (desk.wasRight()) {
        m_demo.drill.next();
        desk.answer(1);
    }
    // The button that goes on comes into sight first.
    QTRY_VERIFY(isInSight(*view, view->rootObject(), "Next question"));
    QVERIFY(isInSight(*view, view->rootObject(), desk.options().at(desk.rightIndex())));
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
