#include "app/supervisor/console_look.h"

#include <algorithm>

namespace cutcard::supervisor::look {
namespace {

constexpr Colours kNormal{
    .night = 0xff0d1117,
    .panel = 0xff151b23,
    .stripe = 0xff19202a,
    .raised = 0xff1e2630,
    .line = 0xff323d4a,
    .pressed = 0xff323d4a,
    .gold = 0xfff5c451,
    .goldDeep = 0xff33290f,
    .chosen = 0xff5c4714,
    .text = 0xfff2f4f6,
    .quiet = 0xffb3bcc7,
    .off = 0xff8a94a0,
    .dark = 0xff10151c,
    .right = 0xff4cc38a,
    .wrong = 0xffff8f8f,
    .wrongDeep = 0xff431d20,
};

constexpr Colours kHighContrast{
    .night = 0xff000000,
    .panel = 0xff000000,
    .stripe = 0xff141414,
    .raised = 0xff0a0a0a,
    .line = 0xffffffff,
    .pressed = 0xff3d3d3d,
    .gold = 0xffffe14d,
    .goldDeep = 0xff332b00,
    .chosen = 0xff5a4600,
    .text = 0xffffffff,
    .quiet = 0xffe6e6e6,
    .off = 0xffbdbdbd,
    .dark = 0xff000000,
    .right = 0xff6dffae,
    .wrong = 0xffffb0b0,
    .wrongDeep = 0xff3d0000,
};

ConsoleLook& now() {
    static ConsoleLook look;
    return look;
}

}  // namespace

const Colours& coloursOf(bool highContrast) {
    return highContrast ? kHighContrast : kNormal;
}

void wear(const ConsoleLook& look) {
    now() = look;
    now().percent = std::clamp(look.percent, 100, 200);
}

const ConsoleLook& worn() {
    return now();
}

const Colours& colours() {
    return coloursOf(now().highContrast);
}

int px(int pixels) {
    return (pixels * now().percent + 50) / 100;
}

}  // namespace cutcard::supervisor::look
