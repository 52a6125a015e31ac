#include "app/text/catalogue.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::store;

// Every refusal of the store is a sentence of its own that says what to do.
class TestStoreText : public QObject {
    Q_OBJECT

private slots:
    void everyFaultHasACompleteSentence();
};

void TestStoreText::everyFaultHasACompleteSentence() {
    QTest::failOnWarning(QRegularExpression(".*"));
    const std::map<StoreFault, int> params = {{StoreFault::TooSoon, 1},         {StoreFault::PassphraseTooShort, 1},
                                              {StoreFault::BadId, 1},           {StoreFault::BadName, 1},
                                              {StoreFault::BadKind, 1},         {StoreFault::IdTaken, 1},
                                              {StoreFault::RoundUnreadable, 1}, {StoreFault::NoStore, 1},
                                              {StoreFault::CannotOpen, 1},      {StoreFault::FolderReadOnly, 1},
                                              {StoreFault::SecondWriter, 1},    {StoreFault::NetworkFileSystem, 1},
                                              {StoreFault::NewerSchema, 2},     {StoreFault::MigrationFailed, 2},
                                              {StoreFault::BackupFailed, 1},    {StoreFault::InputOutput, 1},
                                              {StoreFault::Damaged, 1},         {StoreFault::KeyFileOpen, 1},
                                              {StoreFault::Unexpected, 1},      {StoreFault::DoNotBelong, 1},
                                              {StoreFault::LineRefused, 1},     {StoreFault::SignerUnknown, 1},
                                              {StoreFault::PersonNotHere, 1},   {StoreFault::AttemptUnreadable, 1},
                                              {StoreFault::ServerAway, 1},      {StoreFault::ServerRefused, 1},
                                              {StoreFault::SchoolNotReady, 2},  {StoreFault::ForwardingGap, 1},
                                              {StoreFault::ForeignOrigin, 1},   {StoreFault::HistoryDiffers, 1}};
    std::set<QString> sentences;
    for (int i = 0; i < kStoreFaultCount; ++i) {
        StoreRefusal refusal{static_cast<StoreFault>(i), {}};
        const auto wanted = params.find(refusal.fault);
        if (wanted != params.end()) {
            for (int number = 1; number <= wanted->second; ++number)
                refusal.params.push_back("<" + std::to_string(number) + ">");
        }
        const QString sentence = text::storeFault(refusal);
        QVERIFY2(sentence.endsWith('.'), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QRegularExpression("%[0-9]")), qPrintable(sentence));
        for (const std::string& param : refusal.params)
            QVERIFY2(sentence.contains(QString::fromStdString(param)), qPrintable(sentence));
        QVERIFY2(sentences.insert(sentence).second, qPrintable(sentence));
    }
}

QTEST_GUILESS_MAIN(TestStoreText)
#include "tst_store_text.moc"
