#include "app/supervisor/console_style.h"
#include "app/supervisor/group_list.h"
#include "app/supervisor/people_page.h"
#include "tests/app/supervisor/console_bench.h"

#include <QApplication>
#include <QCheckBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QUndoStack>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// The page of people, by keys and clicks.
class TestPeoplePage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everybodyIsShown();
    void theFilterFindsNamesAndGroups();
    void aTraineeIsAdded();
    void aSupervisorIsAddedWithACode();
    void aPassphraseIsResetWithANewCode();
    void aNameIsChangedInPlaceAndBack();
    void severalAreArchivedAndBack();
    void oneselfIsNotArchived();
    void archivingIsAllOrNothing();
    void erasingWantsTheWord();
    void groupsAreMadeFilledAndRemovedAndBack();
    void peopleAreDroppedOnAGroup();
    void groupsAreTickedForSeveral();
    void aListIsImportedAfterAPreview();
    void aBadFileChangesNothing_data();
    void aBadFileChangesNothing();
    void peopleAreExported();
    void aSessionThatIsNoSupervisorsShowsNothing_data();
    void aSessionThatIsNoSupervisorsShowsNothing();
    void everythingHasANameAndAKey();

private:
    QTableView& table() const { return widgetIn<QTableView>(*m_page, "people"); }
    int rows() const { return isThere<QTableView>(*m_page, "people") ? table().model()->rowCount() : 0; }
    void choose(const QStringList& names);
    QStringList names() const;
    Store& store() { return *m_settled.store; }
    std::vector<Group> groups() { return *store().groups(m_settled.supervisor); }
    Person person(const QString& name);
    void chooseFile(const char* action, const QString& path);
    static void press(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&widget, key, modifiers);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
    QUndoStack m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<PeoplePage> m_page;
    QString m_said;
    bool m_isFault = false;
};

void TestPeoplePage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->path().toStdString())));
    for (const char* name : {"Anna", "Ben", "Cleo"}) QVERIFY(store().addTrainee(m_settled.supervisor, name));
    m_context.reset(new ConsoleContext{store(), m_settled.supervisor, m_undo});
    dressWidgets();
    m_page = std::make_unique<PeoplePage>(*m_context, nullptr);
    dressWindow(*m_page);
    m_page->resize(1100, 600);
    connect(m_page.get(), &ConsolePage::said, this, [this](const QString& sentence, bool isFault) {
        m_said = sentence;
        m_isFault = isFault;
    });
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->refresh();
    m_said.clear();
}

void TestPeoplePage::cleanup() {
    m_page.reset();
    m_undo.clear();
    m_settled = {};
}

QStringList TestPeoplePage::names() const {
    QStringList names;
    for (int row = 0; row < rows(); ++row) names.append(table().model()->index(row, 0).data().toString());
    return names;
}

void TestPeoplePage::choose(const QStringList& wanted) {
    QTableView& view = table();
    view.setFocus();
    bool isFirst = true;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QModelIndex index = view.model()->index(row, 0);
        if (!wanted.contains(index.data().toString())) continue;
        QTest::mouseClick(view.viewport(), Qt::LeftButton, isFirst ? Qt::NoModifier : Qt::ControlModifier,
                          view.visualRect(index).center());
        isFirst = false;
    }
    QCOMPARE(view.selectionModel()->selectedRows().size(), wanted.size());
}

Person TestPeoplePage::person(const QString& name) {
    const auto people = store().people(m_settled.supervisor);
    for (const Person& person : *people) {
        if (person.name == name.toStdString()) return person;
    }
    return {};
}

void TestPeoplePage::everybodyIsShown() {
    QCOMPARE(names(), (QStringList{"Anna", "Ben", "Cleo", "Sam Supervisor", "Tina Trainee"}));
    // A click on its head turns the order around.
    QTest::mouseClick(widgetIn<QTableView>(*m_page, "people").horizontalHeader()->viewport(), Qt::LeftButton,
                      Qt::NoModifier, QPoint(30, 10));
    QCOMPARE(names().front(), QStringLiteral("Tina Trainee"));
}

void TestPeoplePage::theFilterFindsNamesAndGroups() {
    const Id group = *store().addGroup(m_settled.supervisor, "Evening");
    QVERIFY(store().setMembers(m_settled.supervisor, group, std::vector<Id>{person("Ben").id}));
    m_page->refresh();
    press(table(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(widgetIn<QLineEdit>(*m_page, "peopleFilter").hasFocus());
    write(*m_page, "peopleFilter", QStringLiteral("eveni"));
    QCOMPARE(names(), QStringList{"Ben"});
    write(*m_page, "peopleFilter", QStringLiteral("TRAINEE"));
    QCOMPARE(names(), QStringList{"Tina Trainee"});
    write(*m_page, "peopleFilter", QStringLiteral("nobody"));
    QVERIFY(isThere<QLabel>(*m_page, "noPeople"));
    QVERIFY(!isThere<QTableView>(*m_page, "people"));
}

void TestPeoplePage::aTraineeIsAdded() {
    press(table(), Qt::Key_N, Qt::ControlModifier);
    auto& dialog = widgetIn<QDialog>(*m_page, "addTraineeDialog");
    click(dialog, "yes");
    QVERIFY(!widgetIn<QLabel>(dialog, "nameError").text().isEmpty());
    write(dialog, "name", QString(201, u'x'));
    click(dialog, "yes");
    QVERIFY(!widgetIn<QLabel>(dialog, "formError").text().isEmpty());
    write(dialog, "name", QStringLiteral("  Dora  Dee "));
    press(widgetIn<QLineEdit>(dialog, "name"), Qt::Key_Return);
    QVERIFY(!isThere<QDialog>(*m_page, "addTraineeDialog"));
    QVERIFY(names().contains(QLatin1String("Dora Dee")));
    QCOMPARE(person("Dora Dee").role, Role::Trainee);
}

void TestPeoplePage::aSupervisorIsAddedWithACode() {
    click(*m_page, "addSupervisorButton");
    auto& dialog = widgetIn<QDialog>(*m_page, "addSupervisorDialog");
    write(dialog, "name", QStringLiteral("Sue"));
    write(dialog, "passphrase", QStringLiteral("another passphrase"));
    write(dialog, "passphraseAgain", QStringLiteral("another passphrase"));
    click(dialog, "yes");
    auto& shown = widgetIn<QDialog>(*m_page, "codeDialog");
    const QString code = widgetIn<QLabel>(shown, "newCode").text();
    press(shown, Qt::Key_Escape);
    QVERIFY(shown.isVisible());
    click(shown, "codeWritten");
    click(shown, "codeContinue");
    QVERIFY(!isThere<QDialog>(*m_page, "codeDialog"));
    QCOMPARE(person("Sue").role, Role::Supervisor);
    QVERIFY(store().signIn(person("Sue").id, "another passphrase"));
    QVERIFY(store().recover(person("Sue").id, code.toStdString(), "and another one"));
}

void TestPeoplePage::aPassphraseIsResetWithANewCode() {
    QVERIFY(store().addSupervisor(m_settled.supervisor, "Sue", kPassphrase));
    m_page->refresh();
    choose({"Anna"});
    QVERIFY(!widgetIn<QPushButton>(*m_page, "resetButton").isEnabled());
    choose({"Sue"});
    click(*m_page, "resetButton");
    auto& dialog = widgetIn<QDialog>(*m_page, "resetDialog");
    write(dialog, "passphrase", QStringLiteral("another passphrase"));
    write(dialog, "passphraseAgain", QStringLiteral("another passphrasE"));
    click(dialog, "yes");
    QVERIFY(store().signIn(person("Sue").id, kPassphrase));
    write(dialog, "passphraseAgain", QStringLiteral("another passphrase"));
    click(dialog, "yes");
    QVERIFY(isThere<QDialog>(*m_page, "codeDialog"));
    QVERIFY(!store().signIn(person("Sue").id, kPassphrase));
    QVERIFY(store().signIn(person("Sue").id, "another passphrase"));
}

void TestPeoplePage::aNameIsChangedInPlaceAndBack() {
    choose({"Ben"});
    press(table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("Benjamin"));
    press(*editor, Qt::Key_Return);
    QTRY_VERIFY(names().contains(QLatin1String("Benjamin")));
    QVERIFY(!person("Benjamin").id.empty());
    m_undo.undo();
    QVERIFY(!person("Ben").id.empty());
    QVERIFY(names().contains(QLatin1String("Ben")));
    m_undo.redo();
    QVERIFY(!person("Benjamin").id.empty());
    // What the store refuses cannot be taken back either.
    const int before = m_undo.count();
    choose({"Cleo"});
    press(table(), Qt::Key_F2);
    editor = table().viewport()->findChild<QLineEdit*>();
    editor->setText(QString(201, u'x'));
    press(*editor, Qt::Key_Return);
    QTRY_VERIFY(m_isFault);
    QCOMPARE(m_undo.count(), before);
    QVERIFY(!person("Cleo").id.empty());
}

void TestPeoplePage::severalAreArchivedAndBack() {
    choose({"Anna", "Cleo"});
    press(table(), Qt::Key_Delete);
    QCOMPARE(names(), (QStringList{"Ben", "Sam Supervisor", "Tina Trainee"}));
    QCOMPARE(person("Cleo").standing, Standing::Archived);
    m_undo.undo();
    QCOMPARE(person("Anna").standing, Standing::Active);
    QCOMPARE(names().size(), 5);
    m_undo.redo();
    QCOMPARE(person("Anna").standing, Standing::Archived);
    click(*m_page, "showArchived");
    choose({"Anna"});
    QVERIFY(widgetIn<QPushButton>(*m_page, "archiveButton").text().contains(QLatin1String("Restore")));
    click(*m_page, "archiveButton");
    QCOMPARE(person("Anna").standing, Standing::Active);
    QCOMPARE(person("Cleo").standing, Standing::Archived);
}

void TestPeoplePage::oneselfIsNotArchived() {
    QVERIFY(store().addSupervisor(m_settled.supervisor, "Sue", kPassphrase));
    m_page->refresh();
    choose({"Anna", "Sam Supervisor"});
    press(table(), Qt::Key_Delete);
    QVERIFY(m_isFault);
    QCOMPARE(person("Anna").standing, Standing::Active);
    QVERIFY(store().people(m_settled.supervisor));
}

void TestPeoplePage::archivingIsAllOrNothing() {
    choose({"Anna", "Cleo"});
    QVERIFY(store().archive(m_settled.supervisor, person("Cleo").id));
    press(table(), Qt::Key_Delete);
    QVERIFY(m_isFault);
    QCOMPARE(person("Anna").standing, Standing::Active);
    QCOMPARE(m_undo.count(), 0);
}

void TestPeoplePage::erasingWantsTheWord() {
    choose({"Ben"});
    press(table(), Qt::Key_Delete);
    QVERIFY(m_undo.canUndo());
    choose({"Anna"});
    click(*m_page, "eraseButton");
    auto& dialog = widgetIn<QDialog>(*m_page, "eraseDialog");
    click(dialog, "yes");
    QVERIFY(!widgetIn<QLabel>(dialog, "eraseWordError").text().isEmpty());
    QCOMPARE(person("Anna").standing, Standing::Active);
    const Id anna = person("Anna").id;
    write(dialog, "eraseWord", QStringLiteral("Erase"));
    click(dialog, "yes");
    QCOMPARE(store().person(m_settled.supervisor, anna)->standing, Standing::Erased);
    QVERIFY(!names().contains(QLatin1String("Anna")));
    // No name may come back from what could be taken back.
    QVERIFY(!m_undo.canUndo());
}

void TestPeoplePage::groupsAreMadeFilledAndRemovedAndBack() {
    click(*m_page, "addGroupButton");
    write(widgetIn<QDialog>(*m_page, "addGroupDialog"), "name", QStringLiteral("Monday"));
    click(widgetIn<QDialog>(*m_page, "addGroupDialog"), "yes");
    QCOMPARE(groups().size(), std::size_t{1});
    choose({"Anna", "Ben"});
    press(table(), Qt::Key_G, Qt::ControlModifier);
    {
        auto& dialog = widgetIn<QDialog>(*m_page, "groupsDialog");
        press(widgetIn<QListWidget>(dialog, "groupChoice"), Qt::Key_Space);
        click(dialog, "yes");
    }
    QCOMPARE(groups()[0].members.size(), std::size_t{2});
    auto& list = widgetIn<GroupList>(*m_page, "groups");
    list.setCurrentRow(1);
    QCOMPARE(names(), (QStringList{"Anna", "Ben"}));
    press(list, Qt::Key_F2, Qt::ShiftModifier);
    write(widgetIn<QDialog>(*m_page, "renameGroupDialog"), "name", QStringLiteral("Tuesday"));
    click(widgetIn<QDialog>(*m_page, "renameGroupDialog"), "yes");
    QCOMPARE(groups()[0].name, std::string("Tuesday"));
    click(*m_page, "removeGroupButton");
    QVERIFY(groups().empty());
    // All the way back, although the group gets another id in between, and forth again.
    m_undo.undo();
    QCOMPARE(groups()[0].name, std::string("Tuesday"));
    QCOMPARE(groups()[0].members.size(), std::size_t{2});
    m_undo.undo();
    QCOMPARE(groups()[0].name, std::string("Monday"));
    m_undo.undo();
    QVERIFY(groups()[0].members.empty());
    m_undo.undo();
    QVERIFY(groups().empty());
    QVERIFY(!m_undo.canUndo());
    while (m_undo.canRedo()) m_undo.redo();
    QVERIFY(groups().empty());
    m_undo.undo();
    QCOMPARE(groups()[0].name, std::string("Tuesday"));
    QCOMPARE(groups()[0].members.size(), std::size_t{2});
    QVERIFY(!m_isFault);
}

void TestPeoplePage::peopleAreDroppedOnAGroup() {
    QVERIFY(store().addGroup(m_settled.supervisor, "Monday"));
    m_page->refresh();
    auto& list = widgetIn<GroupList>(*m_page, "groups");
    QMimeData data;
    data.setData(QLatin1String(PeopleModel::kMimeType), QByteArray::fromStdString(person("Ben").id + '\n'));
    const QPoint at = list.visualItemRect(list.item(1)).center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &drop);
    QVERIFY(groups()[0].members == std::vector<Id>{person("Ben").id});
    m_undo.undo();
    QVERIFY(groups()[0].members.empty());
    // Everybody is no group.
    QDropEvent aside(list.visualItemRect(list.item(0)).center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &aside);
    QVERIFY(groups()[0].members.empty());
}

void TestPeoplePage::groupsAreTickedForSeveral() {
    const Id monday = *store().addGroup(m_settled.supervisor, "Monday");
    QVERIFY(store().addGroup(m_settled.supervisor, "Tuesday"));
    QVERIFY(store().setMembers(m_settled.supervisor, monday, std::vector<Id>{person("Anna").id}));
    m_page->refresh();
    choose({"Anna", "Ben"});
    press(table(), Qt::Key_G, Qt::ControlModifier);
    auto& dialog = widgetIn<QDialog>(*m_page, "groupsDialog");
    auto& list = widgetIn<QListWidget>(dialog, "groupChoice");
    QCOMPARE(list.item(0)->checkState(), Qt::PartiallyChecked);
    QCOMPARE(list.item(1)->checkState(), Qt::Unchecked);
    list.setCurrentRow(1);
    press(list, Qt::Key_Space);
    click(dialog, "yes");
    // What was left half ticked stays as it was.
    QCOMPARE(groups()[0].members.size(), std::size_t{1});
    QCOMPARE(groups()[1].members.size(), std::size_t{2});
    QCOMPARE(m_undo.count(), 1);
}

void TestPeoplePage::chooseFile(const char* action, const QString& path) {
    click(*m_page, action);
    auto& dialog = widgetIn<QFileDialog>(*m_page, "fileDialog");
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    name->setFocus();
    // Set at once: what the field proposes while one writes would take the key.
    name->setText(path);
    press(*name, Qt::Key_Return);
}

void TestPeoplePage::aListIsImportedAfterAPreview() {
    const QString path = m_folder->filePath(QStringLiteral("list.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name,group\r\nNina,Monday\r\nAnna,Monday\r\n,\"x\"\r\nNina,\r\n'=Olaf,\r\nBen,\r\n");
    file.close();
    chooseFile("importPeopleButton", path);
    auto& dialog = widgetIn<QDialog>(*m_page, "importDialog");
    const QAbstractItemModel& preview = *widgetIn<QTableView>(dialog, "importTable").model();
    QCOMPARE(preview.rowCount(), 6);
    QCOMPARE(preview.index(2, 0).data().toInt(), 4);
    QVERIFY(preview.index(3, 3).data().toString().contains(QLatin1String("line 2")));
    QCOMPARE(names().size(), 5);
    click(dialog, "import");
    QVERIFY(!isThere<QDialog>(*m_page, "importDialog"));
    QCOMPARE(names(), (QStringList{"=Olaf", "Anna", "Ben", "Cleo", "Nina", "Sam Supervisor", "Tina Trainee"}));
    QCOMPARE(groups().size(), std::size_t{1});
    QCOMPARE(groups()[0].members.size(), std::size_t{2});
    QVERIFY(!m_said.isEmpty() && !m_isFault);
}

void TestPeoplePage::aBadFileChangesNothing_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
    QTest::newRow("Latin-1") << QByteArray("name\nZo\xEB\n");
    QTest::newRow("an open quote") << QByteArray("name\n\"Nina\n");
    QTest::newRow("nobody") << QByteArray("name,group\n");
}

void TestPeoplePage::aBadFileChangesNothing() {
    QFETCH(const QByteArray, bytes);
    const QString path = m_folder->filePath(QStringLiteral("bad.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const std::string before = everyAnswer(store(), m_settled.supervisor);
    chooseFile("importPeopleButton", path);
    auto& refused = widgetIn<QMessageBox>(*m_page, "importRefused");
    QVERIFY(!refused.text().isEmpty());
    click(refused, "seen");
    QVERIFY(!isThere<QDialog>(*m_page, "importDialog"));
    QCOMPARE(everyAnswer(store(), m_settled.supervisor), before);
}

void TestPeoplePage::peopleAreExported() {
    const QString path = m_folder->filePath(QStringLiteral("out.csv"));
    chooseFile("exportPeopleButton", path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("\xEF\xBB\xBFname,group\r\nAnna,\r\nBen,\r\nCleo,\r\nTina Trainee,\r\n"));
    file.close();
    // What is there already is replaced after a word only.
    QVERIFY(store().addTrainee(m_settled.supervisor, "Dora"));
    chooseFile("exportPeopleButton", path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Dora"));
    file.close();
    click(widgetIn<QMessageBox>(*m_page, "overwriteDialog"), "yes");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Dora"));
    chooseFile("exportPeopleButton", m_folder->filePath(QStringLiteral("none/out.csv")));
    QVERIFY(m_isFault);
}

void TestPeoplePage::aSessionThatIsNoSupervisorsShowsNothing_data() {
    QTest::addColumn<int>("who");
    QTest::newRow("a trainee") << 0;
    QTest::newRow("nobody") << 1;
    QTest::newRow("a supervisor who has left") << 2;
}

void TestPeoplePage::aSessionThatIsNoSupervisorsShowsNothing() {
    QFETCH(const int, who);
    StoreSession session;
    if (who == 0) session = m_settled.traineeSession;
    if (who == 2) session = m_settled.supervisor;
    if (who == 2) store().leave(session);
    ConsoleContext context{store(), session, m_undo};
    PeoplePage page(context, nullptr);
    const QSignalSpy said(&page, &ConsolePage::said);
    page.show();
    page.refresh();
    QVERIFY(!isThere<QTableView>(page, "people"));
    QCOMPARE(widgetIn<GroupList>(page, "groups").count(), 1);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.front().at(1).toBool());
}

void TestPeoplePage::everythingHasANameAndAKey() {
    int buttons = 0;
    for (const QAbstractButton* button : m_page->findChildren<QAbstractButton*>()) {
        // Parts of other widgets, like the cross in a field.
        if (button->objectName().isEmpty() || button->objectName().startsWith(QLatin1String("qt_"))) continue;
        if (!qobject_cast<const QPushButton*>(button) && !qobject_cast<const QCheckBox*>(button)) continue;
        ++buttons;
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(button->text().contains(u'&'), qPrintable(button->objectName()));
    }
    QCOMPARE(buttons, 13);
    QSet<QString> keys;
    for (const QAction* action : m_page->findChildren<QAction*>()) {
        if (action->shortcut().isEmpty()) continue;
        QVERIFY2(!keys.contains(action->shortcut().toString()), qPrintable(action->objectName()));
        keys.insert(action->shortcut().toString());
    }
    QCOMPARE(keys.size(), 13);
}

QTEST_MAIN(TestPeoplePage)
#include "tst_people_page.moc"
