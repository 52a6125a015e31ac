#include "app/supervisor/kiosks_page.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/console_words.h"
#include "app/supervisor/fitting.h"
#include "app/text/catalogue.h"
#include "app/text/dates.h"
#include "engine/json/strict_json.h"

#include <QHeaderView>
#include <QPromise>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QThreadPool>
#include <QVBoxLayout>

namespace cutcard::supervisor {
namespace {

QVBoxLayout* columnIn(QWidget* panel) {
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::gap());
    return column;
}

/// Of a definition's text. Empty: it has none.
QString titleIn(const std::string& text) {
    const auto body = parseStrictJson(text);
    const bool hasTitle = body && body->is_object() && body->contains("title") && (*body)["title"].is_string();
    return hasTitle ? QString::fromStdString((*body)["title"].get<std::string>()) : QString();
}

}  // namespace

KiosksPage::KiosksPage(ConsoleContext& context, QWidget* parent)
    : ConsolePage(context, parent), m_kiosks(new KioskModel(this)), m_conflicts(new ConflictModel(this)) {
    using namespace std::chrono_literals;
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(look::margin());
    layout->addWidget(kioskPanel(), 3);
    layout->addWidget(conflictPanel(), 2);
    m_timer.setInterval(3s);
    connect(&m_timer, &QTimer::timeout, this, &KiosksPage::refresh);
    connect(&m_asking, &QFutureWatcherBase::finished, this, &KiosksPage::answered);
}

QWidget* KiosksPage::kioskPanel() {
    auto* panel = new QWidget(this);
    QVBoxLayout* column = columnIn(panel);
    m_figures = remark(tr("Asking the school's server…"), panel);
    m_figures->setObjectName(QStringLiteral("kioskFigures"));
    m_fault = new FieldError("kiosksFault", nullptr, panel);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_kiosks);
    sorted->setSortRole(KioskModel::kSortRole);
    m_kioskTable = new QTableView(panel);
    m_kioskTable->setModel(sorted);
    dressTable(*m_kioskTable, "kiosks", tr("Kiosks of the school"), {150, 140, 150, 0, 130, 140, 110});
    m_kioskTable->sortByColumn(KioskModel::Name, Qt::AscendingOrder);
    m_noKiosks = emptyState("noKiosks",
                            tr("No kiosk is registered yet. Whoever looks after the server adds one with\n%1")
                                .arg(QStringLiteral("cutcard-cli school kiosks add room_1 --service school "
                                                    "--password-file room_1.pgpass")),
                            panel);
    m_noKiosks->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_kioskTable->hide();
    column->addWidget(m_figures);
    column->addWidget(m_fault);
    column->addWidget(m_kioskTable, 1);
    column->addWidget(m_noKiosks, 1);
    return panel;
}

QWidget* KiosksPage::conflictPanel() {
    auto* panel = new QWidget(this);
    QVBoxLayout* column = columnIn(panel);
    column->addWidget(heading(tr("Changed at a kiosk and at the school"), panel));
    m_whatToDo =
        remark(tr("Both versions are kept, and the newest one counts. Compare them on the page of rules, exams "
                  "or scenarios, and save there what is to hold."),
               panel);
    m_noConflicts = remark(tr("No definition was changed on both sides."), panel);
    m_noConflicts->setObjectName(QStringLiteral("noConflicts"));
    m_conflictTable = new QTableView(panel);
    m_conflictTable->setModel(m_conflicts);
    dressTable(*m_conflictTable, "conflicts", tr("Definitions that were changed on both sides"),
               {150, 0, 170, 150, 190});
    m_conflictTable->setSortingEnabled(false);
    m_conflictTable->hide();
    m_whatToDo->hide();
    column->addWidget(m_whatToDo);
    column->addWidget(m_conflictTable, 1);
    column->addWidget(m_noConflicts);
    column->addStretch();
    return panel;
}

void KiosksPage::showEvent(QShowEvent* event) {
    m_timer.start();
    ConsolePage::showEvent(event);
}

void KiosksPage::hideEvent(QHideEvent* event) {
    m_timer.stop();
    ConsolePage::hideEvent(event);
}

/// A server that does not answer is waited for in another thread, ten seconds and more; the window goes on.
void KiosksPage::refresh() {
    if (m_asking.isRunning() || context().kiosks == nullptr) return;
    auto look = context().kiosks->look(session());
    if (!look) return complain(look.refusal());
    const auto promise = std::make_shared<QPromise<News>>();
    m_asking.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, ask = std::move(*look)] {
        promise->addResult(std::make_shared<News::element_type>(ask()));
        promise->finish();
    });
}

void KiosksPage::answered() {
    const News news = m_asking.future().result();
    *news ? take(**news) : complain(news->refusal());
}

void KiosksPage::complain(const store::StoreRefusal& refusal) {
    QString sentence = text::storeFault(refusal);
    if (!m_asOf.isEmpty()) sentence += u' ' + tr("What you see here is as of %1.").arg(m_asOf);
    if (refusal.fault == store::StoreFault::ServerAway) sentence += u' ' + tr("It is asked again every few seconds.");
    // Said once, not every three seconds, to whoever has it read out.
    if (m_fault->text() != sentence) m_fault->say(sentence);
    m_figures->setVisible(!m_asOf.isEmpty());
}

void KiosksPage::take(const school::KioskNews& news) {
    m_fault->clear();
    m_asOf = timeOf(news.now);
    m_kiosks->show(news.kiosks, news.now);
    m_figures->setText(tr("Online: %1, silent: %2, never seen: %3, retired: %4. As of %5.")
                           .arg(m_kiosks->count(KioskState::Online))
                           .arg(m_kiosks->count(KioskState::Silent))
                           .arg(m_kiosks->count(KioskState::NeverSeen))
                           .arg(m_kiosks->count(KioskState::Retired))
                           .arg(m_asOf));
    m_figures->show();
    std::vector<ConflictModel::Row> conflicts;
    conflicts.reserve(news.conflicts.size());
    for (const school::DefinitionConflict& conflict : news.conflicts)
        conflicts.push_back({conflict, titleIn(conflict.body)});
    m_conflicts->show(std::move(conflicts));
    m_kioskTable->setVisible(!news.kiosks.empty());
    m_noKiosks->setVisible(news.kiosks.empty());
    const bool hasConflicts = m_conflicts->rowCount() > 0;
    for (QWidget* one : {static_cast<QWidget*>(m_conflictTable), static_cast<QWidget*>(m_whatToDo)})
        one->setVisible(hasConflicts);
    m_noConflicts->setVisible(!hasConflicts);
}

}  // namespace cutcard::supervisor
