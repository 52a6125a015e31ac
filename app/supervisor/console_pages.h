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
std::vector<PageEntry> consolePages(bool isSchools = false);
/// The keys that lead to a page, by its place: the tenth has Ctrl+0.
QString pageKeys(int index);

}  // namespace cutcard::supervisor
