#include "app/exchange/exchange_out.h"
#include "app/supervisor/console_pages.h"
#include "app/supervisor/exchange_page.h"
#include "app/supervisor/results_page.h"
#include "tests/app/supervisor/console_bench.h"
#include "tests/app/supervisor/console_tour.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QTableView>
#include <QTreeWidget>

namespace cutcard::test {

using namespace supervisor;

void ConsoleTour::results() {
    go(QStringLiteral("results"));
    here(QStringLiteral("results"));
    auto* page = m_console->findChild<ResultsPage*>();
    page->openAttempt(QString::fromStdString(m_attempt));
    tabs(QStringLiteral("attempt"), "attemptTabs");
    click(*m_console, "replayMistake");
    here(QStringLiteral("mistake in an attempt"));
    auto& items = widgetIn<QTreeWidget>(*m_console, "attemptItems");
    QTreeWidgetItem* last = items.topLevelItem(items.topLevelItemCount() - 1);
    items.setCurrentItem(last->child(last->childCount() - 1));
    here(QStringLiteral("question in an attempt"));
    dialog(QStringLiteral("regrade"), "attemptRegrade", "regradeDialog");
    m_console->findChild<QAction*>(QStringLiteral("actionXapi"))->trigger();
    dialog(QStringLiteral("statements"), "", "xapiDialog");
}

void ConsoleTour::figures() {
    go(QStringLiteral("analysis"));
    here(QStringLiteral("analysis"));
    widgetIn<QTableView>(*m_console, "analysisTable").selectRow(0);
    tabs(QStringLiteral("analysis"), "analysisTabs");
    auto& period = widgetIn<QComboBox>(*m_console, "figuresPeriod");
    period.setCurrentIndex(period.count() - 1);
    here(QStringLiteral("analysis between days"));
    go(QStringLiteral("trends"));
    here(QStringLiteral("trends"));
}

void ConsoleTour::exchange() {
    go(QStringLiteral("exchange"));
    here(QStringLiteral("exchange"));
    auto* page = m_console->findChild<ExchangePage*>();
    const QString file = m_folder.filePath(QStringLiteral("results.cutcard"));
    page->writeAll(file);
    here(QStringLiteral("exchange, written"));
    page->readFrom(file);
    here(QStringLiteral("exchange, read"));
    const QString foreign = m_folder.filePath(QStringLiteral("another school.cutcard"));
    QTemporaryDir elsewhere;
    const SettledStore other = settled(opened(testOptions(elsewhere.path().toStdString())));
    if (!exchange::writeSchool(*other.store, other.supervisor, foreign.toStdString())) qFatal("nothing written");
    page->readFrom(foreign);
    here(QStringLiteral("exchange, written by an unknown machine"));
    dialog(QStringLiteral("register the key of a file"), "exchangeRegister", "exchangeRegisterDialog");
    page->readFrom(m_folder.filePath(QStringLiteral("nothing.cutcard")));
    here(QStringLiteral("exchange, refused"));
}

void ConsoleTour::records() {
    go(QStringLiteral("records"));
    tabs(QStringLiteral("records"), "recordTabs");
    auto& parts = widgetIn<QTabWidget>(*m_console, "recordTabs");
    parts.setCurrentIndex(1);
    dialog(QStringLiteral("register a key"), "registerKeyButton", "registerKeyDialog");
    widgetIn<QTableView>(*m_console, "keys").selectRow(0);
    dialog(QStringLiteral("revoke a key"), "revokeKeyButton", "revokeDialog");
}

void ConsoleTour::kiosks() {
    open(m_wanted, {nullptr, true});
    m_console->refuseOthers(QStringLiteral("The school's server cannot be reached."));
    here(QStringLiteral("signing in, with a choice"));
    openSchool(m_wanted);
    signIn();
    go(QStringLiteral("exams"));
    here(QStringLiteral("exams of a school"));
    go(QStringLiteral("kiosks"));
    for (int i = 0; i < 100 && !isThere<QTableView>(*m_console, "kiosks"); ++i) QTest::qWait(10);
    here(QStringLiteral("kiosks"));
    m_book.refuse({store::StoreFault::ServerAway, {"connection refused"}});
    m_console->findChild<QAction*>(QStringLiteral("readAgain"))->trigger();
    for (int i = 0; i < 100 && shown("kiosksFault") == nullptr; ++i) QTest::qWait(10);
    here(QStringLiteral("kiosks, server away"));
    m_book.say({sampleNews().now, {}, {}});
    m_console->findChild<QAction*>(QStringLiteral("readAgain"))->trigger();
    for (int i = 0; i < 100 && shown("noKiosks") == nullptr; ++i) QTest::qWait(10);
    here(QStringLiteral("no kiosks"));
}

void ConsoleTour::firstRun(const ConsoleLook& wanted, const Look& look) {
    m_look = look;
    QTemporaryDir folder;
    const auto empty = opened(testOptions(folder.path().toStdString()));
    m_console = std::make_unique<ConsoleWindow>(*empty, wanted);
    m_console->resize(1280, 720);
    m_console->show();
    if (!QTest::qWaitForWindowActive(m_console.get())) qFatal("no window");
    here(QStringLiteral("first run"));
    click(*m_console, "setUp");
    here(QStringLiteral("first run, refused"));
    write(*m_console, "firstRunName", QStringLiteral("Ada Floor"));
    write(*m_console, "passphrase", QLatin1String(kPassphrase));
    write(*m_console, "passphraseAgain", QLatin1String(kPassphrase));
    click(*m_console, "setUp");
    here(QStringLiteral("first recovery code"));
    widgetIn<QCheckBox>(*m_console, "codeWritten").setChecked(true);
    widgetIn<QAbstractButton>(*m_console, "codeContinue").click();
    for (const PageEntry& page : consolePages()) {
        go(page.key);
        here(QStringLiteral("empty page of ") + page.key);
    }
    m_console.reset();
}

}  // namespace cutcard::test
