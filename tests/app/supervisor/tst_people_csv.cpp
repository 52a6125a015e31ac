#include "app/supervisor/people_csv.h"
#include "tests/app/store/store_bench.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::supervisor;

// Lists of people: what becomes of each line, and back.
class TestPeopleCsv : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aHeaderTellsTheColumns_data();
    void aHeaderTellsTheColumns();
    void everyLineHasItsFate();
    void aFileWithNobodyIsRefused_data();
    void aFileWithNobodyIsRefused();
    void tooManyPeopleAreRefused();
    void onlyGoodLinesGoToTheStore();
    void anExportIsImportedAsTheSame();
    void anExportHasActiveTraineesOnly();

private:
    ImportPlan plan(const QByteArray& file) const;

    std::vector<Person> m_people;
    std::vector<Group> m_groups;
};

void TestPeopleCsv::init() {
    m_people = {
        {"1", Role::Trainee, Standing::Active, "Tina Trainee", 1}, {"2", Role::Trainee, Standing::Archived, "Otto", 2},
        {"3", Role::Trainee, Standing::Active, "Kim", 3},          {"4", Role::Trainee, Standing::Active, "Kim", 4},
        {"5", Role::Supervisor, Standing::Active, "Sam", 5},       {"6", Role::Trainee, Standing::Erased, "", 6}};
    m_groups = {{"a", "Monday", {"1"}}};
}

ImportPlan TestPeopleCsv::plan(const QByteArray& file) const {
    const auto planned = planImport(file, m_people, m_groups);
    const auto* plan = std::get_if<ImportPlan>(&planned);
    return plan ? *plan : ImportPlan();
}

void TestPeopleCsv::aHeaderTellsTheColumns_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("groups");
    const QStringList two = {"Monday", "Evening"};
    QTest::newRow("no header") << QByteArray("Nina,Monday,Evening\n") << two;
    QTest::newRow("one column each") << QByteArray("name,group,group\nNina,Monday,Evening\n") << two;
    QTest::newRow("several in one") << QByteArray("Name,Groups\nNina,Monday; Evening\n") << two;
    QTest::newRow("another order, and more")
        << QByteArray("no,GROUP 1,name,mail,group 2\n7,Monday,Nina,n@x,Evening\n") << two;
    QTest::newRow("semicolons") << QByteArray("name;groups\nNina;\"Monday;Evening\"\n") << two;
    QTest::newRow("a group twice") << QByteArray("Nina,Monday,Monday\n") << QStringList{"Monday"};
    QTest::newRow("a name alone") << QByteArray("name\nNina\n") << QStringList{};
    QTest::newRow("fields missing") << QByteArray("name,group,group\nNina\n") << QStringList{};
}

void TestPeopleCsv::aHeaderTellsTheColumns() {
    QFETCH(const QByteArray, file);
    QFETCH(const QStringList, groups);
    const ImportPlan planned = plan(file);
    QCOMPARE(planned.lines.size(), std::size_t{1});
    QCOMPARE(planned.lines[0].name, QStringLiteral("Nina"));
    QCOMPARE(planned.lines[0].groups, groups);
    QCOMPARE(planned.lines[0].fate, LineFate::New);
}

void TestPeopleCsv::everyLineHasItsFate() {
    const QByteArray longName(static_cast<qsizetype>(kLongestName) + 1, 'x');
    const ImportPlan planned = plan(
        "name,group\n"
        "Nina,Monday\n"
        "  tina  TRAINEE ,Monday\n"
        "Sam,Evening\n"
        ",Monday\n" +
        longName +
        ",\n"
        "NINA,\n"
        "Otto,Monday\n"
        "Kim,\n"
        "Olga," +
        longName + "\n");
    using Wanted = std::pair<LineFate, int>;
    const std::vector<Wanted> wanted = {
        {LineFate::New, 2},          {LineFate::AlreadyThere, 3}, {LineFate::JoinsGroups, 4},
        {LineFate::Error, 5},        {LineFate::Error, 6},        {LineFate::Error, 7},
        {LineFate::AlreadyThere, 8}, {LineFate::Error, 9},        {LineFate::Error, 10}};
    QCOMPARE(planned.lines.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(planned.lines[i].fate, wanted[i].first);
        QCOMPARE(planned.lines[i].line, wanted[i].second);
        QCOMPARE(planned.lines[i].fate == LineFate::Error, !planned.lines[i].reason.isEmpty() && i != 6);
    }
    QVERIFY(planned.lines[5].reason.contains(QLatin1String("line 2")));
    QVERIFY(!planned.lines[6].reason.isEmpty());
    QCOMPARE(planned.count(LineFate::Error), 5);
}

void TestPeopleCsv::aFileWithNobodyIsRefused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a header alone") << QByteArray("name,group\r\n");
    QTest::newRow("empty lines") << QByteArray("\n\n\n");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0", 9);
    QTest::newRow("an open quote") << QByteArray("name\n\"Nina\n");
}

void TestPeopleCsv::aFileWithNobodyIsRefused() {
    QFETCH(const QByteArray, file);
    const auto planned = planImport(file, m_people, m_groups);
    const auto* why = std::get_if<QString>(&planned);
    QVERIFY(why && !why->isEmpty());
}

void TestPeopleCsv::tooManyPeopleAreRefused() {
    QByteArray file;
    for (int i = 0; i < kMostImported; ++i) file += "P" + QByteArray::number(i) + '\n';
    QCOMPARE(plan(file).count(LineFate::New), kMostImported);
    file += "one more\n";
    QVERIFY(std::holds_alternative<QString>(planImport(file, m_people, m_groups)));
}

void TestPeopleCsv::onlyGoodLinesGoToTheStore() {
    const auto roster = plan("Nina,Monday\n,x\nTina Trainee,Evening\nSam\n").roster();
    QCOMPARE(roster.size(), std::size_t{2});
    QVERIFY(roster[0].person.empty());
    QCOMPARE(roster[0].name, std::string("Nina"));
    QVERIFY(roster[0].groups == std::vector<std::string>{"Monday"});
    QCOMPARE(roster[1].person, std::string("1"));
    QVERIFY(roster[1].groups == std::vector<std::string>{"Evening"});
}

void TestPeopleCsv::anExportIsImportedAsTheSame() {
    const QTemporaryDir one;
    const QTemporaryDir other;
    const test::SettledStore from = test::settled(test::opened(test::testOptions(one.path().toStdString())));
    const test::SettledStore to = test::settled(test::opened(test::testOptions(other.path().toStdString())));
    const std::vector<RosterLine> lines = {{{}, "=HYPERLINK(\"x\")", {"Monday", "a; b, \"c\""}},
                                           {{}, "'-Anna", {"+late"}},
                                           {{}, "Doe, Jane", {}},
                                           {{}, "Zoë 李", {"Monday"}}};
    QVERIFY(from.store->addRoster(from.supervisor, lines, {}));
    const QByteArray file = exportPeople(*from.store->people(from.supervisor), *from.store->groups(from.supervisor));
    const auto planned = planImport(file, *to.store->people(to.supervisor), *to.store->groups(to.supervisor));
    const auto* plan = std::get_if<ImportPlan>(&planned);
    QVERIFY(plan);
    QCOMPARE(plan->count(LineFate::New), 4);
    QCOMPARE(plan->count(LineFate::AlreadyThere), 1);
    QVERIFY(to.store->addRoster(to.supervisor, plan->roster(), {}));
    QCOMPARE(exportPeople(*to.store->people(to.supervisor), *to.store->groups(to.supervisor)), file);
    const auto again = planImport(file, *to.store->people(to.supervisor), *to.store->groups(to.supervisor));
    QCOMPARE(std::get<ImportPlan>(again).count(LineFate::AlreadyThere), 5);
}

void TestPeopleCsv::anExportHasActiveTraineesOnly() {
    QCOMPARE(exportPeople(m_people, m_groups),
             QByteArray("\xEF\xBB\xBFname,group\r\nKim,\r\nKim,\r\nTina Trainee,Monday\r\n"));
}

QTEST_GUILESS_MAIN(TestPeopleCsv)
#include "tst_people_csv.moc"
