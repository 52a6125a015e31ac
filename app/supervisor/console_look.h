#pragma once

#include <QRgb>

namespace cutcard::supervisor {

/// How large and how clear somebody wants the console.
struct ConsoleLook {
    int percent = 100;  ///< Of the text and everything around it: 100 to 200.
    bool highContrast = false;

    bool operator==(const ConsoleLook&) const = default;
};

/// Colours and sizes of every page: those of the program's Theme. The only place in the console that has them.
namespace look {

struct Colours {
    QRgb night;
    QRgb panel;
    QRgb stripe;  ///< Every second row.
    QRgb raised;
    QRgb line;
    QRgb pressed;  ///< Behind a pressed button.
    QRgb gold;
    QRgb goldDeep;
    QRgb chosen;  ///< Behind a selected row.
    QRgb text;
    QRgb quiet;
    QRgb off;   ///< What cannot be used now.
    QRgb dark;  ///< Text on gold.
    QRgb right;
    QRgb wrong;
    QRgb wrongDeep;
};

const Colours& coloursOf(bool highContrast);

/// From now on; what has been made already keeps what it has.
void wear(const ConsoleLook& look);
const ConsoleLook& worn();

/// Of the look that is worn.
const Colours& colours();
/// What so many pixels at 100 % are now.
int px(int pixels);

inline int gap() {
    return px(10);
}
/// Around a page and a dialog.
inline int margin() {
    return px(20);
}
inline int rowHeight() {
    return px(34);
}
inline int normal() {
    return px(15);
}

}  // namespace look
}  // namespace cutcard::supervisor
