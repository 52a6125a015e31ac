#include "app/supervisor/console_pages.h"

#include "app/supervisor/analysis_page.h"
#include "app/supervisor/exams_page.h"
#include "app/supervisor/exchange_page.h"
#include "app/supervisor/kiosks_page.h"
#include "app/supervisor/people_page.h"
#include "app/supervisor/records_page.h"
#include "app/supervisor/results_page.h"
#include "app/supervisor/rules_page.h"
#include "app/supervisor/scenarios_page.h"
#include "app/supervisor/trends_page.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

template <typename Page>
PageEntry page(const char* key, const char* title) {
    return {QLatin1String(key), QCoreApplication::translate("ConsolePages", title),
            [](ConsoleContext& context, QWidget* parent) { return new Page(context, parent); }};
}

}  // namespace

std::vector<PageEntry> consolePages(bool isSchools) {
    std::vector<PageEntry> pages = {
        page<PeoplePage>("people", QT_TRANSLATE_NOOP("ConsolePages", "People")),
        page<RulesPage>("rules", QT_TRANSLATE_NOOP("ConsolePages", "Rules")),
        page<ExamsPage>("exams", QT_TRANSLATE_NOOP("ConsolePages", "Exams")),
        page<ScenariosPage>("scenarios", QT_TRANSLATE_NOOP("ConsolePages", "Scenarios")),
        page<ResultsPage>("results", QT_TRANSLATE_NOOP("ConsolePages", "Results")),
        page<AnalysisPage>("analysis", QT_TRANSLATE_NOOP("ConsolePages", "Analysis")),
        page<TrendsPage>("trends", QT_TRANSLATE_NOOP("ConsolePages", "Trends")),
        page<ExchangePage>("exchange", QT_TRANSLATE_NOOP("ConsolePages", "Exchange")),
        page<RecordsPage>("records", QT_TRANSLATE_NOOP("ConsolePages", "Records")),
    };
    // Last, so that every other page has the same keys everywhere.
    if (isSchools) pages.push_back(page<KiosksPage>("kiosks", QT_TRANSLATE_NOOP("ConsolePages", "Kiosks")));
    return pages;
}

QString pageKeys(int index) {
    return QCoreApplication::translate("ConsolePages", "Ctrl+%1").arg((index + 1) % 10);
}

}  // namespace cutcard::supervisor
