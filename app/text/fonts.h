#pragma once

#include <QStringList>

namespace cutcard::text {

/// What everything is written in: a character that one font has no glyph for comes from the next. Chinese is asked for
/// in its simplified forms; left to itself the system may take the Japanese ones.
inline QStringList fontFamilies() {
    return {QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("DejaVu Sans")};
}

}  // namespace cutcard::text
