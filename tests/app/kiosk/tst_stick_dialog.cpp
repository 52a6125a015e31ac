#include "app/supervisor/lock_down.h"
#include "app/supervisor/recovery_code_view.h"
#include "app/supervisor/stick_dialog.h"
#include "tests/app/supervisor/console_bench.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace cutcard::supervisor;
using namespace cutcard::test;

// Files in the kiosk: on a stick, and nowhere else.
class TestStickDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { setLockedDown(false); }

    void theKioskOffersSticksInsteadOfTheDisk();
    void withoutAStickItSaysWhatToDo();
    void aFileOnAStickIsOpened();
    void ofTwoSticksNoneIsChosenUnasked();
    void nothingAboveOrBesideTheStickIsReached();
    void aLinkOutOfTheStickLeadsNowhere();
    void aNameWithAFolderIsNotSaved_data();
    void aNameWithAFolderIsNotSaved();
    void aFileIsSavedWithItsSuffix();
    void theRecoveryCodeIsNeitherPrintedNorCopiedInTheKiosk();

private:
    StickDialog& open(StickDialog::Purpose purpose);
    QStringList entries() const;

    std::unique_ptr<QTemporaryDir> m_disk;
    QString m_stick;
    QWidget m_parent;
    StickDialog* m_dialog = nullptr;
};

namespace {

void touch(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
}

}  // namespace

void TestStickDialog::init() {
    m_disk = std::make_unique<QTemporaryDir>();
    m_stick = m_disk->filePath("media/stick");
    QVERIFY(QDir().mkpath(m_stick + "/exams"));
    touch(m_disk->filePath("media/secret.csv"));
    touch(m_stick + "/people.csv");
    touch(m_stick + "/picture.png");
    touch(m_stick + "/exams/first.csv");
}

StickDialog& TestStickDialog::open(StickDialog::Purpose purpose) {
    const FileWish wish{"People", {"Comma-separated (*.csv)"}, "csv", "people"};
    m_dialog = new StickDialog(wish, purpose, &m_parent, [this] { return QStringList{m_stick}; });
    m_dialog->show();
    return *m_dialog;
}

QStringList TestStickDialog::entries() const {
    const auto& list = widgetIn<QListWidget>(*m_dialog, "stickEntries");
    QStringList texts;
    for (int row = 0; row < list.count(); ++row) texts << list.item(row)->text();
    return texts;
}

void TestStickDialog::theKioskOffersSticksInsteadOfTheDisk() {
    setLockedDown(true);
    QWidget page;
    page.show();
    for (QDialog* dialog : {openFile(&page, {"Open", {"All (*)"}, {}, {}}, [](const QString&) {}),
                            saveFile(&page, {"Save", {"All (*)"}, {}, "a"}, [](const QString&) {})}) {
        QVERIFY(qobject_cast<StickDialog*>(dialog) != nullptr);
        dialog->close();
    }
    QVERIFY(page.findChildren<QFileDialog*>().isEmpty());
}

void TestStickDialog::withoutAStickItSaysWhatToDo() {
    m_dialog = new StickDialog({"People", {"All (*)"}, {}, {}}, StickDialog::Purpose::Open, &m_parent,
                               [] { return QStringList(); });
    m_dialog->show();
    QVERIFY(widgetIn<QLabel>(*m_dialog, "noStick").text().contains("Plug one in"));
    QVERIFY(!widgetIn<QPushButton>(*m_dialog, "yes").isEnabled());
    m_dialog->close();
}

void TestStickDialog::aFileOnAStickIsOpened() {
    StickDialog& dialog = open(StickDialog::Purpose::Open);
    QSignalSpy chosen(&dialog, &StickDialog::chosen);
    QCOMPARE(entries(), QStringList({"exams/", "people.csv"}));
    auto& list = widgetIn<QListWidget>(dialog, "stickEntries");
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(entries(), QStringList({"first.csv"}));
    click(dialog, "stickUp");
    QCOMPARE(entries(), QStringList({"exams/", "people.csv"}));
    list.setCurrentRow(1);
    click(dialog, "yes");
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toString(), m_stick + "/people.csv");
}

void TestStickDialog::ofTwoSticksNoneIsChosenUnasked() {
    QVERIFY(QDir().mkpath(m_disk->filePath("media/another")));
    const FileWish wish{"People", {"Comma-separated (*.csv)"}, "csv", "people"};
    auto* dialog = new StickDialog(wish, StickDialog::Purpose::Save, &m_parent, [this] {
        return QStringList{m_disk->filePath("media/another"), m_stick};
    });
    dialog->show();
    QSignalSpy chosen(dialog, &StickDialog::chosen);
    QVERIFY(!widgetIn<QPushButton>(*dialog, "yes").isEnabled());
    auto& list = widgetIn<QComboBox>(*dialog, "sticks");
    QCOMPARE(list.count(), 2);
    list.setCurrentIndex(1);
    click(*dialog, "yes");
    QCOMPARE(chosen[0][0].toString(), m_stick + "/people.csv");
}

void TestStickDialog::nothingAboveOrBesideTheStickIsReached() {
    const StickDialog& dialog = open(StickDialog::Purpose::Open);
    QVERIFY(!widgetIn<QPushButton>(dialog, "stickUp").isEnabled());
    QVERIFY(!liesWithin(m_disk->filePath("media/secret.csv"), m_stick));
    QVERIFY(!liesWithin(m_stick + "/../secret.csv", m_stick));
    QVERIFY(!liesWithin(m_stick + "-two/people.csv", m_stick));
    QVERIFY(liesWithin(m_stick + "/people.csv", m_stick));
    QVERIFY(liesWithin(m_stick + "/not there yet.csv", m_stick));
    m_dialog->close();
}

void TestStickDialog::aLinkOutOfTheStickLeadsNowhere() {
    QVERIFY(QFile::link(m_disk->path(), m_stick + "/out"));
    QVERIFY(QFile::link(m_disk->filePath("media/secret.csv"), m_stick + "/link.csv"));
    QVERIFY(QFile::link(m_disk->filePath("media/new.csv"), m_stick + "/dangling.csv"));
    StickDialog& dialog = open(StickDialog::Purpose::Save);
    QCOMPARE(entries(), QStringList({"exams/", "people.csv"}));
    write(dialog, "stickFileName", "dangling.csv");
    QVERIFY(!widgetIn<QPushButton>(dialog, "yes").isEnabled());
    dialog.close();
}

void TestStickDialog::aNameWithAFolderIsNotSaved_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"", "../secret.csv", "/etc/passwd", "exams/x.csv", ".hidden", ".."})
        QTest::newRow(name) << QString(name);
}

void TestStickDialog::aNameWithAFolderIsNotSaved() {
    QFETCH(const QString, name);
    StickDialog& dialog = open(StickDialog::Purpose::Save);
    write(dialog, "stickFileName", name);
    QVERIFY(!widgetIn<QPushButton>(dialog, "yes").isEnabled());
    dialog.close();
}

void TestStickDialog::aFileIsSavedWithItsSuffix() {
    StickDialog& dialog = open(StickDialog::Purpose::Save);
    QSignalSpy chosen(&dialog, &StickDialog::chosen);
    write(dialog, "stickFileName", "evening class");
    click(dialog, "yes");
    QCOMPARE(chosen[0][0].toString(), m_stick + "/evening class.csv");
}

void TestStickDialog::theRecoveryCodeIsNeitherPrintedNorCopiedInTheKiosk() {
    for (const bool isKiosk : {false, true}) {
        setLockedDown(isKiosk);
        RecoveryCodeView view(nullptr);
        view.show("Sam", "ABCD-EFGH");
        QCOMPARE(isThere<QPushButton>(view, "printCode"), !isKiosk);
        QCOMPARE(isThere<QPushButton>(view, "copyCode"), !isKiosk);
        // Nor by the keys or the menu of what is selected.
        const auto can = widgetIn<QLabel>(view, "newCode").textInteractionFlags();
        QCOMPARE(can.testFlag(Qt::TextSelectableByMouse) || can.testFlag(Qt::TextSelectableByKeyboard), !isKiosk);
    }
}

QTEST_MAIN(TestStickDialog)
#include "tst_stick_dialog.moc"
