#include "app/reports/csv.h"

#include <QTest>

using namespace cutcard::reports;

// RFC 4180, and what people's programs make of it.
class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void recordsAreReadAsTheyStand_data();
    void recordsAreReadAsTheyStand();
    void aRecordKnowsItsLine();
    void whatIsNoCsvIsRefused_data();
    void whatIsNoCsvIsRefused();
    void aFileThatIsTooLargeIsRefused();
    void everyRefusalSaysWhatToDo();
    void rowsAreWrittenByTheBook();
    void formulasAreGuarded_data();
    void formulasAreGuarded();
    void whateverIsWrittenIsReadBack();
};

using Rows = QList<QStringList>;
Q_DECLARE_METATYPE(Rows)

namespace {

Rows rowsOf(const QByteArray& bytes) {
    const auto read = readCsv(bytes);
    const auto* records = std::get_if<std::vector<CsvRecord>>(&read);
    if (!records) return {{QStringLiteral("refused")}};
    Rows rows;
    for (const CsvRecord& record : *records) rows.append(record.fields);
    return rows;
}

}  // namespace

void TestCsv::recordsAreReadAsTheyStand_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Rows>("rows");
    const Rows two = {{"a", "b"}, {"c", "d"}};
    QTest::newRow("lines ended by CR LF") << QByteArray("a,b\r\nc,d\r\n") << two;
    QTest::newRow("lines ended by LF") << QByteArray("a,b\nc,d\n") << two;
    QTest::newRow("lines ended by CR") << QByteArray("a,b\rc,d\r") << two;
    QTest::newRow("no end of the last line") << QByteArray("a,b\r\nc,d") << two;
    QTest::newRow("a mark of UTF-8") << QByteArray(
                                            "\xEF\xBB\xBF"
                                            "a,b\r\nc,d\r\n")
                                     << two;
    QTest::newRow("semicolons") << QByteArray("a;b\r\nc;d\r\n") << two;
    QTest::newRow("tabs") << QByteArray("a\tb\nc\td\n") << two;
    QTest::newRow("semicolons beside a quoted comma")
        << QByteArray("\"a, the first, or so\";b\n") << Rows{{"a, the first, or so", "b"}};
    QTest::newRow("quoted fields") << QByteArray("\"a\",\"b\"\r\n") << Rows{{"a", "b"}};
    QTest::newRow("a comma within quotes") << QByteArray("\"Doe, Jane\",x\n") << Rows{{"Doe, Jane", "x"}};
    QTest::newRow("a quote within quotes") << QByteArray("\"the \"\"Kid\"\"\",x\n") << Rows{{"the \"Kid\"", "x"}};
    QTest::newRow("only a quote") << QByteArray("\"\"\"\"\n") << Rows{{"\""}};
    QTest::newRow("a line break within quotes") << QByteArray("\"one\r\ntwo\",x\r\n") << Rows{{"one\r\ntwo", "x"}};
    QTest::newRow("empty fields") << QByteArray(",,\n") << Rows{{"", "", ""}};
    QTest::newRow("an empty quoted field") << QByteArray("\"\"\n") << Rows{{""}};
    QTest::newRow("empty lines") << QByteArray("\n\na,b\n\r\n\nc,d\n\n") << two;
    QTest::newRow("blanks belong to a field") << QByteArray(" a , b\n") << Rows{{" a ", " b"}};
    QTest::newRow("rows of different length") << QByteArray("a\nb,c\n") << Rows{{"a"}, {"b", "c"}};
    QTest::newRow("letters of the world")
        << QByteArray("Zo\xC3\xAB,\xE6\x9D\x8E\n") << Rows{{QStringLiteral("Zoë"), QStringLiteral("李")}};
    QTest::newRow("a guarded formula") << QByteArray("'=1+1,'-x,''@\n") << Rows{{"=1+1", "-x", "'@"}};
    QTest::newRow("an apostrophe that guards nothing") << QByteArray("'tis,'n\n") << Rows{{"'tis", "'n"}};
    QTest::newRow("nothing") << QByteArray() << Rows{};
}

void TestCsv::recordsAreReadAsTheyStand() {
    QFETCH(const QByteArray, file);
    QFETCH(const Rows, rows);
    QCOMPARE(rowsOf(file), rows);
}

void TestCsv::aRecordKnowsItsLine() {
    const auto read = readCsv("a\r\n\r\n\"b\r\nb\nb\"\r\nc\rd\n");
    const auto& records = std::get<std::vector<CsvRecord>>(read);
    QCOMPARE(records.size(), std::size_t{4});
    QCOMPARE(records[0].line, 1);
    QCOMPARE(records[1].line, 3);
    QCOMPARE(records[2].line, 6);
    QCOMPARE(records[3].line, 7);
}

void TestCsv::whatIsNoCsvIsRefused_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& file, CsvFault fault, int line) {
        QTest::newRow(name) << file << static_cast<int>(fault) << line;
    };
    row("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11), CsvFault::Binary, 0);
    row("UTF-16",
        QByteArray("\xFF\xFE"
                   "a\0,\0b\0",
                   8),
        CsvFault::Binary, 0);
    row("Latin-1", QByteArray("Zo\xEB,x\n"), CsvFault::NotUtf8, 0);
    row("half a letter at the end", QByteArray("a,Zo\xC3"), CsvFault::NotUtf8, 0);
    row("a quote that stays open", QByteArray("a\n\"b\nc\nd"), CsvFault::QuoteOpen, 2);
    row("a quote within a plain field", QByteArray("a\nb\"c\n"), CsvFault::QuoteInField, 2);
    row("text after a quote", QByteArray("a\nb\n\"c\"d\n"), CsvFault::TextAfterQuote, 3);
}

void TestCsv::whatIsNoCsvIsRefused() {
    QFETCH(const QByteArray, file);
    QFETCH(const int, fault);
    QFETCH(const int, line);
    const auto read = readCsv(file);
    const auto* refusal = std::get_if<CsvRefusal>(&read);
    QVERIFY(refusal);
    QCOMPARE(static_cast<int>(refusal->fault), fault);
    QCOMPARE(refusal->line, line);
}

void TestCsv::aFileThatIsTooLargeIsRefused() {
    QVERIFY(std::holds_alternative<std::vector<CsvRecord>>(readCsv("abc,d", 5)));
    const auto read = readCsv("abc,de", 5);
    const auto* refusal = std::get_if<CsvRefusal>(&read);
    QVERIFY(refusal && refusal->fault == CsvFault::TooLarge);
}

void TestCsv::everyRefusalSaysWhatToDo() {
    for (const CsvFault fault : {CsvFault::TooLarge, CsvFault::Binary, CsvFault::NotUtf8, CsvFault::QuoteOpen,
                                 CsvFault::QuoteInField, CsvFault::TextAfterQuote}) {
        const QString sentence = csvSentence({fault, 17});
        QVERIFY(!sentence.isEmpty());
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
        const bool isWhole = fault == CsvFault::TooLarge || fault == CsvFault::Binary || fault == CsvFault::NotUtf8;
        QCOMPARE(sentence.contains(QLatin1String("17")), !isWhole);
    }
}

void TestCsv::rowsAreWrittenByTheBook() {
    CsvWriter csv;
    csv.row({"name", "group"});
    csv.row({"Doe, Jane", "the \"Kid\""});
    csv.row({"one\ntwo", ""});
    csv.row({""});
    QCOMPARE(csv.bytes(), QByteArray("\xEF\xBB\xBF"
                                     "name,group\r\n\"Doe, Jane\",\"the \"\"Kid\"\"\"\r\n\"one\ntwo\",\r\n\"\"\r\n"));
}

void TestCsv::formulasAreGuarded_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("written");
    QTest::newRow("equals") << "=HYPERLINK(0)"
                            << "'=HYPERLINK(0)";
    QTest::newRow("plus") << "+A1"
                          << "'+A1";
    QTest::newRow("minus") << "-2+3"
                           << "'-2+3";
    QTest::newRow("a number with a sign") << "-12.5"
                                          << "-12.5";
    QTest::newRow("a number with a sign, guarded by somebody") << "'-12.5"
                                                               << "'-12.5";
    QTest::newRow("at") << "@SUM(A1)"
                        << "'@SUM(A1)";
    QTest::newRow("tab") << "\tx"
                         << "'\tx";
    QTest::newRow("carriage return") << "\rx"
                                     << "'\rx";
    QTest::newRow("guarded before") << "'=1"
                                    << "''=1";
    QTest::newRow("a name") << "Jane"
                            << "Jane";
    QTest::newRow("a name with an apostrophe") << "'t Hooft"
                                               << "'t Hooft";
    QTest::newRow("a sign within") << "a=b"
                                   << "a=b";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestCsv::formulasAreGuarded() {
    QFETCH(const QString, field);
    QFETCH(const QString, written);
    QCOMPARE(guardedField(field), written);
    QCOMPARE(plainField(written), field);
}

void TestCsv::whateverIsWrittenIsReadBack() {
    // Every row of up to three of the characters that mean something to somebody.
    const QString alphabet = QStringLiteral("a'=,;\"\n\r\t-");
    CsvWriter csv;
    Rows rows;
    for (const QChar one : alphabet) {
        for (const QChar two : alphabet) {
            for (const QChar three : alphabet) {
                const QString word = QString(one) + two + three;
                rows.append({word, QString(two), QString()});
                rows.append({QString(), word + word});
            }
        }
    }
    // The first line tells the separator: give it one that cannot be mistaken.
    csv.row({"x", "y", "z"});
    for (const QStringList& row : rows) csv.row(row);
    Rows back = rowsOf(csv.bytes());
    QCOMPARE(back.takeFirst(), (QStringList{"x", "y", "z"}));
    QCOMPARE(back, rows);
}

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
