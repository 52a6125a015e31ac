#include "app/exchange/exchange_lines.h"
#include "app/store/files.h"
#include "tests/app/exchange/two_schools.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::exchange;
using namespace cutcard::test;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = text.find('\n', at) + 1;
        lines.push_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

}  // namespace

// Every way in which a file can come to harm on the way.
class TestExchangeDamage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theFileIsWhole();
    void anyByteThatChangedIsSeenInItsLine();
    void aLineThatIsMissingIsSeen();
    void aLineThatWasAddedIsSeen();
    void linesThatWereSwappedAreSeen();
    void aFileThatWasCutIsSeenWhereverItEnds();
    void anotherKeyIsSeen();
    void aFileSignedAnewByAnotherMachineIsUnknown();
    void whatIsNoExchangeFileIsSaid_data();
    void whatIsNoExchangeFileIsSaid();
    void aNewerFormatIsNamed();
    void anAttemptUnderAnotherNameIsRefused();
    void anAttemptThatWasChangedBeforeIsMarked();
    void whatIsWrongInALineIsSaid_data();
    void whatIsWrongInALineIsSaid();

private:
    ExchangeResult<ExchangeFile> read(const std::string& text) {
        if (!replaceFile(m_schools->onStick("damaged"), text, 0600)) qFatal("no stick");
        return readExchange(m_schools->onStick("damaged"), m_keys);
    }
    ExchangeResult<ExchangeFile> readSigned(ExchangeLines& lines) {
        const auto key = must(MachineKey::open(m_schools->roomFolder.path().toStdString()));
        return read(lines.signedBy({key.sign(lines.digest(), SignedAs::Exchange), key.publicKey()}));
    }

    std::unique_ptr<TwoSchools> m_schools;
    std::string m_text;
    std::vector<std::string> m_lines;
    std::vector<RegisteredKey> m_keys;
};

void TestExchangeDamage::initTestCase() {
    m_schools = std::make_unique<TwoSchools>();
    m_schools->satInTheRoom(3);
    SettledStore& room = m_schools->room;
    must(writeAttempts(*room.store, room.supervisor, m_schools->onStick("results"), {}));
    m_text = must(readWhole(m_schools->onStick("results")));
    m_lines = linesOf(m_text);
    m_keys = must(room.store->keys());
    QCOMPARE(m_lines.size(), std::size_t(5));
}

void TestExchangeDamage::theFileIsWhole() {
    const auto file = read(m_text);
    QVERIFY(file);
    QCOMPARE(file->verdict, SealVerdict::Sealed);
    QCOMPARE(file->attempts.size(), std::size_t(3));
    // What `sha256sum` says of everything before the last line.
    QCOMPARE(file->sha256, hexOf(sha256(m_text.substr(0, m_text.size() - m_lines.back().size()))));
}

void TestExchangeDamage::anyByteThatChangedIsSeenInItsLine() {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const std::size_t size = m_lines[i].size();
        // Every byte of the short lines, and a good many of the long ones.
        const std::size_t step = size < 600 ? 1 : 37;
        for (std::size_t at = 0; at < size; at += step) {
            std::string text = m_text;
            text[begin + at] ^= 1;
            const auto refused = read(text);
            QVERIFY2(!refused, qPrintable(QString("line %1, byte %2").arg(i + 1).arg(at)));
            const bool isAboutTheFile = refused.refusal().line == 0 || i + 1 == m_lines.size();
            // An end of line that is gone moves what follows; a key that changed belongs to nobody.
            const bool isEnd = at + 1 == size;
            if (!isAboutTheFile && !isEnd) QCOMPARE(refused.refusal().line, static_cast<int>(i) + 1);
        }
        begin += size;
    }
}

void TestExchangeDamage::aLineThatIsMissingIsSeen() {
    for (std::size_t i = 1; i < m_lines.size(); ++i) {
        std::vector<std::string> lines = m_lines;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        const auto refused = read(joined(lines));
        QVERIFY(!refused);
        const bool wasLast = i + 1 == m_lines.size();
        QCOMPARE(refused.refusal().fault, wasLast ? ExchangeFault::CutOff : ExchangeFault::LineMissing);
        QCOMPARE(refused.refusal().line, static_cast<int>(i) + 1);
    }
    std::vector<std::string> lines = m_lines;
    lines.erase(lines.begin());
    REFUSED_WITH(read(joined(lines)), ExchangeFault::NotAnExchange);
}

void TestExchangeDamage::aLineThatWasAddedIsSeen() {
    for (std::size_t i = 0; i + 1 < m_lines.size(); ++i) {
        std::vector<std::string> lines = m_lines;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_lines[i]);
        const auto refused = read(joined(lines));
        QVERIFY(!refused);
        QCOMPARE(refused.refusal().fault, ExchangeFault::LineAdded);
        QCOMPARE(refused.refusal().line, static_cast<int>(i) + 2);
    }
}

void TestExchangeDamage::linesThatWereSwappedAreSeen() {
    for (std::size_t i = 1; i + 2 < m_lines.size(); ++i) {
        std::vector<std::string> lines = m_lines;
        std::swap(lines[i], lines[i + 1]);
        const auto refused = read(joined(lines));
        QVERIFY(!refused);
        QCOMPARE(refused.refusal().line, static_cast<int>(i) + 1);
        // With the numbers put right they are still not what was written there.
        const auto renumbered = [](std::string& line, std::size_t number) {
            line.replace(5, line.find(',') - 5, std::to_string(number));
        };
        renumbered(lines[i], i + 1);
        renumbered(lines[i + 1], i + 2);
        const auto again = read(joined(lines));
        QVERIFY(!again);
        QCOMPARE(again.refusal().fault, ExchangeFault::LineChanged);
        QCOMPARE(again.refusal().line, static_cast<int>(i) + 1);
    }
}

void TestExchangeDamage::aFileThatWasCutIsSeenWhereverItEnds() {
    for (std::size_t size = 0; size < m_text.size(); size += 53) {
        const auto refused = read(m_text.substr(0, size));
        QVERIFY(!refused);
        const bool hasFormat = size > 60;
        if (hasFormat) QCOMPARE(refused.refusal().fault, ExchangeFault::CutOff);
    }
    REFUSED_WITH(read(m_text.substr(0, m_text.size() - 1)), ExchangeFault::CutOff);
}

void TestExchangeDamage::anotherKeyIsSeen() {
    const QTemporaryDir elsewhere;
    const auto other = must(MachineKey::openOrMake(elsewhere.path().toStdString()));
    std::string text = m_text;
    const std::string own = m_keys.front().key;
    const std::size_t place = text.rfind(own);
    text.replace(place, own.size(), other.publicKey());
    // Registered or not: the signature is not that key's.
    REFUSED_WITH(read(text), ExchangeFault::WrongSignature);
}

void TestExchangeDamage::aFileSignedAnewByAnotherMachineIsUnknown() {
    const QTemporaryDir elsewhere;
    const auto other = must(MachineKey::openOrMake(elsewhere.path().toStdString()));
    const std::string body = m_text.substr(0, m_text.size() - m_lines.back().size());
    const std::string last = R"({"lines":4,"sha256":")" + hexOf(sha256(body)) + R"(","signature":")" +
                             other.sign(sha256(body), SignedAs::Exchange) + R"(","key":")" + other.publicKey() +
                             "\"}\n";
    REFUSED_WITH(read(body + last), ExchangeFault::SignerUnknown);
    // A seal of an attempt is no signature of a file.
    const auto own = must(MachineKey::open(m_schools->roomFolder.path().toStdString()));
    const std::string asSeal = R"({"lines":4,"sha256":")" + hexOf(sha256(body)) + R"(","signature":")" +
                               own.sign(sha256(body)) + R"(","key":")" + own.publicKey() + "\"}\n";
    REFUSED_WITH(read(body + asSeal), ExchangeFault::WrongSignature);
}

void TestExchangeDamage::whatIsNoExchangeFileIsSaid_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("\n\n");
    QTest::newRow("a text") << QByteArray("Dear office,\n");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
    QTest::newRow("an attempt") << QByteArray::fromStdString(must(m_schools->room.store->transcript(
        m_schools->room.supervisor, must(m_schools->room.store->attempts(m_schools->room.supervisor, {}))[0].attempt)));
    QTest::newRow("a list of people") << QByteArray("Name,Group\r\nKim,Autumn\r\n");
}

void TestExchangeDamage::whatIsNoExchangeFileIsSaid() {
    QFETCH(QByteArray, bytes);
    REFUSED_WITH(read(bytes.toStdString()), ExchangeFault::NotAnExchange);
    REFUSED_WITH(readExchange(m_schools->stick.path().toStdString(), m_keys), ExchangeFault::NotAnExchange);
    REFUSED_WITH(readExchange(m_schools->onStick("nothing there"), m_keys), ExchangeFault::CannotRead);
}

void TestExchangeDamage::aNewerFormatIsNamed() {
    std::string text = m_text;
    text.replace(text.find("cutcard-exchange/1"), 18, "cutcard-exchange/2");
    const auto refused = read(text);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::NewerFormat);
    QVERIFY(refused.refusal().params == std::vector<std::string>{"cutcard-exchange/2"});
}

void TestExchangeDamage::anAttemptUnderAnotherNameIsRefused() {
    const auto file = read(m_text);
    ExchangeLines lines(Cargo::Attempts, 1);
    lines.add(file->attempts[0].attempt, file->attempts[1].id);
    const auto refused = readSigned(lines);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::OtherAttempt);
    QCOMPARE(refused.refusal().line, 2);
}

void TestExchangeDamage::anAttemptThatWasChangedBeforeIsMarked() {
    // The machine that signs the file had been tampered with: the file is whole, the attempt is not.
    ImportedAttempt attempt = read(m_text)->attempts[0].attempt;
    const Id id = read(m_text)->attempts[0].id;
    attempt.transcript[attempt.transcript.find("\"at\":") + 5] ^= 1;
    ExchangeLines lines(Cargo::Attempts, 1);
    lines.add(attempt, id);
    const auto file = readSigned(lines);
    QVERIFY(file);
    QVERIFY(file->attempts[0].key.empty());
    m_schools->bringPeopleToTheOffice();
    SettledStore& office = m_schools->office;
    const auto taken = takeIn(*office.store, office.supervisor, *file);
    QVERIFY(taken);
    QCOMPARE(taken->attemptsBroken, 1);
    QVERIFY(must(office.store->attempt(office.supervisor, id)).broken);
}

void TestExchangeDamage::whatIsWrongInALineIsSaid_data() {
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("no id") << QByteArray(R"({"person":"7","name":"Kim"})");
    QTest::newRow("no name") << QByteArray(R"({"person":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"})");
    QTest::newRow("something more") << QByteArray(
        R"({"person":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee","name":"Kim","admin":true})");
    QTest::newRow("members that are none")
        << QByteArray(R"({"group":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee","name":"A","members":[7]})");
    QTest::newRow("not an object") << QByteArray(R"(["x"])");
    QTest::newRow("not JSON") << QByteArray(R"({"person":})");
}

void TestExchangeDamage::whatIsWrongInALineIsSaid() {
    QFETCH(QByteArray, entry);
    // Written and signed as it should be, by a program that is not ours.
    const std::string first = R"({"format":"cutcard-exchange/1","cargo":"school","written_at":1,"program":"x"})";
    Digest head{};
    std::string text;
    int number = 0;
    for (const std::string& one : {first, entry.toStdString()}) {
        head = nextHash(head, ++number, one);
        text += R"({"n":)" + std::to_string(number) + R"(,"entry":)" + one + R"(,"hash":")" + hexOf(head) + "\"}\n";
    }
    const auto key = must(MachineKey::open(m_schools->roomFolder.path().toStdString()));
    const std::string last = R"({"lines":2,"sha256":")" + hexOf(sha256(text)) + R"(","signature":")" +
                             key.sign(sha256(text), SignedAs::Exchange) + R"(","key":")" + key.publicKey() + "\"}\n";
    const auto refused = read(text + last);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().line, 2);
    QVERIFY(refused.refusal().fault == ExchangeFault::BadLine || refused.refusal().fault == ExchangeFault::LineChanged);
}

QTEST_GUILESS_MAIN(TestExchangeDamage)
#include "tst_exchange_damage.moc"
