#include "tests/app/supervisor/console_bench.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// Getting in and out of the console, by keys and clicks.
class TestConsole : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theFirstSupervisorIsSetUpAndSeesTheCodeBeforeGoingOn();
    void aSetUpThatIsWrongIsExplainedAtTheField_data();
    void aSetUpThatIsWrongIsExplainedAtTheField();
    void aSupervisorSignsInByKeyboardAlone();
    void onlySupervisorsAreOffered();
    void aWrongPassphraseIsSaidAndForgotten();
    void theRecoveryCodeGivesANewPassphraseAndANewCode();
    void aWrongRecoveryCodeChangesNothing();
    void nobodyThereMeansSignedOut();
    void inputKeepsOneSignedIn();
    void inputInAnotherWindowDoesNotKeepOneSignedIn();
    void closingLeavesTheSession();
    void signingOutLeavesTheSession();
    void aSessionThatHasEndedShowsTheDoor();
    void noFieldRemembersAPassphrase();
    void beforeSigningInNoShortcutOpensAnything();
    void everyPageHasAKey();
    void whatWasDoneIsUndoneByKeys();
    void anOpenDialogGoesWithTheSession();
    void anOpenMenuGoesWithTheSession();
    void everyKeyIsListed();
    void aFaultStaysUntilSomethingElseIsDone();

private:
    void openWith(std::unique_ptr<Store> store);
    void openSettled();
    void signIn(const QString& passphrase = QLatin1String(kPassphrase));
    bool isIn() const { return !m_window->session().isNobody(); }
    QString textOf(const char* label) const { return widgetIn<QLabel>(*m_window, label).text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    std::unique_ptr<ConsoleWindow> m_window;
};

void TestConsole::init() {
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestConsole::cleanup() {
    m_window.reset();
    m_settled = {};
}

void TestConsole::openWith(std::unique_ptr<Store> store) {
    m_settled.store = std::move(store);
    m_window = std::make_unique<ConsoleWindow>(*m_settled.store);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestConsole::openSettled() {
    m_settled = settled(opened(testOptions(m_folder->path().toStdString())));
    openWith(std::move(m_settled.store));
}

void TestConsole::signIn(const QString& passphrase) {
    write(*m_window, "signInPassphrase", passphrase);
    click(*m_window, "signIn");
}

void TestConsole::theFirstSupervisorIsSetUpAndSeesTheCodeBeforeGoingOn() {
    openWith(opened(testOptions(m_folder->path().toStdString())));
    QVERIFY(!isThere<QLineEdit>(*m_window, "signInPassphrase"));
    write(*m_window, "firstRunName", QStringLiteral("  Ada   Floor "));
    write(*m_window, "passphrase", QStringLiteral("four words are enough"));
    write(*m_window, "passphraseAgain", QStringLiteral("four words are enough"));
    click(*m_window, "setUp");
    const QString code = textOf("newCode");
    QVERIFY(code.size() >= 20);
    QVERIFY(!isThere<QWidget>(*m_window, "consolePages"));
    QVERIFY(!widgetIn<QPushButton>(*m_window, "codeContinue").isEnabled());
    click(*m_window, "copyCode");
    QCOMPARE(QGuiApplication::clipboard()->text(), code);
    QTest::keyClick(&widgetIn<QCheckBox>(*m_window, "codeWritten"), Qt::Key_Space);
    click(*m_window, "codeContinue");
    QVERIFY(isThere<QWidget>(*m_window, "consolePages"));
    const auto people = m_settled.store->people(m_window->session());
    QVERIFY(people);
    QCOMPARE(people->size(), std::size_t{1});
    QCOMPARE(people->front().name, std::string("Ada Floor"));
    QVERIFY(m_settled.store->recover(people->front().id, code.toStdString(), "another passphrase"));
}

void TestConsole::aSetUpThatIsWrongIsExplainedAtTheField_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("passphrase");
    QTest::addColumn<QString>("again");
    QTest::addColumn<QByteArray>("error");
    const QString good = QStringLiteral("four words are enough");
    QTest::newRow("no name") << QStringLiteral("  ") << good << good << QByteArray("firstRunNameError");
    QTest::newRow("a name of 201 bytes") << QString(201, u'x') << good << good << QByteArray("firstRunError");
    QTest::newRow("a passphrase of seven") << QStringLiteral("Ada") << QStringLiteral("seven77")
                                           << QStringLiteral("seven77") << QByteArray("passphraseError");
    QTest::newRow("two passphrases") << QStringLiteral("Ada") << good << good + u'x'
                                     << QByteArray("passphraseAgainError");
}

void TestConsole::aSetUpThatIsWrongIsExplainedAtTheField() {
    QFETCH(const QString, name);
    QFETCH(const QString, passphrase);
    QFETCH(const QString, again);
    QFETCH(const QByteArray, error);
    openWith(opened(testOptions(m_folder->path().toStdString())));
    write(*m_window, "firstRunName", name);
    write(*m_window, "passphrase", passphrase);
    write(*m_window, "passphraseAgain", again);
    click(*m_window, "setUp");
    QVERIFY(!textOf(error.constData()).isEmpty());
    QVERIFY(!*m_settled.store->isSetUp());
    QVERIFY(!isIn());
}

void TestConsole::aSupervisorSignsInByKeyboardAlone() {
    openSettled();
    // The passphrase has the focus from the beginning.
    QTest::keyClicks(m_window->focusWidget(), QLatin1String(kPassphrase));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    QVERIFY(isIn());
    QCOMPARE(m_window->session().person(), m_settled.access.id);
    QVERIFY(textOf("signedInAs").contains(QLatin1String("Sam Supervisor")));
}

void TestConsole::onlySupervisorsAreOffered() {
    openSettled();
    const auto& people = widgetIn<QComboBox>(*m_window, "signInPerson");
    QCOMPARE(people.count(), 1);
    QCOMPARE(people.itemText(0), QStringLiteral("Sam Supervisor"));
}

void TestConsole::aWrongPassphraseIsSaidAndForgotten() {
    openSettled();
    signIn(QStringLiteral("not the passphrase"));
    QVERIFY(!isIn());
    QVERIFY(!textOf("signInPassphraseError").isEmpty());
    const auto& field = widgetIn<QLineEdit>(*m_window, "signInPassphrase");
    QVERIFY(field.text().isEmpty());
    QVERIFY(!field.isUndoAvailable());
    QVERIFY(field.hasFocus());
    signIn();
    QVERIFY(isIn());
}

void TestConsole::theRecoveryCodeGivesANewPassphraseAndANewCode() {
    openSettled();
    click(*m_window, "forgot");
    // As somebody reads it from paper.
    const QString code = QString::fromStdString(m_settled.access.recoveryCode).toLower().replace(u'-', u' ');
    write(*m_window, "recoveryCode", code);
    write(*m_window, "passphrase", QStringLiteral("a passphrase anew"));
    write(*m_window, "passphraseAgain", QStringLiteral("a passphrase anew"));
    click(*m_window, "recover");
    const QString newCode = textOf("newCode");
    QVERIFY(!newCode.isEmpty());
    QVERIFY(newCode.toStdString() != m_settled.access.recoveryCode);
    click(*m_window, "codeWritten");
    click(*m_window, "codeContinue");
    QVERIFY(isThere<QWidget>(*m_window, "consolePages"));
    QVERIFY(!m_settled.store->signIn(m_settled.access.id, kPassphrase));
    QVERIFY(m_settled.store->signIn(m_settled.access.id, "a passphrase anew"));
}

void TestConsole::aWrongRecoveryCodeChangesNothing() {
    openSettled();
    click(*m_window, "forgot");
    write(*m_window, "recoveryCode", QStringLiteral("ABCD-EFGH"));
    write(*m_window, "passphrase", QStringLiteral("a passphrase anew"));
    write(*m_window, "passphraseAgain", QStringLiteral("a passphrase anew"));
    click(*m_window, "recover");
    QVERIFY(!textOf("recoveryCodeError").isEmpty());
    QVERIFY(!isIn());
    click(*m_window, "backToSignIn");
    signIn();
    QVERIFY(isIn());
}

void TestConsole::nobodyThereMeansSignedOut() {
    openSettled();
    m_window->setIdleLimit(std::chrono::milliseconds(60));
    signIn();
    const StoreSession session = m_window->session();
    QTRY_VERIFY(!isIn());
    QVERIFY(!m_settled.store->people(session));
    QVERIFY(!isThere<QWidget>(*m_window, "consolePages"));
    QVERIFY(textOf("signInWhy").contains(QLatin1String("signed out")));
}

void TestConsole::inputKeepsOneSignedIn() {
    openSettled();
    m_window->setIdleLimit(std::chrono::milliseconds(800));
    signIn();
    for (int i = 0; i < 12; ++i) {
        QTest::qWait(100);
        QTest::keyClick(m_window.get(), Qt::Key_Shift);
    }
    QVERIFY(isIn());
    QTRY_VERIFY(!isIn());
}

void TestConsole::inputInAnotherWindowDoesNotKeepOneSignedIn() {
    openSettled();
    m_window->setIdleLimit(std::chrono::milliseconds(300));
    signIn();
    QWidget other;
    other.show();
    for (int i = 0; i < 10 && isIn(); ++i) {
        QTest::qWait(100);
        QTest::keyClick(&other, Qt::Key_A);
    }
    QVERIFY(!isIn());
}

void TestConsole::closingLeavesTheSession() {
    openSettled();
    signIn();
    const StoreSession session = m_window->session();
    const QSignalSpy closed(m_window.get(), &ConsoleWindow::closed);
    QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(closed.count(), 1);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!m_settled.store->people(session));
    m_window->show();
    QVERIFY(isThere<QLineEdit>(*m_window, "signInPassphrase"));
}

void TestConsole::signingOutLeavesTheSession() {
    openSettled();
    signIn();
    const StoreSession session = m_window->session();
    QTest::keyClick(m_window.get(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isIn());
    QVERIFY(!m_settled.store->people(session));
    QVERIFY(isThere<QLineEdit>(*m_window, "signInPassphrase"));
}

void TestConsole::aSessionThatHasEndedShowsTheDoor() {
    openSettled();
    signIn();
    m_settled.store->leave(m_window->session());
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QVERIFY(!isIn());
    QVERIFY(!textOf("signInWhy").isEmpty());
}

void TestConsole::noFieldRemembersAPassphrase() {
    openSettled();
    click(*m_window, "forgot");
    write(*m_window, "passphrase", QStringLiteral("a passphrase anew"));
    click(*m_window, "backToSignIn");
    signIn();
    int fields = 0;
    for (const QLineEdit* field : m_window->findChildren<QLineEdit*>()) {
        if (field->echoMode() != QLineEdit::Password) continue;
        ++fields;
        QVERIFY2(field->text().isEmpty() && !field->isUndoAvailable(), qPrintable(field->objectName()));
    }
    QCOMPARE(fields, 5);
}

void TestConsole::beforeSigningInNoShortcutOpensAnything() {
    openSettled();
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
    for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F2, Qt::Key_Delete}) QTest::keyClick(m_window.get(), key);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    for (QAction* action : m_window->findChildren<QAction*>()) {
        if (action->objectName() != QLatin1String("closeConsole")) action->trigger();
    }
    m_window->showPage(0);
    QVERIFY(!isIn());
    QVERIFY(!isThere<QWidget>(*m_window, "consolePages"));
    QVERIFY(isThere<QLineEdit>(*m_window, "signInPassphrase"));
}

void TestConsole::everyPageHasAKey() {
    openSettled();
    signIn();
    const auto& bar = widgetIn<QListWidget>(*m_window, "consolePages");
    QVERIFY(bar.count() >= 2 && bar.count() <= 9);
    for (int page = bar.count() - 1; page >= 0; --page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier);
        QCOMPARE(bar.currentRow(), page);
        QVERIFY(!textOf("pageTitle").isEmpty());
    }
}

void TestConsole::whatWasDoneIsUndoneByKeys() {
    openSettled();
    signIn();
    auto& people = widgetIn<QTableView>(*m_window, "people");
    const QAbstractItemModel& model = *people.model();
    QCOMPARE(model.rowCount(), 2);
    people.setFocus();
    people.selectRow(model.index(0, 0).data() == QStringLiteral("Tina Trainee") ? 0 : 1);
    QTest::keyClick(&people, Qt::Key_Delete);
    QCOMPARE(model.rowCount(), 1);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(model.rowCount(), 2);
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(model.rowCount(), 1);
    // Whoever comes next takes nothing back of another's.
    m_window->signOut();
    signIn();
    QVERIFY(!m_window->findChild<QAction*>(QStringLiteral("undo"))->isEnabled());
}

void TestConsole::anOpenDialogGoesWithTheSession() {
    openSettled();
    m_window->setIdleLimit(std::chrono::milliseconds(300));
    signIn();
    click(*m_window, "addTraineeButton");
    QVERIFY(isThere<QDialog>(*m_window, "addTraineeDialog"));
    QTRY_VERIFY(!isIn());
    QVERIFY(!isThere<QDialog>(*m_window, "addTraineeDialog"));
    QVERIFY(!isThere<QWidget>(*m_window, "people"));
    QTRY_VERIFY(!m_window->findChild<QWidget*>(QStringLiteral("people")));
}

void TestConsole::anOpenMenuGoesWithTheSession() {
    openSettled();
    m_window->setIdleLimit(std::chrono::milliseconds(300));
    signIn();
    QWidget* people = widgetIn<QTableView>(*m_window, "people").viewport();
    const QPoint place(20, 20);
    // Posted, since a menu may wait in a loop of its own.
    QCoreApplication::postEvent(people,
                                new QContextMenuEvent(QContextMenuEvent::Mouse, place, people->mapToGlobal(place)));
    bool wasOpen = false;
    QTimer::singleShot(100, this, [&wasOpen] { wasOpen = QApplication::activePopupWidget() != nullptr; });
    QTRY_VERIFY(!isIn());
    QVERIFY(wasOpen);
    QTRY_VERIFY(!m_window->findChild<QWidget*>(QStringLiteral("people")));
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void TestConsole::everyKeyIsListed() {
    openSettled();
    signIn();
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    const auto& table = widgetIn<QTableWidget>(*m_window, "shortcutTable");
    QStringList keys;
    for (int row = 0; row < table.rowCount(); ++row) keys.append(table.item(row, 0)->text().split(QLatin1String("; ")));
    for (const char* key : {"F1", "F2", "F5", "Del", "Ctrl+1", "Ctrl+F", "Ctrl+N", "Ctrl+W", "Ctrl+Z", "Ctrl+Y"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
    click(*m_window, "closeShortcuts");
    QVERIFY(!isThere<QTableWidget>(*m_window, "shortcutTable"));
}

void TestConsole::aFaultStaysUntilSomethingElseIsDone() {
    openSettled();
    signIn();
    auto& people = widgetIn<QTableView>(*m_window, "people");
    people.selectRow(people.model()->index(0, 0).data() == QStringLiteral("Sam Supervisor") ? 0 : 1);
    people.setFocus();
    QTest::keyClick(&people, Qt::Key_Delete);
    QVERIFY(!textOf("said").isEmpty());
    QCOMPARE(widgetIn<QLabel>(*m_window, "said").property("role").toString(), QStringLiteral("error"));
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(textOf("said").isEmpty());
}

QTEST_MAIN(TestConsole)
#include "tst_console.moc"
