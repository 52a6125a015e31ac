#include "app/store/sqlite_store.h"
#include "app/supervisor/results_model.h"
#include "app/text/house_words.h"
#include "app/window/console_door.h"
#include "engine/record/exam_record.h"
#include "tests/e2e/erring_sitter.h"
#include "tests/support/cli_runner.h"
#include "tests/support/pdf_text.h"
#include "tests/support/widget_driver.h"

#include <QAbstractButton>
#include <QLabel>
#include <QProcess>
#include <QScreen>
#include <QSpinBox>
#include <QTextBrowser>

using namespace cutcard;
using namespace cutcard::widgets;
using supervisor::ResultsModel;

/// A school from its first day to the result that another machine has: everything by hands on the real windows.
class TestE2eSchool : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void firstSupervisorSetsTheConsoleUp();
    void peopleComeFromAList();
    void houseRulesAreMadeFromAChapter();
    void examIsMadeFromTheBlueprint();
    void examTakesTheScreen();
    void traineeSitsTheWholeExamWithErrors();
    void resultIsWhatTheErrorsCost();
    void reportIsWrittenAsPdf();
    void attemptIsReplayed();
    void attemptIsRegraded();
    void otherPagesKnowTheAttempt();
    void filesForAnotherMachineAreWritten();
    void anotherMachineTakesThemIn();
    void cleanupTestCase();

private:
    void look(const QString& name);
    void openConsole();
    void openPage(const QString& title);
    QString said() const;
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    store::AttemptRow rowOf(store::Store& store, const store::StoreSession& session) const;

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ConsoleDoor> m_door;
    std::unique_ptr<ErringSitter> m_sitter;
    int m_pictures = 0;
    QString m_recoveryCode;
    QString m_score;  ///< As it has to stand everywhere.
    QString m_code;
};

namespace {

constexpr auto kChapter = "pa-657a-crazy4";
constexpr auto kSupervisor = "Sam Supervisor";
constexpr auto kPassphrase = "correct horse battery";
constexpr auto kTrainee = "Mia Mustermann";
constexpr auto kHouse = "Riverside Casino";
constexpr auto kExam = "Crazy 4 Poker, first level";
constexpr auto kSeed = "657";
// The blueprint: knowledge 30 in three sections, performance 70 in three.
const std::vector<int> kWeights = {10, 10, 10, 30, 20, 20};

template <typename T>
T orEnd(store::StoreResult<T> result) {
    if (!result) qFatal("refused with fault %d", static_cast<int>(result.refusal().fault));
    return std::move(*result);
}

template <typename Widget>
Widget* the(const char* objectName) {
    auto* found = qobject_cast<Widget*>(await(QLatin1String(objectName)));
    if (!found) qFatal("there is no %s", objectName);
    return found;
}

void pressButton(const char* objectName) {
    clickOn(QLatin1String(objectName));
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString cell(int column) {
    const auto* table = the<QAbstractItemView>("resultsTable");
    return table->model()->index(0, column).data().toString();
}

}  // namespace

/// The whole screen into a folder, where somebody wants to look at it.
void TestE2eSchool::look(const QString& name) {
    const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(250);
    const QString path =
        QStringLiteral("%1/%2_%3.png").arg(folder).arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(name);
    QGuiApplication::primaryScreen()->grabWindow(0).save(path);
}

QString TestE2eSchool::said() const {
    const auto* label = m_door->console() ? m_door->console()->findChild<QLabel*>(QStringLiteral("said")) : nullptr;
    return label ? label->text() : QString();
}

void TestE2eSchool::openConsole() {
    m_driver->clickOn(QStringLiteral("Supervisor"));
    QTRY_VERIFY(m_door->console() != nullptr);
    awaitWindow(*m_door->console());
}

void TestE2eSchool::openPage(const QString& title) {
    clickRow(QStringLiteral("consolePages"), title);
    QTRY_COMPARE(the<QAbstractItemView>("consolePages")->currentIndex().data().toString(), title);
}

store::AttemptRow TestE2eSchool::rowOf(store::Store& store, const store::StoreSession& session) const {
    const auto rows = orEnd(store.attempts(session, {}));
    if (rows.size() != 1) qFatal("there are %zu attempts", rows.size());
    return rows.front();
}

void TestE2eSchool::initTestCase() {
    m_driver = std::make_unique<WindowDriver>(1, QSize(1280, 720));
    m_door = std::make_unique<ConsoleDoor>(m_driver->program());
}

/// What follows needs what came before.
#define GO_ON_FROM(what) \
    if (!(what)) QSKIP("what comes before has failed")

void TestE2eSchool::firstSupervisorSetsTheConsoleUp() {
    look(QStringLiteral("start"));
    openConsole();
    fill(QStringLiteral("firstRunName"), QLatin1String(kSupervisor));
    fill(QStringLiteral("passphrase"), QLatin1String(kPassphrase));
    fill(QStringLiteral("passphraseAgain"), QLatin1String(kPassphrase));
    look(QStringLiteral("first_run"));
    pressButton("setUp");
    QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("newCode")) != nullptr, 20000);
    m_recoveryCode = the<QLabel>("newCode")->text();
    QVERIFY(!m_recoveryCode.isEmpty());
    look(QStringLiteral("recovery_code"));
    // Nobody goes on before the code is noted.
    QVERIFY(find(QStringLiteral("codeContinue")) == nullptr);
    pressButton("codeWritten");
    pressButton("codeContinue");
    QTRY_COMPARE(the<QLabel>("pageTitle")->text(), QStringLiteral("People"));
    QVERIFY(!m_door->console()->findChild<QLabel*>(QStringLiteral("newCode"))->text().contains(m_recoveryCode));
    look(QStringLiteral("people_empty"));
}

void TestE2eSchool::peopleComeFromAList() {
    GO_ON_FROM(!m_recoveryCode.isEmpty());
    QVERIFY(write(file("people.csv"),
                  "name,groups\nMia Mustermann,Evening class\nOtto Other,Evening class;Blackjack\n"
                  "\"Quinn, Jo\",\n"));
    pressButton("importPeopleButton");
    look(QStringLiteral("file_dialog"));
    chooseFile(file("people.csv"));
    QCOMPARE(the<QLabel>("importSummary")->text(), QStringLiteral("3 new."));
    look(QStringLiteral("import"));
    pressButton("import");
    QTRY_VERIFY(said().startsWith(QStringLiteral("Imported: 3 new")));
    const auto* table = the<QAbstractItemView>("people");
    QTRY_VERIFY(rowWith(*table, QLatin1String(kTrainee)).isValid());
    QVERIFY(rowWith(*table, QStringLiteral("Quinn, Jo")).isValid());
    look(QStringLiteral("people"));
}

void TestE2eSchool::houseRulesAreMadeFromAChapter() {
    GO_ON_FROM(m_door->console());
    openPage(QStringLiteral("Rules"));
    look(QStringLiteral("rules_chapter"));
    chooseInMenu(QStringLiteral("newHouse"), text::gameOfChapter(kChapter));
    fill(QStringLiteral("title"), QLatin1String(kHouse));
    auto* queensUp = the<QComboBox>("selections.queens_up");
    const QString before = queensUp->currentText();
    choose(QStringLiteral("selections.queens_up"), QStringLiteral("Paytable C"));
    QVERIFY(queensUp->currentText() != before);
    look(QStringLiteral("rules_house"));
    pressButton("save");
    QTRY_VERIFY2(said().contains(QStringLiteral("saved as version 1")), qPrintable(said()));
}

void TestE2eSchool::examIsMadeFromTheBlueprint() {
    GO_ON_FROM(m_door->console());
    openPage(QStringLiteral("Exams"));
    look(QStringLiteral("exams_empty"));
    chooseInMenu(QStringLiteral("newExam"), text::gameOfChapter(kChapter));
    QCOMPARE(the<QSpinBox>("pass_mark")->value(), 80);
    fill(QStringLiteral("title"), QLatin1String(kExam));
    choose(QStringLiteral("rules"), QStringLiteral("House rules: %1").arg(QLatin1String(kHouse)));
    choose(QStringLiteral("seed"), QStringLiteral("The same form for everybody"));
    fill(QStringLiteral("seedNumber"), QLatin1String(kSeed));
    look(QStringLiteral("exam_editor"));
    pressButton("save");
    QTRY_VERIFY2(said().contains(QStringLiteral("saved as version 1")), qPrintable(said()));
    const auto session = m_door->console()->session();
    store::Store& store = *m_driver->program().people().store();
    const auto saved = orEnd(store.definitions(session, "exam"));
    QCOMPARE(saved.size(), std::size_t(1));
    const auto exam = readExam(saved.front().body, RuleBook::instance());
    QVERIFY(bool(exam));
    QCOMPARE(exam->passMark, 80);
    QCOMPARE(exam->seed, std::optional<std::uint64_t>(QLatin1String(kSeed).toULongLong()));
    QVERIFY(exam->submission.find(kHouse) != std::string::npos);
    std::vector<int> weights;
    for (const ExamSection& section : exam->sections) weights.push_back(section.weight);
    QCOMPARE(weights, kWeights);
}

void TestE2eSchool::examTakesTheScreen() {
    GO_ON_FROM(m_door->console());
    pressButton("startExam");
    fill(QStringLiteral("traineeSearch"), QStringLiteral("mia"));
    QTRY_VERIFY(find(QStringLiteral("startNow")) != nullptr);
    look(QStringLiteral("start_exam"));
    pressButton("startNow");
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->program().exam()->state(), QStringLiteral("introduction"), 60000);
    QTRY_VERIFY(m_door->console() == nullptr);
    QTRY_COMPARE(m_driver->window().visibility(), QWindow::FullScreen);
    QTRY_VERIFY(m_driver->window().isActive());
    QCOMPARE(m_driver->program().exam()->trainee(), QLatin1String(kTrainee));
    // The way to the console is shut now.
    m_driver->key(QStringLiteral("ctrl+shift+s"));
    QTest::qWait(200);
    QVERIFY(m_door->console() == nullptr);
}

void TestE2eSchool::traineeSitsTheWholeExamWithErrors() {
    GO_ON_FROM(m_driver->program().examIsOn());
    m_sitter = std::make_unique<ErringSitter>(*m_driver);
    m_sitter->setLook([this](const QString& name) { look(QStringLiteral("exam_") + name); });
    QVERIFY2(m_sitter->sit(), qPrintable(m_sitter->fault()));
    for (const char* error :
         {"wrong answer", "wrong amount", "out of order", "false alarm", "left unfinished", "missed irregularity"}) {
        QVERIFY2(m_sitter->made().contains(QLatin1String(error)), error);
    }
    QTRY_VERIFY(m_driver->findControl(QStringLiteral("Back to the start")) != nullptr);
    m_driver->settle();
    look(QStringLiteral("exam_over"));
    const int hundredths = m_sitter->hundredths(kWeights);
    m_score = QStringLiteral("%1.%2 %").arg(hundredths / 100).arg(hundredths % 100, 2, 10, QLatin1Char('0'));
    const QVariantMap result = m_driver->program().exam()->result();
    m_code = result.value(QStringLiteral("code")).toString();
    QVERIFY(!m_code.isEmpty());
    m_driver->key(QStringLiteral("Return"));
    QTRY_COMPARE(m_driver->program().screen(), QStringLiteral("start"));
    QTRY_COMPARE(m_driver->window().visibility(), QWindow::Windowed);
    QTRY_VERIFY(!m_driver->program().examIsOn());
    m_driver->settle();
}

void TestE2eSchool::resultIsWhatTheErrorsCost() {
    GO_ON_FROM(!m_code.isEmpty());
    openConsole();
    fill(QStringLiteral("signInPassphrase"), QLatin1String(kPassphrase));
    look(QStringLiteral("sign_in"));
    pressButton("signIn");
    QTRY_VERIFY_WITH_TIMEOUT(find(QStringLiteral("pageTitle")) != nullptr, 20000);
    openPage(QStringLiteral("Results"));
    const auto* table = the<QAbstractItemView>("resultsTable");
    QTRY_COMPARE(table->model()->rowCount(), 1);
    look(QStringLiteral("results"));
    QCOMPARE(cell(ResultsModel::TraineeColumn), QLatin1String(kTrainee));
    QCOMPARE(cell(ResultsModel::ExamColumn), QLatin1String(kExam));
    QCOMPARE(cell(ResultsModel::ScoreColumn), m_score);
    QCOMPARE(cell(ResultsModel::ErrorsColumn).toInt(), m_sitter->errors());
    QCOMPARE(cell(ResultsModel::CriticalColumn).toInt(), 0);
    QCOMPARE(cell(ResultsModel::CodeColumn), m_code);
    const bool passes = m_sitter->hundredths(kWeights) >= 8000;
    QVERIFY(cell(ResultsModel::ResultColumn).contains(passes ? QStringLiteral("passed") : QStringLiteral("failed")));
}

void TestE2eSchool::reportIsWrittenAsPdf() {
    GO_ON_FROM(!m_code.isEmpty() && m_door->console());
    pressButton("resultsPdf");
    chooseFile(file("report.pdf"));
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Written:")), qPrintable(said()));
    const test::PdfText text = test::pdfText(read(file("report.pdf")));
    for (const QString& words : {QString::fromLatin1(kTrainee), QString::fromLatin1(kSupervisor),
                                 QString::fromLatin1(kExam), m_score, m_code}) {
        QVERIFY2(text.contains(words), qPrintable(words));
    }
    const auto& sections = m_sitter->sections();
    for (const ErringSitter::Section& section : sections) {
        QVERIFY(text.contains(QStringLiteral("%1 of %2").arg(section.points).arg(section.of)));
    }
    QCOMPARE(QProcess::execute(QStringLiteral("pdftoppm"), {QStringLiteral("-png"), QStringLiteral("-r"),
                                                            QStringLiteral("80"), file("report.pdf"), file("page")}),
             0);
    const QStringList pages = QDir(m_folder.path()).entryList({QStringLiteral("page*.png")});
    QCOMPARE(pages.size(), text.pages);
    for (const QString& page : pages) {
        const QImage image(m_folder.filePath(page));
        QVERIFY(!image.isNull());
        QVERIFY2(image.convertToFormat(QImage::Format_Indexed8).colorCount() > 4, "an empty page");
        if (const QString folder = qEnvironmentVariable("CUTCARD_PICTURES"); !folder.isEmpty())
            image.save(folder + QStringLiteral("/report_") + page);
    }
}

void TestE2eSchool::attemptIsReplayed() {
    GO_ON_FROM(!m_code.isEmpty() && m_door->console());
    clickRow(QStringLiteral("resultsTable"), QLatin1String(kTrainee), 2);
    QTRY_VERIFY(find(QStringLiteral("attemptTitle")) != nullptr);
    QVERIFY(the<QLabel>("attemptTitle")->text().contains(QLatin1String(kTrainee)));
    QVERIFY(the<QLabel>("attemptScore")->text().contains(m_score));
    QVERIFY(the<QLabel>("attemptAbout")->text().contains(m_code));
    look(QStringLiteral("attempt"));
    auto* items = the<QAbstractItemView>("attemptItems");
    clickRow(QStringLiteral("replayLines"), QString());
    const auto* lines = the<QAbstractItemView>("replayLines");
    // From mistake to mistake through the whole attempt, until the first one comes again.
    QStringList seen;
    for (int i = 0; i <= m_sitter->errors(); ++i) {
        hands::keys({QStringLiteral("m")});
        QTest::qWait(60);
        const QString place = QStringLiteral("%1/%2/%3")
                                  .arg(items->currentIndex().parent().row())
                                  .arg(items->currentIndex().row())
                                  .arg(lines->currentIndex().row());
        if (seen.contains(place)) break;
        seen << place;
        if (i == 5) look(QStringLiteral("attempt_mistake"));
        QVERIFY(!the<QTextBrowser>("replayDetails")->toPlainText().isEmpty());
    }
    QCOMPARE(seen.size(), m_sitter->errors());
    // A whole round, line by line to its end and back.
    const QModelIndex rounds = items->model()->index(3, 0);
    items->scrollTo(items->model()->index(0, 0, rounds));
    hands::clickAt(items->viewport()->mapToGlobal(items->visualRect(items->model()->index(0, 0, rounds)).center()));
    QTRY_COMPARE(items->currentIndex().parent().row(), 3);
    clickRow(QStringLiteral("replayLines"), QString());
    hands::keys({QStringLiteral("Home")});
    QTRY_COMPARE(lines->currentIndex().row(), 0);
    const int last = lines->model()->rowCount() - 1;
    QVERIFY(last > 20);
    for (int row = 1; row <= last; ++row) {
        hands::keys({QStringLiteral("Right")});
        QTRY_COMPARE(lines->currentIndex().row(), row);
        if (row == last / 2) look(QStringLiteral("attempt_round"));
    }
    look(QStringLiteral("attempt_round_end"));
    hands::keys({QStringLiteral("Home"), QStringLiteral("End")});
    QTRY_COMPARE(lines->currentIndex().row(), last);
}

void TestE2eSchool::attemptIsRegraded() {
    GO_ON_FROM(find(QStringLiteral("attemptRegrade")));
    pressButton("attemptRegrade");
    // The rules have not changed since.
    QVERIFY(the<QLabel>("regradeScores")->text().count(m_score) == 2);
    pressButton("yes");
    QTRY_VERIFY(find(QStringLiteral("regradeDialog")) != nullptr);
    look(QStringLiteral("regrade"));
    fill(QStringLiteral("regradeReason"), QStringLiteral("Appeal of the trainee"));
    pressButton("yes");
    QTRY_VERIFY(find(QStringLiteral("regradeDialog")) == nullptr);
    QTRY_VERIFY(the<QLabel>("attemptScore")->text().contains(QStringLiteral("regraded")));
    look(QStringLiteral("regraded"));
    hands::keys({QStringLiteral("Escape")});
    QTRY_VERIFY(find(QStringLiteral("resultsTable")) != nullptr);
    QCOMPARE(cell(ResultsModel::ScoreColumn), m_score);
    QCOMPARE(cell(ResultsModel::MarksColumn), QStringLiteral("regraded"));
    const auto row = rowOf(*m_driver->program().people().store(), m_door->console()->session());
    QVERIFY(row.regraded.has_value());
    QCOMPARE(row.regraded->reason, std::string("Appeal of the trainee"));
    QCOMPARE(row.regraded->by, row.supervisor);
}

void TestE2eSchool::otherPagesKnowTheAttempt() {
    GO_ON_FROM(!m_code.isEmpty() && m_door->console());
    for (const char* page : {"Scenarios", "Analysis", "Trends", "Records"}) {
        openPage(QLatin1String(page));
        look(QString::fromLatin1(page).toLower());
        QVERIFY2(!said().contains(QStringLiteral("cannot")), qPrintable(said()));
    }
}

void TestE2eSchool::filesForAnotherMachineAreWritten() {
    GO_ON_FROM(!m_code.isEmpty() && m_door->console());
    openPage(QStringLiteral("Exchange"));
    pressButton("exchangeWriteSchool");
    chooseFile(file("school.cutcard"));
    QTRY_VERIFY2(said().contains(QStringLiteral("3 trainees")), qPrintable(said()));
    QVERIFY(the<QLabel>("exchangeNewCount")->text().contains(QStringLiteral("1")));
    pressButton("exchangeWriteNew");
    chooseFile(file("results.cutcard"));
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Results written: 1")), qPrintable(said()));
    look(QStringLiteral("exchange"));
    // The attempt's own file goes along for the check of its seal.
    openPage(QStringLiteral("Results"));
    pressButton("resultsTranscript");
    chooseFile(file("attempt.jsonl"));
    QTRY_VERIFY2(said().startsWith(QStringLiteral("Written:")), qPrintable(said()));
}

void TestE2eSchool::anotherMachineTakesThemIn() {
    GO_ON_FROM(QFile::exists(file("attempt.jsonl")));
    const QString office = file("office");
    const std::string folder = office.toStdString();
    constexpr auto kOffice = "Olga Office";
    const auto open = [&folder] {
        store::StoreOptions options;
        options.folder = folder;
        return orEnd(store::SqliteStore::open(options));
    };
    const store::Id officer = orEnd(open()->setUp(kOffice, kPassphrase)).id;
    const auto cli = [&](const QStringList& words, bool asOfficer) {
        QStringList all = words + QStringList{QStringLiteral("--store"), office};
        if (asOfficer) all << QStringLiteral("--supervisor") << QLatin1String(kOffice);
        return test::runCli(all, asOfficer ? QByteArray(kPassphrase) + '\n' : QByteArray());
    };
    const auto taken = [&](const char* name, const QStringList& more = {}) {
        return cli(QStringList{QStringLiteral("exchange"), QStringLiteral("in"), file(name)} + more, true);
    };
    // Nobody here knows the key of the other machine yet.
    QCOMPARE(taken("results.cutcard").status, 1);
    const QStringList verify = {QStringLiteral("verify"), file("attempt.jsonl")};
    QCOMPARE(cli(verify, false).status, 1);
    const auto shown =
        cli({QStringLiteral("exchange"), QStringLiteral("show"), file("results.cutcard")}, false).lines();
    const QString key = QString::fromStdString(shown.front().at("key").get<std::string>());
    const auto school = taken("school.cutcard", {QStringLiteral("--register"), key});
    QCOMPARE(school.status, 0);
    QCOMPARE(school.lines().front().at("people_added").get<int>(), 3);
    const auto results = taken("results.cutcard");
    QCOMPARE(results.status, 0);
    QCOMPARE(results.lines().front().at("attempts_added").get<int>(), 1);
    QCOMPARE(taken("results.cutcard").lines().front().at("attempts_known").get<int>(), 1);

    const auto verdict = cli(verify, false);
    QCOMPARE(verdict.status, 0);
    QCOMPARE(verdict.lines().front().at("verdict").get<std::string>(), std::string("sealed"));
    QCOMPARE(verdict.lines().front().at("short_code").get<std::string>(), m_code.toStdString());
    const auto store = open();
    const auto session = orEnd(store->signIn(officer, kPassphrase));
    const auto row = rowOf(*store, session);
    QCOMPARE(row.traineeName, std::string(kTrainee));
    QCOMPARE(row.hundredths, m_sitter->hundredths(kWeights));
    QCOMPARE(row.errors, m_sitter->errors());
    QCOMPARE(row.shortCode, m_code.toStdString());
    QVERIFY(row.imported);
    QVERIFY(!row.broken);
}

void TestE2eSchool::cleanupTestCase() {
    m_sitter.reset();
    m_door.reset();
    m_driver.reset();
}

QTEST_MAIN(TestE2eSchool)
#include "tst_e2e_school.moc"
