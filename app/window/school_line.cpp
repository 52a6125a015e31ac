#include "app/window/school_line.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard {
namespace {

QString howItStands(std::int64_t waiting) {
    if (waiting == 0) return SchoolLine::tr("The school has everything.");
    return SchoolLine::tr("%n record(s) wait for the school.", nullptr, static_cast<int>(waiting));
}

}  // namespace

SchoolLine::SchoolLine(store::SqliteStore& store, const std::string& conninfo, const school::ForwarderPace& pace,
                       QObject* parent)
    : QObject(parent), m_said([] { return tr("Looking for the school"); }), m_desk(store),
      m_forwarder(
          school::KioskSync(conninfo, QCoreApplication::applicationVersion().toStdString(), m_desk,
                            [this](const std::function<void()>& task) { return m_turn.take(task); }),
          [this](const school::StoreResult<school::SyncReport>& report) {
              QMetaObject::invokeMethod(
                  this, [this, report] { told(report); }, Qt::QueuedConnection);
          },
          pace) {}

SchoolLine::~SchoolLine() {
    // The thread may wait for this one, which is about to wait for it.
    m_turn.end();
}

void SchoolLine::told(const school::StoreResult<school::SyncReport>& report) {
    m_isUp = bool(report);
    if (report) {
        m_said = [waiting = report->waiting] { return howItStands(waiting); };
    } else if (report.refusal().fault == store::StoreFault::ServerAway) {
        // Away from the school's network nothing is wrong: everything waits.
        const auto waiting = m_desk.waiting();
        m_said = [count = waiting ? *waiting : 0] {
            return tr("The school does not answer.") + QLatin1Char(' ') + howItStands(count);
        };
    } else if (report.refusal().fault == store::StoreFault::NotAKiosk) {
        // A supervisor's own computer: it opens the school's records, and there is nothing to be said of that here.
        m_said = [] { return QString(); };
    } else {
        m_said = text::faultSentence(report.refusal());
    }
    emit changed();
    if (report && report->hasNews()) emit newsCame();
}

}  // namespace cutcard
