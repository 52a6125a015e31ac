#include "app/kiosk/keyboard_dock.h"
#include "app/session/settings.h"

#include <QDialog>
#include <QJSValue>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlExtensionPlugin>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickView>
#include <QQuickWidget>
#include <QResizeEvent>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;
using namespace cutcard::kiosk;

Q_DECLARE_METATYPE(WindowPlaces)

// What is tapped on the screen is written where the focus is.
class TestScreenKeyboard : public QObject {
    Q_OBJECT

private slots:
    void init();

    void itComesWithAFieldAndGoesWithIt();
    void itIsThereByTheSetting_data();
    void itIsThereByTheSetting();
    void whatIsTappedIsWritten();
    void numbersAreWrittenToo();
    void enterDoesWhatTheKeyDoes();
    void itIsHiddenUntilTheFieldIsTouchedAgain();
    void inTheWindowAFingerOnTheFieldBringsItBack();
    void itDoesNotHideTheField();
    void itIsAsLargeAndClearAsEverythingElse();
    void aChosenKeyIsToldByMoreThanItsColour();
    void whereWindowsStayADialogComesUpWithItsRoom();
    void whereWindowsStayADialogNeverGrowsOutOfTheScreen_data();
    void whereWindowsStayADialogNeverGrowsOutOfTheScreen();
    void theKeyboardGivesWayToWordsThatComeUp_data();
    void theKeyboardGivesWayToWordsThatComeUp();
    void everyLetterOfTheLanguagesCanBeWritten_data();
    void everyLetterOfTheLanguagesCanBeWritten();
    void everySignOfAPassphraseCanBeWritten();

private:
    struct Form : QDialog {
        Form() : layout(this) {
            for (QWidget* widget : std::initializer_list<QWidget*>{&name, &secret, &number, &press})
                layout.addWidget(widget);
            secret.setEchoMode(QLineEdit::Password);
            press.setAutoDefault(true);
        }
        QVBoxLayout layout;
        QLineEdit name;
        QLineEdit secret;
        QSpinBox number;
        QPushButton press;
    };
    void show(Form& form);
    QQuickItem* key(const QWidget& window, const QString& label) const;
    void tap(const QWidget& window, const QString& label) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

namespace {

QQuickItem* keyIn(QQuickItem& item, const QString& label) {
    if (item.property("label").toString() == label && item.isVisible()) return &item;
    for (QQuickItem* child : item.childItems()) {
        if (QQuickItem* found = keyIn(*child, label)) return found;
    }
    return nullptr;
}

QQuickItem* textOf(QQuickItem& key) {
    for (QQuickItem* child : key.childItems()) {
        if (child->property("text").isValid()) return child;
    }
    return nullptr;
}

/// The sizes that a window gets once it is seen.
class SizesSeen : public QObject {
public:
    SizesSeen(QWidget& window, QList<QSize>& seen) : m_window(window), m_seen(seen) { window.installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Resize && m_window.windowHandle() && m_window.windowHandle()->isVisible())
            m_seen << static_cast<QResizeEvent*>(event)->size();
        return false;
    }

private:
    QWidget& m_window;
    QList<QSize>& m_seen;
};

}  // namespace

void TestScreenKeyboard::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath("cutcard.ini"));
}

void TestScreenKeyboard::show(Form& form) {
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    form.name.setFocus();
}

QQuickItem* TestScreenKeyboard::key(const QWidget& window, const QString& label) const {
    const auto* keys = window.findChild<QQuickWidget*>("screenKeyboard");
    if (!keys) return nullptr;
    return keyIn(*keys->rootObject(), label);
}

void TestScreenKeyboard::tap(const QWidget& window, const QString& label) const {
    QQuickItem* found = key(window, label);
    QVERIFY2(found, qPrintable("no key says " + label));
    QVERIFY(QMetaObject::invokeMethod(found, "tapped"));
}

void TestScreenKeyboard::itComesWithAFieldAndGoesWithIt() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.name));
    QVERIFY(!keyboard.isInWindow());
    QVERIFY(form.findChild<QQuickWidget*>("screenKeyboard")->isVisible());
    form.secret.setFocus();
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.secret));
    form.press.setFocus();
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(nullptr));
    QTRY_VERIFY(form.findChild<QQuickWidget*>("screenKeyboard") == nullptr);
}

void TestScreenKeyboard::itIsThereByTheSetting_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<bool>("inKiosk");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("auto in the kiosk") << "auto" << true << true;
    QTest::newRow("auto elsewhere") << "auto" << false << false;
    QTest::newRow("on elsewhere") << "on" << false << true;
    QTest::newRow("off in the kiosk") << "off" << true << false;
}

void TestScreenKeyboard::itIsThereByTheSetting() {
    QFETCH(const QString, setting);
    QFETCH(const bool, inKiosk);
    QFETCH(const bool, isThere);
    QSettings(m_folder->filePath("cutcard.ini"), QSettings::IniFormat).setValue("onScreenKeyboard", setting);
    const Settings settings(m_folder->filePath("cutcard.ini"));
    const ScreenKeyboard keyboard(settings, inKiosk);
    Form form;
    show(form);
    QTest::qWait(200);
    QCOMPARE(keyboard.field() != nullptr, isThere);
}

void TestScreenKeyboard::whatIsTappedIsWritten() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_VERIFY(key(form, "q") != nullptr);
    tap(form, "⇧");
    for (const char* label : {"M", "i", "a", "␣", "m", "x"}) tap(form, label);
    tap(form, "⌫");
    QCOMPARE(form.name.text(), QString("Mia m"));
    form.secret.setFocus();
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.secret));
    tap(form, "7");
    tap(form, "#+=");
    tap(form, "€");
    QCOMPARE(form.secret.text(), QString("7€"));
    QCOMPARE(form.name.text(), QString("Mia m"));
}

void TestScreenKeyboard::numbersAreWrittenToo() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    form.number.setFocus();
    form.number.selectAll();
    QTRY_VERIFY(keyboard.field() != nullptr && key(form, "4") != nullptr);
    tap(form, "4");
    tap(form, "2");
    QCOMPARE(form.number.value(), 42);
}

void TestScreenKeyboard::enterDoesWhatTheKeyDoes() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    QSignalSpy pressed(&form.press, &QPushButton::clicked);
    form.press.setDefault(true);
    connect(&form.press, &QPushButton::clicked, &form, &QDialog::accept);
    show(form);
    QTRY_VERIFY(key(form, "⏎") != nullptr);
    tap(form, "⏎");
    QCOMPARE(pressed.size(), 1);
    QTRY_VERIFY(!form.isVisible());
}

void TestScreenKeyboard::itIsHiddenUntilTheFieldIsTouchedAgain() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_VERIFY(key(form, "▾") != nullptr);
    tap(form, "▾");
    QVERIFY(keyboard.field() == nullptr);
    QTest::qWait(200);
    QVERIFY(keyboard.field() == nullptr);
    // Who hid it to see what lies below touches that too.
    QTest::mouseClick(&form, Qt::LeftButton, {}, form.rect().bottomLeft() + QPoint(3, -3));
    QTest::qWait(200);
    QVERIFY(keyboard.field() == nullptr);
    QTest::mouseClick(&form.name, Qt::LeftButton);
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.name));
}

void TestScreenKeyboard::inTheWindowAFingerOnTheFieldBringsItBack() {
    ScreenKeyboard keyboard(*m_settings, true);
    QQuickView view;
    QQmlComponent form(view.engine());
    form.setData(
        "import QtQuick\nimport QtQuick.Controls.Basic\n"
        "Item { width: 400; height: 300; TextField { width: 400; height: 60; focus: true } }",
        {});
    view.setContent({}, &form, form.create());
    view.show();
    view.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    QTRY_VERIFY(keyboard.isInWindow());
    static QPointingDevice* screen = QTest::createTouchDevice();
    const auto touch = [&view](const QPoint& at) {
        QTest::touchEvent(&view, screen).press(0, at);
        QTest::touchEvent(&view, screen).release(0, at);
    };
    for (const bool byFinger : {false, true}) {
        keyboard.hide();
        QTest::mouseClick(&view, Qt::LeftButton, {}, {200, 200});
        touch({200, 200});
        QTest::qWait(200);
        QVERIFY(!keyboard.isInWindow());
        if (byFinger) {
            touch({200, 30});
        } else {
            QTest::mouseClick(&view, Qt::LeftButton, {}, {200, 30});
        }
        QTRY_VERIFY(keyboard.isInWindow());
    }
}

void TestScreenKeyboard::itDoesNotHideTheField() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    const QSize before = form.size();
    QTRY_VERIFY(form.findChild<QQuickWidget*>("screenKeyboard") != nullptr);
    const QRect keys = form.findChild<QQuickWidget*>("screenKeyboard")->geometry();
    QTRY_VERIFY(form.height() > before.height());
    for (const QWidget* widget : std::initializer_list<QWidget*>{&form.name, &form.secret, &form.number, &form.press}) {
        QTRY_VERIFY(!widget->geometry().intersects(keys));
    }
    form.press.setFocus();
    QTRY_COMPARE(form.size(), before);
}

void TestScreenKeyboard::itIsAsLargeAndClearAsEverythingElse() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_VERIFY(key(form, "q") != nullptr);
    const double usual = key(form, "q")->height();
    const int letters = textOf(*key(form, "q"))->property("font").value<QFont>().pixelSize();
    m_settings->setTextSize(200);
    m_settings->setContrast("high");
    form.press.setFocus();
    QTRY_VERIFY(key(form, "q") == nullptr);
    form.name.setFocus();
    QTRY_VERIFY(key(form, "q") != nullptr);
    const auto* keys = form.findChild<QQuickWidget*>("screenKeyboard");
    QVERIFY2(key(form, "q")->height() > usual, qPrintable(QString::number(key(form, "q")->height())));
    QVERIFY(textOf(*key(form, "q"))->property("font").value<QFont>().pixelSize() > letters);
    QVERIFY2(keys->height() < form.screen()->size().height() / 2, qPrintable(QString::number(keys->height())));
    QVERIFY(form.height() <= form.screen()->size().height());
    QCOMPARE(QQmlProperty::read(key(form, "q"), "border.color").value<QColor>(), QColor(Qt::white));
    for (const QWidget* widget : std::initializer_list<QWidget*>{&form.name, &form.secret, &form.number, &form.press})
        QTRY_VERIFY(!widget->geometry().intersects(keys->geometry()));
}

void TestScreenKeyboard::aChosenKeyIsToldByMoreThanItsColour() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    for (const char* label : {"⇧", "áñ"}) {
        QTRY_VERIFY(key(form, label) != nullptr);
        QQuickItem* one = key(form, label);
        const auto read = [one](const char* name) { return QQmlProperty::read(one, name, qmlContext(one)); };
        const int before = read("border.width").toInt();
        QVERIFY(read("Accessible.checkable").toBool());
        QVERIFY(!read("Accessible.checked").toBool());
        tap(form, label);
        QVERIFY(read("border.width").toInt() > before);
        QVERIFY(read("Accessible.checked").toBool());
    }
    QVERIFY(!QQmlProperty::read(key(form, "Q"), "Accessible.checkable", qmlContext(key(form, "Q"))).toBool());
}

void TestScreenKeyboard::whereWindowsStayADialogComesUpWithItsRoom() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard, WindowPlaces::Fixed);
    Form form;
    const int alone = form.sizeHint().height();
    QList<QSize> seen;
    SizesSeen sizes(form, seen);
    show(form);
    const QSize first = form.size();
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.name));
    const auto* keys = form.findChild<QQuickWidget*>("screenKeyboard");
    QVERIFY(keys->isVisible());
    QVERIFY(form.height() >= alone + keys->height());
    QVERIFY(form.rect().contains(keys->geometry()));
    QVERIFY(keys->height() >= 170);
    tap(form, "q");
    QCOMPARE(form.name.text(), QString("q"));
    form.press.setFocus();
    QTRY_VERIFY(!keys->isVisible());
    form.secret.setFocus();
    QTRY_VERIFY(keys->isVisible());
    QVERIFY(!form.secret.geometry().intersects(keys->geometry()));
    // It came up as large as it stayed: nothing moved it out of the screen.
    QCOMPARE(form.size(), first);
    QCOMPARE(seen, QList<QSize>());
}

void TestScreenKeyboard::whereWindowsStayADialogNeverGrowsOutOfTheScreen_data() {
    QTest::addColumn<int>("height");
    QTest::newRow("a low one") << 200;
    QTest::newRow("one of the half of the screen") << 400;
    QTest::newRow("one of the whole screen") << 2000;
}

void TestScreenKeyboard::whereWindowsStayADialogNeverGrowsOutOfTheScreen() {
    QFETCH(const int, height);
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard, WindowPlaces::Fixed);
    Form form;
    form.resize(500, height);
    show(form);
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.name));
    const QSize all = form.screen()->size();
    QVERIFY2(form.height() <= all.height(), qPrintable(QString::number(form.height())));
    QVERIFY(form.width() <= all.width());
    // Centred as it came up, and then told to grow.
    const int above = (all.height() - form.height()) / 2;
    form.resize(form.width(), 5000);
    QVERIFY2(above + form.height() <= all.height(), qPrintable(QString::number(form.height())));
    const auto* keys = form.findChild<QQuickWidget*>("screenKeyboard");
    QTRY_VERIFY(form.rect().contains(keys->geometry()));
    QVERIFY(!form.name.geometry().intersects(keys->geometry()));
}

void TestScreenKeyboard::theKeyboardGivesWayToWordsThatComeUp_data() {
    QTest::addColumn<WindowPlaces>("places");
    QTest::newRow("where windows stay") << WindowPlaces::Fixed;
    QTest::newRow("where they can be moved") << WindowPlaces::Free;
}

void TestScreenKeyboard::theKeyboardGivesWayToWordsThatComeUp() {
    QFETCH(const WindowPlaces, places);
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard, places);
    Form form;
    const int all = form.screen()->size().height();
    form.press.setMinimumHeight(all - 400);
    auto* words = new QLabel("What was written here cannot be taken, and this is why.", &form);
    words->setMinimumHeight(60);
    words->hide();
    form.layout.addWidget(words);
    show(form);
    QTRY_COMPARE(keyboard.field(), static_cast<QObject*>(&form.name));
    const auto* keys = form.findChild<QQuickWidget*>("screenKeyboard");
    QTRY_VERIFY(keys->isVisible());
    const int before = keys->height();
    words->show();
    QTRY_VERIFY2(keys->height() < before, qPrintable(QString::number(before)));
    QTRY_VERIFY2(form.height() <= all, qPrintable(QString::number(form.height())));
    const QRect screen = form.screen()->geometry();
    // In the kiosk nothing has a frame.
    if (places == WindowPlaces::Free) QTRY_VERIFY(screen.contains(QRect(form.pos(), form.size())));
    QVERIFY(form.rect().contains(keys->geometry()));
    QVERIFY(!words->geometry().intersects(keys->geometry()));
    QVERIFY(keys->height() >= 170);
}

void TestScreenKeyboard::everyLetterOfTheLanguagesCanBeWritten_data() {
    QTest::addColumn<QString>("letters");
    QTest::newRow("English") << "abcdefghijklmnopqrstuvwxyz0123456789'-.";
    QTest::newRow("Spanish") << "áéíóúüñ¿¡";
    QTest::newRow("French") << "àâæçéèêëîïôœùûüÿ";
    QTest::newRow("Vietnamese") << "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ";
}

void TestScreenKeyboard::everyLetterOfTheLanguagesCanBeWritten() {
    QFETCH(const QString, letters);
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_VERIFY(key(form, "q") != nullptr);
    const QObject* root = form.findChild<QQuickWidget*>("screenKeyboard")->rootObject();
    const QVariantMap accents = root->property("accents").value<QJSValue>().toVariant().toMap();
    QVERIFY(!accents.isEmpty());
    for (const QChar letter : letters) {
        form.name.clear();
        QString base;
        for (auto one = accents.begin(); one != accents.end(); ++one) {
            if (one.value().toString().contains(letter)) base = one.key();
        }
        if (!base.isEmpty()) {
            tap(form, "áñ");
            tap(form, base);
        } else if (!key(form, letter)) {
            tap(form, "#+=");
        }
        tap(form, QString(letter));
        QCOMPARE(form.name.text(), QString(letter));
        if (key(form, "abc")) tap(form, "abc");
    }
    // And as the first letter of a name.
    form.name.clear();
    tap(form, "⇧");
    tap(form, "áñ");
    tap(form, "E");
    tap(form, "É");
    QCOMPARE(form.name.text(), QString("É"));
}

void TestScreenKeyboard::everySignOfAPassphraseCanBeWritten() {
    ScreenKeyboard keyboard(*m_settings, true);
    const KeyboardDock dock(keyboard);
    Form form;
    show(form);
    QTRY_VERIFY(key(form, "q") != nullptr);
    tap(form, "#+=");
    const QMap<QChar, QString> behind = {{'`', "'"}, {'^', "'"}, {'~', "'"}, {'{', "("}, {'}', ")"}, {'|', "/"}};
    for (char ascii = '!'; ascii < 127; ++ascii) {
        const QChar sign = QLatin1Char(ascii);
        if (sign.isLetter()) continue;
        if (behind.contains(sign)) QVERIFY(QMetaObject::invokeMethod(key(form, behind[sign]), "held"));
        tap(form, QString(sign));
        QCOMPARE(form.name.text(), QString(sign));
        form.name.clear();
    }
}

QTEST_MAIN(TestScreenKeyboard)
#include "tst_screen_keyboard.moc"
