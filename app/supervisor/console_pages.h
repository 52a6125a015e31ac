#pragma once

#include "app/supervisor/console_page.h"

#include <functional>
#include <vector>

namespace cutcard::supervisor {

struct PageEntry {
    QString key;  ///< "people"; the same in every language.
    QString title;
    std::function<ConsolePage*(ConsoleContext&, QWidget*)> make;
};

/// Every page of the console, in the order of the side bar. Made only when it is first looked at.
std::vector<PageEntry> consolePages();

}  // namespace cutcard::supervisor
