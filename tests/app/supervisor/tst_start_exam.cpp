#include "app/supervisor/start_exam_dialog.h"
#include "engine/record/exam_record.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/sample_exams.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// A supervisor starts an exam for a trainee.
class TestStartExam : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void onlyActiveTraineesCanBeChosen();
    void whatHappensSaysTheTimesWithAccommodations();
    void theAttemptHasTheTraineeTheVersionAndTheAccommodations();
    void theWindowIsAliveWhileTheFormIsMade();
    void everybodyHasTheSameFormOfAFixedSeed();
    void whoSitsAnExamAlreadyIsRefusedAndTheDialogStays();
    void anOlderVersionCanBeStarted();

private:
    template <typename Widget>
    Widget& find(const char* name) {
        return *m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    void open();
    void chooseTrainee(const QString& name);
    /// Presses the button and waits; the attempt's id, or nothing where the dialog stays.
    QString start();
    store::Id add(const char* name) { return *m_store.store->addTrainee(m_store.supervisor, name); }
    TranscriptHeader headerOf(const QString& attempt);

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_store;
    QUndoStack m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    QPointer<StartExamDialog> m_dialog;
    store::Id m_exam;
    ExamDefinition m_definition;
};

void TestStartExam::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = settled(opened(testOptions(m_folder->path().toStdString())));
    m_context.reset(new ConsoleContext{*m_store.store, m_store.supervisor, m_undo});
    m_definition = sampleExam({section(SectionKind::HandReading, 2, 30), section(SectionKind::Settlement, 1, 70)});
    m_definition.seed = 5;
    m_definition.sections[0].seconds = 600;
    m_definition.seconds = 1200;
    m_exam = store::newId();
    QVERIFY(bool(m_store.store->define(m_store.supervisor, m_exam, "exam", examText(m_definition))));
}

void TestStartExam::cleanup() {
    delete m_dialog;
    m_store.store.reset();
}

void TestStartExam::open() {
    delete m_dialog;
    m_dialog = new StartExamDialog(*m_context, m_exam);
    m_dialog->open();
}

void TestStartExam::chooseTrainee(const QString& name) {
    auto& search = find<QLineEdit>("traineeSearch");
    search.clear();
    QTest::keyClicks(&search, name);
    QCOMPARE(find<QListView>("trainees").model()->rowCount(), 1);
    QCOMPARE(find<QListView>("trainees").currentIndex().data().toString(), name);
}

QString TestStartExam::start() {
    QSignalSpy started(m_dialog, &StartExamDialog::started);
    find<QPushButton>("startNow").click();
    auto& error = find<QLabel>("startError");
    for (int i = 0; i < 600 && started.isEmpty() && error.text().isEmpty(); ++i) QTest::qWait(50);
    return started.isEmpty() ? QString() : started.first().first().toString();
}

TranscriptHeader TestStartExam::headerOf(const QString& attempt) {
    const auto text = m_store.store->transcript(m_store.supervisor, attempt.toStdString());
    if (!text) throw std::runtime_error("the store has no such attempt");
    const auto line = parseStrictJson(text->substr(0, text->find('\n')));
    const Json& given = line->at("header").at("accommodations");
    TranscriptHeader header;
    header.trainee = line->at("header").at("trainee").get<std::string>();
    header.form.seed = line->at("header").at("seed").get<std::uint64_t>();
    header.accommodations = {given.at("time_percent").get<int>(), given.at("extra_seconds").get<int>(),
                             given.at("large_text").get<bool>()};
    return header;
}

void TestStartExam::onlyActiveTraineesCanBeChosen() {
    add("Bea Bright");
    const store::Id gone = add("Gus Gone");
    QVERIFY(bool(m_store.store->archive(m_store.supervisor, gone)));
    open();
    QStringList names;
    const QAbstractItemModel* model = find<QListView>("trainees").model();
    for (int i = 0; i < model->rowCount(); ++i) names << model->index(i, 0).data().toString();
    // The one of the bench, and the one who was added; no supervisor.
    QCOMPARE(names.size(), 2);
    QVERIFY(names.contains(QStringLiteral("Bea Bright")));
    QVERIFY(!names.contains(QStringLiteral("Gus Gone")));
    QVERIFY(!find<QPushButton>("startNow").isEnabled());
}

void TestStartExam::whatHappensSaysTheTimesWithAccommodations() {
    add("Bea Bright");
    open();
    QVERIFY(find<QLabel>("whatHappens").text().contains(QLatin1String("20 minute")));
    find<QComboBox>("timeFactor").setCurrentIndex(2);
    QCOMPARE(find<QSpinBox>("timePercent").value(), 150);
    find<QSpinBox>("extraMinutes").setValue(3);
    // 10 × 1.5 + 3, and 20 × 1.5 + 3.
    QVERIFY(find<QLabel>("whatHappens").text().contains(QLatin1String("18 minute")));
    QVERIFY(find<QLabel>("whatHappens").text().contains(QLatin1String("33 minute")));
    find<QComboBox>("timeFactor").setCurrentIndex(4);
    QVERIFY(find<QSpinBox>("timePercent").isEnabled());
    find<QSpinBox>("timePercent").setValue(110);
    QVERIFY(find<QLabel>("whatHappens").text().contains(QLatin1String("25 minute")));
}

void TestStartExam::theAttemptHasTheTraineeTheVersionAndTheAccommodations() {
    const store::Id bea = add("Bea Bright");
    open();
    chooseTrainee(QStringLiteral("Bea Bright"));
    find<QComboBox>("timeFactor").setCurrentIndex(1);
    find<QSpinBox>("extraMinutes").setValue(10);
    find<QCheckBox>("largeText").setChecked(true);
    const QString attempt = start();
    QVERIFY(!attempt.isEmpty());
    const TranscriptHeader header = headerOf(attempt);
    QCOMPARE(header.trainee, bea);
    QVERIFY((header.accommodations == Accommodations{125, 600, true}));
    QCOMPARE(header.form.seed, std::uint64_t(5));
    const auto row = m_store.store->attempt(m_store.supervisor, attempt.toStdString());
    QVERIFY(bool(row));
    QCOMPARE(row->exam, m_exam);
    QCOMPARE(row->version, 1);
    QCOMPARE(m_store.store->runningAttempts()->size(), std::size_t(1));
}

void TestStartExam::theWindowIsAliveWhileTheFormIsMade() {
    add("Bea Bright");
    m_definition.seed.reset();
    m_definition.sections.push_back(section(SectionKind::WholeRounds, 100, 10));
    QVERIFY(bool(m_store.store->define(m_store.supervisor, m_exam, "exam", examText(m_definition))));
    open();
    chooseTrainee(QStringLiteral("Bea Bright"));
    QSignalSpy started(m_dialog, &StartExamDialog::started);
    find<QPushButton>("startNow").click();
    QVERIFY(started.isEmpty());
    QVERIFY(!find<QPushButton>("startNow").isEnabled());
    QVERIFY(find<QWidget>("startProgress").isVisible());
    // Given up: nothing is started.
    find<QPushButton>("startCancel").click();
    QTest::qWait(500);
    QVERIFY(m_store.store->runningAttempts()->empty());
}

void TestStartExam::everybodyHasTheSameFormOfAFixedSeed() {
    add("Bea Bright");
    add("Carl Calm");
    QStringList forms;
    for (const char* name : {"Bea Bright", "Carl Calm"}) {
        open();
        chooseTrainee(QLatin1String(name));
        const QString attempt = start();
        QVERIFY(!attempt.isEmpty());
        const auto text = m_store.store->transcript(m_store.supervisor, attempt.toStdString());
        const auto line = parseStrictJson(text->substr(0, text->find('\n')));
        forms << QString::fromStdString(line->at("header").at("items").dump());
    }
    QCOMPARE(forms[0], forms[1]);
    const auto stored = m_store.store->definitions(m_store.supervisor, "form");
    QVERIFY(stored);
    QCOMPARE(stored->size(), std::size_t{1});
}

void TestStartExam::whoSitsAnExamAlreadyIsRefusedAndTheDialogStays() {
    add("Bea Bright");
    open();
    chooseTrainee(QStringLiteral("Bea Bright"));
    QVERIFY(!start().isEmpty());
    open();
    chooseTrainee(QStringLiteral("Bea Bright"));
    QVERIFY(start().isEmpty());
    QVERIFY(m_dialog->isVisible());
    QVERIFY(find<QLabel>("startError").isVisible());
    QVERIFY(find<QPushButton>("startNow").isEnabled());
}

void TestStartExam::anOlderVersionCanBeStarted() {
    add("Bea Bright");
    m_definition.seed = 6;
    QVERIFY(bool(m_store.store->define(m_store.supervisor, m_exam, "exam", examText(m_definition))));
    open();
    QCOMPARE(find<QComboBox>("startVersionBox").count(), 2);
    find<QComboBox>("startVersionBox").setCurrentIndex(1);
    chooseTrainee(QStringLiteral("Bea Bright"));
    const QString attempt = start();
    QCOMPARE(headerOf(attempt).form.seed, std::uint64_t(5));
    QCOMPARE(m_store.store->attempt(m_store.supervisor, attempt.toStdString())->version, 1);
}

QTEST_MAIN(TestStartExam)
#include "tst_start_exam.moc"
