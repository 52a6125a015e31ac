#include "app/supervisor/console_pages.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

template <typename Page>
PageEntry page(const char* key, const char* title) {
    return {QLatin1String(key), QCoreApplication::translate("ConsolePages", title),
            [](ConsoleContext& context, QWidget* parent) { return new Page(context, parent); }};
}

}  // namespace

std::vector<PageEntry> consolePages() {
    return {};
}

}  // namespace cutcard::supervisor
