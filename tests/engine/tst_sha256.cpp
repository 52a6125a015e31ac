#include "engine/record/sha256.h"

#include <QTest>

using namespace cutcard;

// The seal's hash against published values, and the short code that people compare.
class TestSha256 : public QObject {
    Q_OBJECT

private slots:
    void sha256IsThatOfTheStandard_data();
    void sha256IsThatOfTheStandard();
    void theChainHashesTheRawBytesBefore();
    void theShortCodeIsEightyBitsInBase32_data();
    void theShortCodeIsEightyBitsInBase32();
    void aHashIsSixtyFourLowerCaseDigits();
};

void TestSha256::sha256IsThatOfTheStandard_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("digest");
    // FIPS 180-2, appendix B, and the empty message of NIST's short-message vectors.
    QTest::newRow("nothing") << QByteArray("")
                             << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("one block") << QByteArray("abc")
                               << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million letters") << QByteArray(1'000'000, 'a')
                                       << QByteArray(
                                              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void TestSha256::sha256IsThatOfTheStandard() {
    QFETCH(QByteArray, bytes);
    QTEST(QByteArray::fromStdString(hexOf(sha256(bytes.toStdString()))), "digest");
}

void TestSha256::theChainHashesTheRawBytesBefore() {
    const Digest before = sha256("abc");
    const std::string bytes(before.begin(), before.end());
    QVERIFY(chained(before, "def") == sha256(bytes + "def"));
}

void TestSha256::theShortCodeIsEightyBitsInBase32_data() {
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("zeroes") << QByteArray(64, '0') << QByteArray("AAAA-AAAA-AAAA-AAAA");
    QTest::newRow("ones") << QByteArray(64, 'f') << QByteArray("7777-7777-7777-7777");
    // 10 bytes are the ASCII letters "foobarfoob"; RFC 4648 has MZXW6YTB for "fooba", and "rfoob" is
    // 01110 01001 10011 00110 11110 11011 11011 00010, that is O J T G 6 3 3 C.
    QTest::newRow("letters") << QByteArray("foobarfoob").toHex() + QByteArray(44, '0')
                             << QByteArray("MZXW-6YTB-OJTG-633C");
}

void TestSha256::theShortCodeIsEightyBitsInBase32() {
    QFETCH(QByteArray, head);
    QTEST(QByteArray::fromStdString(shortCode(*digestOf(head.toStdString()))), "code");
}

void TestSha256::aHashIsSixtyFourLowerCaseDigits() {
    QVERIFY(digestOf(std::string(64, 'a')));
    QVERIFY(!digestOf(std::string(64, 'A')));
    QVERIFY(!digestOf(std::string(63, 'a')));
    QVERIFY(!digestOf(std::string(65, 'a')));
    QVERIFY(!digestOf(std::string(63, 'a') + 'g'));
}

QTEST_APPLESS_MAIN(TestSha256)
#include "tst_sha256.moc"
